### Les textes du client pour navigateur.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Quatre piles, une équipe, quatre-vingt-dix-huit cartes : posez-les toutes avant d’être bloqués.
about-face-to-face = Deux joueurs, un paquet chacun : débarrasse-toi du tien, et n’aide l’autre que si cela t’aide.
about-quick-and-easy = Dix nombres, cinq couleurs, deux piles : cinq minutes ensemble.
players-the-game = 1 à 5 joueurs, ensemble
players-face-to-face = 2 joueurs, l’un contre l’autre
players-quick-and-easy = 2 à 5 joueurs, ensemble

players = { $count ->
    [one] en solo
   *[other] { $count } joueurs
  }
option-required = { $value } cartes minimum
option-hand = main de { $value }
option-fire = On Fire
option-professional = pour professionnels
option-clock = { $value } secondes par tour
option-talk = { $talk ->
    [strict] indices seulement
    [silent] sans discussion
   *[free] discussion sur l’honneur
  }
option-about-required = Cartes qu’un tour doit compter ; 3 est pour les experts.
option-about-hand = Une carte de moins, c’est plus difficile.
option-about-fire = Six cartes de feu : chacune doit être couverte au tour suivant.
option-about-professional = Une carte par tour, presque sans se parler.

bots = Bots
bots-about = Plus on descend dans la liste, plus ils sont forts, jusqu’à Expert. Un + prend plus de temps.
bot-random = Hasard
bot-greedy = Glouton
bot-planner = Stratège
bot-expert = Expert
seat-bot = Bot { $bot }
seat-bot-numbered = { $bot } #{ $seat }

you = Toi
guest = Invité { $number }
seat-open = Place libre
seat-somebody = Joueur { $seat }
card-coloured = { $number } { $colour ->
    [b] bleu
    [g] vert
    [r] rouge
    [v] violet
   *[y] jaune
  }

## Getting around

skip = Aller au contenu
nav = Pages
home = Accueil
close = Fermer
save = Enregistrer
share = Partager
copied = Copié
copy-by-hand = Ce navigateur ne laisse pas la page copier. Copie-le d’ici :
reload = Recharger la page
try-again = Réessayer
loading = Un instant…
connecting = En route vers la table…
settings = Réglages
rules = Règles
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sounds = Sons et vibration
keys = Touches
keys-letters = Les lettres seules (u, e, h) font quelque chose
key-hand = dans ta main, ou le long des piles
key-order = déplacer la carte dans la main
key-take = prendre une carte, ou la poser sur une pile
key-piles = aux piles avec une carte, et retour
key-digit = poser la carte sur cette pile
key-back = remettre la carte
key-undo = annuler
key-end = finir le tour
key-say = dire quelque chose

## Home

home-title = Installe-toi, les cartes sont prêtes
home-about = Trois petits jeux de cartes : monter, descendre et, au bon moment, un pas en arrière. Joue tout de suite avec des bots, ou envoie un lien à tes amis. Sans inscription.
play-now = Jouer
play-now-wait = On distribue…
with-friends = Avec des amis
learn = Apprendre en deux minutes
resume-title = Reprendre la partie
resume-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }
table-phase = { $phase ->
    [gathering] en attente, { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
      } sur { $seats }
    [choosing] on décide qui commence
    [playing] en cours
   *[over] entre deux parties
  }
fan-project = Un projet de fans, sans lien avec l’éditeur. Code ouvert, sans publicité, sans pistage.
identity-lost = Le serveur ne connaît plus ce navigateur : tu as donc un nouveau nom. Tes parties d’avant restent accessibles depuis un autre de tes appareils : crée là-bas un lien dans les réglages.

daily = Donne du jour
daily-about = Les mêmes cartes pour tous, une fois par jour. Ton premier essai compte.
daily-open = Les donnes d’aujourd’hui
daily-played = { $count } sur { $of } jouées aujourd’hui
daily-day = { $day }, jusqu’à { $until ->
    [midnight] minuit
   *[other] { $until }
  }
daily-with = { $bots ->
    [0] en solo
    [one] avec un bot
   *[other] avec { $bots } bots
  }
daily-play = Jouer
daily-go-on = Continuer
daily-see = Voir la table
daily-results = Résultats des autres
daily-result = { $duel ->
    [yes] { $won ->
        [yes] gagné, { $left } d’avance
       *[no] perdu, reste { $left }
      }
   *[no] { $won ->
        [yes] réussi !
       *[no] reste { $left }
      }
  }

join-title = Rejoindre une table
join-code = Code de la table
join = Rejoindre
join-help = Un code compte six lettres et chiffres. Fais-le relire, ou demande le lien.
public = Tables publiques
public-open = Voir les tables publiques
public-about = Ici, chacun peut s’asseoir ou regarder.
public-none = Personne n’a de table publique ouverte en ce moment.
public-open-one = En ouvrir une
watch = Regarder
watching = tu regardes
go-on = Continuer
sit = S’asseoir

## A table for friends

choose-game = Quel jeu ?
choose-players = Combien de joueurs ?
choose-options = Options
choose-table = La table
choose-public = Publique
choose-public-about = N’importe qui peut la trouver et s’asseoir.
choose-watch = D’autres peuvent regarder
choose-talk = Parole
talk = { $talk ->
    [strict] Stricte
    [free] Libre
   *[standard] Normale
  }
