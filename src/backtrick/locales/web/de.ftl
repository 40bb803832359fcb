### Die Texte der Browser-Oberfläche.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Vier Stapel, ein Team, achtundneunzig Karten: Legt alle, bevor nichts mehr geht.
about-face-to-face = Zwei Spieler, jeder mit eigenem Deck: Leg als Erster alle Karten und hilf nur, wenn es dir nützt.
about-quick-and-easy = Zehn Zahlen, fünf Farben, zwei Stapel: fünf Minuten gemeinsam.
players-the-game = 1 bis 5 Spieler, gemeinsam
players-face-to-face = 2 Spieler, gegeneinander
players-quick-and-easy = 2 bis 5 Spieler, gemeinsam

players = { $count ->
    [one] allein
   *[other] { $count } Spieler
  }
option-required = mindestens { $value } Karten je Zug
option-hand = { $value } Handkarten
option-fire = On Fire
option-professional = Profi
option-clock = { $value } Sekunden je Zug
option-talk = { $talk ->
    [strict] nur Hinweise
    [silent] kein Chat
   *[free] Chat auf Ehrenwort
  }
option-about-required = Wie viele Karten du je Zug legen musst; 3 ist für Experten.
option-about-hand = Eine Karte weniger macht es schwerer.
option-about-fire = Sechs Feuerkarten: jede muss im nächsten Zug bedeckt werden.
option-about-professional = Eine Karte je Zug und kaum Absprachen.

bots = Bots
bot-random = Zufall
bot-greedy = Gierig
bot-planner = Könner
bot-expert = Experte
bot-level = { $bot }, Stufe { $level }
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
copy-by-hand = Dieser Browser erlaubt der Seite das Kopieren nicht. Kopiere es von hier:
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
keys-letters = Buchstaben als Kürzel: u zurücknehmen, e Zug beenden, h Hinweis
key-hand = durch die Hand oder die Stapel entlang
key-order = die Karte in der Hand verschieben
key-take = eine Karte nehmen oder auf einen Stapel legen
key-piles = mit einer Karte zu den Stapeln und zurück
key-digit = die Karte auf diesen Stapel legen
key-back = die Karte zurückstecken
key-undo = zurücknehmen
key-end = den Zug beenden
key-say = etwas sagen

## Home

home-title = Setz dich, die Karten liegen bereit
home-about = Drei kleine Kartenspiele: aufwärts, abwärts und im rechten Moment den einen Schritt zurück. Spiel sofort mit Bots oder schick Freunden einen Link. Ohne Anmeldung.
play-now = Spielen
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
fan-project = Ein Fanprojekt, nicht vom Verlag. Quelloffen, ohne Werbung, ohne Tracking.
identity-lost = Der Server kennt diesen Browser nicht mehr, deshalb hast du jetzt einen neuen Namen. Um an deine früheren Spiele zu kommen, erzeuge auf einem anderen deiner Geräte in den Einstellungen einen Link.

daily = Tagesspiel
daily-shared = Jemand hat dieses Tagesspiel gespielt und geteilt. Spiel es zuerst selbst, dann siehst du, wie es lief.
daily-play-first = Tagesspiel spielen
daily-about = Jeden Tag neue Karten, für alle dieselben. Dein erster Versuch zählt.
daily-honour = Hier gibt es keine Anmeldung. Deshalb können wir nicht verhindern, dass jemand die Karten vorher auf einem anderen Gerät ansieht. Es ist nur ein Spiel.
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
join-help = Ein Code besteht aus Buchstaben und Ziffern. Lass ihn dir noch einmal vorlesen oder bitte um den Link.
public = Öffentliche Tische
public-open = Öffentliche Tische ansehen
public-about = Jeder darf sich dazusetzen oder zusehen.
public-none = Gerade hat niemand einen öffentlichen Tisch offen.
public-open-one = Einen eröffnen
watch = Zusehen
watching = du siehst zu
go-on = Weiterspielen
sit = Hinsetzen

## A table for friends

choose-game = Welches Spiel?
choose-players = Wie viele Spieler?
choose-options = Varianten
choose-more = Weitere Einstellungen
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
    [chat] Chat über alles, was du willst.
    [silent] Kein Chat.
   *[standard] Hinweise und Chat; Nachrichten, die eine Zahl verraten, werden zurückgehalten.
  }
choose-clock = Zeit für einen Zug
clock-choice = { $seconds ->
    [0] beliebig lange
   *[other] { $seconds } Sekunden
  }
open-table = Tisch eröffnen
open-table-about = Du bekommst einen Link zum Teilen. Freie Plätze können Bots übernehmen.

change-table = Tisch ändern
lobby-invited = { $name } lädt dich zu { $game } ein.
lobby-seats = Plätze
lobby-host = Gastgeber
lobby-offline = gerade nicht da
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
lobby-ready = Alle sind da.
lobby-host-begins = Gleich gibt { $name } die Karten.
put-bot = Bot
open-seat = Platz freigeben
fill-bots = { $count ->
    [one] Ein Bot für den freien Platz
   *[other] Bots für { $count } freie Plätze
  }
begin = Karten geben
invite = Einladen
invite-title = Freunde einladen
invite-code = Oder sie geben diesen Code ein:
invite-link = Link zu diesem Tisch
invite-share = Link teilen
invite-qr = Der Link als QR-Code
invite-renew = Neuer Link und Code
invite-renew-about = Der alte Link und der alte Code gelten dann nicht mehr. Sie ändern sich auch, wenn du jemanden entfernst.
invite-lonely = Dieser Link geht nur auf diesem Rechner. Für andere in deinem Netz starte den Server mit { $command } und öffne die Seite unter der Netzadresse des Rechners.

## Who starts

choosing = Wer beginnt?
choosing-about = Sieh dir deine Karten an: Möchtest du anfangen?
choosing-wait = Warten auf die anderen …
choosing-ends = Der Tisch entscheidet in { $seconds } s.
opinion-none = egal
opinion-waiting = noch keine Antwort

## The table

your-turn = Du bist dran
turn-of = { $name } spielt …
turn-away = { $name } ist gerade abwesend.
turn-mine = { $needed ->
    [0] Du bist dran: Leg weiter oder beende den Zug
    [one] { $laid ->
        [0] Du bist dran: Leg eine Karte
       *[other] Du bist dran: noch eine Karte
      }
   *[other] { $laid ->
        [0] Du bist dran: Leg { $needed } Karten
       *[other] Du bist dran: noch { $needed } Karten
      }
  }
turn-fire = { $needed ->
    [0] Du bist dran: Bedecke { $cards }
    [one] Du bist dran: Leg noch eine Karte und bedecke { $cards }
   *[other] Du bist dran: Leg { $needed } Karten und bedecke { $cards }
  }
turn-corner = Du kannst nicht mehr genug Karten legen: Mit diesem Zug endet das Spiel. Leg, was noch passt.
planning-ahead = { $name } spielt. Du planst voraus.
plan-corner = Achtung: Danach könntest du den Zug nicht mehr zu Ende bringen.
plan-changed = Dein Plan geht nicht mehr: { $why }
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
piles-mine = { $metal ->
    [gold] Deine Stapel (Gold)
   *[silver] Deine Stapel (Silber)
  }
piles-of = { $metal ->
    [gold] Stapel von { $name } (Gold)
   *[silver] Stapel von { $name } (Silber)
  }
help-open = mit einer Karte darfst du helfen
help-done = in diesem Zug geholfen
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
seat-away = abwesend
seat-label = { $name }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }{ $state ->
    [away] , abwesend
    [offline] , nicht verbunden
   *[here] {""}
  }{ $turn ->
    [yes] , spielt gerade
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Sitzt auf Platz { $seat }. Handkarten: { $cards }.
    [away] Ist gerade nicht am Tisch; Platz { $seat } bleibt reserviert.
    [stood-in] Ist gerade nicht am Tisch; auf Platz { $seat } spielt so lange ein Bot.
    [bot] Ein Bot auf Platz { $seat }. Handkarten: { $cards }.
   *[open] Platz { $seat } ist frei.
  }
