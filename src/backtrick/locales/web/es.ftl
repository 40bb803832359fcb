### The texts of the browser client, in Spanish.
### Lay is jugar, pile is pila, draw pile is mazo, draw is robar, seat is sitio, the backwards trick is
### el truco inverso. Groups are not addressed, so that the texts fit Spain and America alike.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Cuatro pilas, un equipo, noventa y ocho cartas: a jugarlas todas antes de quedarse sin salida.
about-face-to-face = Dos personas, un mazo cada una: líbrate del tuyo y ayuda solo cuando te convenga.
about-quick-and-easy = Diez números, cinco colores, dos pilas: cinco minutos en equipo.
players-the-game = De 1 a 5 jugadores, en equipo
players-face-to-face = 2 jugadores, cara a cara
players-quick-and-easy = De 2 a 5 jugadores, en equipo

players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
  }
option-required = mínimo { $value }
option-hand = mano de { $value }
option-fire = On Fire
option-professional = profesional
option-clock = { $value } segundos por turno
option-talk = { $talk ->
    [strict] solo pistas
    [silent] sin chat
   *[free] chat bajo palabra de honor
  }
option-about-required = Cartas que hay que jugar por turno; 3 es para expertos.
option-about-hand = Con una carta menos es más difícil.
option-about-fire = Seis cartas de fuego: cada una se cubre en el turno siguiente.
option-about-professional = Una carta por turno y casi sin hablar.

bots = Bots
bots-about = Cuanto más abajo en la lista, mejor juegan, hasta el Experto. Un + se toma más tiempo.
bot-random = Azar
bot-greedy = Voraz
bot-planner = Estratega
bot-expert = Experto
seat-bot = { $bot } (bot)
seat-bot-numbered = { $bot } #{ $seat }

you = Tú
guest = Invitado { $number }
seat-open = Sitio libre
seat-somebody = Jugador { $seat }
card-coloured = { $number } { $colour ->
    [b] azul
    [g] verde
    [r] rojo
    [v] violeta
   *[y] amarillo
  }

## Getting around

skip = Ir al contenido
nav = Páginas
home = Inicio
close = Cerrar
save = Guardar
share = Compartir
copied = Copiado
copy-by-hand = Este navegador no deja copiar a la página. Cópialo de aquí:
reload = Recargar la página
try-again = Reintentar
loading = Un momento…
connecting = Vamos a la mesa…
settings = Ajustes
rules = Reglas
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
sounds = Sonido y vibración
keys = Teclas
keys-letters = Las letras sueltas (u, e, h) hacen algo
key-hand = por tu mano, o por las pilas
key-order = mover la carta dentro de la mano
key-take = tomar una carta, o jugarla en una pila
key-piles = a las pilas con una carta, y de vuelta
key-digit = jugar la carta en esta pila
key-back = devolver la carta
key-undo = deshacer
key-end = terminar el turno
key-say = decir algo

## Home

home-title = Siéntate, las cartas están listas
home-about = Tres pequeños juegos de cartas: subir, bajar y dar ese paso atrás que te salva. Juega ya con bots o envía un enlace a tus amigos. Sin registro.
play-now = Jugar ya
play-now-wait = Repartiendo…
with-friends = Con amigos
learn = Apréndelo en dos minutos
resume-title = Sigue donde lo dejaste
resume-more = { $count ->
    [one] y una más
   *[other] y { $count } más
  }
table-phase = { $phase ->
    [gathering] esperando, { $taken } de { $seats } sitios ocupados
    [choosing] decidiendo quién empieza
    [playing] en juego
   *[over] entre partidas
  }
fan-project = Un proyecto de aficionados, ajeno a la editorial. Código abierto, sin publicidad ni rastreo.
identity-lost = El servidor ya no reconoce este navegador y te ha dado un nombre nuevo. A tus partidas anteriores puedes llegar desde otro dispositivo tuyo: abre allí los ajustes y crea un enlace.

daily = Reparto del día
daily-about = Las mismas cartas para todo el mundo, una vez al día. Cuenta tu primer intento.
daily-open = Ver los de hoy
daily-played = { $count } de { $of } jugados hoy
daily-day = { $day } · { $until ->
    [midnight] hasta medianoche
   *[other] hora límite: { $until }
  }
daily-with = { $bots ->
    [0] en solitario
    [one] con un bot
   *[other] con { $bots } bots
  }
daily-play = Jugar
daily-go-on = Continuar
daily-see = Ver la mesa
daily-results = Cómo les fue a otros
daily-result = { $duel ->
    [yes] { $won ->
        [yes] victoria por { $left }
       *[no] derrota, con { $left } sin jugar
      }
   *[no] { $won ->
        [yes] ¡conseguido!
       *[no] { $left } sin jugar
      }
  }

join-title = Entrar en una mesa
join-code = Código de la mesa
join = Entrar
join-help = El código tiene seis letras y cifras. Pide que te lo repitan o que te envíen el enlace.
public = Mesas públicas
public-open = Ver mesas públicas
public-about = Aquí puede sentarse o mirar cualquiera.
public-none = Ahora mismo no hay ninguna mesa pública abierta.
public-open-one = Abrir una
watch = Mirar
watching = mirando
go-on = Continuar
sit = Sentarme

