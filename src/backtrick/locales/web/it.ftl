### I testi del client per il browser.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Quattro pile, una squadra, novantotto carte: giocatele tutte prima di restare bloccati.
about-face-to-face = Due giocatori, un mazzo a testa: liberati del tuo, e aiuta l’altro solo se ti conviene.
about-quick-and-easy = Dieci numeri, cinque colori, due pile: cinque minuti insieme.
players-the-game = Da 1 a 5 giocatori, insieme
players-face-to-face = 2 giocatori, uno contro l’altro
players-quick-and-easy = Da 2 a 5 giocatori, insieme

players = { $count ->
    [one] in solitario
   *[other] { $count } giocatori
  }
option-required = minimo { $value } carte
option-hand = mano di { $value }
option-fire = On Fire
option-professional = per professionisti
option-clock = { $value } secondi a turno
option-talk = { $talk ->
    [strict] solo indizi
    [silent] niente chat
   *[free] chat sulla parola
  }
option-about-required = Quante carte deve avere un turno; 3 è per esperti.
option-about-hand = Una carta in meno lo rende più difficile.
option-about-fire = Sei carte di fuoco: ognuna va coperta al turno dopo.
option-about-professional = Una carta a turno e quasi senza parlare.

bots = Bot
bots-about = Più in basso nella lista, più sono forti, fino a Esperto. Un + si prende più tempo.
bot-random = Caso
bot-greedy = Ingordo
bot-planner = Stratega
bot-expert = Esperto
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
connecting = Verso il tavolo…
settings = Impostazioni
rules = Regole
language = Lingua
theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
sounds = Suoni e vibrazione
keys = Tasti
keys-letters = Le lettere singole (u, e, h) fanno qualcosa
key-hand = tra le carte in mano, o lungo le pile
key-order = spostare la carta nella mano
key-take = prendere una carta, o giocarla su una pila
key-piles = alle pile con una carta, e ritorno
key-digit = giocare la carta su questa pila
key-back = rimettere la carta
key-undo = annullare
key-end = terminare il turno
key-say = dire qualcosa

## Home

home-title = Siediti, le carte sono pronte
home-about = Tre piccoli giochi di carte: salire, scendere e, al momento giusto, un passo indietro. Gioca subito con i bot o manda un link agli amici. Senza registrazione.
play-now = Gioca subito
play-now-wait = Si distribuisce…
with-friends = Con gli amici
learn = Impara in due minuti
resume-title = Riprendi da dove eri
resume-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
  }
table-phase = { $phase ->
    [gathering] in attesa, { $taken } di { $seats } posti occupati
    [choosing] si decide chi inizia
    [playing] in corso
   *[over] tra due partite
  }
fan-project = Un progetto di appassionati, non dell’editore. Codice aperto, senza pubblicità, senza tracciamento.
identity-lost = Il server non conosce più questo browser, quindi ora hai un altro nome. Le partite di prima si raggiungono da un altro tuo dispositivo: crea lì un link nelle impostazioni.

daily = Smazzata del giorno
daily-about = Le stesse carte per tutti, una volta al giorno. Conta il tuo primo tentativo.
daily-open = Le smazzate di oggi
daily-played = oggi { $count } di { $of } giocate
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
join-help = I codici hanno sei lettere e cifre. Fattelo rileggere, o chiedi il link.
public = Tavoli pubblici
public-open = Vedi i tavoli pubblici
public-about = Qui chiunque può sedersi o guardare.
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
choose-table = Il tavolo
choose-public = Pubblico
choose-public-about = Chiunque può trovarlo e sedersi.
choose-watch = Altri possono guardare
choose-talk = Conversazione
talk = { $talk ->
    [strict] Severa
    [free] Libera
   *[standard] Normale
  }
talk-about = { $talk ->
    [strict] Solo indizi, niente chat.
    [free] Indizi e chat; le regole valgono sulla parola.
    [chat] Chat, come volete.
    [silent] Niente chat.
   *[standard] Indizi e chat; i messaggi che rivelano un numero vengono fermati.
  }