seat-program = ein Programm
log-label = Was am Tisch geschieht

table-menu = Menü
leave = Tisch verlassen
leave-running = Kurz weg
leave-about = Wenn du kurz weggehst, behältst du deinen Platz: Komm zurück, wann du willst.
resign = Aufgeben
resign-sure = Wirklich aufgeben
nudge = Bist du noch da?
nudged = Gefragt
nudge-about = Wer eine Weile nicht antwortet, gilt als abwesend; dann kann ein Bot weiterspielen.
let-bot = Einen Bot spielen lassen
remove = Entfernen
let-back = Entfernte wieder hereinlassen
you-are-away = Du bist gerade nicht an diesem Tisch.
take-back = Ich bin wieder da
you-are-nudged = Die anderen fragen, ob du noch da bist.
answer-nudge = Ich bin da
connection-lost = Die Verbindung ist weg. Neuer Versuch läuft …
status-lost = Warten auf die Verbindung; sie kommt von selbst zurück.
shuffle = Das Mischen
shuffle-about = Diese Zahl stand vor der ersten Karte fest. Nach dem Spiel beweist sie, dass niemand die Reihenfolge der Karten geändert hat.
shuffle-check = Zum Prüfen sieh dir das Spiel nach dem Ende noch einmal an und drücke „Dieses Spiel prüfen“.

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, eine neue Nachricht
   *[other] Chat, { $count } neue Nachrichten
  }
chat-about = { $talk ->
    [free] Ehrensache: Niemand prüft mit, achtet also selbst auf die Regeln. Keine konkreten Zahlen.
    [professional] Nur Farben, der gewünschte Stapel und der Trick; nichts über Werte. Alles andere wird zurückgehalten, bevor es jemand sieht.
    [open] Sag, was du willst.
   *[standard] Alles ist erlaubt, nur keine konkreten Zahlen: Die werden zurückgehalten, bevor sie jemand sieht.
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
   *[no] Danach siehst du von diesem Platz weder Chat noch Hinweise. Sonst erfährt es niemand.
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
   *[other] { $name } ist gegangen; der Platz ist wieder frei.
  }
told-left = { $who ->
    [me] Du bist jetzt abwesend.
   *[other] { $name } ist jetzt abwesend.
  }
told-stood-in = { $who ->
    [me] Ein Bot springt für dich ein.
   *[other] Ein Bot springt für { $name } ein.
  }
told-took-back = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
  }
told-nudged = { $name } wurde gefragt: „Bist du noch da?“
told-nudged-you = { $by } fragt: Bist du noch da?
told-nudge-answered = { $who ->
    [me] Du hast gesagt, dass du da bist.
   *[other] { $name } ist da.
  }
told-key-changed = Dieser Tisch hat einen neuen Link und einen neuen Code.
told-resigned = { $who ->
    [me] Du gibst auf.
   *[other] { $name } gibt auf.
  }
told-more-hints = { $count ->
    [one] Noch ein Hinweis.
   *[other] Noch { $count } Hinweise.
}
told-overtaken = Dein Hinweis zu Stapel { $pile } gilt nicht mehr.

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
hint-fine = bei mir ist alles gut
hint-more = ich kann mehr legen
hint-thanks = danke
hint-sorry = tut mir leid
hint-start = ich würde gern anfangen
hint-not-start = ich fange lieber nicht an

hint-short-leave = freihalten
hint-short-rather-not = lieber nicht
hint-short-go-ahead = nur zu
hint-short-small-steps = langsam
hint-short-trick = Trick hier
hint-short-want = möchte ich
hint-short-holds = habe ich
hint-short-high = hoch
hint-short-middle = mittel
hint-short-low = niedrig
hint-short-hard-turn = schwer
hint-short-fine = alles gut
hint-short-more = kann mehr
hint-short-thanks = danke
hint-short-sorry = tut mir leid
hint-short-start = ich zuerst?
hint-short-not-start = lieber nicht

hint-by = { $name }: { $hint }
say = Etwas sagen
say-about = Alle hören es, und kein Hinweis verrät eine Zahl. Zu jeder Sache kannst du einmal je Zug etwas sagen.
say-pile = Zu Stapel { $pile }
say-pile-done = Zu Stapel { $pile } hast du in diesem Zug schon etwas gesagt.
say-colours = Farben
say-general = Allgemein
say-done = Dazu hast du in diesem Zug schon etwas gesagt.
say-none = In diesem Zug gibt es nichts mehr zu sagen.
marks-pile = Was zu Stapel { $pile } gesagt wurde
marks-seat = Was { $name } gesagt hat
marks-mine = Was du gesagt hast
marks-none = Diese Hinweise gelten nicht mehr.

## The end

end-beaten = Das Spiel ist geschlagen!
end-excellent = Ausgezeichnet!
end-lost = Diesmal gewinnt das Spiel.
end-duel-won = Du gewinnst!
end-duel-lost = Diesmal verlierst du.
end-winner = { $name } gewinnt!
end-about = { $reason ->
    [all-laid] Alle Karten sind gelegt.
    [stuck] Jemand konnte die nötigen Karten nicht legen.
    [burned] Eine Feuerkarte wurde nicht rechtzeitig bedeckt.
   *[resigned] Das Spiel wurde aufgegeben.
  }
end-about-duel = { $reason ->
    [all-laid] { $winner }: alle Karten gelegt. { $loser }: { $left } übrig.
    [stuck] { $loser }: Es passten keine zwei Karten.
   *[resigned] { $loser }: aufgegeben.
  }
end-scale = { $laid } von { $cards } Karten gelegt, { $left } übrig
end-hands = Karten, die auf der Hand blieben
rematch = Noch einmal
same-deal = Dieselben Karten
replay = Ansehen
share-result = { $game }: { $result }{ $left ->
    [0] {""}
    [one] {" "}Eine Karte übrig.
   *[other] {" "}{ $left } Karten übrig.
  }

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
replay-file-about = Ein Spiel im Aufzeichnungsformat (.json, oder das erste aus einer .jsonl). Nichts davon wird gespeichert.
record-wrong = Zug { $turn } in dieser Datei ist gegen die Regeln.
record-next = Vielleicht wurde die Datei geändert oder abgeschnitten. Nimm sie genau so, wie du sie heruntergeladen hast.

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
reason-newer = Gespielt hat eine ältere Fassung dieses Bots: Hier antwortet eine neuere, die anders urteilen kann.
reason-unweighed = Dieser Bot folgt einfachen Regeln und wägt keine Chancen ab.
reason-silent-heard = Niemand hatte einen Hinweis gegeben.
reason-silent-same = Ohne Hinweise hätte er dieselben Karten gelegt.
reason-silent-other = Ohne Hinweise hätte er gelegt: { $plays }
reason-heeded = Beachtet
reason-overridden = Gehört, aber trotzdem dort gelegt

## My games

mine = Meine Spiele
mine-unfinished = Angefangen
mine-finished = Beendet
mine-none = Kein Spiel wartet auf dich.
mine-none-finished = Hier stehen später deine beendeten Spiele.
mine-download = Alle Aufzeichnungen herunterladen
record-uncounted = zählt nicht: Diese Karten wurden schon gespielt
stat-best = { $left ->
    [0] Du hast es schon geschlagen.
    [one] Bestes Ergebnis: eine Karte übrig.
   *[other] Bestes Ergebnis: { $left } Karten übrig.
  }
stat-streak = { $streak ->
    [0] Deine längste Siegesserie: { $best }.
   *[other] Siege in Folge: { $streak }. Deine längste Serie: { $best }.
  }

## Settings