talk-about = { $talk ->
    [strict] Indices seulement, pas de discussion.
    [free] Indices et discussion ; les règles sont une question d’honneur.
    [chat] Discussion, à volonté.
    [silent] Pas de discussion.
   *[standard] Indices et discussion ; les messages qui révèlent un nombre sont retenus.
  }
choose-clock = Temps pour un tour
clock-choice = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
  }
open-table = Ouvrir la table
open-table-about = Tu reçois ensuite un lien à envoyer. Des bots peuvent prendre les places libres.

change-table = Modifier la table
lobby-seats = Places
lobby-host = hôte
lobby-offline = pas là pour l’instant
lobby-waiting = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
lobby-ready = Tout le monde est là.
lobby-host-begins = { $name } va distribuer.
put-bot = Bot
open-seat = Libérer
fill-bots = { $count ->
    [one] Un bot pour la place libre
   *[other] Des bots pour { $count } places
  }
begin = Distribuer
invite = Inviter
invite-title = Inviter des amis
invite-code = Ou avec ce code :
invite-link = Lien vers cette table
invite-share = Partager le lien
invite-qr = Le lien en code QR
invite-lonely = Ce lien ne marche que sur cet ordinateur. Pour les autres sur ton réseau, lance le serveur avec { $command } et ouvre la page à l’adresse réseau de l’ordinateur.

## Who starts

choosing = Qui commence ?
choosing-about = Regarde ta main, dis si tu commencerais volontiers et propose quelqu’un. Pas de nombres !
choosing-who = Qui devrait commencer ?
choosing-any = Peu importe
choosing-wait = On attend les autres…
opening = { $opening ->
    [0] plutôt non
    [1] ça va
   *[2] volontiers
  }
opinion-for = propose : { $starter }
opinion-none = sans avis
opinion-waiting = réfléchit…

## The table

your-turn = À toi
turn-of = Tour : { $name }
turn-mine = { $needed ->
    [0] À toi : pose encore, ou termine
    [one] { $laid ->
        [0] À toi : une carte à poser
       *[other] À toi : encore une carte
      }
   *[other] À toi : { $needed } cartes à poser
  }
turn-fire = { $needed ->
    [0] À toi : couvre { $cards }
    [one] À toi : encore une carte, et couvre { $cards }
   *[other] À toi : { $needed } cartes, et couvre { $cards }
  }
turn-corner = Attention : d’ici, ce tour ne peut plus être mené à terme.
planning-ahead = Tu prépares la suite ; tour : { $name }
plan-corner = Attention : c’est une impasse, le tour ne pourrait pas se terminer.
plan-changed = La table a changé : { $why }
pick-first = Prends d’abord une carte de ta main.
lay = { $count ->
    [one] Poser la carte
   *[other] Poser { $count } cartes
  }
lay-only = Poser
lay-and-end = Poser et finir
end-turn = Finir le tour
undo = Annuler
sort = Trier
planned = prévue
piles-mine = Tes piles, { $metal ->
    [gold] or
   *[silver] argent
  }
piles-of = { $metal ->
    [gold] Or
   *[silver] Argent
  }
help-open = tu peux aider d’une carte
help-done = aide déjà donnée
step = { $step ->
    [0] ±0
   *[other] +{ $step }
  }
step-trick = ↶ { $step }
pile-cover = couvre !
pile-label = Pile { $pile }, { $way ->
    [up] monte
   *[down] descend
  }{ $owner ->
    [none] {""}
   *[other] , { $owner }
  }, { $top ->
    [none] vide
   *[other] montre { $top }
  }
pile-owed = une carte de feu à couvrir
pile-planned = avec une carte prévue
pile-fits = { $trick ->
    [yes] convient, par retour arrière : regagne { $step }
   *[no] convient : pas de { $step }
  }
hand-label = { $count ->
    [0] Ta main : aucune carte
    [one] Ta main : une carte
   *[other] Ta main : { $count } cartes
  }
hand-card = { $card }{ $fire ->
    [yes] , de feu
   *[no] {""}
  }{ $fits ->
    [trick] , retour arrière possible
    [no] , ne va nulle part pour l’instant
   *[other] {""}
  }
draw-label = Pioche{ $whose ->
    [none] {""}
   *[other] {" "}({ $whose })
  } : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }
seats-label = Les autres
seat-label = { $name }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
  }{ $state ->
    [away] , pas là
    [offline] , hors ligne
   *[here] {""}
  }{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Joue à la place { $seat }. Cartes en main : { $cards }.
    [away] A quitté la place { $seat }, qui reste la sienne.
    [stood-in] A quitté la place { $seat } ; un bot joue en attendant.
    [bot] Un bot, à la place { $seat }. Cartes en main : { $cards }.
   *[open] La place { $seat } est libre.
  }
seat-program = un programme
log-label = Ce qui se passe à la table

