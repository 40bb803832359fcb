### Los textos del cliente de navegador.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Cuatro pilas, un equipo, noventa y ocho cartas: colocadlas todas antes de quedaros sin salida.
about-face-to-face = Dos jugadores, un mazo cada uno: líbrate del tuyo y ayuda al otro solo si te conviene.
about-quick-and-easy = Diez números, cinco colores, dos pilas: cinco minutos en compañía.
players-the-game = De 1 a 5 jugadores, en equipo
players-face-to-face = 2 jugadores, uno contra otro
players-quick-and-easy = De 2 a 5 jugadores, en equipo

players = { $count ->
    [one] en solitario
   *[other] { $count } jugadores
  }
option-required = mínimo { $value } cartas
option-hand = mano de { $value }
option-fire = On Fire
option-professional = profesional
option-clock = { $value } segundos por turno
option-about-required = Cartas que debe tener un turno; 3 es para expertos.
option-about-hand = Una carta menos lo hace más difícil.
option-about-fire = Seis cartas de fuego: cada una se cubre en el turno siguiente.
option-about-professional = Una carta por turno y casi sin hablar.

bots = Bots
bot-random = Azar
bot-greedy = Voraz
bot-planner = Planificador
bot-expert = Experto
bot-alone = Bot { $bot }
bot-numbered = { $bot } { $seat }

you = Tú
seat-open = Asiento libre
seat-somebody = Jugador { $seat }
card-coloured = { $number } { $colour ->
    [b] azul
    [g] verde
    [r] rojo
    [v] violeta
   *[y] amarillo
  }

## Getting around

skip = Saltar al contenido
nav = Páginas
home = Inicio
close = Cerrar
save = Guardar
share = Compartir
copied = Copiado
reload = Cargar la página de nuevo
try-again = Intentar otra vez
loading = Un momento …
connecting = De camino a la mesa …
settings = Ajustes
rules = Reglas
language = Idioma
theme = Aspecto
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
sounds = Sonidos y vibración

## Home

home-title = Siéntate, las cartas están listas
home-about = Tres pequeños juegos de cartas sobre subir, bajar y ese único paso atrás. Juega ya con bots o envía un enlace a tus amigos. Sin registro.
play-now = Jugar ya
play-now-wait = Repartiendo …
with-friends = Con amigos
learn = Aprende en dos minutos
resume-title = Sigue donde lo dejaste
resume-more = { $count ->
    [one] y una más
   *[other] y { $count } más
  }
table-phase = { $phase ->
    [gathering] reuniéndose, { $taken } de { $seats } asientos ocupados
    [choosing] decidiendo quién empieza
    [playing] en juego
   *[over] entre partidas
  }
fan-project = Un proyecto de aficionados, ajeno a la editorial. Código abierto, sin publicidad, sin rastreo.
identity-lost = El servidor ya no conoce este navegador, así que ahora tienes otro nombre. A las partidas de antes llegas desde otro dispositivo tuyo: crea allí un enlace en los ajustes.

daily = Reparto del día
daily-about = Las mismas cartas para todos, una vez al día. Cuenta tu primer intento.
daily-open = Repartos de hoy
daily-played = hoy { $count } de { $of } jugados
daily-day = { $day }, hasta las { $until }
daily-with = { $bots ->
    [0] en solitario
    [one] con un bot
   *[other] con { $bots } bots
  }
daily-play = Jugar
daily-go-on = Seguir
daily-see = Ver la mesa
daily-results = Cómo les fue a otros
daily-result = { $duel ->
    [yes] { $won ->
        [yes] victoria por { $left }
       *[no] derrota, quedan { $left }
      }
   *[no] { $won ->
        [yes] ¡vencido!
       *[no] quedan { $left }
      }
  }

join-title = Unirse a una mesa
join-code = Código de la mesa
join = Unirse
join-help = Los códigos tienen seis letras y cifras. Pide que te lo lean otra vez o que te envíen el enlace.
public = Mesas públicas
public-open = Ver mesas públicas
public-about = Aquí cualquiera puede sentarse o mirar.
public-none = Ahora mismo nadie tiene abierta una mesa pública.
public-open-one = Abrir una
watch = Mirar
watching = mirando
go-on = Seguir
sit = Sentarse

