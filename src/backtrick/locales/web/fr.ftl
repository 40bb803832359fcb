### Les textes du client pour navigateur.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Quatre piles, une équipe, quatre-vingt-dix-huit cartes : posez-les toutes avant d’être bloqués.
about-face-to-face = Deux joueurs, un paquet chacun : pose toutes tes cartes en premier, et n’aide ton adversaire que si ça t’arrange.
about-quick-and-easy = Dix nombres, cinq couleurs, deux piles : cinq minutes ensemble.
players-the-game = 1 à 5 joueurs, ensemble
players-face-to-face = 2 joueurs, l’un contre l’autre
players-quick-and-easy = 2 à 5 joueurs, ensemble

players = { $count ->
    [one] en solo
   *[other] { $count } joueurs
  }
option-required = au moins { $value } cartes par tour
option-hand = main de { $value }
option-fire = On Fire
option-professional = pour professionnels
option-clock = { $value } secondes par tour
option-talk = { $talk ->
    [strict] indices seulement
    [silent] sans discussion
   *[free] discussion sur l’honneur
  }
option-about-required = Combien de cartes poser par tour ; 3, c’est pour les experts.
option-about-hand = Une carte de moins, c’est plus dur.
option-about-fire = Six cartes de feu : chacune doit être couverte au tour suivant.
option-about-professional = Une carte par tour, presque sans se parler.

bots = Bots
bot-random = Hasard
bot-greedy = Glouton
bot-planner = Habile
bot-expert = Expert
bot-level = { $bot }, niveau { $level }
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
copy-by-hand = Ce navigateur ne permet pas à la page de copier. Copie le texte d’ici :
reload = Recharger la page
try-again = Réessayer
loading = Un instant…
connecting = On rejoint la table…
settings = Réglages
rules = Règles
language = Langue
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
sounds = Sons et vibration
keys = Touches
keys-letters = Raccourcis : u annuler, e finir le tour, h indice
key-hand = parcourir ta main ou les piles
key-order = déplacer la carte dans la main
key-take = prendre une carte, ou la poser sur une pile
key-piles = aller aux piles avec une carte, et revenir
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
identity-lost = Le serveur ne connaît plus ce navigateur : tu as donc un nouveau nom. Pour retrouver tes parties d’avant, ouvre les réglages sur un autre de tes appareils et crée un lien.

daily = Donne du jour
daily-shared = Quelqu’un a joué cette donne du jour et l’a partagée. Joue-la d’abord, puis regarde comment ça s’est passé.
daily-play-first = Jouer la donne du jour
daily-about = Les mêmes cartes pour tous, une fois par jour. Ton premier essai compte.
daily-honour = Il n’y a pas d’inscription : nous ne pouvons donc pas empêcher quelqu’un de regarder d’abord les cartes sur un autre appareil. Ce n’est qu’un jeu.
daily-open = Les donnes d’aujourd’hui
daily-played = Jouées aujourd’hui : { $count } sur { $of }
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
join-help = Un code se compose de lettres et de chiffres. Demande qu’on te le relise, ou qu’on t’envoie le lien.
public = Tables publiques
public-open = Voir les tables publiques
public-about = Chacun peut s’asseoir ou regarder.
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
choose-more = Autres réglages
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
    [free] Indices et discussion ; les règles sont une question d’honneur.
    [chat] Parlez de ce que vous voulez.
    [silent] Pas de discussion.
   *[standard] Indices et discussion ; les messages qui révèlent un nombre sont retenus.
  }
choose-clock = Temps par tour
clock-choice = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
  }
open-table = Ouvrir la table
open-table-about = Tu reçois un lien à partager. Des bots peuvent prendre les places libres.

change-table = Modifier la table
lobby-invited = { $name } t’invite à jouer à { $game }.
lobby-seats = Places
lobby-host = hôte
lobby-offline = pas là pour l’instant
lobby-waiting = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
lobby-ready = Tout le monde est là.
lobby-host-begins = On attend que { $name } distribue.
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
invite-renew = Nouveau lien et nouveau code
invite-renew-about = L’ancien lien et l’ancien code ne marcheront plus. Ils changent aussi quand tu retires quelqu’un.
invite-lonely = Ce lien ne marche que sur cet ordinateur. Pour les autres sur ton réseau, lance le serveur avec { $command } et ouvre la page à l’adresse réseau de l’ordinateur.

## Who starts

choosing = Qui commence ?
choosing-about = Regarde ta main : as-tu envie de commencer ?
choosing-wait = On attend les autres…
choosing-ends = La table décide dans { $seconds } s.
opinion-none = sans préférence
opinion-waiting = pas encore de réponse

## The table

your-turn = À toi
turn-of = { $name } joue…
turn-away = { $name } n’est pas là.
turn-mine = { $needed ->
    [0] À toi : pose encore, ou termine
    [one] { $laid ->
        [0] À toi : une carte à poser
       *[other] À toi : encore une carte
      }
   *[other] À toi : { $needed } cartes à poser
  }
turn-fire = { $needed ->
    [0] À toi : couvre le { $cards }
    [one] À toi : encore une carte, et couvre le { $cards }
   *[other] À toi : { $needed } cartes, et couvre le { $cards }
  }
turn-corner = Tu ne peux plus poser assez de cartes : la partie s’arrête avec ce tour. Pose ce qui convient encore.
planning-ahead = { $name } joue. Tu prépares ton tour.
plan-corner = Attention : après cela, tu ne pourrais pas finir le tour.
plan-changed = Ton plan ne marche plus : { $why }
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
piles-mine = { $metal ->
    [gold] Tes piles (or)
   *[silver] Tes piles (argent)
  }
piles-of = { $metal ->
    [gold] Piles de { $name } (or)
   *[silver] Piles de { $name } (argent)
  }
help-open = tu peux aider avec une carte
help-done = aide déjà donnée
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
    [yes] convient, par retour arrière : regagne { $step }
   *[no] convient, un pas de { $step }
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
seat-away = pas là
seat-label = { $name }, { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
  }{ $state ->
    [away] , pas là
    [offline] , hors ligne
   *[here] {""}
  }{ $turn ->
    [yes] , joue en ce moment
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Occupe la place { $seat }. Cartes en main : { $cards }.
    [away] Pas là pour l’instant ; la place { $seat } reste la sienne.
    [stood-in] Pas là pour l’instant ; un bot tient la place { $seat }.
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
nudge-about = Une personne qui ne répond pas pendant un moment est notée absente ; un bot peut alors jouer à sa place.
let-bot = Laisser jouer un bot
remove = Retirer
let-back = Réadmettre les personnes retirées
you-are-away = Tu n’es plus à cette table pour l’instant.
take-back = Me revoilà
you-are-nudged = Les autres demandent si tu es encore là.
answer-nudge = Je suis là
connection-lost = La connexion est perdue. Nouvel essai en cours…
status-lost = En attente de la connexion ; elle revient d’elle-même.
shuffle = Le mélange
shuffle-about = Ce nombre était fixé avant la première carte. Après la partie, il prouve que personne n’a changé l’ordre des cartes.
shuffle-check = Pour le vérifier, revois la partie une fois finie et appuie sur « Vérifier cette partie ».

chat = Discussion
chat-unread = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
  }
