### The texts of the browser client, in Spanish.
### Lay is jugar, pile is pila, draw pile is mazo, draw is robar, seat is sitio, the backwards trick is
### el truco inverso. Groups are not addressed, so that the texts fit Spain and America alike.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Cuatro pilas, un equipo, noventa y ocho cartas: a jugarlas todas antes de quedarse sin salida.
about-face-to-face = Dos personas, una baraja cada una: juega todas tus cartas antes que tu rival y ayuda solo cuando te convenga.
about-quick-and-easy = Diez números, cinco colores, dos pilas: cinco minutos en equipo.
players-the-game = De 1 a 5 jugadores, en equipo
players-face-to-face = 2 jugadores, cara a cara
players-quick-and-easy = De 2 a 5 jugadores, en equipo

players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
  }
option-required = mínimo { $value } cartas por turno
option-hand = mano de { $value }
option-fire = On Fire
option-professional = profesional
option-clock = { $value } segundos por turno
option-talk = { $talk ->
    [strict] solo pistas
    [silent] sin chat
   *[free] chat bajo palabra de honor
  }
option-about-required = Cuántas cartas debes jugar por turno; 3 es para expertos.
option-about-hand = Una carta menos lo hace más difícil.
option-about-fire = Seis cartas de fuego: hay que cubrir cada una en el turno siguiente.
option-about-professional = Una carta por turno y casi sin hablar.

bots = Bots
bot-random = Azar
bot-greedy = Voraz
bot-planner = Hábil
bot-expert = Experto
bot-level = { $bot }, nivel { $level }
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
connecting = Entrando en la mesa…
settings = Ajustes
rules = Reglas
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
sounds = Sonido y vibración
keys = Teclas
keys-letters = Atajos con letras: u deshacer, e terminar turno, h pista
key-hand = recorrer tu mano o las pilas
key-order = mover la carta dentro de la mano
key-take = tomar una carta, o jugarla en una pila
key-piles = ir a las pilas con una carta, y volver
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
identity-lost = El servidor ya no reconoce este navegador, así que ahora tienes un nombre nuevo. Para recuperar tus partidas anteriores, abre los ajustes en otro dispositivo tuyo y crea un enlace.

daily = Reparto del día
daily-shared = Alguien jugó este reparto del día y lo compartió. Juégalo tú primero y después verás cómo le fue.
daily-play-first = Jugar el reparto del día
daily-about = Las mismas cartas para todo el mundo, una vez al día. Cuenta tu primer intento.
daily-honour = Aquí no hay registro, así que no podemos evitar que alguien espíe antes las cartas con otro dispositivo. Es solo un juego.
daily-open = Los repartos de hoy
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
join-help = Un código se compone de letras y cifras. Pide que te lo lean otra vez o que te envíen el enlace.
public = Mesas públicas
public-open = Ver mesas públicas
public-about = Cualquiera puede sentarse o mirar.
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
choose-more = Más ajustes
choose-table = La mesa
choose-public = Pública
choose-public-about = Cualquiera puede encontrarla y sentarse.
choose-watch = Otros pueden mirar
choose-talk = Conversación
talk = { $talk ->
    [strict] Estricta
    [free] Libre
   *[standard] Normal
  }
talk-about = { $talk ->
    [strict] Solo pistas, sin chat.
    [free] Pistas y chat; las reglas son cuestión de honor.
    [chat] Chat sobre lo que quieras.
    [silent] Sin chat.
   *[standard] Pistas y chat; se bloquean los mensajes que revelan un número.
  }
choose-clock = Tiempo por turno
clock-choice = { $seconds ->
    [0] sin límite
   *[other] { $seconds } segundos
  }
open-table = Abrir la mesa
open-table-about = Tendrás un enlace para compartir. Los bots pueden ocupar los sitios libres.

change-table = Cambiar la mesa
lobby-invited = { $name } te invita a jugar a { $game }.
lobby-seats = Sitios
lobby-host = organiza
lobby-offline = no está ahora mismo
lobby-waiting = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
  }
lobby-ready = Ya están todos.
lobby-host-begins = Falta que { $name } reparta.
put-bot = Bot
open-seat = Liberar sitio
fill-bots = { $count ->
    [one] Un bot en el sitio libre
   *[other] Bots en los { $count } sitios
  }
begin = Repartir
invite = Invitar
invite-title = Invita a tus amigos
invite-code = O que escriban este código:
invite-link = Enlace a esta mesa
invite-share = Compartir enlace
invite-qr = El enlace en un código QR
invite-renew = Nuevo enlace y código
invite-renew-about = El enlace y el código anteriores dejarán de funcionar. También cambian cuando expulsas a alguien.
invite-lonely = Este enlace solo funciona en este equipo. Para otras personas de tu red, inicia el servidor con { $command } y abre la página en la dirección de red del equipo.

## Who starts

choosing = ¿Quién empieza?
choosing-about = Mira tus cartas: ¿te gustaría empezar?
choosing-wait = Esperando al resto…
choosing-ends = La mesa decide en { $seconds } s.
opinion-none = sin preferencia
opinion-waiting = aún sin respuesta

## The table

your-turn = Tu turno
turn-of = Juega { $name }…
turn-away = { $name } no está.
turn-mine = { $needed ->
    [0] Tu turno: juega más o termina
    [one] { $laid ->
        [0] Tu turno: juega una carta
       *[other] Tu turno: falta una carta
      }
   *[other] { $laid ->
        [0] Tu turno: juega { $needed } cartas
       *[other] Tu turno: faltan { $needed } cartas
      }
  }
turn-fire = { $needed ->
    [0] Tu turno: cubre { $cards }
    [one] Tu turno: juega una carta más y cubre { $cards }
   *[other] Tu turno: juega { $needed } cartas y cubre { $cards }
  }
turn-corner = Ya no puedes jugar suficientes cartas: con este turno acaba la partida. Juega lo que aún encaje.
planning-ahead = Juega { $name }. Tú vas planeando.
plan-corner = Cuidado: después de esto no podrías completar el turno.
plan-changed = Tu plan ya no sirve: { $why }
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
piles-mine = { $metal ->
    [gold] Tus pilas (oro)
   *[silver] Tus pilas (plata)
  }
piles-of = { $metal ->
    [gold] Pilas de { $name } (oro)
   *[silver] Pilas de { $name } (plata)
  }
help-open = puedes ayudar con una carta
help-done = ya has ayudado
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
seat-away = ausente
seat-label = { $name }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }{ $state ->
    [away] , ausente
    [offline] , sin conexión
   *[here] {""}
  }{ $turn ->
    [yes] , está jugando
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Ocupa el sitio { $seat }. Cartas en mano: { $cards }.
    [away] No está por ahora; el sitio { $seat } sigue siendo suyo.
    [stood-in] No está por ahora; en el sitio { $seat } juega un bot mientras tanto.
    [bot] Un bot, en el sitio { $seat }. Cartas en mano: { $cards }.
   *[open] El sitio { $seat } está libre.
  }
seat-program = un programa
log-label = Lo que pasa en la mesa