## A table for friends

choose-game = ¿Qué juego?
choose-players = ¿Cuántos jugadores?
choose-options = Opciones
choose-table = La mesa
choose-public = Pública
choose-public-about = Cualquiera puede encontrarla y sentarse.
choose-watch = Otros pueden mirar
choose-chat = Chat
choose-clock = Tiempo por turno
clock-choice = { $seconds ->
    [0] sin límite
   *[other] { $seconds } segundos
  }
open-table = Abrir la mesa
open-table-about = Después recibes un enlace para enviar. Los bots pueden ocupar los asientos que queden libres.

lobby-seats = Asientos
lobby-host = quien invita
lobby-offline = no está ahora
lobby-waiting = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
  }
lobby-ready = Ya estáis todos.
lobby-host-begins = Reparte: { $name }.
put-bot = Bot
open-seat = Liberar
fill-bots = { $count ->
    [one] Un bot para el asiento libre
   *[other] Bots para { $count } asientos
  }
begin = Repartir
invite = Invitar
invite-title = Invita a tus amigos
invite-code = O con este código:
invite-link = Enlace a esta mesa
invite-share = Compartir el enlace
invite-qr = El enlace como código QR

## Who starts

choosing = ¿Quién empieza?
choosing-about = Mira tu mano y di qué tal abre. ¡Sin números!
choosing-opening = Mi apertura
choosing-who = ¿Quién debería empezar?
choosing-any = Me da igual
choosing-wait = Esperando a los demás …
opening = { $opening ->
    [0] mejor no
    [1] bien
   *[2] con gusto
  }
opinion = { $opening ->
    [0] mejor no
    [1] bien
    [2] con gusto
   *[none] sin opinión
  }{ $starter ->
    [none] {""}
   *[other] {" "}· por { $starter }
  }
opinion-waiting = pensando …

## The table

your-turn = Te toca
turn-of = Turno: { $name }
turn-mine = { $needed ->
    [0] Te toca: coloca más o termina
    [one] Te toca: una carta más
   *[other] Te toca: { $needed } cartas por colocar
  }
turn-fire = { $needed ->
    [0] Te toca: cubre { $cards }
    [one] Te toca: una carta más, y cubre { $cards }
   *[other] Te toca: { $needed } cartas, y cubre { $cards }
  }
turn-corner = Cuidado: desde aquí este turno no se puede terminar.
planning-ahead = Planeas por adelantado; turno: { $name }
plan-corner = Cuidado: esto lleva a un callejón sin salida, el turno no podría terminar.
plan-changed = La mesa ha cambiado: { $why }
pick-first = Toma primero una carta de tu mano.
lay = { $count ->
    [one] Colocar la carta
   *[other] Colocar { $count } cartas
  }
lay-only = Colocar
lay-and-end = Colocar y terminar
end-turn = Terminar turno
undo = Deshacer
sort = Ordenar
planned = en plan
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
step-trick = truco { $step }
pile-cover = ¡cubrir!
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
pile-planned = con una carta del plan
pile-fits = { $trick ->
    [yes] encaja, un truco: gana { $step }
   *[no] encaja, cuesta { $step }
  }
hand-label = { $count ->
    [one] Tu mano: una carta
   *[other] Tu mano: { $count } cartas
  }
hand-card = { $card }{ $fire ->
    [yes] , fuego
   *[no] {""}
  }{ $fits ->
    [trick] , hay un truco posible
    [no] , ahora no encaja
   *[other] {""}
  }
draw-label = Mazo de robo{ $whose ->
    [none] {""}
   *[other] {" "}de { $whose }
  }: { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
  }
