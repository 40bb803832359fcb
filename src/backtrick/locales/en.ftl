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
bot-about-beginner = The smallest step among the cards it sees. It overlooks every fourth card.
bot-about-casual = Plans every other turn and plays the rest without thinking.
bot-about-steady = Plans most of its turns, and now and then plays one without thinking.
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
refused-already-given = { $card } cannot go to the opponent: you may help with only one card a turn
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
refused-fire-open = the turn may not end: { $cards } { $count ->
    [one] burns on top and must be covered first
   *[other] burn on top and must be covered first
  }
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

refused-bad-play-text = "{ $text }" is not a play; write a card, @ and a pile, such as 37@0
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
bot-fault-no-weights = { $bot } has no net of its own: a file can be given to { $able }, such as planner=FILE
bot-fault-missing-extra = { $bot } needs compiled code, which is not installed: pip install "backtrick[{ $extra }]"
bot-fault-time = { $bot } cannot think for "{ $seconds }" seconds: give a number from { $least } to { $most }
bot-fault-no-time = { $bot } cannot be given a time to think. It is for bots that look ahead, named without a level: { $able }
bot-fault-raised = the bot { $bot } in seat { $seat } failed: { $detail }
bot-fault-nonsense = the bot { $bot } in seat { $seat } answered { $answer }, which makes no sense here
bot-fault-illegal = the bot { $bot } in seat { $seat } wanted to lay { $play }
bot-fault-stopped-early = the bot { $bot } in seat { $seat } stopped although it must go on
bot-fault-bad-hint = the bot { $bot } in seat { $seat } said { $hint }, which nobody may say here and now
bot-fault-not-repeatable = the bot { $bot } played differently the second time, with the same seed
bot-fault-position = position: { $position }
bot-fault-reason = reason: { $reason }

### The command line

cli-about = The Game, Face to Face and Quick & Easy: play, simulate, show and verify. An unofficial fan project.
cli-version = Show the version and exit.
cli-error = backtrick: { $message }

cli-opt-game = the-game, face-to-face or quick-and-easy.
cli-simulate-players = How many players, or several numbers, such as 1-5 or 2,4: The Game 1 to 5, Face to Face 2, Quick & Easy 2 to 5.
cli-players-written = --players is a number, or several such as 1-5 or 2,4, not "{ $written }"
cli-opt-players = How many players. The Game 1 to 5, Face to Face 2, Quick & Easy 2 to 5.
cli-opt-bots = Bots by name, separated by commas: one for all seats, or one for each. Your own: package.module:Class.
cli-opt-think = Seconds that the bots think each turn, instead of a level. Their names in records then say so, and the same seed may give another game.
cli-opt-required = The Game: cards a turn must have while the draw pile lasts, 2 or 3 (expert).
cli-opt-hand = The Game: cards in a full hand, the usual number or one less.
cli-opt-fire = The Game: with the On Fire cards.
cli-opt-professional = Quick & Easy: the variant for professionals, exactly one card a turn.
cli-opt-hints = How much the bots say: quiet (one hint of each stands at a time), normal (two) or talkative (all they have).
cli-opt-talk = Whether the bots give hints and listen. They do where players are partners, unless you say --no-talk.
cli-opt-seed = The seed of the shuffle, 0 to 2^64-1. The same seed gives the same games.

cli-progress = { $said }, { $percent } %{ $left ->
    [none] {""}
   *[other] , about { $left } left
  }
cli-compiling = Compiling for this machine, the first time only; this can take up to a minute.
cli-simulate-about = Let bots play many games and count the results.
cli-simulate-games = How many games.
cli-simulate-records = Write every game to this file, one record a line. A run that was stopped goes on where it was.
cli-simulate-overwrite = Replace the records file if there is one.
cli-opt-json = Print the result as one JSON object.
cli-simulate-progress = { $done } of { $games } games
cli-simulate-one-count = { $option } is for one number of players, not for several
cli-simulate-title = { $game }, { $players ->
    [one] alone
   *[other] { $players } players
  }: { $bots }