table-menu = Menu
leave = Quitter la table
leave-running = S’absenter
leave-about = Si tu t’absentes, la place reste la tienne : reviens quand tu veux.
resign = Abandonner
resign-sure = Oui, abandonner
nudge = Tu es là ?
nudged = Question posée
nudge-about = Qui ne réagit pas à la question compte bientôt comme n’étant plus là ; un bot peut alors jouer à sa place.
let-bot = Laisser jouer un bot
remove = Retirer
let-back = Laisser revenir les personnes retirées
you-are-away = Tu n’es plus à cette table pour l’instant.
take-back = Me revoilà
you-are-nudged = Les autres demandent si tu es encore là.
connection-lost = La connexion est perdue. Nouvel essai en cours…
shuffle = Le mélange
shuffle-about = Ce nombre était fixé avant la première carte. Après la partie, il prouve que personne n’a touché aux cartes.
shuffle-check = Vérifier une partie

chat = Discussion
chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-about = { $talk ->
    [free] Question d’honneur : personne ne vérifie, à vous de respecter les règles. Pas de nombres précis.
    [professional] Seulement les couleurs, la pile voulue et le retour arrière ; rien sur les valeurs. Le reste est retenu avant que quelqu’un le voie.
    [open] Dis ce que tu veux.
   *[standard] Tout est permis, sauf les nombres précis : ils sont retenus avant que quelqu’un les voie.
  }
chat-refused = Pas envoyé. Personne d’autre ne l’a vu.
chat-offer = Dire plutôt : { $hint }
chat-hinted = Dit sous forme d’indice : { $hint }
chat-empty = Aucun message depuis ton arrivée.
chat-watching = Qui regarde peut lire ; seuls ceux qui jouent écrivent.
chat-write = Message
chat-send = Envoyer

mute = Mettre en sourdine
unmute = Entendre à nouveau
muted = en sourdine
mute-about = { $on ->
    [yes] Tu ne reçois plus rien de sa part, ni messages ni indices. Personne d’autre ne le sait.
   *[no] La sourdine te cache ses messages et ses indices. Personne d’autre n’en saura rien.
  }

told-dealt = Les cartes sont distribuées.
told-laid = { $who ->
    [me] Tu poses le { $card } sur la pile { $pile }.
   *[other] { $name } pose le { $card } sur la pile { $pile }.
  }
told-drew = { $who ->
    [me] { $count ->
        [0] Ton tour est fini.
        [one] Tu pioches une carte.
       *[other] Tu pioches { $count } cartes.
      }
   *[other] { $count ->
        [0] { $name } finit son tour.
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
      }
  }
told-you-start = Tu commences.
told-starts = { $name } commence.
told-sat-down = { $name } s’assoit à la place { $seat }.
told-stood-up = { $who ->
    [me] Tu as quitté la table.
   *[other] Une place est de nouveau libre : { $name }.
  }
told-left = { $who ->
    [me] Tu t’absentes.
   *[other] S’absente : { $name }.
  }
told-stood-in = { $who ->
    [me] Un bot joue à ta place.
   *[other] Un bot prend la relève : { $name }.
  }
told-took-back = { $who ->
    [me] Te revoilà.
   *[other] { $name } est de retour.
  }
told-nudged = On demande à { $name } : toujours là ?
told-nudged-you = { $by } : tu es encore là ?
told-resigned = { $who ->
    [me] Tu abandonnes.
   *[other] { $name } abandonne.
  }
told-more-hints = { $count ->
    [one] Encore un indice.
   *[other] Encore { $count } indices.
}
told-overtaken = Ton indice sur la pile { $pile } est dépassé.

## Hints: what may be said with one tap, in full and in a word

hint-leave = s’il vous plaît, laissez la pile { $pile }
hint-rather-not = évitez plutôt la pile { $pile }
hint-go-ahead = allez-y sur la pile { $pile }
hint-small-steps = seulement de petits pas sur la pile { $pile }
hint-trick = je pourrais faire un retour arrière sur la pile { $pile }
hint-want = j’aimerais la pile { $pile }
hint-holds = { $colour ->
    [b] j’ai du bleu
    [g] j’ai du vert
    [r] j’ai du rouge
    [v] j’ai du violet
   *[y] j’ai du jaune
  }
hint-high = { $colour ->
    [b] un bleu plutôt haut
    [g] un vert plutôt haut
    [r] un rouge plutôt haut
    [v] un violet plutôt haut
   *[y] un jaune plutôt haut
  }
hint-middle = { $colour ->
    [b] un bleu moyen
    [g] un vert moyen
    [r] un rouge moyen
    [v] un violet moyen
   *[y] un jaune moyen
  }
hint-low = { $colour ->
    [b] un bleu plutôt bas
    [g] un vert plutôt bas
    [r] un rouge plutôt bas
    [v] un violet plutôt bas
   *[y] un jaune plutôt bas
  }
hint-hard-turn = mon tour est difficile
hint-fine = ça va pour moi
hint-more = je peux poser plus
hint-thanks = merci
hint-sorry = pardon
hint-start = j’aimerais commencer
hint-not-start = je préfère ne pas commencer

hint-short-leave = laissez
hint-short-rather-not = évitez
hint-short-go-ahead = allez-y
hint-short-small-steps = petits pas
hint-short-trick = mon retour
hint-short-want = pour moi
hint-short-holds = j’en ai
hint-short-high = haut
hint-short-middle = moyen
hint-short-low = bas
hint-short-hard-turn = difficile
hint-short-fine = ça va
hint-short-more = poser plus
hint-short-thanks = merci
hint-short-sorry = pardon
hint-short-start = moi ?
hint-short-not-start = pas moi