table-menu = Menú
leave = Dejar la mesa
leave-running = Ausentarme un rato
leave-about = Si te ausentas, el sitio sigue siendo tuyo: vuelve cuando quieras.
resign = Rendirme
resign-sure = Sí, me rindo
nudge = ¿Sigues ahí?
nudged = Pregunta enviada
nudge-about = A quien no responda en un rato se le da por ausente; entonces un bot puede jugar en su lugar.
let-bot = Que juegue un bot
remove = Expulsar
let-back = Readmitir expulsados
you-are-away = Te has ausentado de esta mesa.
take-back = He vuelto
you-are-nudged = Los demás preguntan si sigues ahí.
answer-nudge = Aquí estoy
connection-lost = Se ha perdido la conexión. Reintentando…
status-lost = Esperando la conexión; volverá por sí sola.
shuffle = El barajado
shuffle-about = Este número quedó fijado antes de la primera carta. Al final demuestra que nadie cambió el orden de las cartas.
shuffle-check = Para comprobarlo, vuelve a ver la partida cuando acabe y pulsa «Comprobar esta partida».

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
  }
chat-about = { $talk ->
    [free] Cuestión de honor: nadie vigila, así que cada cual debe respetar las reglas. Nada de números concretos.
    [professional] Solo colores, la pila que quieres y el truco; nada de valores. Todo lo demás se bloquea antes de que alguien lo vea.
    [open] Di lo que quieras.
   *[standard] Vale todo, menos números concretos: esos se bloquean antes de que alguien los vea.
  }
chat-refused = No se ha enviado. Nadie más lo ha visto.
chat-offer = Di esto en su lugar: { $hint }
chat-hinted = Dicho como pista: { $hint }
chat-empty = Ningún mensaje desde que llegaste.
chat-watching = Quienes miran pueden leer; solo escriben quienes juegan.
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
   *[other] { $name } dejó la mesa; el sitio vuelve a estar libre.
  }
told-left = { $who ->
    [me] Ahora estás ausente.
   *[other] { $name } está ausente.
  }
told-stood-in = { $who ->
    [me] Un bot juega por ti.
   *[other] Un bot juega por { $name }.
  }
told-took-back = { $who ->
    [me] Has vuelto.
   *[other] { $name } ha vuelto.
  }
told-nudged = Le preguntaron a { $name }: «¿Sigues ahí?»
told-nudged-you = { $by } pregunta: ¿sigues ahí?
told-nudge-answered = { $who ->
    [me] Has dicho que estás aquí.
   *[other] { $name } está aquí.
  }
told-key-changed = Esta mesa tiene un enlace y un código nuevos.
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
hint-trick = en la pila { $pile } podría usar el truco
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
hint-short-trick = truco aquí
hint-short-want = la quiero
hint-short-holds = lo tengo
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
say-about = Todos oyen tus pistas, y ninguna revela un número. Puedes hablar de cada cosa una vez por turno.
say-pile = Sobre la pila { $pile }
say-pile-done = Ya has hablado de la pila { $pile } en este turno.
say-colours = Colores
say-general = En general
say-done = Ya has hablado de esto en este turno.
say-none = En este turno ya no queda nada por decir.
marks-pile = Lo dicho sobre la pila { $pile }
marks-seat = Lo que ha dicho { $name }
marks-mine = Lo que has dicho
marks-none = Estas pistas ya no valen.

## The end

end-beaten = ¡Juego vencido!
end-excellent = ¡Excelente!
end-lost = Esta vez gana el juego.
end-duel-won = ¡Ganas tú!
end-duel-lost = Esta vez pierdes tú.
end-winner = ¡Gana { $name }!
end-about = { $reason ->
    [all-laid] Todas las cartas están jugadas.
    [stuck] Alguien no pudo jugar las cartas obligatorias.
    [burned] Una carta de fuego no se cubrió a tiempo.
   *[resigned] La partida terminó por rendición.
  }
end-about-duel = { $reason ->
    [all-laid] Cartas sin jugar: { $winner }, ninguna; { $loser }, { $left }.
    [stuck] { $loser }: sin dos cartas que jugar.
   *[resigned] { $loser }: rendición.
  }
end-scale = { $laid } de { $cards } cartas jugadas, { $left } sin jugar
end-hands = Cartas que quedaron en mano
rematch = Jugar otra
same-deal = Mismas cartas
replay = Volver a verla
share-result = { $game }: { $result }{ $left ->
    [0] {""}
    [one] {" "}Una carta sin jugar.
   *[other] {" "}{ $left } cartas sin jugar.
  }

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
replay-file-about = Una partida en el formato de registro (.json, o la primera de un .jsonl). No se guarda nada.
record-wrong = El turno { $turn } de este archivo va contra las reglas.
record-next = Puede que el archivo esté modificado o cortado. Úsalo tal como lo descargaste.

## Why a bot played so

replay-said = Dicho en este turno
reason-ask = ¿Por qué?
reason-title = { $name }: ¿por qué este turno?
reason-play = { $card } en la pila { $pile }
reason-chance = { $chance ->
    [0] casi ninguna posibilidad
   *[other] { $chance } % de probabilidad de ganar
  }
reason-laid = Jugó
reason-again = Si se le volviera a preguntar, jugaría
reason-others = También consideró
reason-newer = Jugó una versión anterior de este bot: aquí responde una más nueva, que puede juzgar de otra manera.
reason-unweighed = Este bot sigue reglas sencillas y no calcula probabilidades.
reason-silent-heard = Nadie había dado pistas.
reason-silent-same = Sin pistas habría jugado las mismas cartas.
reason-silent-other = Sin pistas habría jugado: { $plays }
reason-heeded = Tuvo en cuenta
reason-overridden = Oído, pero jugó ahí de todos modos

## My games

mine = Mis partidas
mine-unfinished = Sin terminar
mine-finished = Terminadas
mine-none = No te espera ninguna partida.
mine-none-finished = Aquí aparecerán las partidas terminadas.
mine-download = Descargar todas las partidas
record-uncounted = no cuenta: estas cartas ya se habían jugado
stat-best = { $left ->
    [0] Lo has vencido.
    [one] Tu mejor resultado: una carta sin jugar.
   *[other] Tu mejor resultado: { $left } cartas sin jugar.
  }
stat-streak = { $streak ->
    [0] Tu racha más larga de victorias: { $best }.
   *[other] Victorias seguidas: { $streak }. Tu racha más larga: { $best }.
  }

## Settings