name-title = Dein Name
name = Name
name-about = Die anderen am Tisch sehen ihn.
name-saved = Gespeichert.
device-title = Auf einem anderen Gerät
device-about = Spiel auf dem Telefon weiter: Öffne dort einen Link, und du bist auf beiden Geräten derselbe Spieler.
device-link = Link erzeugen
device-expires = Er gilt einmal, bis { $time }.
device-linked = Dieses Gerät ist jetzt { $name }.
shared-title = Deine Geräte
shared-about = Jedes von ihnen sieht deine Karten und kann für dich spielen. Melde jedes ab, das du nicht kennst.
shared-this = Dieses Gerät
shared-other = Ein anderes Gerät
shared-since = seit { $date }
shared-seen = zuletzt aktiv: { $date }
shared-out = Abmelden
shared-out-here = Hier abmelden
shared-done = Das Gerät ist abgemeldet.
shared-done-here = Du bist hier abgemeldet.
link-title = Hier als { $name } spielen?
link-about = Dieser Link verbindet diesen Browser mit { $name }: Beide Geräte haben dann denselben Namen, dieselben Tische und Spiele.
link-careful = Mach nur weiter, wenn du diesen Link selbst erzeugt hast. Wer ihn erzeugt hat, sieht hier deine Karten und kann für dich spielen.
link-keeps = Hier bist du jetzt { $name }. Davon geht nichts verloren: In den Einstellungen kannst du jederzeit wieder { $name } werden.
link-use = { $name } werden
link-stay = { $name } bleiben
link-no = Nein, danke
link-mine = In diesem Browser bist du schon { $name }.
previous-title = Dein früherer Name
previous-about = Du hast in diesem Browser einen Gerätelink geöffnet. Du kannst zu deinem früheren Namen, deinen Tischen und Spielen zurück.
previous-back = Wieder { $name } werden
taken-title = Plötzlich ein anderer Name?
taken-about = In früheren Versionen ersetzte der Gerätelink eines anderen deinen eigenen Namen. Hat ihn ein anderes Gerät noch, erzeuge dort einen Link und öffne ihn hier. Wenn nicht, schick den Betreibern dieses Servers die Adresse eines Tisches, an dem du sitzt: Sie können dir einen Link erzeugen.
forget-title = Mich vergessen
forget-about = Das entfernt deinen Namen und alles, was Spiele mit dir verbindet. Es lässt sich nicht rückgängig machen.
forget = Mich vergessen
forget-sure = Ja, alles vergessen
forgotten = Der Server hat dich vergessen.

## When something is wrong

problem = Das hat nicht geklappt
next-not-allowed = Bitte die Person, die dich eingeladen hat, um den Link oder den Code.
next-no-such-table = Vielleicht fehlt ein Stück des Links, oder der Tisch ist längst geschlossen. Auf der Startseite kannst du einen neuen eröffnen.
next-wrong-protocol = Der Server wurde aktualisiert, während diese Seite offen war.
next-offline = Prüfe deine Verbindung. Dein Spiel ist sicher, und die Seite versucht es weiter.
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
refused-does-not-improve = { $card } hilft nicht: Dieser Stapel des Gegners braucht { $direction ->
    [ascending] weniger
   *[descending] mehr
  } als { $top }.
refused-row-card-only = Auf diesem Stapel liegt noch keine Karte, deshalb kannst du dort nicht helfen.
refused-already-given = Du darfst nur mit einer Karte je Zug helfen.
refused-not-in-hand = { $card } ist nicht auf deiner Hand.
refused-no-such-pile = Diesen Stapel gibt es nicht.
refused-turn-full = { $most ->
    [one] Du darfst hier nur eine Karte je Zug legen.
   *[other] Du darfst hier höchstens { $most } Karten je Zug legen.
  }
refused-too-few-laid = Du kannst den Zug noch nicht beenden: { $laid } gelegt, { $required } nötig.
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
refused-wrong-type = { $where } in der Datei hat die falsche Form.
refused-seed-range = Diese Startzahl ist außerhalb des Bereichs.
refused-deck-count = Die Datei hat die falsche Zahl von Decks.
refused-unknown-card = Die Karte { $card } gibt es in diesem Spiel nicht.
refused-duplicate-card = Die Karte { $card } ist zweimal im Deck.
refused-missing-card = Die Karte { $card } fehlt im Deck.
refused-already-started = Es steht schon fest, wer beginnt.
refused-impossible-view = Kein Spiel kann zu dieser Stellung führen.
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
refused-laid-after-outcome = Die Aufzeichnung hat einen offenen Zug, obwohl das Spiel zu Ende ist.
refused-outcome-missing = Die Aufzeichnung hat kein Ergebnis, obwohl das Spiel zu Ende ist.
refused-outcome-too-early = Die Aufzeichnung hat ein Ergebnis, obwohl das Spiel nicht zu Ende ist.
refused-outcome-differs = Das Ergebnis in der Aufzeichnung passt nicht zu ihren Karten.
refused-wrong-phase = Das geht gerade nicht.
refused-not-seated = Das können nur Spieler am Tisch.
refused-not-host = Das kann nur der Gastgeber.
refused-already-seated = Du sitzt schon hier.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-seat-unknown = Diesen Platz gibt es nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seats-in-use = Auf einem dieser Plätze sitzt jemand.
refused-table-full = An diesem Tisch sind alle Plätze besetzt.
refused-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
refused-table-running = An diesem Tisch läuft ein Spiel, das nur seine Spieler sehen dürfen.
refused-table-over = Das Spiel an diesem Tisch ist vorbei, und nur seine Spieler dürfen sehen, wie es ausging.
refused-seats-open = Es sind noch Plätze frei.
refused-other-people = Nur die Spieler des letzten Spiels können dieselben Karten noch einmal spielen. Gebt neue Karten.
refused-not-away = Diese Person ist da.
refused-not-a-person = Dort sitzt niemand.
refused-not-to-act = Auf diese Person wartet gerade niemand.
refused-not-a-bot = Dort sitzt kein Bot.
refused-yourself = Das geht nicht mit dem eigenen Platz.
refused-already-nudged = Diese Person wurde schon gefragt.
refused-not-due = Dafür ist es zu früh.
refused-chat-off = An diesem Tisch gibt es keinen Chat.
refused-empty-text = Die Nachricht ist leer.
refused-long-text = Die Nachricht ist zu lang: { $length } Zeichen, erlaubt sind { $most }.
refused-forbidden-hint = { $reason ->
    [already] Dazu hast du in diesem Zug schon etwas gesagt.
    [too-early] Das kannst du sagen, sobald feststeht, wer beginnt.
    [too-late] Es steht schon fest, wer beginnt.
    [over] Das Spiel ist zu Ende: Du kannst noch „danke“ oder „tut mir leid“ sagen.
   *[other] Diesen Hinweis gibt es hier nicht.
  }
refused-forbidden-talk = { $reason ->
    [digits] Keine Zahlen: Das könnte eine Karte sein.
    [number-word] Keine Zahlwörter: Das könnte eine Karte sein.
    [roman] Auch keine römischen Zahlen: Das könnte eine Karte sein.
    [ordinal] Das könnte die Zahl einer Karte sein.
    [symbol] Dieses Bild zeigt eine Zahl.
    [counting] So wiederholt, könnte das für eine Zahl stehen.
    [range] Das grenzt die Zahl einer Karte ein.
    [likely] Das klingt, als würde es eine Karte verraten oder erfragen. Wenn nicht, sag es mit anderen Worten.
    [vague-value] Profis sagen nichts über Werte, nicht einmal hoch oder niedrig.
    [too-long] Zu lang: Eine Nachricht hat höchstens 500 Zeichen.
   *[unreadable] In dieser Nachricht gibt es nichts zu lesen.
  }