hint-by = { $name } : { $hint }
say = Dire quelque chose
say-about = Tout le monde l’entend, et cela ne révèle aucun nombre. Une fois par tour sur chaque chose.
say-pile = Sur la pile { $pile }
say-pile-done = Tu as déjà parlé de la pile { $pile } pendant ce tour.
say-colours = Couleurs
say-general = En général
say-done = Tu en as déjà parlé pendant ce tour.
say-none = Il n’y a plus rien à dire pendant ce tour.
choosing-say = Dis aux autres
marks-pile = Ce qui a été dit sur la pile { $pile }
marks-seat = Ce que { $name } a dit
marks-mine = Ce que tu as dit
marks-none = Plus rien.

## The end

end-beaten = Vous avez vaincu le jeu !
end-excellent = Excellent !
end-lost = Cette fois, le jeu gagne
end-duel-won = Tu gagnes !
end-duel-lost = Cette fois, tu perds
end-winner = { $name } gagne
end-about = { $reason ->
    [all-laid] Toutes les cartes sont posées.
    [stuck] Plus personne ne pouvait jouer. { $left ->
        [one] Il restait une carte.
       *[other] Il restait { $left } cartes.
      }
    [burned] Une carte de feu n’a pas été couverte à temps. { $left ->
        [one] Il restait une carte.
       *[other] Il restait { $left } cartes.
      }
   *[resigned] La partie a été abandonnée. { $left ->
        [one] Il restait une carte.
       *[other] Il restait { $left } cartes.
      }
  }
end-about-duel = { $reason ->
    [all-laid] { $winner } : toutes les cartes posées. { $loser } : reste { $left }.
    [stuck] { $loser } : impossible de poser deux cartes, reste { $left }.
   *[resigned] { $loser } : abandon, reste { $left }.
  }
end-scale = { $laid ->
    [one] { $laid } carte posée
   *[other] { $laid } cartes posées
  } sur { $cards }, reste { $left }
end-laid = { $laid ->
    [one] { $laid } carte posée
   *[other] { $laid } cartes posées
  } sur { $cards }.
end-bands = Reste { $left }. Aucune, c’est la victoire ; moins de { $excellent }, c’est excellent.
end-hands = Ce qui restait en main
rematch = Rejouer
same-deal = Les mêmes cartes
replay = Revoir
share-result = { $game } : { $result } (reste { $left })

## Watching a game again

replay-first = Au début
replay-back = Une carte en arrière
replay-run = Lire
replay-pause = Pause
replay-next = Une carte en avant
replay-last = À la fin
replay-moment = Moment de la partie
replay-place = Tour { $turn } · { $moment } sur { $last }
replay-view = Mains
replay-all = Toutes les mains visibles
replay-hidden = { $count ->
    [0] aucune carte cachée
    [one] une carte cachée
   *[other] { $count } cartes cachées
  }
replay-link = Lien vers ce moment
replay-continue = Jouer à partir d’ici
replay-file = Ouvrir un fichier de partie
replay-file-about = Une partie au format d’enregistrement (.json, ou la première d’un .jsonl). Rien n’en est gardé.
record-wrong = Le tour { $turn } de ce fichier est contraire aux règles.
record-next = Il a peut-être été modifié à la main ou coupé : prends le fichier tel qu’il a été téléchargé.

## Why a bot played so

replay-said = Dit pendant ce tour
reason-ask = Pourquoi ?
reason-title = { $name } : pourquoi ce tour ?
reason-play = { $card } sur la pile { $pile }
reason-chance = { $chance ->
    [0] presque aucune chance
   *[other] { $chance } % de chances de gagner
  }
reason-laid = Posé
reason-again = Si on le lui redemandait, il poserait
reason-others = Il a aussi pensé à
reason-unweighed = Ce bot suit des règles simples et ne pèse pas les chances.
reason-silent-heard = Personne n’avait rien dit.
reason-silent-same = Si personne n’avait rien dit, il aurait posé la même chose.
reason-silent-other = Si personne n’avait rien dit, il aurait posé : { $plays }
reason-heeded = Suivi
reason-overridden = Entendu, et posé là quand même

## My games

mine = Mes parties
mine-unfinished = En cours
mine-finished = Terminées
mine-none = Aucune partie ne t’attend.
mine-none-finished = Tes parties terminées apparaîtront ici.
mine-download = Télécharger toutes les parties
record-result = { $won ->
    [yes] gagnée
   *[no] perdue, reste { $left }
  }
record-uncounted = ne compte pas : les cartes pouvaient être connues
stat-games = Parties
stat-wins = Gagnées
stat-best = Reste min.
stat-streak = Série
stat-chart = { $wins ->
    [one] { $wins } partie gagnée
   *[other] { $wins } parties gagnées
  } sur { $games }
stat-legend = Les dernières parties : plus c’est haut, plus de cartes ont été posées ; vert, c’est gagné.

## Settings

name-title = Ton nom
name = Nom
name-about = Les autres à la table le voient.
name-saved = Enregistré.
device-title = Sur un autre appareil
device-about = Continue sur ton téléphone : un lien fait d’un autre appareil le même joueur.
device-link = Créer un lien
device-expires = Il sert une fois, jusqu’à { $time }.
device-linked = Cet appareil est maintenant { $name }.
forget-title = M’oublier
forget-about = Efface ton nom et tout ce qui relie des parties à toi. C’est définitif.
forget = M’oublier
forget-sure = Oui, tout oublier
forgotten = Le serveur ne sait plus rien de toi.

