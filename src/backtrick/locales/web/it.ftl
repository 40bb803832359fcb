### I testi del client per il browser.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Quattro pile, una squadra, novantotto carte: giocatele tutte prima di restare bloccati.
about-face-to-face = Due giocatori, un mazzo a testa: gioca per primo tutte le tue carte, e aiuta l’avversario solo se ti conviene.
about-quick-and-easy = Dieci numeri, cinque colori, due pile: cinque minuti insieme.
players-the-game = Da 1 a 5 giocatori, insieme
players-face-to-face = 2 giocatori, uno contro l’altro
players-quick-and-easy = Da 2 a 5 giocatori, insieme

players = { $count ->
    [one] in solitario
   *[other] { $count } giocatori
  }
option-required = almeno { $value } carte per turno
option-hand = mano di { $value }
option-fire = On Fire
option-professional = per professionisti
option-clock = { $value } secondi per turno
option-talk = { $talk ->
    [strict] solo indizi
    [silent] niente chat
   *[free] chat sulla parola
  }
option-about-required = Quante carte devi giocare per turno; 3 è per esperti.
option-about-hand = Una carta in meno rende tutto più difficile.
option-about-fire = Sei carte di fuoco: ognuna va coperta nel turno dopo.
option-about-professional = Una carta per turno e quasi senza parlare.

bots = Bot
bot-random = Casuale
bot-greedy = Ingordo
bot-planner = Abile
bot-expert = Esperto
bot-level = { $bot }, livello { $level }
seat-bot = Bot { $bot }
seat-bot-numbered = { $bot } #{ $seat }

you = Tu
guest = Ospite { $number }
seat-open = Posto libero
seat-somebody = Giocatore { $seat }
card-coloured = { $number } { $colour ->
    [b] blu
    [g] verde
    [r] rosso
    [v] viola
   *[y] giallo
  }

## Getting around

skip = Vai al contenuto
nav = Pagine
home = Inizio
close = Chiudi
save = Salva
share = Condividi
copied = Copiato
copy-by-hand = Questo browser non permette alla pagina di copiare. Copialo da qui:
reload = Ricarica la pagina
try-again = Riprova
loading = Un momento…
connecting = Arrivo al tavolo…
settings = Impostazioni
rules = Regole
language = Lingua
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sounds = Suoni e vibrazione
keys = Tasti
keys-letters = Tasti rapidi: u annulla, e termina il turno, h indizio
key-hand = scorrere la mano o le pile
key-order = spostare la carta nella mano
key-take = prendere una carta, o giocarla su una pila
key-piles = andare alle pile con una carta, e tornare
key-digit = giocare la carta su questa pila
key-back = rimettere la carta
key-undo = annullare
key-end = terminare il turno
key-say = dire qualcosa

## Home

home-title = Siediti, le carte sono pronte
home-about = Tre piccoli giochi di carte: salire, scendere e, al momento giusto, un passo indietro. Gioca subito con i bot o manda un link agli amici. Senza registrazione.
play-now = Gioca subito
play-now-wait = Si danno le carte…
with-friends = Con gli amici
learn = Impara in due minuti
resume-title = Riprendi da dove hai lasciato
resume-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
  }
table-phase = { $phase ->
    [gathering] in attesa, posti occupati: { $taken } su { $seats }
    [choosing] si decide chi inizia
    [playing] in corso
   *[over] tra due partite
  }
fan-project = Un progetto di appassionati, non dell’editore. Codice aperto, senza pubblicità, senza tracciamento.
identity-lost = Il server non conosce più questo browser, quindi ora hai un altro nome. Per ritrovare le partite di prima, apri le impostazioni su un altro tuo dispositivo e crea un link.

daily = Smazzata del giorno
daily-shared = Qualcuno ha giocato questa smazzata del giorno e l’ha condivisa. Giocala prima tu, poi vedrai com’è andata.
daily-play-first = Gioca la smazzata del giorno
daily-about = Le stesse carte per tutti, una volta al giorno. Conta il tuo primo tentativo.
daily-honour = Qui non ci si registra, perciò non possiamo impedire che qualcuno sbirci prima le carte con un altro dispositivo. È solo un gioco.
daily-open = Le smazzate di oggi
daily-played = Giocate oggi: { $count } su { $of }
daily-day = { $day }, fino { $until ->
    [midnight] a mezzanotte
   *[other] alle ore { $until }
  }
daily-with = { $bots ->
    [0] in solitario
    [one] con un bot
   *[other] con { $bots } bot
  }
daily-play = Gioca
daily-go-on = Continua
daily-see = Vedi il tavolo
daily-results = Come è andata agli altri
daily-result = { $duel ->
    [yes] { $won ->
        [yes] vinta di { $left }
       *[no] persa, { $left ->
           [one] una rimasta
          *[other] { $left } rimaste
         }
      }
   *[no] { $won ->
        [yes] riuscita!
       *[no] { $left ->
           [one] una rimasta
          *[other] { $left } rimaste
         }
      }
  }

join-title = Unisciti a un tavolo
join-code = Codice del tavolo
join = Entra
join-help = Un codice è fatto di lettere e cifre. Fattelo rileggere, o fatti mandare il link.
public = Tavoli pubblici
public-open = Vedi i tavoli pubblici
public-about = Chiunque può sedersi o guardare.
public-none = In questo momento nessuno ha un tavolo pubblico aperto.
public-open-one = Aprine uno
watch = Guarda
watching = stai guardando
go-on = Continua
sit = Siediti

## A table for friends

choose-game = Quale gioco?
choose-players = Quanti giocatori?
choose-options = Opzioni
choose-more = Altre impostazioni
choose-table = Il tavolo
choose-public = Pubblico
choose-public-about = Chiunque può trovarlo e sedersi.
choose-watch = Altri possono guardare
choose-talk = Conversazione
talk = { $talk ->
    [strict] Rigida
    [free] Libera
   *[standard] Normale
  }
talk-about = { $talk ->
    [strict] Solo indizi, niente chat.
    [free] Indizi e chat; le regole valgono sulla parola.
    [chat] Chat su quello che volete.
    [silent] Niente chat.
   *[standard] Indizi e chat; i messaggi che rivelano un numero vengono fermati.
  }
choose-clock = Tempo per turno
clock-choice = { $seconds ->
    [0] senza limite
   *[other] { $seconds } secondi
  }
open-table = Apri il tavolo
open-table-about = Ricevi un link da condividere. I bot possono occupare i posti liberi.

change-table = Cambia il tavolo
lobby-invited = { $name } ti invita a giocare a { $game }.
lobby-seats = Posti
lobby-host = chi ospita
lobby-offline = ora non c’è
lobby-waiting = { $count ->
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
  }
lobby-ready = Ci siete tutti.
lobby-host-begins = Si aspetta che { $name } dia le carte.
put-bot = Bot
open-seat = Libera
fill-bots = { $count ->
    [one] Un bot per il posto libero
   *[other] Bot per { $count } posti
  }
begin = Dai le carte
invite = Invita
invite-title = Invita gli amici
invite-code = Oppure con questo codice:
invite-link = Link a questo tavolo
invite-share = Condividi il link
invite-qr = Il link come codice QR
invite-renew = Nuovo link e codice
invite-renew-about = Il link e il codice vecchi non funzioneranno più. Cambiano anche quando rimuovi qualcuno.
invite-lonely = Questo link funziona solo su questo computer. Per altre persone nella tua rete, avvia il server con { $command } e apri la pagina all’indirizzo di rete del computer.

## Who starts

choosing = Chi inizia?
choosing-about = Guarda la tua mano: vuoi iniziare?
choosing-wait = In attesa degli altri…
choosing-ends = Il tavolo decide tra { $seconds } s.
opinion-none = nessuna preferenza
opinion-waiting = ancora nessuna risposta

## The table

your-turn = Tocca a te
turn-of = Gioca { $name }…
turn-away = { $name } non c’è.
turn-mine = { $needed ->
    [0] Tocca a te: giocane altre o termina
    [one] { $laid ->
        [0] Tocca a te: una carta da giocare
       *[other] Tocca a te: ancora una carta
      }
   *[other] Tocca a te: { $needed } carte da giocare
  }
turn-fire = { $needed ->
    [0] Tocca a te: copri il { $cards }
    [one] Tocca a te: ancora una carta, e copri il { $cards }
   *[other] Tocca a te: { $needed } carte, e copri il { $cards }
  }