name-title = Tu nombre
name = Nombre
name-about = Lo ve el resto de la mesa.
name-saved = Guardado.
device-title = En otro dispositivo
device-about = Sigue en el teléfono: abre allí un enlace y serás el mismo jugador en los dos dispositivos.
device-link = Crear un enlace
device-expires = Sirve una sola vez. Hora límite: { $time }.
device-linked = Este dispositivo es ahora { $name }.
shared-title = Tus dispositivos
shared-about = Todos ven tus cartas y pueden jugar por ti. Cierra la sesión de los que no reconozcas.
shared-this = Este
shared-other = Otro dispositivo
shared-since = desde el { $date }
shared-seen = último uso: { $date }
shared-out = Cerrar sesión
shared-out-here = Cerrar sesión aquí
shared-done = Sesión cerrada en ese dispositivo.
shared-done-here = Has cerrado la sesión aquí.
link-title = ¿Jugar aquí como { $name }?
link-about = Este enlace une este navegador a { $name }: los dos dispositivos tendrán el mismo nombre, las mismas mesas y las mismas partidas.
link-careful = Sigue solo si has creado tú este enlace. La persona que lo creó verá aquí tus cartas y podrá jugar por ti.
link-keeps = Ahora mismo aquí eres { $name }. No se pierde nada: en los ajustes puedes volver a ser { $name } cuando quieras.
link-use = Ser { $name }
link-stay = Seguir como { $name }
link-no = No, gracias
link-mine = En este navegador ya eres { $name }.
previous-title = Tu nombre anterior
previous-about = Abriste un enlace de dispositivo en este navegador. Puedes volver a tu nombre, tus mesas y tus partidas de antes.
previous-back = Volver a ser { $name }
taken-title = ¿De repente tienes otro nombre?
taken-about = En versiones anteriores, abrir el enlace de dispositivo de otra persona reemplazaba tu nombre. Si otro dispositivo aún lo tiene, crea allí un enlace y ábrelo aquí. Si no, envía la dirección de una mesa en la que tengas un sitio a quien administra este servidor: puede crearte un enlace.
forget-title = Olvidarme
forget-about = Esto borra tu nombre y todo lo que te une a tus partidas. No se puede deshacer.
forget = Olvidarme
forget-sure = Sí, olvidarlo todo
forgotten = El servidor te ha olvidado.

## When something is wrong

problem = No ha funcionado
next-not-allowed = Pide el enlace o el código a la persona que te invitó.
next-no-such-table = Puede que el enlace esté cortado o que la mesa se cerrara hace tiempo. Abre otra desde la página de inicio.
next-wrong-protocol = El servidor se actualizó mientras tenías esta página abierta.
next-offline = Revisa tu conexión. Tu partida está a salvo, y la página lo sigue intentando.
next-not-found = Puede que la dirección esté mal escrita.
next-closed = Abre otra mesa desde la página de inicio.
next-table-full = Pide un sitio a quien abrió la mesa, o abre una tuya desde la página de inicio.
next-table-running = Vuelve cuando acabe, o abre una mesa tuya desde la página de inicio.
next-table-over = Pide a quienes jugaron un enlace a la partida, o abre una mesa tuya desde la página de inicio.
language-missing = No se ha podido cargar { $language }; por ahora todo está en inglés.

refused-offline = No se puede conectar con el servidor.
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
refused-row-card-only = En esta pila aún no hay ninguna carta, así que no puedes ayudar ahí.
refused-already-given = Solo puedes ayudar con una carta por turno.
refused-not-in-hand = El { $card } no está en tu mano.
refused-no-such-pile = Esa pila no existe.
refused-turn-full = { $most ->
    [one] Aquí se juega una carta por turno.
   *[other] Aquí se juegan como mucho { $most } cartas por turno.
  }
refused-too-few-laid = Aún no puedes terminar el turno: llevas { $laid } de { $required } cartas obligatorias.
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
refused-wrong-type = { $where } en el archivo no tiene la forma correcta.
refused-seed-range = Esta semilla está fuera de rango.
refused-deck-count = El número de barajas del archivo no es correcto.
refused-unknown-card = En este juego no hay ninguna carta { $card }.
refused-duplicate-card = La carta { $card } está dos veces en la baraja.
refused-missing-card = En la baraja falta la carta { $card }.
refused-already-started = Ya está decidido quién empieza.
refused-impossible-view = Ninguna partida puede llegar a esta posición.
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
refused-laid-after-outcome = El registro tiene un turno sin terminar, aunque la partida ha acabado.
refused-outcome-missing = El registro no tiene resultado, aunque la partida ha acabado.
refused-outcome-too-early = El registro tiene un resultado, aunque la partida no ha acabado.
refused-outcome-differs = El resultado del registro no coincide con sus cartas.
refused-wrong-phase = Eso no es posible ahora.
refused-not-seated = Eso solo puede hacerlo quien está en la mesa.
refused-not-host = Eso solo puede hacerlo quien organiza la mesa.
refused-already-seated = Ya tienes un sitio aquí.
refused-seat-taken = Alguien ha sido más rápido: el sitio está ocupado.
refused-seat-unknown = Ese sitio no existe.
refused-no-such-seat = Ese sitio no existe.
refused-seats-in-use = Hay alguien en uno de esos sitios.
refused-table-full = En esta mesa no queda ningún sitio.
refused-removed = Te han expulsado de esta mesa.
refused-table-running = En esta mesa hay una partida en marcha, y solo pueden verla quienes la juegan.
refused-table-over = La partida de esta mesa ha terminado, y solo quienes la jugaron pueden ver cómo fue.
refused-seats-open = Todavía hay sitios libres.
refused-other-people = Solo quienes jugaron la última partida pueden repetir las mismas cartas. Hay que repartir otras.
refused-not-away = Esta persona está presente.
refused-not-a-person = Ahí no hay nadie.
refused-not-to-act = Ahora mismo nadie espera a esta persona.
refused-not-a-bot = Ahí no hay ningún bot.
refused-yourself = Eso no te lo puedes hacer a ti.
refused-already-nudged = Ya se le preguntó a esta persona.
refused-not-due = Es demasiado pronto para eso.
refused-chat-off = En esta mesa no hay chat.
refused-empty-text = El mensaje está vacío.
refused-long-text = El mensaje es demasiado largo: { $length } caracteres de { $most } permitidos.
refused-forbidden-hint = { $reason ->
    [already] Ya has hablado de eso en este turno.
    [too-early] Eso se puede decir cuando esté decidido quién empieza.
    [too-late] Ya está decidido quién empieza.
    [over] La partida ha terminado: aún puedes decir gracias o lo siento.
   *[other] Aquí no existe esa pista.
  }
refused-forbidden-talk = { $reason ->
    [digits] Nada de números: podría ser una carta.
    [number-word] Nada de números en palabras: podría ser una carta.
    [roman] Tampoco números romanos: podría ser una carta.
    [ordinal] Podría ser el número de una carta.
    [symbol] Esta imagen muestra un número.
    [counting] Repetido así, podría representar un número.
    [range] Esto acota el número de una carta.
    [likely] Suena a que dice o pregunta el valor de una carta. Si no es así, dilo con otras palabras.
    [vague-value] Los profesionales no dicen nada de valores, ni siquiera alto o bajo.
    [too-long] Demasiado largo: un mensaje tiene como mucho 500 caracteres.
   *[unreadable] En este mensaje no hay nada que leer.
  }
