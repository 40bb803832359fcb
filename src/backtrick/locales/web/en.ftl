### The texts of the browser client.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Four piles, one team, ninety-eight cards: lay them all before you get stuck.
about-face-to-face = Two players, one deck each: be the first to lay all your cards, and help your opponent only when it helps you.
about-quick-and-easy = Ten numbers, five colours, two piles: five minutes together.
players-the-game = 1 to 5 players, together
players-face-to-face = 2 players, against each other
players-quick-and-easy = 2 to 5 players, together

players = { $count ->
    [one] alone
   *[other] { $count } players
  }
option-required = at least { $value } cards a turn
option-hand = hand of { $value }
option-fire = On Fire
option-professional = professional
option-clock = { $value } seconds a turn
option-talk = { $talk ->
    [strict] hints only
    [silent] no chat
   *[free] honour system
  }
option-about-required = How many cards you must lay each turn; 3 is for experts.
option-about-hand = One card fewer makes it harder.
option-about-fire = Six fire cards: each must be covered in the next turn.
option-about-professional = One card a turn, and hardly any talk.

bots = Bots
bot-random = Random
bot-greedy = Greedy
bot-planner = Skilled
bot-expert = Expert
bot-level = { $bot }, level { $level }
seat-bot = { $bot } bot
seat-bot-numbered = { $bot } #{ $seat }

you = You
guest = Guest { $number }
seat-open = Open seat
seat-somebody = Player { $seat }
card-coloured = { $number } { $colour ->
    [b] blue
    [g] green
    [r] red
    [v] violet
   *[y] yellow
  }

## Getting around

skip = Skip to the content
nav = Pages
home = Home
close = Close
save = Save
share = Share
copied = Copied
copy-by-hand = This browser does not let the page copy. Copy it from here:
reload = Load the page again
try-again = Try again
loading = One moment …
connecting = Joining the table …
settings = Settings
rules = Rules
language = Language
theme = Appearance
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
sounds = Sounds and vibration
keys = Keys
keys-letters = Shortcut letters: u undo, e end turn, h hint
key-hand = go through your hand, or along the piles
key-order = move the card within your hand
key-take = take a card, or lay it on a pile
key-piles = go to the piles with a card, and back
key-digit = lay the card on this pile
key-back = put the card back
key-undo = undo
key-end = end the turn
key-say = say something

## Home

home-title = Sit down, the cards are ready
home-about = Three small card games with piles that go up, piles that go down, and one trick that goes backwards. Play with bots right away, or send your friends a link. No sign-up.
play-now = Play now
play-now-wait = Dealing …
with-friends = With friends
learn = Learn it in two minutes
resume-title = Continue where you left off
resume-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
table-phase = { $phase ->
    [gathering] waiting, { $taken } of { $seats } seats taken
    [choosing] choosing who starts
    [playing] in play
   *[over] between games
  }
fan-project = A fan project, not by the publisher. Open source, no advertising, no tracking.
identity-lost = The server no longer knows this browser, so you have a new name now. To get your earlier games back, open the settings on another of your devices, make a link there and open it here.

daily = Daily deal
daily-shared = Somebody has played this daily deal and shared it. Play it yourself first, then you can see how they did.
daily-play-first = Play the daily deal
daily-about = The same cards for everyone, once a day. Your first try counts.
daily-honour = There is no sign-up, so we cannot stop anyone from peeking at the cards on another device first. It is only a game.
daily-open = Today’s deals
daily-played = { $count } of { $of } played today
daily-day = { $day }, until { $until ->
    [midnight] midnight
   *[other] { $until }
  }
daily-with = { $bots ->
    [0] alone
    [one] with one bot
   *[other] with { $bots } bots
  }
daily-play = Play
daily-go-on = Continue
daily-see = See the table
daily-results = How others did
daily-result = { $duel ->
    [yes] { $won ->
        [yes] won by { $left ->
            [one] one card
           *[other] { $left } cards
          }
       *[no] lost, { $left ->
            [one] one card left
           *[other] { $left } cards left
          }
      }
   *[no] { $won ->
        [yes] won!
       *[no] { $left ->
            [one] one card left
           *[other] { $left } cards left
          }
      }
  }

join-title = Join a table
join-code = Table code
join = Join
join-help = A code is made of letters and digits. Ask your friends to read it out again, or to send you the link.
public = Public tables
public-open = See public tables
public-about = Anyone may sit down or watch.
public-none = Nobody has a public table open right now.
public-open-one = Open one
watch = Watch
watching = watching
go-on = Continue
sit = Sit down

## A table for friends

choose-game = Which game?
choose-players = How many players?
choose-options = Options
choose-more = More settings
choose-table = The table
choose-public = Public
choose-public-about = Anyone can find it and sit down.
choose-watch = Others may watch
choose-talk = Talk
talk = { $talk ->
    [strict] Strict
    [free] Free
   *[standard] Standard
  }
talk-about = { $talk ->
    [strict] Hints only, no chat.
    [free] Hints and chat; the rules are a matter of honour.
    [chat] Chat about anything you like.
    [silent] No chat.
   *[standard] Hints and chat; messages that give away a number are held back.
  }
choose-clock = Time for a turn
clock-choice = { $seconds ->
    [0] as long as you like
   *[other] { $seconds } seconds
  }
open-table = Open the table
open-table-about = You get a link to share. Bots can take the empty seats.

change-table = Change the table
lobby-invited = { $name } invites you to play { $game }.
lobby-seats = Seats
lobby-host = host
lobby-offline = not here right now
lobby-waiting = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
  }
lobby-ready = Everyone is here.
lobby-host-begins = Waiting for { $name } to deal.
put-bot = Add bot
open-seat = Open the seat
fill-bots = { $count ->
    [one] Fill the seat with a bot
   *[other] Fill { $count } seats with bots
  }
begin = Deal
invite = Invite
invite-title = Invite friends
invite-code = Or let them enter this code:
invite-link = Link to this table
invite-share = Share the link
invite-qr = The link as a QR code
invite-renew = New link and code
invite-renew-about = The old link and code stop working. You also get new ones when you remove somebody.
invite-lonely = This link works on this computer only. For others on your network, start the server with { $command } and open the page at the computer’s network address.

## Who starts

choosing = Who starts?
choosing-about = Look at your hand: would you like to start?
choosing-wait = Waiting for the others …
choosing-ends = The table decides in { $seconds } s.
opinion-none = no preference
opinion-waiting = no answer yet

## The table

your-turn = Your turn
turn-of = { $name } is playing …
turn-away = { $name } is away.
turn-mine = { $needed ->
    [0] Your turn: lay more, or end the turn
    [one] { $laid ->
        [0] Your turn: one card to lay
       *[other] Your turn: one more card
      }
   *[other] Your turn: { $needed } cards to lay
  }
turn-fire = { $needed ->
    [0] Your turn: cover the { $cards }
    [one] Your turn: one more card, and cover the { $cards }
   *[other] Your turn: { $needed } cards to lay, and cover the { $cards }
  }