turn-corner = Non puoi più giocare abbastanza carte: con questo turno la partita finisce. Gioca quello che va ancora bene.
planning-ahead = Gioca { $name }. Intanto prepari il tuo turno.
plan-corner = Attenzione: dopo questa carta non potresti terminare il turno.
plan-changed = Il tuo piano non funziona più: { $why }
pick-first = Prendi prima una carta dalla tua mano.
lay = { $count ->
    [one] Gioca la carta
   *[other] Gioca { $count } carte
  }
lay-only = Gioca
lay-and-end = Gioca e termina
end-turn = Termina il turno
undo = Annulla
sort = Ordina
planned = prevista
piles-mine = { $metal ->
    [gold] Le tue pile (oro)
   *[silver] Le tue pile (argento)
  }
piles-of = { $metal ->
    [gold] Pile di { $name } (oro)
   *[silver] Pile di { $name } (argento)
  }
help-open = puoi aiutare con una carta
help-done = hai già aiutato
pile-cover = copri!
pile-label = Pila { $pile }, { $way ->
    [up] sale
   *[down] scende
  }{ $owner ->
    [none] {""}
   *[other] , { $owner }
  }, { $top ->
    [none] vuota
   *[other] mostra { $top }
  }
pile-owed = una carta di fuoco da coprire
pile-planned = con una carta prevista
pile-fits = { $trick ->
    [yes] va bene con il trucco a ritroso: recupera { $step }
   *[no] va bene: passo di { $step }
  }
hand-label = { $count ->
    [one] La tua mano: una carta
   *[other] La tua mano: { $count } carte
  }
hand-card = { $card }{ $fire ->
    [yes] , di fuoco
   *[no] {""}
  }{ $fits ->
    [trick] , trucco possibile
    [no] , ora non va su nessuna pila
   *[other] {""}
  }
draw-label = Mazzo{ $whose ->
    [none] {""}
   *[other] {" "}({ $whose })
  }: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
  }
seats-label = Gli altri
seat-away = assente
seat-label = { $name }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }{ $state ->
    [away] , assente
    [offline] , senza connessione
   *[here] {""}
  }{ $turn ->
    [yes] , sta giocando
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Siede al posto { $seat }. Carte in mano: { $cards }.
    [away] Per ora non c’è; il posto { $seat } resta suo.
    [stood-in] Per ora non c’è; al posto { $seat } gioca un bot.
    [bot] Un bot, al posto { $seat }. Carte in mano: { $cards }.
   *[open] Il posto { $seat } è libero.
  }
seat-program = un programma
log-label = Che cosa succede al tavolo

table-menu = Menu
leave = Lascia il tavolo
leave-running = Assentati un momento
leave-about = Se ti assenti, il posto resta tuo: torna quando vuoi.
resign = Abbandona
resign-sure = Sì, abbandona
nudge = Ci sei ancora?
nudged = Già chiesto
nudge-about = Chi non risponde per un po’ risulta assente; allora un bot può giocare al suo posto.
let-bot = Fai giocare un bot
remove = Rimuovi
let-back = Riammetti chi è stato rimosso
you-are-away = Ora non sei a questo tavolo.
take-back = Rieccomi
you-are-nudged = Gli altri chiedono se ci sei ancora.
answer-nudge = Ci sono
connection-lost = Connessione persa. Nuovo tentativo in corso…
status-lost = In attesa della connessione; torna da sola.
shuffle = La mescolata
shuffle-about = Questo numero era fissato prima della prima carta. Dopo la partita prova che nessuno ha cambiato l’ordine delle carte.
shuffle-check = Per controllarlo, rivedi la partita quando è finita e premi «Controlla questa partita».

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $count } nuovi messaggi
  }
chat-about = { $talk ->
    [free] Sulla parola: nessuno controlla, quindi badate voi alle regole. Niente numeri precisi.
    [professional] Solo colori, la pila che vorresti e il trucco; niente sui valori. Tutto il resto viene fermato prima che qualcuno lo veda.
    [open] Di’ quel che vuoi.
   *[standard] Va bene tutto, tranne i numeri precisi: quelli vengono fermati prima che qualcuno li veda.
  }
chat-refused = Non inviato. Nessun altro l’ha visto.
chat-offer = Di’ invece: { $hint }
chat-hinted = Detto come indizio: { $hint }
chat-empty = Nessun messaggio da quando sei qui.
chat-watching = Chi guarda può leggere; scrive solo chi gioca.
chat-write = Messaggio
chat-send = Invia

mute = Silenzia
unmute = Riattiva
muted = silenziato
mute-about = { $on ->
    [yes] Non ti arriva niente di suo, né chat né indizi. Nessun altro lo sa.
   *[no] Silenziare ti nasconde la sua chat e i suoi indizi. Nessun altro lo viene a sapere.
  }

told-dealt = Le carte sono distribuite.
told-laid = { $who ->
    [me] Giochi { $card } sulla pila { $pile }.
   *[other] { $name } gioca { $card } sulla pila { $pile }.
  }
told-drew = { $who ->
    [me] { $count ->
        [0] Il tuo turno è finito.
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
      }
   *[other] { $count ->
        [0] { $name } termina il turno.
        [one] { $name } pesca una carta.
       *[other] { $name } pesca { $count } carte.
      }
  }
told-you-start = Inizi tu.
told-starts = Inizia { $name }.
told-sat-down = { $name } si siede al posto { $seat }.
told-stood-up = { $who ->
    [me] Hai lasciato il tavolo.
   *[other] { $name } ha lasciato il tavolo; il posto è di nuovo libero.
  }
told-left = { $who ->
    [me] Ti assenti.
   *[other] { $name } si assenta.
  }
told-stood-in = { $who ->
    [me] Un bot gioca per te.
   *[other] Un bot gioca per { $name }.
  }
told-took-back = { $who ->
    [me] Hai ripreso il posto.
   *[other] { $name } ha ripreso il posto.
  }
told-nudged = A { $name } è stato chiesto: «Ci sei ancora?»
told-nudged-you = { $by } chiede: ci sei ancora?
told-nudge-answered = { $who ->
    [me] Hai detto che ci sei.
   *[other] { $name } c’è.
  }
told-key-changed = Questo tavolo ha un nuovo link e un nuovo codice.
told-resigned = { $who ->
    [me] Abbandoni la partita.
   *[other] { $name } abbandona la partita.
  }
told-more-hints = { $count ->
    [one] Un altro indizio.
   *[other] Altri { $count } indizi.
}
told-overtaken = Il tuo indizio sulla pila { $pile } non vale più.

## Hints: what may be said with one tap, in full and in a word

hint-leave = per favore, lasciate la pila { $pile }
hint-rather-not = meglio di no sulla pila { $pile }
hint-go-ahead = via libera sulla pila { $pile }
hint-small-steps = sulla pila { $pile } solo passi piccoli
hint-trick = sulla pila { $pile } potrei usare il trucco
hint-want = vorrei la pila { $pile }
hint-holds = { $colour ->
    [b] ho del blu
    [g] ho del verde
    [r] ho del rosso
    [v] ho del viola
   *[y] ho del giallo
  }
hint-high = { $colour ->
    [b] un blu piuttosto alto
    [g] un verde piuttosto alto
    [r] un rosso piuttosto alto
    [v] un viola piuttosto alto
   *[y] un giallo piuttosto alto
  }
hint-middle = { $colour ->
    [b] un blu medio
    [g] un verde medio
    [r] un rosso medio
    [v] un viola medio
   *[y] un giallo medio
  }
hint-low = { $colour ->
    [b] un blu piuttosto basso
    [g] un verde piuttosto basso
    [r] un rosso piuttosto basso
    [v] un viola piuttosto basso
   *[y] un giallo piuttosto basso
  }
hint-hard-turn = ho un turno difficile
hint-fine = sono a posto
hint-more = posso giocare altre carte
hint-thanks = grazie
hint-sorry = mi dispiace
hint-start = vorrei iniziare io
hint-not-start = preferisco non iniziare

hint-short-leave = lasciate
hint-short-rather-not = meglio no
hint-short-go-ahead = via libera
hint-short-small-steps = passi corti
hint-short-trick = trucco qui
hint-short-want = la vorrei
hint-short-holds = ce l’ho
hint-short-high = alto
hint-short-middle = medio
hint-short-low = basso
hint-short-hard-turn = difficile
hint-short-fine = a posto
hint-short-more = ne ho altre
hint-short-thanks = grazie
hint-short-sorry = mi dispiace
hint-short-start = inizio io?
hint-short-not-start = io no