## A table for friends

choose-game = ¿Qué juego?
choose-players = ¿Cuántos jugadores?
choose-options = Opciones
choose-table = La mesa
choose-public = Pública
choose-public-about = Cualquiera puede encontrarla y sentarse.
choose-watch = Se puede mirar
choose-talk = Conversación
talk = { $talk ->
    [strict] Estricta
    [free] Libre
   *[standard] Normal
  }
talk-about = { $talk ->
    [strict] Solo pistas, sin chat.
    [free] Pistas y chat; las reglas son cuestión de honor.
    [chat] Chat a voluntad.
    [silent] Sin chat.
   *[standard] Pistas y chat; se detienen los mensajes que revelan un número.
  }
choose-clock = Tiempo por turno
clock-choice = { $seconds ->
    [0] sin límite
   *[other] { $seconds } segundos
  }
open-table = Abrir la mesa
open-table-about = Después tendrás un enlace para repartir. Los sitios que queden libres pueden ser para bots.

change-table = Cambiar la mesa
lobby-seats = Sitios
lobby-host = organiza
lobby-offline = no está ahora mismo
lobby-waiting = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
  }
lobby-ready = Ya no falta nadie.
lobby-host-begins = Reparte { $name }.
put-bot = Bot
open-seat = Liberar sitio
fill-bots = { $count ->
    [one] Un bot en el sitio libre
   *[other] Bots en los { $count } sitios
  }
begin = Repartir
invite = Invitar
invite-title = Invita a tus amigos
invite-code = O con este código:
invite-link = Enlace a esta mesa
invite-share = Compartir enlace
invite-qr = El enlace en un código QR
invite-lonely = Este enlace solo funciona en este ordenador. Para otras personas de tu red, arranca el servidor con { $command } y abre la página en la dirección de red del ordenador.

## Who starts

choosing = ¿Quién empieza?
choosing-about = Mira tu mano, di si te gustaría empezar y propón a alguien. ¡Sin números!
choosing-who = ¿Quién debería empezar?
choosing-any = Me da igual
choosing-wait = Esperando al resto…
opening = { $opening ->
    [0] mejor no
    [1] vale
   *[2] con ganas
  }
opinion-for = propone: { $starter }
opinion-none = sin opinión
opinion-waiting = pensando…

## The table

your-turn = Tu turno
turn-of = Turno: { $name }
turn-mine = { $needed ->
    [0] Tu turno: juega más o termina
    [one] { $laid ->
        [0] Tu turno: juega una carta
       *[other] Tu turno: falta una carta
      }
   *[other] Tu turno: faltan { $needed } cartas
  }
turn-fire = { $needed ->
    [0] Tu turno: cubre { $cards }
    [one] Tu turno: falta una carta, y cubre { $cards }
   *[other] Tu turno: faltan { $needed } cartas, y cubre { $cards }
  }
turn-corner = Cuidado: desde aquí ya no podrás completar el turno.
planning-ahead = Preparas tu jugada; turno: { $name }
plan-corner = Cuidado: así te metes en un callejón sin salida y no podrás completar el turno.
plan-changed = La mesa ha cambiado: { $why }
pick-first = Toma antes una carta de tu mano.
lay = { $count ->
    [one] Jugar esta carta
   *[other] Jugar { $count } cartas
  }
lay-only = Solo jugar
lay-and-end = Jugar y terminar
end-turn = Terminar turno
undo = Deshacer
sort = Ordenar
planned = prevista
piles-mine = Tus pilas, { $metal ->
    [gold] oro
   *[silver] plata
  }
piles-of = { $metal ->
    [gold] Oro
   *[silver] Plata
  }
help-open = puedes ayudar con una carta
help-done = ya has ayudado
step = { $step ->
    [0] ±0
   *[other] +{ $step }
  }
step-trick = ↶ { $step }
pile-cover = ¡cubre!
pile-label = Pila { $pile }, { $way ->
    [up] sube
   *[down] baja
  }{ $owner ->
    [none] {""}
   *[other] , { $owner }
  }, { $top ->
    [none] vacía
   *[other] muestra { $top }
  }
pile-owed = una carta de fuego que hay que cubrir
pile-planned = con una carta prevista
pile-fits = { $trick ->
    [yes] encaja con el truco inverso: recupera { $step }
   *[no] encaja: paso de { $step }
  }
hand-label = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
  }
hand-card = { $card }{ $fire ->
    [yes] , de fuego
   *[no] {""}
  }{ $fits ->
    [trick] , truco posible
    [no] , ahora no encaja
   *[other] {""}
  }
draw-label = Mazo{ $whose ->
    [none] {""}
   *[other] {" "}({ $whose })
  }: { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
  }
seats-label = El resto de la mesa
seat-label = { $name }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }{ $state ->
    [away] , ausente
    [offline] , sin conexión
   *[here] {""}
  }{ $turn ->
    [yes] , tiene el turno
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Juega en el sitio { $seat }. Cartas en mano: { $cards }.
    [away] No está; el sitio { $seat } sigue siendo suyo.
    [stood-in] No está; en el sitio { $seat } juega un bot mientras tanto.
    [bot] Un bot, en el sitio { $seat }. Cartas en mano: { $cards }.
   *[open] El sitio { $seat } está libre.
  }