turn-corner = You can no longer lay enough cards, so this turn ends the game. Lay what still fits.
planning-ahead = { $name } is playing. You are planning ahead.
plan-corner = Careful: after this you could not finish the turn.
plan-changed = Your plan no longer works: { $why }
pick-first = Take a card from your hand first.
lay = { $count ->
    [one] Lay this card
   *[other] Lay { $count } cards
  }
lay-only = Just lay
lay-and-end = Lay and end turn
end-turn = End turn
undo = Undo
sort = Sort
planned = planned
piles-mine = { $metal ->
    [gold] Your piles (gold)
   *[silver] Your piles (silver)
  }
piles-of = { $metal ->
    [gold] { $name }’s piles (gold)
   *[silver] { $name }’s piles (silver)
  }
help-open = you may help with one card
help-done = helped this turn
pile-cover = cover!
pile-label = Pile { $pile }, { $way ->
    [up] going up
   *[down] going down
  }{ $owner ->
    [none] {""}
   *[other] , { $owner }
  }, { $top ->
    [none] empty
   *[other] shows { $top }
  }
pile-owed = a fire card that must be covered
pile-planned = with a planned card
pile-fits = { $trick ->
    [yes] fits as a trick, wins back { $step }
   *[no] fits, a step of { $step }
  }
hand-label = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
  }
hand-card = { $card }{ $fire ->
    [yes] , fire
   *[no] {""}
  }{ $fits ->
    [trick] , a trick is possible
    [no] , fits nowhere now
   *[other] {""}
  }
draw-label = Draw pile{ $whose ->
    [none] {""}
   *[other] {" "}of { $whose }
  }: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
seats-label = Other players
seat-away = away
seat-label = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ $state ->
    [away] , away
    [offline] , not connected
   *[here] {""}
  }{ $turn ->
    [yes] , playing now
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Sits in seat { $seat } and holds { $cards ->
        [one] one card
       *[other] { $cards } cards
      }.
    [away] Away for now; seat { $seat } stays theirs.
    [stood-in] Away for now; a bot plays for them in seat { $seat }.
    [bot] A bot, in seat { $seat }, with { $cards ->
        [one] one card
       *[other] { $cards } cards
      }.
   *[open] Seat { $seat } is open.
  }
seat-program = a program
log-label = What happens at the table

table-menu = Menu
leave = Leave the table
leave-running = Step away
leave-about = If you step away, the seat stays yours: come back whenever you like.
resign = Give up
resign-sure = Really give up
nudge = Are you there?
nudged = Asked
nudge-about = A player who does not answer for a while counts as away; then a bot can play for them.
let-bot = Let a bot play
remove = Remove
let-back = Let removed players back in
you-are-away = You are away from this table.
take-back = I am back
you-are-nudged = The others are asking if you are still there.
answer-nudge = I am here
connection-lost = The connection is lost. Reconnecting …
status-lost = Waiting for the connection; it comes back by itself.
shuffle = The shuffle
shuffle-about = This number was set before the first card was laid. After the game it proves that nobody changed the order of the cards.
shuffle-check = To check it, watch the game again when it is over and press “Check this game”.

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
  }
chat-about = { $talk ->
    [free] Honour system: nobody checks, so keep to the rules yourselves. No exact numbers.
    [professional] You may name only colours, the pile you want and the trick, never values. Anything else is held back before anybody sees it.
    [open] Say what you like.
   *[standard] Anything goes, except exact numbers: those are held back before anybody sees them.
  }
chat-refused = Not sent. Nobody else has seen it.
chat-offer = Say this instead: { $hint }
chat-hinted = Said as a hint: { $hint }
chat-empty = No messages since you came.
chat-watching = People who are watching can read the chat; only players can write.
chat-write = Message
chat-send = Send

mute = Mute
unmute = Unmute
muted = muted
mute-about = { $on ->
    [yes] You hear nothing from them, neither chat nor hints. Nobody else knows.
   *[no] Muting hides their chat and their hints from you. Nobody else is told.
  }

told-dealt = The cards are dealt.
told-laid = { $who ->
    [me] You lay { $card } on pile { $pile }.
   *[other] { $name } lays { $card } on pile { $pile }.
  }
told-drew = { $who ->
    [me] { $count ->
        [0] Your turn is over.
        [one] You draw one card.
       *[other] You draw { $count } cards.
      }
   *[other] { $count ->
        [0] { $name } ends the turn.
        [one] { $name } draws one card.
       *[other] { $name } draws { $count } cards.
      }
  }
told-you-start = You start.
told-starts = { $name } starts.
told-sat-down = { $name } sits down in seat { $seat }.
told-stood-up = { $who ->
    [me] You have left the table.
   *[other] { $name } has left; the seat is open again.
  }
told-left = { $who ->
    [me] You are away.
   *[other] { $name } is away.
  }
told-stood-in = { $who ->
    [me] A bot plays for you.
   *[other] A bot plays for { $name }.
  }
told-took-back = { $who ->
    [me] You are back.
   *[other] { $name } is back.
  }
told-nudged = { $name } was asked: “Are you there?”
told-nudged-you = { $by } asks: are you still there?
told-nudge-answered = { $who ->
    [me] You have said that you are here.
   *[other] { $name } is here.
  }
told-key-changed = This table has a new link and a new code.
told-resigned = { $who ->
    [me] You give up.
   *[other] { $name } gives up.
  }
told-more-hints = { $count ->
    [one] One more hint.
   *[other] { $count } more hints.
}
told-overtaken = Your hint about pile { $pile } no longer applies.

## Hints: what may be said with one tap, in full and in a word

hint-leave = please leave pile { $pile }
hint-rather-not = rather not on pile { $pile }
hint-go-ahead = go ahead on pile { $pile }
hint-small-steps = small steps only on pile { $pile }
hint-trick = I have a trick for pile { $pile }
hint-want = I would like pile { $pile }
hint-holds = { $colour ->
    [b] I have blue
    [g] I have green
    [r] I have red
    [v] I have violet
   *[y] I have yellow
  }
hint-high = { $colour ->
    [b] a rather high blue
    [g] a rather high green
    [r] a rather high red
    [v] a rather high violet
   *[y] a rather high yellow
  }
hint-middle = { $colour ->
    [b] a blue somewhere in the middle
    [g] a green somewhere in the middle
    [r] a red somewhere in the middle
    [v] a violet somewhere in the middle
   *[y] a yellow somewhere in the middle
  }
hint-low = { $colour ->
    [b] a rather low blue
    [g] a rather low green
    [r] a rather low red
    [v] a rather low violet
   *[y] a rather low yellow
  }
hint-hard-turn = I have a hard turn
hint-fine = I am fine
hint-more = I can lay more
hint-thanks = thanks
hint-sorry = sorry
hint-start = I would like to start
hint-not-start = I would rather not start