cli-simulate-title-several = { $game }: { $bots }
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
cli-lab-other-games = { $file }, line { $line }: holds something else than the games of this run. Nothing was changed; choose another file, or replace it with --overwrite
cli-lab-more-games = { $file }, line { $line }: holds more games than were asked for. Nothing was changed; ask for more games, choose another file, or replace it with --overwrite
cli-opt-jobs = How many cores to use.
cli-opt-engine = Which engine plays: auto, python (any bot), kernel (compiled) or ray (a cluster). All give the same games.
cli-simulate-no-engine = there is no engine "{ $engine }"; the engines are { $known }
cli-lab-engine = the kernel does not know all of these bots: { $bots }. Leave --engine away, or ask for python

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
cli-show-why = Tell why the bot whose turn it was played as it did: it is asked again. Needs --turn.
cli-show-why-turn = --why needs the turn: name it with --turn, and leave --text out
cli-show-not-played = turn { $turn } was not played to its end
cli-show-not-a-bot = turn { $turn } was played by "{ $name }": no bot of that name is known here, so nobody can tell why
cli-show-no-turn = this game has turns 0 to { $last }; there is no turn { $turn }
cli-show-no-text = a seat's view has no notation: --text shows the whole position

cli-study-about = Study a finished game: the chance of winning after every turn, turning points, luck and skill.
cli-study-file = A file of records.
cli-study-game = Which record of the file, counted from 1.
cli-study-json = Print the whole analysis as JSON.
cli-study-out = Study every game of the file, and write each of their turns to a table: .csv, .json or .parquet.
cli-study-out-all = --out studies every game of the file: leave --game and --json out
cli-study-progress = studying
cli-study-games = { $done } of { $games } games
cli-study-written = { $games ->
    [one] one game studied, its turns are in { $file }
   *[other] { $games } games studied, their turns are in { $file }
  }
cli-study-first = game 1 of { $records }; --game chooses another
cli-study-skipped = { $records ->
    [one] One record could not be studied, and is not in the table.
   *[other] { $records } records could not be studied, and are not in the table.
  }
cli-study-other-nets = the study data were made with other nets of { $game }: "make study-data" makes them anew
cli-study-no-data = there are no study data for { $game } with { $players } players
cli-turns-from-zero = turns count from 0
study-curve = the chance of winning, from the start to the last turn
study-curve-duel = the chance of { $name }, from the start to the last turn
study-points-of = turns count from 0; the points of draws are those of { $name }
study-column-turn = turn
study-column-player = player
study-column-laid = laid
study-column-chance = chance
study-column-chance-duel = chance of { $name }
study-column-draw = draw
study-column-mark = {" "}
study-column-expert = the expert lays
study-stuck = no card fits
study-forced = forced
study-label-slip = slip
study-label-mistake = mistake
study-label-blunder = blunder
study-nothing = No { $laid ->
    [none] card was laid
   *[some] turn was finished
  }, so there is nothing to study.
study-turning-point = Turn { $turn }, { $name }: from { $before } to { $after }.
study-turning-point-duel = Turn { $turn }, { $name }: the chance of { $whose } went from { $before } to { $after }.
study-cause-choice = Another turn was better: { $expert }.
study-cause-both = Another turn was better, but the expert would lay this one, too.
study-cause-draw = The new cards { $way ->
    [good] fit well
   *[bad] fit badly
  }.
study-cause-deal = { $way ->
    [good] A good first hand
   *[bad] A hard first hand
  }.
study-cause-hidden = The hidden cards turned out { $way ->
    [good] better
   *[bad] worse
  } than expected.
study-cause-hidden-duel = The hidden cards turned out { $way ->
    [good] better
   *[bad] worse
  } than expected for { $whose }.
study-cause-stuck = There was no way to lay enough cards.
study-until = With all cards open, a win was still possible { $at ->
    [after] after turn { $turn }
   *[beginning] at the beginning of turn { $turn }
  }.
study-lost-from = With all cards open, no win was possible any more { $at ->
    [after] after turn { $turn }
   *[beginning] from the beginning of turn { $turn } on
  }.
study-unproved-between = What lies between is not proved.
study-unproved-before = What lies before that is not proved.
study-unproved-later = What came after that is not proved.
study-running = The game is not over: luck is worked out after the end.
study-given-up = The game was given up at { $chance }.
study-given-up-duel = The game was given up.
study-shares = Experts win { $start } of such games. Points since then: the deal { $deal }, the draws { $draw }, hidden cards { $hidden }, choices { $skill }{ $given ->
    [none] {""}
   *[some] , giving up { $given }
  }.