refused-name-fixed = Während eines Spiels mit anderen kannst du deinen Namen nicht ändern. Danach geht es wieder.
refused-no-such-turn = Diesen Zug gibt es in diesem Spiel nicht.
refused-not-a-bots-turn = Diesen Zug hat ein Mensch gespielt; nur er kann sagen, warum.
refused-no-reason = Dieser Bot kann nicht sagen, warum.
refused-bad-clock = Ein Zug kann { $first } bis { $last } Sekunden dauern.
refused-bad-opening = Das ist keine der Antworten.
refused-opinion-fixed = Du kannst deine Antwort nur einmal ändern.
refused-nothing-laid = Es wurde keine Karte gewählt.
refused-closed = { $reason ->
    [retired] Dieser Tisch ist geschlossen: Lange war niemand hier.
    [removed] Dieser Tisch wurde vom Betreiber des Servers entfernt.
   *[other] Dieser Tisch ist geschlossen.
  }
refused-bad-request = Das hat der Server nicht verstanden.
refused-not-found = Unter dieser Adresse ist nichts.
refused-wrong-host = Dieser Server hat eine andere Adresse.
refused-wrong-method = Das hat der Server nicht verstanden.
refused-too-large = Das ist zu groß.
refused-incomplete = Die Anfrage kam nicht vollständig an.
refused-url-too-long = Diese Adresse ist zu lang.
refused-headers-too-large = Das hat der Server nicht verstanden.
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
refused-no-such-link = Dieser Link wurde schon benutzt, oder er ist abgelaufen.
refused-no-such-device = Dieses Gerät gibt es nicht.
refused-no-such-token = Dieses Gerät ist schon abgemeldet.
refused-no-such-bot = Hier gibt es keinen Bot { $bot }.
refused-daily-unfinished = Spiel dieses Tagesspiel zuerst zu Ende.
refused-daily-running = Andere spielen diese Karten heute noch. Du kannst von hier weiterspielen, wenn der Tag vorbei ist.
refused-deal-in-play = Diese Karten werden gerade gespielt. Du siehst sie, wenn das Spiel vorbei ist.
refused-daily-fixed = Ein Tagesspiel ist für alle gleich: Daran lässt sich nichts ändern.
refused-too-many-tables = Du hast schon { $most } angefangene Tische: Beende oder verlass erst einen.
refused-table-moved = Am Tisch ist es weitergegangen: Versuch es noch einmal.
refused-table-worn = Dieser Tisch ist an seine Grenze gekommen und kann nicht weitergehen. Eröffne bitte einen neuen.
refused-bad-message = Das hat der Server nicht verstanden.
refused-wrong-protocol = Diese Seite ist älter als der Server.
refused-update = { refused-wrong-protocol }
refused-too-slow = Die Verbindung war zu langsam.
refused-starting = Der Server startet gerade. Einen Moment, bitte.
refused-stopping = Der Server wird angehalten.
refused-busy = Der Server ist gerade voll. Bitte versuch es in einer Minute noch einmal.
refused-internal = Etwas ist schiefgegangen.
refused-storage-full = Der Server kann gerade nichts speichern.
refused-storage-gone = Der Server erreicht gerade seinen Speicher nicht.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] über { $top }
   *[descending] unter { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}oder genau { $trick }
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
lesson-other = Gute Idee! Mach aber zuerst, was der Text sagt.
refused-lesson = Mach bitte, was oben im Text steht.

lesson-the-game-1 = Das sind die vier Stapel. A und B gehen von 1 aufwärts, C und D von 100 abwärts. Du spielst zusammen mit Mia: Alle 98 Karten müssen darauf. Der Balken unter einem Stapel zeigt, wie viel Platz er noch hat.
lesson-the-game-2 = Vor der ersten Karte sehen sich alle ihre Hand an und sagen, ohne Zahlen, ob sie gern beginnen würden. Mia lieber nicht, also beginnst du.
lesson-the-game-3 = Du bist dran. Auf Stapel A passt jede höhere Zahl, aber kleine Schritte lassen Platz. Nimm die 3, dann tippe auf Stapel A.
lesson-the-game-4 = Niemand sieht deinen Plan, bis du den Zug beendest. Probier also ruhig etwas aus. Leg die 61 auf Stapel C: Sie passt, verschenkt aber viel Platz. Nimm sie nun zurück.
lesson-the-game-5 = Besser: Leg die 97 auf Stapel C. Ein Zug braucht zwei Karten; es dürfen auch mehr sein. Beende dann den Zug, und du ziehst auf die volle Hand nach.
lesson-the-game-6 = Mia hat gespielt und gibt einen Hinweis: bitte Stapel D in Ruhe lassen. Ein Hinweis steht bei seinem Stapel, bis dort eine Karte gelegt wird oder Mia wieder gespielt hat. Er verrät nie eine Zahl. Überlass ihr also Stapel D.
lesson-the-game-7 = Auch du kannst Hinweise geben. Mit Stapel A hast du etwas vor: Bitte Mia, ihn in Ruhe zu lassen.
lesson-the-game-8 = Nimm jetzt die 8 und sieh dir die Stapel an: Jeder sagt, ob sie passt, wie groß der Schritt ist oder warum nicht.

lesson-face-to-face-1 = Deine zwei Stapel, A und B, sind golden. Die von Mia, C und D, sind silbern. Wer zuerst alle 58 eigenen Karten legt, gewinnt.
lesson-face-to-face-2 = Wer beginnt, wird ausgelost. Diesmal bist du es.
lesson-face-to-face-3 = Immer zwei Karten je Zug. Leg die 4 auf Stapel A und die 55 auf Stapel B, dann beende den Zug. Nur eigene Stapel benutzt: Du ziehst zwei Karten.
lesson-face-to-face-4 = Nimm die 7 und sieh dir Mias Stapel an. Sie passt, wo sie einen verbessert: Sie ist niedriger als Mias 9. Eine gleiche Zahl passt nie.
lesson-face-to-face-5 = Eine Karte je Zug darf ihr helfen. Leg die 7 auf C, dann die 12 auf A und die 47 auf B. Wenn du hilfst, ziehst du auf sechs nach.
lesson-face-to-face-6 = Der Rückwärtstrick: Auf den eigenen Stapeln darf man genau zehn zurück. Leg die 2 auf Stapel A.

lesson-quick-and-easy-1 = Zwei Stapel, A geht aufwärts, B abwärts, und fünfzig Karten: 1 bis 10 in fünf Farben. Mia und du habt je zwei, und ihr seid euch einig: Du beginnst.
lesson-quick-and-easy-2 = Auf einen leeren Stapel passt jede Karte. Leg die blaue 3 auf Stapel A, der aufwärts geht.
lesson-quick-and-easy-3 = Du darfst eine zweite legen. Leg die rote 8 auf Stapel B, der abwärts geht, und beende den Zug. Du ziehst so viele, wie du gelegt hast.
lesson-quick-and-easy-4 = Nimm die gelbe 5 und schau. Eine gleiche Zahl passt nicht: Stapel A zeigt schon eine 5.
lesson-quick-and-easy-5 = Aber sie ist niedriger als die 8. Leg sie auf Stapel B und beende den Zug; eine Karte genügt.
lesson-quick-and-easy-6 = Der Rückwärtstrick: Dieselbe Farbe passt immer, egal welche Zahl. Leg die grüne 1 auf die grüne 9!
lesson-quick-and-easy-7 = Von 9 zurück auf 1. Sind alle fünfzig Karten gelegt, habt ihr beide gewonnen; wenn jemand am Zug ist, Karten hat und keine passt, habt ihr verloren. Wer keine Karten hat, wird übersprungen. Redet miteinander, aber nie über genaue Werte.

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
rules-help = Dem Gegner helfen
rules-draw = Nachziehen
rules-professional = Für Profis