hint-short-leave = leave it
hint-short-rather-not = rather not
hint-short-go-ahead = go ahead
hint-short-small-steps = small steps
hint-short-trick = trick here
hint-short-want = want it
hint-short-holds = have it
hint-short-high = high
hint-short-middle = middle
hint-short-low = low
hint-short-hard-turn = hard turn
hint-short-fine = fine
hint-short-more = can lay more
hint-short-thanks = thanks
hint-short-sorry = sorry
hint-short-start = me first?
hint-short-not-start = not me

hint-by = { $name }: { $hint }
say = Say something
say-about = Everyone hears it, and no hint gives away a number. You can speak about each thing once a turn.
say-pile = About pile { $pile }
say-pile-done = You have already spoken about pile { $pile } this turn.
say-colours = Colours
say-general = In general
say-done = You have already spoken about this in this turn.
say-none = There is nothing more to say this turn.
marks-pile = What was said about pile { $pile }
marks-seat = What { $name } said
marks-mine = What you said
marks-none = These hints no longer apply.

## The end

end-beaten = You beat the game!
end-excellent = Excellent!
end-lost = The game wins this time.
end-duel-won = You win!
end-duel-lost = You lose this one.
end-winner = { $name } wins!
end-about = { $reason ->
    [all-laid] Every card is laid.
    [stuck] A player could not lay the required cards.
    [burned] A fire card was not covered in time.
   *[resigned] The game was given up.
  }
end-about-duel = { $reason ->
    [all-laid] { $winner } laid every card. { $loser } had { $left ->
        [one] one card
       *[other] { $left } cards
      } left.
    [stuck] { $loser } could not lay two cards.
   *[resigned] { $loser } gave up.
  }
end-scale = { $laid } of { $cards } cards laid, { $left } left
end-hands = Cards left in hand
rematch = Play again
same-deal = Same cards again
replay = Watch again
share-result = { $game }: { $result }{ $left ->
    [0] {""}
    [one] {" "}One card left.
   *[other] {" "}{ $left } cards left.
  }

## Watching a game again

replay-first = To the beginning
replay-back = One card back
replay-run = Play
replay-pause = Pause
replay-next = One card forward
replay-last = To the end
replay-moment = Moment of the game
replay-place = Turn { $turn } · { $moment } of { $last }
replay-view = Hands
replay-all = All hands
replay-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
  }
replay-link = Link to this moment
replay-continue = Play on from here
replay-file = Open a record file
replay-file-about = A game in the record format (.json, or the first one in a .jsonl). Nothing of it is stored.
record-wrong = Turn { $turn } of this file is against the rules.
record-next = The file may have been edited or cut short. Use it exactly as you downloaded it.

## Why a bot played so

replay-said = Said in this turn
reason-ask = Why?
reason-title = { $name }: why this turn?
reason-play = { $card } on pile { $pile }
reason-chance = { $chance ->
    [0] hardly any chance
   *[other] { $chance } % chance of winning
  }
reason-laid = It laid
reason-again = Asked again, it would lay
reason-others = It also considered
reason-newer = An older version of this bot played: a newer one answers here, and may judge otherwise.
reason-unweighed = This bot follows simple rules and weighs no chances.
reason-silent-heard = Nobody had given a hint.
reason-silent-same = Without any hints it would have laid the same cards.
reason-silent-other = Without any hints it would have laid: { $plays }
reason-heeded = Listened to
reason-overridden = Heard, but played there anyway

## My games

mine = My games
mine-unfinished = Unfinished
mine-finished = Finished
mine-none = No game is waiting for you.
mine-none-finished = Finished games appear here.
mine-download = Download all records
record-uncounted = not counted: these cards had been played before
stat-best = { $left ->
    [0] You have beaten it.
    [one] Your best: one card left.
   *[other] Your best: { $left } cards left.
  }
stat-streak = { $streak ->
    [0] Your longest winning streak: { $best }.
   *[other] Won in a row: { $streak }. Your longest streak: { $best }.
  }

## Settings

name-title = Your name
name = Name
name-about = The others at your table see it.
name-saved = Saved.
device-title = On another device
device-about = Continue on your phone: open a link there, and you are the same player on both devices.
device-link = Make a link
device-expires = It works once, until { $time }.
device-linked = This device is now { $name }.
shared-title = Your devices
shared-about = Each of them sees your cards and can play for you. Sign out any that you do not recognise.
shared-this = This one
shared-other = Another device
shared-since = since { $date }
shared-seen = last seen { $date }
shared-out = Sign out
shared-out-here = Sign out here
shared-done = The device is signed out.
shared-done-here = You are signed out here.
link-title = Play here as { $name }?
link-about = This link joins this browser to { $name }: both devices then have the same name, tables and games.
link-careful = Go on only if you made this link yourself. The person who made it will see your cards here and can play for you.
link-keeps = You are { $name } here now, and nothing of that is lost: in the settings you can become { $name } again at any time.
link-use = Become { $name }
link-stay = Stay { $name }
link-no = No, thanks
link-mine = You are already { $name } in this browser.
previous-title = Your earlier name
previous-about = You opened a device link in this browser. You can go back to your earlier name, tables and games.
previous-back = Become { $name } again
taken-title = Is your name suddenly different?
taken-about = In earlier versions, opening somebody’s device link replaced your own name. If another device still has it, make a link there and open it here. If not, send the address of a table where you sit to the person who runs this server: they can make you a link.
forget-title = Forget me
forget-about = This removes your name and everything that links games to you. It cannot be undone.
forget = Forget me
forget-sure = Yes, forget everything
forgotten = The server has forgotten you.

## When something is wrong

problem = That did not work
next-not-allowed = Ask the person who invited you for the link or the code.
next-no-such-table = The link may be cut short, or the table was closed long ago. Open a new table from the home page.
next-wrong-protocol = The server was updated while this page was open.
next-offline = Check your connection. Your game is safe, and the page keeps trying.
next-not-found = The address may be mistyped.
next-closed = Open a new table from the home page.
next-table-full = Ask the host to keep a seat for you, or open a table of your own from the home page.
next-table-running = Come back when it is over, or open a table of your own from the home page.
next-table-over = Ask the players for a link to the game, or open a table of your own from the home page.
language-missing = { $language } could not be loaded, so everything is in English for now.

refused-offline = The server cannot be reached.
refused-does-not-fit = { $card } does not fit here: this pile needs { $direction ->
    [ascending] a card higher
   *[descending] a card lower
  } than { $top }{ $trick ->
    [0] {""}
   *[other] , or exactly { $trick }
  }.
refused-does-not-fit-colour = { $card } does not fit here: this pile needs { $direction ->
    [ascending] a card higher
   *[descending] a card lower
  } than { $number }, or { $colour ->
    [b] any blue card
    [g] any green card
    [r] any red card
    [v] any violet card
   *[y] any yellow card
  }.
refused-does-not-improve = { $card } would not help: your opponent’s pile needs { $direction ->
    [ascending] a card lower
   *[descending] a card higher
  } than { $top }.