choose-clock = Tempo per un turno
clock-choice = { $seconds ->
    [0] quanto si vuole
   *[other] { $seconds } secondi
  }
open-table = Apri il tavolo
open-table-about = Poi ricevi un link da mandare. I bot possono occupare i posti rimasti liberi.

change-table = Cambia il tavolo
lobby-seats = Posti
lobby-host = chi ospita
lobby-offline = ora non c’è
lobby-waiting = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
  }
lobby-ready = Ci siete tutti.
lobby-host-begins = Dà le carte: { $name }.
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
invite-lonely = Questo link funziona solo su questo computer. Per altre persone nella tua rete, avvia il server con { $command } e apri la pagina all’indirizzo di rete del computer.

## Who starts

choosing = Chi inizia?
choosing-about = Guarda la tua mano, di’ se cominceresti volentieri e proponi qualcuno. Niente numeri!
choosing-who = Chi dovrebbe iniziare?
choosing-any = Per me è uguale
choosing-wait = In attesa degli altri…
opening = { $opening ->
    [0] meglio di no
    [1] va bene
   *[2] volentieri
  }
opinion-for = propone: { $starter }
opinion-none = nessun parere
opinion-waiting = sta pensando…

## The table

your-turn = Tocca a te
turn-of = Turno: { $name }
turn-mine = { $needed ->
    [0] Tocca a te: giocane altre o termina
    [one] { $laid ->
        [0] Tocca a te: una carta da giocare
       *[other] Tocca a te: ancora una carta
      }
   *[other] Tocca a te: { $needed } carte da giocare
  }
turn-fire = { $needed ->
    [0] Tocca a te: copri { $cards }
    [one] Tocca a te: ancora una carta, e copri { $cards }
   *[other] Tocca a te: { $needed } carte, e copri { $cards }
  }
turn-corner = Attenzione: da qui questo turno non si può portare a termine.
planning-ahead = Stai pianificando; turno: { $name }
plan-corner = Attenzione: così finisci in un vicolo cieco, il turno non si potrebbe terminare.
plan-changed = Il tavolo è cambiato: { $why }
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
planned = nel piano
piles-mine = Le tue pile, { $metal ->
    [gold] oro
   *[silver] argento
  }
piles-of = { $metal ->
    [gold] Oro
   *[silver] Argento
  }
help-open = puoi aiutare con una carta
help-done = hai già aiutato
step = { $step ->
    [0] ±0
   *[other] +{ $step }
  }
step-trick = ↶ { $step }
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
pile-planned = con una carta del piano
pile-fits = { $trick ->
    [yes] va bene con il trucco all’indietro: recupera { $step }
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
seat-label = { $name }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
  }{ $state ->
    [away] , assente
    [offline] , senza connessione
   *[here] {""}
  }{ $turn ->
    [yes] , di turno
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Gioca al posto { $seat }. Carte in mano: { $cards }.
    [away] Ha lasciato il posto { $seat }, che resta suo.
    [stood-in] Ha lasciato il posto { $seat }; intanto gioca un bot.
    [bot] Un bot, al posto { $seat }. Carte in mano: { $cards }.
   *[open] Il posto { $seat } è libero.
  }
seat-program = un programma
log-label = Che cosa succede al tavolo

table-menu = Menu
leave = Lascia il tavolo
leave-running = Assentati
leave-about = Se ti assenti, il posto resta tuo: torna quando vuoi.
resign = Mi arrendo
resign-sure = Sì, mi arrendo
nudge = Ci sei ancora?
nudged = Già chiesto
nudge-about = Chi riceve la domanda e non fa nulla per un po’ risulta assente; allora può giocare un bot.
let-bot = Fai giocare un bot
remove = Togli
let-back = Riammetti chi è stato tolto
you-are-away = Ora non sei a questo tavolo.
take-back = Rieccomi
you-are-nudged = Gli altri chiedono se ci sei ancora.
connection-lost = Connessione persa. Nuovo tentativo in corso…
shuffle = La mescolata
shuffle-about = Questo numero era fissato prima della prima carta. Dopo la partita prova che nessuno ha toccato le carte.
shuffle-check = Controlla una partita

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, un nuovo messaggio
   *[other] Chat, { $count } nuovi messaggi
  }
