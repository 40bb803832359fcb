### Die Texte der Browser-Oberfläche.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Vier Stapel, ein Team, achtundneunzig Karten: Legt alle ab, bevor nichts mehr geht.
about-face-to-face = Zwei Spieler, jeder mit eigenem Deck: Werde deines los und hilf nur, wenn es dir nützt.
about-quick-and-easy = Zehn Zahlen, fünf Farben, zwei Stapel: fünf Minuten gemeinsam.
players-the-game = 1 bis 5 Spieler, gemeinsam
players-face-to-face = 2 Spieler, gegeneinander
players-quick-and-easy = 2 bis 5 Spieler, gemeinsam

players = { $count ->
    [one] allein
   *[other] { $count } Spieler
  }
option-required = { $value } Pflichtkarten
option-hand = { $value } Handkarten
option-fire = On Fire
option-professional = Profi
option-clock = { $value } Sekunden je Zug
option-talk = { $talk ->
    [strict] nur Hinweise
    [silent] kein Chat
   *[free] Chat auf Ehrenwort
  }
option-about-required = So viele Karten muss ein Zug haben; 3 ist für Experten.
option-about-hand = Eine Karte weniger macht es schwerer.
option-about-fire = Sechs Feuerkarten: jede muss im nächsten Zug bedeckt werden.
option-about-professional = Eine Karte je Zug und kaum Absprachen.

bots = Bots
bots-about = Je weiter unten in der Liste, desto stärker, bis zum Experten. Ein + nimmt sich mehr Zeit.
bot-random = Zufall
bot-greedy = Gierig
bot-planner = Planer
bot-expert = Experte
seat-bot = { $bot } (Bot)
seat-bot-numbered = { $bot } #{ $seat }

you = Du
guest = Gast { $number }
seat-open = Freier Platz
seat-somebody = Spieler { $seat }
card-coloured = { $colour ->
    [b] Blau
    [g] Grün
    [r] Rot
    [v] Violett
   *[y] Gelb
  } { $number }

## Getting around

skip = Zum Inhalt springen
nav = Seiten
home = Startseite
close = Schließen
save = Speichern
share = Teilen
copied = Kopiert
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren. Kopiere es von hier:
reload = Seite neu laden
try-again = Erneut versuchen
loading = Einen Moment …
connecting = Auf dem Weg zum Tisch …
settings = Einstellungen
rules = Regeln
language = Sprache
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
sounds = Töne und Vibration
keys = Tasten
keys-letters = Einzelne Buchstaben (u, e, h) bewirken etwas
key-hand = durch die Hand oder die Stapel entlang
key-order = die Karte in der Hand verschieben
key-take = eine Karte nehmen oder auf einen Stapel legen
key-piles = mit einer Karte zu den Stapeln und zurück
key-digit = die Karte auf diesen Stapel legen
key-back = die Karte zurückstecken
key-undo = rückgängig
key-end = den Zug beenden
key-say = etwas sagen

## Home

home-title = Setz dich, die Karten liegen bereit
home-about = Drei kleine Kartenspiele: aufwärts, abwärts und im rechten Moment den einen Schritt zurück. Spiel sofort mit Bots oder schick Freunden einen Link. Ohne Anmeldung.
play-now = Sofort spielen
play-now-wait = Es wird gegeben …
with-friends = Mit Freunden
learn = In zwei Minuten lernen
resume-title = Weiterspielen
resume-more = { $count ->
    [one] und noch eines
   *[other] und { $count } weitere
  }
table-phase = { $phase ->
    [gathering] wartet noch, { $taken } von { $seats } Plätzen besetzt
    [choosing] klärt, wer beginnt
    [playing] mitten im Spiel
   *[over] zwischen zwei Spielen
  }
fan-project = Ein Fanprojekt, nicht vom Verlag. Quelloffen, ohne Werbung, nichts wird verfolgt.
identity-lost = Der Server kennt diesen Browser nicht mehr, deshalb hast du jetzt einen neuen Namen. Frühere Spiele erreichst du von einem anderen deiner Geräte aus: Erzeuge dort in den Einstellungen einen Link.

daily = Tagesspiel
daily-about = Jeden Tag dieselben Karten für alle. Dein erster Versuch zählt.
daily-open = Die Karten von heute
daily-played = heute { $count } von { $of } gespielt
daily-day = { $day }, bis { $until ->
    [midnight] Mitternacht
   *[other] { $until } Uhr
  }
daily-with = { $bots ->
    [0] allein
    [one] mit einem Bot
   *[other] mit { $bots } Bots
  }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-see = Tisch ansehen
daily-results = Ergebnisse der anderen
daily-result = { $duel ->
    [yes] { $won ->
        [yes] gewonnen mit { $left } Vorsprung
       *[no] verloren, { $left } übrig
      }
   *[no] { $won ->
        [yes] geschafft!
       *[no] { $left } übrig
      }
  }

join-title = Einem Tisch beitreten
join-code = Tischcode
join = Beitreten
join-help = Ein Code hat sechs Buchstaben und Ziffern. Lass ihn dir noch einmal vorlesen oder bitte um den Link.
public = Öffentliche Tische
public-open = Öffentliche Tische ansehen
public-about = Hier darf sich jeder dazusetzen oder zusehen.
public-none = Gerade hat niemand einen öffentlichen Tisch offen.
public-open-one = Einen eröffnen
watch = Zusehen
watching = du siehst zu
go-on = Weiter
sit = Hinsetzen

## A table for friends

choose-game = Welches Spiel?
choose-players = Wie viele Spieler?
choose-options = Varianten
choose-table = Der Tisch
choose-public = Öffentlich
choose-public-about = Jeder kann ihn finden und sich dazusetzen.
choose-watch = Andere dürfen zusehen
choose-talk = Reden
talk = { $talk ->
    [strict] Streng
    [free] Frei
   *[standard] Normal
  }