refused-row-card-only = No card has been laid on this pile yet, so you cannot help there.
refused-already-given = You may help with only one card a turn.
refused-not-in-hand = { $card } is not in your hand.
refused-no-such-pile = There is no such pile.
refused-turn-full = { $most ->
    [one] You may lay only one card a turn here.
   *[other] You may lay at most { $most } cards a turn here.
  }
refused-too-few-laid = { $required ->
    [one] You cannot end your turn yet: you must lay a card first.
   *[other] You cannot end your turn yet: you have laid { $laid } of { $required } required cards.
  }
refused-fire-open = { $count ->
    [one] The { $cards } still burns: it must be covered before the turn ends.
   *[other] Still burning: { $cards }. They must be covered before the turn ends.
  }
refused-not-your-turn = It is not your turn.
refused-not-started = The starter has not been chosen yet.
refused-game-over = The game is over.
refused-unknown-game = There is no such game.
refused-player-count = This game is not for { $players } players.
refused-unknown-option = There is no option { $option }.
refused-missing-option = The option { $option } is missing.
refused-option-value = { $option } cannot be { $value }.
refused-wrong-type = { $where } in the file has the wrong form.
refused-seed-range = This seed is out of range.
refused-deck-count = The file has the wrong number of decks.
refused-unknown-card = There is no card { $card } in this game.
refused-duplicate-card = The card { $card } is in the deck twice.
refused-missing-card = The card { $card } is missing from the deck.
refused-already-started = The starter has already been chosen.
refused-impossible-view = No game can lead to this position.
refused-bad-play-text = That is not a play.
refused-bad-position-text = That is not a position.
refused-not-json = This file is not a record: it is not valid JSON.
refused-not-an-object = This file is not a record.
refused-unknown-format = { $format ->
    [None] This file does not say what it is: its format should be { $known }.
   *[other] This file has the format { $format }, not { $known }.
  }
refused-missing-key = { $key } is missing in the file.
refused-empty-turn = The record has a turn without a card.
refused-after-the-end = The record goes on after the end of the game.
refused-laid-after-outcome = The record has an unfinished turn although the game is over.
refused-outcome-missing = The record has no result although the game is over.
refused-outcome-too-early = The record has a result although the game is not over.
refused-outcome-differs = The result in the record does not match its cards.
refused-wrong-phase = That is not possible right now.
refused-not-seated = Only players at the table can do that.
refused-not-host = Only the host can do that.
refused-already-seated = You are sitting here already.
refused-seat-taken = Somebody was faster: this seat is taken.
refused-seat-unknown = There is no such seat.
refused-no-such-seat = There is no such seat.
refused-seats-in-use = Somebody sits in one of these seats.
refused-table-full = Every seat at this table is taken.
refused-removed = The host has removed you from this table.
refused-table-running = A game is running at this table, and only its players may see it.
refused-table-over = The game at this table is over, and only its players may see how it went.
refused-seats-open = There are still open seats.
refused-other-people = Only the players of the last game can play the same cards again. Deal new ones instead.
refused-not-away = This player is here.
refused-not-a-person = No person is playing in that seat right now.
refused-not-to-act = Nobody is waiting for this player right now.
refused-not-a-bot = No bot sits there.
refused-yourself = You cannot do that to yourself.
refused-already-nudged = This player has already been asked.
refused-not-due = It is too early for that.
refused-chat-off = There is no chat at this table.
refused-empty-text = There is nothing in the message.
refused-long-text = The message is too long: { $length } characters, { $most } are allowed.
refused-forbidden-hint = { $reason ->
    [already] You have already spoken about that this turn.
    [too-early] You can say that once the starter has been chosen.
    [too-late] The starter has already been chosen.
    [over] The game is over: you can still say thanks or sorry.
   *[other] There is no such hint here.
  }
refused-forbidden-talk = { $reason ->
    [digits] No numbers: this could be a card.
    [number-word] No number words: this could be a card.
    [roman] No Roman numerals either: this could be a card.
    [ordinal] This could be a card’s number.
    [symbol] This picture shows a number.
    [counting] Repeated like this, it could stand for a number.
    [range] This narrows down a card’s number.
    [likely] This sounds as if it named a card or asked for one. If it does not, put it another way.
    [vague-value] Professionals say nothing about values, not even high or low.
    [too-long] That is too long: a message has at most 500 characters.
   *[unreadable] There is nothing to read in this message.
  }
refused-name-fixed = You cannot change your name during a game with others. Change it when the game is over.
refused-no-such-turn = There is no such turn in this game.
refused-not-a-bots-turn = A person played this turn, so only they can say why.
refused-no-reason = This bot cannot say why.
refused-bad-clock = A turn can last { $first } to { $last } seconds.
refused-bad-opening = That is not one of the answers.
refused-opinion-fixed = You can change your answer only once.
refused-nothing-laid = No card was chosen.
refused-closed = { $reason ->
    [retired] This table is closed: nobody has been here for a long time.
    [removed] The person who runs this server removed this table.
   *[other] This table is closed.
  }
refused-bad-request = The server did not understand that.
refused-not-found = There is nothing at this address.
refused-wrong-host = This server has a different address.
refused-wrong-method = The server did not understand that.
refused-too-large = That is too large.
refused-incomplete = The request did not arrive in full.
refused-url-too-long = That address is too long.
refused-headers-too-large = The server did not understand that.
refused-wrong-media-type = The server did not understand that.
refused-too-many = That was too fast. { $seconds ->
    [one] Try again in one second.
   *[other] Try again in { $seconds } seconds.
  }
refused-not-identified = The server no longer knows this browser.
refused-not-operator = Only the person who runs this server can do that.
refused-foreign-origin = This page does not belong to this server.
refused-not-allowed = This table is private.
refused-name-length = A name has 1 to { $most } characters.
refused-name-characters = This name has characters that cannot be shown well.
refused-name-banned = Please choose another name.
refused-name-numbers = A name must not contain a number that could be a card.
refused-no-such-table = There is no such table.
refused-no-such-code = No table has this code.
refused-no-such-record = There is no such game, or it is not yours to see.
refused-no-such-daily = There is no such daily deal.
refused-no-such-link = This link has already been used, or it has expired.
refused-no-such-device = There is no such device.
refused-no-such-token = This device has been signed out already.
refused-no-such-bot = There is no bot called { $bot } here.
refused-daily-unfinished = Finish this deal first.
refused-daily-fixed = A daily deal is the same for everyone: nothing can be changed.
refused-daily-running = Others are still playing these cards today. You can play on from here when the day is over.
refused-deal-in-play = Somebody is playing these cards right now. You can see them when that game is over.
refused-no-such-moment = The game cannot go on from here.
refused-too-many-tables = You have { $most } unfinished tables already: finish or leave one first.
refused-table-moved = The table has moved on: try again.
refused-table-worn = This table has reached its limit and cannot go on. Please open another one.
refused-bad-message = The server did not understand that.
refused-wrong-protocol = This page is older than the server.
refused-update = { refused-wrong-protocol }
refused-too-slow = The connection was too slow to keep up.
refused-starting = The server is starting. One moment, please.
refused-stopping = The server is stopping.
refused-busy = The server is full right now. Please try again in a minute.
refused-internal = Something went wrong.
refused-storage-full = The server cannot store anything right now.
refused-storage-gone = The server cannot reach its storage right now.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] over { $top }
   *[descending] under { $top }
  }{ $trick ->
    [0] {""}
   *[other] {", "}or exactly { $trick }
  }