study-shares-duel = Experts in the seat of { $name } win { $start } of such games. Points since then, all for { $name }: the deal { $deal }, the draws { $draw }, hidden cards { $hidden }, choices { $skill }{ $given ->
    [none] {""}
   *[some] , giving up { $given }
  }.
cli-winnable-about = Tell whether a game could still be won, with all cards open: turn by turn from a record, or for many deals.
cli-winnable-what = A file of records; or a game, with --deals.
cli-winnable-game = Which record of the file, counted from 1.
cli-winnable-deals = Judge this many deals of a game.
cli-winnable-needs-deals = how many deals of { $game }? Say it with --deals, or name a file of records
cli-winnable-for-deals = { $option } is for deals: add --deals, or leave it out
cli-winnable-for-file = --game is for a file of records, not for deals
cli-winnable-progress = { $done } of { $games } deals
cli-winnable-turns = { $done } of { $turns } turns
cli-winnable-interrupted = Stopped after { $deals } deals.
cli-winnable-until = Still winnable until turn { $turn }.
cli-winnable-beaten = Won.
cli-winnable-not-found = No win was found from any turn.
cli-winnable-lost-from = Proved lost from turn { $turn } on.
cli-winnable-lost-in = Lost in that turn.
cli-winnable-open-turns = Open: { $turns ->
    [one] turn { $first }
   *[other] turns { $first } to { $last }
  }. With up to { $width } positions kept at a time the search found neither a win there nor a proof of loss.
cli-winnable-column-turn = turn
cli-winnable-column-seat = seat
cli-winnable-column-left = cards left
cli-winnable-column-answer = at its beginning
cli-winnable-won = winnable
cli-winnable-lost = lost
cli-winnable-open = open
cli-winnable-row-deals = deals
cli-winnable-row-won = won by the search
cli-winnable-row-lost = proved lost
cli-winnable-row-open = undecided
cli-winnable-undecided = { $count }  { $rate } %  (widest search: { $width } positions at a time)
cli-study-not-cooperative = { $game } has no point of no return: its players do not win together. This is for the-game and quick-and-easy

cli-bots-about = List the bots; "bots check" runs the contract test on one.
cli-bots-check-about = Check that a bot keeps the contract: legal turns, also from the middle of one, the same again for the same seed.
cli-bots-name = A bot's name, or package.module:Class.
cli-bots-column-name = bot
cli-bots-column-about = what it does
cli-bots-nets = nets of { $bot }: { $nets }
cli-bots-sparse-nets = nets of { $bot } where bots say little: { $nets }
cli-bots-measured = From beginner to expert: a ladder. The figures are the share of games won: by teams of three, in Face to Face against the other bots of the ladder.
cli-bots-kept = { $bot } keeps the contract: { $setups } ways to play, { $games } games
cli-bots-progress = ways to play

cli-protocol-about = Print the messages of a live table as JSON Schema.
cli-rules-about = Explain a game.