## When something is wrong

problem = Ça n’a pas marché
next-not-allowed = Demande le lien ou le code à la personne qui t’invite.
next-no-such-table = Le lien est peut-être coupé, ou la table fermée depuis longtemps. Ouvres-en une nouvelle depuis l’accueil.
next-wrong-protocol = Le serveur a été mis à jour pendant que cette page était ouverte.
next-offline = Vérifie ta connexion ; rien de ta partie n’est perdu. Un nouvel essai se fait tout seul.
next-not-found = L’adresse est peut-être mal écrite.
next-closed = Ouvre une nouvelle table depuis l’accueil.
next-table-full = Demande une place à qui a ouvert la table, ou ouvre la tienne depuis l’accueil.
next-table-running = Reviens quand elle sera finie, ou ouvre ta propre table depuis l’accueil.
next-table-over = Demande aux joueurs un lien vers la partie, ou ouvre ta propre table depuis l’accueil.
language-missing = { $language } n’a pas pu être chargé ; tout est en anglais pour l’instant.

refused-offline = Le serveur est injoignable.
refused-does-not-fit = Le { $card } ne va pas ici : cette pile veut { $direction ->
    [ascending] plus
   *[descending] moins
  } que { $top }{ $trick ->
    [0] {""}
   *[other] , ou exactement { $trick }
  }.
refused-does-not-fit-colour = Le { $card } ne va pas ici : cette pile veut { $direction ->
    [ascending] plus
   *[descending] moins
  } que { $number }, ou { $colour ->
    [b] n’importe quelle carte bleue
    [g] n’importe quelle carte verte
    [r] n’importe quelle carte rouge
    [v] n’importe quelle carte violette
   *[y] n’importe quelle carte jaune
  }.
refused-does-not-improve = Le { $card } n’aiderait pas : cette pile adverse veut { $direction ->
    [ascending] moins
   *[descending] plus
  } que { $top }.
refused-row-card-only = Rien n’est encore posé sur cette pile adverse : on ne peut pas l’aider.
refused-already-given = Une seule carte par tour peut aller à l’adversaire.
refused-not-in-hand = Le { $card } n’est pas dans ta main.
refused-no-such-pile = Cette pile n’existe pas.
refused-turn-full = { $most ->
    [one] Ici, un tour compte une carte.
   *[other] Ici, un tour compte au plus { $most } cartes.
  }
refused-too-few-laid = Le tour est trop court : { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
  }, { $required ->
    [one] { $required } nécessaire
   *[other] { $required } nécessaires
  }.
refused-fire-open = { $count ->
    [one] La carte { $cards } brûle encore : à couvrir avant la fin du tour.
   *[other] Ces cartes brûlent encore : { $cards }. À couvrir avant la fin du tour.
  }
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-started = On ne sait pas encore qui commence.
refused-game-over = La partie est finie.
refused-unknown-game = Ce jeu n’existe pas.
refused-player-count = Ce jeu ne se joue pas à { $players }.
refused-unknown-option = L’option { $option } n’existe pas.
refused-missing-option = L’option { $option } manque.
refused-option-value = { $option } ne peut pas être { $value }.
refused-wrong-type = { $where } dans le fichier n’est pas ce qu’il faut.
refused-seed-range = Cette graine est hors limites.
refused-deck-count = Le fichier a un mauvais nombre de paquets.
refused-unknown-card = La carte { $card } n’existe pas dans ce jeu.
refused-duplicate-card = La carte { $card } est deux fois dans le paquet.
refused-missing-card = La carte { $card } manque dans le paquet.
refused-already-started = On sait déjà qui commence.
refused-impossible-view = Aucune partie ne peut ressembler à ça.
refused-bad-play-text = Ce n’est pas un coup.
refused-bad-position-text = Ce n’est pas une position.
refused-not-json = Ce fichier n’est pas un enregistrement : le JSON n’est pas valide.
refused-not-an-object = Ce fichier n’est pas un enregistrement.
refused-unknown-format = { $format ->
    [None] Ce fichier ne dit pas ce qu’il est : son format devrait être { $known }.
   *[other] Ce fichier a le format { $format }, pas { $known }.
  }