refused-name-fixed = No puedes cambiar de nombre durante una partida con otros. Hazlo cuando acabe.
refused-no-such-turn = Ese turno no existe en esta partida.
refused-not-a-bots-turn = Este turno lo jugó una persona: solo ella puede decir por qué.
refused-no-reason = Este bot no sabe decir por qué.
refused-bad-clock = Un turno puede durar de { $first } a { $last } segundos.
refused-bad-opening = Esa no es una de las respuestas.
refused-opinion-fixed = Solo puedes cambiar tu respuesta una vez.
refused-nothing-laid = No has elegido ninguna carta.
refused-closed = { $reason ->
    [retired] Esta mesa está cerrada: hace mucho que no viene nadie.
    [removed] La persona que administra el servidor ha retirado esta mesa.
   *[other] Esta mesa está cerrada.
  }
refused-bad-request = El servidor no lo ha entendido.
refused-not-found = En esta dirección no hay nada.
refused-wrong-host = Este servidor tiene otra dirección.
refused-wrong-method = El servidor no lo ha entendido.
refused-too-large = Eso es demasiado grande.
refused-incomplete = La petición no ha llegado completa.
refused-url-too-long = Esa dirección es demasiado larga.
refused-headers-too-large = El servidor no lo ha entendido.
refused-wrong-media-type = El servidor no lo ha entendido.
refused-too-many = Demasiado rápido. { $seconds ->
    [one] Prueba de nuevo en un segundo.
   *[other] Prueba de nuevo en { $seconds } segundos.
  }
refused-not-identified = El servidor ya no reconoce este navegador.
refused-not-operator = Eso solo puede hacerlo la persona que administra el servidor.
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
refused-no-such-link = Este enlace ya se ha usado o ha caducado.
refused-no-such-device = Ese dispositivo no existe.
refused-no-such-token = La sesión de ese dispositivo ya está cerrada.
refused-no-such-bot = Aquí no hay ningún bot llamado { $bot }.
refused-daily-unfinished = Termina antes este reparto.
refused-daily-running = Otros siguen jugando hoy estas cartas. Podrás jugar desde aquí cuando acabe el día.
refused-deal-in-play = Alguien está jugando estas cartas ahora. Podrás verlas cuando acabe esa partida.
refused-daily-fixed = El reparto del día es igual para todo el mundo: no se puede cambiar nada.
refused-too-many-tables = Ya tienes { $most } mesas sin terminar: acaba o deja una antes.
refused-table-moved = La mesa ha avanzado: prueba otra vez.
refused-table-worn = Esta mesa ha llegado a su límite y no puede seguir. Abre otra, por favor.
refused-bad-message = El servidor no lo ha entendido.
refused-wrong-protocol = Esta página es más antigua que el servidor.
refused-update = { refused-wrong-protocol }
refused-too-slow = La conexión era demasiado lenta para seguir el ritmo.
refused-starting = El servidor se está iniciando. Un momento, por favor.
refused-stopping = El servidor se está apagando.
refused-busy = El servidor está lleno ahora mismo: vuelve a intentarlo en un minuto.
refused-internal = Algo ha salido mal.
refused-storage-full = El servidor no puede guardar nada ahora.
refused-storage-gone = El servidor no puede acceder ahora a sus datos.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] más de { $top }
   *[descending] menos de { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}o justo { $trick }
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
    [ascending] menos de { $top }
   *[descending] más de { $top }
  }
why-row-card-only = aún vacía
why-already-given = ya has ayudado
why-not-in-hand = no la tienes
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
lesson-other = ¡Buena idea! Pero primero haz lo que pide el texto.
refused-lesson = Haz lo que pide el texto de arriba, por favor.

lesson-the-game-1 = Estas son las cuatro pilas. A y B suben desde el 1; C y D bajan desde el 100. Juegas en equipo con Mia: hay que jugar en ellas las 98 cartas. La barra bajo cada pila muestra cuánto espacio le queda.
lesson-the-game-2 = Antes de la primera carta, cada cual mira su mano y dice, sin números, si le gustaría empezar. Mia prefiere que no, así que empiezas tú.
lesson-the-game-3 = Es tu turno. En la pila A vale cualquier número mayor, pero con pasos cortos queda más espacio. Toma el 3 y luego toca la pila A.
lesson-the-game-4 = Nadie ve tu plan hasta que terminas el turno, así que puedes probar. Juega el 61 en la pila C: encaja, pero gasta mucho espacio. Ahora deshazlo.
lesson-the-game-5 = Mejor así: juega el 97 en la pila C. Un turno pide dos cartas; puedes jugar más. Luego termina tu turno y robas hasta completar la mano.
lesson-the-game-6 = Mia ha jugado y da una pista: por favor, la pila D no. Una pista queda junto a su pila hasta que se juegue ahí una carta o Mia vuelva a jugar. Nunca revela un número. Así que deja la pila D para ella.
lesson-the-game-7 = También tú puedes dar pistas. Tienes planes para la pila A: pide a Mia que no la toque.
lesson-the-game-8 = Ahora toma el 8 y mira las pilas: cada una dice si encaja, de cuánto sería el paso o por qué no.

lesson-face-to-face-1 = Tus dos pilas, A y B, son de oro. Las de Mia, C y D, son de plata. Gana quien antes juegue sus 58 cartas.
lesson-face-to-face-2 = Quién empieza se sortea. Esta vez te toca a ti.
lesson-face-to-face-3 = Siempre dos cartas por turno. Juega el 4 en la pila A y el 55 en la pila B, y termina tu turno. Como solo has usado tus pilas, robas dos.
lesson-face-to-face-4 = Toma el 7 y mira las pilas de Mia. Encaja donde mejora una: es menor que su 9. Un número igual nunca encaja.
lesson-face-to-face-5 = Con una carta por turno puedes ayudarla. Juega el 7 en C, luego el 12 en A y el 47 en B. Si ayudas, robas hasta tener seis.
lesson-face-to-face-6 = El truco inverso: en tus pilas puedes retroceder justo diez. Juega el 2 en la pila A.

lesson-quick-and-easy-1 = Dos pilas, la A sube y la B baja, y cincuenta cartas: del 1 al 10 en cinco colores. Mia tiene dos, y tú también. Ya está decidido que empiezas tú.
lesson-quick-and-easy-2 = La primera carta de una pila puede ser cualquiera. Juega el 3 azul en la pila A, que sube.
lesson-quick-and-easy-3 = Puedes jugar una segunda carta. Juega el 8 rojo en la pila B, que baja, y termina tu turno. Robas tantas como has jugado.
lesson-quick-and-easy-4 = Toma el 5 amarillo y mira. Un número igual no encaja: en la pila A ya hay un 5.
lesson-quick-and-easy-5 = Pero es menor que el 8. Juégalo en la pila B y termina tu turno; con una carta basta.
lesson-quick-and-easy-6 = El truco inverso: el mismo color encaja siempre, sea cual sea el número. ¡Juega el 1 verde sobre el 9 verde!
lesson-quick-and-easy-7 = Del 9 de vuelta al 1. Con las cincuenta cartas jugadas gana el equipo; si quien juega tiene cartas y ninguna encaja, la partida está perdida. A quien no tiene cartas se le salta. Se puede hablar, pero nunca de valores exactos.

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
rules-help = Ayudar a tu rival
rules-draw = Robar
rules-professional = Para profesionales