chat-about = { $talk ->
    [free] Sulla parola: nessuno controlla, quindi badate voi alle regole. Niente numeri precisi.
    [professional] Solo colori, la pila che vorresti e il trucco; niente sui valori. Il resto viene fermato prima che qualcuno lo veda.
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
unmute = Ascolta di nuovo
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
   *[other] Un posto è di nuovo libero: { $name }.
  }
told-left = { $who ->
    [me] Ti assenti.
   *[other] Si assenta: { $name }.
  }
told-stood-in = { $who ->
    [me] Un bot gioca per te.
   *[other] Subentra un bot: { $name }.
  }
told-took-back = { $who ->
    [me] Hai ripreso il posto.
   *[other] { $name } ha ripreso il posto.
  }
told-nudged = Si chiede a { $name } se c’è ancora.
told-nudged-you = { $by }: ci sei ancora?
told-resigned = { $who ->
    [me] Ti arrendi.
   *[other] { $name } si arrende.
  }
told-more-hints = { $count ->
    [one] Un altro indizio.
   *[other] Altri { $count } indizi.
}
told-overtaken = Il tuo indizio sulla pila { $pile } è superato.

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
hint-more = posso giocare di più
hint-thanks = grazie
hint-sorry = scusate
hint-start = vorrei cominciare io
hint-not-start = preferisco non cominciare

hint-short-leave = lasciate
hint-short-rather-not = meglio no
hint-short-go-ahead = via libera
hint-short-small-steps = passi corti
hint-short-trick = trucco mio
hint-short-want = la vorrei
hint-short-holds = ce l’ho
hint-short-high = alto
hint-short-middle = medio
hint-short-low = basso
hint-short-hard-turn = difficile
hint-short-fine = a posto
hint-short-more = di più
hint-short-thanks = grazie
hint-short-sorry = scusate
hint-short-start = comincio io?
hint-short-not-start = io no

hint-by = { $name }: { $hint }
say = Di’ qualcosa
say-about = Lo sentono tutti e non rivela numeri. Una volta a turno su ogni cosa.
say-pile = Sulla pila { $pile }
say-pile-done = In questo turno hai già parlato della pila { $pile }.
say-colours = Colori
say-general = In generale
say-done = In questo turno ne hai già parlato.
say-none = In questo turno non c’è altro da dire.
choosing-say = Di’ agli altri
marks-pile = Che cosa si è detto della pila { $pile }
marks-seat = Che cosa ha detto { $name }
marks-mine = Che cosa hai detto
marks-none = Più niente.

## The end

end-beaten = Avete battuto il gioco!
end-excellent = Eccellente!
end-lost = Stavolta vince il gioco
end-duel-won = Hai vinto!
end-duel-lost = Stavolta hai perso
end-winner = Vince { $name }
end-about = { $reason ->
    [all-laid] Tutte le carte sono giocate.
    [stuck] Nessuno poteva più giocare. { $left ->
        [one] È rimasta una carta.
       *[other] Sono rimaste { $left } carte.
      }
    [burned] Una carta di fuoco non è stata coperta in tempo. { $left ->
        [one] È rimasta una carta.
       *[other] Sono rimaste { $left } carte.
      }
   *[resigned] La partita è stata abbandonata. { $left ->
        [one] È rimasta una carta.
       *[other] Sono rimaste { $left } carte.
      }
  }
end-about-duel = { $reason ->
    [all-laid] { $winner }: tutte le carte giocate. { $loser }: { $left ->
        [one] una rimasta
       *[other] { $left } rimaste
      }.
    [stuck] { $loser }: impossibile giocare due carte, { $left ->
        [one] una rimasta
       *[other] { $left } rimaste
      }.
   *[resigned] { $loser }: resa, { $left ->
        [one] una rimasta
       *[other] { $left } rimaste
      }.
  }