seats-label = Los demás
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
    [person] Juega en el asiento { $seat } con { $cards } cartas.
    [away] Ha dejado el asiento { $seat }, que sigue siendo suyo.
    [stood-in] Ha dejado el asiento { $seat } y un bot juega en su lugar.
    [bot] Un bot en el asiento { $seat } con { $cards } cartas.
   *[open] El asiento { $seat } está libre.
  }
seat-program = un programa
log-label = Lo que pasa en la mesa

table-menu = Menú
leave = Dejar la mesa
leave-running = Ausentarse
leave-about = Si te vas, el asiento sigue siendo tuyo: vuelve cuando quieras.
resign = Rendirse
resign-sure = Rendirse de verdad
nudge = ¿Sigues ahí?
nudged = Ya se ha preguntado
nudge-about = A quien se le pregunta y no hace nada durante un rato se le da por ausente; entonces puede jugar un bot.
let-bot = Que juegue un bot
remove = Quitar
you-are-away = Has dejado esta mesa.
take-back = He vuelto
you-are-nudged = Los demás preguntan si sigues ahí.
connection-lost = Se ha perdido la conexión. Se reintenta solo …
shuffle = El barajado
shuffle-about = Este número se fijó antes de la primera carta. Después de la partida demuestra que nadie tocó las cartas.
shuffle-check = Comprobar una partida

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un mensaje nuevo
   *[other] Chat, { $count } mensajes nuevos
  }
chat-about = Vale todo, menos números concretos.
chat-empty = Nadie ha dicho nada todavía.
chat-write = Mensaje
chat-send = Enviar