seat-program = un programa
log-label = Lo que pasa en la mesa

table-menu = Menú
leave = Dejar la mesa
leave-running = Irme un rato
leave-about = Si te vas, el sitio sigue siendo tuyo: vuelve cuando quieras.
resign = Rendirme
resign-sure = Sí, me rindo
nudge = ¿Sigues ahí?
nudged = Ya preguntado
nudge-about = Si alguien no responde en un rato, se le da por ausente y un bot puede jugar en su lugar.
let-bot = Que juegue un bot
remove = Quitar
let-back = Dejar volver a quien fue retirado
you-are-away = Te has ausentado de esta mesa.
take-back = He vuelto
you-are-nudged = Preguntan si sigues ahí.
connection-lost = Se ha perdido la conexión. Reintentando…
shuffle = La mezcla
shuffle-about = Este número quedó fijado antes de la primera carta. Al acabar, demuestra que nadie ha tocado las cartas.
shuffle-check = Comprobar una partida

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
  }
chat-about = { $talk ->
    [free] Cuestión de honor: nadie lo comprueba, así que cada cual cuida las reglas. Nada de números concretos.
    [professional] Solo colores, la pila que quieres y el truco; nada de valores. Lo demás se detiene antes de que alguien lo vea.
    [open] Di lo que quieras.
   *[standard] Vale todo, menos números concretos: esos se detienen antes de que alguien los vea.
  }
chat-refused = No se ha enviado. Nadie más lo ha visto.
chat-offer = Dilo así: { $hint }
chat-hinted = Dicho como pista: { $hint }
chat-empty = Ningún mensaje desde que llegaste.
chat-watching = Quien mira puede leer; solo escribe quien juega.
chat-write = Mensaje
chat-send = Enviar

mute = Silenciar
unmute = Volver a oír
muted = en silencio
mute-about = { $on ->
    [yes] No te llega nada suyo, ni chat ni pistas. Nadie más lo sabe.
   *[no] Silenciar te oculta su chat y sus pistas. Nadie más se entera.
  }

told-dealt = Las cartas están repartidas.
told-laid = { $who ->
    [me] Juegas el { $card } en la pila { $pile }.
   *[other] { $name } juega el { $card } en la pila { $pile }.
  }
told-drew = { $who ->
    [me] { $count ->
        [0] Tu turno ha terminado.
        [one] Robas una carta.
       *[other] Robas { $count } cartas.
      }
   *[other] { $count ->
        [0] { $name } termina su turno.
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
      }
  }
told-you-start = Empiezas tú.
told-starts = Empieza { $name }.
told-sat-down = { $name } se sienta en el sitio { $seat }.
told-stood-up = { $who ->
    [me] Has dejado la mesa.
   *[other] Vuelve a haber un sitio libre: { $name }.
  }
told-left = { $who ->
    [me] Te ausentas.
   *[other] Se ausenta: { $name }.
  }
told-stood-in = { $who ->
    [me] Un bot juega por ti.
   *[other] Un bot cubre el sitio: { $name }.
  }
told-took-back = { $who ->
    [me] Has vuelto.
   *[other] { $name } ha vuelto.
  }
told-nudged = Han preguntado a { $name } si sigue ahí.
told-nudged-you = { $by }: ¿sigues ahí?
told-resigned = { $who ->
    [me] Te rindes.
   *[other] { $name } se rinde.
  }
told-more-hints = { $count ->
    [one] Una pista más.
   *[other] { $count } pistas más.
}
told-overtaken = Tu pista sobre la pila { $pile } ya no vale.

## Hints: what may be said with one tap, in full and in a word

hint-leave = por favor, la pila { $pile } no
hint-rather-not = mejor no en la pila { $pile }
hint-go-ahead = adelante con la pila { $pile }
hint-small-steps = en la pila { $pile }, solo pasos cortos
hint-trick = en la pila { $pile } me serviría el truco
hint-want = me gustaría la pila { $pile }
hint-holds = { $colour ->
    [b] tengo azul
    [g] tengo verde
    [r] tengo rojo
    [v] tengo violeta
   *[y] tengo amarillo
  }
hint-high = { $colour ->
    [b] un azul tirando a alto
    [g] un verde tirando a alto
    [r] un rojo tirando a alto
    [v] un violeta tirando a alto
   *[y] un amarillo tirando a alto
  }
hint-middle = { $colour ->
    [b] un azul intermedio
    [g] un verde intermedio
    [r] un rojo intermedio
    [v] un violeta intermedio
   *[y] un amarillo intermedio
  }
hint-low = { $colour ->
    [b] un azul tirando a bajo
    [g] un verde tirando a bajo
    [r] un rojo tirando a bajo
    [v] un violeta tirando a bajo
   *[y] un amarillo tirando a bajo
  }
hint-hard-turn = tengo un turno difícil
hint-fine = voy bien
hint-more = puedo jugar más
hint-thanks = gracias
hint-sorry = lo siento
hint-start = me gustaría empezar
hint-not-start = prefiero no empezar