end-scale = { $laid } di { $cards } carte giocate, { $left ->
    [one] una rimasta
   *[other] { $left } rimaste
  }
end-laid = { $laid } di { $cards } carte giocate.
end-bands = { $left ->
    [one] una rimasta
   *[other] { $left } rimaste
  }. Nessuna è la vittoria, meno di { $excellent } è eccellente.
end-hands = Che cosa è rimasto in mano
rematch = Ancora una
same-deal = Le stesse carte
replay = Rivedi
share-result = { $game }: { $result } ({ $left ->
    [one] una rimasta
   *[other] { $left } rimaste
  })

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
replay-file-about = Una partita nel formato dei resoconti (.json, o la prima di un .jsonl). Non se ne conserva nulla.
record-wrong = Il turno { $turn } di questo file è contro le regole.
record-next = Forse è stato cambiato a mano o è incompleto: usa il file così come è stato scaricato.

## Why a bot played so

replay-said = Detto in questo turno
reason-ask = Perché?
reason-title = { $name }: perché questo turno?
reason-play = { $card } sulla pila { $pile }
reason-chance = { $chance ->
    [0] quasi nessuna possibilità
   *[other] { $chance } % di possibilità di vincere
  }
reason-laid = Ha giocato
reason-again = Alla stessa domanda, ora giocherebbe
reason-others = Ha pensato anche a
reason-unweighed = Questo bot segue regole semplici e non valuta le possibilità.
reason-silent-heard = Nessuno aveva detto niente.
reason-silent-same = Se nessuno avesse detto niente, avrebbe giocato lo stesso.
reason-silent-other = Se nessuno avesse detto niente, avrebbe giocato: { $plays }
reason-heeded = Ha dato retta a
reason-overridden = Sentito, ma ha giocato lì comunque

## My games

mine = Le mie partite
mine-unfinished = In corso
mine-finished = Finite
mine-none = Nessuna partita ti aspetta.
mine-none-finished = Qui compariranno le partite finite.
mine-download = Scarica tutti i resoconti
record-result = { $won ->
    [yes] vinta
   *[no] persa, { $left ->
       [one] una rimasta
      *[other] { $left } rimaste
     }
  }
record-uncounted = non conta: le carte potevano essere note
stat-games = Partite
stat-wins = Vinte
stat-best = Resto min.
stat-streak = Serie
stat-chart = { $wins ->
    [one] una partita vinta
   *[other] { $wins } partite vinte
  } su { $games }
stat-legend = Le ultime partite: più in alto, più carte giocate; verde è vinta.

## Settings

name-title = Il tuo nome
name = Nome
name-about = Gli altri al tavolo lo vedono.
name-saved = Salvato.
device-title = Su un altro dispositivo
device-about = Continua sul telefono: un link rende un altro dispositivo lo stesso giocatore.
device-link = Crea un link
device-expires = Vale una volta, fino alle ore { $time }.
device-linked = Questo dispositivo è ora { $name }.
forget-title = Dimenticami
forget-about = Cancella il tuo nome e tutto ciò che lega le partite a te. Non si può annullare.
forget = Dimenticami
forget-sure = Sì, dimentica tutto
forgotten = Il server ti ha dimenticato.

## When something is wrong

problem = Non ha funzionato
next-not-allowed = Chiedi il link o il codice a chi ti ha invitato.
next-no-such-table = Forse il link è tagliato, o il tavolo è chiuso da tempo. Aprine uno nuovo dalla pagina iniziale.
next-wrong-protocol = Il server è stato aggiornato mentre questa pagina era aperta.
next-offline = Controlla la connessione; della tua partita non si perde nulla. Si riprova da solo.
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
refused-row-card-only = Su questa pila avversaria non c’è ancora nulla, quindi non si può aiutare.
refused-already-given = Solo una carta a turno può andare all’avversario.
refused-not-in-hand = { $card } non è nella tua mano.
refused-no-such-pile = Questa pila non esiste.
refused-turn-full = { $most ->
    [one] Qui un turno ha una carta.
   *[other] Qui un turno ha al massimo { $most } carte.
  }