chat-about = { $talk ->
    [free] Question d’honneur : personne ne vérifie, à vous de respecter les règles. Pas de nombres précis.
    [professional] Seulement les couleurs, la pile voulue et le retour arrière ; rien sur les valeurs. Tout le reste est retenu avant que quelqu’un le voie.
    [open] Dis ce que tu veux.
   *[standard] Tout est permis, sauf les nombres précis : ils sont retenus avant que quelqu’un les voie.
  }
chat-refused = Pas envoyé. Personne d’autre ne l’a vu.
chat-offer = Dire plutôt : { $hint }
chat-hinted = Dit sous forme d’indice : { $hint }
chat-empty = Aucun message depuis ton arrivée.
chat-watching = Les personnes qui regardent peuvent lire ; seuls les joueurs écrivent.
chat-write = Message
chat-send = Envoyer

mute = Mettre en sourdine
unmute = Enlever la sourdine
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
   *[other] { $name } a quitté la table ; la place est de nouveau libre.
  }
told-left = { $who ->
    [me] Tu t’absentes.
   *[other] { $name } s’absente.
  }
told-stood-in = { $who ->
    [me] Un bot joue à ta place.
   *[other] Un bot joue pour { $name }.
  }
told-took-back = { $who ->
    [me] Te revoilà.
   *[other] { $name } est de retour.
  }
told-nudged = On demande à { $name } : toujours là ?
told-nudged-you = { $by } demande : tu es encore là ?
told-nudge-answered = { $who ->
    [me] Tu as dit que tu étais là.
   *[other] { $name } est là.
  }
told-key-changed = Cette table a un nouveau lien et un nouveau code.
told-resigned = { $who ->
    [me] Tu abandonnes.
   *[other] { $name } abandonne.
  }
told-more-hints = { $count ->
    [one] Encore un indice.
   *[other] Encore { $count } indices.
}
told-overtaken = Ton indice sur la pile { $pile } ne vaut plus.

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
hint-short-trick = j’y recule
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
hint-short-start = moi ?
hint-short-not-start = pas moi

hint-by = { $name } : { $hint }
say = Dire quelque chose
say-about = Tout le monde l’entend, et aucun indice ne révèle de nombre. Tu peux parler de chaque chose une fois par tour.
say-pile = Sur la pile { $pile }
say-pile-done = Tu as déjà parlé de la pile { $pile } pendant ce tour.
say-colours = Couleurs
say-general = En général
say-done = Tu en as déjà parlé pendant ce tour.
say-none = Il n’y a plus rien à dire pendant ce tour.
marks-pile = Ce qui a été dit sur la pile { $pile }
marks-seat = Ce que { $name } a dit
marks-mine = Ce que tu as dit
marks-none = Ces indices ne valent plus.

## The end

end-beaten = Le jeu est vaincu !
end-excellent = Excellent !
end-lost = Cette fois, le jeu gagne.
end-duel-won = Tu gagnes !
end-duel-lost = Cette fois, tu perds.
end-winner = { $name } gagne !
end-about = { $reason ->
    [all-laid] Toutes les cartes sont posées.
    [stuck] Quelqu’un n’a pas pu poser les cartes demandées.
    [burned] Une carte de feu n’a pas été couverte à temps.
   *[resigned] La partie a été abandonnée.
  }
end-about-duel = { $reason ->
    [all-laid] { $winner } : toutes les cartes posées. { $loser } : reste { $left }.
    [stuck] { $loser } : impossible de poser deux cartes.
   *[resigned] { $loser } : abandon.
  }
end-scale = { $laid ->
    [one] { $laid } carte posée
   *[other] { $laid } cartes posées
  } sur { $cards }, reste { $left }
end-hands = Cartes restées en main
rematch = Rejouer
same-deal = Les mêmes cartes
replay = Revoir
share-result = { $game } : { $result }{ $left ->
    [0] {""}
    [one] {" "}Une carte restante.
   *[other] {" "}{ $left } cartes restantes.
  }

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
replay-file-about = Une partie au format d’enregistrement (.json, ou la première d’un .jsonl). Rien n’en est conservé.
record-wrong = Le tour { $turn } de ce fichier est contraire aux règles.
record-next = Le fichier a peut-être été modifié ou coupé. Utilise-le tel que tu l’as téléchargé.

## Why a bot played so

replay-said = Dit pendant ce tour
reason-ask = Pourquoi ?
reason-title = { $name } : pourquoi ce tour ?
reason-play = { $card } sur la pile { $pile }
reason-chance = { $chance ->
    [0] presque aucune chance
   *[other] { $chance } % de chances de gagner
  }
reason-laid = Il a posé
reason-again = Si on le lui redemandait, il poserait
reason-others = Il a aussi envisagé
reason-newer = C’est une version plus ancienne de ce bot qui a joué : une plus récente répond ici et peut juger autrement.
reason-unweighed = Ce bot suit des règles simples et ne pèse pas les chances.
reason-silent-heard = Personne n’avait donné d’indice.
reason-silent-same = Sans indices, il aurait posé les mêmes cartes.
reason-silent-other = Sans indices, il aurait posé : { $plays }
reason-heeded = Pris en compte
reason-overridden = Entendu, mais il a joué là quand même

## My games

mine = Mes parties
mine-unfinished = En cours
mine-finished = Terminées
mine-none = Aucune partie ne t’attend.
mine-none-finished = Tes parties terminées apparaîtront ici.
mine-download = Télécharger toutes les parties
record-uncounted = ne compte pas : ces cartes avaient déjà été jouées
stat-best = { $left ->
    [0] Tu l’as déjà vaincu.
    [one] Meilleur résultat : une carte restante.
   *[other] Meilleur résultat : { $left } cartes restantes.
  }
stat-streak = { $streak ->
    [0] Ta plus longue série de victoires : { $best }.
   *[other] Victoires d’affilée : { $streak }. Ta plus longue série : { $best }.
  }

## Settings

name-title = Ton nom
name = Nom
name-about = Les autres à la table le voient.
name-saved = Enregistré.
device-title = Sur un autre appareil
device-about = Continue sur ton téléphone : ouvres-y un lien, et tu es la même personne sur les deux appareils.
device-link = Créer un lien
device-expires = Il est valable une fois, jusqu’à { $time }.
device-linked = Cet appareil est maintenant { $name }.
shared-title = Tes appareils
shared-about = Chacun d’eux voit tes cartes et peut jouer à ta place. Déconnecte ceux que tu ne reconnais pas.
shared-this = Celui-ci
shared-other = Un autre appareil
shared-since = depuis le { $date }
shared-seen = dernier passage : { $date }
shared-out = Déconnecter
shared-out-here = Se déconnecter ici
shared-done = L’appareil est déconnecté.
shared-done-here = Cet appareil est déconnecté.
link-title = Jouer ici sous le nom de { $name } ?
link-about = Ce lien rattache ce navigateur à { $name } : les deux appareils auront le même nom, les mêmes tables et les mêmes parties.
link-careful = Ne continue que si tu as créé ce lien toi-même. La personne qui l’a créé verra tes cartes ici et pourra jouer à ta place.
link-keeps = Ici, tu es { $name } pour l’instant. Rien n’est perdu : dans les réglages, tu peux redevenir { $name } à tout moment.
link-use = Devenir { $name }
link-stay = Rester { $name }
link-no = Non merci
link-mine = Dans ce navigateur, tu es déjà { $name }.
previous-title = Ton nom d’avant
previous-about = Tu as ouvert un lien d’appareil dans ce navigateur. Tu peux retrouver ton nom, tes tables et tes parties d’avant.
previous-back = Redevenir { $name }
taken-title = Ton nom a changé d’un coup ?
taken-about = Dans les versions précédentes, ouvrir le lien d’appareil de quelqu’un remplaçait ton nom. Si un autre appareil l’a encore, crée un lien là-bas et ouvre-le ici. Sinon, envoie l’adresse d’une table où tu as une place à la personne qui gère ce serveur : elle peut te créer un lien.
forget-title = M’oublier
forget-about = Cela efface ton nom et tout ce qui relie des parties à toi. C’est définitif.
forget = M’oublier
forget-sure = Oui, tout oublier
forgotten = Le serveur ne sait plus rien de toi.

