### The texts of the browser client.

## Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

about-the-game = Four piles, one team, ninety-eight cards: lay them all before nobody can.
about-face-to-face = Two players, a deck each: get rid of yours, and help the other only when it helps you.
about-quick-and-easy = Ten numbers, five colours, two piles: five minutes together.
players-the-game = 1 to 5 players, together
players-face-to-face = 2 players, against each other
players-quick-and-easy = 2 to 5 players, together

players = { $count ->
    [one] alone
   *[other] { $count } players
  }
option-required = required { $value }
option-hand = hand of { $value }
option-fire = On Fire
option-professional = professional
option-clock = { $value } seconds a turn
option-talk = { $talk ->
    [strict] hints only
    [silent] no chat
   *[free] talk on honour
  }
option-about-required = Cards a turn must have; 3 is for experts.
option-about-hand = One card less makes it harder.
option-about-fire = Six fire cards: cover each one on the next turn.
option-about-professional = One card a turn, and hardly any talk.

bots = Bots
bots-about = The further down the list, the stronger, up to Expert. A + takes more time to think.
bot-random = Random
bot-greedy = Greedy
bot-planner = Planner
bot-expert = Expert
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
connecting = Going to the table …
settings = Settings
rules = Rules
language = Language
theme = Look
theme-auto = Like the device
theme-light = Light
theme-dark = Dark
sounds = Sounds and vibration
keys = Keys
keys-letters = Single letters (u, e, h) do something
key-hand = through your hand, or along the piles
key-order = move the card within your hand
key-take = take a card, or lay it on a pile
key-piles = to the piles with a card, and back
key-digit = lay the card on this pile
key-back = put the card back
key-undo = undo
key-end = end the turn
key-say = say something

## Home

home-title = Sit down, the cards are ready
home-about = Three small card games about going up, going down, and the one step backwards. Play at once with bots, or send friends a link. No sign-up.
play-now = Play now
play-now-wait = Dealing …
with-friends = With friends
learn = Learn it in two minutes
resume-title = Go on where you were
resume-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
table-phase = { $phase ->
    [gathering] gathering, { $taken } of { $seats } seats taken
    [choosing] choosing who starts
    [playing] in play
   *[over] between games
  }
fan-project = A fan project, not by the publisher. Open source, no advertising, nothing is tracked.
identity-lost = The server no longer knows this browser, so you have a new name now. Games from before can be reached from another device of yours: open its settings and make a link.

daily = Daily deal
daily-about = The same cards for everyone, once a day. Your first try counts.
daily-open = Today's deals
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
daily-go-on = Go on
daily-see = See the table
daily-results = How others did
daily-result = { $duel ->
    [yes] { $won ->
        [yes] won by { $left }
       *[no] lost, { $left } left
      }
   *[no] { $won ->
        [yes] beaten!
       *[no] { $left } left
      }
  }

join-title = Join a table
join-code = Table code
join = Join
join-help = Codes have six letters and digits. Ask your friends to read it out again, or to send you the link.
public = Public tables
public-open = See public tables
public-about = Anyone may sit down here, or watch.
public-none = Nobody has a public table open right now.
public-open-one = Open one
watch = Watch
watching = watching
go-on = Go on
sit = Sit down

## A table for friends

choose-game = Which game?
choose-players = How many players?
choose-options = Options
choose-table = The table
choose-public = Public
choose-public-about = Anyone may find it and sit down.
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
    [chat] Chat, whatever you like.
    [silent] No chat.
   *[standard] Hints and chat; messages that tell a number are held back.
  }
choose-clock = Time for a turn
clock-choice = { $seconds ->
    [0] as long as you like
   *[other] { $seconds } seconds
  }
open-table = Open the table
open-table-about = You then get a link to send around. Bots can take the seats that stay empty.

change-table = Change the table
lobby-seats = Seats
lobby-host = host
lobby-offline = not here right now
lobby-waiting = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
  }