refused-too-few-laid = Il turno è troppo corto: { $laid ->
    [one] una giocata
   *[other] { $laid } giocate
  }, { $required ->
    [one] una necessaria
   *[other] { $required } necessarie
  }.
refused-fire-open = { $count ->
    [one] { $cards } brucia ancora: va coperta prima della fine del turno.
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
refused-wrong-type = { $where } nel file non è quello che dovrebbe essere.
refused-seed-range = Questo seme è fuori dai limiti.
refused-deck-count = Il file ha un numero di mazzi sbagliato.
refused-unknown-card = In questo gioco non c’è la carta { $card }.
refused-duplicate-card = La carta { $card } è due volte nel mazzo.
refused-missing-card = Nel mazzo manca la carta { $card }.
refused-already-started = È già deciso chi inizia.
refused-impossible-view = Nessuna partita può essere così.
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
refused-laid-after-outcome = Il resoconto ha carte giocate benché la partita sia finita.
refused-outcome-missing = Il resoconto non dice la fine, ma la partita è finita.
refused-outcome-too-early = Il resoconto dice una fine, ma la partita non è finita.
refused-outcome-differs = Il resoconto dice una fine diversa da quella delle carte.
refused-wrong-phase = Ora non si può.
refused-not-seated = Possono farlo solo i giocatori al tavolo.
refused-not-host = Può farlo solo chi ospita.
refused-already-seated = Hai già un posto qui.
refused-seat-taken = Qualcuno è stato più veloce: il posto è occupato.
refused-seat-unknown = Questo posto non esiste.
refused-no-such-seat = Questo posto non esiste.
refused-seats-in-use = In uno di questi posti c’è qualcuno.
refused-table-full = Tutti i posti di questo tavolo sono occupati.
refused-removed = Non puoi più sederti a questo tavolo.
refused-table-running = A questo tavolo c’è una partita in corso, e può vederla solo chi la gioca.
refused-table-over = La partita a questo tavolo è finita, e può vedere com’è andata solo chi l’ha giocata.
refused-seats-open = Ci sono ancora posti liberi.
refused-other-people = Le stesse carte sono solo per chi le ha appena giocate: distribuite di nuovo.
refused-not-away = È presente.
refused-not-a-person = Lì non c’è nessuno.
refused-not-a-bot = Lì non c’è un bot.
refused-yourself = Non si può fare con sé stessi.
refused-already-nudged = È già stato chiesto.
refused-not-due = Non ora.
refused-chat-off = A questo tavolo non c’è chat.
refused-empty-text = Il messaggio è vuoto.
refused-long-text = Il messaggio è troppo lungo: { $length } caratteri, ne sono permessi { $most }.
refused-forbidden-hint = { $reason ->
    [already] In questo turno ne hai già parlato.
    [too-early] Si può dire quando qualcuno comincia.
    [too-late] Qualcuno ha già cominciato.
    [over] La partita è finita: restano solo grazie e scusa.
   *[other] Qui non esiste questo indizio.
  }
refused-forbidden-talk = { $reason ->
    [digits] Niente numeri: potrebbe essere una carta.
    [number-word] Niente numeri a parole: potrebbe essere una carta.
    [roman] Nemmeno numeri romani: potrebbe essere una carta.
    [ordinal] Potrebbe essere il numero di una carta.
    [symbol] Questa immagine mostra un numero.
    [counting] Così tanti potrebbero indicare un numero.
    [relation] Rivela una carta dalla sua distanza da una che si vede.
    [range] Rivela in che zona è il numero di una carta.
    [allusion] Allude a un numero.
    [asking] Non si può chiedere un numero a nessuno.
    [likely] Sembra che dica il valore di una carta. Se non è così, dillo con altre parole.
    [vague-value] I professionisti non dicono nulla sui valori, nemmeno alto o basso.
    [too-long] Troppo lungo: un messaggio ha al massimo 500 caratteri.
   *[unreadable] In questo messaggio non c’è niente da leggere.
  }
refused-name-fixed = Durante una partita con altri il nome resta quello. Si può cambiare alla fine.
refused-no-such-turn = In questa partita non c’è un turno così.
refused-not-a-bots-turn = Questo turno l’ha giocato una persona: chiedi a lei.
refused-no-reason = Questo bot non sa dire perché.
refused-bad-clock = Un turno può durare da { $first } a { $last } secondi.
refused-bad-opening = Questa non è una risposta.
refused-opinion-fixed = Hai già cambiato idea una volta.
refused-nothing-laid = Nessuna carta indicata.
refused-closed = { $reason ->
    [retired] Questo tavolo è chiuso: da molto non viene nessuno.
    [removed] Questo tavolo è stato tolto da chi gestisce il server.
   *[other] Questo tavolo è chiuso.
  }
refused-bad-request = Il server non ha capito.
refused-not-found = A questo indirizzo non c’è nulla.
refused-wrong-method = Il server non ha capito.
refused-too-large = È troppo grande.
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
refused-name-numbers = Un nome non può dire un numero che potrebbe essere una carta.
refused-name-banned = Scegli un altro nome, per favore.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessun tavolo ha questo codice.
refused-no-such-record = Questa partita non esiste, o non puoi vederla.
refused-no-such-moment = Da qui la partita non può continuare.
refused-no-such-daily = Questa smazzata del giorno non esiste.
refused-no-such-link = Questo link è già stato usato, o è troppo vecchio.
refused-no-such-device = Questo dispositivo non esiste.
refused-no-such-bot = Qui non c’è un bot { $bot }.
refused-daily-unfinished = Finisci prima questa smazzata.
refused-daily-running = Oggi altri giocano ancora queste carte. Continua quando il giorno è finito.
refused-daily-fixed = La smazzata del giorno è uguale per tutti: non si può cambiare nulla.
refused-too-many-tables = Hai già { $most } tavoli non finiti: prima finiscine o lasciane uno.
refused-table-moved = Il tavolo è andato avanti: riprova.
refused-table-worn = A questo tavolo è successo così tanto che ormai è consumato: aprine un altro.
refused-bad-message = Il server non ha capito.
refused-wrong-protocol = Questa pagina è più vecchia del server.
refused-update = { refused-wrong-protocol }
refused-too-slow = La connessione era troppo lenta.
refused-starting = Il server si sta avviando: un momento, per favore.
refused-stopping = Il server si sta fermando.
refused-internal = Qualcosa è andato storto.
refused-storage-full = Ora il server non può salvare nulla.
refused-storage-gone = Ora il server non raggiunge il suo archivio.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] sopra { $top }
   *[descending] sotto { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}o { $trick }
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
why-not-in-hand = non l’hai
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
lesson-other = Sarebbe permesso. Per la lezione, fai come dice il testo.
refused-lesson = Fai come dice il testo qui sopra.