told-dealt = Se han repartido las cartas.
told-laid = { $who ->
    [me] Colocas { $card } en la pila { $pile }.
   *[other] { $name } coloca { $card } en la pila { $pile }.
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
told-sat-down = Alguien se sienta en el asiento { $seat }.
told-stood-up = Queda libre un asiento: { $name }.
told-left = { $name } se ausenta.
told-stood-in = Un bot juega por { $name }.
told-took-back = { $who ->
    [me] Has vuelto.
   *[other] { $name } ha vuelto.
  }
told-nudged = Se pregunta a { $name } si sigue ahí.
told-nudged-you = { $by }: ¿sigues ahí?
told-resigned = { $who ->
    [me] Te rindes.
   *[other] { $name } se rinde.
  }

## The end

end-beaten = ¡Habéis vencido al juego!
end-excellent = ¡Excelente!
end-lost = Esta vez gana el juego
end-duel-won = ¡Ganas tú!
end-duel-lost = Esta vez pierdes
end-winner = Gana { $name }
end-about = { $reason ->
    [all-laid] Todas las cartas están colocadas.
    [stuck] Nadie podía seguir. { $left ->
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
    [all-laid] { $winner }: todas las cartas colocadas. { $loser }: quedan { $left }.
    [stuck] { $loser }: imposible colocar dos cartas, quedan { $left }.
   *[resigned] { $loser }: abandono con { $left } cartas.
  }
end-scale = { $laid } de { $cards } cartas colocadas, quedan { $left }
end-laid = { $laid } de { $cards } cartas colocadas.
end-bands = Quedan { $left }. Ninguna es la victoria, menos de diez es excelente.
end-hands = Lo que quedó en las manos
rematch = Otra partida
same-deal = Las mismas cartas
replay = Ver de nuevo
share-result = { $game }: { $result } (quedan { $left })

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
    [one] una carta oculta
   *[other] { $count } cartas ocultas
  }
replay-link = Enlace a este momento
replay-continue = Seguir desde aquí
replay-file = Abrir un archivo de partida
replay-file-about = Una partida en el formato de registro (.json, o la primera de un .jsonl). No se guarda nada.

## My games

mine = Mis partidas
mine-unfinished = Sin terminar
mine-finished = Terminadas
mine-none = No te espera ninguna partida.
mine-none-finished = Aquí aparecerán tus partidas terminadas.
mine-download = Descargar todos los registros
record-result = { $won ->
    [yes] victoria
   *[no] derrota, quedan { $left }
  }
stat-games = Partidas
stat-wins = Ganadas
stat-best = Mínimo
stat-streak = Racha
stat-chart = { $wins } de { $games } partidas ganadas
stat-legend = Las últimas partidas: cuanto más alto, más cartas colocadas; verde es victoria.

## Settings

name-title = Tu nombre
name = Nombre
name-about = Lo ven los demás en la mesa.
name-saved = Guardado.
device-title = En otro dispositivo
device-about = Sigue con el móvil: un enlace convierte otro dispositivo en el mismo jugador.
device-link = Crear un enlace
device-expires = Vale una vez, hasta las { $time }.
device-linked = Este dispositivo es ahora { $name }.
forget-title = Olvidarme
forget-about = Borra tu nombre y todo lo que une las partidas contigo. No se puede deshacer.
forget = Olvidarme
forget-sure = Sí, olvidarlo todo
forgotten = El servidor te ha olvidado.

## When something is wrong

problem = No ha funcionado
next-not-allowed = Pide el enlace o el código a quien te invitó.
next-no-such-table = Quizá el enlace esté cortado o la mesa se cerró hace tiempo. Abre una nueva desde el inicio.
next-wrong-protocol = El servidor se actualizó mientras esta página estaba abierta.
next-offline = Revisa tu conexión; no se pierde nada de tu partida.
next-not-found = Puede que la dirección esté mal escrita.
next-closed = Abre una mesa nueva desde el inicio.

refused-offline = No se puede llegar al servidor.
refused-does-not-fit = { $card } no encaja aquí: esta pila necesita { $direction ->
    [ascending] más
   *[descending] menos
  } de { $top }{ $trick ->
    [0] {""}
   *[other] , o exactamente { $trick }
  }.
refused-does-not-fit-colour = { $card } no encaja aquí: esta pila necesita { $direction ->
    [ascending] más
   *[descending] menos
  } de { $number }, o { $colour ->
    [b] cualquier carta azul
    [g] cualquier carta verde
    [r] cualquier carta roja
    [v] cualquier carta violeta
   *[y] cualquier carta amarilla
  }.
refused-does-not-improve = { $card } no ayudaría: esta pila del rival necesita { $direction ->
    [ascending] menos
   *[descending] más
  } de { $top }.
refused-row-card-only = En esta pila del rival aún no hay nada, así que no se le puede ayudar.
refused-already-given = Solo una carta por turno puede ir al rival.
refused-not-in-hand = { $card } no está en tu mano.
refused-no-such-pile = No existe esa pila.
refused-turn-full = { $most ->
    [one] Aquí un turno tiene una carta.
   *[other] Aquí un turno tiene como mucho { $most } cartas.
  }
refused-too-few-laid = El turno es demasiado corto: { $laid } colocadas, { $required } necesarias.
refused-fire-open = { $cards } aún arde: hay que cubrirla antes de terminar el turno.
refused-not-your-turn = No te toca.
refused-not-started = Aún no se ha decidido quién empieza.
refused-game-over = La partida ha terminado.
refused-unknown-game = No existe ese juego.
refused-player-count = Este juego no es para { $players } jugadores.
refused-unknown-option = No existe la opción { $option }.
refused-missing-option = Falta la opción { $option }.
refused-option-value = { $option } no puede ser { $value }.
refused-wrong-type = { $where } tiene un tipo equivocado.
refused-seed-range = Esa semilla está fuera de rango.
refused-deck-count = El archivo tiene un número de mazos equivocado.
refused-unknown-card = No existe la carta { $card } en este juego.
refused-duplicate-card = La carta { $card } está dos veces en el mazo.
refused-missing-card = Falta la carta { $card } en el mazo.
refused-already-started = Ya está decidido quién empieza.
refused-impossible-view = Ninguna partida puede ser así.
refused-bad-play-text = Eso no es una jugada.
refused-bad-position-text = Eso no es una posición.
refused-not-json = Este archivo no es un registro: no es JSON válido.
refused-not-an-object = Este archivo no es un registro.
refused-unknown-format = Este archivo tiene el formato { $format }, no { $known }.
refused-missing-key = Falta { $key } en el archivo.
refused-empty-turn = El registro tiene un turno sin cartas.
refused-after-the-end = El registro sigue después del final de la partida.
refused-laid-after-outcome = El registro tiene cartas colocadas aunque la partida acabó.
refused-outcome-missing = El registro no cuenta el final, pero la partida ha acabado.
refused-outcome-too-early = El registro cuenta un final, pero la partida no ha acabado.
refused-outcome-differs = El registro cuenta un final distinto del de las cartas.
refused-wrong-phase = Ahora no se puede.
refused-not-seated = Solo pueden hacerlo los jugadores de la mesa.
refused-not-host = Solo puede hacerlo quien invita.
refused-already-seated = Ya tienes asiento aquí.
refused-seat-taken = Alguien fue más rápido: el asiento está ocupado.
refused-seat-unknown = No existe ese asiento.
refused-no-such-seat = No existe ese asiento.
refused-seats-in-use = Hay alguien en uno de esos asientos.
refused-table-full = Todos los asientos de esta mesa están ocupados.
refused-seats-open = Aún hay asientos libres.
refused-not-away = Sí que está.
refused-not-a-person = Ahí no hay nadie.
refused-not-a-bot = Ahí no hay ningún bot.
refused-yourself = Eso no se puede hacer con uno mismo.
refused-already-nudged = Ya se le ha preguntado.
refused-not-due = Ahora no.
refused-chat-off = En esta mesa no hay chat.
refused-empty-text = El mensaje está vacío.
refused-long-text = El mensaje es demasiado largo: { $length } caracteres, se permiten { $most }.
refused-bad-clock = Un turno puede durar de { $first } a { $last } segundos.
refused-bad-opening = Eso no es una respuesta.
refused-nothing-laid = No se nombró ninguna carta.
refused-closed = { $reason ->
    [retired] Esta mesa está cerrada: hace mucho que no viene nadie.
    [removed] Quien lleva este servidor ha retirado esta mesa.
   *[other] Esta mesa está cerrada.
  }
refused-bad-request = El servidor no lo ha entendido.
refused-not-found = No hay nada en esta dirección.
refused-wrong-method = El servidor no lo ha entendido.
refused-too-large = Es demasiado grande.
refused-wrong-media-type = El servidor no lo ha entendido.
refused-too-many = Demasiado rápido. { $seconds ->
    [one] Inténtalo dentro de un segundo.
   *[other] Inténtalo dentro de { $seconds } segundos.
  }
refused-not-identified = El servidor ya no conoce este navegador.
refused-not-operator = Solo puede hacerlo quien lleva este servidor.
refused-foreign-origin = Esta página no pertenece a este servidor.
refused-not-allowed = Esta mesa es privada.
refused-name-length = Un nombre tiene de 1 a { $most } caracteres.
refused-name-characters = Este nombre tiene caracteres que no se muestran bien.
refused-name-banned = Elige otro nombre, por favor.
refused-no-such-table = No existe esa mesa.
refused-no-such-code = Ninguna mesa tiene este código.
refused-no-such-record = No existe esa partida, o no puedes verla.
refused-no-such-daily = No existe ese reparto del día.
refused-no-such-link = Este enlace ya se usó o es demasiado antiguo.
refused-no-such-device = No existe ese dispositivo.
refused-no-such-bot = Aquí no hay ningún bot { $bot }.
refused-daily-unfinished = Termina primero este reparto.
refused-daily-fixed = El reparto del día es igual para todos: no se puede cambiar nada.
refused-too-many-tables = Ya tienes { $most } mesas sin terminar: termina o deja una antes.
refused-table-moved = La mesa ha avanzado: inténtalo otra vez.
refused-bad-message = El servidor no lo ha entendido.
refused-unknown-message = El servidor no lo ha entendido.
refused-wrong-protocol = Esta página es más antigua que el servidor.
refused-too-slow = La conexión era demasiado lenta.
refused-starting = El servidor está arrancando: un momento, por favor.
refused-stopping = El servidor se está deteniendo.
refused-internal = Algo ha ido mal.
refused-storage-full = El servidor no puede guardar nada ahora.
refused-storage-gone = El servidor no llega ahora a su almacén.

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
    [ascending] menos de { $top }
   *[descending] más de { $top }
  }
