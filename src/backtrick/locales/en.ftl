# Every text that a person sees. One catalogue for the command line, the terminal and the browser.
# Cards and piles are written as in the notation of docs/rules.md: 37@0 is the 37 on pile 0.

### Words

game-the-game = The Game
game-face-to-face = Face to Face
game-quick-and-easy = Quick & Easy

option-required = required { $value }
option-hand = hand { $value }
option-fire = On Fire
option-professional = professional

bot-about-random = Any legal card on any pile. The yardstick below every other bot.
bot-about-greedy = The smallest step, tricks first, never a dead end when it can be avoided.
bot-about-planner = The best whole turn, as a small net judges it. Fast.
bot-about-expert = The best whole turn, as a large net judges it, with a look ahead where it pays. The strongest.
bot-about-installed = { $where }

### Why something was refused: refused- and the reason

refused-does-not-fit = { $card } does not fit the { $direction } pile showing { $top }: needs { $direction ->
    [ascending] more
   *[descending] less
  } than { $top }{ $trick ->
    [0] {""}
   *[other] , or exactly { $trick }
  }
refused-does-not-fit-colour = { $card } does not fit the { $direction } pile showing { $top }: needs { $direction ->
    [ascending] more
   *[descending] less
  } than { $number }, or { $colour ->
    [b] any blue card
    [g] any green card
    [r] any red card
    [v] any violet card
   *[y] any yellow card
  }
refused-does-not-improve = { $card } does not improve the opponent's { $direction } pile showing { $top }: needs { $direction ->
    [ascending] less
   *[descending] more
  } than { $top }
refused-row-card-only = { $card } cannot improve the opponent's { $direction } pile: it shows only its row card
refused-already-given = { $card } cannot go to the opponent: one card a turn may, and this turn has given its card
refused-not-in-hand = { $card } is not in the hand: { $hand ->
    [none] it is empty
   *[other] it holds { $hand }
  }
refused-no-such-pile = there is no pile { $pile }: the piles are 0 to { $last }
refused-turn-full = this turn is full: it may have { $most ->
    [one] one card
   *[other] { $most } cards
  }
refused-too-few-laid = the turn is too short: { $laid } laid, { $required } required
refused-fire-open = the turn may not end: { $cards } burns on top and must be covered first
refused-not-your-turn = it is another player's turn
refused-not-started = nobody has been chosen to start yet
refused-game-over = the game is over

refused-unknown-game = there is no game "{ $game }"; the games are { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}(did you mean { $nearest }?)
  }
refused-player-count = { $game } is played by { $allowed } players, not by { $players }
refused-unknown-option = there is no option "{ $option }" here; the options are: { $known }
refused-missing-option = the option "{ $option }" is missing
refused-option-value = { $option } cannot be { $value }; allowed: { $allowed }
refused-seed-range = the seed { $seed } is out of range: 0 to { $last }
refused-deck-count = { $decks ->
    [one] there is one deck
   *[other] there are { $decks } decks
  }, { $allowed } needed
refused-unknown-card = there is no card { $card }: the cards are { $first } to { $last }
refused-duplicate-card = deck { $deck } holds { $card } twice
refused-missing-card = deck { $deck } lacks { $card }
refused-no-such-seat = there is no seat { $seat }: the seats are 0 to { $last }
refused-already-started = seat { $seat } has already been chosen to start

refused-impossible-view = no game can look like this

refused-bad-play-text = "{ $text }" is no play; write a card, @ and a pile, such as 37@0
refused-bad-position-text = this is no position: { $text }

refused-not-json = not valid JSON: { $detail }
refused-not-an-object = not a JSON object
refused-unknown-format = the format is "{ $format }", not "{ $known }"
refused-missing-key = "{ $key }" is missing
refused-wrong-type = { $where } must be { $wanted ->
    [integer] a whole number
    [string] a text
    [list] a list
    [object] an object
    [boolean] true or false
    [play] a pair of a card and a pile
   *[talk] a list that begins with a turn and a seat
  }