why-does-not-fit-colour = { $direction ->
    [ascending] over { $number }
   *[descending] under { $number }
  } or { $colour ->
    [b] blue
    [g] green
    [r] red
    [v] violet
   *[y] yellow
  }
why-does-not-improve = { $direction ->
    [ascending] only under { $top }
   *[descending] only over { $top }
  }
why-row-card-only = still empty
why-already-given = already helped
why-not-in-hand = not in hand
why-turn-full = turn is full
why-game-over = game over
why-not-your-turn = not your turn
why-not-started = not yet

## Lessons

learn-title = { $game }: learn by playing
lesson-step = { $step } of { $steps }
lesson-next = Next
lesson-again = Once more
lesson-play = Now play
lesson-partner = Mia
lesson-other = Good idea! But first do what the text asks.
refused-lesson = Please do what the text above asks.

lesson-the-game-1 = These are the four piles. A and B go up from 1, C and D go down from 100. You and Mia play together: all 98 cards must go on them. The bar below a pile shows how much room it has left.
lesson-the-game-2 = Before the first card everyone looks at their hand and says, without numbers, whether they would like to start. Mia would rather not, so you start.
lesson-the-game-3 = It is your turn. On pile A any higher number fits, but small steps leave room. Take the 3, then choose pile A.
lesson-the-game-4 = Nobody sees your plan until you end the turn, so you can try things out. Lay the 61 on pile C: it fits, but it wastes a lot of room. Now undo it.
lesson-the-game-5 = Better: lay the 97 on pile C. A turn needs two cards; you may lay more. Then end your turn, and you draw back to a full hand.
lesson-the-game-6 = Mia has played and gives a hint: please leave pile D. A hint stays beside its pile until a card is laid there or she has played again. It never gives away a number. So leave pile D to her.
lesson-the-game-7 = You can give hints too. You have plans for pile A: ask Mia to leave it.
lesson-the-game-8 = Now take the 8 and look at the piles: each one says how big the step is, or why the card does not fit.

lesson-face-to-face-1 = Your two piles, A and B, are gold. Mia’s, C and D, are silver. The first to lay all 58 of their own cards wins.
lesson-face-to-face-2 = The starter is drawn at random. This time it is you.
lesson-face-to-face-3 = Every turn needs at least two cards. Lay the 4 on pile A and the 55 on pile B, then end your turn. You used only your own piles, so you draw two cards.
lesson-face-to-face-4 = Take the 7 and look at Mia’s piles. It fits on pile C because it improves that pile: 7 is lower than her 9. An equal number never fits.
lesson-face-to-face-5 = One card a turn may help her. Lay the 7 on C, then the 12 on A and the 47 on B. If you help, you draw back to six.
lesson-face-to-face-6 = The backwards trick: on your own piles, exactly ten back is allowed. Lay the 2 on pile A.

lesson-quick-and-easy-1 = There are two piles: A goes up, B goes down. There are fifty cards, 1 to 10 in five colours. You and Mia hold two cards each, and you have agreed that you start.
lesson-quick-and-easy-2 = The first card on a pile may be any card. Lay the blue 3 on pile A, which goes up.
lesson-quick-and-easy-3 = You may lay a second card. Lay the red 8 on pile B, which goes down, and end your turn. You draw as many as you laid.
lesson-quick-and-easy-4 = Take the yellow 5 and look. An equal number does not fit: pile A shows a 5 already.
lesson-quick-and-easy-5 = But it is lower than the 8. Lay it on pile B and end your turn; one card is enough.
lesson-quick-and-easy-6 = The backwards trick: the same colour always fits, whatever the number. Lay the green 1 on the green 9!
lesson-quick-and-easy-7 = From 9 back to 1. When all fifty cards are laid, you have both won. If the player whose turn it is has cards and none of them fits, you have both lost. Players without cards are skipped. Talk, but never about exact values.

## Rules

rules-aim = The aim
rules-setup = Before the first card
rules-turn = Your turn
rules-trick = The backwards trick
rules-end = The end
rules-talk = Talking
rules-hints = Hints
rules-expert = Harder
rules-fire = On Fire
rules-help = Helping your opponent
rules-draw = Drawing
rules-professional = For professionals

rules-the-game-aim = You all play against the game. Together, lay all 98 cards, 2 to 99, on four piles.
rules-the-game-setup = Two piles go up from 1, two go down from 100. You hold eight cards alone, seven with two players, six with three to five. Everyone looks at their hand; then you agree who starts.
rules-the-game-turn = Lay at least two cards, each on any pile: higher than the top on a pile that goes up, lower on one that goes down, by as much as you like. A card that is laid stays there, and nobody may look at covered cards. Then draw back to a full hand, as far as the draw pile goes. Once the draw pile is empty, one card a turn is enough, and players without cards are skipped.
rules-the-game-trick = A card that is exactly ten lower may go on a pile that goes up, and one that is exactly ten higher on a pile that goes down. That wins room back, as often as you can.
rules-the-game-end = When all cards are laid, you have beaten the game. If the player whose turn it is has laid too few cards and none of the rest fits, the game is over, even if they got themselves into that corner. Fewer than ten cards left is excellent.
rules-the-game-talk = Say anything, but never name, ask for or hint at an exact number. Here the chat holds back a message with a number and tells you why; nobody else sees it. A table can also be strict (hints only) or free (honour system).
rules-the-game-hints = One tap says what the rules allow: leave a pile alone, rather not, go ahead, small steps only, or that you have a trick for that pile. You can also say that your turn is hard, that you are fine, or that you can lay more. A hint stays beside its pile until a card is laid there or its speaker has played. You can speak about each pile once a turn. The bots give hints, and listen to yours.
rules-the-game-expert = Experts must lay three cards a turn, still one when the draw pile is empty. A hand with one card fewer is harder still; the two can be combined.
rules-the-game-fire = 22, 33, 44, 55, 66 and 77 burn. If one is on top when a turn ends, the next player must cover it within their turn, even after laying two cards, or the game is lost. You may also cover your own fire card in the same turn.