why-row-card-only = aún vacía
why-already-given = ya ayudaste
why-not-in-hand = no la tienes
why-turn-full = turno lleno
why-game-over = acabó
why-not-your-turn = no te toca
why-not-started = aún no

## Lessons

learn-title = { $game }: aprende jugando
lesson-step = { $step } de { $steps }
lesson-next = Siguiente
lesson-again = Otra vez
lesson-play = A jugar
lesson-partner = Mia
lesson-other = Eso estaría permitido. Para la lección, hazlo como dice el texto.
refused-lesson = Hazlo como dice el texto de arriba.

lesson-the-game-1 = Estas son las cuatro pilas. Dos suben desde 1, dos bajan desde 100. Juegas junto a Mia: las 98 cartas tienen que acabar en ellas.
lesson-the-game-2 = Te toca. En la pila 1 encaja cualquier número mayor, pero los pasos pequeños dejan sitio. Toma el 3 y toca la pila 1.
lesson-the-game-3 = La pila 3 baja: coloca ahí el 97. Dos cartas son obligatorias; termina el turno y robas dos nuevas.
lesson-the-game-4 = Mia ha jugado. Toma ahora el 8 y mira: cada pila dice si encaja, cuánto cuesta o por qué no.
lesson-the-game-5 = Coloca el 8 en la pila 2. Después el 32 en la pila 1: un paso grande, pero con un plan. Nadie ve tu plan hasta que terminas el turno.
lesson-the-game-6 = Y este era el plan: ¡el truco hacia atrás! El 22 es exactamente diez menos que el 32, así que puede volver. Colócalo en la pila 1.
lesson-the-game-7 = Has recuperado diez pasos. Si alguien no puede colocar las cartas obligatorias, se acaba la partida; menos de diez restantes es excelente. Y al hablar: ¡sin números!