talk-about = { $talk ->
    [strict] Nur Hinweise, kein Chat.
    [free] Hinweise und Chat; die Regeln sind Ehrensache.
    [chat] Chat, ganz nach Belieben.
    [silent] Kein Chat.
   *[standard] Hinweise und Chat; Nachrichten, die eine Zahl verraten, werden aufgehalten.
  }
choose-clock = Zeit für einen Zug
clock-choice = { $seconds ->
    [0] beliebig lange
   *[other] { $seconds } Sekunden
  }
open-table = Tisch eröffnen
open-table-about = Danach bekommst du einen Link zum Weitergeben. Freie Plätze können Bots übernehmen.

change-table = Tisch ändern
lobby-seats = Plätze
lobby-host = Gastgeber
lobby-offline = gerade nicht da
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
lobby-ready = Alle sind da.
lobby-host-begins = { $name } gibt die Karten.
put-bot = Bot
open-seat = Platz freigeben
fill-bots = { $count ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für { $count } freie Plätze
  }
begin = Karten geben
invite = Einladen
invite-title = Freunde einladen
invite-code = Oder mit diesem Code:
invite-link = Link zu diesem Tisch
invite-share = Link teilen
invite-qr = Der Link als QR-Code
invite-lonely = Dieser Link geht nur auf diesem Rechner. Für andere in deinem Netz starte den Server mit { $command } und öffne die Seite unter der Netzadresse des Rechners.

## Who starts

choosing = Wer beginnt?
choosing-about = Sieh dir deine Karten an, sag, ob du gern anfängst, und schlag jemanden vor. Keine Zahlen!
choosing-who = Wer soll beginnen?
choosing-any = Mir egal
choosing-wait = Warten auf die anderen …
opening = { $opening ->
    [0] lieber nicht
    [1] geht gut
   *[2] sehr gern
  }
opinion-for = Vorschlag: { $starter }
opinion-none = keine Meinung
opinion-waiting = überlegt …

## The table

your-turn = Du bist dran
turn-of = Am Zug: { $name }
turn-mine = { $needed ->
    [0] Du bist dran: leg weiter oder beende den Zug
    [one] { $laid ->
        [0] Du bist dran: eine Karte zu legen
       *[other] Du bist dran: noch eine Karte
      }
   *[other] Du bist dran: { $needed } Karten zu legen
  }
turn-fire = { $needed ->
    [0] Du bist dran: bedecke { $cards }
    [one] Du bist dran: noch eine Karte, und bedecke { $cards }
   *[other] Du bist dran: { $needed } Karten, und bedecke { $cards }
  }
turn-corner = Achtung: Von hier aus lässt sich der Zug nicht mehr zu Ende bringen.
planning-ahead = Du planst voraus; am Zug: { $name }
plan-corner = Achtung: Das führt in eine Sackgasse, der Zug wäre nicht zu Ende zu bringen.
plan-changed = Am Tisch hat sich etwas geändert: { $why }
pick-first = Nimm zuerst eine Karte aus deiner Hand.
lay = { $count ->
    [one] Karte legen
   *[other] { $count } Karten legen
  }
lay-only = Nur legen
lay-and-end = Legen und beenden
end-turn = Zug beenden
undo = Zurücknehmen
sort = Sortieren
planned = geplant
piles-mine = Deine Stapel, { $metal ->
    [gold] Gold
   *[silver] Silber
  }
piles-of = { $metal ->
    [gold] Gold
   *[silver] Silber
  }
help-open = mit einer Karte darfst du helfen
help-done = in diesem Zug geholfen
step = { $step ->
    [0] ±0
   *[other] +{ $step }
  }
step-trick = ↶ { $step }
pile-cover = bedecken!
pile-label = Stapel { $pile }, { $way ->
    [up] aufwärts
   *[down] abwärts
  }{ $owner ->
    [none] {""}
   *[other] , { $owner }
  }, { $top ->
    [none] leer
   *[other] zeigt { $top }
  }
pile-owed = eine Feuerkarte, die bedeckt werden muss
pile-planned = mit einer geplanten Karte
pile-fits = { $trick ->
    [yes] passt mit dem Rückwärtstrick: { $step } zurückgewonnen
   *[no] passt: Schritt { $step }
  }
hand-label = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
  }
hand-card = { $card }{ $fire ->
    [yes] , Feuerkarte
   *[no] {""}
  }{ $fits ->
    [trick] , ein Trick ist möglich
    [no] , passt gerade nirgends
   *[other] {""}
  }
draw-label = Nachziehstapel{ $whose ->
    [none] {""}
   *[other] {" "}({ $whose })
  }: { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
seats-label = Die anderen
seat-label = { $name }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }{ $state ->
    [away] , abwesend
    [offline] , nicht verbunden
   *[here] {""}
  }{ $turn ->
    [yes] , am Zug
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Spielt auf Platz { $seat }. Handkarten: { $cards }.
    [away] Ist gerade nicht am Tisch; Platz { $seat } bleibt reserviert.
    [stood-in] Ist gerade nicht am Tisch; auf Platz { $seat } spielt so lange ein Bot.
    [bot] Ein Bot auf Platz { $seat }. Handkarten: { $cards }.
   *[open] Platz { $seat } ist frei.
  }
seat-program = ein Programm
log-label = Was am Tisch geschieht