## When something is wrong

problem = Ça n’a pas marché
next-not-allowed = Demande le lien ou le code à la personne qui t’invite.
next-no-such-table = Le lien est peut-être coupé, ou la table fermée depuis longtemps. Ouvres-en une nouvelle depuis l’accueil.
next-wrong-protocol = Le serveur a été mis à jour pendant que cette page était ouverte.
next-offline = Vérifie ta connexion. Ta partie est en sécurité, et la page continue d’essayer.
next-not-found = L’adresse est peut-être mal écrite.
next-closed = Ouvre une nouvelle table depuis l’accueil.
next-table-full = Demande une place à la personne qui a ouvert la table, ou ouvre la tienne depuis l’accueil.
next-table-running = Reviens quand elle sera finie, ou ouvre ta propre table depuis l’accueil.
next-table-over = Demande aux joueurs un lien vers la partie, ou ouvre ta propre table depuis l’accueil.
language-missing = { $language } n’a pas pu être chargé ; tout est en anglais pour l’instant.

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
refused-row-card-only = Aucune carte n’est encore posée sur cette pile : tu ne peux pas y aider.
refused-already-given = Tu ne peux aider qu’avec une carte par tour.
refused-not-in-hand = Le { $card } n’est pas dans ta main.
refused-no-such-pile = Cette pile n’existe pas.
refused-turn-full = { $most ->
    [one] Ici, on ne pose qu’une carte par tour.
   *[other] Ici, on pose au plus { $most } cartes par tour.
  }
refused-too-few-laid = Tu ne peux pas encore finir le tour : { $laid ->
    [one] { $laid } posée
   *[other] { $laid } posées
  }, { $required ->
    [one] { $required } nécessaire
   *[other] { $required } nécessaires
  }.
refused-fire-open = { $count ->
    [one] La carte { $cards } brûle encore : à couvrir avant la fin du tour.
   *[other] Ces cartes brûlent encore : { $cards }. À couvrir avant la fin du tour.
  }
refused-not-your-turn = Ce n’est pas ton tour.
refused-not-started = On ne sait pas encore qui commence.
refused-game-over = La partie est finie.
refused-unknown-game = Ce jeu n’existe pas.
refused-player-count = Ce jeu ne se joue pas à { $players }.
refused-unknown-option = L’option { $option } n’existe pas.
refused-missing-option = L’option { $option } manque.
refused-option-value = { $option } ne peut pas être { $value }.
refused-wrong-type = { $where } dans le fichier n’a pas la bonne forme.
refused-seed-range = Cette graine est hors limites.
refused-deck-count = Le fichier a un mauvais nombre de paquets.
refused-unknown-card = La carte { $card } n’existe pas dans ce jeu.
refused-duplicate-card = La carte { $card } est deux fois dans le paquet.
refused-missing-card = La carte { $card } manque dans le paquet.
refused-already-started = On sait déjà qui commence.
refused-impossible-view = Aucune partie ne peut mener à cette position.
refused-bad-play-text = Ce n’est pas un coup.
refused-bad-position-text = Ce n’est pas une position.
refused-not-json = Ce fichier n’est pas un enregistrement : le JSON n’est pas valide.
refused-not-an-object = Ce fichier n’est pas un enregistrement.
refused-unknown-format = { $format ->
    [None] Ce fichier ne dit pas ce qu’il est : son format devrait être { $known }.
   *[other] Ce fichier a le format { $format }, pas { $known }.
  }
refused-missing-key = { $key } manque dans le fichier.
refused-empty-turn = L’enregistrement a un tour sans carte.
refused-after-the-end = L’enregistrement continue après la fin de la partie.
refused-laid-after-outcome = L’enregistrement a un tour inachevé alors que la partie est finie.
refused-outcome-missing = L’enregistrement n’a pas de résultat alors que la partie est finie.
refused-outcome-too-early = L’enregistrement a un résultat alors que la partie n’est pas finie.
refused-outcome-differs = Le résultat de l’enregistrement ne correspond pas à ses cartes.
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
refused-table-over = La partie de cette table est finie, et seuls ses joueurs peuvent la revoir.
refused-seats-open = Il reste des places libres.
refused-other-people = Seuls les joueurs de la dernière partie peuvent rejouer les mêmes cartes. Il faut en distribuer d’autres.
refused-not-away = Cette personne est là.
refused-not-a-person = Il n’y a personne à cette place.
refused-not-to-act = Ce n’est pas cette personne qu’on attend en ce moment.
refused-not-a-bot = Il n’y a pas de bot à cette place.
refused-yourself = On ne peut pas le faire à soi-même.
refused-already-nudged = La question lui a déjà été posée.
refused-not-due = Il est trop tôt pour cela.
refused-chat-off = Il n’y a pas de discussion à cette table.
refused-empty-text = Le message est vide.
refused-long-text = Le message est trop long : { $length } caractères, { $most } sont permis.
refused-forbidden-hint = { $reason ->
    [already] Tu en as déjà parlé pendant ce tour.
    [too-early] Tu pourras le dire quand on saura qui commence.
    [too-late] On sait déjà qui commence.
    [over] La partie est finie : il ne reste qu’à dire merci ou pardon.
   *[other] Cet indice n’existe pas ici.
  }
refused-forbidden-talk = { $reason ->
    [digits] Pas de nombres : ce pourrait être une carte.
    [number-word] Pas de nombres en lettres : ce pourrait être une carte.
    [roman] Pas de chiffres romains non plus : ce pourrait être une carte.
    [ordinal] Ce pourrait être le numéro d’une carte.
    [symbol] Cette image montre un nombre.
    [counting] Répété ainsi, cela pourrait représenter un nombre.
    [range] Cela laisse deviner le nombre d’une carte.
    [likely] On dirait que cela trahit ou demande une carte. Si ce n’est pas le cas, dis-le autrement.
    [vague-value] Les professionnels ne disent rien des valeurs, pas même haut ou bas.
    [too-long] Trop long : un message compte au plus 500 caractères.
   *[unreadable] Il n’y a rien à lire dans ce message.
  }