refused-missing-key = { $key } manque dans le fichier.
refused-empty-turn = L’enregistrement a un tour sans carte.
refused-after-the-end = L’enregistrement continue après la fin de la partie.
refused-laid-after-outcome = L’enregistrement a des cartes posées alors que la partie est finie.
refused-outcome-missing = L’enregistrement ne dit pas la fin, mais la partie est finie.
refused-outcome-too-early = L’enregistrement dit une fin, mais la partie n’est pas finie.
refused-outcome-differs = L’enregistrement dit une autre fin que les cartes.
refused-wrong-phase = Ce n’est pas possible maintenant.
refused-not-seated = Il faut jouer à cette table pour faire ça.
refused-not-host = Seul l’hôte peut faire ça.
refused-already-seated = Tu as déjà une place ici.
refused-seat-taken = Quelqu’un a été plus rapide : la place est prise.
refused-seat-unknown = Cette place n’existe pas.
refused-no-such-seat = Cette place n’existe pas.
refused-seats-in-use = Quelqu’un occupe une de ces places.
refused-table-full = Toutes les places de cette table sont prises.
refused-removed = L’hôte t’a retiré de cette table.
refused-table-running = Une partie est en cours à cette table, et seuls ses joueurs peuvent la voir.
refused-table-over = La partie de cette table est finie, et seuls ses joueurs peuvent voir comment.
refused-seats-open = Il reste des places libres.
refused-other-people = Les mêmes cartes sont réservées à qui vient de les jouer : il faut redistribuer.
refused-not-away = Cette personne est là.
refused-not-a-person = Il n’y a personne à cette place.
refused-not-a-bot = Il n’y a pas de bot à cette place.
refused-yourself = On ne peut pas le faire à soi-même.
refused-already-nudged = La question est déjà posée.
refused-not-due = Pas maintenant.
refused-chat-off = Il n’y a pas de discussion à cette table.
refused-empty-text = Le message est vide.
refused-long-text = Le message est trop long : { $length } caractères, { $most } sont permis.
refused-forbidden-hint = { $reason ->
    [already] Tu en as déjà parlé pendant ce tour.
    [too-early] Cela pourra se dire quand quelqu’un aura commencé.
    [too-late] Quelqu’un a déjà commencé.
    [over] La partie est finie : il ne reste qu’à dire merci ou pardon.
   *[other] Cet indice n’existe pas ici.
  }
refused-forbidden-talk = { $reason ->
    [digits] Pas de nombres : ce pourrait être une carte.
    [number-word] Pas de nombres en lettres : ce pourrait être une carte.
    [roman] Pas de chiffres romains non plus : ce pourrait être une carte.
    [ordinal] Ce pourrait être le numéro d’une carte.
    [symbol] Cette image montre un nombre.
    [counting] Autant à la suite pourraient figurer un nombre.
    [relation] Cela révèle une carte par sa distance à une carte visible.
    [range] Cela révèle où se situe le numéro d’une carte.
    [allusion] Cela fait allusion à un nombre.
    [asking] On ne demande de nombre à personne.
    [likely] On dirait que cela trahit une carte. Si ce n’est pas le cas, dis-le autrement.
    [vague-value] Les professionnels ne disent rien des valeurs, pas même haut ou bas.
    [too-long] Trop long : un message compte au plus 500 caractères.
   *[unreadable] Il n’y a rien à lire dans ce message.
  }
refused-name-fixed = Pendant une partie avec d’autres, le nom ne change pas. Il pourra changer ensuite.
refused-no-such-turn = Il n’y a pas de tel tour dans cette partie.
refused-not-a-bots-turn = C’est une personne qui a joué ce tour : demande-lui.
refused-no-reason = Ce bot ne sait pas dire pourquoi.
refused-bad-clock = Un tour peut durer de { $first } à { $last } secondes.
refused-bad-opening = Ce n’est pas une réponse.
refused-opinion-fixed = Tu as déjà changé d’avis une fois.
refused-nothing-laid = Aucune carte n’a été nommée.
refused-closed = { $reason ->
    [retired] Cette table est fermée : personne n’y est venu depuis longtemps.
    [removed] Cette table a été retirée par la personne qui gère ce serveur.
   *[other] Cette table est fermée.
  }
refused-bad-request = Le serveur n’a pas compris.
refused-not-found = Il n’y a rien à cette adresse.
refused-wrong-method = Le serveur n’a pas compris.
refused-too-large = C’est trop grand.
refused-wrong-media-type = Le serveur n’a pas compris.
refused-too-many = Trop vite. { $seconds ->
    [one] Réessaie dans une seconde.
   *[other] Réessaie dans { $seconds } secondes.
  }
refused-not-identified = Le serveur ne connaît plus ce navigateur.
refused-not-operator = Seule la personne qui gère ce serveur peut faire ça.
refused-foreign-origin = Cette page n’appartient pas à ce serveur.
refused-not-allowed = Cette table est privée.
refused-name-length = Un nom compte 1 à { $most } caractères.
refused-name-characters = Ce nom a des caractères qui s’affichent mal.
refused-name-numbers = Un nom ne doit pas dire un nombre qui pourrait être une carte.
refused-name-banned = Choisis un autre nom, s’il te plaît.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-code = Aucune table n’a ce code.
refused-no-such-record = Cette partie n’existe pas, ou tu ne peux pas la voir.
refused-no-such-moment = La partie ne peut pas continuer à partir d’ici.
refused-no-such-daily = Cette donne du jour n’existe pas.
refused-no-such-link = Ce lien a déjà servi, ou il est trop vieux.
refused-no-such-device = Cet appareil n’existe pas.
refused-no-such-bot = Il n’y a pas de bot { $bot } ici.
refused-daily-unfinished = Finis d’abord cette donne.
refused-daily-running = D’autres jouent encore ces cartes aujourd’hui. Continue quand la journée sera finie.
refused-daily-fixed = La donne du jour est la même pour tous : rien ne peut changer.
refused-too-many-tables = Tu as déjà { $most } tables en cours : finis-en ou quittes-en une d’abord.
refused-table-moved = La table a avancé : réessaie.
refused-table-worn = Il s’est passé tant de choses à cette table qu’elle est usée : ouvres-en une autre.
refused-bad-message = Le serveur n’a pas compris.
refused-wrong-protocol = Cette page est plus ancienne que le serveur.
refused-update = { refused-wrong-protocol }
refused-too-slow = La connexion était trop lente.
refused-starting = Le serveur démarre : un instant, s’il te plaît.
refused-stopping = Le serveur s’arrête.
refused-internal = Quelque chose s’est mal passé.
refused-storage-full = Le serveur ne peut rien enregistrer maintenant.
refused-storage-gone = Le serveur n’atteint pas son stockage maintenant.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] plus de { $top }
   *[descending] moins de { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}ou { $trick }
  }