cli-play-about = Play in the terminal: alone, with bots, or several people at one keyboard.
cli-play-people = How many people share the keyboard; bots take the other seats.
cli-play-record = Keep the game in this file; it is written after every card.
cli-play-talk = Whether bots give hints, and whether you are asked for some before they play.
cli-play-resume = Go on with an unfinished game from this file.
cli-play-bots = Bots for the other seats: one name for all of them, or one each.
cli-play-people-range = { $people } people cannot sit at a table of { $players }
cli-play-no-folder = { $file }: there is no such folder
cli-play-exists = { $file } exists already; go on with it by --resume, or choose another name
cli-play-nothing-to-resume = { $file } holds no unfinished game
cli-play-other-game = { $file } holds a game of { $game }, not of { $asked }
cli-play-other-players = { $file } holds a game of { $players } players
cli-file-error = { $file }: { $detail }
cli-play-think-again = a game that is resumed keeps its bots as they are: --think is for new games
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
play-help-lay = 37 0 or 37@a
play-help-lay-about = lay the 37 on pile 0, also called a; several at once, all or none: 37@0 38@0
play-help-card = 37
play-help-card-about = lay it where it fits, if it fits one pile only
play-help-plan = plan 37@0 38@0
play-help-plan-about = see where this turn would lead; nothing is laid, and nobody else sees it
play-help-end = end
play-help-end-about = end the turn and draw
play-help-why = why 37 0
play-help-why-about = whether the card may go there, and why not
play-help-hint = l2, lc or leave@2
play-help-hint-about = give a hint: please leave pile 2, also called c; several at once: l2 g0 f
play-help-hints = hints
play-help-hints-about = list the hints you may still give this turn, and their keys
play-help-table = table
play-help-table-about = show the table again
play-help-rules = rules
play-help-rules-about = explain the game
play-help-resign = resign
play-help-resign-about = give the game up
play-help-quit = quit
play-help-quit-about = stop, and save if you like (also Ctrl-C)
play-prompt = { $name } >
play-hint-prompt = { $name }, a hint for the others? hints lists them, Enter goes on, end waits for your turn:
play-hint-bad = "{ $input }" is not a hint: hints lists them, Enter goes on.
play-no-hints = There is nothing more to say in this turn.
play-says = { $name }: "{ $what }"
play-laid = { $name }: { $plays }
play-drew = { $name }: { $plays } · draws { $count }
play-required = { $more ->
    [0] The turn may end.
    [one] One more card is required.
   *[other] { $more } more cards are required.
  }
play-nothing-laid = None of these cards was laid.
play-planned = Only a plan: nothing was laid.
play-plan-dead-end = Careful: after this the turn could not be finished, and the game would be lost.
play-owed = Still to be covered: { $cards }
play-may-help = Helping { $name }: one card may still be given this turn.
play-has-helped = Helping { $name }: done for this turn.
play-several-piles = { $card } fits piles { $piles }: say which one
play-fits-no-pile = { $card } fits no pile now
play-may-lay = yes, { $play } may be laid
play-unknown-command = I do not understand "{ $input }". Type a card and a pile, such as { $example }, or help.
play-hint-about = "{ $input }" says something about a pile or a colour; name it as well, such as { $example }.
play-piles = The piles are 0 to { $last }; letters from a on do as well.
play-pass = Next: { $name }. Hand over the keyboard, and press Enter when nobody else is looking.
play-starter-title = Who starts? First look at the hands.
play-starter-says = { $name }: { $opening ->
    [0] would rather not start
    [1] does not mind
    [2] would gladly start
   *[none] has no opinion
  }{ $starter ->
    [none] {""}
   *[other] {" "}· proposes { $starter }
  }
play-starter-look = { $name }, press Enter to look at your hand.
play-starter-hand = { $name }, opening hand:
play-starter-opening = How good an opening is it? 0 rather not, 1 fine, 2 gladly, or a hint first: hints lists them [no opinion]
play-starter-bad-opening = "{ $input }" is no answer: 0 to { $last }, or only Enter
play-starter-ask = Who starts? { $names } [{ $best }]
play-starter-bad = "{ $input }" is no seat: 0 to { $last }
play-starter-votes = { $proposals ->
    [0] Nobody was proposed
   *[other] The starter was proposed by { $count } of { $proposals }
  }{ $tie ->
    [yes] ; of equals the best opening starts, then the lowest seat
   *[no] {""}
  }.
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
    [stuck] { $name } had to lay { $laid ->
        [0] { $needed ->
            [one] a card
           *[other] { $needed } cards
          }
       *[other] { $needed ->
            [one] one more card
           *[other] { $needed } more cards
          }
      } and could not: { $cards } { $hand ->
        [one] fits nowhere
       *[other] fit nowhere
      }.
    [burned] { $name } could not cover the burning { $fires }.
   *[resigned] The game was given up.
  } { $left ->
    [one] One card was not laid.
   *[other] { $left } cards were not laid.
  }
play-again-ask = Once more? again: a new deal, same: the same deal{ $say ->
    [none] {""}
   *[other] , { $say }
  } [no]
play-again-bad = "{ $input }" is neither again nor same
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
table-says = says
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
    - **Talk** as you like, but never name, ask for or hint at an exact number.

    ## Harder

    - `--required 3`: three cards a turn while the draw pile lasts.
    - `--hand`: one card fewer in every hand.
    - `--fire`: 22, 33, 44, 55, 66 and 77 burn. One that lies on top when a turn ends must be covered
      by the end of the next turn, or the game is lost.

    What every point rests on is in docs/rules.md.