hint-by = { $name }: { $hint }
say = Di’ qualcosa
say-about = Lo sentono tutti, e nessun indizio rivela un numero. Di ogni argomento puoi parlare una volta per turno.
say-pile = Sulla pila { $pile }
say-pile-done = In questo turno hai già parlato della pila { $pile }.
say-colours = Colori
say-general = In generale
say-done = In questo turno ne hai già parlato.
say-none = In questo turno non c’è altro da dire.
marks-pile = Che cosa si è detto della pila { $pile }
marks-seat = Che cosa ha detto { $name }
marks-mine = Che cosa hai detto
marks-none = Questi indizi non valgono più.

## The end

end-beaten = Gioco battuto!
end-excellent = Eccellente!
end-lost = Stavolta vince il gioco.
end-duel-won = Hai vinto!
end-duel-lost = Stavolta hai perso.
end-winner = Vince { $name }!
end-about = { $reason ->
    [all-laid] Tutte le carte sono state giocate.
    [stuck] Qualcuno non ha potuto giocare le carte richieste.
    [burned] Una carta di fuoco non è stata coperta in tempo.
   *[resigned] La partita è stata abbandonata.
  }
end-about-duel = { $reason ->
    [all-laid] Carte rimaste: { $winner } nessuna, { $loser } { $left }.
    [stuck] { $loser }: impossibile giocare due carte.
   *[resigned] { $loser }: abbandono.
  }
end-scale = { $laid } di { $cards } carte giocate, { $left ->
    [one] una rimasta
   *[other] { $left } rimaste
  }
end-hands = Carte rimaste in mano
rematch = Ancora una
same-deal = Le stesse carte
replay = Rivedi
share-result = { $game }: { $result }{ $left ->
    [0] {""}
    [one] {" "}Una carta rimasta.
   *[other] {" "}{ $left } carte rimaste.
  }

## Watching a game again

replay-first = All’inizio
replay-back = Una carta indietro
replay-run = Avvia
replay-pause = Pausa
replay-next = Una carta avanti
replay-last = Alla fine
replay-moment = Momento della partita
replay-place = Turno { $turn } · { $moment } di { $last }
replay-view = Mani
replay-all = Tutte le mani scoperte
replay-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
  }
replay-link = Link a questo momento
replay-continue = Gioca da qui
replay-file = Apri il file di una partita
replay-file-about = Una partita nel formato dei resoconti (.json, o la prima di un .jsonl). Non viene salvato nulla.
record-wrong = Il turno { $turn } di questo file è contro le regole.
record-next = Forse il file è stato modificato o è incompleto. Usalo così come l’hai scaricato.

## Why a bot played so

replay-said = Detto in questo turno
reason-ask = Perché?
reason-title = { $name }: perché questo turno?
reason-play = { $card } sulla pila { $pile }
reason-chance = { $chance ->
    [0] quasi nessuna possibilità
   *[other] { $chance }% di probabilità di vincere
  }
reason-laid = Ha giocato
reason-again = Se glielo si chiedesse di nuovo, giocherebbe
reason-others = Ha considerato anche
reason-newer = Ha giocato una versione precedente di questo bot: qui risponde una più nuova, che può giudicare diversamente.
reason-unweighed = Questo bot segue regole semplici e non valuta le probabilità.
reason-silent-heard = Nessuno aveva dato indizi.
reason-silent-same = Senza indizi avrebbe giocato le stesse carte.
reason-silent-other = Senza indizi avrebbe giocato: { $plays }
reason-heeded = Ha dato retta a
reason-overridden = Sentito, ma ha giocato lì comunque

## My games

mine = Le mie partite
mine-unfinished = In corso
mine-finished = Finite
mine-none = Nessuna partita ti aspetta.
mine-none-finished = Qui compariranno le partite finite.
mine-download = Scarica tutte le partite
record-uncounted = non conta: queste carte erano già state giocate
stat-best = { $left ->
    [0] L’hai battuto.
    [one] Miglior risultato: una carta rimasta.
   *[other] Miglior risultato: { $left } carte rimaste.
  }
stat-streak = { $streak ->
    [0] La tua serie più lunga di vittorie: { $best }.
   *[other] Vittorie di fila: { $streak }. La serie più lunga: { $best }.
  }

## Settings

name-title = Il tuo nome
name = Nome
name-about = Gli altri al tavolo lo vedono.
name-saved = Salvato.
device-title = Su un altro dispositivo
device-about = Continua sul telefono: apri lì un link e sarai lo stesso giocatore su entrambi i dispositivi.
device-link = Crea un link
device-expires = Vale una volta, fino alle ore { $time }.
device-linked = Questo dispositivo è ora { $name }.
shared-title = I tuoi dispositivi
shared-about = Ognuno vede le tue carte e può giocare al posto tuo. Scollega quelli che non riconosci.
shared-this = Questo
shared-other = Un altro dispositivo
shared-since = dal { $date }
shared-seen = ultimo uso: { $date }
shared-out = Scollega
shared-out-here = Scollega qui
shared-done = Il dispositivo è scollegato.
shared-done-here = Questo dispositivo è scollegato.
link-title = Giocare qui come { $name }?
link-about = Questo link unisce il browser a { $name }: i due dispositivi avranno lo stesso nome, gli stessi tavoli e le stesse partite.
link-careful = Continua solo se hai creato tu questo link. La persona che l’ha creato vedrà qui le tue carte e potrà giocare al posto tuo.
link-keeps = Qui adesso sei { $name }. Non va perso nulla: nelle impostazioni puoi tornare a essere { $name } quando vuoi.
link-use = Diventa { $name }
link-stay = Resta { $name }
link-no = No, grazie
link-mine = In questo browser sei già { $name }.
previous-title = Il tuo nome di prima
previous-about = Hai aperto un link di un dispositivo in questo browser. Puoi tornare al nome, ai tavoli e alle partite di prima.
previous-back = Torna a essere { $name }
taken-title = All’improvviso hai un altro nome?
taken-about = Nelle versioni precedenti, aprire il link di un’altra persona sostituiva il tuo nome. Se un altro dispositivo ce l’ha ancora, crea lì un link e aprilo qui. Altrimenti manda l’indirizzo di un tavolo dove siedi a chi gestisce questo server: può crearti un link.
forget-title = Dimenticami
forget-about = Questo cancella il tuo nome e tutto ciò che lega le partite a te. Non si può annullare.
forget = Dimenticami
forget-sure = Sì, dimentica tutto
forgotten = Il server ti ha dimenticato.

## When something is wrong

problem = Non ha funzionato
next-not-allowed = Chiedi il link o il codice alla persona che ti ha invitato.
next-no-such-table = Forse il link è incompleto, o il tavolo è chiuso da tempo. Apri un nuovo tavolo dalla pagina iniziale.
next-wrong-protocol = Il server è stato aggiornato mentre questa pagina era aperta.
next-offline = Controlla la connessione. La tua partita è al sicuro, e la pagina continua a riprovare.
next-not-found = Forse l’indirizzo è scritto male.
next-closed = Apri un nuovo tavolo dalla pagina iniziale.
next-table-full = Chiedi un posto a chi ha aperto il tavolo, o aprine uno tuo dalla pagina iniziale.
next-table-running = Torna quando sarà finita, o apri un tavolo tuo dalla pagina iniziale.
next-table-over = Chiedi a chi ha giocato un link alla partita, o apri un tavolo tuo dalla pagina iniziale.
language-missing = Non è stato possibile caricare { $language }: per ora è tutto in inglese.

refused-offline = Il server non è raggiungibile.
refused-does-not-fit = { $card } qui non va: questa pila vuole { $direction ->
    [ascending] più
   *[descending] meno
  } di { $top }{ $trick ->
    [0] {""}
   *[other] , o esattamente { $trick }
  }.
refused-does-not-fit-colour = { $card } qui non va: questa pila vuole { $direction ->
    [ascending] più
   *[descending] meno
  } di { $number }, o { $colour ->
    [b] una carta blu qualsiasi
    [g] una carta verde qualsiasi
    [r] una carta rossa qualsiasi
    [v] una carta viola qualsiasi
   *[y] una carta gialla qualsiasi
  }.
refused-does-not-improve = { $card } non aiuterebbe: questa pila avversaria vuole { $direction ->
    [ascending] meno
   *[descending] più
  } di { $top }.
refused-row-card-only = Su questa pila non c’è ancora nessuna carta, quindi lì non puoi aiutare.
refused-already-given = Puoi aiutare solo con una carta per turno.
refused-not-in-hand = { $card } non è nella tua mano.
refused-no-such-pile = Questa pila non esiste.
refused-turn-full = { $most ->
    [one] Qui si gioca una sola carta per turno.
   *[other] Qui si giocano al massimo { $most } carte per turno.
  }