rules-the-game-aim = Ihr spielt alle zusammen gegen das Spiel. Legt alle 98 Karten, 2 bis 99, auf vier Stapel.
rules-the-game-setup = Zwei Stapel gehen von 1 aufwärts, zwei von 100 abwärts. Allein hältst du acht Karten, zu zweit sieben, zu dritt, viert oder fünft sechs. Alle sehen sich ihre Hand an; dann einigt ihr euch, wer beginnt.
rules-the-game-turn = Leg mindestens zwei Karten, jede auf einen beliebigen Stapel: höher als die oberste, wo es aufwärts geht, niedriger, wo es abwärts geht, um wie viel auch immer. Was liegt, das liegt, und bedeckte Karten darf man nicht ansehen. Zieh dann auf die volle Hand nach, soweit der Nachziehstapel reicht. Ist er leer, genügt eine Karte je Zug, und wer keine mehr hat, wird übersprungen.
rules-the-game-trick = Auf einen Stapel, der aufwärts geht, darf auch eine Karte, die genau zehn niedriger ist; auf einen, der abwärts geht, eine, die genau zehn höher ist. So gewinnt ihr Platz zurück, so oft ihr könnt.
rules-the-game-end = Alle Karten gelegt: Ihr habt das Spiel geschlagen. Wenn jemand am Zug ist, zu wenige Karten gelegt hat und keine auf der Hand passt, ist das Spiel zu Ende, auch wenn man sich selbst in die Sackgasse gebracht hat. Weniger als zehn übrige Karten sind ausgezeichnet.
rules-the-game-talk = Sagt, was ihr wollt, aber nennt nie eine konkrete Zahl, fragt nicht danach und spielt nicht darauf an. Hier hält der Chat eine Nachricht mit einer Zahl zurück und sagt dir, warum; sonst sieht sie niemand. Ein Tisch kann auch streng sein (nur Hinweise) oder frei (Ehrensache).
rules-the-game-hints = Mit einem Tippen sagst du, was die Regeln erlauben: diesen Stapel bitte in Ruhe lassen, lieber nicht, nur zu, nur kleine Schritte, oder dass du dort den Trick machen könntest. Du kannst auch sagen, dass dein Zug schwer wird, dass bei dir alles gut ist oder dass du mehr legen kannst. Ein Hinweis steht bei seinem Stapel, bis dort eine Karte gelegt wird oder gespielt hat, wer ihn gab. Zu jedem Stapel kannst du einmal je Zug etwas sagen. Die Bots geben Hinweise und hören auf deine.
rules-the-game-expert = Experten müssen drei Karten je Zug legen, bei leerem Nachziehstapel weiterhin eine. Noch schwerer ist eine Hand mit einer Karte weniger; beides lässt sich verbinden.
rules-the-game-fire = 22, 33, 44, 55, 66 und 77 brennen. Liegt am Ende eines Zugs eine davon oben, muss sie im nächsten Zug bedeckt werden, auch wenn schon zwei Karten gelegt sind, sonst ist das Spiel verloren. Die eigene gleich zu bedecken ist erlaubt.

rules-face-to-face-aim = Zwei Spieler, jeder mit einem Deck aus 58 Karten, Gold und Silber. Wer zuerst alle eigenen gelegt hat, gewinnt.
rules-face-to-face-setup = Jeder hat einen Stapel von 1 aufwärts und einen von 60 abwärts, einen Nachziehstapel und sechs Handkarten. Wer beginnt, wird ausgelost.
rules-face-to-face-turn = Leg immer mindestens zwei Karten, auch bei leerem Nachziehstapel. Alle kommen auf die eigenen Stapel, bis auf eine, die dem Gegner helfen darf. Bedeckte Karten darf man nicht ansehen.
rules-face-to-face-trick = Auf den eigenen Stapeln darf man genau zehn zurück, wie bei The Game.
rules-face-to-face-help = Eine Karte je Zug darf auf einen Stapel des Gegners, wenn sie ihn verbessert: niedriger als die oberste, wo es aufwärts geht, höher, wo es abwärts geht. Eine gleiche Zahl passt dort nie, der Trick gilt dort nicht, und einem Stapel ohne Karte kann man nicht helfen.
rules-face-to-face-draw = Hast du nur eigene Stapel benutzt, zieh zwei Karten, egal wie viele du gelegt hast. Hast du geholfen, zieh auf sechs nach. Beides nur, soweit dein Nachziehstapel reicht.
rules-face-to-face-end = Wer die letzte eigene Karte legt, gewinnt sofort. Wer keine zwei Karten legen kann, verliert sofort. Wer einen Zug mit nur einer Karte beginnt, hat verloren, auch wenn sie passen würde.

rules-quick-and-easy-aim = Legt gemeinsam alle 50 Karten, 1 bis 10 in fünf Farben, auf zwei Stapel.
rules-quick-and-easy-setup = Ein Stapel geht aufwärts, einer abwärts, und beide beginnen mit einer beliebigen Karte. Jeder hält zwei Karten. Einigt euch, wer beginnt.
rules-quick-and-easy-turn = Leg eine oder zwei Karten, höher auf den Stapel, der aufwärts geht, niedriger auf den anderen. Eine gleiche Zahl passt nicht. Zieh dann so viele, wie du gelegt hast.
rules-quick-and-easy-trick = Eine Karte in der Farbe der obersten passt, egal welche Zahl sie hat.
rules-quick-and-easy-end = Alle Karten gelegt: gewonnen. Wenn jemand am Zug ist, Karten hat und keine passt, ist das Spiel verloren. Wer keine Karten hat, wird übersprungen.
rules-quick-and-easy-talk = Vage Worte sind erlaubt, etwa „ein eher hohes Gelb“. Keine genauen Werte, auch nicht im Vergleich zu einer anderen Karte. Hier hält der Chat solche Nachrichten zurück und sagt dir, warum; sonst sieht sie niemand.
rules-quick-and-easy-hints = Mit einem Tippen sagst du, welche Farben du hast, ob hoch, mittel oder niedrig, welchen Stapel du gern hättest und wo du den Trick machen könntest. Profis nennen nur Farben, Stapel und Trick. Ein Hinweis bleibt, bis er nicht mehr gilt. Zu jeder Sache kannst du einmal je Zug etwas sagen. Die Bots geben Hinweise und hören auf deine.
rules-quick-and-easy-professional = Genau eine Karte je Zug. Nennen darf man nur die Farben auf der Hand, den gewünschten Stapel und wo ein Trick möglich wäre.

hint-soon = Du sagst: { $hint }. Mit u nimmst du es zurück.
hint-taken-back = Zurückgenommen. Niemand hat es gehört.
sign-many = { $code ->
    [leave] { $count }× bitte lassen
    [rather-not] { $count }× lieber nicht
    [go-ahead] { $count }× nur zu
    [small-steps] { $count }× langsam
    [trick] { $count }× Trick
   *[want] { $count } möchten ihn
  }
log = Verlauf
log-since = seit deinem Zug
log-empty = Noch ist nichts geschehen.
log-play = { $card } auf { $pile }
log-laid = { $who ->
    [me] Du hast { $plays } gelegt.
   *[other] { $name } hat { $plays } gelegt.
  }
log-drew = { $count ->
    [one] Eine Karte gezogen.
   *[other] { $count } Karten gezogen.
  }
strip-since = Seit deinem Zug:
strip-so-far = Bisher:
strip-nothing = niemand hat eine Karte gelegt
step-cost = { $way ->
    [cost] −{ $step }
    [gain] +{ $step }
   *[none] ±0
  }
step-gives = gibt { $step }
pile-way = { $way ->
    [up] auf
   *[down] ab
  }
pile-room = Platz { $count }
pile-laid = von { $name } seit deinem Zug gelegt
pile-gives = hilft, gibt { $step }
cloth = Tisch
cloth-name = { $cloth ->
    [evening] Abendrot
   *[felt] Grüner Filz
  }