table-menu = Menü
leave = Tisch verlassen
leave-running = Vorerst weggehen
leave-about = Wenn du weggehst, bleibt es dein Platz: Komm zurück, wann du willst.
resign = Aufgeben
resign-sure = Wirklich aufgeben
nudge = Bist du noch da?
nudged = Wurde gefragt
nudge-about = Wer gefragt wird und eine Weile nichts tut, gilt als abwesend; dann kann ein Bot weiterspielen.
let-bot = Einen Bot spielen lassen
remove = Entfernen
let-back = Entfernte wieder zulassen
you-are-away = Du bist von diesem Tisch weggegangen.
take-back = Ich bin wieder da
you-are-nudged = Die anderen fragen, ob du noch da bist.
connection-lost = Die Verbindung ist weg. Neuer Versuch läuft von selbst …
shuffle = Das Mischen
shuffle-about = Diese Zahl stand vor der ersten Karte fest. Nach dem Spiel beweist sie, dass niemand die Karten verändert hat.
shuffle-check = Ein Spiel prüfen

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
chat-about = { $talk ->
    [free] Ehrensache: Niemand prüft mit, achtet also selbst auf die Regeln. Keine konkreten Zahlen.
    [professional] Nur Farben, den gewünschten Stapel und den Trick; nichts über Werte. Der Rest wird aufgehalten, bevor ihn jemand sieht.
    [open] Sag, was du willst.
   *[standard] Alles ist erlaubt, nur keine konkreten Zahlen: Die werden aufgehalten, bevor sie jemand sieht.
  }
chat-refused = Nicht gesendet. Niemand sonst hat es gesehen.
chat-offer = Stattdessen sagen: { $hint }
chat-hinted = Als Hinweis gesagt: { $hint }
chat-empty = Noch keine Nachricht, seit du hier bist.
chat-watching = Wer zusieht, liest mit; schreiben kann nur, wer mitspielt.
chat-write = Nachricht
chat-send = Senden

mute = Stumm schalten
unmute = Wieder hören
muted = stumm
mute-about = { $on ->
    [yes] Du hörst nichts von diesem Platz, weder Chat noch Hinweise. Sonst weiß es niemand.
   *[no] Stumm schalten verbirgt dir Chat und Hinweise von diesem Platz. Sonst erfährt es niemand.
  }

told-dealt = Die Karten sind gegeben.
told-laid = { $who ->
    [me] Du legst { $card } auf Stapel { $pile }.
   *[other] { $name } legt { $card } auf Stapel { $pile }.
  }
told-drew = { $who ->
    [me] { $count ->
        [0] Dein Zug ist zu Ende.
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
      }
   *[other] { $count ->
        [0] { $name } beendet den Zug.
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
      }
  }
told-you-start = Du beginnst.
told-starts = { $name } beginnt.
told-sat-down = { $name } setzt sich auf Platz { $seat }.
told-stood-up = { $who ->
    [me] Du hast den Tisch verlassen.
   *[other] Ein Platz ist wieder frei: { $name }.
  }
told-left = { $who ->
    [me] Du bist nicht mehr am Tisch.
   *[other] Nicht mehr am Tisch: { $name }.
  }
told-stood-in = { $who ->
    [me] Ein Bot springt für dich ein.
   *[other] Ein Bot springt ein: { $name }.
  }
told-took-back = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
  }
told-nudged = { $name } wurde gefragt: Noch da?
told-nudged-you = { $by }: Bist du noch da?
told-resigned = { $who ->
    [me] Du gibst auf.
   *[other] { $name } gibt auf.
  }
told-more-hints = { $count ->
    [one] Noch ein Hinweis.
   *[other] Noch { $count } Hinweise.
}
told-overtaken = Dein Hinweis zu Stapel { $pile } ist überholt.

## Hints: what may be said with one tap, in full and in a word

hint-leave = bitte Stapel { $pile } in Ruhe lassen
hint-rather-not = lieber nicht auf Stapel { $pile }
hint-go-ahead = nur zu bei Stapel { $pile }
hint-small-steps = auf Stapel { $pile } nur kleine Schritte
hint-trick = auf Stapel { $pile } könnte ich den Trick machen
hint-want = ich hätte gern Stapel { $pile }
hint-holds = { $colour ->
    [b] ich habe Blau
    [g] ich habe Grün
    [r] ich habe Rot
    [v] ich habe Violett
   *[y] ich habe Gelb
  }
hint-high = { $colour ->
    [b] ein eher hohes Blau
    [g] ein eher hohes Grün
    [r] ein eher hohes Rot
    [v] ein eher hohes Violett
   *[y] ein eher hohes Gelb
  }
hint-middle = { $colour ->
    [b] ein mittleres Blau
    [g] ein mittleres Grün
    [r] ein mittleres Rot
    [v] ein mittleres Violett
   *[y] ein mittleres Gelb
  }
hint-low = { $colour ->
    [b] ein eher niedriges Blau
    [g] ein eher niedriges Grün
    [r] ein eher niedriges Rot
    [v] ein eher niedriges Violett
   *[y] ein eher niedriges Gelb
  }
hint-hard-turn = mein Zug wird schwer
hint-fine = bei mir passt es
hint-more = ich kann mehr legen
hint-thanks = danke
hint-sorry = tut mir leid
hint-start = ich würde gern anfangen
hint-not-start = ich fange lieber nicht an

hint-short-leave = lassen
hint-short-rather-not = lieber nicht
hint-short-go-ahead = nur zu
hint-short-small-steps = nur kleine
hint-short-trick = mein Trick
hint-short-want = möchte ich
hint-short-holds = habe ich
hint-short-high = hoch
hint-short-middle = mittel
hint-short-low = niedrig
hint-short-hard-turn = schwer
hint-short-fine = passt
hint-short-more = kann mehr
hint-short-thanks = danke
hint-short-sorry = sorry
hint-short-start = ich?
hint-short-not-start = lieber nicht