refused-name-fixed = Tu ne peux pas changer de nom pendant une partie avec d’autres. Change-le quand elle sera finie.
refused-no-such-turn = Ce tour n’existe pas dans cette partie.
refused-not-a-bots-turn = Une personne a joué ce tour : elle seule peut dire pourquoi.
refused-no-reason = Ce bot ne sait pas dire pourquoi.
refused-bad-clock = Un tour peut durer de { $first } à { $last } secondes.
refused-bad-opening = Ce n’est pas une des réponses.
refused-opinion-fixed = Tu ne peux changer ta réponse qu’une fois.
refused-nothing-laid = Aucune carte n’a été choisie.
refused-closed = { $reason ->
    [retired] Cette table est fermée : personne n’y est venu depuis longtemps.
    [removed] Cette table a été retirée par la personne qui gère ce serveur.
   *[other] Cette table est fermée.
  }
refused-bad-request = Le serveur n’a pas compris.
refused-not-found = Il n’y a rien à cette adresse.
refused-wrong-host = Ce serveur a une autre adresse.
refused-wrong-method = Le serveur n’a pas compris.
refused-too-large = C’est trop grand.
refused-incomplete = La demande n’est pas arrivée en entier.
refused-url-too-long = Cette adresse est trop longue.
refused-headers-too-large = Le serveur n’a pas compris.
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
refused-name-numbers = Un nom ne doit pas contenir de nombre qui pourrait être une carte.
refused-name-banned = Choisis un autre nom, s’il te plaît.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-code = Aucune table n’a ce code.
refused-no-such-record = Cette partie n’existe pas, ou tu ne peux pas la voir.
refused-no-such-moment = La partie ne peut pas continuer à partir d’ici.
refused-no-such-daily = Cette donne du jour n’existe pas.
refused-no-such-link = Ce lien a déjà servi, ou il a expiré.
refused-no-such-device = Cet appareil n’existe pas.
refused-no-such-token = Cet appareil est déjà déconnecté.
refused-no-such-bot = Il n’y a pas de bot { $bot } ici.
refused-daily-unfinished = Finis d’abord cette donne.
refused-daily-running = D’autres jouent encore ces cartes aujourd’hui. Tu pourras jouer à partir d’ici quand la journée sera finie.
refused-deal-in-play = Quelqu’un joue ces cartes en ce moment. Tu les verras quand cette partie sera finie.
refused-daily-fixed = La donne du jour est la même pour tous : rien ne peut changer.
refused-too-many-tables = Tu as déjà { $most } tables en cours : finis-en ou quittes-en une d’abord.
refused-table-moved = La table a changé entre-temps : réessaie.
refused-table-worn = Cette table a atteint sa limite et ne peut plus continuer. Ouvres-en une autre, s’il te plaît.
refused-bad-message = Le serveur n’a pas compris.
refused-wrong-protocol = Cette page est plus ancienne que le serveur.
refused-update = { refused-wrong-protocol }
refused-too-slow = La connexion était trop lente.
refused-starting = Le serveur démarre : un instant, s’il te plaît.
refused-stopping = Le serveur s’arrête.
refused-busy = Le serveur est plein en ce moment : réessaie dans une minute.
refused-internal = Quelque chose s’est mal passé.
refused-storage-full = Le serveur ne peut rien enregistrer maintenant.
refused-storage-gone = Le serveur n’atteint pas son stockage maintenant.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] plus de { $top }
   *[descending] moins de { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}ou juste { $trick }
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
lesson-other = Bonne idée ! Mais fais d’abord ce que demande le texte.
refused-lesson = Fais ce que demande le texte ci-dessus, s’il te plaît.

lesson-the-game-1 = Voici les quatre piles. A et B montent depuis 1, C et D descendent depuis 100. Tu joues avec Mia : les 98 cartes doivent toutes y aller. La barre sous chaque pile montre la place qui lui reste.
lesson-the-game-2 = Avant la première carte, chacun regarde sa main et dit, sans nombre, s’il aimerait commencer. Mia préfère ne pas commencer : c’est donc toi qui commences.
lesson-the-game-3 = À toi. Sur la pile A, tout nombre plus grand convient, mais les petits pas laissent de la place. Prends le 3, puis touche la pile A.
lesson-the-game-4 = Personne ne voit ton plan avant la fin du tour : tu peux essayer. Pose le 61 sur la pile C : il convient, mais il gaspille beaucoup de place. Maintenant, annule.
lesson-the-game-5 = Mieux : pose le 97 sur la pile C. Un tour demande deux cartes ; tu peux en poser plus. Finis ensuite ton tour, et tu pioches pour compléter ta main.
lesson-the-game-6 = Mia a joué et donne un indice : laissez la pile D. Un indice reste près de sa pile jusqu’à ce qu’une carte y soit posée ou que Mia ait rejoué. Il ne révèle jamais de nombre. Laisse-lui donc la pile D.
lesson-the-game-7 = Toi aussi, tu peux donner des indices. Tu as un plan pour la pile A : demande à Mia de la laisser.
lesson-the-game-8 = Prends maintenant le 8 et regarde les piles : chacune dit si la carte convient et de combien est le pas, ou pourquoi elle ne va pas.

lesson-face-to-face-1 = Tes deux piles, A et B, sont en or. Celles de Mia, C et D, sont en argent. Qui pose ses 58 cartes en premier gagne.
lesson-face-to-face-2 = On tire au sort qui commence. Cette fois, c’est toi.
lesson-face-to-face-3 = Deux cartes par tour, toujours. Pose le 4 sur la pile A et le 55 sur la pile B, puis finis ton tour. Tu n’as utilisé que tes piles : tu pioches deux cartes.
lesson-face-to-face-4 = Prends le 7 et regarde les piles de Mia. Il convient là où il en améliore une : il est plus petit que son 9. Un nombre égal ne convient jamais.
lesson-face-to-face-5 = Une carte par tour peut l’aider. Pose le 7 sur C, puis le 12 sur A et le 47 sur B. Si tu aides, tu pioches jusqu’à six.
lesson-face-to-face-6 = Le retour arrière : sur tes piles, tu peux reculer d’exactement dix. Pose le 2 sur la pile A.

lesson-quick-and-easy-1 = Deux piles, A monte, B descend, et cinquante cartes : de 1 à 10 en cinq couleurs. Mia en a deux, toi aussi, et vous avez décidé que tu commences.
lesson-quick-and-easy-2 = La première carte d’une pile peut être n’importe laquelle. Pose le 3 bleu sur la pile A, qui monte.
lesson-quick-and-easy-3 = Tu peux en poser une deuxième. Pose le 8 rouge sur la pile B, qui descend, et finis ton tour. Tu pioches autant de cartes que tu en as posé.
lesson-quick-and-easy-4 = Prends le 5 jaune et regarde. Un nombre égal ne convient pas : la pile A montre déjà un 5.
lesson-quick-and-easy-5 = Mais il est plus petit que le 8. Pose-le sur la pile B et finis ton tour ; une carte suffit.
lesson-quick-and-easy-6 = Le retour arrière : la même couleur convient toujours, quel que soit le nombre. Pose le 1 vert sur le 9 vert !
lesson-quick-and-easy-7 = Du 9, retour au 1. Quand les cinquante cartes sont posées, vous avez gagné ensemble ; si la personne dont c’est le tour a des cartes et qu’aucune ne convient, c’est perdu. Qui n’a plus de cartes passe son tour. Parlez, mais jamais de valeurs exactes.

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
rules-help = Aider l’adversaire
rules-draw = Piocher
rules-professional = Pour professionnels