why-does-not-fit-colour = { $direction ->
    [ascending] plus de { $number }
   *[descending] moins de { $number }
  } ou { $colour ->
    [b] bleu
    [g] vert
    [r] rouge
    [v] violet
   *[y] jaune
  }
why-does-not-improve = { $direction ->
    [ascending] moins de { $top }
   *[descending] plus de { $top }
  }
why-row-card-only = encore vide
why-already-given = déjà aidé
why-not-in-hand = pas en main
why-turn-full = tour complet
why-game-over = fini
why-not-your-turn = pas ton tour
why-not-started = pas encore

## Lessons

learn-title = { $game } : apprendre en jouant
lesson-step = { $step } sur { $steps }
lesson-next = Suite
lesson-again = Recommencer
lesson-play = Jouer
lesson-partner = Mia
lesson-other = Ce serait permis. Pour la leçon, fais comme dit le texte.
refused-lesson = Fais comme dit le texte ci-dessus.

lesson-the-game-1 = Voici les quatre piles. Deux montent depuis 1, deux descendent depuis 100. Tu joues avec Mia : les 98 cartes doivent toutes y aller.
lesson-the-game-2 = À toi. Sur la pile 1, tout nombre plus grand convient, mais les petits pas laissent de la place. Prends le 3, puis touche la pile 1.
lesson-the-game-3 = La pile 3 descend : poses-y le 97. Deux cartes sont obligatoires ; finis ensuite ton tour, et tu en pioches deux nouvelles.
lesson-the-game-4 = Mia a joué, et elle dit quelque chose : laissez la pile 4. Les indices restent près de leur pile. Tu peux en donner aussi, d’un appui ; aucun ne révèle de nombre. Laisse-lui donc la pile 4.
lesson-the-game-5 = Prends maintenant le 8 et regarde : chaque pile dit s’il convient, de combien est le pas, ou pourquoi non.
lesson-the-game-6 = Pose le 8 sur la pile 2. Puis le 32 sur la pile 1 : un grand pas, mais prévu. Personne ne voit ton plan avant la fin du tour.
lesson-the-game-7 = Et voilà pourquoi : le retour arrière ! Le 22 vaut exactement dix de moins que le 32, il peut donc revenir. Pose-le sur la pile 1.
lesson-the-game-8 = Dix pas regagnés. Si quelqu’un ne peut pas poser les cartes obligatoires, la partie est finie ; moins de dix restantes, c’est excellent. Et en parlant : pas de nombres !

lesson-face-to-face-1 = En bas, tes deux piles, en or. En haut, celles de Mia, en argent. Qui pose ses 58 cartes en premier gagne.
lesson-face-to-face-2 = Deux cartes par tour, toujours. Pose le 4 sur la pile 1 et le 55 sur la pile 2, puis finis ton tour. Seulement tes piles : tu en pioches deux.
lesson-face-to-face-3 = Prends maintenant le 7 et regarde les piles de Mia. Là où il en améliore une, il convient : il est plus petit que son 9.
lesson-face-to-face-4 = Une carte par tour peut l’aider. Pose le 7 sur la pile 3, puis le 12 sur la pile 1 et le 47 sur la pile 2. Qui aide pioche jusqu’à six : trois cartes cette fois !
lesson-face-to-face-5 = Le retour arrière : sur tes piles, tu peux reculer d’exactement dix. Pose le 2 sur la pile 1.
lesson-face-to-face-6 = Qui pose sa dernière carte gagne aussitôt. Qui ne peut pas en poser deux perd aussitôt. N’aide que si tu as besoin de cartes !

lesson-quick-and-easy-1 = Deux piles, l’une monte, l’autre descend, et cinquante cartes : de 1 à 10 en cinq couleurs. Mia en a deux, toi aussi.
lesson-quick-and-easy-2 = La première carte d’une pile peut être n’importe laquelle. Pose le 3 bleu sur la pile 1, qui monte.
lesson-quick-and-easy-3 = Tu peux en poser une deuxième. Pose le 8 rouge sur la pile 2, qui descend, et finis ton tour. Tu pioches autant que tu as posé.
lesson-quick-and-easy-4 = Prends le 5 jaune et regarde. Un nombre égal ne convient pas : la pile 1 montre déjà un 5.
lesson-quick-and-easy-5 = Mais il est plus petit que le 8. Pose-le sur la pile 2 et finis ton tour ; une carte suffit.
lesson-quick-and-easy-6 = Le retour arrière : la même couleur convient toujours, quel que soit le nombre. Pose le 1 vert sur le 9 vert !
lesson-quick-and-easy-7 = Du 9, retour au 1. Quand les cinquante cartes sont posées, vous avez gagné ensemble. Parlez, mais jamais de valeurs exactes.

## Rules