refused-too-few-laid = Non puoi ancora terminare il turno: { $laid ->
    [one] una giocata
   *[other] { $laid } giocate
  }, { $required ->
    [one] una necessaria
   *[other] { $required } necessarie
  }.
refused-fire-open = { $count ->
    [one] Il { $cards } brucia ancora: va coperto prima della fine del turno.
   *[other] Bruciano ancora: { $cards }. Vanno coperte prima della fine del turno.
  }
refused-not-your-turn = Non tocca a te.
refused-not-started = Non è ancora deciso chi inizia.
refused-game-over = La partita è finita.
refused-unknown-game = Questo gioco non esiste.
refused-player-count = Questo gioco non si gioca in { $players }.
refused-unknown-option = L’opzione { $option } non esiste.
refused-missing-option = Manca l’opzione { $option }.
refused-option-value = { $option } non può essere { $value }.
refused-wrong-type = { $where } nel file non ha la forma giusta.
refused-seed-range = Questo seme è fuori dai limiti.
refused-deck-count = Il file ha un numero di mazzi sbagliato.
refused-unknown-card = In questo gioco non c’è la carta { $card }.
refused-duplicate-card = La carta { $card } è due volte nel mazzo.
refused-missing-card = Nel mazzo manca la carta { $card }.
refused-already-started = È già deciso chi inizia.
refused-impossible-view = Nessuna partita può arrivare a questa posizione.
refused-bad-play-text = Questa non è una giocata.
refused-bad-position-text = Questa non è una posizione.
refused-not-json = Questo file non è un resoconto: non è JSON valido.
refused-not-an-object = Questo file non è un resoconto.
refused-unknown-format = { $format ->
    [None] Questo file non dice che cos’è: il suo formato dovrebbe essere { $known }.
   *[other] Questo file ha il formato { $format }, non { $known }.
  }
refused-missing-key = Nel file manca { $key }.
refused-empty-turn = Il resoconto ha un turno senza carte.
refused-after-the-end = Il resoconto va oltre la fine della partita.
refused-laid-after-outcome = Il resoconto ha un turno non finito, benché la partita sia finita.
refused-outcome-missing = Il resoconto non ha un risultato, benché la partita sia finita.
refused-outcome-too-early = Il resoconto ha un risultato, benché la partita non sia finita.
refused-outcome-differs = Il risultato del resoconto non corrisponde alle carte.
refused-wrong-phase = Ora non si può.
refused-not-seated = Possono farlo solo i giocatori al tavolo.
refused-not-host = Può farlo solo chi ospita.
refused-already-seated = Hai già un posto qui.
refused-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
refused-seat-unknown = Questo posto non esiste.
refused-no-such-seat = Questo posto non esiste.
refused-seats-in-use = In uno di questi posti c’è qualcuno.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-removed = Chi ospita ti ha rimosso da questo tavolo.
refused-table-running = A questo tavolo c’è una partita in corso, e può vederla solo chi la gioca.
refused-table-over = La partita a questo tavolo è finita, e può vedere com’è andata solo chi l’ha giocata.
refused-seats-open = Ci sono ancora posti liberi.
refused-other-people = Solo chi ha giocato l’ultima partita può rigiocare le stesse carte. Distribuitene di nuove.
refused-not-away = Questa persona è presente.
refused-not-a-person = Lì non c’è nessuno.
refused-not-to-act = In questo momento nessuno sta aspettando questa persona.
refused-not-a-bot = Lì non c’è un bot.
refused-yourself = Non si può fare con sé stessi.
refused-already-nudged = A questa persona è già stato chiesto.
refused-not-due = È troppo presto.
refused-chat-off = A questo tavolo non c’è chat.
refused-empty-text = Il messaggio è vuoto.
refused-long-text = Il messaggio è troppo lungo: { $length } caratteri, ne sono permessi { $most }.
refused-forbidden-hint = { $reason ->
    [already] In questo turno ne hai già parlato.
    [too-early] Si può dire quando è deciso chi inizia.
    [too-late] È già deciso chi inizia.
    [over] La partita è finita: puoi ancora dire grazie o mi dispiace.
   *[other] Qui non esiste questo indizio.
  }
refused-forbidden-talk = { $reason ->
    [digits] Niente numeri: potrebbe essere una carta.
    [number-word] Niente numeri a parole: potrebbe essere una carta.
    [roman] Nemmeno numeri romani: potrebbe essere una carta.
    [ordinal] Potrebbe essere il numero di una carta.
    [symbol] Questa immagine mostra un numero.
    [counting] Ripetuto così, potrebbe indicare un numero.
    [range] Fa capire più o meno il numero di una carta.
    [likely] Sembra che dica o chieda il valore di una carta. Se non è così, dillo con altre parole.
    [vague-value] I professionisti non dicono nulla sui valori, nemmeno alto o basso.
    [too-long] Troppo lungo: un messaggio ha al massimo 500 caratteri.
   *[unreadable] In questo messaggio non c’è niente da leggere.
  }
refused-name-fixed = Durante una partita con altri non puoi cambiare nome. Cambialo alla fine.
refused-no-such-turn = Questo turno non esiste in questa partita.
refused-not-a-bots-turn = Questo turno l’ha giocato una persona: solo lei può dire perché.
refused-no-reason = Questo bot non sa dire perché.
refused-bad-clock = Un turno può durare da { $first } a { $last } secondi.
refused-bad-opening = Questa non è una delle risposte.
refused-opinion-fixed = Puoi cambiare risposta una volta sola.
refused-nothing-laid = Nessuna carta scelta.
refused-closed = { $reason ->
    [retired] Questo tavolo è chiuso: da molto non viene nessuno.
    [removed] Questo tavolo è stato rimosso da chi gestisce il server.
   *[other] Questo tavolo è chiuso.
  }
refused-bad-request = Il server non ha capito.
refused-not-found = A questo indirizzo non c’è nulla.
refused-wrong-host = Questo server ha un altro indirizzo.
refused-wrong-method = Il server non ha capito.
refused-too-large = È troppo grande.
refused-incomplete = La richiesta non è arrivata per intero.
refused-url-too-long = Questo indirizzo è troppo lungo.
refused-headers-too-large = Il server non ha capito.
refused-wrong-media-type = Il server non ha capito.
refused-too-many = Troppo in fretta. { $seconds ->
    [one] Riprova tra un secondo.
   *[other] Riprova tra { $seconds } secondi.
  }
refused-not-identified = Il server non conosce più questo browser.
refused-not-operator = Può farlo solo chi gestisce il server.
refused-foreign-origin = Questa pagina non appartiene a questo server.
refused-not-allowed = Questo tavolo è privato.
refused-name-length = Un nome ha da 1 a { $most } caratteri.
refused-name-characters = Questo nome ha caratteri che non si vedono bene.
refused-name-numbers = Un nome non può contenere un numero che potrebbe essere una carta.
refused-name-banned = Scegli un altro nome, per favore.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessun tavolo ha questo codice.
refused-no-such-record = Questa partita non esiste, o non puoi vederla.
refused-no-such-moment = Da qui la partita non può continuare.
refused-no-such-daily = Questa smazzata del giorno non esiste.
refused-no-such-link = Questo link è già stato usato, o è scaduto.
refused-no-such-device = Questo dispositivo non esiste.
refused-no-such-token = Questo dispositivo è già stato scollegato.
refused-no-such-bot = Qui non c’è un bot { $bot }.
refused-daily-unfinished = Finisci prima questa smazzata.
refused-daily-running = Oggi altri stanno ancora giocando queste carte. Potrai giocare da qui quando il giorno sarà finito.
refused-deal-in-play = Qualcuno sta giocando queste carte adesso. Le vedrai quando quella partita sarà finita.
refused-daily-fixed = La smazzata del giorno è uguale per tutti: non si può cambiare nulla.
refused-too-many-tables = Hai già { $most } tavoli non finiti: prima finiscine o lasciane uno.
refused-table-moved = Nel frattempo il tavolo è cambiato: riprova.
refused-table-worn = Questo tavolo è arrivato al limite e non può continuare. Aprine un altro, per favore.
refused-bad-message = Il server non ha capito.
refused-wrong-protocol = Questa pagina è più vecchia del server.
refused-update = { refused-wrong-protocol }
refused-too-slow = La connessione era troppo lenta.
refused-starting = Il server si sta avviando. Un momento, per favore.
refused-stopping = Il server si sta fermando.
refused-busy = Il server è pieno in questo momento: riprova tra un minuto.
refused-internal = Qualcosa è andato storto.
refused-storage-full = Ora il server non può salvare nulla.
refused-storage-gone = Ora il server non raggiunge il suo archivio.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] sopra { $top }
   *[descending] sotto { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}o proprio { $trick }
  }