rules-the-game-aim = Vous jouez tous contre le jeu. Ensemble, posez les 98 cartes, de 2 à 99, sur quatre piles.
rules-the-game-setup = Deux piles montent depuis 1, deux descendent depuis 100. En solo, on a huit cartes ; à deux, sept ; de trois à cinq, six. Chacun regarde sa main, puis vous décidez qui commence.
rules-the-game-turn = Pose au moins deux cartes, chacune sur la pile de ton choix : plus grande que celle du dessus là où l’on monte, plus petite là où l’on descend ; l’écart est libre. Ce qui est posé reste posé, et on ne regarde pas les cartes couvertes. Complète ensuite ta main, tant que la pioche suffit. Quand elle est vide, une carte par tour suffit, et qui n’en a plus passe son tour.
rules-the-game-trick = Une carte plus petite d’exactement dix peut aller sur une pile qui monte, et une plus grande d’exactement dix sur une pile qui descend. Tu regagnes ainsi de la place, aussi souvent que tu peux.
rules-the-game-end = Toutes les cartes posées : vous avez vaincu le jeu. Si la personne dont c’est le tour a posé trop peu de cartes et qu’aucune de sa main ne convient, la partie est finie, même si elle s’est mise elle-même dans cette impasse. Moins de dix cartes restantes, c’est excellent.
rules-the-game-talk = Parlez de tout, mais ne dites, ne demandez et ne suggérez jamais un nombre précis. Ici, la discussion retient un message qui contient un nombre et te dit pourquoi ; personne d’autre ne le voit. Une table peut aussi être stricte (indices seulement) ou libre (question d’honneur).
rules-the-game-hints = Un appui suffit pour dire ce que les règles permettent : laissez cette pile, évitez-la plutôt, allez-y, petits pas seulement, ou que tu pourrais y faire un retour arrière. Tu peux aussi dire que ton tour est difficile, que ça va, ou que tu peux poser plus. Un indice reste près de sa pile jusqu’à ce qu’une carte y soit posée ou que son auteur ait joué. Tu peux parler de chaque pile une fois par tour. Les bots donnent des indices et écoutent les tiens.
rules-the-game-expert = Les experts doivent poser trois cartes par tour, mais une seule suffit toujours quand la pioche est vide. Une main d’une carte de moins est encore plus difficile ; les deux se combinent.
rules-the-game-fire = Les cartes 22, 33, 44, 55, 66 et 77 brûlent. Si l’une d’elles est sur le dessus à la fin d’un tour, elle doit être couverte au tour suivant, même après deux cartes posées, sinon la partie est perdue. Couvrir aussitôt la sienne est permis.

rules-face-to-face-aim = Deux joueurs, chacun avec un paquet de 58 cartes, or et argent. Le premier à poser toutes les siennes gagne.
rules-face-to-face-setup = Chacun a une pile qui monte depuis 1 et une qui descend depuis 60, une pioche et une main de six cartes. On tire au sort qui commence.
rules-face-to-face-turn = Pose toujours au moins deux cartes, même quand ta pioche est vide. Toutes vont sur tes piles, sauf une qui peut aider l’adversaire. On ne regarde pas les cartes couvertes.
rules-face-to-face-trick = Sur tes piles, tu peux reculer d’exactement dix, comme dans The Game.
rules-face-to-face-help = Une carte par tour peut aller sur une pile de l’adversaire, si elle l’améliore : plus petite que celle du dessus là où la pile monte, plus grande là où elle descend. Un nombre égal n’y convient jamais, le retour arrière n’y vaut pas, et on ne peut pas aider une pile sans carte.
rules-face-to-face-draw = Si tu n’as utilisé que tes piles, pioche deux cartes, quel que soit le nombre posé. Si tu as aidé, pioche jusqu’à six. Dans les deux cas, tant que ta pioche suffit.
rules-face-to-face-end = Dès que tu poses ta dernière carte, tu gagnes. Dès que tu ne peux pas poser deux cartes, tu perds, et aussi quand tu commences un tour avec une seule carte, même si elle convient.

rules-quick-and-easy-aim = Ensemble, posez les 50 cartes, de 1 à 10 en cinq couleurs, sur deux piles.
rules-quick-and-easy-setup = Une pile monte, une descend, et les deux commencent par n’importe quelle carte. Chacun a deux cartes. Décidez qui commence.
rules-quick-and-easy-turn = Pose une ou deux cartes, plus grande sur la pile qui monte, plus petite sur celle qui descend. Un nombre égal ne convient pas. Pioche ensuite autant de cartes que tu en as posé.
rules-quick-and-easy-trick = Une carte de la même couleur que celle du dessus convient, quel que soit son nombre.
rules-quick-and-easy-end = Toutes les cartes posées : gagné. Si la personne dont c’est le tour a des cartes et qu’aucune ne convient, c’est perdu. Qui n’a plus de cartes passe son tour.
rules-quick-and-easy-talk = Rester vague est permis, « un jaune plutôt haut » par exemple. Pas de valeur exacte, même par comparaison avec une autre carte. Ici, la discussion retient un tel message et te dit pourquoi ; personne d’autre ne le voit.
rules-quick-and-easy-hints = Un appui suffit pour dire quelles couleurs tu as, hautes, moyennes ou basses, quelle pile tu aimerais, et où tu pourrais faire un retour arrière. Les professionnels ne nomment que couleurs, pile et retour arrière. Un indice reste tant qu’il est valable. Tu peux parler de chaque chose une fois par tour. Les bots donnent des indices et écoutent les tiens.
rules-quick-and-easy-professional = Exactement une carte par tour. On ne nomme que les couleurs qu’on a, la pile qu’on voudrait, et où le retour arrière serait possible.

hint-soon = Tu dis : { $hint }. Appuie sur u pour le retirer.
hint-taken-back = Retiré. Personne ne l’a entendu.
sign-many = { $code ->
    [leave] { $count } : laissez
    [rather-not] { $count } : évitez
    [go-ahead] { $count } : allez-y
    [small-steps] { $count } : petits pas
    [trick] { $count } y reculent
   *[want] { $count } la veulent
  }
log = Journal
log-since = depuis ton tour
log-empty = Il ne s’est encore rien passé.
log-play = { $card } sur { $pile }
log-laid = { $who ->
    [me] Tu as posé { $plays }.
   *[other] { $name } a posé { $plays }.
  }
log-drew = { $count ->
    [one] Une carte piochée.
   *[other] { $count } cartes piochées.
  }
strip-since = Depuis ton tour :
strip-so-far = Jusqu’ici :
strip-nothing = personne n’a posé de carte
step-cost = { $way ->
    [cost] −{ $step }
    [gain] +{ $step }
   *[none] ±0
  }
step-gives = donne { $step }
pile-way = { $way ->
    [up] monte
   *[down] descend
  }
pile-room = place { $count }
pile-laid = posée par { $name } depuis ton tour
pile-gives = aide, donne { $step }
cloth = Table
cloth-name = { $cloth ->
    [evening] Rouge du soir
   *[felt] Tapis vert
  }
volume = Volume
motion = Animations
motion-name = { $motion ->
    [none] Désactivées
    [fast] Rapides
   *[normal] Normales
  }

play-company = Combien de bots ?
play-bots = { $count ->
    [0] Aucun : en solo
   *[other] { $count }
  }