lesson-face-to-face-1 = Abajo están tus dos pilas, de oro. Arriba las de Mia, de plata. Gana quien coloca antes sus 58 cartas.
lesson-face-to-face-2 = Dos cartas por turno, siempre. Coloca el 4 en la pila 1 y el 55 en la pila 2, y termina el turno. Solo pilas propias: robas dos.
lesson-face-to-face-3 = Toma ahora el 7 y mira las pilas de Mia. Donde mejora una, encaja: es menor que su 9.
lesson-face-to-face-4 = Una carta por turno puede ayudarla. Coloca el 7 en la pila 3, luego el 12 en la pila 1 y el 47 en la pila 2. Quien ayuda roba hasta seis: ¡esta vez tres!
lesson-face-to-face-5 = El truco hacia atrás: en tus pilas puedes volver exactamente diez. Coloca el 2 en la pila 1.
lesson-face-to-face-6 = Quien coloca su última carta gana al instante. Quien no puede colocar dos pierde al instante. ¡Ayuda solo si necesitas cartas!

lesson-quick-and-easy-1 = Dos pilas, una sube y otra baja, y cincuenta cartas: del 1 al 10 en cinco colores. Mia y tú tenéis dos cada uno.
lesson-quick-and-easy-2 = La primera carta de una pila puede ser cualquiera. Coloca el 3 azul en la pila 1, que sube.
lesson-quick-and-easy-3 = Puedes colocar otra. Coloca el 8 rojo en la pila 2, que baja, y termina el turno. Robas tantas como colocaste.
lesson-quick-and-easy-4 = Toma el 5 amarillo y mira. Un número igual no encaja: la pila 1 ya muestra un 5.
lesson-quick-and-easy-5 = Pero es menor que el 8. Colócalo en la pila 2 y termina el turno; basta una carta.
lesson-quick-and-easy-6 = El truco hacia atrás: el mismo color encaja siempre, sea cual sea el número. ¡Coloca el 1 verde sobre el 9 verde!
lesson-quick-and-easy-7 = Del 9 de vuelta al 1. Con las cincuenta cartas colocadas habéis ganado los dos. Hablad, pero nunca de valores exactos.