why-does-not-fit-colour = { $direction ->
    [ascending] sopra { $number }
   *[descending] sotto { $number }
  } o { $colour ->
    [b] blu
    [g] verde
    [r] rosso
    [v] viola
   *[y] giallo
  }
why-does-not-improve = { $direction ->
    [ascending] solo sotto { $top }
   *[descending] solo sopra { $top }
  }
why-row-card-only = ancora vuota
why-already-given = già aiutato
why-not-in-hand = non ce l’hai
why-turn-full = turno pieno
why-game-over = finita
why-not-your-turn = non tocca a te
why-not-started = non ancora

## Lessons

learn-title = { $game }: impara giocando
lesson-step = { $step } di { $steps }
lesson-next = Avanti
lesson-again = Ancora una volta
lesson-play = Ora gioca
lesson-partner = Mia
lesson-other = Buona idea! Ma prima fai quello che chiede il testo.
refused-lesson = Per favore, fai quello che chiede il testo qui sopra.

lesson-the-game-1 = Queste sono le quattro pile. A e B salgono da 1, C e D scendono da 100. Giochi insieme a Mia: tutte le 98 carte devono finirci sopra. La barra sotto ogni pila mostra quanto spazio le resta.
lesson-the-game-2 = Prima della prima carta ognuno guarda la propria mano e dice, senza numeri, se vorrebbe iniziare. Mia preferisce di no, quindi inizi tu.
lesson-the-game-3 = Tocca a te. Sulla pila A va ogni numero più alto, ma i passi piccoli lasciano spazio. Prendi il 3 e tocca la pila A.
lesson-the-game-4 = Nessuno vede il tuo piano finché non termini il turno: puoi provare. Gioca il 61 sulla pila C: va bene, ma spreca molto spazio. Ora annulla.
lesson-the-game-5 = Meglio così: gioca il 97 sulla pila C. Un turno richiede due carte; puoi giocarne di più. Poi termina il turno e peschi fino a completare la mano.
lesson-the-game-6 = Mia ha giocato e dà un indizio: per favore, lasciate la pila D. Un indizio resta accanto alla sua pila finché non vi si gioca una carta o Mia non gioca di nuovo. Non rivela mai un numero. Quindi lascia a lei la pila D.
lesson-the-game-7 = Puoi dare indizi anche tu. Hai piani per la pila A: chiedi a Mia di lasciarla.
lesson-the-game-8 = Ora prendi l’8 e guarda le pile: ognuna dice se va bene, quanto è grande il passo, o perché no.

lesson-face-to-face-1 = Le tue due pile, A e B, sono d’oro. Quelle di Mia, C e D, sono d’argento. Vince chi gioca per primo tutte le sue 58 carte.
lesson-face-to-face-2 = Si sorteggia chi inizia. Stavolta tocca a te.
lesson-face-to-face-3 = Due carte per turno, sempre. Gioca il 4 sulla pila A e il 55 sulla pila B, poi termina il turno. Hai usato solo pile tue: peschi due carte.
lesson-face-to-face-4 = Prendi il 7 e guarda le pile di Mia. Va bene dove ne migliora una: è più basso del suo 9. Un numero uguale non va mai.
lesson-face-to-face-5 = Una carta per turno può aiutarla. Gioca il 7 su C, poi il 12 su A e il 47 su B. Se aiuti, peschi fino a sei.
lesson-face-to-face-6 = Il trucco a ritroso: sulle tue pile si può tornare indietro di dieci esatti. Gioca il 2 sulla pila A.

lesson-quick-and-easy-1 = Due pile, A sale e B scende, e cinquanta carte: da 1 a 10 in cinque colori. Tu e Mia ne avete due a testa, e avete deciso che inizi tu.
lesson-quick-and-easy-2 = La prima carta di una pila può essere una qualsiasi. Gioca il 3 blu sulla pila A, che sale.
lesson-quick-and-easy-3 = Puoi giocarne una seconda. Gioca l’8 rosso sulla pila B, che scende, e termina il turno. Peschi tante carte quante ne hai giocate.
lesson-quick-and-easy-4 = Prendi il 5 giallo e guarda. Un numero uguale non va: la pila A mostra già un 5.
lesson-quick-and-easy-5 = Ma è più basso dell’8. Giocalo sulla pila B e termina il turno; basta una carta.
lesson-quick-and-easy-6 = Il trucco a ritroso: lo stesso colore va sempre bene, qualunque sia il numero. Gioca l’1 verde sul 9 verde!
lesson-quick-and-easy-7 = Dal 9 di nuovo all’1. Con tutte le cinquanta carte giocate avete vinto entrambi; se chi è di turno ha carte e nessuna va bene, avete perso. Chi non ha carte salta il turno. Parlate, ma mai di valori esatti.

## Rules

rules-aim = Lo scopo
rules-setup = Prima della prima carta
rules-turn = Il tuo turno
rules-trick = Il trucco a ritroso
rules-end = La fine
rules-talk = Parlare
rules-hints = Indizi
rules-expert = Più difficile
rules-fire = On Fire
rules-help = Aiutare l’avversario
rules-draw = Pescare
rules-professional = Per professionisti

rules-the-game-aim = Siete tutti insieme contro il gioco: giocate tutte le 98 carte, da 2 a 99, su quattro pile.
rules-the-game-setup = Due pile salgono da 1, due scendono da 100. In solitario hai otto carte, in due sette, da tre a cinque sei. Ognuno guarda la propria mano, poi decidete insieme chi inizia.
rules-the-game-turn = Gioca almeno due carte, ognuna su una pila a scelta: più alta della carta in cima dove si sale, più bassa dove si scende, di quanto vuoi. Ciò che è giocato resta giocato, e le carte coperte non si possono guardare. Poi pesca fino a completare la mano, finché il mazzo di pesca basta. Con il mazzo vuoto basta una carta per turno, e chi non ne ha più salta il turno.
rules-the-game-trick = Una carta più bassa esattamente di dieci può andare su una pila che sale, e una più alta esattamente di dieci su una che scende. Così si recupera spazio, ogni volta che si può.
rules-the-game-end = Tutte le carte giocate: avete battuto il gioco. Se chi è di turno ha giocato meno carte del dovuto e nessuna in mano va bene, la partita finisce, anche se si è bloccato da solo. Meno di dieci carte rimaste è eccellente.
rules-the-game-talk = Dite quel che volete, ma senza mai dire, chiedere o lasciar intendere un numero preciso. Qui la chat ferma un messaggio con un numero e ti dice perché; nessun altro lo vede. Un tavolo può anche essere rigido (solo indizi) o libero (sulla parola).
rules-the-game-hints = Un tocco dice ciò che le regole permettono: lasciate questa pila, meglio di no, via libera, solo passi piccoli, o che lì potresti usare il trucco. Puoi anche dire che il tuo turno è difficile, che sei a posto o che puoi giocare altre carte. Un indizio resta accanto alla sua pila finché lì non si gioca una carta o chi l’ha dato non ha giocato. Di ogni pila puoi parlare una volta per turno. I bot danno indizi e ascoltano i tuoi.
rules-the-game-expert = Gli esperti devono giocare tre carte per turno, ma con il mazzo vuoto ne basta sempre una. Una mano con una carta in meno è ancora più difficile; le due cose si combinano.
rules-the-game-fire = 22, 33, 44, 55, 66 e 77 bruciano. Se una è in cima alla fine di un turno, chi gioca dopo deve coprirla nel proprio, anche dopo aver giocato due carte, o la partita è persa. Coprire subito la propria è permesso.