volume = Lautstärke
motion = Animation
motion-name = { $motion ->
    [none] Aus
    [fast] Schnell
   *[normal] Normal
  }

play-company = Wie viele Bots?
play-bots = { $count ->
    [0] Keine: allein
   *[other] { $count }
  }
play-variants = Varianten
play-start = Spielen
choices-dropped = Etwas, das du früher gewählt hast, gibt es nicht mehr; dafür gilt jetzt das Übliche.
choose-strength = { $bots ->
    [one] Wie stark ist der Bot?
   *[other] Wie stark sind die Bots?
  }
more-bots = Weitere
bot-beginner = Anfänger
bot-casual = Hobbyspieler
bot-steady = Routinier
bot-about-beginner = Nimmt den kleinsten Schritt, den er sieht, und übersieht ab und zu eine Karte.
bot-about-casual = Plant jeden zweiten Zug und spielt die anderen, ohne nachzudenken.
bot-about-steady = Plant die meisten Züge; ab und zu ist er unachtsam.
bot-about-planner = Plant jeden Zug und merkt sich, welche Karten schon liegen.
bot-about-expert = Plant jeden Zug, wägt sorgfältig ab und hört gut zu.
bot-figures = { $won ->
    [0] Drei davon schlagen { $game } so gut wie nie.
   *[other] Drei davon schlagen { $game } in { $won } von 100 Spielen.
  }
bot-figures-duel = Gewinnt { $won } von 100 Partien gegen die anderen Bots hier.
choose-hints = { $bots ->
    [one] Wie viel sagt der Bot?
   *[other] Wie viel sagen die Bots?
  }
hints = { $hints ->
    [quiet] Wenig
    [talkative] Viel
   *[normal] Einiges
  }
hints-about = { $hints ->
    [quiet] Von jedem Bot steht höchstens ein Hinweis auf dem Tisch.
    [talkative] Sie sagen zu jedem Stapel alles, was sie sagen dürfen.
   *[normal] Von jedem Bot stehen höchstens zwei Hinweise auf dem Tisch: das Wichtigste.
  }
option-hints = { $hints ->
    [quiet] stille Bots
   *[talkative] gesprächige Bots
  }

end-cards-left = { $left ->
    [one] Eine Karte blieb übrig.
   *[other] { $left } Karten blieben übrig.
  }
end-stuck = { $who ->
    [me] Du musstest
   *[other] { $name } musste
  } { $laid ->
    [0] { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten
      }
   *[other] { $needed ->
        [one] noch eine Karte
       *[other] noch { $needed } Karten
      }
  } legen, aber es ging nicht: { $cards } { $count ->
    [one] passt
   *[other] passen
  } nirgends.
end-short = { $who ->
    [me] Du hattest
   *[other] { $name } hatte
  } nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }, ein Zug braucht aber { $required }.
end-burned = { $who ->
    [me] Du konntest
   *[other] { $name } konnte
  } { $fires } nicht rechtzeitig bedecken.
end-gave-up = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
  }
end-gave-up-together = { $who ->
    [me] Ihr habt gemeinsam aufgegeben.
   *[other] Alle haben gemeinsam aufgegeben.
  }
end-mark-excellent = ausgezeichnet
end-mark-left = Karten übrig
end-best = { $left ->
    [0] Dieses Spiel hast du schon einmal geschlagen.
    [one] Dein bestes Ergebnis: eine Karte übrig.
   *[other] Dein bestes Ergebnis: { $left } Karten übrig.
  }
end-best-now = Dein bestes Ergebnis bisher!
end-tricks = { $count ->
    [0] Der Rückwärtstrick kam nicht vor.
    [one] Der Rückwärtstrick gelang einmal.
   *[other] Der Rückwärtstrick gelang { $count }-mal.
  }
end-heeded = { $asked ->
    [one] Einmal sollte ein Stapel in Ruhe gelassen werden, und { $heeded ->
        [0] das geschah nicht
       *[other] das geschah auch
      }.
   *[other] { $asked }-mal sollte ein Stapel in Ruhe gelassen werden, { $heeded }-mal geschah es.
  }
stat-sum = { $games ->
    [one] Ein Spiel, { $wins ->
        [0] verloren
       *[other] gewonnen
      }.
   *[other] { $games } Spiele, { $wins ->
        [0] keins gewonnen
       *[other] { $wins } gewonnen
      }.
  }
stat-spread = Wie viele Karten in deinen Spielen übrig blieben; Grün heißt keine.
stat-days = Die letzten dreißig Tage: { $games ->
    [0] kein Spiel
    [one] ein Spiel, { $wins ->
        [0] verloren
       *[other] gewonnen
      }
   *[other] { $games } Spiele, { $wins } gewonnen
  }.
record-given-up = Das Spiel wurde aufgegeben.
join-header = Code eingeben
name-you = Du:
key-help = diese Tasten zeigen
home-offline = Du bist offline. Lektionen und Regeln gehen; zum Spielen brauchst du eine Verbindung.
vote-me = { $opening ->
    [0] Ich lieber nicht
    [1] Ich, wenn es sein muss
   *[2] Ich, gern
  }
vote-rather = Lieber { $name }
starter-lot = Wer beginnt, wird ausgelost
starter-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
  }

refused-already-proposed = Das hast du schon vorgeschlagen.
refused-not-proposed = Es gibt keinen Vorschlag zum Aufgeben mehr.
giving-up-asked = { $name } schlägt vor, aufzugeben. Bist du dafür?
giving-up-waiting = Du schlägst vor, aufzugeben. Warten auf die anderen …
giving-up-agreed = Du bist fürs Aufgeben. Warten auf die anderen …
giving-up-yes = Aufgeben
giving-up-no = Weiterspielen
giving-up-back = Zurückziehen
resign-propose = Aufgeben vorschlagen
resign-propose-about = Das Spiel endet nur, wenn alle zustimmen.
told-giving-up-proposed = { $who ->
    [me] Du schlägst vor, aufzugeben.
   *[other] { $name } schlägt vor, aufzugeben.
  }
told-giving-up-agreed = { $who ->
    [me] Du bist fürs Aufgeben.
   *[other] { $name } ist fürs Aufgeben.
  }
told-giving-up-dropped = { $who ->
    [me] Du möchtest weiterspielen.
    [nobody] Nicht alle haben geantwortet: Das Spiel geht weiter.
   *[other] { $name } möchte weiterspielen.
  }
lesson-the-game-9 = Leg die 8 auf Stapel B. Leg dann die 32 auf Stapel A: ein großer Schritt, aber mit Plan.
lesson-the-game-10 = Das ist der Plan, der Rückwärtstrick: Die 22 ist genau zehn niedriger als die 32, also passt sie. Leg sie im selben Zug auf Stapel A und beende dann den Zug.
lesson-the-game-11 = Zehn Schritte zurückgewonnen. Ist der Nachziehstapel leer, genügt eine Karte je Zug, und wer keine Karten hat, wird übersprungen. Wenn jemand am Zug ist und nicht genug Karten legen kann, ist das Spiel zu Ende. Weniger als zehn übrige Karten sind ausgezeichnet.
lesson-the-game-12 = Wenn das leicht fällt: Experten legen drei Karten je Zug. Mit On Fire muss eine 22, 33, 44, 55, 66 oder 77, die am Ende eines Zugs oben liegt, im nächsten Zug bedeckt werden. Und beim Reden: keine Zahlen!
lesson-face-to-face-7 = Du ziehst also auf zwei Arten: zwei Karten, wenn du nur eigene Stapel benutzt, auf sechs, wenn du hilfst. Beides nur, soweit der Nachziehstapel reicht. Hilf, wenn du Karten brauchst.
lesson-face-to-face-8 = Du gewinnst, sobald du deine letzte Karte legst. Du verlierst, sobald du in deinem Zug keine zwei Karten legen kannst, auch wenn du nur noch eine hast.
lesson-quick-and-easy-8 = Profis legen genau eine Karte je Zug und dürfen nur die Farben auf ihrer Hand nennen, den Stapel, den sie möchten, und wo sie den Trick machen könnten.
rules-readings = Wo das Regelheft schweigt
rules-the-game-readings = Die Regelkarte von On Fire lässt einige Fälle offen. Wir lesen sie so: Der nächste Zug gehört dem Nächsten, der Karten hat; allein bist das du. Ein Zug kann nicht enden, solange ein altes Feuer brennt: Man legt weiter, solange eine Karte passt. Eine Feuerkarte auf einer Feuerkarte löscht das alte Feuer und entzündet ein neues. Liegt die letzte Karte, ist das Spiel gewonnen, Feuer oder nicht.
rules-face-to-face-readings = Eine Ausgabe der Regel lässt die Spieler wählen, wer beginnt; hier wird ausgelost wie in den anderen. Eine sagt, man ziehe bis zu zwei Karten; hier sind es zwei, wie in ihrer eigenen Übersicht.
rules-quick-and-easy-readings = Die Karten, die die zwei Stapel eröffnen, tragen keine Zahl; als erste passt also jede Karte. Die Regel sagt nicht, was mit jemandem ohne Karten geschieht; hier wird übersprungen wie bei The Game.