hint-by = { $name }: { $hint }
say = Etwas sagen
say-about = Alle hören es, und es verrät keine Zahl. Einmal je Zug zu jeder Sache.
say-pile = Zu Stapel { $pile }
say-pile-done = Zu Stapel { $pile } hast du in diesem Zug schon etwas gesagt.
say-colours = Farben
say-general = Allgemein
say-done = Dazu hast du in diesem Zug schon etwas gesagt.
say-none = In diesem Zug gibt es nichts mehr zu sagen.
choosing-say = Den anderen sagen
marks-pile = Was zu Stapel { $pile } gesagt wurde
marks-seat = Was { $name } gesagt hat
marks-mine = Was du gesagt hast
marks-none = Nichts mehr.

## The end

end-beaten = Ihr habt das Spiel geschlagen!
end-excellent = Ausgezeichnet!
end-lost = Diesmal gewinnt das Spiel
end-duel-won = Du gewinnst!
end-duel-lost = Diesmal verlierst du
end-winner = { $name } gewinnt
end-about = { $reason ->
    [all-laid] Alle Karten sind gelegt.
    [stuck] Niemand konnte mehr weiter. { $left ->
        [one] Eine Karte blieb übrig.
       *[other] { $left } Karten blieben übrig.
      }
    [burned] Eine Feuerkarte wurde nicht rechtzeitig bedeckt. { $left ->
        [one] Eine Karte blieb übrig.
       *[other] { $left } Karten blieben übrig.
      }
   *[resigned] Das Spiel wurde aufgegeben. { $left ->
        [one] Eine Karte blieb übrig.
       *[other] { $left } Karten blieben übrig.
      }
  }
end-about-duel = { $reason ->
    [all-laid] { $winner }: alle Karten gelegt. { $loser }: { $left } übrig.
    [stuck] { $loser }: zwei Karten waren nicht zu legen, { $left } übrig.
   *[resigned] { $loser }: aufgegeben, { $left } übrig.
  }
end-scale = { $laid } von { $cards } Karten gelegt, { $left } übrig
end-laid = { $laid } von { $cards } Karten gelegt.
end-bands = { $left } übrig. Keine ist der Sieg, weniger als { $excellent } sind ausgezeichnet.
end-hands = Was auf der Hand blieb
rematch = Noch einmal
same-deal = Dieselben Karten
replay = Ansehen
share-result = { $game }: { $result } ({ $left } übrig)

## Watching a game again

replay-first = An den Anfang
replay-back = Eine Karte zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-next = Eine Karte weiter
replay-last = Ans Ende
replay-moment = Zeitpunkt im Spiel
replay-place = Zug { $turn } · { $moment } von { $last }
replay-view = Hände
replay-all = Alle Hände offen
replay-hidden = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
replay-link = Link zu dieser Stelle
replay-continue = Von hier weiterspielen
replay-file = Eine Aufzeichnung öffnen
replay-file-about = Ein Spiel im Aufzeichnungsformat (.json, oder das erste aus einer .jsonl). Nichts davon wird behalten.
record-wrong = Zug { $turn } in dieser Datei ist gegen die Regeln.
record-next = Vielleicht wurde sie von Hand geändert oder abgeschnitten: Nimm die Datei, wie sie heruntergeladen wurde.

## Why a bot played so

replay-said = In diesem Zug gesagt
reason-ask = Warum?
reason-title = { $name }: Warum dieser Zug?
reason-play = { $card } auf Stapel { $pile }
reason-chance = { $chance ->
    [0] kaum eine Chance
   *[other] { $chance } % Gewinnchance
  }
reason-laid = Gelegt
reason-again = Noch einmal gefragt, würde er legen
reason-others = Auch erwogen
reason-unweighed = Dieser Bot folgt einfachen Regeln und wägt keine Chancen ab.
reason-silent-heard = Niemand hatte etwas gesagt.
reason-silent-same = Hätte niemand etwas gesagt, hätte er dasselbe gelegt.
reason-silent-other = Hätte niemand etwas gesagt, hätte er gelegt: { $plays }
reason-heeded = Beachtet
reason-overridden = Gehört und trotzdem dort gelegt

## My games

mine = Meine Spiele
mine-unfinished = Angefangen
mine-finished = Beendet
mine-none = Kein Spiel wartet auf dich.
mine-none-finished = Hier stehen später deine beendeten Spiele.
mine-download = Alle Aufzeichnungen herunterladen
record-result = { $won ->
    [yes] gewonnen
   *[no] verloren, { $left } übrig
  }
record-uncounted = zählt nicht: Die Karten konnten bekannt sein
stat-games = Spiele
stat-wins = Siege
stat-best = Rest min.
stat-streak = Serie
stat-chart = { $wins } von { $games } Spielen gewonnen
stat-legend = Die letzten Spiele: je höher, desto mehr Karten gelegt; Grün ist gewonnen.

## Settings

name-title = Dein Name
name = Name
name-about = Die anderen am Tisch sehen ihn.
name-saved = Gespeichert.
device-title = Auf einem anderen Gerät
device-about = Spiel auf dem Telefon weiter: Ein Link macht ein anderes Gerät zum selben Spieler.
device-link = Link erzeugen
device-expires = Er gilt einmal, bis { $time }.
device-linked = Dieses Gerät ist jetzt { $name }.
forget-title = Mich vergessen
forget-about = Entfernt deinen Namen und alles, was Spiele mit dir verbindet. Das lässt sich nicht zurücknehmen.
forget = Mich vergessen
forget-sure = Ja, alles vergessen
forgotten = Der Server hat dich vergessen.

## When something is wrong