play-variants = Variantes
play-start = Jouer
choices-dropped = Un de tes anciens choix n’est plus proposé ; le choix habituel le remplace.
choose-strength = { $bots ->
    [one] Quel niveau pour le bot ?
   *[other] Quel niveau pour les bots ?
  }
more-bots = Autres
bot-beginner = Débutant
bot-casual = Amateur
bot-steady = Régulier
bot-about-beginner = Fait le plus petit pas qu’il voit, et oublie une carte de temps en temps.
bot-about-casual = Prépare un tour sur deux et joue les autres sans réfléchir.
bot-about-steady = Prépare la plupart de ses tours ; de temps en temps, il est distrait.
bot-about-planner = Prépare chaque tour et retient les cartes déjà posées.
bot-about-expert = Prépare chaque tour, le pèse avec soin et écoute bien.
bot-figures = { $won ->
    [0] À trois, ils ne battent presque jamais { $game }.
   *[other] À trois, ils battent { $game } { $won } fois sur 100.
  }
bot-figures-duel = Gagne { $won } parties sur 100 contre les autres bots d’ici.
choose-hints = { $bots ->
    [one] Le bot parle-t-il beaucoup ?
   *[other] Les bots parlent-ils beaucoup ?
  }
hints = { $hints ->
    [quiet] Peu
    [talkative] Beaucoup
   *[normal] Un peu
  }
hints-about = { $hints ->
    [quiet] Un seul indice par bot à la fois.
    [talkative] Ils disent tout ce qu’ils peuvent dire de chaque pile.
   *[normal] Deux indices par bot à la fois, au plus : l’essentiel.
  }
option-hints = { $hints ->
    [quiet] bots discrets
   *[talkative] bots bavards
  }

end-cards-left = { $left ->
    [one] Il restait une carte.
   *[other] Il restait { $left } cartes.
  }
end-stuck = { $who ->
    [me] Tu devais
   *[other] { $name } devait
  } poser { $laid ->
    [0] { $needed ->
        [one] une carte
       *[other] { $needed } cartes
      }
   *[other] { $needed ->
        [one] encore une carte
       *[other] encore { $needed } cartes
      }
  }, et c’était impossible : { $cards } { $count ->
    [one] ne va
   *[other] ne vont
  } nulle part.
end-short = { $who ->
    [me] Tu n’avais
   *[other] { $name } n’avait
  } plus { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
  } pour un tour qui en demande { $required }.
end-burned = { $who ->
    [me] Tu n’as
   *[other] { $name } n’a
  } pas pu couvrir ce qui brûlait : { $fires }.
end-gave-up = { $who ->
    [me] Tu as abandonné.
   *[other] { $name } a abandonné.
  }
end-gave-up-together = { $who ->
    [me] Vous avez abandonné d’un commun accord.
   *[other] L’équipe a abandonné d’un commun accord.
  }
end-mark-excellent = excellent
end-mark-left = cartes restantes
end-best = { $left ->
    [0] Tu as déjà vaincu ce jeu.
    [one] Ton record : une carte restante.
   *[other] Ton record : { $left } cartes restantes.
  }
end-best-now = Ton meilleur résultat jusqu’ici !
end-tricks = { $count ->
    [0] Aucun retour arrière n’a été joué.
    [one] Un retour arrière a été joué.
   *[other] { $count } retours arrière ont été joués.
  }
end-heeded = { $asked ->
    [one] Il y a eu une demande de laisser une pile, et elle { $heeded ->
        [0] n’a pas été suivie
       *[other] a été suivie
      }.
   *[other] Sur { $asked } demandes de laisser une pile, { $heeded ->
        [0] aucune n’a été suivie
        [one] une a été suivie
       *[other] { $heeded } ont été suivies
      }.
  }
stat-sum = { $games ->
    [one] Une partie, { $wins ->
        [0] perdue
       *[other] gagnée
      }.
   *[other] { $games } parties, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
      }.
  }
stat-spread = Combien de cartes restaient dans tes parties ; en vert, aucune.
stat-days = Les trente derniers jours : { $games ->
    [0] aucune partie
    [one] une partie, { $wins ->
        [0] perdue
       *[other] gagnée
      }
   *[other] { $games } parties, gagnées : { $wins }
  }.
record-given-up = La partie a été abandonnée.
join-header = Entrer un code
name-you = Toi :
key-help = montrer ces touches
home-offline = Tu es hors ligne. Les leçons et les règles marchent ; pour jouer, il faut une connexion.
vote-me = { $opening ->
    [0] Plutôt pas moi
    [1] Moi, s’il le faut
   *[2] Moi, volontiers
  }
vote-rather = Plutôt { $name }
starter-lot = On tire au sort qui commence
starter-votes = { $count ->
    [one] 1 voix
   *[other] { $count } voix
  }

refused-already-proposed = Tu l’as déjà proposé.
refused-not-proposed = Il n’y a plus de proposition d’abandonner.
giving-up-asked = { $name } propose d’abandonner. D’accord ?
giving-up-waiting = Tu proposes d’abandonner. En attente des autres…
giving-up-agreed = Tu es d’accord. En attente des autres…
giving-up-yes = Abandonner
giving-up-no = Continuer
giving-up-back = Retirer la proposition
resign-propose = Proposer d’abandonner
resign-propose-about = La partie ne s’arrête que si tout le monde est d’accord.
told-giving-up-proposed = { $who ->
    [me] Tu proposes d’abandonner.
   *[other] { $name } propose d’abandonner.
  }
told-giving-up-agreed = { $who ->
    [me] Tu es d’accord pour abandonner.
   *[other] { $name } est d’accord pour abandonner.
  }
told-giving-up-dropped = { $who ->
    [me] Tu veux continuer.
    [nobody] Tout le monde n’a pas répondu : la partie continue.
   *[other] { $name } veut continuer.
  }
lesson-the-game-9 = Pose le 8 sur la pile B. Puis le 32 sur la pile A : un grand pas, mais prévu.
lesson-the-game-10 = Voilà le plan, le retour arrière : le 22 vaut exactement dix de moins que le 32, il convient donc. Pose-le sur la pile A dans le même tour, puis finis ton tour.
lesson-the-game-11 = Dix pas regagnés. Quand la pioche est vide, une carte par tour suffit, et qui n’a plus de cartes passe son tour. Si la personne dont c’est le tour ne peut pas poser assez de cartes, la partie est finie. Moins de dix restantes, c’est excellent.
lesson-the-game-12 = Quand tout cela devient facile : les experts posent trois cartes par tour. Avec On Fire, un 22, 33, 44, 55, 66 ou 77 sur le dessus à la fin d’un tour doit être couvert au tour suivant. Et quoi que tu dises : pas de nombres !
lesson-face-to-face-7 = Il y a donc deux façons de piocher : deux cartes si tu n’utilises que tes piles, jusqu’à six si tu aides. Dans les deux cas, tant que la pioche suffit. Aide quand tu as besoin de cartes.
lesson-face-to-face-8 = Tu gagnes dès que tu poses ta dernière carte. Tu perds dès que tu ne peux pas poser deux cartes dans ton tour, même si c’est parce que tu n’en as qu’une.
lesson-quick-and-easy-8 = Les professionnels posent exactement une carte par tour, et ne nomment que les couleurs qu’ils ont, la pile qu’ils voudraient et où ils pourraient faire le retour arrière.
rules-readings = Là où la règle se tait
rules-the-game-readings = La carte de règles d’On Fire laisse quelques cas ouverts. Voici notre lecture : le tour suivant est celui de la prochaine personne qui a des cartes ; en solo, c’est le tien. Un tour ne peut pas finir tant qu’un ancien feu brûle : on continue à poser tant qu’une carte convient. Une carte de feu posée sur une autre éteint l’ancien feu et en allume un nouveau. Quand la dernière carte est posée, la partie est gagnée, feu ou pas.
rules-face-to-face-readings = Une édition de la règle laisse les joueurs choisir qui commence ; ici, on tire au sort, comme dans les autres éditions. Une édition dit de piocher jusqu’à deux cartes ; ici, on en pioche deux, comme le dit son propre résumé.
rules-quick-and-easy-readings = Les cartes qui ouvrent les deux piles n’ont pas de nombre : n’importe quelle carte peut donc être la première. La règle ne dit pas ce qui arrive à une personne sans cartes ; ici, on saute son tour, comme dans The Game.