lobby-ready = Everybody is here.
lobby-host-begins = { $name } will deal.
put-bot = Bot
open-seat = Open the seat
fill-bots = { $count ->
    [one] A bot for the open seat
   *[other] Bots for { $count } open seats
  }
begin = Deal
invite = Invite
invite-title = Invite friends
invite-code = Or with this code:
invite-link = Link to this table
invite-share = Share the link
invite-qr = The link as a QR code
invite-lonely = This link works on this computer only. For others on your network, start the server with { $command } and open the page at the computer’s network address.

## Who starts

choosing = Who starts?
choosing-about = Look at your hand, say how gladly you would start, and propose somebody. No numbers!
choosing-who = Who should start?
choosing-any = I do not mind
choosing-wait = Waiting for the others …
opening = { $opening ->
    [0] rather not
    [1] fine
   *[2] gladly
  }
opinion-for = for { $starter }
opinion-none = no opinion
opinion-waiting = thinking …

## The table

your-turn = Your turn
turn-of = Turn: { $name }
turn-mine = { $needed ->
    [0] Your turn: lay more, or end it
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
turn-corner = Careful: from here, this turn cannot be brought to its end.
planning-ahead = You plan ahead; the turn: { $name }
plan-corner = Careful: this leads into a corner, the turn could not be finished.
plan-changed = The table has changed: { $why }
pick-first = Take a card from your hand first.
lay = { $count ->
    [one] Lay this card
   *[other] Lay { $count } cards
  }
lay-only = Only lay
lay-and-end = Lay and end turn
end-turn = End turn
undo = Undo
sort = Sort
planned = planned
piles-mine = Your piles, { $metal ->
    [gold] gold
   *[silver] silver
  }
piles-of = { $metal ->
    [gold] Gold
   *[silver] Silver
  }
help-open = you may help with one card
help-done = helped this turn
step = { $step ->
    [0] ±0
   *[other] +{ $step }
  }
step-trick = ↶ { $step }
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
    [yes] fits, a trick: wins { $step } back
   *[no] fits, takes { $step }
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
seat-label = { $name }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }{ $state ->
    [away] , away
    [offline] , not connected
   *[here] {""}
  }{ $turn ->
    [yes] , whose turn it is
   *[no] {""}
  }