hint-short-leave = no tocar
hint-short-rather-not = mejor no
hint-short-go-ahead = adelante
hint-short-small-steps = pasitos
hint-short-trick = mi truco
hint-short-want = la quiero
hint-short-holds = tengo
hint-short-high = alto
hint-short-middle = medio
hint-short-low = bajo
hint-short-hard-turn = difícil
hint-short-fine = voy bien
hint-short-more = puedo más
hint-short-thanks = gracias
hint-short-sorry = lo siento
hint-short-start = ¿empiezo?
hint-short-not-start = mejor no

hint-by = { $name }: { $hint }
say = Decir algo
say-about = Todos lo oyen y no revela ningún número. Una vez por turno sobre cada cosa.
say-pile = Sobre la pila { $pile }
say-pile-done = Ya has hablado de la pila { $pile } en este turno.
say-colours = Colores
say-general = En general
say-done = Ya has hablado de esto en este turno.
say-none = En este turno ya no queda nada por decir.
choosing-say = Di a los demás
marks-pile = Lo dicho sobre la pila { $pile }
marks-seat = Lo que ha dicho { $name }
marks-mine = Lo que has dicho
marks-none = Ya nada.

## The end

end-beaten = ¡Juego vencido!
end-excellent = ¡Excelente!
end-lost = Esta vez gana el juego
end-duel-won = ¡Ganas tú!
end-duel-lost = Esta la pierdes
end-winner = Gana { $name }
end-about = { $reason ->
    [all-laid] Todas las cartas están jugadas.
    [stuck] No había forma de seguir. { $left ->
        [one] Quedó una carta.
       *[other] Quedaron { $left } cartas.
      }
    [burned] Una carta de fuego no se cubrió a tiempo. { $left ->
        [one] Quedó una carta.
       *[other] Quedaron { $left } cartas.
      }
   *[resigned] La partida se abandonó. { $left ->
        [one] Quedó una carta.
       *[other] Quedaron { $left } cartas.
      }
  }
end-about-duel = { $reason ->
    [all-laid] { $winner }: todas las cartas jugadas. { $loser }: { $left } sin jugar.
    [stuck] { $loser }: sin dos cartas que jugar, { $left } sin jugar.
   *[resigned] { $loser }: abandono, { $left } sin jugar.
  }
end-scale = { $laid } de { $cards } cartas jugadas, { $left } sin jugar
end-laid = { $laid } de { $cards } cartas jugadas.
end-bands = { $left } sin jugar. Ninguna es la victoria; menos de { $excellent }, excelente.
end-hands = Lo que quedó en las manos
rematch = Jugar otra
same-deal = Mismas cartas
replay = Volver a verla
share-result = { $game }: { $result } ({ $left } sin jugar)

## Watching a game again

replay-first = Al principio
replay-back = Una carta atrás
replay-run = Reproducir
replay-pause = Pausa
replay-next = Una carta adelante
replay-last = Al final
replay-moment = Momento de la partida
replay-place = Turno { $turn } · { $moment } de { $last }
replay-view = Manos
replay-all = Todas las manos a la vista
replay-hidden = { $count ->
    [one] una carta tapada
   *[other] { $count } cartas tapadas
  }
replay-link = Enlace a este momento
replay-continue = Jugar desde aquí
replay-file = Abrir un archivo de partida
replay-file-about = Una partida en el formato de registro (.json, o la primera de un .jsonl). No se guarda nada de ella.
record-wrong = El turno { $turn } de este archivo va contra las reglas.
record-next = Puede que se haya cambiado a mano o esté cortado: usa el archivo tal como se descargó.

## Why a bot played so

replay-said = Dicho en este turno
reason-ask = ¿Por qué?
reason-title = { $name }: ¿por qué este turno?
reason-play = { $card } en la pila { $pile }
reason-chance = { $chance ->
    [0] casi sin opciones
   *[other] { $chance } % de opciones de ganar
  }
reason-laid = Jugó
reason-again = Si se le volviera a preguntar, jugaría
reason-others = También pensó en
reason-unweighed = Este bot sigue reglas sencillas y no calcula opciones.
reason-silent-heard = Nadie había dicho nada.
reason-silent-same = Si nadie hubiera dicho nada, habría jugado lo mismo.
reason-silent-other = Si nadie hubiera dicho nada, habría jugado: { $plays }
reason-heeded = Hizo caso de
reason-overridden = Lo oyó y jugó ahí igualmente

## My games

mine = Mis partidas
mine-unfinished = Sin terminar
mine-finished = Terminadas
mine-none = No te espera ninguna partida.
mine-none-finished = Aquí aparecerán las partidas terminadas.
mine-download = Descargar todas las partidas
record-result = { $won ->
    [yes] ganada
   *[no] perdida, { $left } sin jugar
  }
record-uncounted = no cuenta: las cartas podían conocerse
stat-games = Partidas
stat-wins = Victorias
stat-best = Resto mín.
stat-streak = Racha
stat-chart = { $wins } de { $games } partidas ganadas
stat-legend = Las últimas partidas: cuanto más alta la barra, más cartas jugadas; en verde, las ganadas.

## Settings