refused-empty-turn = the turn is empty
refused-after-the-end = the game was over before this play
refused-laid-after-outcome = "laid" holds cards although the game has ended
refused-outcome-missing = the outcome is null, but the game is over: { $outcome }
refused-outcome-too-early = the outcome says "{ $told }", but the game is not over
refused-outcome-differs = the outcome says "{ $told }", but it is "{ $outcome }"

### What can be wrong with a bot: bot-fault- and the fault

bot-fault-unknown = there is no bot "{ $bot }"; the bots are { $known }{ $nearest ->
    [none] {""}
   *[other] {" "}(did you mean { $nearest }?)
  }. One's own are written package.module:Class.
bot-fault-import = the bot "{ $bot }" cannot be made: { $detail }
bot-fault-incomplete = "{ $bot }" is no bot: it lacks { $missing }
bot-fault-count = { $named } bots for { $seats } seats: give one name for all of them, or one each
bot-fault-level = { $bot } has no level { $level }; the levels are { $allowed }
bot-fault-raised = the bot { $bot } in seat { $seat } failed: { $detail }
bot-fault-nonsense = the bot { $bot } in seat { $seat } answered { $answer }, which makes no sense here
bot-fault-illegal = the bot { $bot } in seat { $seat } wanted to lay { $play }
bot-fault-stopped-early = the bot { $bot } in seat { $seat } stopped although it must go on
bot-fault-not-repeatable = the bot { $bot } played differently the second time, with the same seed
bot-fault-position = position: { $position }
bot-fault-reason = reason: { $reason }

### The command line

cli-about = The Game, Face to Face and Quick & Easy: play, simulate, show and verify. An unofficial fan project.
cli-version = Show the version and exit.
cli-error = backtrick: { $message }

cli-arg-game = the-game, face-to-face or quick-and-easy.
cli-opt-players = How many players. The Game 1 to 5, Face to Face 2, Quick & Easy 2 to 5.
cli-opt-bots = Bots by name, separated by commas: one for all seats, or one for each. Your own: package.module:Class.
cli-opt-required = The Game: cards a turn must have while the draw pile lasts, 2 or 3 (expert).
cli-opt-hand = The Game: cards in a full hand, the usual number or one less.
cli-opt-fire = The Game: with the On Fire cards.
cli-opt-professional = Quick & Easy: the variant for professionals, exactly one card a turn.
cli-opt-seed = The seed of the shuffle, 0 to 2^64-1. The same seed gives the same games.

cli-compiling = Compiling for this machine, the first time only; this can take up to a minute.
cli-simulate-about = Let bots play many games and count what came of them.
cli-simulate-games = How many games.
cli-simulate-records = Write every game to this file, one record a line. A run that was stopped goes on where it was.
cli-simulate-overwrite = Replace the records file if there is one.
cli-simulate-json = Print the result as one JSON object.
cli-simulate-progress = games
cli-simulate-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }: { $bots }
cli-simulate-row-games = games
cli-simulate-row-won = won
cli-simulate-row-won-by = won by seat { $seat } ({ $bot })
cli-simulate-row-left = cards left, mean
cli-simulate-row-left-loser = loser's cards left, mean
cli-simulate-row-excellent = fewer than ten left
cli-simulate-row-speed = games a second
cli-simulate-share = { $count }  { $rate } %  (95 %: { $low } to { $high })
cli-simulate-interrupted = Stopped after { $games } games.{ $file ->
    [none] {""}
   *[other] {" "}They are in { $file }; the same command goes on from there.
  }