rules-face-to-face-aim = Two players, each with a deck of 58 cards, gold and silver. The first player to lay all their own cards wins.
rules-face-to-face-setup = Each player has a pile that goes up from 1 and one that goes down from 60, a draw pile, and a hand of six. The starter is drawn at random.
rules-face-to-face-turn = Always lay at least two cards, even when your draw pile is empty. All of them go on your own piles, except one that may help your opponent. Nobody may look at covered cards.
rules-face-to-face-trick = On your own piles, exactly ten backwards is allowed, as in The Game.
rules-face-to-face-help = One card a turn may go on one of your opponent’s piles, if it improves that pile: lower than the top where it goes up, higher where it goes down. An equal number never fits there, the trick does not work there, and a pile without a card cannot be helped.
rules-face-to-face-draw = If you used only your own piles, draw two cards, however many you laid. If you helped, draw back to six. Either way, you draw only what your draw pile still has.
rules-face-to-face-end = A player who lays their last card wins at once. A player who cannot lay two cards loses at once. So does a player who begins a turn with a single card, even if it would fit.

rules-quick-and-easy-aim = Together, lay all 50 cards, 1 to 10 in five colours, on two piles.
rules-quick-and-easy-setup = One pile goes up, one goes down, and both begin with any card. Everybody holds two cards. Agree who starts.
rules-quick-and-easy-turn = Lay one card or two, higher on the pile that goes up, lower on the one that goes down. An equal number does not fit. Then draw as many as you laid.
rules-quick-and-easy-trick = A card of the same colour as the top fits whatever its number is.
rules-quick-and-easy-end = When all cards are laid, you have won. If the player whose turn it is has cards and none of them fits, the game is lost. Players without cards are skipped.
rules-quick-and-easy-talk = Vague words are fine, such as “a rather high yellow”. No exact values, not even compared with another card. Here the chat holds back such a message and tells you why; nobody else sees it.
rules-quick-and-easy-hints = One tap says which colours you have, whether they are high, middling or low, which pile you would like, and where you have a trick. Professionals only name colours, the pile and the trick. A hint stays until it no longer applies. You can speak about each thing once a turn. The bots give hints, and listen to yours.
rules-quick-and-easy-professional = Exactly one card a turn. You may only name the colours you hold, the pile you want, and where you have a trick.

hint-soon = You say: { $hint }. Press u to take it back.
hint-taken-back = Taken back. Nobody has heard it.
sign-many = { $code ->
    [leave] { $count }: leave it
    [rather-not] { $count }: rather not
    [go-ahead] { $count }: go ahead
    [small-steps] { $count }: small steps
    [trick] { $count } have a trick
   *[want] { $count } want it
  }
log = Log
log-since = since your turn
log-empty = Nothing has happened yet.
log-play = { $card } on { $pile }
log-laid = { $who ->
    [me] You laid { $plays }.
   *[other] { $name } laid { $plays }.
  }
log-drew = { $count ->
    [one] Drew one.
   *[other] Drew { $count }.
  }
strip-since = Since your turn:
strip-so-far = So far:
strip-nothing = nobody has laid a card
step-cost = { $way ->
    [cost] −{ $step }
    [gain] +{ $step }
   *[none] ±0
  }
step-gives = gives { $step }
pile-way = { $way ->
    [up] up
   *[down] down
  }
pile-room = room { $count }
pile-laid = laid by { $name } since your turn
pile-gives = helps, gives { $step }
cloth = Table colour
cloth-name = { $cloth ->
    [evening] Evening red
   *[felt] Green felt
  }
volume = Volume
motion = Animation
motion-name = { $motion ->
    [none] Off
    [fast] Fast
   *[normal] Normal
  }

play-company = How many bots?
play-bots = { $count ->
    [0] None: alone
   *[other] { $count }
  }
play-variants = Variants
play-start = Play
choices-dropped = Something you chose earlier is no longer offered; the usual choice stands instead.
choose-strength = { $bots ->
    [one] How strong is the bot?
   *[other] How strong are the bots?
  }
more-bots = Others
bot-beginner = Beginner
bot-casual = Casual
bot-steady = Steady
bot-about-beginner = Takes the smallest step it sees, and overlooks a card now and then.
bot-about-casual = Plans every other turn and plays the rest without thinking.
bot-about-steady = Plans most of its turns; now and then it is careless.
bot-about-planner = Plans every turn and remembers which cards are out.
bot-about-expert = Plans every turn, weighs it with care and listens well.
bot-figures = { $won ->
    [0] Three of them hardly ever beat { $game }.
    [one] Three of them beat { $game } once in 100 games.
   *[other] Three of them beat { $game } { $won } times out of 100.
  }
bot-figures-duel = Wins { $won } of 100 games against the other bots here.
choose-hints = { $bots ->
    [one] How much does the bot say?
   *[other] How much do the bots say?
  }
hints = { $hints ->
    [quiet] Little
    [talkative] A lot
   *[normal] Some
  }
hints-about = { $hints ->
    [quiet] Each bot has at most one hint on the table at a time.
    [talkative] They say everything they may about every pile.
   *[normal] Each bot has at most two hints on the table at a time: what matters most.
  }
option-hints = { $hints ->
    [quiet] quiet bots
   *[talkative] talkative bots
  }

end-cards-left = { $left ->
    [one] One card was left.
   *[other] { $left } cards were left.
  }
end-stuck = { $who ->
    [me] You
   *[other] { $name }
  } had to lay { $laid ->
    [0] { $needed ->
        [one] a card
       *[other] { $needed } cards
      }
   *[other] { $needed ->
        [one] one more card
       *[other] { $needed } more cards
      }
  } and could not: { $cards } { $count ->
    [one] fits nowhere
   *[other] fit nowhere
  }.
end-short = { $who ->
    [me] You
   *[other] { $name }
  } had only { $count ->
    [one] one card
   *[other] { $count } cards
  } for a turn that needs { $required }.
end-burned = { $who ->
    [me] You
   *[other] { $name }
  } could not cover the burning { $fires }.
end-gave-up = { $who ->
    [me] You gave up.
   *[other] { $name } gave up.
  }
end-gave-up-together = { $who ->
    [me] You gave up together.
   *[other] The players gave up together.
  }
end-mark-excellent = excellent
end-mark-left = cards left
end-best = { $left ->
    [0] You have beaten this game before.
    [one] Your best so far: one card left.
   *[other] Your best so far: { $left } cards left.
  }
end-best-now = Your best result so far!
end-tricks = { $count ->
    [0] No backwards trick was played.
    [one] One backwards trick was played.
   *[other] { $count } backwards tricks were played.
  }
end-heeded = { $asked ->
    [one] There was one request to leave a pile, and it was { $heeded ->
        [0] not followed
       *[other] followed
      }.
   *[other] Of { $asked } requests to leave a pile, { $heeded ->
        [one] one was
       *[other] { $heeded } were
      } followed.
  }
stat-sum = { $games ->
    [one] One game, { $wins ->
        [0] lost
       *[other] won
      }.
   *[other] { $games } games, { $wins ->
        [0] none won
       *[other] { $wins } won
      }.
  }
stat-spread = How many cards were left in your games; green means none.
stat-days = The last thirty days: { $games ->
    [0] no games
    [one] one game, { $wins ->
        [0] lost
       *[other] won
      }
   *[other] { $games } games, { $wins } won
  }.