problem = Das hat nicht geklappt
next-not-allowed = Den Link oder den Code hat, wer dich eingeladen hat.
next-no-such-table = Vielleicht fehlt ein Stück des Links, oder der Tisch ist längst geschlossen. Auf der Startseite kannst du einen neuen eröffnen.
next-wrong-protocol = Der Server wurde erneuert, während diese Seite offen war.
next-offline = Prüfe deine Verbindung; von deinem Spiel geht nichts verloren. Es wird von selbst wieder versucht.
next-not-found = Vielleicht ist die Adresse falsch geschrieben.
next-closed = Auf der Startseite kannst du einen neuen Tisch eröffnen.
next-table-full = Bitte den Gastgeber um einen Platz, oder eröffne auf der Startseite einen eigenen Tisch.
next-table-running = Komm wieder, wenn es vorbei ist, oder eröffne auf der Startseite einen eigenen Tisch.
next-table-over = Bitte die Spieler um einen Link zum Spiel, oder eröffne auf der Startseite einen eigenen Tisch.
language-missing = { $language } konnte nicht geladen werden, deshalb ist vorerst alles auf Englisch.

refused-offline = Der Server ist nicht zu erreichen.
refused-does-not-fit = { $card } passt hier nicht: Dieser Stapel braucht { $direction ->
    [ascending] mehr
   *[descending] weniger
  } als { $top }{ $trick ->
    [0] {""}
   *[other] {" "}oder genau { $trick }
  }.
refused-does-not-fit-colour = { $card } passt hier nicht: Dieser Stapel braucht { $direction ->
    [ascending] mehr
   *[descending] weniger
  } als { $number } oder { $colour ->
    [b] irgendeine blaue Karte
    [g] irgendeine grüne Karte
    [r] irgendeine rote Karte
    [v] irgendeine violette Karte
   *[y] irgendeine gelbe Karte
  }.
refused-does-not-improve = { $card } hilft nicht: Dieser Stapel der Gegenseite braucht { $direction ->
    [ascending] weniger
   *[descending] mehr
  } als { $top }.
refused-row-card-only = Auf diesem Stapel der Gegenseite liegt noch nichts, ihm kann niemand helfen.
refused-already-given = Nur eine Karte je Zug darf zur Gegenseite.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-no-such-pile = Diesen Stapel gibt es nicht.
refused-turn-full = { $most ->
    [one] Ein Zug hat hier eine Karte.
   *[other] Ein Zug hat hier höchstens { $most } Karten.
  }
refused-too-few-laid = Der Zug ist zu kurz: { $laid } gelegt, { $required } nötig.
refused-fire-open = { $count ->
    [one] { $cards } brennt noch und muss vor dem Ende des Zugs bedeckt werden.
   *[other] Es brennen noch: { $cards }. Sie müssen vor dem Ende des Zugs bedeckt werden.
  }
refused-not-your-turn = Du bist nicht dran.
refused-not-started = Noch steht nicht fest, wer beginnt.
refused-game-over = Das Spiel ist zu Ende.
refused-unknown-game = Dieses Spiel gibt es nicht.
refused-player-count = Dieses Spiel geht nicht mit { $players } Spielern.
refused-unknown-option = Die Variante { $option } gibt es nicht.
refused-missing-option = Die Variante { $option } fehlt.
refused-option-value = { $option } kann nicht { $value } sein.
refused-wrong-type = { $where } in der Datei ist nicht, was es sein sollte.
refused-seed-range = Diese Startzahl ist außerhalb des Bereichs.
refused-deck-count = Die Datei hat die falsche Zahl von Decks.
refused-unknown-card = Die Karte { $card } gibt es in diesem Spiel nicht.
refused-duplicate-card = Die Karte { $card } ist zweimal im Deck.
refused-missing-card = Die Karte { $card } fehlt im Deck.
refused-already-started = Es steht schon fest, wer beginnt.
refused-impossible-view = So kann kein Spiel aussehen.
refused-bad-play-text = Das ist kein Spielzug.
refused-bad-position-text = Das ist keine Stellung.
refused-not-json = Diese Datei ist keine Aufzeichnung: kein gültiges JSON.
refused-not-an-object = Diese Datei ist keine Aufzeichnung.
refused-unknown-format = { $format ->
    [None] Diese Datei sagt nicht, was sie ist: Ihr Format sollte { $known } sein.
   *[other] Diese Datei hat das Format { $format }, nicht { $known }.
  }
refused-missing-key = { $key } fehlt in der Datei.
refused-empty-turn = Die Aufzeichnung hat einen Zug ohne Karte.
refused-after-the-end = Die Aufzeichnung geht nach dem Ende des Spiels weiter.
refused-laid-after-outcome = Die Aufzeichnung hat gelegte Karten, obwohl das Spiel zu Ende ist.
refused-outcome-missing = Die Aufzeichnung nennt kein Ende, aber das Spiel ist zu Ende.
refused-outcome-too-early = Die Aufzeichnung nennt ein Ende, aber das Spiel ist nicht zu Ende.
refused-outcome-differs = Die Aufzeichnung nennt ein anderes Ende als die Karten.
refused-wrong-phase = Das geht gerade nicht.
refused-not-seated = Das können nur Spieler am Tisch.
refused-not-host = Das kann nur der Gastgeber.
refused-already-seated = Du sitzt schon hier.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-seat-unknown = Diesen Platz gibt es nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seats-in-use = Auf einem dieser Plätze sitzt jemand.
refused-table-full = An diesem Tisch sind alle Plätze besetzt.
refused-removed = Du wurdest von diesem Tisch entfernt.
refused-table-running = An diesem Tisch läuft ein Spiel, das nur seine Spieler sehen dürfen.
refused-table-over = Das Spiel an diesem Tisch ist vorbei, und nur seine Spieler dürfen sehen, wie es ausging.
refused-seats-open = Es sind noch Plätze frei.
refused-other-people = Dieselben Karten sind nur für die, die sie gerade gespielt haben: Gebt neu.
refused-not-away = Dieser Platz ist nicht verlassen.
refused-not-a-person = Dort sitzt niemand.
refused-not-a-bot = Dort sitzt kein Bot.
refused-yourself = Das geht nicht mit dem eigenen Platz.
refused-already-nudged = Das wurde schon gefragt.
refused-not-due = Nicht jetzt.
refused-chat-off = An diesem Tisch gibt es keinen Chat.
refused-empty-text = Die Nachricht ist leer.
refused-long-text = Die Nachricht ist zu lang: { $length } Zeichen, erlaubt sind { $most }.
refused-forbidden-hint = { $reason ->
    [already] Dazu hast du in diesem Zug schon etwas gesagt.
    [too-early] Das kann man sagen, sobald jemand anfängt.
    [too-late] Es hat schon jemand angefangen.
    [over] Das Spiel ist aus: Jetzt gibt es nur noch Danke und Entschuldigung.
   *[other] Diesen Hinweis gibt es hier nicht.
  }