rules-the-game-aim = Todo el equipo contra el juego: hay que jugar las 98 cartas, del 2 al 99, en cuatro pilas.
rules-the-game-setup = Dos pilas suben desde el 1 y dos bajan desde el 100. En solitario tienes ocho cartas; entre dos, siete; de tres a cinco, seis. Cada cual mira su mano y después se decide en grupo quién empieza.
rules-the-game-turn = Juega al menos dos cartas, cada una en la pila que quieras: más alta que la de arriba si la pila sube, más baja si baja, con la diferencia que sea. Lo jugado, jugado está, y las cartas cubiertas no se pueden mirar. Después roba hasta completar la mano, mientras quede mazo. Con el mazo vacío basta una carta por turno, y a quien ya no tiene cartas se le salta.
rules-the-game-trick = En una pila que sube cabe también una carta exactamente diez más baja; en una que baja, una exactamente diez más alta. Así se recupera espacio, tantas veces como puedas.
rules-the-game-end = Si todas las cartas quedan jugadas, el juego está vencido. Si quien tiene el turno ha jugado menos de las obligatorias y ninguna de su mano encaja, se acabó, aunque haya llegado a esa situación por su cuenta. Que queden menos de diez cartas es excelente.
rules-the-game-talk = Se puede decir de todo, pero nunca nombrar, preguntar ni insinuar un número concreto. Aquí el chat bloquea un mensaje con un número y te dice por qué; nadie más lo ve. Una mesa también puede ser estricta (solo pistas) o libre (cuestión de honor).
rules-the-game-hints = Un toque dice lo que permiten las reglas: no tocar una pila, mejor no, adelante, solo pasos cortos, o que ahí podrías usar el truco. También puedes decir que tu turno es difícil, que vas bien o que puedes jugar más. Una pista queda junto a su pila hasta que se juegue ahí una carta o haya jugado quien la dio. Puedes hablar de cada pila una vez por turno. Los bots dan pistas y escuchan las tuyas.
rules-the-game-expert = Los expertos juegan al menos tres cartas por turno; con el mazo vacío sigue bastando una. Una mano con una carta menos lo complica aún más; las dos cosas se pueden combinar.
rules-the-game-fire = 22, 33, 44, 55, 66 y 77 arden. Si una queda arriba al acabar un turno, quien va después tiene que cubrirla en el suyo, aunque ya haya jugado dos cartas, o la partida está perdida. La tuya la puedes cubrir tú sin esperar.

rules-face-to-face-aim = Dos jugadores, cada uno con una baraja de 58 cartas, de oro y de plata. Gana quien antes juegue todas las suyas.
rules-face-to-face-setup = Cada uno tiene una pila que sube desde el 1 y otra que baja desde el 60, su mazo y una mano de seis. Quién empieza se sortea.
rules-face-to-face-turn = Juega al menos dos cartas, siempre, también con el mazo vacío. Todas van en tus pilas, salvo una con la que puedes ayudar a tu rival. Las cartas cubiertas no se pueden mirar.
rules-face-to-face-trick = En tus pilas puedes retroceder exactamente diez, como en The Game.
rules-face-to-face-help = Una carta por turno puede ir a una pila de tu rival, si la mejora: más baja que la de arriba donde sube, más alta donde baja. Un número igual nunca encaja ahí, el truco no vale, y a una pila sin cartas no se la puede ayudar.
rules-face-to-face-draw = Si solo has usado tus pilas, roba dos cartas, hayas jugado las que hayas jugado. Si has ayudado, roba hasta tener seis. Las dos cosas, mientras quede mazo.
rules-face-to-face-end = Quien juega su última carta gana al instante. Quien no puede jugar dos cartas pierde al instante. Quien empieza su turno con una sola carta ha perdido, aunque encajara.

rules-quick-and-easy-aim = En equipo, hay que jugar las 50 cartas, del 1 al 10 en cinco colores, en dos pilas.
rules-quick-and-easy-setup = Una pila sube y otra baja, y las dos empiezan con cualquier carta. Cada cual tiene dos cartas. Se decide en grupo quién empieza.
rules-quick-and-easy-turn = Juega una o dos cartas, más altas en la pila que sube, más bajas en la que baja. Un número igual no encaja. Después roba tantas como has jugado.
rules-quick-and-easy-trick = Una carta del mismo color que la de arriba encaja sea cual sea su número.
rules-quick-and-easy-end = Todas las cartas jugadas: victoria. Si quien juega tiene cartas y ninguna encaja, la partida está perdida. A quien no tiene cartas se le salta.
rules-quick-and-easy-talk = Las palabras vagas valen, por ejemplo «un amarillo tirando a alto». Nada de valores exactos, tampoco en relación con otra carta. Aquí el chat bloquea un mensaje así y te dice por qué; nadie más lo ve.
rules-quick-and-easy-hints = Un toque dice qué colores tienes, si altos, intermedios o bajos, qué pila te gustaría y dónde podrías usar el truco. Los profesionales solo nombran colores, pila y truco. Una pista queda hasta que ya no vale. Puedes hablar de cada cosa una vez por turno. Los bots dan pistas y escuchan las tuyas.
rules-quick-and-easy-professional = Exactamente una carta por turno. Solo puedes decir qué colores tienes, qué pila quieres y dónde podrías usar el truco.

hint-soon = Dices: { $hint }. Pulsa u para retirarlo.
hint-taken-back = Retirado. Nadie lo ha oído.
sign-many = { $code ->
    [leave] { $count }: no tocar
    [rather-not] { $count }: mejor no
    [go-ahead] { $count }: adelante
    [small-steps] { $count }: pasitos
    [trick] { $count } con truco
   *[want] { $count } la quieren
  }
log = Historial
log-since = desde tu turno
log-empty = Todavía no ha pasado nada.
log-play = { $card } en { $pile }
log-laid = { $who ->
    [me] Jugaste { $plays }.
   *[other] { $name } jugó { $plays }.
  }
log-drew = { $count ->
    [one] Una carta robada.
   *[other] { $count } cartas robadas.
  }
strip-since = Desde tu turno:
strip-so-far = Hasta ahora:
strip-nothing = nadie ha jugado una carta
step-cost = { $way ->
    [cost] −{ $step }
    [gain] +{ $step }
   *[none] ±0
  }
step-gives = da { $step }
pile-way = { $way ->
    [up] sube
   *[down] baja
  }
pile-room = espacio { $count }
pile-laid = jugada por { $name } desde tu turno
pile-gives = ayuda, da { $step }
cloth = Mesa
cloth-name = { $cloth ->
    [evening] Rojo vespertino
   *[felt] Paño verde
  }
volume = Volumen
motion = Animación
motion-name = { $motion ->
    [none] Desactivada
    [fast] Rápida
   *[normal] Normal
  }

play-company = ¿Cuántos bots?
play-bots = { $count ->
    [0] Ninguno: a solas
   *[other] { $count }
  }
play-variants = Variantes
play-start = Jugar
choices-dropped = Algo que elegiste antes ya no se ofrece; en su lugar vale lo habitual.
choose-strength = { $bots ->
    [one] ¿Qué nivel tiene el bot?
   *[other] ¿Qué nivel tienen los bots?
  }