lesson-the-game-1 = Queste sono le quattro pile. Due salgono da 1, due scendono da 100. Giochi insieme a Mia: tutte le 98 carte devono finirci sopra.
lesson-the-game-2 = Tocca a te. Sulla pila 1 va ogni numero più alto, ma i passi piccoli lasciano spazio. Prendi il 3 e tocca la pila 1.
lesson-the-game-3 = La pila 3 scende: giocaci il 97. Due carte sono obbligatorie; poi termina il turno e ne peschi due nuove.
lesson-the-game-4 = Mia ha giocato e dice qualcosa: per favore, lasciate la pila 4. Gli indizi stanno accanto alla loro pila. Puoi darne anche tu, con un tocco; nessuno rivela un numero. Quindi lascia a lei la pila 4.
lesson-the-game-5 = Ora prendi l’8 e guarda: ogni pila dice se va bene, quanto è grande il passo, o perché no.
lesson-the-game-6 = Gioca l’8 sulla pila 2. Poi il 32 sulla pila 1: un passo grande, ma con un piano. Nessuno vede il tuo piano finché non termini il turno.
lesson-the-game-7 = Ed ecco perché: il trucco all’indietro! Il 22 è esattamente dieci in meno del 32, quindi può tornare indietro. Giocalo sulla pila 1.
lesson-the-game-8 = Dieci passi recuperati. Se qualcuno non può giocare le carte obbligatorie, la partita finisce; meno di dieci rimaste è eccellente. E parlando: niente numeri!