cli-records-other-games = { $file }, line { $line }: holds something else than the games of this run. Nothing was changed; choose another file, or replace it with --overwrite
cli-records-more-games = { $file }, line { $line }: holds more games than were asked for. Nothing was changed; ask for more games, choose another file, or replace it with --overwrite
cli-at-least-one = { $option } must be 1 or more, not { $number }
cli-simulate-jobs = How many cores to use.
cli-simulate-engine = Which engine plays: auto, python (any bot), kernel (compiled) or ray (a cluster). All give the same games.
cli-simulate-no-engine = there is no engine "{ $engine }"; the engines are { $known }
cli-engine-error = the kernel does not know all of these bots: { $bots }. Leave --engine away, or ask for python

cli-verify-about = Replay records and check that every play was legal. Findings exit with 1.
cli-verify-files = Files of records (.jsonl, one a line; .json, one in all); - reads standard input.
cli-verify-good = { $records ->
    [one] { $count } record, legal
   *[other] { $count } records, all legal
  }
cli-verify-bad = { $bad } of { $count } records are bad
cli-verify-empty = { $file }: no record in it
cli-verify-finding = { $file }:{ $line }: { $place ->
    [none] {""}
   *[other] { $place }:{" "}
  }{ $why }
cli-place-turn = turn { $turn }
cli-place-play = turn { $turn }, play { $play }

cli-show-about = Show a position from a record, as a person or as one seat saw it.
cli-show-file = A file of records.
cli-show-game = Which record of the file, counted from 1.
cli-show-turn = The position before this turn, counted from 0; without it, the last position.
cli-show-seat = Show only what this seat could see, counted from 0; without it, all hands.
cli-show-text = Print the position as one line of notation.
cli-show-no-game = { $file } holds { $records ->
    [one] one record
   *[other] { $records } records
  }; there is no record { $game }
cli-show-no-turn = this game has turns 0 to { $last }; there is no turn { $turn }
cli-show-no-text = a seat's view has no notation: --text shows the whole position

cli-bots-about = List the bots; "bots check" runs the contract test on one.
cli-bots-check-about = Check that a bot keeps the contract: legal turns, also from the middle of one, the same again for the same seed.
cli-bots-name = A bot's name, or package.module:Class.
cli-bots-column-name = bot
cli-bots-column-about = what it does
cli-bots-kept = { $bot } keeps the contract: { $setups } ways to play, { $games } games
cli-bots-progress = ways to play

cli-rules-about = Explain a game.

cli-play-about = Play in the terminal: alone, with bots, or several people at one keyboard.
cli-play-people = How many people share the keyboard; bots take the other seats.
cli-play-record = Keep the game in this file; it is written after every card.
cli-play-resume = Go on with an unfinished game from this file.
cli-play-bots = Bots for the other seats: one name for all of them, or one each.
cli-play-people-range = { $people } people cannot sit at a table of { $players }
cli-play-no-folder = { $file }: there is no such folder
cli-play-exists = { $file } exists already; go on with it by --resume, or choose another name
cli-play-nothing-to-resume = { $file } holds no unfinished game
cli-play-other-game = { $file } holds a game of { $game }, not of { $asked }
cli-play-other-players = { $file } holds a game of { $players } players
cli-file-error = { $file }: { $detail }
cli-play-needs-terminal = going on with a game needs a terminal

### Playing in the terminal

play-you = you
play-person = player { $letter }
play-welcome = { $game } · { $players ->
    [one] alone
   *[other] { $players } players
  }{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
  }
play-help-title = What you can type
play-help-lay = 37 0 or 37@0
play-help-lay-about = lay the 37 on pile 0; several at once: 37@0 38@0
play-help-card = 37
play-help-card-about = lay it where it fits, if it fits one pile only
play-help-end = end
play-help-end-about = end the turn and draw
play-help-why = why 37 0
play-help-why-about = whether the card may go there, and why not
play-help-table = table
play-help-table-about = show the table again
play-help-rules = rules
play-help-rules-about = explain the game
play-help-resign = resign
play-help-resign-about = give the game up
play-help-quit = quit
play-help-quit-about = stop, and save if you like (also Ctrl-C)
play-prompt = { $name } >
play-laid = { $name }: { $plays }
play-drew = { $name }: { $plays } · draws { $count }
play-required = { $more ->
    [0] The turn may end.
    [one] One more card is required.
   *[other] { $more } more cards are required.
  }