rules-face-to-face =
    # Face to Face

    A duel. Each player has a deck of 58 cards, 2 to 59, gold or silver, a draw pile, an
    ascending pile (from 1) and a descending pile (from 60).

    - **Hands.** Six cards each. The starter is drawn at random.
    - **Your turn.** Lay at least two cards, always. On your own piles as in The Game, with the
      backwards trick by exactly ten.
    - **Helping.** One card a turn may go on one of your opponent's piles, and it must improve it:
      lower than the top of the ascending pile, higher than the top of the descending one. There is
      no trick there, and a bare row card cannot be improved.
    - **Drawing.** If you used only your own piles, draw two, however many you laid. If you
      helped, draw back to six.
    - **The end.** A player who has laid all their cards wins at once. A player who cannot lay two
      loses at once, and so does one whose turn begins with a single card.

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
cli-opt-plot = Draw the result: FILE.png or FILE.svg. With several numbers of players, how often they win with each.
cli-address-without-ray = --address names a Ray cluster: it needs --engine ray

cli-tournament-about = Let bots play the same deals, against each other or beside each other.
cli-tournament-bots = Two or more bots. Your own: package.module:Class.
cli-tournament-games = How many deals. In a duel every pair plays each of them twice, with the seats swapped.
cli-tournament-overwrite = Replace the table if there is one, and forget an unfinished run beside it.
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
cli-train-talk = Let the players speak, and teach the net to listen. In two of five batches one of them is silent or clumsy.
cli-train-hints-without-talk = --hints { $hints } needs --talk.
cli-train-no-duel = --sparring is for duels: in this game all play together.
cli-train-halfway = Keep the mean of the net that was learned and the one that --start began with.
cli-train-no-start = --halfway needs --start.
cli-train-wide = Make the hidden layers twice as wide; if the net that --start begins with has the usual width, it is doubled.
cli-train-other-width = the net to start from has { $found } hidden units, and this course is for { $wanted }: a wide net goes on with --wide
cli-train-no-mean = --halfway cannot be used with --wide: a narrow net and a wide one have no mean.
cli-train-rate = How fast the net learns at the beginning of the course.
cli-train-resume = Go on with an interrupted training of the same file.
cli-train-unknown-bot = There is no net for “{ $bot }” to learn. Known: { $known }.
cli-train-unfinished = { $file } holds an interrupted training. Add --resume to go on with it, or delete the file.
cli-train-interrupted = Interrupted. Add --resume to go on; so far is in { $file }.
cli-train-beginning = The first games
cli-train-above-zero = { $option } must be above 0, not { $number }
cli-train-share = { $option } must be from 0 to 1, not { $number }
cli-train-progress = { $games } games, { $rate } % won, { $left } cards left
cli-train-done = Learned from { $games } games: { $rate } % won, { $left } cards left on average. The net is in { $file }.
cli-weights-not-ours = { $file } is not a file of weights or of an unfinished training.
cli-weights-damaged = { $file } is damaged or cut short.
cli-weights-version = { $file } has version { $found } of its format; this program reads version { $wanted }.
cli-weights-game = { $file } is for the game { $found }, not for { $wanted }.
cli-weights-features = { $file } was made for { $found } features; this program looks at { $wanted }. Train it again.
cli-weights-over = { $file } has learned from { $games } games already; ask for more to go on with it.
cli-weights-other-course = { $file } is from a training with another { $what }; it is not overwritten.

cli-lab-too-low = --{ $name } must be { $least } or more, not { $number }
cli-lab-too-few-bots = a tournament needs two bots or more
cli-lab-same-bot = { $bot } is named twice; every bot of a tournament must be a different one
cli-lab-no-such-hints = --hints { $hints } is unknown; there are { $known }
cli-lab-nobody-to-talk-to = --talk is for partners: in this game there is nobody to give hints to
cli-lab-table-kind = { $file }: a table is a file that ends with one of { $known }
cli-lab-no-folder = { $file }: there is no such folder
cli-lab-plot-kind = { $file }: a plot is a file that ends with one of { $known }
cli-lab-missing-extra = this needs { $module }, which is not installed: pip install "backtrick[{ $extra }]"
cli-lab-file-exists = { $file } exists already. Nothing was changed; choose another file, or replace it with --overwrite
cli-lab-other-run = { $file }, line { $line }: is the unfinished part of another run. Nothing was changed; choose another file, or discard it with --overwrite
cli-lab-in-use = { $file } is being written by another run. Nothing was changed; let it end first, or choose another file
cli-lab-no-cluster = no Ray cluster at { $address }: { $detail }
cli-lab-worker-lost = a batch was lost again and again with the worker that played it: { $detail }