record-given-up = The game was given up.
join-header = Enter a code
name-you = You:
key-help = show these keys
home-offline = You are offline. Lessons and rules work; to play, you need a connection.
vote-me = { $opening ->
    [0] I would rather not
    [1] I can if needed
   *[2] I would like to
  }
vote-rather = { $name }, please
starter-lot = The starter is drawn at random
starter-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
  }

refused-already-proposed = You have proposed that already.
refused-not-proposed = There is no longer a proposal to give up.
giving-up-asked = { $name } proposes giving up. Do you agree?
giving-up-waiting = You propose giving up. Waiting for the others …
giving-up-agreed = You agree to give up. Waiting for the others …
giving-up-yes = Give up
giving-up-no = Play on
giving-up-back = Take it back
resign-propose = Propose giving up
resign-propose-about = The game ends only if everyone agrees.
told-giving-up-proposed = { $who ->
    [me] You propose giving up.
   *[other] { $name } proposes giving up.
  }
told-giving-up-agreed = { $who ->
    [me] You agree to give up.
   *[other] { $name } agrees to give up.
  }
told-giving-up-dropped = { $who ->
    [me] You want to play on.
    [nobody] Not everyone answered: the game goes on.
   *[other] { $name } wants to play on.
  }
lesson-the-game-9 = Lay the 8 on pile B. Then lay the 32 on pile A: a big step, but with a plan.
lesson-the-game-10 = This is the plan, the backwards trick: the 22 is exactly ten lower than the 32, so it fits. Lay it on pile A in the same turn, then end your turn.
lesson-the-game-11 = Ten steps won back. When the draw pile is empty, one card a turn is enough, and players without cards are skipped. If a player cannot lay enough cards in their turn, the game is over. Fewer than ten cards left is excellent.
lesson-the-game-12 = Once this is easy: experts lay three cards a turn. With On Fire, a 22, 33, 44, 55, 66 or 77 on top at the end of a turn must be covered by the next player. And whatever you say: no numbers!
lesson-face-to-face-7 = So there are two ways to draw: two cards if you kept to your own piles, back to six if you helped, as far as your draw pile goes. Help when you need the cards.
lesson-face-to-face-8 = You win as soon as you lay your last card. You lose as soon as you cannot lay two cards in your turn, even if that is because you hold only one.
lesson-quick-and-easy-8 = Professionals lay exactly one card a turn, and may only name the colours they hold, the pile they want, and where they have a trick.
rules-readings = Where the rulebook is silent
rules-the-game-readings = The rule card of On Fire leaves some special cases open. This is how we read it: the next player is the next one who holds cards; alone, that is you. A turn cannot end while an old fire burns: you go on laying as long as any card fits. A fire card laid on a fire card puts out the old fire and starts a new one. When the last card is laid, the game is won, fire or not.
rules-face-to-face-readings = One edition of the rulebook lets the players choose who starts; here the starter is random, as in the other editions. One edition says to draw up to two cards; here you draw two, as its own summary says.
rules-quick-and-easy-readings = The cards that open the two piles carry no number, so any card may come first. The rulebook does not say what happens to a player without cards; here they are skipped, as in The Game.

choose-pace = { $bots ->
    [one] How fast does the bot play?
   *[other] How fast do the bots play?
  }
pace = { $pace ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
  }
option-pace = { $pace ->
    [slow] slow bots
   *[fast] fast bots
  }
what-if = Played on from turn { $turn }. This game does not count.
what-if-back = Back to the replay

daily-archive = Your days
daily-streak = { $streak ->
    [0] Your longest streak: { $best ->
        [one] one day
       *[other] { $best } days
      }.
    [one] You have played for one day. Your longest streak: { $best ->
        [one] one day
       *[other] { $best } days
      }.
   *[other] You have played { $streak } days in a row. Your longest streak: { $best } days.
  }
daily-strip = One square for each turn: green for small steps, then yellow, orange and red; the sign « marks a backwards trick. It gives away no card.
daily-strip-turns = { $turns ->
    [one] A game of one turn
   *[other] A game of { $turns } turns
  }
check-title = Was the shuffle fair?
check-about = Before the first card the server showed a number that stands for the order of the cards. Now that the game is over, this browser can check that the order is the same.
check-game = Check this game
check-good = It matches: the order of the cards was set before the first card was laid.
check-own = This check used the number in the record. If you noted the one shown before the game, compare that too.
check-bad = It does not match: this is not the order that was set before the game.
check-no-shuffle = This record cannot be checked: it does not say how the cards were shuffled.
check-noted = I noted the number before the game
check-noted-about = The number, 64 characters from 0 to 9 and a to f
check-bad-noted = The number you noted must have 64 characters, 0 to 9 and a to f.
check-insecure = Browsers can check this only on pages with https. On the command line: backtrick verify --commitment.

## Studying a game

replay-ways = Ways to look at this game
replay-watch = Watch
replay-study = Study
end-study = { $whose ->
    [we] { $result ->
        [won] How we did it
       *[lost] Where did we lose it?
      }
    [i] { $result ->
        [won] How I did it
       *[lost] Where did I lose it?
      }
   *[they] { $result ->
        [won] How it was won
       *[lost] Where was it lost?
      }
  }
study-left = { $left ->
    [0] every card laid
    [one] one card left
   *[other] { $left } cards left
  }
study-title-open = How this game stands
study-duel = { $who ->
    [won] You won; { $loser } had { $left ->
        [one] one card
       *[other] { $left } cards
      } left.
    [lost] { $winner } won; you had { $left ->
        [one] one card
       *[other] { $left } cards
      } left.
   *[other] { $winner } won; { $loser } had { $left ->
        [one] one card
       *[other] { $left } cards
      } left.
  }
study-chance = Chance of winning, turn by turn
study-chance-of = { $who ->
    [me] Your chance of winning, turn by turn
   *[other] { $name }’s chance of winning, turn by turn
  }
study-percent = { $chance } %
study-turn = Turn { $turn }
study-turn-of = Turn { $turn } · { $name }
study-turns = The turns of the game
study-turn-before = Previous turn
study-turn-after = Next turn
study-from-to = { $from } % → { $to } %
study-queued = { $place ->
    [0] Your game is next in the line.
    [one] One game is ahead of yours in the line.
   *[other] { $place } games are ahead of yours in the line.
  }
study-running = An expert is looking at every turn …
study-deeper = Looking for better turns …
study-progress = Progress of the study
study-failed = This game could not be studied.
study-stopped = The study took too long and stopped.
study-turning = { $count ->
    [0] No turning point
    [one] The turning point
   *[other] { $count } turning points
  }
study-no-turning = No single turn changed much.
study-better = Better: { $plays }
study-until-short = could be won until turn { $turn }
study-proved = { $state ->
    [next] With all cards face up, the game could still be won until turn { $until }; from turn { $lost } on it was certainly lost.
    [gap] With all cards face up, the game could still be won until turn { $until } and was certainly lost from turn { $lost } on; what lies between is not proved.
    [open] With all cards face up, the game could still be won until turn { $until }; what came after is not proved.
    [after] With all cards face up, the game could still be won until turn { $until }, and was certainly lost after it.
    [end] With all cards face up, the game could still be won after turn { $until }.
   *[lost] With all cards face up, the game was certainly lost from turn { $lost } on.
  }