rules-face-to-face-aim = Due giocatori, ognuno con un mazzo di 58 carte, oro e argento. Vince chi gioca per primo tutte le proprie.
rules-face-to-face-setup = Ognuno ha una pila che sale da 1 e una che scende da 60, un mazzo di pesca e una mano di sei carte. Si sorteggia chi inizia.
rules-face-to-face-turn = Gioca almeno due carte, sempre, anche con il mazzo vuoto. Vanno tutte sulle tue pile, tranne una che può aiutare l’avversario. Le carte coperte non si possono guardare.
rules-face-to-face-trick = Sulle tue pile si può tornare indietro di dieci esatti, come in The Game.
rules-face-to-face-help = Una carta per turno può andare su una pila dell’avversario, se la migliora: più bassa della carta in cima dove la pila sale, più alta dove scende. Lì un numero uguale non va mai, il trucco non vale, e una pila senza carte non si può aiutare.
rules-face-to-face-draw = Se hai usato solo le tue pile, pesca due carte, per quante tu ne abbia giocate. Se hai aiutato, pesca fino a sei. In entrambi i casi, finché il mazzo basta.
rules-face-to-face-end = Chi gioca la sua ultima carta vince subito. Chi non può giocarne due perde subito. Chi inizia il turno con una sola carta ha perso, anche se andrebbe bene.

rules-quick-and-easy-aim = Insieme, giocate tutte le 50 carte, da 1 a 10 in cinque colori, su due pile.
rules-quick-and-easy-setup = Una pila sale, una scende, ed entrambe iniziano con una carta qualsiasi. Ognuno ha due carte. Decidete insieme chi inizia.
rules-quick-and-easy-turn = Gioca una o due carte, più alta sulla pila che sale, più bassa su quella che scende. Un numero uguale non va. Poi pesca tante carte quante ne hai giocate.
rules-quick-and-easy-trick = Una carta dello stesso colore di quella in cima va bene, qualunque sia il suo numero.
rules-quick-and-easy-end = Tutte le carte giocate: vinto. Se chi è di turno ha carte e nessuna va bene, la partita è persa. Chi non ha carte salta il turno.
rules-quick-and-easy-talk = Va bene restare vaghi, per esempio «un giallo piuttosto alto». Niente valori esatti, nemmeno per confronto con un’altra carta. Qui la chat ferma un messaggio così e ti dice perché; nessun altro lo vede.
rules-quick-and-easy-hints = Un tocco dice quali colori hai, se alti, medi o bassi, quale pila vorresti e dove potresti usare il trucco. I professionisti nominano solo colori, pila e trucco. Un indizio resta finché vale. Di ogni argomento puoi parlare una volta per turno. I bot danno indizi e ascoltano i tuoi.
rules-quick-and-easy-professional = Esattamente una carta per turno. Si possono dire solo i colori che si hanno, la pila che si vorrebbe e dove si potrebbe usare il trucco.

hint-soon = Dici: { $hint }. Premi u per ritirarlo.
hint-taken-back = Ritirato. Non l’ha sentito nessuno.
sign-many = { $code ->
    [leave] in { $count }: lasciate
    [rather-not] in { $count }: meglio no
    [go-ahead] in { $count }: via libera
    [small-steps] in { $count }: passi corti
    [trick] { $count } col trucco
   *[want] { $count } la vorrebbero
  }
log = Cronaca
log-since = dal tuo turno
log-empty = Non è ancora successo niente.
log-play = { $card } su { $pile }
log-laid = { $who ->
    [me] Hai giocato { $plays }.
   *[other] { $name } ha giocato { $plays }.
  }
log-drew = { $count ->
    [one] Una carta pescata.
   *[other] { $count } carte pescate.
  }
strip-since = Dal tuo turno:
strip-so-far = Finora:
strip-nothing = nessuno ha giocato una carta
step-cost = { $way ->
    [cost] −{ $step }
    [gain] +{ $step }
   *[none] ±0
  }
step-gives = dà { $step }
pile-way = { $way ->
    [up] sale
   *[down] scende
  }
pile-room = spazio { $count }
pile-laid = giocata da { $name } dopo il tuo turno
pile-gives = aiuta, dà { $step }
cloth = Tavolo
cloth-name = { $cloth ->
    [evening] Rosso sera
   *[felt] Panno verde
  }
volume = Volume
motion = Animazioni
motion-name = { $motion ->
    [none] Disattivate
    [fast] Veloci
   *[normal] Normali
  }

play-company = Quanti bot?
play-bots = { $count ->
    [0] Nessuno: da solo
   *[other] { $count }
  }
play-variants = Varianti
play-start = Gioca
choices-dropped = Qualcosa che avevi scelto in passato non c’è più; al suo posto vale la scelta abituale.
choose-strength = { $bots ->
    [one] Quanto è forte il bot?
   *[other] Quanto sono forti i bot?
  }
more-bots = Altri
bot-beginner = Principiante
bot-casual = Dilettante
bot-steady = Costante
bot-about-beginner = Fa il passo più piccolo che vede, e ogni tanto gli sfugge una carta.
bot-about-casual = Prepara un turno sì e uno no, e gli altri li gioca senza pensare.
bot-about-steady = Prepara quasi tutti i suoi turni; ogni tanto si distrae.
bot-about-planner = Prepara ogni turno e ricorda le carte già uscite.
bot-about-expert = Prepara ogni turno, lo soppesa con cura e sa ascoltare.
bot-figures = { $won ->
    [0] In tre non battono quasi mai { $game }.
   *[other] In tre battono { $game } { $won } volte su 100.
  }
bot-figures-duel = Vince { $won } partite su 100 contro gli altri bot qui.
choose-hints = { $bots ->
    [one] Quanto parla il bot?
   *[other] Quanto parlano i bot?
  }
hints = { $hints ->
    [quiet] Poco
    [talkative] Molto
   *[normal] Il giusto
  }
hints-about = { $hints ->
    [quiet] Ogni bot ha al massimo un indizio sul tavolo alla volta.
    [talkative] Dicono tutto quello che possono dire di ogni pila.
   *[normal] Ogni bot ha al massimo due indizi sul tavolo alla volta: l’essenziale.
  }
option-hints = { $hints ->
    [quiet] bot silenziosi
   *[talkative] bot loquaci
  }

end-cards-left = { $left ->
    [one] È rimasta una carta.
   *[other] Sono rimaste { $left } carte.
  }
end-stuck = { $who ->
    [me] Dovevi
   *[other] { $name } doveva
  } giocare { $laid ->
    [0] { $needed ->
        [one] una carta
       *[other] { $needed } carte
      }
   *[other] { $needed ->
        [one] un’altra carta
       *[other] altre { $needed } carte
      }
  } e non era possibile: { $cards } non { $count ->
    [one] va
   *[other] vanno
  } su nessuna pila.
end-short = { $who ->
    [me] Avevi
   *[other] { $name } aveva
  } solo { $count ->
    [one] una carta
   *[other] { $count } carte
  } per un turno che ne chiede { $required }.
end-burned = { $who ->
    [me] Non hai
   *[other] { $name } non ha
  } potuto coprire ciò che bruciava: { $fires }.
end-gave-up = { $who ->
    [me] Hai abbandonato la partita.
   *[other] { $name } ha abbandonato la partita.
  }
end-gave-up-together = { $who ->
    [me] Avete abbandonato la partita di comune accordo.
   *[other] La squadra ha abbandonato la partita di comune accordo.
  }
end-mark-excellent = eccellente
end-mark-left = carte rimaste
end-best = { $left ->
    [0] Hai già battuto questo gioco.
    [one] Il tuo record: una carta rimasta.
   *[other] Il tuo record: { $left } carte rimaste.
  }
end-best-now = Il tuo miglior risultato finora!
end-tricks = { $count ->
    [0] Nessun trucco a ritroso giocato.
    [one] Un trucco a ritroso giocato.
   *[other] { $count } trucchi a ritroso giocati.
  }
end-heeded = { $asked ->
    [one] Una volta è stato chiesto di lasciare una pila, e { $heeded ->
        [0] non è stato fatto
       *[other] è stato fatto
      }.
   *[other] Richieste di lasciare una pila: { $asked }; rispettate: { $heeded }.
  }
stat-sum = { $games ->
    [one] Una partita, { $wins ->
        [0] persa
       *[other] vinta
      }.
   *[other] { $games } partite, { $wins ->
        [0] nessuna vinta
        [one] una vinta
       *[other] { $wins } vinte
      }.
  }
stat-spread = Quante carte sono rimaste nelle tue partite; in verde, nessuna.
stat-days = Gli ultimi trenta giorni: { $games ->
    [0] nessuna partita
    [one] una partita, { $wins ->
        [0] persa
       *[other] vinta
      }
   *[other] { $games } partite, vinte { $wins }
  }.
record-given-up = La partita è stata abbandonata.
join-header = Usa un codice
name-you = Tu:
key-help = mostrare questi tasti
home-offline = Sei offline. Le lezioni e le regole funzionano; per giocare serve la connessione.
vote-me = { $opening ->
    [0] Io meglio di no
    [1] Io, se serve
   *[2] Io, volentieri
  }