more-bots = Otros
bot-beginner = Principiante
bot-casual = Aficionado
bot-steady = Intermedio
bot-about-beginner = Da el paso más pequeño que ve y de vez en cuando se le escapa una carta.
bot-about-casual = Planea un turno de cada dos y juega los demás sin pensar.
bot-about-steady = Planea casi todos sus turnos; de vez en cuando se descuida.
bot-about-planner = Planea cada turno y recuerda qué cartas ya salieron.
bot-about-expert = Planea cada turno, lo sopesa con cuidado y escucha bien.
bot-figures = { $won ->
    [0] Tres de ellos casi nunca le ganan a { $game }.
   *[other] Tres de ellos le ganan a { $game } { $won } de cada 100 veces.
  }
bot-figures-duel = Gana { $won } de cada 100 partidas contra los otros bots de aquí.
choose-hints = { $bots ->
    [one] ¿Cuánto habla el bot?
   *[other] ¿Cuánto hablan los bots?
  }
hints = { $hints ->
    [quiet] Poco
    [talkative] Mucho
   *[normal] Lo justo
  }
hints-about = { $hints ->
    [quiet] Cada bot mantiene como máximo una pista a la vez.
    [talkative] Dicen todo lo que pueden decir de cada pila.
   *[normal] Cada bot mantiene como máximo dos pistas a la vez: lo más importante.
  }
option-hints = { $hints ->
    [quiet] bots callados
   *[talkative] bots habladores
  }

end-cards-left = { $left ->
    [one] Quedó una carta.
   *[other] Quedaron { $left } cartas.
  }
end-stuck = { $who ->
    [me] Tenías
   *[other] { $name } tenía
  } que jugar { $laid ->
    [0] { $needed ->
        [one] una carta
       *[other] { $needed } cartas
      }
   *[other] { $needed ->
        [one] una carta más
       *[other] { $needed } cartas más
      }
  } y no era posible: { $cards } no { $count ->
    [one] encaja
   *[other] encajan
  } en ninguna pila.
end-short = A { $who ->
    [me] ti solo te
   *[other] { $name } solo le
  } { $count ->
    [one] quedaba una carta
   *[other] quedaban { $count } cartas
  } para un turno que pide { $required }.
end-burned = { $who ->
    [me] No pudiste
   *[other] { $name } no pudo
  } cubrir a tiempo el fuego: { $fires }.
end-gave-up = { $who ->
    [me] Te rendiste.
   *[other] { $name } se rindió.
  }
end-gave-up-together = { $who ->
    [me] El equipo se rindió de común acuerdo.
   *[other] El equipo se rindió de común acuerdo.
  }
end-mark-excellent = excelente
end-mark-left = cartas sin jugar
end-best = { $left ->
    [0] Ya habías vencido este juego.
    [one] Tu mejor resultado: una carta sin jugar.
   *[other] Tu mejor resultado: { $left } cartas sin jugar.
  }
end-best-now = ¡Tu mejor resultado hasta ahora!
end-tricks = { $count ->
    [0] Nadie jugó el truco inverso.
    [one] Se jugó un truco inverso.
   *[other] Se jugaron { $count } trucos inversos.
  }
end-heeded = { $asked ->
    [one] Una vez se pidió no tocar una pila, y { $heeded ->
        [0] no se respetó
       *[other] se respetó
      }.
   *[other] De { $asked } peticiones de no tocar una pila, { $heeded ->
        [one] se respetó una
       *[other] se respetaron { $heeded }
      }.
  }
stat-sum = { $games ->
    [one] Una partida, { $wins ->
        [0] perdida
       *[other] ganada
      }.
   *[other] { $games } partidas, { $wins ->
        [0] ninguna ganada
        [one] una ganada
       *[other] { $wins } ganadas
      }.
  }
stat-spread = Cuántas cartas quedaron en tus partidas; en verde, ninguna.
stat-days = Los últimos treinta días: { $games ->
    [0] ninguna partida
    [one] una partida, { $wins ->
        [0] perdida
       *[other] ganada
      }
   *[other] { $games } partidas, ganadas { $wins }
  }.
record-given-up = La partida terminó por rendición.
join-header = Usar un código
name-you = Tú:
key-help = mostrar estas teclas
home-offline = No hay conexión. Las lecciones y las reglas funcionan; para jugar necesitas conexión.
vote-me = { $opening ->
    [0] Yo mejor no
    [1] Yo, si hace falta
   *[2] Yo, con gusto
  }
vote-rather = Mejor { $name }
starter-lot = Se sortea quién empieza
starter-votes = { $count ->
    [one] 1 voto
   *[other] { $count } votos
  }

refused-already-proposed = Ya lo has propuesto.
refused-not-proposed = Ya no hay ninguna propuesta de rendirse.
giving-up-asked = { $name } propone rendirse. ¿Te parece bien?
giving-up-waiting = Propones rendirse. Esperando a los demás…
giving-up-agreed = Aceptas rendirte. Esperando a los demás…
giving-up-yes = Rendirnos
giving-up-no = Seguir jugando
giving-up-back = Retirar la propuesta
resign-propose = Proponer rendirse
resign-propose-about = La partida termina solo si todos están de acuerdo.
told-giving-up-proposed = { $who ->
    [me] Propones rendirse.
   *[other] { $name } propone rendirse.
  }
told-giving-up-agreed = { $who ->
    [me] Aceptas rendirte.
   *[other] { $name } acepta rendirse.
  }
told-giving-up-dropped = { $who ->
    [me] Quieres seguir jugando.
    [nobody] No todos respondieron: la partida sigue.
   *[other] { $name } quiere seguir jugando.
  }
lesson-the-game-9 = Juega el 8 en la pila B. Después el 32 en la pila A: es un paso grande, pero con un plan.
lesson-the-game-10 = Este era el plan, el truco inverso: el 22 es justo diez menos que el 32, así que encaja. Juégalo en la pila A en el mismo turno y luego termina tu turno.
lesson-the-game-11 = Diez pasos recuperados. Con el mazo vacío basta una carta por turno, y a quien no tiene cartas se le salta. Si quien tiene el turno no puede jugar suficientes cartas, se acaba la partida. Que queden menos de diez es excelente.
lesson-the-game-12 = Cuando esto te resulte fácil: los expertos juegan tres cartas por turno. Con On Fire, si al acabar un turno queda arriba un 22, 33, 44, 55, 66 o 77, quien va después debe cubrirlo. Y al hablar: ¡nada de números!
lesson-face-to-face-7 = Hay, pues, dos maneras de robar: dos cartas si solo usas tus pilas, hasta seis si ayudas. Las dos, solo mientras quede mazo. Ayuda cuando te hagan falta cartas.
lesson-face-to-face-8 = Ganas en cuanto juegas tu última carta. Pierdes en cuanto no puedes jugar dos cartas en tu turno, aunque sea porque solo tienes una.
lesson-quick-and-easy-8 = Los profesionales juegan exactamente una carta por turno, y solo pueden nombrar los colores que tienen, la pila que quieren y dónde podrían usar el truco.
rules-readings = Donde el reglamento calla
rules-the-game-readings = La carta de reglas de On Fire deja abiertos algunos casos. La leemos así: va después la siguiente persona que tenga cartas; en solitario, tú. Un turno no puede terminar mientras arda un fuego anterior: se sigue jugando mientras alguna carta encaje. Una carta de fuego sobre otra apaga el fuego viejo y enciende uno nuevo. Con la última carta jugada se gana, haya fuego o no.
rules-face-to-face-readings = Una edición del reglamento deja elegir quién empieza; aquí se sortea, como en las demás. Una dice robar hasta dos cartas; aquí son dos, como dice su propio resumen.
rules-quick-and-easy-readings = Las cartas que abren las dos pilas no llevan número, así que la primera puede ser cualquiera. El reglamento no dice qué pasa con quien se queda sin cartas; aquí se le salta, como en The Game.