name-title = Tu nombre
name = Nombre
name-about = Lo ve el resto de la mesa.
name-saved = Guardado.
device-title = En otro dispositivo
device-about = Sigue en el móvil: con un enlace, otro dispositivo pasa a ser el mismo jugador.
device-link = Crear un enlace
device-expires = Sirve una sola vez. Hora límite: { $time }.
device-linked = Este dispositivo es ahora { $name }.
forget-title = Olvidarme
forget-about = Borra tu nombre y todo lo que te une a tus partidas. No se puede deshacer.
forget = Olvidarme
forget-sure = Sí, olvidarlo todo
forgotten = El servidor te ha olvidado.

## When something is wrong

problem = No ha funcionado
next-not-allowed = Pide el enlace o el código a quien te invitó.
next-no-such-table = Puede que el enlace esté cortado o que la mesa se cerrara hace tiempo. Abre otra desde la página de inicio.
next-wrong-protocol = El servidor se actualizó mientras tenías esta página abierta.
next-offline = Revisa tu conexión; de tu partida no se pierde nada. Se vuelve a intentar solo.
next-not-found = Puede que la dirección esté mal escrita.
next-closed = Abre otra mesa desde la página de inicio.
next-table-full = Pide un sitio a quien abrió la mesa, o abre una tuya desde la página de inicio.
next-table-running = Vuelve cuando acabe, o abre una mesa tuya desde la página de inicio.
next-table-over = Pide a quienes jugaron un enlace a la partida, o abre una mesa tuya desde la página de inicio.
language-missing = No se ha podido cargar { $language }; por ahora todo está en inglés.

refused-offline = No se puede llegar al servidor.
refused-does-not-fit = El { $card } no encaja: esta pila pide { $direction ->
    [ascending] más
   *[descending] menos
  } que { $top }{ $trick ->
    [0] {""}
   *[other] , o justo { $trick }
  }.
refused-does-not-fit-colour = El { $card } no encaja: esta pila pide { $direction ->
    [ascending] más
   *[descending] menos
  } que { $number }, o { $colour ->
    [b] cualquier carta azul
    [g] cualquier carta verde
    [r] cualquier carta roja
    [v] cualquier carta violeta
   *[y] cualquier carta amarilla
  }.
refused-does-not-improve = El { $card } no ayudaría: esta pila rival pide { $direction ->
    [ascending] menos
   *[descending] más
  } que { $top }.
refused-row-card-only = En esta pila rival aún no hay ninguna carta, así que no se puede ayudar.
refused-already-given = Solo una carta por turno puede ir a las pilas rivales.
refused-not-in-hand = El { $card } no está en tu mano.
refused-no-such-pile = Esa pila no existe.
refused-turn-full = { $most ->
    [one] Aquí se juega una carta por turno.
   *[other] Aquí se juegan como mucho { $most } cartas por turno.
  }
refused-too-few-laid = El turno se queda corto: { $laid } de { $required } cartas obligatorias.
refused-fire-open = { $count ->
    [one] Sigue ardiendo: { $cards }. Hay que cubrirla antes de terminar el turno.
   *[other] Siguen ardiendo: { $cards }. Hay que cubrirlas antes de terminar el turno.
  }
refused-not-your-turn = No es tu turno.
refused-not-started = Aún no se ha decidido quién empieza.
refused-game-over = La partida ha terminado.
refused-unknown-game = Ese juego no existe.
refused-player-count = Este juego no es para { $players } jugadores.
refused-unknown-option = No existe la opción { $option }.
refused-missing-option = Falta la opción { $option }.
refused-option-value = { $option } no puede ser { $value }.
refused-wrong-type = { $where } en el archivo no es lo que debería ser.
refused-seed-range = Esta semilla está fuera de rango.
refused-deck-count = El número de mazos del archivo no es correcto.
refused-unknown-card = En este juego no hay ninguna carta { $card }.
refused-duplicate-card = La carta { $card } está dos veces en el mazo.
refused-missing-card = En el mazo falta la carta { $card }.
refused-already-started = Ya está decidido quién empieza.
refused-impossible-view = Ninguna partida puede estar así.
refused-bad-play-text = Eso no es una jugada.
refused-bad-position-text = Eso no es una posición.
refused-not-json = Este archivo no es un registro: no contiene JSON válido.
refused-not-an-object = Este archivo no es un registro.
refused-unknown-format = { $format ->
    [None] Este archivo no dice qué es: su formato debería ser { $known }.
   *[other] El formato de este archivo es { $format }, no { $known }.
  }