## Rules

rules-aim = El objetivo
rules-setup = Antes de la primera carta
rules-turn = Tu turno
rules-trick = El truco hacia atrás
rules-end = El final
rules-talk = Hablar
rules-expert = Más difícil
rules-fire = On Fire
rules-help = Ayudar al otro
rules-draw = Robar
rules-professional = Para profesionales

rules-the-game-aim = Todos jugáis contra el juego. Entre todos, colocad las 98 cartas, del 2 al 99, en cuatro pilas.
rules-the-game-setup = Dos pilas suben desde 1 y dos bajan desde 100. En solitario tienes ocho cartas, entre dos siete, desde tres seis. Mirad las cartas y acordad quién empieza.
rules-the-game-turn = Coloca al menos dos cartas, cada una en la pila que quieras: mayor que la de arriba donde se sube, menor donde se baja, con el salto que sea. Después roba hasta completar la mano. Con el mazo vacío basta una carta, y se salta a quien no tiene ninguna.
rules-the-game-trick = Una carta exactamente diez menor puede ir en una pila que sube, y una exactamente diez mayor en una que baja. Así se recupera sitio, tantas veces como podáis.
rules-the-game-end = Todas colocadas: habéis vencido al juego. Si quien tiene el turno no puede colocar lo obligatorio, se acaba la partida. Menos de diez cartas restantes es excelente.
rules-the-game-talk = Decid lo que queráis, menos números concretos.
rules-the-game-expert = Los expertos deben colocar tres cartas por turno, y una con el mazo vacío. Una mano con una carta menos es aún más difícil; ambas cosas se combinan.
rules-the-game-fire = 22, 33, 44, 55, 66 y 77 arden. Si una queda arriba al acabar un turno, el siguiente jugador debe cubrirla en el suyo o se pierde la partida. Cubrir la propia enseguida está permitido.

rules-face-to-face-aim = Dos jugadores, cada uno con un mazo de 58 cartas, oro y plata. Gana quien coloca antes todas las suyas.
rules-face-to-face-setup = Cada uno tiene una pila que sube desde 1 y otra que baja desde 60, un mazo de robo y una mano de seis. El azar decide quién empieza.
rules-face-to-face-turn = Coloca siempre al menos dos cartas. Todas en tus pilas, salvo como mucho una.
rules-face-to-face-trick = En tus pilas puedes volver exactamente diez, como en The Game.
rules-face-to-face-help = Una carta por turno puede ir en una pila del otro si la mejora: menor donde sube, mayor donde baja. No en una pila vacía, y sin truco.
rules-face-to-face-draw = Si solo usaste tus pilas, roba dos cartas. Si ayudaste, roba hasta seis.
rules-face-to-face-end = Quien coloca su última carta gana al instante. Quien no puede colocar dos pierde al instante.

rules-quick-and-easy-aim = Entre todos, colocad las 50 cartas, del 1 al 10 en cinco colores, en dos pilas.
rules-quick-and-easy-setup = Una pila sube y otra baja, y ambas empiezan con cualquier carta. Cada uno tiene dos cartas. Acordad quién empieza.
rules-quick-and-easy-turn = Coloca una o dos cartas, mayor en la pila que sube, menor en la que baja. Un número igual no encaja. Después roba tantas como colocaste.
rules-quick-and-easy-trick = Una carta del color de la de arriba encaja, sea cual sea su número.
rules-quick-and-easy-end = Todas colocadas: victoria. Si quien tiene el turno tiene cartas y ninguna encaja, se pierde.
rules-quick-and-easy-talk = Vale lo vago, por ejemplo un amarillo más bien alto. Nada de valores, ni comparados con una carta.
rules-quick-and-easy-professional = Exactamente una carta por turno. Solo se nombran los colores que tienes, la pila que quieres y dónde podrías usar el truco.