choose-pace = { $bots ->
    [one] ¿A qué ritmo juega el bot?
   *[other] ¿A qué ritmo juegan los bots?
  }
pace = { $pace ->
    [slow] Lento
    [fast] Rápido
   *[normal] Normal
  }
option-pace = { $pace ->
    [slow] bots lentos
   *[fast] bots rápidos
  }
what-if = Continúa desde el turno { $turn }. Esta partida no cuenta.
what-if-back = Ver la partida original

daily-archive = Tus días
daily-streak = { $streak ->
    [0] Tu racha más larga: { $best ->
        [one] un día
       *[other] { $best } días
      }.
    [one] Llevas un día. Tu racha más larga: { $best ->
        [one] un día
       *[other] { $best } días
      }.
   *[other] Llevas { $streak } días seguidos. Tu racha más larga: { $best } días.
  }
daily-strip = Un cuadro por turno: verde, pasos cortos; luego amarillo, naranja y rojo; el signo « marca un truco inverso. No revela ninguna carta.
daily-strip-turns = { $turns ->
    [one] Una partida de un turno
   *[other] Una partida de { $turns } turnos
  }
check-title = ¿Fue limpio el barajado?
check-about = Antes de la primera carta, el servidor mostró un número que fijó el orden de las cartas. Ahora que la partida acabó, este navegador puede comprobar que el orden es el mismo.
check-game = Comprobar esta partida
check-good = Coincide: las cartas estaban fijadas antes de la primera jugada.
check-own = Se ha comprobado con el número del registro. Si anotaste el que se mostró antes de la partida, compáralo también.
check-bad = No coincide: no son las cartas que se fijaron.
check-no-shuffle = Este registro no se puede comprobar: no dice cómo se fijaron las cartas.
check-noted = Anoté el número antes de la partida
check-noted-about = El número, 64 caracteres de 0 a 9 y de a a f
check-bad-noted = El número anotado debe tener 64 caracteres, de 0 a 9 y de a a f.
check-insecure = Los navegadores solo pueden comprobarlo en páginas con https. En la terminal: backtrick verify --commitment.

## Estudiar una partida

replay-ways = Maneras de ver esta partida
replay-watch = Ver
replay-study = Análisis
end-study = { $whose ->
    [we] { $result ->
        [won] Cómo lo logramos
       *[lost] ¿Dónde la perdimos?
      }
    [i] { $result ->
        [won] Cómo lo logré
       *[lost] ¿Dónde la perdí?
      }
   *[they] { $result ->
        [won] Cómo se ganó
       *[lost] ¿Dónde se perdió?
      }
  }
study-left = { $left ->
    [0] todas las cartas jugadas
    [one] una carta sin jugar
   *[other] { $left } cartas sin jugar
  }
study-title-open = Cómo está esta partida
study-duel = { $who ->
    [won] Ganaste; a { $loser } le { $left ->
        [one] quedaba una carta
       *[other] quedaban { $left } cartas
      } por jugar.
    [lost] Ganó { $winner }; te { $left ->
        [one] quedaba una carta
       *[other] quedaban { $left } cartas
      } por jugar.
   *[other] Ganó { $winner }; a { $loser } le { $left ->
        [one] quedaba una carta
       *[other] quedaban { $left } cartas
      } por jugar.
  }
study-chance = Probabilidad de ganar, turno a turno
study-chance-of = { $who ->
    [me] Tu probabilidad de ganar, turno a turno
   *[other] Probabilidad de ganar de { $name }, turno a turno
  }
study-percent = { $chance } %
study-turn = Turno { $turn }
study-turn-of = Turno { $turn } · { $name }
study-turns = Los turnos de la partida
study-turn-before = Turno anterior
study-turn-after = Turno siguiente
study-from-to = { $from } % → { $to } %
study-queued = { $place ->
    [0] Tu partida es la siguiente.
    [one] Hay una partida delante de la tuya.
   *[other] Hay { $place } partidas delante de la tuya.
  }
study-running = Un experto mira cada turno…
study-deeper = Buscando jugadas mejores…
study-progress = Progreso del análisis
study-failed = No se pudo analizar esta partida.
study-stopped = El análisis tardó demasiado y se detuvo.
study-turning = { $count ->
    [0] Ningún momento decisivo
    [one] El momento decisivo
   *[other] { $count } momentos decisivos
  }
study-no-turning = Ningún turno cambió mucho por sí solo.
study-better = Mejor: { $plays }
study-until-short = se podía ganar hasta el turno { $turn }
study-proved = { $state ->
    [next] Con todas las cartas a la vista se podía ganar hasta el turno { $until }; desde el turno { $lost } estaba perdida sin remedio.
    [gap] Con todas las cartas a la vista se podía ganar hasta el turno { $until } y estaba perdida sin remedio desde el turno { $lost }; de los turnos intermedios no hay prueba.
    [open] Con todas las cartas a la vista se podía ganar hasta el turno { $until }; de lo que vino después no hay prueba.
    [after] Con todas las cartas a la vista se podía ganar hasta el turno { $until }; después estaba perdida sin remedio.
    [end] Con todas las cartas a la vista aún se podía ganar después del turno { $until }.
   *[lost] Con todas las cartas a la vista estaba perdida sin remedio desde el turno { $lost }.
  }
study-gave-up = { $who ->
    [team] La partida terminó por rendición, con { $chance } % de probabilidad de ganar.
    [me] Te rendiste con { $chance } % de probabilidad de ganar.
   *[other] { $name } se rindió con { $chance } % de probabilidad de ganar.
  }
study-mark-slip = Imprecisión
study-mark-mistake = Error
study-mark-blunder = Error grave
study-mark-forced = Obligado
study-mark-lucky-deal = Buen reparto
study-mark-unlucky-deal = Mal reparto
study-mark-lucky-draw = Buen robo
study-mark-unlucky-draw = Mal robo
study-mark-stuck = Sin salida
study-lane-laid = Jugado
study-lane-expert = Experto
study-hand = { $who ->
    [me] Tu mano
   *[other] Mano de { $name }
  }