refused-missing-key = En el archivo falta { $key }.
refused-empty-turn = En el registro hay un turno sin cartas.
refused-after-the-end = El registro sigue después del final de la partida.
refused-laid-after-outcome = En el registro hay cartas de un turno abierto, pero la partida ha terminado.
refused-outcome-missing = El registro no dice nada del final, pero la partida ha terminado.
refused-outcome-too-early = El registro cuenta un final, pero la partida no ha terminado.
refused-outcome-differs = El registro cuenta un final distinto del que dan las cartas.
refused-wrong-phase = Eso no es posible ahora.
refused-not-seated = Eso solo puede hacerlo quien está en la mesa.
refused-not-host = Eso solo puede hacerlo quien organiza la mesa.
refused-already-seated = Ya tienes un sitio aquí.
refused-seat-taken = Alguien ha sido más rápido: el sitio está ocupado.
refused-seat-unknown = Ese sitio no existe.
refused-no-such-seat = Ese sitio no existe.
refused-seats-in-use = Hay alguien en uno de esos sitios.
refused-table-full = En esta mesa no queda ningún sitio.
refused-removed = Te han quitado de esta mesa.
refused-table-running = En esta mesa hay una partida en marcha, y solo pueden verla quienes la juegan.
refused-table-over = La partida de esta mesa ha terminado, y solo quienes la jugaron pueden ver cómo fue.
refused-seats-open = Todavía hay sitios libres.
refused-other-people = Las mismas cartas son solo para quienes acaban de jugarlas: hay que repartir de nuevo.
refused-not-away = No está ausente.
refused-not-a-person = Ahí no hay nadie.
refused-not-a-bot = Ahí no hay ningún bot.
refused-yourself = Eso no te lo puedes hacer a ti.
refused-already-nudged = Ya se le ha preguntado.
refused-not-due = Ahora no.
refused-chat-off = En esta mesa no hay chat.
refused-empty-text = El mensaje está vacío.
refused-long-text = El mensaje es demasiado largo: { $length } caracteres de { $most } permitidos.
refused-forbidden-hint = { $reason ->
    [already] Ya has hablado de eso en este turno.
    [too-early] Eso se puede decir cuando alguien empiece.
    [too-late] Alguien ha empezado ya.
    [over] La partida ha terminado: solo queda dar las gracias o pedir perdón.
   *[other] Aquí no existe esa pista.
  }
refused-forbidden-talk = { $reason ->
    [digits] Nada de números: podría ser una carta.
    [number-word] Nada de números en palabras: podría ser una carta.
    [roman] Tampoco números romanos: podría ser una carta.
    [ordinal] Podría ser el número de una carta.
    [symbol] Esta imagen muestra un número.
    [counting] Tantos seguidos podrían representar un número.
    [relation] Esto revela una carta por su distancia a una que está a la vista.
    [range] Esto revela por dónde anda el número de una carta.
    [allusion] Esto alude a un número.
    [asking] No se puede preguntar por un número.
    [likely] Suena a que dice el valor de una carta. Si no es así, dilo con otras palabras.
    [vague-value] Los profesionales no dicen nada de valores, ni siquiera alto o bajo.
    [too-long] Demasiado largo: un mensaje tiene como mucho 500 caracteres.
   *[unreadable] En este mensaje no hay nada que leer.
  }
refused-name-fixed = Durante una partida con otros el nombre no cambia. Se puede cambiar cuando acabe.
refused-no-such-turn = Ese turno no existe en esta partida.
refused-not-a-bots-turn = Este turno lo jugó una persona: pregúntale.
refused-no-reason = Este bot no sabe decir por qué.
refused-bad-clock = Un turno puede durar de { $first } a { $last } segundos.
refused-bad-opening = Eso no es una respuesta.
refused-opinion-fixed = Ya has cambiado de opinión una vez.
refused-nothing-laid = No has indicado ninguna carta.
refused-closed = { $reason ->
    [retired] Esta mesa está cerrada: hace mucho que no viene nadie.
    [removed] Esta mesa la ha retirado quien administra el servidor.
   *[other] Esta mesa está cerrada.
  }
refused-bad-request = El servidor no lo ha entendido.
refused-not-found = En esta dirección no hay nada.
refused-wrong-method = El servidor no lo ha entendido.
refused-too-large = Eso es demasiado grande.
refused-wrong-media-type = El servidor no lo ha entendido.
refused-too-many = Demasiado rápido. { $seconds ->
    [one] Prueba de nuevo en un segundo.
   *[other] Prueba de nuevo en { $seconds } segundos.
  }
refused-not-identified = El servidor ya no reconoce este navegador.
refused-not-operator = Eso solo puede hacerlo quien administra el servidor.
refused-foreign-origin = Esta página no pertenece a este servidor.
refused-not-allowed = Esta mesa es privada.
refused-name-length = Un nombre tiene de 1 a { $most } caracteres.
refused-name-characters = Este nombre tiene caracteres que no se ven bien.
refused-name-numbers = Un nombre no puede decir un número que podría ser una carta.
refused-name-banned = Elige otro nombre, por favor.
refused-no-such-table = Esa mesa no existe.
refused-no-such-code = Ninguna mesa tiene ese código.
refused-no-such-record = Esa partida no existe o no puedes verla.
refused-no-such-moment = La partida no puede seguir desde aquí.
refused-no-such-daily = Ese reparto del día no existe.
refused-no-such-link = Este enlace ya se ha usado o es demasiado antiguo.
refused-no-such-device = Ese dispositivo no existe.
refused-no-such-bot = Aquí no hay ningún bot llamado { $bot }.
refused-daily-unfinished = Termina antes este reparto.
refused-daily-running = Hoy otros siguen jugando estas cartas. Sigue cuando acabe el día.
refused-daily-fixed = El reparto del día es igual para todo el mundo: no se puede cambiar nada.
refused-too-many-tables = Ya tienes { $most } mesas sin terminar: acaba o deja una antes.
refused-table-moved = La mesa ha avanzado: prueba otra vez.
refused-table-worn = En esta mesa ha pasado tanto que ya no da más de sí: abre otra.
refused-bad-message = El servidor no lo ha entendido.
refused-wrong-protocol = Esta página es más antigua que el servidor.
refused-update = { refused-wrong-protocol }
refused-too-slow = La conexión era demasiado lenta para seguir el ritmo.
refused-starting = El servidor está arrancando: un momento, por favor.
refused-stopping = El servidor se está apagando.
refused-internal = Algo ha salido mal.
refused-storage-full = El servidor no puede guardar nada ahora.
refused-storage-gone = El servidor no llega ahora a sus datos.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] más de { $top }
   *[descending] menos de { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}o { $trick }
  }