refused-forbidden-talk = { $reason ->
    [digits] Keine Zahlen: Das könnte eine Karte sein.
    [number-word] Keine Zahlwörter: Das könnte eine Karte sein.
    [roman] Auch keine römischen Zahlen: Das könnte eine Karte sein.
    [ordinal] Das könnte die Zahl einer Karte sein.
    [symbol] Dieses Bild zeigt eine Zahl.
    [counting] So viele davon könnten für eine Zahl stehen.
    [relation] Das verrät eine Karte durch ihren Abstand zu einer, die offen liegt.
    [range] Das verrät, wo die Zahl einer Karte liegt.
    [allusion] Das spielt auf eine Zahl an.
    [asking] Nach einer Zahl darf niemand gefragt werden.
    [likely] Das klingt, als würde es eine Karte verraten. Wenn nicht, sag es mit anderen Worten.
    [vague-value] Profis sagen nichts über Werte, nicht einmal hoch oder niedrig.
    [too-long] Zu lang: Eine Nachricht hat höchstens 500 Zeichen.
   *[unreadable] In dieser Nachricht gibt es nichts zu lesen.
  }
refused-name-fixed = Während einer Partie mit anderen bleibt der Name. Danach lässt er sich ändern.
refused-no-such-turn = Diesen Zug gibt es in der Partie nicht.
refused-not-a-bots-turn = Diesen Zug hat ein Mensch gespielt: Frag dort nach.
refused-no-reason = Dieser Bot kann nicht sagen, warum.
refused-bad-clock = Ein Zug kann { $first } bis { $last } Sekunden dauern.
refused-bad-opening = Das ist keine Antwort.
refused-opinion-fixed = Du hast deine Meinung schon einmal geändert.
refused-nothing-laid = Es wurde keine Karte genannt.
refused-closed = { $reason ->
    [retired] Dieser Tisch ist geschlossen: Lange war niemand hier.
    [removed] Dieser Tisch wurde vom Betreiber des Servers entfernt.
   *[other] Dieser Tisch ist geschlossen.
  }
refused-bad-request = Das hat der Server nicht verstanden.
refused-not-found = Unter dieser Adresse ist nichts.
refused-wrong-method = Das hat der Server nicht verstanden.
refused-too-large = Das ist zu groß.
refused-wrong-media-type = Das hat der Server nicht verstanden.
refused-too-many = Das ging zu schnell. { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
  }
refused-not-identified = Der Server kennt diesen Browser nicht mehr.
refused-not-operator = Das kann nur der Betreiber des Servers.
refused-foreign-origin = Diese Seite gehört nicht zu diesem Server.
refused-not-allowed = Dieser Tisch ist privat.
refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-name-characters = Dieser Name hat Zeichen, die sich nicht gut zeigen lassen.
refused-name-numbers = Ein Name darf keine Zahl nennen, die eine Karte sein könnte.
refused-name-banned = Bitte wähle einen anderen Namen.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-no-such-code = Kein Tisch hat diesen Code.
refused-no-such-record = Dieses Spiel gibt es nicht, oder du darfst es nicht sehen.
refused-no-such-moment = Von hier aus kann das Spiel nicht weitergehen.
refused-no-such-daily = Dieses Tagesspiel gibt es nicht.
refused-no-such-link = Dieser Link wurde schon benutzt, oder er ist zu alt.
refused-no-such-device = Dieses Gerät gibt es nicht.
refused-no-such-bot = Hier gibt es keinen Bot { $bot }.
refused-daily-unfinished = Spiel dieses Tagesspiel zuerst zu Ende.
refused-daily-running = Andere spielen diese Karten heute noch. Spiel weiter, wenn der Tag vorbei ist.
refused-daily-fixed = Ein Tagesspiel ist für alle gleich: Daran lässt sich nichts ändern.
refused-too-many-tables = Du hast schon { $most } angefangene Tische: Beende oder verlass erst einen.
refused-table-moved = Am Tisch ist es weitergegangen: Versuch es noch einmal.
refused-table-worn = An diesem Tisch ist so viel geschehen, dass er ausgedient hat: Eröffne einen neuen.
refused-bad-message = Das hat der Server nicht verstanden.
refused-wrong-protocol = Diese Seite ist älter als der Server.
refused-update = { refused-wrong-protocol }
refused-too-slow = Die Verbindung war zu langsam.
refused-starting = Der Server startet gerade: einen Moment, bitte.
refused-stopping = Der Server wird angehalten.
refused-internal = Etwas ist schiefgegangen.
refused-storage-full = Der Server kann gerade nichts speichern.
refused-storage-gone = Der Server erreicht gerade seinen Speicher nicht.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] über { $top }
   *[descending] unter { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}oder { $trick }
  }