choose-pace = { $bots ->
    [one] Wie schnell spielt der Bot?
   *[other] Wie schnell spielen die Bots?
  }
pace = { $pace ->
    [slow] Langsam
    [fast] Schnell
   *[normal] Normal
  }
option-pace = { $pace ->
    [slow] langsame Bots
   *[fast] schnelle Bots
  }
what-if = Weitergespielt ab Zug { $turn }. Dieses Spiel zählt nicht.
what-if-back = Zurück zur Wiederholung

daily-archive = Deine Tage
daily-streak = { $streak ->
    [0] Deine längste Serie: { $best ->
        [one] ein Tag
       *[other] { $best } Tage
      }.
    [one] Du spielst seit einem Tag. Deine längste Serie: { $best ->
        [one] ein Tag
       *[other] { $best } Tage
      }.
   *[other] Du spielst seit { $streak } Tagen in Folge. Deine längste Serie: { $best } Tage.
  }
daily-strip = Ein Feld je Zug: Grün für kleine Schritte, dann Gelb, Orange und Rot; das Zeichen « steht für einen Rückwärtstrick. Karten verrät es nicht.
daily-strip-turns = { $turns ->
    [one] Ein Spiel mit einem Zug
   *[other] Ein Spiel mit { $turns } Zügen
  }
check-title = Wurde ehrlich gemischt?
check-about = Vor der ersten Karte hat der Server eine Zahl gezeigt, die die Reihenfolge der Karten festlegt. Nach dem Ende kann dieser Browser prüfen, ob es dieselbe Reihenfolge ist.
check-game = Dieses Spiel prüfen
check-good = Es stimmt: Die Karten standen fest, bevor die erste gelegt wurde.
check-own = Geprüft wurde die Zahl aus der Aufzeichnung. Wenn du die vor dem Spiel gezeigte notiert hast, vergleiche auch sie.
check-bad = Es stimmt nicht: Das sind nicht die festgelegten Karten.
check-no-shuffle = Diese Aufzeichnung lässt sich nicht prüfen: Sie sagt nicht, wie die Karten festgelegt wurden.
check-noted = Ich habe die Zahl vor dem Spiel notiert
check-noted-about = Die Zahl, 64 Zeichen aus 0 bis 9 und a bis f
check-bad-noted = Die notierte Zahl muss 64 Zeichen haben, 0 bis 9 und a bis f.
check-insecure = Browser können das nur auf Seiten mit https prüfen. Im Terminal: backtrick verify --commitment.

## Eine Partie untersuchen

replay-ways = Ansichten dieses Spiels
replay-watch = Ansehen
replay-study = Analyse
end-study = { $whose ->
    [we] { $result ->
        [won] So haben wir’s geschafft
       *[lost] Wo haben wir verloren?
      }
    [i] { $result ->
        [won] So habe ich’s geschafft
       *[lost] Wo habe ich verloren?
      }
   *[they] { $result ->
        [won] So wurde gewonnen
       *[lost] Wo ging es verloren?
      }
  }
study-left = { $left ->
    [0] alle Karten gelegt
    [one] eine Karte übrig
   *[other] { $left } Karten übrig
  }
study-title-open = So steht dieses Spiel
study-duel = { $who ->
    [won] Du hast gewonnen; { $loser } hatte noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
      }.
    [lost] { $winner } hat gewonnen; du hattest noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
      }.
   *[other] { $winner } hat gewonnen; { $loser } hatte noch { $left ->
        [one] eine Karte
       *[other] { $left } Karten
      }.
  }
study-chance = Gewinnchance Zug für Zug
study-chance-of = { $who ->
    [me] Deine Gewinnchance Zug für Zug
   *[other] Gewinnchance von { $name } Zug für Zug
  }
study-percent = { $chance } %
study-turn = Zug { $turn }
study-turn-of = Zug { $turn } · { $name }
study-turns = Die Züge des Spiels
study-turn-before = Vorheriger Zug
study-turn-after = Nächster Zug
study-from-to = { $from } % → { $to } %
study-queued = { $place ->
    [0] Dein Spiel ist als Nächstes dran.
    [one] Ein Spiel ist noch vor deinem an der Reihe.
   *[other] { $place } Spiele sind noch vor deinem an der Reihe.
  }
study-running = Ein Experte sieht sich jeden Zug an …
study-deeper = Bessere Züge werden gesucht …
study-progress = Fortschritt der Analyse
study-failed = Dieses Spiel konnte nicht analysiert werden.
study-stopped = Die Analyse hat zu lange gedauert und wurde abgebrochen.
study-turning = { $count ->
    [0] Kein Wendepunkt
    [one] Der Wendepunkt
   *[other] { $count } Wendepunkte
  }
study-no-turning = Kein einzelner Zug hat viel verändert.
study-better = Besser: { $plays }
study-until-short = gewinnbar bis Zug { $turn }
study-proved = { $state ->
    [next] Mit offenen Karten war das Spiel bis Zug { $until } zu gewinnen; ab Zug { $lost } war es sicher verloren.
    [gap] Mit offenen Karten war das Spiel bis Zug { $until } zu gewinnen und ab Zug { $lost } sicher verloren; für die Züge dazwischen ist nichts bewiesen.
    [open] Mit offenen Karten war das Spiel bis Zug { $until } zu gewinnen; für das, was danach kam, ist nichts bewiesen.
    [after] Mit offenen Karten war das Spiel bis Zug { $until } zu gewinnen; danach war es sicher verloren.
    [end] Mit offenen Karten war das Spiel nach Zug { $until } noch zu gewinnen.
   *[lost] Mit offenen Karten war das Spiel ab Zug { $lost } sicher verloren.
  }
study-gave-up = { $who ->
    [team] Das Spiel wurde bei { $chance } % aufgegeben.
    [me] Du hast bei einer Gewinnchance von { $chance } % aufgegeben.
   *[other] { $name } hat bei einer Gewinnchance von { $chance } % aufgegeben.
  }
study-mark-slip = Ungenauigkeit
study-mark-mistake = Fehler
study-mark-blunder = Grober Fehler
study-mark-forced = Erzwungen
study-mark-lucky-deal = Glück beim Geben
study-mark-unlucky-deal = Pech beim Geben
study-mark-lucky-draw = Glück beim Ziehen
study-mark-unlucky-draw = Pech beim Ziehen
study-mark-stuck = Nichts ging mehr
study-lane-laid = Gelegt
study-lane-expert = Experte
study-hand = { $who ->
    [me] Deine Hand
   *[other] Hand von { $name }
  }