seat-about = { $kind ->
    [person] Plays in seat { $seat } and holds { $cards ->
        [one] one card
       *[other] { $cards } cards
      }.
    [away] Is away from seat { $seat }; it stays theirs.
    [stood-in] Is away from seat { $seat }, and a bot plays for them.
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
leave-running = Go away for now
leave-about = If you go away, the seat stays yours: come back whenever you like.
resign = Give up
resign-sure = Really give up
nudge = Are you there?
nudged = Has been asked
nudge-about = Who is asked and does nothing for a while counts as away; then a bot can play for them.
let-bot = Let a bot play
remove = Remove
let-back = Let back in who was removed
you-are-away = You are away from this table.
take-back = I am back
you-are-nudged = The others ask whether you are still there.
connection-lost = The connection is lost. Trying again by itself …
shuffle = The shuffle
shuffle-about = This number was fixed before the first card. After the game it proves that nobody touched the cards.
shuffle-check = Check a game

chat = Chat
chat-unread = { $count ->
    [0] Chat
    [one] Chat, one new message
   *[other] Chat, { $count } new messages
  }
chat-about = { $talk ->
    [free] Honour system: nobody checks, so keep to the rules yourselves. No concrete numbers.
    [professional] Only colours, the pile you want and the trick; nothing about values. The rest is held back before anybody sees it.
    [open] Say what you like.
   *[standard] Anything goes, except concrete numbers: those are held back before anybody sees them.
  }
chat-refused = Not sent. Nobody else has seen it.
chat-offer = Say this instead: { $hint }
chat-hinted = Said as a hint: { $hint }
chat-empty = No messages since you came.
chat-watching = Those who watch can read along; only players write.
chat-write = Message
chat-send = Send

mute = Mute
unmute = Hear again
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
   *[other] A seat is open again: { $name }.
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
told-nudged = { $name } has been asked whether they are there.
told-nudged-you = { $by }: are you still there?
told-resigned = { $who ->
    [me] You give up.
   *[other] { $name } gives up.
  }
told-more-hints = { $count ->
    [one] One more hint.
   *[other] { $count } more hints.
}
told-overtaken = Your hint about pile { $pile } no longer stands.

## Hints: what may be said with one tap, in full and in a word

hint-leave = please leave pile { $pile }
hint-rather-not = rather not on pile { $pile }
hint-go-ahead = go ahead on pile { $pile }
hint-small-steps = small steps only on pile { $pile }
hint-trick = I could use the trick on pile { $pile }
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
hint-more = I can take more
hint-thanks = thanks
hint-sorry = sorry
hint-start = I would like to start
hint-not-start = I would rather not start

hint-short-leave = leave it
hint-short-rather-not = rather not
hint-short-go-ahead = go ahead
hint-short-small-steps = small steps
hint-short-trick = my trick
hint-short-want = want it
hint-short-holds = have it
hint-short-high = high
hint-short-middle = middle
hint-short-low = low
hint-short-hard-turn = hard turn
hint-short-fine = fine
hint-short-more = take more
hint-short-thanks = thanks
hint-short-sorry = sorry
hint-short-start = I start?
hint-short-not-start = not me

hint-by = { $name }: { $hint }
say = Say something
say-about = Everyone hears it, and it tells no number. Once a turn about each thing.
say-pile = About pile { $pile }
say-pile-done = You have already spoken about pile { $pile } this turn.
say-colours = Colours
say-general = In general
say-done = You have already spoken about this in this turn.
say-none = There is nothing more to say in this turn.
choosing-say = Say to the others
marks-pile = What was said about pile { $pile }
marks-seat = What { $name } said
marks-mine = What you said
marks-none = Nothing any more.

## The end

end-beaten = You beat the game!
end-excellent = Excellent!
end-lost = The game wins this time
end-duel-won = You win!
end-duel-lost = You lose this one
end-winner = { $name } wins
end-about = { $reason ->
    [all-laid] Every card is laid.
    [stuck] Nobody could go on. { $left ->
        [one] One card was left.
       *[other] { $left } cards were left.
      }
    [burned] A fire card was not covered in time. { $left ->
        [one] One card was left.
       *[other] { $left } cards were left.
      }
   *[resigned] The game was given up. { $left ->
        [one] One card was left.
       *[other] { $left } cards were left.
      }
  }
end-about-duel = { $reason ->
    [all-laid] { $winner }: all cards laid. { $loser }: { $left } left.
    [stuck] { $loser }: no way to lay two cards, { $left } left.
   *[resigned] { $loser } gave up with { $left } left.
  }
end-scale = { $laid } of { $cards } cards laid, { $left } left
end-laid = { $laid } of { $cards } cards laid.
end-bands = { $left } left. None is victory, fewer than { $excellent } is excellent.
end-hands = What was left in the hands
rematch = Play again
same-deal = Same cards again
replay = Watch again
share-result = { $game }: { $result } ({ $left } left)

## Watching a game again

replay-first = To the beginning
replay-back = One card back
replay-run = Play
replay-pause = Pause
replay-next = One card on
replay-last = To the end
replay-moment = Moment of the game
replay-place = Turn { $turn } · { $moment } of { $last }
replay-view = Hands
replay-all = All hands open
replay-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
  }
replay-link = Link to this moment
replay-continue = Play on from here
replay-file = Open a record file
replay-file-about = A game in the record format (.json, or the first one in a .jsonl). Nothing of it is kept.
record-wrong = Turn { $turn } of this file is against the rules.
record-next = It may have been changed by hand, or cut short: take the file as it was downloaded.

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
reason-others = It also thought of
reason-unweighed = This bot follows simple rules and weighs no chances.
reason-silent-heard = Nobody had said anything.
reason-silent-same = Had nobody said anything, it would have laid the same.
reason-silent-other = Had nobody said anything, it would have laid: { $plays }
reason-heeded = Heeded
reason-overridden = Heard, and laid there all the same