### Why a table refuses something: table-refused- and the refusal

table-refused-wrong-phase = not now: the table is { $phase ->
    [gathering] still gathering
    [choosing] choosing who starts
    [playing] in the middle of a game
   *[over] between games
  }
table-refused-not-seated = only somebody with a seat can do that
table-refused-not-host = only the host can do that (seat { $host })
table-refused-already-seated = you sit in seat { $seat } already
table-refused-seat-taken = seat { $seat } is taken
table-refused-seat-unknown = there is no seat { $seat }: the seats are 0 to { $last }
table-refused-seats-in-use = somebody sits beyond seat number { $seats }: ask them to move first
table-refused-table-full = all { $seats } seats are taken
table-refused-removed = the host has removed you from this table
table-refused-seats-open = not everybody is there: open seats { $seats }
table-refused-other-people = only the players of the last game can play the same deal again: deal new cards
table-refused-not-away = the player in seat { $seat } is there
table-refused-not-a-person = nobody who could do that sits in seat { $seat }
table-refused-not-a-bot = no bot sits in seat { $seat }
table-refused-yourself = that cannot be done to oneself
table-refused-not-to-act = nobody is waiting for the player in seat { $seat }
table-refused-already-proposed = you have proposed that already
table-refused-not-proposed = nobody has proposed to give up
table-refused-already-nudged = the player in seat { $seat } has been asked already
table-refused-not-due = it is too early for that
table-refused-chat-off = this is a strict table: hints only, no chat
table-refused-empty-text = there is nothing in the message
table-refused-long-text = the message has { $length } characters; { $most } are allowed
table-refused-bad-clock = a turn clock of { $clock } seconds is not possible: { $first } to { $last }
table-refused-bad-opening = an opening is 0 to { $last }, not { $opening }
table-refused-opinion-fixed = an opinion can be changed only once
table-refused-nothing-laid = no card was named
table-refused-closed = the table is closed{ $reason ->
    [retired] : nobody has been here for a long time
    [removed] : it was removed by the operator of this server
   *[other] {""}
  }

### Why the server refuses something: server-problem- and the problem

server-problem-bad-request = the request cannot be understood{ $where ->
    [none] {""}
   *[other] {" "}({ $where })
  }: { $detail }