why-does-not-fit-colour = { $direction ->
    [ascending] más de { $number }
   *[descending] menos de { $number }
  } o { $colour ->
    [b] azul
    [g] verde
    [r] rojo
    [v] violeta
   *[y] amarillo
  }
why-does-not-improve = { $direction ->
    [ascending] solo menos de { $top }
   *[descending] solo más de { $top }
  }
why-row-card-only = aún vacía
why-already-given = ya has ayudado
why-not-in-hand = no en mano
why-turn-full = turno completo
why-game-over = terminada
why-not-your-turn = no es tu turno
why-not-started = aún no

## Lessons

learn-title = { $game }: aprende jugando
lesson-step = { $step } de { $steps }
lesson-next = Siguiente
lesson-again = Otra vez
lesson-play = Ahora, a jugar
lesson-partner = Mia
lesson-other = También valdría. En la lección, hazlo como dice el texto.
refused-lesson = Hazlo como dice el texto de arriba.

lesson-the-game-1 = Estas son las cuatro pilas. Dos suben desde el 1, dos bajan desde el 100. Juegas en equipo con Mia: hay que dejar en ellas las 98 cartas.
lesson-the-game-2 = Es tu turno. En la pila 1 vale cualquier número mayor, pero con pasos cortos queda más sitio. Toma el 3 y luego toca la pila 1.
lesson-the-game-3 = La pila 3 baja: juega ahí el 97. Dos cartas son obligatorias; luego termina tu turno y robas otras dos.
lesson-the-game-4 = Mia ha jugado y dice algo: por favor, la pila 4 no. Las pistas quedan junto a su pila. También puedes dar alguna con un toque; ninguna revela un número. Así que deja la pila 4 para ella.
lesson-the-game-5 = Ahora toma el 8 y mira: cada pila dice si encaja, de cuánto sería el paso o por qué no.
lesson-the-game-6 = Juega el 8 en la pila 2. Después el 32 en la pila 1: es un paso grande, pero con un plan. Nadie ve tu plan hasta que termines el turno.
lesson-the-game-7 = Y este era el plan: ¡el truco inverso! El 22 es justo diez menos que el 32, así que puede volver atrás. Juégalo en la pila 1.
lesson-the-game-8 = Diez pasos recuperados. Si alguien no puede jugar las cartas obligatorias, se acaba la partida; que queden menos de diez es excelente. Y al hablar: ¡nada de números!

lesson-face-to-face-1 = Abajo están tus dos pilas, de oro. Arriba, las de Mia, de plata. Gana quien antes juegue sus 58 cartas.
lesson-face-to-face-2 = Siempre dos cartas por turno. Juega el 4 en la pila 1 y el 55 en la pila 2, y termina tu turno. Como solo has usado tus pilas, robas dos.
lesson-face-to-face-3 = Ahora toma el 7 y mira las pilas de Mia. Donde mejora una, encaja: es menor que su 9.
lesson-face-to-face-4 = Con una carta por turno puedes ayudarla. Juega el 7 en la pila 3, y luego el 12 en la pila 1 y el 47 en la pila 2. Quien ayuda roba hasta tener seis: ¡esta vez, tres cartas!
lesson-face-to-face-5 = El truco inverso: en tus pilas puedes retroceder justo diez. Juega el 2 en la pila 1.
lesson-face-to-face-6 = Quien juega su última carta gana al instante. Quien no puede jugar dos cartas pierde al instante. ¡Ayuda solo cuando te hagan falta cartas!

lesson-quick-and-easy-1 = Dos pilas, una sube y otra baja, y cincuenta cartas: del 1 al 10 en cinco colores. Mia tiene dos, y tú también.
lesson-quick-and-easy-2 = La primera carta de una pila puede ser cualquiera. Juega el 3 azul en la pila 1, que sube.
lesson-quick-and-easy-3 = Puedes jugar una segunda carta. Juega el 8 rojo en la pila 2, que baja, y termina tu turno. Robas tantas como has jugado.
lesson-quick-and-easy-4 = Toma el 5 amarillo y mira. Un número igual no encaja: en la pila 1 ya hay un 5.
lesson-quick-and-easy-5 = Pero es menor que el 8. Juégalo en la pila 2 y termina tu turno; con una carta basta.
lesson-quick-and-easy-6 = El truco inverso: el mismo color encaja siempre, sea cual sea el número. ¡Juega el 1 verde sobre el 9 verde!
lesson-quick-and-easy-7 = Del 9 de vuelta al 1. Cuando las cincuenta cartas estén jugadas, habrá ganado el equipo. Se puede hablar, pero nunca de valores exactos.