## My games

mine = My games
mine-unfinished = Unfinished
mine-finished = Finished
mine-none = No game is waiting for you.
mine-none-finished = Finished games appear here.
mine-download = Download all records
record-result = { $won ->
    [yes] won
   *[no] lost, { $left } left
  }
record-uncounted = does not count: the cards could be known
stat-games = Games
stat-wins = Wins
stat-best = Fewest left
stat-streak = Streak
stat-chart = { $wins } of { $games } games won
stat-legend = The last games: the higher, the more cards were laid; green is won.

## Settings

name-title = Your name
name = Name
name-about = The others at the table see it.
name-saved = Saved.
device-title = On another device
device-about = Play on with your phone: a link makes another device the same player.
device-link = Make a link
device-expires = It works once, until { $time }.
device-linked = This device is now { $name }.
forget-title = Forget me
forget-about = Removes your name and everything that ties games to you. It cannot be undone.
forget = Forget me
forget-sure = Yes, forget everything
forgotten = The server has forgotten you.

## When something is wrong

problem = That did not work
next-not-allowed = Ask whoever invited you for the link or the code.
next-no-such-table = The link may be cut short, or the table was closed long ago. Open a new one from the start page.
next-wrong-protocol = The server was updated while this page was open.
next-offline = Check your connection; nothing of your game is lost. It is tried again by itself.
next-not-found = The address may be mistyped.
next-closed = Open a new table from the start page.
next-table-full = Ask the host to keep a seat for you, or open a table of your own from the start page.
next-table-running = Come back when it is over, or open a table of your own from the start page.
next-table-over = Ask the players for a link to the game, or open a table of your own from the start page.
language-missing = { $language } could not be loaded, so everything is in English for now.

refused-offline = The server cannot be reached.
refused-does-not-fit = { $card } does not fit here: this pile needs { $direction ->
    [ascending] more
   *[descending] less
  } than { $top }{ $trick ->
    [0] {""}
   *[other] , or exactly { $trick }
  }.
refused-does-not-fit-colour = { $card } does not fit here: this pile needs { $direction ->
    [ascending] more
   *[descending] less
  } than { $number }, or { $colour ->
    [b] any blue card
    [g] any green card
    [r] any red card
    [v] any violet card
   *[y] any yellow card
  }.
refused-does-not-improve = { $card } would not help: this pile of the opponent needs { $direction ->
    [ascending] less
   *[descending] more
  } than { $top }.
refused-row-card-only = Nothing has been laid on this pile of the opponent yet, so it cannot be helped.
refused-already-given = Only one card a turn may go to the opponent.
refused-not-in-hand = { $card } is not in your hand.
refused-no-such-pile = There is no such pile.
refused-turn-full = { $most ->
    [one] A turn has one card here.
   *[other] A turn has at most { $most } cards here.
  }
refused-too-few-laid = The turn is too short: { $laid } laid, { $required } required.
refused-fire-open = { $count ->
    [one] The { $cards } still burns: it must be covered before the turn ends.
   *[other] Still burning: { $cards }. They must be covered before the turn ends.
  }
refused-not-your-turn = It is not your turn.
refused-not-started = It is not decided yet who starts.
refused-game-over = The game is over.
refused-unknown-game = There is no such game.
refused-player-count = This game is not for { $players } players.
refused-unknown-option = There is no option { $option }.
refused-missing-option = The option { $option } is missing.
refused-option-value = { $option } cannot be { $value }.
refused-wrong-type = { $where } in the file is not what it should be.
refused-seed-range = This seed is out of range.
refused-deck-count = The file has the wrong number of decks.
refused-unknown-card = There is no card { $card } in this game.
refused-duplicate-card = The card { $card } is in the deck twice.
refused-missing-card = The card { $card } is missing from the deck.
refused-already-started = It is decided already who starts.
refused-impossible-view = No game can look like this.
refused-bad-play-text = That is no play.
refused-bad-position-text = That is no position.
refused-not-json = This file is not a record: it is no valid JSON.
refused-not-an-object = This file is not a record.
refused-unknown-format = { $format ->
    [None] This file does not say what it is: its format should be { $known }.
   *[other] This file has the format { $format }, not { $known }.
  }