why-does-not-fit-colour = { $direction ->
    [ascending] über { $number }
   *[descending] unter { $number }
  } oder { $colour ->
    [b] blau
    [g] grün
    [r] rot
    [v] violett
   *[y] gelb
  }
why-does-not-improve = { $direction ->
    [ascending] nur unter { $top }
   *[descending] nur über { $top }
  }
why-row-card-only = noch leer
why-already-given = schon geholfen
why-not-in-hand = nicht auf der Hand
why-turn-full = Zug ist voll
why-game-over = zu Ende
why-not-your-turn = nicht dran
why-not-started = noch nicht

## Lessons

learn-title = { $game }: spielend lernen
lesson-step = { $step } von { $steps }
lesson-next = Weiter
lesson-again = Noch einmal
lesson-play = Jetzt spielen
lesson-partner = Mia
lesson-other = Das wäre erlaubt. Mach es für die Lektion so, wie es im Text steht.
refused-lesson = Mach es so, wie es oben im Text steht.

lesson-the-game-1 = Das sind die vier Stapel. Zwei gehen von 1 aufwärts, zwei von 100 abwärts. Du spielst mit Mia zusammen: Alle 98 Karten müssen darauf.
lesson-the-game-2 = Du bist dran. Auf Stapel 1 passt jede höhere Zahl, doch kleine Schritte lassen Platz. Nimm die 3 und berühre dann Stapel 1.
lesson-the-game-3 = Stapel 3 geht abwärts: Leg die 97 darauf. Zwei Karten sind Pflicht; beende dann den Zug, und du ziehst zwei neue.
lesson-the-game-4 = Mia hat gespielt und sagt etwas: bitte Stapel 4 in Ruhe lassen. Hinweise stehen bei ihrem Stapel. Auch du kannst welche geben, mit einem Tippen; keiner verrät eine Zahl. Lass Stapel 4 also ihr.
lesson-the-game-5 = Nimm jetzt die 8 und schau: Jeder Stapel sagt, ob sie passt, wie groß der Schritt ist oder warum nicht.
lesson-the-game-6 = Leg die 8 auf Stapel 2. Leg dann die 32 auf Stapel 1: ein großer Schritt, aber mit Plan. Niemand sieht deinen Plan, bevor du den Zug beendest.
lesson-the-game-7 = Und das ist der Grund: der Rückwärtstrick! Die 22 ist genau zehn kleiner als die 32, also darf sie zurück. Leg sie auf Stapel 1.
lesson-the-game-8 = Zehn Schritte zurückgewonnen. Wenn jemand die Pflichtkarten nicht legen kann, ist das Spiel aus; weniger als zehn übrig ist ausgezeichnet. Und beim Reden: keine Zahlen!

lesson-face-to-face-1 = Unten sind deine beiden Stapel, Gold. Oben sind Mias, Silber. Wer zuerst alle 58 eigenen Karten legt, gewinnt.
lesson-face-to-face-2 = Zwei Karten je Zug, immer. Leg die 4 auf Stapel 1 und die 55 auf Stapel 2 und beende den Zug. Nur eigene Stapel benutzt: Du ziehst zwei.
lesson-face-to-face-3 = Nimm jetzt die 7 und sieh dir Mias Stapel an. Wo sie einen verbessert, passt sie: Sie ist kleiner als ihre 9.
lesson-face-to-face-4 = Eine Karte je Zug darf ihr helfen. Leg die 7 auf Stapel 3, dann die 12 auf Stapel 1 und die 47 auf Stapel 2. Wer hilft, zieht auf sechs nach: diesmal drei Karten!
lesson-face-to-face-5 = Der Rückwärtstrick: Auf den eigenen Stapeln darf man genau zehn zurück. Leg die 2 auf Stapel 1.
lesson-face-to-face-6 = Wer die letzte Karte legt, gewinnt sofort. Wer keine zwei Karten legen kann, verliert sofort. Hilf nur, wenn du die Karten brauchst!

lesson-quick-and-easy-1 = Zwei Stapel, einer auf, einer ab, und fünfzig Karten: 1 bis 10 in fünf Farben. Mia und du habt je zwei.
lesson-quick-and-easy-2 = Die erste Karte auf einem Stapel darf jede sein. Leg die blaue 3 auf Stapel 1, der aufwärts geht.
lesson-quick-and-easy-3 = Du darfst eine zweite legen. Leg die rote 8 auf Stapel 2, der abwärts geht, und beende den Zug. Du ziehst so viele, wie du gelegt hast.
lesson-quick-and-easy-4 = Nimm die gelbe 5 und schau. Eine gleiche Zahl passt nicht: Stapel 1 zeigt schon eine 5.
lesson-quick-and-easy-5 = Aber sie ist kleiner als die 8. Leg sie auf Stapel 2 und beende den Zug; eine Karte genügt.
lesson-quick-and-easy-6 = Der Rückwärtstrick: Dieselbe Farbe passt immer, egal welche Zahl. Leg die grüne 1 auf die grüne 9!
lesson-quick-and-easy-7 = Von 9 zurück auf 1. Sind alle fünfzig Karten gelegt, habt ihr beide gewonnen. Redet miteinander, aber nie über genaue Werte.

## Rules

rules-aim = Das Ziel
rules-setup = Vor der ersten Karte
rules-turn = Dein Zug
rules-trick = Der Rückwärtstrick
rules-end = Das Ende
rules-talk = Reden
rules-hints = Hinweise
rules-expert = Schwerer
rules-fire = On Fire
rules-help = Der Gegenseite helfen
rules-draw = Nachziehen
rules-professional = Für Profis