vote-rather = Meglio { $name }
starter-lot = Si sorteggia chi inizia
starter-votes = { $count ->
    [one] 1 voto
   *[other] { $count } voti
  }

refused-already-proposed = L’hai già proposto.
refused-not-proposed = La proposta di abbandonare non c’è più.
giving-up-asked = { $name } propone di abbandonare. D’accordo?
giving-up-waiting = Proponi di abbandonare. In attesa degli altri…
giving-up-agreed = Accetti di abbandonare. In attesa degli altri…
giving-up-yes = Abbandoniamo
giving-up-no = Continuiamo
giving-up-back = Ritira la proposta
resign-propose = Proponi di abbandonare
resign-propose-about = La partita finisce solo se tutti sono d’accordo.
told-giving-up-proposed = { $who ->
    [me] Proponi di abbandonare.
   *[other] { $name } propone di abbandonare.
  }
told-giving-up-agreed = { $who ->
    [me] Accetti di abbandonare.
   *[other] { $name } accetta di abbandonare.
  }
told-giving-up-dropped = { $who ->
    [me] Vuoi continuare.
    [nobody] Non tutti hanno risposto: si continua.
   *[other] { $name } vuole continuare.
  }
lesson-the-game-9 = Gioca l’8 sulla pila B. Poi il 32 sulla pila A: un passo grande, ma con un piano.
lesson-the-game-10 = Ecco il piano, il trucco a ritroso: il 22 è esattamente dieci in meno del 32, quindi va bene. Giocalo sulla pila A nello stesso turno, poi termina il turno.
lesson-the-game-11 = Dieci passi recuperati. Con il mazzo vuoto basta una carta per turno, e chi non ha carte salta il turno. Se chi è di turno non può giocarne abbastanza, la partita finisce. Meno di dieci rimaste è eccellente.
lesson-the-game-12 = Quando diventa facile: gli esperti giocano tre carte per turno. Con On Fire, un 22, 33, 44, 55, 66 o 77 in cima alla fine di un turno va coperto da chi gioca dopo. E qualunque cosa tu dica: niente numeri!
lesson-face-to-face-7 = Ci sono dunque due modi di pescare: due carte se usi solo le tue pile, fino a sei se aiuti. In entrambi i casi, finché il mazzo basta. Aiuta quando ti servono carte.
lesson-face-to-face-8 = Vinci appena giochi la tua ultima carta. Perdi appena non puoi giocare due carte nel tuo turno, anche se è perché ne hai una sola.
lesson-quick-and-easy-8 = I professionisti giocano esattamente una carta per turno, e possono nominare solo i colori che hanno, la pila che vorrebbero e dove potrebbero usare il trucco.
rules-readings = Dove il regolamento tace
rules-the-game-readings = La carta delle regole di On Fire lascia aperti alcuni casi particolari. La leggiamo così: chi gioca dopo è il prossimo che ha carte; in solitario sei tu. Un turno non può finire mentre brucia un fuoco precedente: si continua finché una carta va bene. Una carta di fuoco su un’altra spegne il vecchio fuoco e ne accende uno nuovo. Giocata l’ultima carta, si vince, fuoco o non fuoco.
rules-face-to-face-readings = Un’edizione del regolamento lascia scegliere chi inizia; qui si estrae a sorte, come nelle altre. Una dice di pescare fino a due carte; qui sono due, come dice il suo stesso riassunto.
rules-quick-and-easy-readings = Le carte che aprono le due pile non hanno numero, quindi la prima può essere una qualsiasi. Il regolamento non dice che cosa succede a chi resta senza carte; qui viene saltato, come in The Game.

choose-pace = { $bots ->
    [one] A che ritmo gioca il bot?
   *[other] A che ritmo giocano i bot?
  }
pace = { $pace ->
    [slow] Lento
    [fast] Veloce
   *[normal] Normale
  }
option-pace = { $pace ->
    [slow] bot lenti
   *[fast] bot veloci
  }
what-if = Ripresa dal turno { $turn }. Questa partita non conta.
what-if-back = Rivedi la partita originale

daily-archive = I tuoi giorni
daily-streak = { $streak ->
    [0] La tua serie più lunga: { $best ->
        [one] un giorno
       *[other] { $best } giorni
      }.
    [one] Giochi da un giorno. La tua serie più lunga: { $best ->
        [one] un giorno
       *[other] { $best } giorni
      }.
   *[other] Giochi da { $streak } giorni di fila. La tua serie più lunga: { $best } giorni.
  }
daily-strip = Un quadrato per turno: verde per i passi piccoli, poi giallo, arancione e rosso; il segno « indica un trucco a ritroso. Non rivela nessuna carta.
daily-strip-turns = { $turns ->
    [one] Una partita di un turno
   *[other] Una partita di { $turns } turni
  }
check-title = La mescolata era onesta?
check-about = Prima della prima carta il server ha mostrato un numero che fissava l’ordine delle carte. A partita finita, questo browser può controllare che l’ordine sia lo stesso.
check-game = Controlla questa partita
check-good = Corrisponde: le carte erano fissate prima della prima giocata.
check-own = Il controllo ha usato il numero del resoconto. Se hai annotato quello mostrato prima della partita, confronta anche quello.
check-bad = Non corrisponde: non sono le carte fissate.
check-no-shuffle = Questo resoconto non si può controllare: non dice come sono state fissate le carte.
check-noted = Ho annotato il numero prima della partita
check-noted-about = Il numero, 64 caratteri da 0 a 9 e da a a f
check-bad-noted = Il numero annotato deve avere 64 caratteri, da 0 a 9 e da a a f.
check-insecure = I browser possono controllarlo solo su pagine https. Dal terminale: backtrick verify --commitment.

## Studiare una partita

replay-ways = Modi di guardare questa partita
replay-watch = Guarda
replay-study = Analisi
end-study = { $whose ->
    [we] { $result ->
        [won] Come ce l’abbiamo fatta
       *[lost] Dove l’abbiamo persa?
      }
    [i] { $result ->
        [won] Come ce l’ho fatta
       *[lost] Dove l’ho persa?
      }
   *[they] { $result ->
        [won] Come è stata vinta
       *[lost] Dove è stata persa?
      }
  }
study-left = { $left ->
    [0] tutte le carte giocate
    [one] una carta rimasta
   *[other] { $left } carte rimaste
  }
study-title-open = A che punto è questa partita
study-duel = { $who ->
    [won] Hai vinto; a { $loser } { $left ->
        [one] restava una carta
       *[other] restavano { $left } carte
      }.
    [lost] Ha vinto { $winner }; a te { $left ->
        [one] restava una carta
       *[other] restavano { $left } carte
      }.
   *[other] Ha vinto { $winner }; a { $loser } { $left ->
        [one] restava una carta
       *[other] restavano { $left } carte
      }.
  }
study-chance = Probabilità di vincere, turno per turno
study-chance-of = { $who ->
    [me] La tua probabilità di vincere, turno per turno
   *[other] Probabilità di vincere di { $name }, turno per turno
  }
study-percent = { $chance }%
study-turn = Turno { $turn }
study-turn-of = Turno { $turn } · { $name }
study-turns = I turni della partita
study-turn-before = Turno precedente
study-turn-after = Turno successivo
study-from-to = { $from }% → { $to }%
study-queued = { $place ->
    [0] La tua partita è la prossima.
    [one] C’è una partita prima della tua.
   *[other] Ci sono { $place } partite prima della tua.
  }
study-running = Un esperto guarda ogni turno…
study-deeper = Ricerca di turni migliori…
study-progress = Avanzamento dell’analisi
study-failed = Non è stato possibile analizzare questa partita.
study-stopped = L’analisi ha richiesto troppo tempo e si è fermata.
study-turning = { $count ->
    [0] Nessuna svolta
    [one] La svolta
   *[other] { $count } svolte
  }
study-no-turning = Nessun turno da solo ha cambiato molto.
study-better = Meglio: { $plays }
study-until-short = si poteva vincere fino al turno { $turn }
study-proved = { $state ->
    [next] A carte scoperte si poteva vincere fino al turno { $until }; dal turno { $lost } era persa di sicuro.
    [gap] A carte scoperte si poteva vincere fino al turno { $until } e dal turno { $lost } era persa di sicuro; per i turni in mezzo non c’è prova.
    [open] A carte scoperte si poteva vincere fino al turno { $until }; per il seguito non c’è prova.
    [after] A carte scoperte si poteva vincere fino al turno { $until }; poi era persa di sicuro.
    [end] A carte scoperte si poteva ancora vincere dopo il turno { $until }.
   *[lost] A carte scoperte era persa di sicuro dal turno { $lost }.
  }