## Rules

rules-aim = El objetivo
rules-setup = Antes de la primera carta
rules-turn = Tu turno
rules-trick = El truco inverso
rules-end = El final
rules-talk = Hablar
rules-hints = Pistas
rules-expert = Más difícil
rules-fire = On Fire
rules-help = Ayudar al otro
rules-draw = Robar
rules-professional = Para profesionales

rules-the-game-aim = Todo el equipo contra el juego: hay que dejar las 98 cartas, del 2 al 99, en cuatro pilas.
rules-the-game-setup = Dos pilas suben desde el 1 y dos bajan desde el 100. En solitario tienes ocho cartas; entre dos, siete; a partir de tres, seis. Mira tu mano y después se decide en grupo quién empieza.
rules-the-game-turn = Juega al menos dos cartas, cada una en la pila que quieras: más alta que la de arriba si la pila sube, más baja si baja, con la diferencia que sea. Después roba hasta completar la mano. Con el mazo vacío basta una carta, y a quien ya no tiene cartas se le salta.
rules-the-game-trick = En una pila que sube cabe también una carta exactamente diez más baja; en una que baja, una exactamente diez más alta. Así se recupera espacio, tantas veces como puedas.
rules-the-game-end = Si todas las cartas quedan jugadas, el juego está vencido. Si a quien le toca no puede jugar lo obligatorio, se acabó. Que queden menos de diez cartas es excelente.
rules-the-game-talk = Se puede decir de todo, menos números concretos: ni decirlos, ni preguntarlos, ni aludir a ellos. Aquí el chat detiene un mensaje con un número y te dice por qué; nadie más lo ve. Una mesa también puede ser estricta (solo pistas) o libre (cuestión de honor).
rules-the-game-hints = Un toque dice lo que permiten las reglas: no tocar una pila, mejor no, adelante, solo pasos cortos, o que ahí te serviría el truco. También que tu turno es difícil, que vas bien o que puedes jugar más. Una pista queda junto a su pila hasta que se juegue ahí una carta o haya jugado quien la dio. Una vez por turno sobre cada pila. Los bots dan pistas y escuchan las tuyas.
rules-the-game-expert = Los expertos juegan al menos tres cartas por turno, y también una cuando el mazo está vacío. Una mano con una carta menos lo complica aún más; las dos cosas se pueden combinar.
rules-the-game-fire = 22, 33, 44, 55, 66 y 77 arden. Si una queda arriba al acabar un turno, quien va después tiene que cubrirla en el suyo, o la partida está perdida. La tuya la puedes cubrir tú sin esperar.

rules-face-to-face-aim = Dos jugadores, cada uno con un mazo de 58 cartas, de oro y de plata. Gana quien antes juegue todas las suyas.
rules-face-to-face-setup = Cada uno tiene una pila que sube desde el 1 y otra que baja desde el 60, su mazo y una mano de seis. El azar decide quién empieza.
rules-face-to-face-turn = Juega al menos dos cartas, siempre. Todas en tus pilas, salvo una como mucho.
rules-face-to-face-trick = En tus pilas puedes retroceder exactamente diez, como en The Game.
rules-face-to-face-help = Una carta por turno puede ir a una pila del otro, si la mejora: más baja que la de arriba donde sube, más alta donde baja. No en una pila vacía, y sin truco.
rules-face-to-face-draw = Si solo has usado tus pilas, roba dos cartas. Si has ayudado, roba hasta tener seis.
rules-face-to-face-end = Quien juega su última carta gana al instante. Quien no puede jugar dos cartas pierde al instante.

rules-quick-and-easy-aim = En equipo, hay que dejar las 50 cartas, del 1 al 10 en cinco colores, en dos pilas.
rules-quick-and-easy-setup = Una pila sube y otra baja, y las dos empiezan con cualquier carta. Cada cual tiene dos cartas. Se decide en grupo quién empieza.
rules-quick-and-easy-turn = Juega una o dos cartas, más altas en la pila que sube, más bajas en la que baja. Un número igual no encaja. Después roba tantas como has jugado.
rules-quick-and-easy-trick = Una carta del mismo color que la de arriba encaja sea cual sea su número.
rules-quick-and-easy-end = Todas las cartas jugadas: victoria. Si a quien le toca tiene cartas y ninguna encaja, la partida está perdida.
rules-quick-and-easy-talk = Las palabras vagas valen, por ejemplo «un amarillo tirando a alto». Nada de valores, tampoco en relación con otra carta. Aquí el chat detiene un mensaje así y te dice por qué; nadie más lo ve.
rules-quick-and-easy-hints = Un toque dice qué colores tienes, si altos, intermedios o bajos, qué pila te gustaría y dónde te serviría el truco. Los profesionales solo nombran colores, pila y truco. Una pista vale hasta que queda superada; una vez por turno sobre cada cosa. Los bots dan pistas y escuchan las tuyas.
rules-quick-and-easy-professional = Exactamente una carta por turno. Solo puedes decir qué colores tienes, qué pila quieres y dónde podrías usar el truco.