play-owed = Still to be covered: { $cards }
play-may-help = Helping { $name }: one card may still be given this turn.
play-has-helped = Helping { $name }: done for this turn.
play-several-piles = { $card } fits piles { $piles }: say which one
play-fits-no-pile = { $card } fits no pile now
play-may-lay = yes, { $play } may be laid
play-unknown-command = "{ $input }" is nothing I understand. Type a card and a pile, such as { $example }, or help.
play-piles = The piles are 0 to { $last }.
play-pass = Next: { $name }. Hand over the keyboard, and press Enter when nobody else is looking.
play-starter-title = Who starts? First look at the hands.
play-starter-wish = { $name }: { $wish ->
    [0] would rather not start
    [1] does not mind
   *[2] would gladly start
  }
play-starter-look = { $name }, press Enter to look at your hand.
play-starter-hand = { $name }, opening hand:
play-starter-looked = Press Enter to hide it again.
play-starter-ask = Who starts? { $names } [{ $best }]
play-starter-bad = "{ $input }" is no seat: 0 to { $last }
play-starts = Starter: { $name }
play-resign-sure = Give the game up? [y/N]
play-yes = y
play-save-ask = Save the game to go on later? [Y/n]
play-no = n
play-saved = Saved in { $file }. Go on with: backtrick play --resume { $file }
play-not-saved = Not saved.
play-save-failed = { $file } cannot be written: { $detail }
play-save-elsewhere = Another file (nothing: do not save):
play-nothing-to-save = Nobody has started yet: there is nothing to save.
play-record-kept = The game is in { $file }.
play-won = Beaten! All { $cards } cards are laid.
play-won-by = Winner: { $name }. { $ending ->
    [all-laid] Everything is laid.
    [stuck] The required cards cannot be laid by { $loser }.
   *[resigned] Given up by { $loser }.
  } Not laid by { $loser }: { $left ->
    [one] one card
   *[other] { $left } cards
  }.
play-lost = { $ending ->
    [stuck] Stuck at { $name }: the required cards cannot be laid.
    [burned] Burned at { $name }: a fire card was left open.
   *[resigned] Given up.
  } { $left ->
    [one] One card was not laid.
   *[other] { $left } cards were not laid.
  }
play-band-excellent = Fewer than ten: an excellent result.
play-demo = No terminal here, so bots play one game.
play-demo-starter = Starter: { $name } (seat { $seat })

table-turn = turn { $turn }
table-seat = seat
table-name = player
table-hand = hand
table-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
table-draw-pile = draw pile
table-pile = { $pile }
table-unfinished = The game is not over.

### The games explained (Markdown)

rules-the-game =
    # The Game

    One to five players on one team. Lay all 98 cards, 2 to 99, on four piles.

    - **Piles.** Two ascend from 1, two descend from 100. Only the top card of a pile counts.
    - **Hands.** Eight cards alone, seven for two players, six for more. Everyone looks at their
      hand, then you agree who starts. Play goes clockwise.
    - **Your turn.** Lay at least two cards, one after the other, on any piles. Ascending piles take
      any higher number, descending piles any lower one. Then draw back to a full hand.
    - **The backwards trick.** A card exactly ten lower may go on an ascending pile, exactly ten
      higher on a descending one, as often as you like.
    - **When the draw pile is empty** one card a turn is enough. Players without cards are skipped.
    - **The end.** All cards laid: the game is beaten. A player who must lay and cannot: it is lost,
      and the cards not laid are your result. Fewer than ten is excellent.
    - **Talk** as you like, but never name, ask for or hint at a concrete number.

    ## Harder

    - `--required 3`: three cards a turn while the draw pile lasts.
    - `--hand`: one card fewer in every hand.
    - `--fire`: 22, 33, 44, 55, 66 and 77 burn. One that lies on top when a turn ends must be covered
      by the end of the next turn, or the game is lost.

    What every point rests on is in docs/rules.md.