refused-missing-key = { $key } is missing in the file.
refused-empty-turn = The record has a turn without a card.
refused-after-the-end = The record goes on after the end of the game.
refused-laid-after-outcome = The record holds laid cards although the game has ended.
refused-outcome-missing = The record says nothing about the end, but the game is over.
refused-outcome-too-early = The record tells of an end, but the game is not over.
refused-outcome-differs = The record tells of another end than the cards do.
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
refused-other-people = The same cards are only for those who have just played them: deal anew.
refused-not-away = They are here.
refused-not-a-person = Nobody sits there.
refused-not-a-bot = No bot sits there.
refused-yourself = That cannot be done to oneself.
refused-already-nudged = They have been asked already.
refused-not-due = Not now.
refused-chat-off = There is no chat at this table.
refused-empty-text = There is nothing in the message.
refused-long-text = The message is too long: { $length } characters, { $most } are allowed.
refused-forbidden-hint = { $reason ->
    [already] You have spoken of that in this turn.
    [too-early] That can be said once somebody starts.
    [too-late] Somebody has started already.
    [over] The game is over: only thanks and sorry are left to say.
   *[other] There is no such hint here.
  }
refused-forbidden-talk = { $reason ->
    [digits] No numbers: this could be a card.
    [number-word] No number words: this could be a card.
    [roman] No Roman numerals either: this could be a card.
    [ordinal] This could be a card's number.
    [symbol] This picture shows a number.
    [counting] So many of these could stand for a number.
    [relation] This tells a card by its distance to one on the table.
    [range] This tells where a card's number lies.
    [allusion] This alludes to a number.
    [asking] Nobody may be asked for a number.
    [likely] This reads as if it told a card. If it does not, say it in other words.
    [vague-value] Professionals say nothing about values, not even high or low.
    [too-long] That is too long: a message has at most 500 characters.
   *[unreadable] There is nothing to read in this message.
  }
refused-name-fixed = Names are fixed while a game runs with others. Change it when it is over.
refused-no-such-turn = There is no such turn in this game.
refused-not-a-bots-turn = A person played this turn: ask them.
refused-no-reason = This bot cannot say why.
refused-bad-clock = A turn can last { $first } to { $last } seconds.
refused-bad-opening = That is no answer.
refused-opinion-fixed = You have changed your mind once already.
refused-nothing-laid = No card was named.
refused-closed = { $reason ->
    [retired] This table is closed: nobody has been here for a long time.
    [removed] This table was removed by whoever runs this server.
   *[other] This table is closed.
  }
refused-bad-request = The server did not understand that.
refused-not-found = There is nothing at this address.
refused-wrong-method = The server did not understand that.
refused-too-large = That is too large.
refused-wrong-media-type = The server did not understand that.
refused-too-many = That was too fast. { $seconds ->
    [one] Try again in one second.
   *[other] Try again in { $seconds } seconds.
  }
refused-not-identified = The server does not know this browser any more.
refused-not-operator = Only whoever runs this server can do that.
refused-foreign-origin = This page does not belong to this server.
refused-not-allowed = This table is private.
refused-name-length = A name has 1 to { $most } characters.
refused-name-characters = This name has characters that cannot be shown well.
refused-name-banned = Please choose another name.
refused-name-numbers = A name must not tell a number that could be a card.
refused-no-such-table = There is no such table.
refused-no-such-code = No table has this code.
refused-no-such-record = There is no such game, or it is not yours to see.
refused-no-such-daily = There is no such daily deal.
refused-no-such-link = This link has been used already, or it is too old.
refused-no-such-device = There is no such device.
refused-no-such-bot = There is no bot called { $bot } here.
refused-daily-unfinished = Finish this deal first.
refused-daily-fixed = A daily deal is the same for everyone: nothing can be changed.
refused-daily-running = Others still play these cards today. Play on when the day is over.
refused-no-such-moment = The game cannot go on from here.
refused-too-many-tables = You have { $most } unfinished tables already: finish or leave one first.
refused-table-moved = The table has moved on: try again.
refused-table-worn = So much has happened at this table that it is worn out: open another one.
refused-bad-message = The server did not understand that.
refused-wrong-protocol = This page is older than the server.
refused-update = { refused-wrong-protocol }
refused-too-slow = The connection was too slow to keep up.
refused-starting = The server is starting: a moment, please.
refused-stopping = The server is stopping.
refused-internal = Something went wrong.
refused-storage-full = The server cannot store anything now.
refused-storage-gone = The server cannot reach its storage now.