lesson-face-to-face-1 = Sotto ci sono le tue due pile, d’oro. Sopra quelle di Mia, d’argento. Vince chi gioca per primo tutte le sue 58 carte.
lesson-face-to-face-2 = Due carte a turno, sempre. Gioca il 4 sulla pila 1 e il 55 sulla pila 2, poi termina il turno. Solo pile tue: peschi due carte.
lesson-face-to-face-3 = Ora prendi il 7 e guarda le pile di Mia. Dove ne migliora una, va bene: è più basso del suo 9.
lesson-face-to-face-4 = Una carta a turno può aiutarla. Gioca il 7 sulla pila 3, poi il 12 sulla pila 1 e il 47 sulla pila 2. Chi aiuta pesca fino a sei: stavolta tre carte!
lesson-face-to-face-5 = Il trucco all’indietro: sulle tue pile si può tornare indietro di dieci esatti. Gioca il 2 sulla pila 1.
lesson-face-to-face-6 = Chi gioca la sua ultima carta vince subito. Chi non può giocarne due perde subito. Aiuta solo se ti servono le carte!

lesson-quick-and-easy-1 = Due pile, una sale e una scende, e cinquanta carte: da 1 a 10 in cinque colori. Tu e Mia ne avete due a testa.
lesson-quick-and-easy-2 = La prima carta di una pila può essere una qualsiasi. Gioca il 3 blu sulla pila 1, che sale.
lesson-quick-and-easy-3 = Puoi giocarne una seconda. Gioca l’8 rosso sulla pila 2, che scende, e termina il turno. Peschi tante carte quante ne hai giocate.
lesson-quick-and-easy-4 = Prendi il 5 giallo e guarda. Un numero uguale non va: la pila 1 mostra già un 5.
lesson-quick-and-easy-5 = Ma è più basso dell’8. Giocalo sulla pila 2 e termina il turno; basta una carta.
lesson-quick-and-easy-6 = Il trucco all’indietro: lo stesso colore va sempre bene, qualunque sia il numero. Gioca l’1 verde sul 9 verde!
lesson-quick-and-easy-7 = Dal 9 di nuovo all’1. Con tutte le cinquanta carte giocate avete vinto entrambi. Parlate, ma mai di valori esatti.

## Rules

rules-aim = Lo scopo
rules-setup = Prima della prima carta
rules-turn = Il tuo turno
rules-trick = Il trucco all’indietro
rules-end = La fine
rules-talk = Parlare
rules-hints = Indizi
rules-expert = Più difficile
rules-fire = On Fire
rules-help = Aiutare l’altro
rules-draw = Pescare
rules-professional = Per professionisti