rules-face-to-face =
    # Face to Face

    A duel. Each player has an own deck of 58 cards, 2 to 59, gold or silver, an own draw pile, an
    own ascending pile (from 1) and an own descending pile (from 60).

    - **Hands.** Six cards each. The lot decides who starts.
    - **Your turn.** Lay at least two cards, always. On your own piles as in The Game, with the
      backwards trick by exactly ten.
    - **Helping.** One card a turn may go on one of your opponent's piles, and it must improve it:
      lower than the top of the ascending pile, higher than the top of the descending one. There is
      no trick there, and a bare row card cannot be improved.
    - **Drawing.** Own piles only: draw two, however many you laid. Helped: draw back to six.
    - **The end.** Whoever has laid all own cards wins at once. Whoever cannot lay two loses at once,
      and so does a player whose turn begins with a single card.

    What every point rests on is in docs/rules.md.

rules-quick-and-easy =
    # Quick & Easy

    Two to five players on one team. Lay all 50 cards, 1 to 10 in five colours, on two piles.

    - **Piles.** One ascends, one descends. The first card on either may be any card.
    - **Hands.** Two cards each. Agree who starts; play goes clockwise.
    - **Your turn.** Lay one or two cards, then draw as many. The ascending pile takes a higher number
      than its top, the descending pile a lower one; an equal number does not fit.
    - **The backwards trick.** A card of the top's colour fits, whatever its number.
    - **The end.** All cards laid: won. A player who must lay and cannot: lost. Players without cards
      are skipped.
    - **Talk** as you like, but about numbers only vaguely: "a rather high yellow" is fine, "two more
      than the top" is not.
    - **Professionals** (`--professional`) lay exactly one card a turn, and may only say which colours
      they hold, which pile they want, and where the trick would work.

    Cards are written as number and colour: 7r is the red seven (b blue, g green, r red, v violet,
    y yellow). What every point rests on is in docs/rules.md.

### Tournament, export and plots

cli-opt-address = With --engine ray: the address of a running cluster. Without it, this machine.
cli-opt-out = Write every game to this table: FILE.csv, FILE.json or FILE.parquet. A run that was stopped goes on where it was.
cli-opt-plot = Draw the result: FILE.png or FILE.svg.
cli-address-without-ray = --address names a Ray cluster: it needs --engine ray

cli-tournament-about = Let bots play the same deals, against each other or beside each other.
cli-tournament-bots = Two or more bots. Your own: package.module:Class.
cli-tournament-games = How many deals. In a duel every pair plays each of them twice, with the seats swapped.
cli-tournament-overwrite = Replace the table if there is one, and forget an unfinished run beside it.
cli-tournament-interrupted = Stopped after { $games } games.{ $file ->
    [none] {""}
   *[other] {" "}They are in { $file }.part; the same command goes on from there.
  }
cli-tournament-duels = { $game }, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, each pair twice with the seats swapped
cli-tournament-teams = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }{ $options ->
    [none] {""}
   *[other] , { $options }
  }, { $deals ->
    [one] one deal
   *[other] the same { $deals } deals
  } for each bot
cli-tournament-starter = Games won by the starter: { $share }
cli-tournament-minus = { $first } − { $second }
cli-tournament-interval = { $low } to { $high }
cli-tournament-column-bot = bot
cli-tournament-column-cross = won against
cli-tournament-column-difference = on the same deals
cli-tournament-column-rating = rating
cli-tournament-column-won = won
cli-tournament-column-left = left
cli-tournament-column-excellent = under ten
cli-tournament-column-interval = 95 %