server-problem-not-found = there is nothing at this address
server-problem-wrong-method = this address does not take { $method }
server-problem-wrong-host = this server has another name
server-problem-too-large = that is too large: { $most } bytes are allowed
server-problem-incomplete = the request did not arrive in full
server-problem-url-too-long = the address is too long: { $most } bytes are allowed
server-problem-headers-too-large = the headers are too large: { $most } of them and { $bytes } bytes are allowed
server-problem-wrong-media-type = send JSON, with the header Content-Type: application/json
server-problem-too-many = too many at once: try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }
server-problem-not-identified = the server does not know this device: it needs a token first
server-problem-not-operator = only the operator of this server can do that
server-problem-foreign-origin = this came from a page that does not belong to this server
server-problem-not-allowed = this table is private: you need its link or its code
server-problem-name-length = a name has 1 to { $most } characters, not { $length }
server-problem-name-characters = this name holds characters that cannot be shown well
server-problem-name-banned = this name cannot be used here: please choose another
server-problem-name-fixed = a name stays as it is during a game with other people
server-problem-name-numbers = a name must not tell a number that could be a card
server-problem-no-such-table = there is no such table
server-problem-no-such-code = no table has this code
server-problem-no-such-record = there is no such record, or it is not yours to see
server-problem-no-such-daily = there is no such daily deal
server-problem-no-such-link = this link has already been used, or it has expired
server-problem-no-such-device = there is no such device
server-problem-no-such-token = this device has been signed out already
server-problem-no-such-bot = there is no bot "{ $bot }" here; the bots are { $known }
server-problem-daily-unfinished = finish this deal first; then you can see how others did
server-problem-daily-fixed = a daily deal is the same for everyone: nothing can be changed about it
server-problem-daily-running = others still play these cards today: go on from them when the day is over
server-problem-deal-in-play = somebody plays these cards now; they can be seen when that game is over
server-problem-no-such-turn = there is no turn { $turn }: the game has { $turns }, counted from 0
server-problem-not-a-bots-turn = turn { $turn } was a person's: only bots can say why
server-problem-no-reason = the bot { $bot } cannot be asked why any more
server-problem-no-such-moment = the game cannot go on from turn { $turn }: the last turn is { $last }
server-problem-too-many-tables = there are { $most } unfinished tables of yours already
server-problem-table-moved = the table has moved on meanwhile: try again
server-problem-table-worn = this table has reached its limit of { $most } events: open another one
server-problem-table-running = a game is running at this table, and it is not open to watchers
server-problem-table-over = the game at this table is over, and it was not open to watchers
server-problem-bad-message = the message cannot be understood: { $detail }
server-problem-update = this server speaks protocol { $known }, not { $asked }: reload the page, or update your program
server-problem-wrong-protocol = this server speaks protocol { $known }, not { $asked }
server-problem-too-slow = the connection was too slow to keep up: connect again
server-problem-starting = the server is starting
server-problem-stopping = the server is stopping: connect again in a moment
server-problem-busy = the server is full: come again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }
server-problem-internal = something went wrong in the server; it has been noted
server-problem-storage-full = the server cannot store anything now: its disk is full
server-problem-storage-gone = the server cannot reach its storage now

server-guest = Guest { $number }
server-gone = somebody

### The page that checks a commitment

server-index-about = Live tables for The Game, Face to Face and Quick & Easy. An unofficial fan project.
server-index-api = How programs talk to this server (OpenAPI)

### Running a server

cli-serve-about = Serve live tables over HTTP and WebSocket, until Ctrl-C or SIGTERM.
cli-serve-host = The address to listen at; 0.0.0.0 is every one of this machine.
cli-serve-port = The port to listen at; 0 is any that is free.
cli-opt-database = sqlite:///FILE or postgresql://...; without it, a file in your data folder.
cli-serve-redis = redis://...: needed when several processes serve the same database.
cli-serve-open = Open the page in the browser.
cli-serve-base-path = Where everything lies below the host, such as /cards.
cli-serve-public-url = How people reach the server, such as https://example.org; links begin with it.
cli-serve-origins = Further origins whose pages may act for a device, separated by commas.
cli-serve-trusted-hops = How many proxies of your own stand in front; their forwarded addresses are believed.
cli-serve-trusted-proxies = Addresses or networks of your own proxies, separated by commas; instead of counting them.
cli-serve-operator-token = A secret that opens the operator's part of the API. Better given in the environment.
cli-serve-words = A file of words that no name may hold, one a line, instead of the few built in.
cli-serve-retire-days = Close tables that nobody has touched for this many days.
cli-serve-purge-days = Remove closed tables that nobody has touched for this many days; records stay.
cli-serve-bot-pace = How many seconds a bot takes for a turn; 0 is as fast as it can.
cli-serve-bot-threads = How many bots think at the same time.
cli-serve-bot-seconds = How long a bot may think about a turn before another plays it.
cli-serve-warm = Compile the bots before the server says that it is ready.
cli-serve-limits = By how much all limits on requests are stretched; 0 lifts them.
cli-serve-log-level = debug, info, warning or error.
cli-serve-set = Change one timeout or limit, such as nudge_seconds=60; may be given several times. The operations page lists them.
cli-serve-bad-set = { $given }: --set wants NAME=NUMBER above zero, and for a rate NAME=BURST/SECONDS
cli-serve-no-set = { $name } cannot be set. Known are { $known }
cli-serve-running = Serving at { $address }
cli-serve-no-level = there is no log level "{ $level }"; the levels are { $known }
cli-serve-port-taken = cannot listen at { $host }, port { $port }: { $detail }
cli-serve-bad-network = this is no address or network: { $detail }
cli-serve-bad-redis = --redis needs an address such as redis://127.0.0.1:6379/0
cli-serve-bad-origin = { $flag } needs a scheme and a host and nothing else, such as https://example.org, not "{ $given }"
cli-serve-bad-base-path = --base-path needs a path such as /cards, not "{ $given }"
cli-serve-no-database = there is no database at { $file }; name one with --database
cli-serve-database-url = the database must be sqlite:///FILE or postgresql://..., not { $scheme }:...
cli-serve-database-newer = the database { $database } was changed by a newer version of backtrick ({ $found }; this one knows { $known })
cli-serve-storage-full = the database cannot be written: the disk is full
cli-serve-storage-gone = the database cannot be used: { $error }