## Why not, in a word, below a pile

why-does-not-fit = { $direction ->
    [ascending] over { $top }
   *[descending] under { $top }
  }{ $trick ->
    [0] {""}
   *[other] {" "}or { $trick }
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
why-game-over = over
why-not-your-turn = not your turn
why-not-started = not yet

## Lessons

learn-title = { $game }: learn by playing
lesson-step = { $step } of { $steps }
lesson-next = Next
lesson-again = Once more
lesson-play = Now play
lesson-partner = Mia
lesson-other = That would be allowed. For the lesson, do it as the text says.
refused-lesson = Do it as the text above says.

lesson-the-game-1 = These are the four piles. Two go up from 1, two go down from 100. You and Mia play together: all 98 cards must go on them.
lesson-the-game-2 = It is your turn. On pile 1 any higher number fits, but small steps leave room. Take the 3, then touch pile 1.
lesson-the-game-3 = Pile 3 goes down: lay the 97 there. Two cards are required; then end your turn, and you draw two new ones.
lesson-the-game-4 = Mia has played, and says something: please leave pile 4. Hints stand beside their pile. You can give some too, one tap each; none of them tells a number. So leave pile 4 to her.
lesson-the-game-5 = Now take the 8 and look: each pile says whether it fits, how big the step is, or why not.
lesson-the-game-6 = Lay the 8 on pile 2. Then lay the 32 on pile 1, a big step, but with a plan. Nobody sees your plan until you end the turn.
lesson-the-game-7 = And this is why: the backwards trick! The 22 is exactly ten lower than the 32, so it may go back. Lay it on pile 1.
lesson-the-game-8 = Ten steps won back. If somebody cannot lay the required cards, the game is over; fewer than ten left is excellent. And when you talk: no numbers!

lesson-face-to-face-1 = Below are your two piles, gold. Above are Mia's, silver. Who first lays all 58 of their own cards wins.
lesson-face-to-face-2 = Two cards a turn, always. Lay the 4 on pile 1 and the 55 on pile 2, then end your turn. Only your own piles used: you draw two.
lesson-face-to-face-3 = Now take the 7 and look at Mia's piles. Where it improves one, it fits: lower than her 9.
lesson-face-to-face-4 = One card a turn may help her. Lay the 7 on pile 3, then the 12 on pile 1 and the 47 on pile 2. Who helps draws back to six: three cards this time!
lesson-face-to-face-5 = The backwards trick: on your own piles, exactly ten back is allowed. Lay the 2 on pile 1.
lesson-face-to-face-6 = Who lays their last card wins at once. Who cannot lay two cards loses at once. Help only when you need the cards!

lesson-quick-and-easy-1 = Two piles, one up, one down, and fifty cards: 1 to 10 in five colours. You and Mia hold two each.
lesson-quick-and-easy-2 = The first card on a pile may be any. Lay the blue 3 on pile 1, which goes up.
lesson-quick-and-easy-3 = You may lay a second card. Lay the red 8 on pile 2, which goes down, and end your turn. You draw as many as you laid.
lesson-quick-and-easy-4 = Take the yellow 5 and look. An equal number does not fit: pile 1 shows a 5 already.
lesson-quick-and-easy-5 = But it is lower than the 8. Lay it on pile 2 and end your turn; one card is enough.
lesson-quick-and-easy-6 = The backwards trick: the same colour always fits, whatever the number. Lay the green 1 on the green 9!
lesson-quick-and-easy-7 = From 9 back to 1. When all fifty cards are laid, you both have won. Talk, but never about exact values.

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
rules-help = Helping the other
rules-draw = Drawing
rules-professional = For professionals

rules-the-game-aim = You all play against the game. Together, lay all 98 cards, 2 to 99, on four piles.
rules-the-game-setup = Two piles go up from 1, two go down from 100. Alone you hold eight cards, as two seven, from three on six. Look at your cards, then agree who starts.
rules-the-game-turn = Lay at least two cards, each on any pile: higher than the top on a pile that goes up, lower on one that goes down, by as much as you like. Then draw back to a full hand. Once the draw pile is empty, one card is enough, and who has no cards left is skipped.
rules-the-game-trick = A card that is exactly ten lower may go on a pile that goes up, and one that is exactly ten higher on a pile that goes down. That wins room back, as often as you can.
rules-the-game-end = All cards laid: you have beaten the game. If the player to act cannot lay what is required, the game is over. Fewer than ten cards left is excellent.
rules-the-game-talk = Say anything except concrete numbers: not said, not asked for, not alluded to. Here the chat holds a message with a number back and tells you why; nobody else sees it. A table can also be strict (hints only) or free (honour system).
rules-the-game-hints = One tap says what the rules allow: leave a pile alone, rather not, go ahead, small steps only, or that you could use the trick there. You can also say that your turn is hard, that you are fine, or that you can take more. A hint stands beside its pile until a card is laid there or its speaker has played. Once a turn about each pile. The bots give hints, and listen to yours.
rules-the-game-expert = Experts must lay three cards a turn, still one when the draw pile is empty. A hand with one card less is harder again; the two can be combined.
rules-the-game-fire = 22, 33, 44, 55, 66 and 77 burn. If one is on top when a turn ends, the next player must cover it within their turn, or the game is lost. Covering your own at once is fine.

rules-face-to-face-aim = Two players, each with a deck of 58 cards, gold and silver. Who first lays all of their own wins.
rules-face-to-face-setup = Each has a pile that goes up from 1 and one that goes down from 60, a draw pile, and a hand of six. The lot decides who starts.
rules-face-to-face-turn = Lay at least two cards, always. All of them on your own piles, except at most one.
rules-face-to-face-trick = On your own piles, exactly ten backwards is allowed, as in The Game.
rules-face-to-face-help = One card a turn may go on a pile of the other, if it improves it: lower than the top where it goes up, higher where it goes down. Not on an empty pile, and no trick.
rules-face-to-face-draw = If you used only your own piles, draw two cards. If you helped, draw back to six.
rules-face-to-face-end = Who lays their last card wins at once. Who cannot lay two cards loses at once.

rules-quick-and-easy-aim = Together, lay all 50 cards, 1 to 10 in five colours, on two piles.
rules-quick-and-easy-setup = One pile goes up, one goes down, and both begin with any card. Everybody holds two cards. Agree who starts.
rules-quick-and-easy-turn = Lay one card or two, higher on the pile that goes up, lower on the one that goes down. An equal number does not fit. Then draw as many as you laid.
rules-quick-and-easy-trick = A card of the same colour as the top fits whatever its number is.
rules-quick-and-easy-end = All cards laid: won. If the player to act has cards and none of them fits, the game is lost.
rules-quick-and-easy-talk = Vague words are fine, a rather high yellow for example. No values, and none in relation to a card. Here the chat holds such a message back and tells you why; nobody else sees it.
rules-quick-and-easy-hints = One tap says which colours you have, whether high, middling or low, which pile you would like, and where you could use the trick. Professionals only name colours, the pile and the trick. A hint stands until it is overtaken; once a turn about each thing. The bots give hints, and listen to yours.
rules-quick-and-easy-professional = Exactly one card a turn. You may only name the colours you hold, the pile you want, and where you could use the trick.