study-stuck = No había forma de jugar suficientes cartas.
study-forced = Solo había una forma de jugar.
study-free = Muchas jugadas valían casi lo mismo.
study-best = Ninguna jugada era mejor.
study-helped = Un bot jugó parte de este turno, por eso no lleva calificación.
study-expert = El experto también jugaría así.
study-near = { $points ->
    [one] Una buena jugada, a un punto de la mejor.
   *[other] Una buena jugada, a { $points } puntos de la mejor.
  }
study-gave = { $label ->
    [slip] Una imprecisión
    [mistake] Un error
   *[blunder] Un error grave
  }: costó { $points } puntos.
study-nothing = No se jugó ninguna carta, así que no hay nada que analizar.
study-looking = Mirando más de cerca…
study-concealed = ¿Qué habría sido mejor? Inténtalo antes de mirar.
study-try = Inténtalo tú
study-try-turn = Intenta tú el turno { $turn }
study-answer = Ver la solución
study-reason-asked = Se había pedido no tocar la pila { $pile } ({ $names }).
study-reason-trick = El truco inverso era posible: { $card } en { $pile }.
study-reason-room = La mejor jugada deja más espacio en las pilas.
study-reason-steps = { $from ->
    [back] Los pasos recuperan { $laid }
    [free] Los pasos no cuestan nada
   *[on] Los pasos cuestan { $laid }
  } en total; otros mejores { $to ->
    [back] recuperan { $better }
    [free] no cuestan nada
   *[on] cuestan { $better }
  }.
study-reason-too-many = { $better ->
    [one] Se jugaron { $laid } cartas; era mejor jugar una.
   *[other] Se jugaron { $laid } cartas; era mejor jugar { $better }.
  }
study-reason-too-few = { $laid ->
    [one] Solo se jugó una carta; era mejor jugar { $better }.
   *[other] Solo se jugaron { $laid } cartas; era mejor jugar { $better }.
  }
study-reason-dead = { $laid ->
    [one] Después, una de las cartas que faltan no encaja en ninguna pila
   *[other] Después, { $laid } de las cartas que faltan no encajan en ninguna pila
  }; tras la mejor jugada, { $better ->
    [0] ninguna
   *[other] { $better }
  }.
study-cause-choice = Había una jugada mejor.
study-cause-draw = { $who ->
    [team] { $way ->
        [good] Las cartas nuevas encajaban bien.
       *[bad] Las cartas nuevas encajaban mal.
      }
    [me] { $way ->
        [good] Tus cartas nuevas encajaban bien.
       *[bad] Tus cartas nuevas encajaban mal.
      }
   *[other] { $way ->
        [good] Las cartas nuevas de { $name } encajaban bien.
       *[bad] Las cartas nuevas de { $name } encajaban mal.
      }
  }
study-cause-deal = { $who ->
    [team] { $way ->
        [good] Una buena mano inicial.
       *[bad] Una mano inicial difícil.
      }
    [me] { $way ->
        [good] Tuviste una buena mano inicial.
       *[bad] Tuviste una mano inicial difícil.
      }
   *[other] { $way ->
        [good] { $name } tuvo una buena mano inicial.
       *[bad] { $name } tuvo una mano inicial difícil.
      }
  }
study-cause-hidden = { $way ->
    [good] Las cartas ocultas resultaron mejores de lo esperado.
   *[bad] Las cartas ocultas resultaron peores de lo esperado.
  }
study-part = { $part ->
    [hidden] cartas ocultas
    [deal] reparto
    [draw] robo
   *[choice] decisión
  } { $points }
study-parts = Por qué cambió la probabilidad, en puntos: { $parts }
study-asked = { $left ->
    [yes] Se pidió no tocar la pila { $pile } ({ $names }), y se respetó.
    [no] En este turno se jugó una carta en la pila { $pile }, y se pidió no tocarla ({ $names }).
   *[missed] En este turno se jugó una carta en la pila { $pile }, y se pidió no tocarla ({ $names }). Era mejor no tocarla.
  }
study-luck = Suerte y acierto
study-luck-sum = { $who ->
    [team] { $result ->
        [won] La partida empezó con { $start } % y se ganó.
       *[lost] La partida empezó con { $start } % y se perdió.
      }
    [me] { $result ->
        [won] Empezaste con { $start } % y ganaste.
       *[lost] Empezaste con { $start } % y perdiste.
      }
   *[other] { $result ->
        [won] { $name } empezó con { $start } % y ganó.
       *[lost] { $name } empezó con { $start } % y perdió.
      }
  }
study-share-deal = El reparto
study-share-draw = Los robos
study-share-hidden = Las cartas ocultas
study-share-skill = Decisiones
study-share-given-up = La rendición
study-share-skill-of = { $who ->
    [me] Tus decisiones
   *[other] Decisiones de { $name }
  }
study-share-own = de ellas, las tuyas: { $points }
study-luck-about = Todo en puntos de la probabilidad de ganar; juntos dan el resultado.
study-luck-wait = Aún se está calculando…
study-unfinished = Esta partida no se terminó, así que no se puede decir nada de la suerte.
study-tries = { $whose ->
    [mine] { $count ->
        [one] Tu error
       *[other] Tus { $count } errores
      }
   *[all] { $count ->
        [one] El error
       *[other] Los { $count } errores
      }
  }
study-tries-about = La posición vuelve a aparecer y pruebas otra jugada.
study-tries-done = Ya los has visto todos.
study-talk = Pistas
study-talk-missed = Donde habría sido mejor respetar la petición:
study-try-title = Turno { $turn }: ¿qué jugarías?
study-try-about = { $who ->
    [me] Estas eran tus cartas.
   *[other] Estas son las cartas de { $name }.
  }
study-try-place = Posición { $place } de { $count }.
study-try-close = Volver al análisis
study-try-lay = { $needed ->
    [one] Juega al menos una carta.
   *[other] Juega al menos { $needed } cartas.
  }
study-try-done = Esta es mi jugada
study-try-solved = { $below ->
    [0] ¡Resuelto! { $chance } %, tan buena como la del experto.
   *[other] ¡Resuelto! { $chance } %, casi tan buena como la del experto.
  }
study-try-worse = { $plays }: { $chance } %. La jugada del experto tiene { $below } puntos más.
study-try-left = { $left ->
    [one] Queda un intento.
   *[other] Quedan { $left } intentos.
  }
study-try-known = { $what ->
    [laid] Así se jugó en la partida, por eso no cuenta como intento.
   *[tried] Ya has probado esa jugada, por eso no vuelve a contar.
  }
study-try-over = Era el último intento; aquí está la solución.
study-try-next = Siguiente error
study-table = Los { $count } turnos en una tabla
study-column-turn = Turno
study-column-who = Jugador
study-column-chance = Probabilidad
study-column-mark = Marca
study-column-laid = Jugado
study-limits = Lo que esto puede decir
study-limit-judge = La probabilidad dice cuántas veces ganarían expertos desde ahí, según lo que podía saber quien jugaba.
study-limit-memory = Se supone que todos recuerdan cada carta jugada.
study-limit-hints = El registro no dice entre qué cartas de un turno llegó una pista.
study-limit-stand-in = Los turnos jugados en parte por un sustituto no llevan calificación.