choose-pace = { $bots ->
    [one] À quelle vitesse joue le bot ?
   *[other] À quelle vitesse jouent les bots ?
  }
pace = { $pace ->
    [slow] Lente
    [fast] Rapide
   *[normal] Normale
  }
option-pace = { $pace ->
    [slow] bots lents
   *[fast] bots rapides
  }
what-if = Reprise au tour { $turn }. Cette partie ne compte pas.
what-if-back = Revoir la partie d’origine

daily-archive = Tes jours
daily-streak = { $streak ->
    [0] Ta plus longue série : { $best ->
        [one] un jour
       *[other] { $best } jours
      }.
    [one] Tu joues depuis un jour. Ta plus longue série : { $best ->
        [one] un jour
       *[other] { $best } jours
      }.
   *[other] Tu joues depuis { $streak } jours d’affilée. Ta plus longue série : { $best } jours.
  }
daily-strip = Un carré par tour : vert pour les petits pas, puis jaune, orange et rouge ; le signe « indique un retour arrière. Aucune carte n’est révélée.
daily-strip-turns = { $turns ->
    [one] Une partie d’un tour
   *[other] Une partie de { $turns } tours
  }
check-title = Le mélange était-il honnête ?
check-about = Avant la première carte, le serveur a montré un nombre qui fixait l’ordre des cartes. Maintenant que la partie est finie, ce navigateur peut vérifier que l’ordre est resté le même.
check-game = Vérifier cette partie
check-good = Tout concorde : les cartes étaient fixées avant la première pose.
check-own = Cette vérification a utilisé le nombre de l’enregistrement. Si tu as noté celui qui était affiché avant la partie, compare-le aussi.
check-bad = Cela ne concorde pas : ce ne sont pas les cartes fixées.
check-no-shuffle = Cet enregistrement ne peut pas être vérifié : il ne dit pas comment les cartes ont été fixées.
check-noted = J’ai noté le nombre avant la partie
check-noted-about = Le nombre, 64 caractères de 0 à 9 et de a à f
check-bad-noted = Le nombre noté doit avoir 64 caractères, de 0 à 9 et de a à f.
check-insecure = Les navigateurs ne peuvent le vérifier que sur des pages https. Dans le terminal : backtrick verify --commitment.

## Étudier une partie

replay-ways = Façons de voir cette partie
replay-watch = Revoir
replay-study = Analyse
end-study = { $whose ->
    [we] { $result ->
        [won] Comment nous avons réussi
       *[lost] Où avons-nous perdu ?
      }
    [i] { $result ->
        [won] Comment j’ai réussi
       *[lost] Où ai-je perdu ?
      }
   *[they] { $result ->
        [won] Comment la partie a été gagnée
       *[lost] Où la partie a-t-elle été perdue ?
      }
  }
study-left = { $left ->
    [0] toutes les cartes posées
    [one] une carte restante
   *[other] { $left } cartes restantes
  }
study-title-open = Où en est cette partie
study-duel = { $who ->
    [won] Tu as gagné ; il restait { $left ->
        [one] une carte
       *[other] { $left } cartes
      } à { $loser }.
    [lost] { $winner } a gagné ; il te restait { $left ->
        [one] une carte
       *[other] { $left } cartes
      }.
   *[other] { $winner } a gagné ; il restait { $left ->
        [one] une carte
       *[other] { $left } cartes
      } à { $loser }.
  }
study-chance = Chances de gagner, tour après tour
study-chance-of = { $who ->
    [me] Tes chances de gagner, tour après tour
   *[other] Chances de gagner de { $name }, tour après tour
  }
study-percent = { $chance } %
study-turn = Tour { $turn }
study-turn-of = Tour { $turn } · { $name }
study-turns = Les tours de la partie
study-turn-before = Tour précédent
study-turn-after = Tour suivant
study-from-to = { $from } % → { $to } %
study-queued = { $place ->
    [0] Ta partie est la prochaine.
    [one] Une partie passe avant la tienne.
   *[other] { $place } parties passent avant la tienne.
  }
study-running = Un expert regarde chaque tour…
study-deeper = On cherche mieux…
study-progress = Avancement de l’analyse
study-failed = Cette partie n’a pas pu être analysée.
study-stopped = L’analyse a pris trop de temps et s’est arrêtée.
study-turning = { $count ->
    [0] Aucun tournant
    [one] Le tournant
   *[other] { $count } tournants
  }
study-no-turning = Aucun tour n’a changé grand-chose à lui seul.
study-better = Mieux : { $plays }
study-until-short = gagnable jusqu’au tour { $turn }
study-proved = { $state ->
    [next] Cartes sur table, la partie pouvait être gagnée jusqu’au tour { $until } ; à partir du tour { $lost }, elle était perdue à coup sûr.
    [gap] Cartes sur table, la partie pouvait être gagnée jusqu’au tour { $until } et était perdue à coup sûr à partir du tour { $lost } ; entre les deux, rien n’est prouvé.
    [open] Cartes sur table, la partie pouvait être gagnée jusqu’au tour { $until } ; pour la suite, rien n’est prouvé.
    [after] Cartes sur table, la partie pouvait être gagnée jusqu’au tour { $until } ; ensuite, elle était perdue à coup sûr.
    [end] Cartes sur table, la partie pouvait encore être gagnée après le tour { $until }.
   *[lost] Cartes sur table, la partie était perdue à coup sûr à partir du tour { $lost }.
  }
study-gave-up = { $who ->
    [team] La partie a été abandonnée à { $chance } %.
    [me] Tu as abandonné avec { $chance } % de chances de gagner.
   *[other] { $name } a abandonné avec { $chance } % de chances de gagner.
  }
study-mark-slip = Imprécision
study-mark-mistake = Erreur
study-mark-blunder = Grosse erreur
study-mark-forced = Forcé
study-mark-lucky-deal = Bonne donne
study-mark-unlucky-deal = Mauvaise donne
study-mark-lucky-draw = Bonne pioche
study-mark-unlucky-draw = Mauvaise pioche
study-mark-stuck = Bloqué
study-lane-laid = Posé
study-lane-expert = Expert
study-hand = { $who ->
    [me] Ta main
   *[other] Main de { $name }
  }