study-stuck = Es ließen sich nicht mehr genug Karten legen.
study-forced = Es gab nur eine Möglichkeit.
study-free = Viele Züge waren etwa gleich gut.
study-best = Kein Zug war besser.
study-helped = Einen Teil dieses Zuges hat ein Bot gelegt, deshalb wird er nicht bewertet.
study-expert = Auch der Experte würde so legen.
study-near = { $points ->
    [one] Ein guter Zug, einen Punkt unter dem besten.
   *[other] Ein guter Zug, { $points } Punkte unter dem besten.
  }
study-gave = { $label ->
    [slip] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
  }: { $points } Punkte wurden verschenkt.
study-nothing = Es wurde keine Karte gelegt, also gibt es nichts zu analysieren.
study-looking = Wird genauer angesehen …
study-concealed = Was wäre besser gewesen? Probier es, bevor du nachsiehst.
study-try = Selbst probieren
study-try-turn = Zug { $turn } selbst probieren
study-answer = Lösung zeigen
study-reason-asked = Stapel { $pile } sollte in Ruhe gelassen werden ({ $names }).
study-reason-trick = Der Rückwärtstrick war möglich: { $card } auf { $pile }.
study-reason-room = Der bessere Zug lässt mehr Platz auf den Stapeln.
study-reason-steps = { $from ->
    [back] Die Schritte holen zusammen { $laid } zurück
    [free] Die Schritte kosten zusammen nichts
   *[on] Die Schritte kosten zusammen { $laid }
  }; bessere { $to ->
    [back] holen { $better } zurück
    [free] kosten nichts
   *[on] kosten { $better }
  }.
study-reason-too-many = { $better ->
    [one] { $laid } Karten wurden gelegt; eine war besser.
   *[other] { $laid } Karten wurden gelegt; { $better } waren besser.
  }
study-reason-too-few = { $laid ->
    [one] Nur eine Karte wurde gelegt; { $better } waren besser.
   *[other] Nur { $laid } Karten wurden gelegt; { $better } waren besser.
  }
study-reason-dead = { $laid ->
    [one] Danach passt eine der übrigen Karten nirgends mehr
   *[other] Danach passen { $laid } der übrigen Karten nirgends mehr
  }; nach dem besseren Zug { $better ->
    [0] keine
   *[other] { $better }
  }.
study-cause-choice = Es gab einen besseren Zug.
study-cause-draw = { $who ->
    [team] { $way ->
        [good] Die neuen Karten passten gut.
       *[bad] Die neuen Karten passten schlecht.
      }
    [me] { $way ->
        [good] Deine neuen Karten passten gut.
       *[bad] Deine neuen Karten passten schlecht.
      }
   *[other] { $way ->
        [good] Die neuen Karten von { $name } passten gut.
       *[bad] Die neuen Karten von { $name } passten schlecht.
      }
  }
study-cause-deal = { $who ->
    [team] { $way ->
        [good] Eine gute Anfangshand.
       *[bad] Eine schwere Anfangshand.
      }
    [me] { $way ->
        [good] Du hattest eine gute Anfangshand.
       *[bad] Du hattest eine schwere Anfangshand.
      }
   *[other] { $way ->
        [good] { $name } hatte eine gute Anfangshand.
       *[bad] { $name } hatte eine schwere Anfangshand.
      }
  }
study-cause-hidden = { $way ->
    [good] Die verdeckten Karten waren besser als erwartet.
   *[bad] Die verdeckten Karten waren schlechter als erwartet.
  }
study-part = { $part ->
    [hidden] verdeckte Karten
    [deal] Anfangshand
    [draw] Ziehen
   *[choice] Entscheidung
  } { $points }
study-parts = Warum sich die Chance änderte, in Punkten: { $parts }
study-asked = { $left ->
    [yes] Stapel { $pile } sollte in Ruhe gelassen werden ({ $names }), und das geschah auch.
    [no] In diesem Zug wurde eine Karte auf Stapel { $pile } gelegt, und es gab die Bitte, ihn in Ruhe zu lassen ({ $names }).
   *[missed] In diesem Zug wurde eine Karte auf Stapel { $pile } gelegt, und es gab die Bitte, ihn in Ruhe zu lassen ({ $names }). Das wäre besser gewesen.
  }
study-luck = Glück und Können
study-luck-sum = { $who ->
    [team] { $result ->
        [won] Das Spiel begann bei { $start } % und wurde gewonnen.
       *[lost] Das Spiel begann bei { $start } % und ging verloren.
      }
    [me] { $result ->
        [won] Du hast bei { $start } % begonnen und gewonnen.
       *[lost] Du hast bei { $start } % begonnen und verloren.
      }
   *[other] { $result ->
        [won] { $name } hat bei { $start } % begonnen und gewonnen.
       *[lost] { $name } hat bei { $start } % begonnen und verloren.
      }
  }
study-share-deal = Die Anfangshände
study-share-draw = Das Ziehen
study-share-hidden = Die verdeckten Karten
study-share-skill = Entscheidungen
study-share-given-up = Das Aufgeben
study-share-skill-of = { $who ->
    [me] Deine Entscheidungen
   *[other] Entscheidungen von { $name }
  }
study-share-own = davon deine: { $points }
study-luck-about = Alles in Punkten der Gewinnchance; ihre Summe ist das Ergebnis.
study-luck-wait = Wird noch berechnet …
study-unfinished = Dieses Spiel wurde nicht beendet, deshalb lässt sich über das Glück nichts sagen.
study-tries = { $whose ->
    [mine] { $count ->
        [one] Dein Fehler
       *[other] Deine { $count } Fehler
      }
   *[all] { $count ->
        [one] Der Fehler
       *[other] Die { $count } Fehler
      }
  }
study-tries-about = Die Stellung kommt noch einmal, und du spielst einen anderen Zug.
study-tries-done = Du bist alle durchgegangen.
study-talk = Hinweise
study-talk-missed = Hier wäre es besser gewesen, die Bitte zu erfüllen:
study-try-title = Zug { $turn }: Was würdest du legen?
study-try-about = { $who ->
    [me] Das waren deine Karten.
   *[other] Das sind die Karten von { $name }.
  }
study-try-place = Stellung { $place } von { $count }.
study-try-close = Zurück zur Analyse
study-try-lay = { $needed ->
    [one] Leg mindestens eine Karte.
   *[other] Leg mindestens { $needed } Karten.
  }
study-try-done = Das ist mein Zug
study-try-solved = { $below ->
    [0] Gelöst! { $chance } %, so gut wie der Zug des Experten.
   *[other] Gelöst! { $chance } %, fast so gut wie der Zug des Experten.
  }
study-try-worse = { $plays }: { $chance } %. Der Zug des Experten hat { $below } Punkte mehr.
study-try-left = { $left ->
    [one] Noch ein Versuch.
   *[other] Noch { $left } Versuche.
  }
study-try-known = { $what ->
    [laid] So wurde es im Spiel gelegt, deshalb zählt es nicht als Versuch.
   *[tried] Diesen Zug hast du schon probiert, deshalb zählt er nicht noch einmal.
  }
study-try-over = Das war der letzte Versuch; hier ist die Lösung.
study-try-next = Nächster Fehler
study-table = Alle { $count } Züge als Tabelle
study-column-turn = Zug
study-column-who = Spieler
study-column-chance = Chance
study-column-mark = Zeichen
study-column-laid = Gelegt
study-limits = Was die Analyse sagen kann
study-limit-judge = Eine Chance sagt, wie oft Experten von dort aus gewinnen, mit dem Wissen dessen, der am Zug ist.
study-limit-memory = Es wird angenommen, dass sich alle jede gelegte Karte merken.
study-limit-hints = Die Aufzeichnung sagt nicht, zwischen welchen Karten eines Zuges ein Hinweis kam.
study-limit-stand-in = Züge, die zum Teil eine Vertretung gelegt hat, werden nicht bewertet.