rules-the-game-aim = Giocate tutti contro il gioco. Insieme, mettete tutte le 98 carte, da 2 a 99, su quattro pile.
rules-the-game-setup = Due pile salgono da 1, due scendono da 100. In solitario hai otto carte, in due sette, da tre in su sei. Guardate le carte e decidete insieme chi inizia.
rules-the-game-turn = Gioca almeno due carte, ognuna su una pila a scelta: più alta della cima dove si sale, più bassa dove si scende, di quanto vuoi. Poi pesca fino alla mano piena. Con il mazzo vuoto basta una carta, e chi non ne ha più viene saltato.
rules-the-game-trick = Una carta più bassa di dieci esatti può andare su una pila che sale, e una più alta di dieci esatti su una che scende. Così si recupera spazio, ogni volta che si può.
rules-the-game-end = Tutte le carte giocate: avete battuto il gioco. Se chi è di turno non può giocare le carte obbligatorie, la partita finisce. Meno di dieci carte rimaste è eccellente.
rules-the-game-talk = Dite quel che volete, tranne numeri precisi: non si dicono, non si chiedono, non vi si allude. Qui la chat ferma un messaggio con un numero e ti dice perché; nessun altro lo vede. Un tavolo può anche essere severo (solo indizi) o libero (sulla parola).
rules-the-game-hints = Un tocco dice ciò che le regole permettono: lasciate questa pila, meglio di no, via libera, solo passi piccoli, o che lì potresti usare il trucco. Puoi anche dire che il tuo turno è difficile, che sei a posto o che puoi giocare di più. Un indizio resta accanto alla sua pila finché non vi si gioca una carta o chi l’ha dato non ha giocato. Una volta a turno per ogni pila. I bot danno indizi e ascoltano i tuoi.
rules-the-game-expert = Gli esperti devono giocare tre carte a turno, sempre una con il mazzo vuoto. Una mano con una carta in meno è ancora più difficile; le due cose si combinano.
rules-the-game-fire = 22, 33, 44, 55, 66 e 77 bruciano. Se una è in cima quando finisce un turno, il giocatore dopo deve coprirla nel suo turno, o la partita è persa. Coprire subito la propria è permesso.

rules-face-to-face-aim = Due giocatori, ognuno con un mazzo di 58 carte, oro e argento. Vince chi gioca per primo tutte le sue.
rules-face-to-face-setup = Ognuno ha una pila che sale da 1 e una che scende da 60, un mazzo e una mano di sei. La sorte decide chi inizia.
rules-face-to-face-turn = Gioca sempre almeno due carte. Tutte sulle tue pile, tranne al massimo una.
rules-face-to-face-trick = Sulle tue pile si può tornare indietro di dieci esatti, come in The Game.
rules-face-to-face-help = Una carta a turno può andare su una pila dell’altro, se la migliora: più bassa dove sale, più alta dove scende. Non su una pila vuota, e senza trucco.
rules-face-to-face-draw = Se hai usato solo le tue pile, pesca due carte. Se hai aiutato, pesca fino a sei.
rules-face-to-face-end = Chi gioca la sua ultima carta vince subito. Chi non può giocarne due perde subito.

rules-quick-and-easy-aim = Insieme, mettete tutte le 50 carte, da 1 a 10 in cinque colori, su due pile.
rules-quick-and-easy-setup = Una pila sale, una scende, ed entrambe iniziano con una carta qualsiasi. Ognuno ha due carte. Decidete insieme chi inizia.
rules-quick-and-easy-turn = Gioca una o due carte, più alta sulla pila che sale, più bassa su quella che scende. Un numero uguale non va. Poi pesca tante carte quante ne hai giocate.
rules-quick-and-easy-trick = Una carta del colore della cima va bene, qualunque sia il suo numero.
rules-quick-and-easy-end = Tutte le carte giocate: vittoria. Se chi è di turno ha carte e nessuna va bene, la partita è persa.
rules-quick-and-easy-talk = Va bene restare vaghi, per esempio «un giallo piuttosto alto». Niente valori, nemmeno rispetto a una carta. Qui la chat ferma un messaggio così e ti dice perché; nessun altro lo vede.
rules-quick-and-easy-hints = Un tocco dice quali colori hai, se alti, medi o bassi, quale pila vorresti e dove potresti usare il trucco. I professionisti nominano solo colori, pila e trucco. Un indizio vale finché non è superato; una volta a turno su ogni cosa. I bot danno indizi e ascoltano i tuoi.
rules-quick-and-easy-professional = Esattamente una carta a turno. Si possono dire solo i colori che si hanno, la pila che si vorrebbe e dove si potrebbe usare il trucco.