study-stuck = Il n’y avait aucun moyen de poser assez de cartes.
study-forced = Il n’y avait qu’une façon de jouer.
study-free = Beaucoup de façons de jouer se valaient.
study-best = Il n’y avait pas mieux à jouer.
study-helped = Un bot a joué une partie de ce tour, qui n’est donc pas jugé.
study-expert = L’expert jouerait ce tour de la même façon.
study-near = { $points ->
    [one] Un bon tour, à un point du meilleur.
   *[other] Un bon tour, à { $points } points du meilleur.
  }
study-gave = { $label ->
    [slip] Une imprécision
    [mistake] Une erreur
   *[blunder] Une grosse erreur
  } : elle a coûté { $points } points.
study-nothing = Aucune carte n’a été posée : il n’y a rien à analyser.
study-looking = Examen plus poussé…
study-concealed = Qu’est-ce qui aurait été mieux ? Essaie avant de regarder.
study-try = Essayer
study-try-turn = Essayer le tour { $turn }
study-answer = Voir la réponse
study-reason-asked = On avait demandé de laisser la pile { $pile } ({ $names }).
study-reason-trick = Le retour arrière était possible : { $card } sur { $pile }.
study-reason-room = En jouant au mieux, il reste plus de place sur les piles.
study-reason-steps = { $from ->
    [back] Les pas regagnent { $laid }
    [free] Les pas ne coûtent rien
   *[on] Les pas coûtent { $laid }
  } en tout ; de meilleurs { $to ->
    [back] en regagnent { $better }
    [free] ne coûtent rien
   *[on] coûtent { $better }
  }.
study-reason-too-many = { $better ->
    [one] { $laid } cartes ont été posées ; mieux valait en poser une.
   *[other] { $laid } cartes ont été posées ; mieux valait en poser { $better }.
  }
study-reason-too-few = { $laid ->
    [one] Une seule carte a été posée ; mieux valait en poser { $better }.
   *[other] Seulement { $laid } cartes ont été posées ; mieux valait en poser { $better }.
  }
study-reason-dead = { $laid ->
    [one] Ensuite, une des cartes à venir ne va nulle part
   *[other] Ensuite, { $laid } des cartes à venir ne vont nulle part
  } ; en jouant au mieux, { $better ->
    [0] aucune
   *[other] { $better }
  }.
study-cause-choice = Il y avait mieux à jouer.
study-cause-draw = { $who ->
    [team] { $way ->
        [good] Les nouvelles cartes tombaient bien.
       *[bad] Les nouvelles cartes tombaient mal.
      }
    [me] { $way ->
        [good] Tes nouvelles cartes tombaient bien.
       *[bad] Tes nouvelles cartes tombaient mal.
      }
   *[other] { $way ->
        [good] Les nouvelles cartes de { $name } tombaient bien.
       *[bad] Les nouvelles cartes de { $name } tombaient mal.
      }
  }
study-cause-deal = { $who ->
    [team] { $way ->
        [good] Une bonne première main.
       *[bad] Une première main difficile.
      }
    [me] { $way ->
        [good] Tu avais une bonne première main.
       *[bad] Tu avais une première main difficile.
      }
   *[other] { $way ->
        [good] { $name } avait une bonne première main.
       *[bad] { $name } avait une première main difficile.
      }
  }
study-cause-hidden = { $way ->
    [good] Les cartes cachées étaient meilleures que prévu.
   *[bad] Les cartes cachées étaient pires que prévu.
  }
study-part = { $part ->
    [hidden] cartes cachées
    [deal] donne
    [draw] pioche
   *[choice] choix
  } { $points }
study-parts = Pourquoi les chances ont changé, en points : { $parts }
study-asked = { $left ->
    [yes] On avait demandé de laisser la pile { $pile } ({ $names }), et elle l’a été.
    [no] Pendant ce tour, une carte a été posée sur la pile { $pile }, et il était demandé de la laisser ({ $names }).
   *[missed] Pendant ce tour, une carte a été posée sur la pile { $pile }, et il était demandé de la laisser ({ $names }). La laisser valait mieux.
  }
study-luck = Chance et adresse
study-luck-sum = { $who ->
    [team] { $result ->
        [won] La partie a commencé à { $start } % et a été gagnée.
       *[lost] La partie a commencé à { $start } % et a été perdue.
      }
    [me] { $result ->
        [won] Tu as commencé à { $start } % et tu as gagné.
       *[lost] Tu as commencé à { $start } % et tu as perdu.
      }
   *[other] { $result ->
        [won] { $name } a commencé à { $start } % et a gagné.
       *[lost] { $name } a commencé à { $start } % et a perdu.
      }
  }
study-share-deal = La donne
study-share-draw = Les pioches
study-share-hidden = Les cartes cachées
study-share-skill = Choix
study-share-given-up = L’abandon
study-share-skill-of = { $who ->
    [me] Tes choix
   *[other] Choix de { $name }
  }
study-share-own = dont les tiens : { $points }
study-luck-about = En points de chances de gagner ; additionnés, ils donnent le résultat.
study-luck-wait = Calcul en cours…
study-unfinished = Cette partie n’a pas été terminée : on ne peut rien dire de la chance.
study-tries = { $whose ->
    [mine] { $count ->
        [one] Ton erreur
       *[other] Tes { $count } erreurs
      }
   *[all] { $count ->
        [one] L’erreur
       *[other] Les { $count } erreurs
      }
  }
study-tries-about = La position revient, et tu joues ce tour autrement.
study-tries-done = Tu les as toutes vues.
study-talk = Indices
study-talk-missed = Là où il valait mieux suivre la demande :
study-try-title = Tour { $turn } : que poserais-tu ?
study-try-about = { $who ->
    [me] C’étaient tes cartes.
   *[other] Ce sont les cartes de { $name }.
  }
study-try-place = Position { $place } sur { $count }.
study-try-close = Retour à l’analyse
study-try-lay = { $needed ->
    [one] Pose au moins une carte.
   *[other] Pose au moins { $needed } cartes.
  }
study-try-done = Valider
study-try-solved = { $below ->
    [0] Trouvé ! { $chance } %, aussi bien que l’expert.
   *[other] Trouvé ! { $chance } %, presque aussi bien que l’expert.
  }
study-try-worse = { $plays } : { $chance } %. Le choix de l’expert a { $below } points de plus.
study-try-left = { $left ->
    [one] Encore un essai.
   *[other] Encore { $left } essais.
  }
study-try-known = { $what ->
    [laid] C’est le tour joué dans la partie : il ne compte pas comme essai.
   *[tried] Tu as déjà essayé ce tour : il ne compte pas une deuxième fois.
  }
study-try-over = C’était le dernier essai ; voici la réponse.
study-try-next = Erreur suivante
study-table = Les { $count } tours dans un tableau
study-column-turn = Tour
study-column-who = Joueur
study-column-chance = Chances
study-column-mark = Signe
study-column-laid = Posé
study-limits = Ce que l’analyse peut dire
study-limit-judge = Les chances disent combien de fois des experts gagneraient à partir de là, d’après ce que pouvait savoir la personne qui jouait.
study-limit-memory = On suppose que chacun se souvient de chaque carte posée.
study-limit-hints = Un enregistrement ne dit pas entre quelles cartes d’un tour un indice est venu.
study-limit-stand-in = Les tours joués en partie par un remplaçant ne sont pas jugés.