rules-aim = Le but
rules-setup = Avant la première carte
rules-turn = Ton tour
rules-trick = Le retour arrière
rules-end = La fin
rules-talk = Parler
rules-hints = Indices
rules-expert = Plus difficile
rules-fire = On Fire
rules-help = Aider l’autre
rules-draw = Piocher
rules-professional = Pour professionnels

rules-the-game-aim = Vous jouez tous contre le jeu. Ensemble, posez les 98 cartes, de 2 à 99, sur quatre piles.
rules-the-game-setup = Deux piles montent depuis 1, deux descendent depuis 100. En solo on a huit cartes, à deux sept, à partir de trois six. Regardez vos cartes, puis décidez qui commence.
rules-the-game-turn = Pose au moins deux cartes, chacune sur la pile de ton choix : plus grande que celle du dessus là où l’on monte, plus petite là où l’on descend, d’autant que tu veux. Pioche ensuite jusqu’à la main complète. Quand la pioche est vide, une carte suffit, et on saute qui n’en a plus.
rules-the-game-trick = Une carte plus petite d’exactement dix peut aller sur une pile qui monte, et une plus grande d’exactement dix sur une pile qui descend. Cela regagne de la place, aussi souvent que possible.
rules-the-game-end = Toutes les cartes posées : vous avez vaincu le jeu. Si le joueur dont c’est le tour ne peut pas poser les cartes obligatoires, la partie est finie. Moins de dix cartes restantes, c’est excellent.
rules-the-game-talk = Dites ce que vous voulez, sauf des nombres précis : ni dits, ni demandés, ni suggérés. Ici, la discussion retient un message qui contient un nombre et te dit pourquoi ; personne d’autre ne le voit. Une table peut aussi être stricte (indices seulement) ou libre (question d’honneur).
rules-the-game-hints = Un appui suffit pour dire ce que les règles permettent : laissez cette pile, évitez-la plutôt, allez-y, petits pas seulement, ou que tu pourrais y faire un retour arrière. Tu peux aussi dire que ton tour est difficile, que ça va, ou que tu peux poser plus. Un indice reste près de sa pile jusqu’à ce qu’une carte y soit posée ou que son auteur ait joué. Une fois par tour sur chaque pile. Les bots donnent des indices et écoutent les tiens.
rules-the-game-expert = Les experts doivent poser trois cartes par tour, toujours une quand la pioche est vide. Une main d’une carte de moins est encore plus difficile ; les deux se combinent.
rules-the-game-fire = 22, 33, 44, 55, 66 et 77 brûlent. Si l’une est dessus à la fin d’un tour, le joueur suivant doit la couvrir pendant le sien, sinon la partie est perdue. Couvrir aussitôt la sienne est permis.

rules-face-to-face-aim = Deux joueurs, chacun avec un paquet de 58 cartes, or et argent. Qui pose toutes les siennes en premier gagne.
rules-face-to-face-setup = Chacun a une pile qui monte depuis 1 et une qui descend depuis 60, une pioche et une main de six. Le sort décide qui commence.
rules-face-to-face-turn = Pose toujours au moins deux cartes. Toutes sur tes piles, sauf une au plus.
rules-face-to-face-trick = Sur tes piles, tu peux reculer d’exactement dix, comme dans The Game.
rules-face-to-face-help = Une carte par tour peut aller sur une pile de l’autre, si elle l’améliore : plus petite là où elle monte, plus grande là où elle descend. Pas sur une pile vide, et sans retour arrière.
rules-face-to-face-draw = Si tu n’as utilisé que tes piles, pioche deux cartes. Si tu as aidé, pioche jusqu’à six.
rules-face-to-face-end = Qui pose sa dernière carte gagne aussitôt. Qui ne peut pas en poser deux perd aussitôt.

rules-quick-and-easy-aim = Ensemble, posez les 50 cartes, de 1 à 10 en cinq couleurs, sur deux piles.
rules-quick-and-easy-setup = Une pile monte, une descend, et les deux commencent par n’importe quelle carte. Chacun a deux cartes. Décidez qui commence.
rules-quick-and-easy-turn = Pose une ou deux cartes, plus grande sur la pile qui monte, plus petite sur celle qui descend. Un nombre égal ne convient pas. Pioche ensuite autant que tu as posé.
rules-quick-and-easy-trick = Une carte de la même couleur que celle du dessus convient, quel que soit son nombre.
rules-quick-and-easy-end = Toutes les cartes posées : gagné. Si le joueur dont c’est le tour a des cartes et qu’aucune ne convient, c’est perdu.
rules-quick-and-easy-talk = Rester vague est permis, « un jaune plutôt haut » par exemple. Pas de valeurs, même comparées à une carte. Ici, la discussion retient un tel message et te dit pourquoi ; personne d’autre ne le voit.
rules-quick-and-easy-hints = Un appui suffit pour dire quelles couleurs tu as, hautes, moyennes ou basses, quelle pile tu aimerais, et où tu pourrais faire un retour arrière. Les professionnels ne nomment que couleurs, pile et retour arrière. Un indice tient jusqu’à ce qu’il soit dépassé ; une fois par tour sur chaque chose. Les bots donnent des indices et écoutent les tiens.
rules-quick-and-easy-professional = Exactement une carte par tour. On ne nomme que les couleurs qu’on a, la pile qu’on voudrait, et où le retour arrière serait possible.