cli-plot-won = games won, with 95 % intervals
cli-plot-won-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }: games won in %
cli-plot-players-title = { $game }: how often each bot wins
cli-plot-players = players
cli-plot-left-title = Cards left: { $bot }
cli-plot-left-title-duel = The loser's cards left: { $bot }
cli-plot-left = cards left
cli-plot-games = games
cli-plot-beaten = beaten: { $share } %
cli-plot-excellent = under ten: { $share } %
cli-plot-lost = other: { $share } %
cli-plot-chance-title = Won, of the games not over yet
cli-plot-laid = cards laid so far
cli-plot-cross-title = { $game }: row beats column
cli-plot-cross-below = each pair on the same deals in both seats; below, 95 % intervals
cli-plot-interval = { $low } to { $high }
cli-plot-rating-title = Ratings, with 95 % intervals
cli-plot-rating = points; 400 more is winning ten times as often as losing

### Training and weights

cli-train-about = Teach a bot by letting it play with itself.
cli-train-bot = Whose net to teach: planner (small, fast) or expert (large).
cli-train-minutes = How long to learn (5 minutes, unless --games says otherwise).
cli-train-games = How many games to learn from.
cli-train-out = The weights file that the net is added to.
cli-train-start = A weights file to start from, instead of from nothing.
cli-train-trace = How much the end of a game counts against the net's own judgement on the way there (0 to 1).
cli-train-memory = How slowly the net that is kept follows the one that learns (0 to 1).
cli-train-batch = How many games are played before the net learns from them.
cli-train-window = How many times each batch is learned from, together with its neighbours.
cli-train-sparring = Play against greedy instead of oneself (Face to Face only).
cli-train-no-duel = --sparring is for duels: in this game all play together.
cli-train-halfway = Keep the mean of the net that was learned and the one that --start began with.
cli-train-no-start = --halfway needs --start.
cli-train-rate = How fast the net learns at the beginning of the course.
cli-train-resume = Go on with an interrupted training of the same file.
cli-train-unknown-bot = There is no net for “{ $bot }” to learn. Known: { $known }.
cli-train-unfinished = { $file } holds an interrupted training. Add --resume to go on with it, or delete the file.
cli-train-interrupted = Interrupted. Add --resume to go on; so far is in { $file }.
cli-train-compiling = Compiling, the first time only
cli-train-progress = { $games } games, { $rate } % won, { $left } cards left
cli-train-done = Learned from { $games } games: { $rate } % won, { $left } cards left on average. The net is in { $file }.
cli-weights-not-ours = { $file } is not a file of weights or of an unfinished training.
cli-weights-damaged = { $file } is damaged or cut short.
cli-weights-version = { $file } has version { $found } of its format; this program reads version { $wanted }.
cli-weights-game = { $file } is for the game { $found }, not for { $wanted }.
cli-weights-features = { $file } was made for { $found } features; this program looks at { $wanted }. Train it again.
cli-weights-other-course = { $file } is from a training with another { $what }; it is not overwritten.

cli-lab-too-few-bots = a tournament needs two bots or more
cli-lab-same-bot = { $bot } is named twice; every bot of a tournament is another one
cli-lab-table-kind = { $file }: a table is a file that ends with one of { $known }
cli-lab-plot-kind = { $file }: a plot is a file that ends with one of { $known }
cli-lab-missing-extra = this needs { $module }, which is not installed: pip install "backtrick[{ $extra }]"
cli-lab-file-exists = { $file } exists already. Nothing was changed; choose another file, or replace it with --overwrite
cli-lab-other-run = { $file }, line { $line }: is the unfinished part of another run. Nothing was changed; choose another file, or discard it with --overwrite
cli-lab-no-cluster = no Ray cluster at { $address }: { $detail }
cli-lab-worker-lost = a batch was lost again and again with the worker that played it: { $detail }