rules-the-game-aim = Ihr spielt alle zusammen gegen das Spiel. Legt alle 98 Karten, 2 bis 99, auf vier Stapel.
rules-the-game-setup = Zwei Stapel gehen von 1 aufwärts, zwei von 100 abwärts. Allein hältst du acht Karten, zu zweit sieben, ab drei Leuten sechs. Seht euch die Karten an und einigt euch, wer beginnt.
rules-the-game-turn = Leg mindestens zwei Karten, jede auf einen beliebigen Stapel: höher als die oberste, wo es aufwärts geht, niedriger, wo es abwärts geht, um wie viel auch immer. Zieh dann auf die volle Hand nach. Ist der Nachziehstapel leer, genügt eine Karte, und wer keine mehr hat, wird übersprungen.
rules-the-game-trick = Genau zehn niedriger darf eine Karte auf einen Stapel, der aufwärts geht, genau zehn höher auf einen, der abwärts geht. Das gewinnt Platz zurück, so oft ihr könnt.
rules-the-game-end = Alle Karten gelegt: Ihr habt das Spiel geschlagen. Kann, wer am Zug ist, die Pflichtkarten nicht legen, ist das Spiel aus. Weniger als zehn übrige Karten sind ausgezeichnet.
rules-the-game-talk = Sagt alles, nur keine konkreten Zahlen: nicht nennen, nicht erfragen, nicht darauf anspielen. Hier hält der Chat eine Nachricht mit einer Zahl auf und sagt dir, warum; sonst sieht sie niemand. Ein Tisch kann auch streng sein (nur Hinweise) oder frei (Ehrensache).
rules-the-game-hints = Ein Tippen sagt, was die Regeln erlauben: diesen Stapel bitte in Ruhe lassen, lieber nicht, nur zu, nur kleine Schritte, oder dass du dort den Trick machen könntest. Du kannst auch sagen, dass dein Zug schwer wird, dass es bei dir passt oder dass du mehr legen kannst. Ein Hinweis steht bei seinem Stapel, bis dort eine Karte liegt oder sein Sprecher gespielt hat. Zu jedem Stapel einmal je Zug. Die Bots geben Hinweise und hören auf deine.
rules-the-game-expert = Experten müssen drei Karten je Zug legen, bei leerem Nachziehstapel weiterhin eine. Noch schwerer ist eine Hand mit einer Karte weniger; beides lässt sich verbinden.
rules-the-game-fire = 22, 33, 44, 55, 66 und 77 brennen. Liegt am Ende eines Zugs eine davon oben, muss der nächste Spieler sie in seinem Zug bedecken, sonst ist das Spiel verloren. Die eigene gleich zu bedecken ist erlaubt.

rules-face-to-face-aim = Zwei Spieler, jeder mit einem Deck aus 58 Karten, Gold und Silber. Wer zuerst alle eigenen gelegt hat, gewinnt.
rules-face-to-face-setup = Jeder hat einen Stapel von 1 aufwärts und einen von 60 abwärts, einen Nachziehstapel und sechs Handkarten. Das Los bestimmt, wer beginnt.
rules-face-to-face-turn = Leg immer mindestens zwei Karten. Alle auf die eigenen Stapel, bis auf höchstens eine.
rules-face-to-face-trick = Auf den eigenen Stapeln darf man genau zehn zurück, wie bei The Game.
rules-face-to-face-help = Eine Karte je Zug darf auf einen Stapel der Gegenseite, wenn sie ihn verbessert: niedriger, wo es aufwärts geht, höher, wo es abwärts geht. Nicht auf einen leeren Stapel, und ohne Trick.
rules-face-to-face-draw = Nur eigene Stapel benutzt: zieh zwei Karten. Geholfen: zieh auf sechs nach.
rules-face-to-face-end = Wer die letzte Karte legt, gewinnt sofort. Wer keine zwei Karten legen kann, verliert sofort.

rules-quick-and-easy-aim = Legt gemeinsam alle 50 Karten, 1 bis 10 in fünf Farben, auf zwei Stapel.
rules-quick-and-easy-setup = Ein Stapel geht aufwärts, einer abwärts, und beide beginnen mit einer beliebigen Karte. Jeder hält zwei Karten. Einigt euch, wer beginnt.
rules-quick-and-easy-turn = Leg eine oder zwei Karten, höher auf den Stapel, der aufwärts geht, niedriger auf den anderen. Eine gleiche Zahl passt nicht. Zieh dann so viele, wie du gelegt hast.
rules-quick-and-easy-trick = Eine Karte in der Farbe der obersten passt, egal welche Zahl sie hat.
rules-quick-and-easy-end = Alle Karten gelegt: gewonnen. Hat, wer am Zug ist, Karten und keine passt, ist das Spiel verloren.
rules-quick-and-easy-talk = Vage Worte sind erlaubt, etwa „ein eher hohes Gelb“. Keine Werte, auch nicht im Vergleich zu einer Karte. Hier hält der Chat solche Nachrichten auf und sagt dir, warum; sonst sieht sie niemand.
rules-quick-and-easy-hints = Ein Tippen sagt, welche Farben du hast, ob hoch, mittel oder niedrig, welchen Stapel du gern hättest und wo du den Trick machen könntest. Profis nennen nur Farben, Stapel und Trick. Ein Hinweis steht, bis er überholt ist; zu jeder Sache einmal je Zug. Die Bots geben Hinweise und hören auf deine.
rules-quick-and-easy-professional = Genau eine Karte je Zug. Nennen darf man nur die Farben auf der Hand, den gewünschten Stapel und wo ein Trick möglich wäre.