study-gave-up = { $who ->
    [team] La partita è stata abbandonata (probabilità di vincere: { $chance }%).
    [me] Hai abbandonato (probabilità di vincere: { $chance }%).
   *[other] { $name } ha abbandonato (probabilità di vincere: { $chance }%).
  }
study-mark-slip = Imprecisione
study-mark-mistake = Errore
study-mark-blunder = Errore grave
study-mark-forced = Obbligato
study-mark-lucky-deal = Mano fortunata
study-mark-unlucky-deal = Mano sfortunata
study-mark-lucky-draw = Pesca fortunata
study-mark-unlucky-draw = Pesca sfortunata
study-mark-stuck = Bloccato
study-lane-laid = Giocate
study-lane-expert = Esperto
study-hand = { $who ->
    [me] La tua mano
   *[other] Mano di { $name }
  }
study-stuck = Non c’era modo di giocare abbastanza carte.
study-forced = C’era un solo modo di giocare.
study-free = Molti turni valevano circa lo stesso.
study-best = Nessun turno era migliore.
study-helped = Un bot ha giocato una parte di questo turno, che quindi non ha un giudizio.
study-expert = Anche l’esperto giocherebbe così.
study-near = { $points ->
    [one] Un buon turno, a un punto dal migliore.
   *[other] Un buon turno, a { $points } punti dal migliore.
  }
study-gave = { $label ->
    [slip] Un’imprecisione
    [mistake] Un errore
   *[blunder] Un errore grave
  }: { $points } punti persi.
study-nothing = Nessuna carta è stata giocata: non c’è nulla da analizzare.
study-looking = Si guarda più da vicino…
study-concealed = Che cosa sarebbe stato meglio? Prova prima di guardare.
study-try = Prova tu
study-try-turn = Prova tu il turno { $turn }
study-answer = Mostra la soluzione
study-reason-asked = C’era la richiesta di lasciare la pila { $pile } ({ $names }).
study-reason-trick = Il trucco a ritroso era possibile: { $card } su { $pile }.
study-reason-room = Con il turno migliore resta più spazio sulle pile.
study-reason-steps = { $from ->
    [back] I passi recuperano { $laid }
    [free] I passi non costano nulla
   *[on] I passi costano { $laid }
  } in tutto; altri migliori { $to ->
    [back] recuperano { $better }
    [free] non costano nulla
   *[on] costano { $better }
  }.
study-reason-too-many = { $better ->
    [one] Sono state giocate { $laid } carte; era meglio una.
   *[other] Sono state giocate { $laid } carte; era meglio { $better }.
  }
study-reason-too-few = { $laid ->
    [one] È stata giocata solo una carta; era meglio { $better }.
   *[other] Sono state giocate solo { $laid } carte; era meglio { $better }.
  }
study-reason-dead = { $laid ->
    [one] Dopo, una delle carte rimaste non va da nessuna parte
   *[other] Dopo, { $laid } delle carte rimaste non vanno da nessuna parte
  }; con il turno migliore { $better ->
    [0] nessuna
   *[other] { $better }
  }.
study-cause-choice = C’era un turno migliore.
study-cause-draw = { $who ->
    [team] { $way ->
        [good] Le carte nuove erano favorevoli.
       *[bad] Le carte nuove erano sfavorevoli.
      }
    [me] { $way ->
        [good] Le tue carte nuove erano favorevoli.
       *[bad] Le tue carte nuove erano sfavorevoli.
      }
   *[other] { $way ->
        [good] Le carte nuove di { $name } erano favorevoli.
       *[bad] Le carte nuove di { $name } erano sfavorevoli.
      }
  }
study-cause-deal = { $who ->
    [team] { $way ->
        [good] Una buona mano iniziale.
       *[bad] Una mano iniziale difficile.
      }
    [me] { $way ->
        [good] Hai avuto una buona mano iniziale.
       *[bad] Hai avuto una mano iniziale difficile.
      }
   *[other] { $way ->
        [good] { $name } ha avuto una buona mano iniziale.
       *[bad] { $name } ha avuto una mano iniziale difficile.
      }
  }
study-cause-hidden = { $way ->
    [good] Le carte nascoste erano migliori del previsto.
   *[bad] Le carte nascoste erano peggiori del previsto.
  }
study-part = { $part ->
    [hidden] carte nascoste
    [deal] smazzata
    [draw] pesca
   *[choice] scelta
  } { $points }
study-parts = Perché la probabilità è cambiata, in punti: { $parts }
study-asked = { $left ->
    [yes] C’era la richiesta di lasciare la pila { $pile } ({ $names }), ed è stata seguita.
    [no] In questo turno è stata giocata una carta sulla pila { $pile }, e c’era la richiesta di lasciarla ({ $names }).
   *[missed] In questo turno è stata giocata una carta sulla pila { $pile }, e c’era la richiesta di lasciarla ({ $names }). Lasciarla era meglio.
  }
study-luck = Fortuna e abilità
study-luck-sum = { $who ->
    [team] { $result ->
        [won] Probabilità all’inizio: { $start }%. La partita è stata vinta.
       *[lost] Probabilità all’inizio: { $start }%. La partita è stata persa.
      }
    [me] { $result ->
        [won] Probabilità all’inizio: { $start }%. Hai vinto.
       *[lost] Probabilità all’inizio: { $start }%. Hai perso.
      }
   *[other] { $result ->
        [won] Probabilità all’inizio: { $start }%. { $name } ha vinto.
       *[lost] Probabilità all’inizio: { $start }%. { $name } ha perso.
      }
  }
study-share-deal = La smazzata
study-share-draw = Le carte pescate
study-share-hidden = Le carte nascoste
study-share-skill = Scelte
study-share-given-up = L’abbandono
study-share-skill-of = { $who ->
    [me] Le tue scelte
   *[other] Scelte di { $name }
  }
study-share-own = di cui tue: { $points }
study-luck-about = Tutto in punti della probabilità di vincere; insieme danno il risultato.
study-luck-wait = Calcolo in corso…
study-unfinished = Questa partita non è finita, quindi della fortuna non si può dire nulla.
study-tries = { $whose ->
    [mine] { $count ->
        [one] Il tuo errore
       *[other] I tuoi { $count } errori
      }
   *[all] { $count ->
        [one] L’errore
       *[other] I { $count } errori
      }
  }
study-tries-about = La posizione torna sul tavolo e tu rigiochi il turno in un altro modo.
study-tries-done = Li hai visti tutti.
study-talk = Indizi
study-talk-missed = Dove sarebbe stato meglio seguire la richiesta:
study-try-title = Turno { $turn }: che cosa giocheresti?
study-try-about = { $who ->
    [me] Queste erano le tue carte.
   *[other] Queste sono le carte di { $name }.
  }
study-try-place = Posizione { $place } di { $count }.
study-try-close = Torna all’analisi
study-try-lay = { $needed ->
    [one] Gioca almeno una carta.
   *[other] Gioca almeno { $needed } carte.
  }
study-try-done = Gioco così
study-try-solved = { $below ->
    [0] Risolto! { $chance }%, buono come quello dell’esperto.
   *[other] Risolto! { $chance }%, buono quasi come quello dell’esperto.
  }
study-try-worse = { $plays }: { $chance }%. Il turno dell’esperto ha { $below } punti in più.
study-try-left = { $left ->
    [one] Resta un tentativo.
   *[other] Restano { $left } tentativi.
  }
study-try-known = { $what ->
    [laid] È il turno giocato nella partita, quindi non conta come tentativo.
   *[tried] Hai già provato questo turno, quindi non conta di nuovo.
  }
study-try-over = Era l’ultimo tentativo; ecco la soluzione.
study-try-next = Prossimo errore
study-table = Tutti i { $count } turni in una tabella
study-column-turn = Turno
study-column-who = Giocatore
study-column-chance = Probabilità
study-column-mark = Segno
study-column-laid = Giocate
study-limits = Che cosa può dire l’analisi
study-limit-judge = La probabilità dice quante volte degli esperti vincerebbero da lì, con ciò che poteva sapere chi era di turno.
study-limit-memory = Si suppone che tutti ricordino ogni carta giocata.
study-limit-hints = Il resoconto non dice tra quali carte di un turno è arrivato un indizio.
study-limit-stand-in = I turni giocati in parte da un sostituto non hanno un giudizio.