cli-backup-about = Copy the server's database to a file, also while it is in use.
cli-backup-destination = The file to write; it must not exist yet. SQLite gives a database, PostgreSQL a dump for pg_restore.
cli-backup-exists = { $file } exists already; choose another name
cli-backup-failed = the copy failed: { $detail }
cli-backup-damaged = the copy is damaged, and so may be the database: { $detail }
cli-backup-no-program = { $program } is needed for PostgreSQL and is not installed
cli-backup-done = { $file }: { $size } bytes, checked

cli-moderate-about = Remove tables and names, ban words in names, and help people who have lost their identity.
cli-moderate-remove-table-about = Close a table for good.
cli-moderate-remove-name-about = Replace a device's name by one of no meaning.
cli-moderate-link-seat-about = Make a device link for the player in a seat who has lost their identity.
cli-moderate-ban-about = Let no new name hold a word.
cli-moderate-unban-about = Allow a banned word again.
cli-moderate-words-about = List the banned words.
cli-moderate-table = The table's id, as in its address.
cli-moderate-seat = The seat, counted from 1.
cli-moderate-device = The device's id.
cli-moderate-word = A word; *word* is looked for also inside of words.
cli-moderate-table-removed = { $table } is closed
cli-moderate-name-removed = the name is now { $name }
cli-moderate-link-made = { $path } behind the address of the server works once, within a day
cli-moderate-bad-word = a word to ban has 1 to 48 letters
cli-moderate-banned = banned: { $word }
cli-moderate-unbanned = allowed again: { $word }
cli-moderate-not-banned = this word was not banned: { $word }

cli-verify-commitment = Check too that the decks are those committed to before the game: the commitment in each record, or one that you noted and name beside the file.
cli-verify-no-shuffle = the record does not hold what opens its commitment
cli-verify-not-opened = the decks and the salt do not open the commitment { $commitment }
cli-verify-opened = { $records ->
    [one] its commitment opens
   *[other] all commitments open
  }

### Why a hint is refused: hint-refused- and the refusal (what hints say is in web/)

hint-refused-unknown = there is no hint "{ $hint }"
hint-refused-not-here = this game has no such hint
hint-refused-already = you have already spoken about that this turn
hint-refused-too-early = this can be said once the starter has been chosen
hint-refused-too-late = the starter has already been chosen
hint-refused-over = the game is over: only thanks and sorry are left to say

### Why the guard refuses a message: talk-refused- and the reason

talk-refused-digits = no numbers, please: this could be a card
talk-refused-number-word = no number words, please: this could be a card
talk-refused-roman = no numbers, please, also not in Roman numerals
talk-refused-ordinal = this could be a card's number
talk-refused-symbol = this picture shows a number
talk-refused-counting = repeated like this, it could stand for a number
talk-refused-range = this narrows down a card's number
talk-refused-likely = this sounds as if it named a card or asked for one; if it does not, put it another way
talk-refused-vague-value = professionals say nothing about values, not even high or low
talk-refused-too-long = a message has at most 500 characters
talk-refused-unreadable = there is nothing to read in this message

cli-talk-about = What may be said in a game.
cli-talk-check-about = Check messages, one a line from standard input; prints one JSON object a line.
cli-talk-lang = The sender's language ({ $known }); every message is read in all of them anyway.
cli-opt-lang = The language of hints ({ $known }); without it that of your system, if it is one of them.
cli-talk-waiting = One message a line; Ctrl-D ends.
cli-talk-unknown-lang = there is no language "{ $lang }" here; the languages are { $known }