study-gave-up = { $who ->
    [team] The game was given up at { $chance } %.
    [me] You gave up with a chance of { $chance } %.
   *[other] { $name } gave up with a chance of { $chance } %.
  }
study-mark-slip = Slip
study-mark-mistake = Mistake
study-mark-blunder = Blunder
study-mark-forced = Forced
study-mark-lucky-deal = Lucky deal
study-mark-unlucky-deal = Unlucky deal
study-mark-lucky-draw = Lucky draw
study-mark-unlucky-draw = Unlucky draw
study-mark-stuck = Stuck
study-lane-laid = Laid
study-lane-expert = Expert
study-hand = { $who ->
    [me] Your hand
   *[other] Hand of { $name }
  }
study-stuck = There was no way to lay enough cards.
study-forced = There was only one way to play.
study-free = Many turns were about equally good.
study-best = No turn was better.
study-helped = A bot laid part of this turn, so it gets no label.
study-expert = The expert would lay this turn too.
study-near = { $points ->
    [one] A good turn, one point below the best.
   *[other] A good turn, { $points } points below the best.
  }
study-gave = { $label ->
    [slip] A slip
    [mistake] A mistake
   *[blunder] A blunder
  }: it gave away { $points } points.
study-nothing = No card was laid, so there is nothing to study.
study-looking = Looking closer …
study-concealed = What would have been better? Try it before you look.
study-try = Try it yourself
study-try-turn = Try turn { $turn } yourself
study-answer = Show the answer
study-reason-asked = There was a request to leave pile { $pile } ({ $names }).
study-reason-trick = The backwards trick was possible: { $card } on { $pile }.
study-reason-room = The better turn leaves more room on the piles.
study-reason-steps = { $from ->
    [back] The steps win { $laid } back
    [free] The steps cost nothing
   *[on] The steps cost { $laid }
  } in all; better ones { $to ->
    [back] win { $better } back
    [free] cost nothing
   *[on] cost { $better }
  }.
study-reason-too-many = { $better ->
    [one] { $laid } cards were laid; one was better.
   *[other] { $laid } cards were laid; { $better } were better.
  }
study-reason-too-few = { $laid ->
    [one] Only one card was laid; { $better } were better.
   *[other] Only { $laid } cards were laid; { $better } were better.
  }
study-reason-dead = { $laid ->
    [one] After this turn, one card still to come fits nowhere
   *[other] After this turn, { $laid } cards still to come fit nowhere
  }; after the better turn, { $better ->
    [0] none
   *[other] { $better }
  }.
study-cause-choice = There was a better turn.
study-cause-draw = { $who ->
    [team] { $way ->
        [good] The new cards fit well.
       *[bad] The new cards fit badly.
      }
    [me] { $way ->
        [good] Your new cards fit well.
       *[bad] Your new cards fit badly.
      }
   *[other] { $way ->
        [good] { $name }’s new cards fit well.
       *[bad] { $name }’s new cards fit badly.
      }
  }
study-cause-deal = { $who ->
    [team] { $way ->
        [good] A good first hand.
       *[bad] A hard first hand.
      }
    [me] { $way ->
        [good] You had a good first hand.
       *[bad] You had a hard first hand.
      }
   *[other] { $way ->
        [good] { $name } had a good first hand.
       *[bad] { $name } had a hard first hand.
      }
  }
study-cause-hidden = { $way ->
    [good] The hidden cards turned out better than expected.
   *[bad] The hidden cards turned out worse than expected.
  }
study-part = { $part ->
    [hidden] hidden cards
    [deal] deal
    [draw] draw
   *[choice] choice
  } { $points }
study-parts = Why the chance changed, in points: { $parts }
study-asked = { $left ->
    [yes] There was a request to leave pile { $pile } ({ $names }), and it was followed.
    [no] In this turn a card was laid on pile { $pile }, and there was a request to leave it ({ $names }).
   *[missed] In this turn a card was laid on pile { $pile }, and there was a request to leave it ({ $names }). Leaving it was better.
  }
study-luck = Luck and skill
study-luck-sum = { $who ->
    [team] { $result ->
        [won] The game began at { $start } % and was won.
       *[lost] The game began at { $start } % and was lost.
      }
    [me] { $result ->
        [won] You began at { $start } % and won.
       *[lost] You began at { $start } % and lost.
      }
   *[other] { $result ->
        [won] { $name } began at { $start } % and won.
       *[lost] { $name } began at { $start } % and lost.
      }
  }
study-share-deal = The deal
study-share-draw = The draws
study-share-hidden = Hidden cards
study-share-skill = Choices
study-share-given-up = Giving up
study-share-skill-of = { $who ->
    [me] Your choices
   *[other] Choices of { $name }
  }
study-share-own = your share: { $points }
study-luck-about = All in percentage points of the chance of winning. Together they add up to the result.
study-luck-wait = Being worked out …
study-unfinished = This game was not finished, so its luck and skill cannot be worked out.
study-tries = { $whose ->
    [mine] { $count ->
        [one] Your mistake
       *[other] Your { $count } mistakes
      }
   *[all] { $count ->
        [one] The mistake
       *[other] The { $count } mistakes
      }
  }
study-tries-about = The position comes up again, and you lay another turn.
study-tries-done = You have been through all of them.
study-talk = Hints
study-talk-missed = Where following a request would have been better:
study-try-title = Turn { $turn }: what would you lay?
study-try-about = { $who ->
    [me] These were your cards.
   *[other] These are the cards of { $name }.
  }
study-try-place = Position { $place } of { $count }.
study-try-close = Back to the study
study-try-lay = { $needed ->
    [one] Lay at least one card.
   *[other] Lay at least { $needed } cards.
  }
study-try-done = Check my turn
study-try-solved = { $below ->
    [0] Solved! { $chance } %, as good as the expert’s turn.
   *[other] Solved! { $chance } %, very close to the expert’s turn.
  }
study-try-worse = { $plays }: { $chance } %. The expert’s turn has { $below } points more.
study-try-left = { $left ->
    [one] One try left.
   *[other] { $left } tries left.
  }
study-try-known = { $what ->
    [laid] That is the turn that was laid in the game, so it does not count as a try.
   *[tried] You have tried that turn already, so it does not count again.
  }
study-try-over = That was the last try; here is the answer.
study-try-next = Next mistake
study-table = All { $count } turns in a table
study-column-turn = Turn
study-column-who = Player
study-column-chance = Chance
study-column-mark = Mark
study-column-laid = Laid
study-limits = What this can tell
study-limit-judge = A chance is how often experts would win from there, judged by what the player to act could know.
study-limit-memory = Players are taken to remember every card that was laid.
study-limit-hints = A record does not say between which cards of a turn a hint came.
study-limit-stand-in = Turns that a stand-in laid in part get no label.
