"""An independent referee for game records, written from the rules alone.

It imports nothing from the project, so that it can contradict the project. It is slow and plain
on purpose: state is kept in lists, and whatever follows from the state is worked out anew each
time it is asked for.

    python tests/referee.py FILE...     judge every line of these .jsonl files

Cards are written as in the records: 37, or "7r" in Quick & Easy. In every problem that is
reported, turns, plays, seats and piles are counted from 0.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Card = int | str
Play = tuple[Card, int]
Outcome = dict[str, int | str | None]

FORMAT = "backtrick/1"
THE_GAME = "the-game"
FACE_TO_FACE = "face-to-face"
QUICK_AND_EASY = "quick-and-easy"

ASCENDING = "ascending"
DESCENDING = "descending"

FIRE_CARDS = [22, 33, 44, 55, 66, 77]
COLOURS = ["b", "g", "r", "v", "y"]


# --- what the games are made of -----------------------------------------------------------------


def full_deck(game: str) -> list[Card]:
    """The Game has 2..99, a Face to Face deck 2..59, Quick & Easy 1..10 in five colours."""
    if game == THE_GAME:
        return list(range(2, 100))
    if game == FACE_TO_FACE:
        return list(range(2, 60))
    return [f"{number}{colour}" for colour in COLOURS for number in range(1, 11)]


def seat_counts(game: str) -> list[int]:
    """The Game is for 1 to 5 players, Face to Face for exactly 2, Quick & Easy for 2 to 5."""
    if game == THE_GAME:
        return [1, 2, 3, 4, 5]
    if game == FACE_TO_FACE:
        return [2]
    return [2, 3, 4, 5]


def hand_choices(seats: int) -> list[int]:
    """In The Game a hand is 8 alone, 7 with two, 6 with three to five; or one card less."""
    if seats == 1:
        return [8, 7]
    if seats == 2:
        return [7, 6]
    return [6, 5]


def number_of(card: Card) -> int:
    """The number on a card."""
    if isinstance(card, int):
        return card
    return int(card[:-1])


def colour_of(card: Card) -> str:
    """The colour letter of a Quick & Easy card; the other games' cards have none."""
    if isinstance(card, int):
        return ""
    return card[-1]


def fits_own(card: Card, top: Card, direction: str) -> bool:
    """The Game and own Face to Face piles: in the direction, or exactly 10 against it."""
    if direction == ASCENDING:
        return number_of(card) > number_of(top) or number_of(card) == number_of(top) - 10
    return number_of(card) < number_of(top) or number_of(card) == number_of(top) + 10


def fits_opponent(card: Card, top: Card, direction: str) -> bool:
    """A card for the opponent must improve the pile; no trick. A row card cannot be improved."""
    if direction == ASCENDING:
        return number_of(card) < number_of(top)
    return number_of(card) > number_of(top)


def fits_quick(card: Card, top: Card | None, direction: str) -> bool:
    """Quick & Easy: any card on a row card; then in the direction, or of the top's colour."""
    if top is None:
        return True
    if colour_of(card) == colour_of(top):
        return True
    if direction == ASCENDING:
        return number_of(card) > number_of(top)
    return number_of(card) < number_of(top)


# --- a game being played ------------------------------------------------------------------------


class Referee:
    """One game: knows all cards, says what is legal, carries out what is legal, refuses the rest.

    `players` is the number of seats. Options and decks are taken as given: `judge` checks them.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, int],
        players: int,
        decks: Sequence[Sequence[Card]],
        starter: int,
    ) -> None:
        """Lay out the row cards, deal seat 0 its whole hand, then seat 1, and so on."""
        self.game = game
        self.options = dict(options)
        self.seats = players
        self.draw_piles: list[list[Card]] = [list(deck) for deck in decks]  # top first
        # A pile is a list, its row card first and its top last. A Quick & Easy row card is None.
        self.piles: list[list[Card | None]] = []
        self.directions: list[str] = []
        self._lay_out_row_cards()
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        for seat in range(players):
            self._draw(seat, self._hand_size())
        self.seat = starter
        self.laid: list[Play] = []  # the plays of this turn
        self.required = 0  # how many cards this turn must have before it may end
        self.obligations: list[Play] = []  # fire cards, with pile, to be covered in this turn
        self._begin_turn()

    def copy(self) -> Referee:
        """Return a second game in the same state, sharing nothing that changes."""
        twin = Referee.__new__(Referee)
        twin.game = self.game
        twin.options = self.options
        twin.seats = self.seats
        twin.draw_piles = [list(draw_pile) for draw_pile in self.draw_piles]
        twin.piles = [list(pile) for pile in self.piles]
        twin.directions = self.directions
        twin.hands = [list(hand) for hand in self.hands]
        twin.seat = self.seat
        twin.laid = list(self.laid)
        twin.required = self.required
        twin.obligations = list(self.obligations)
        return twin

    # --- setting up and drawing

    def _lay_out_row_cards(self) -> None:
        """The Game: 1, 1, 100, 100. Face to Face: 1, 60 per seat. Quick & Easy: no numbers."""
        if self.game == THE_GAME:
            self.piles = [[1], [1], [100], [100]]
            self.directions = [ASCENDING, ASCENDING, DESCENDING, DESCENDING]
        elif self.game == FACE_TO_FACE:
            self.piles = [[1], [60], [1], [60]]
            self.directions = [ASCENDING, DESCENDING, ASCENDING, DESCENDING]
        else:
            self.piles = [[None], [None]]
            self.directions = [ASCENDING, DESCENDING]

    def _hand_size(self) -> int:
        """The Game by its option, Face to Face 6, Quick & Easy 2."""
        if self.game == THE_GAME:
            return self.options["hand"]
        if self.game == FACE_TO_FACE:
            return 6
        return 2

    def _draw_pile_of(self, seat: int) -> list[Card]:
        """In Face to Face each seat has an own draw pile; otherwise there is one for all."""
        if self.game == FACE_TO_FACE:
            return self.draw_piles[seat]
        return self.draw_piles[0]

    def _draw(self, seat: int, count: int) -> None:
        """Draw so many cards from the top, as far as the draw pile goes."""
        draw_pile = self._draw_pile_of(seat)
        for _ in range(count):
            if draw_pile:
                self.hands[seat].append(draw_pile.pop(0))

    def _draw_count(self) -> int:
        """How many cards end this turn.

        The Game: back to the full hand. Face to Face: 2 when only own piles were used, back to 6
        when a card was given. Quick & Easy: as many as were laid.
        """
        missing = self._hand_size() - len(self.hands[self.seat])
        if self.game == THE_GAME:
            return missing
        if self.game == FACE_TO_FACE:
            return missing if self._given() else 2
        return len(self.laid)

    # --- looking at the table

    def _top(self, pile: int) -> Card | None:
        """Return the card that shows on this pile."""
        return self.piles[pile][-1]

    def _is_opponents(self, pile: int) -> bool:
        """In Face to Face seat s owns the piles 2s and 2s + 1; the others are the opponent's."""
        if self.game != FACE_TO_FACE:
            return False
        return pile not in [2 * self.seat, 2 * self.seat + 1]

    def _given(self) -> list[Play]:
        """List the plays of this turn that went on the opponent's piles."""
        return [(card, pile) for card, pile in self.laid if self._is_opponents(pile)]

    def _turn_limit(self) -> int | None:
        """Quick & Easy: at most 2 cards a turn, professional 1. The others have no limit."""
        if self.game != QUICK_AND_EASY:
            return None
        return 1 if self.options["professional"] else 2

    def _fits(self, card: Card, pile: int) -> bool:
        """Whether the number (and colour) of the card lets it go on the pile."""
        top = self._top(pile)
        if self.game == QUICK_AND_EASY:
            return fits_quick(card, top, self.directions[pile])
        assert top is not None
        if self._is_opponents(pile):
            return fits_opponent(card, top, self.directions[pile])
        return fits_own(card, top, self.directions[pile])

    def cards_left(self, seat: int) -> int:
        """Count the cards not laid: of that seat in Face to Face, else of all; with draw pile."""
        if self.game == FACE_TO_FACE:
            return len(self.hands[seat]) + len(self.draw_piles[seat])
        return sum(len(hand) for hand in self.hands) + len(self.draw_piles[0])

    def open_fires(self) -> list[Play]:
        """List the fire cards that showed when this turn began and still show."""
        return [(card, pile) for card, pile in self.obligations if self._top(pile) == card]

    # --- what is legal

    def _refusal_by_rule(self, card: Card, pile: int) -> str | None:
        """Say why this play is against the rules, the end of the game not looked at."""
        if pile not in range(len(self.piles)):
            return f"there is no pile {pile}"
        if card not in self.hands[self.seat]:
            return f"card {card} is not in the hand of seat {self.seat}"
        limit = self._turn_limit()
        if limit is not None and len(self.laid) >= limit:
            return f"a turn has at most {limit} cards"
        if self._is_opponents(pile) and self._given():
            return "at most one card of a turn may go on the opponent's piles"
        if not self._fits(card, pile):
            return f"card {card} does not fit pile {pile}, whose top is {self._top(pile)}"
        return None

    def _plays_by_rule(self) -> list[Play]:
        """List what the player to act could lay, the end of the game not looked at."""
        return [
            (card, pile)
            for card in self.hands[self.seat]
            for pile in range(len(self.piles))
            if self._refusal_by_rule(card, pile) is None
        ]

    def refusal(self, card: Card, pile: int) -> str | None:
        """Say why this play is not legal now, or None when it is."""
        if self.over() is not None:
            return "the game is over"
        return self._refusal_by_rule(card, pile)

    def plays(self) -> list[Play]:
        """List all legal plays now, as (card, pile)."""
        if self.over() is not None:
            return []
        return self._plays_by_rule()

    def refusal_to_end(self) -> str | None:
        """Say why the turn may not end now: too short, or a fire not covered; or None."""
        if self.over() is not None:
            return "the game is over"
        if len(self.laid) < self.required:
            return f"the turn has {len(self.laid)} of {self.required} required cards"
        for card, pile in self.open_fires():
            return f"fire card {card} on pile {pile} is not covered"
        return None

    def may_end(self) -> bool:
        """Whether the turn may end now."""
        return self.refusal_to_end() is None

    # --- carrying it out

    def lay(self, card: Card, pile: int) -> None:
        """Lay one hand card on one pile; a laid card stays laid."""
        problem = self.refusal(card, pile)
        if problem is not None:
            raise ValueError(problem)
        self.hands[self.seat].remove(card)
        self.piles[pile].append(card)
        self.laid.append((card, pile))

    def end(self) -> None:
        """End the turn: draw, then the next seat clockwise that holds cards is to act."""
        problem = self.refusal_to_end()
        if problem is not None:
            raise ValueError(problem)
        self._draw(self.seat, self._draw_count())
        self.seat = self._next_seat()
        self._begin_turn()

    def _next_seat(self) -> int:
        """Clockwise, players without cards skipped; it may be the same player again."""
        for step in range(1, self.seats + 1):
            seat = (self.seat + step) % self.seats
            if self.hands[seat]:
                return seat
        message = "nobody holds cards, yet the game is not over"
        raise AssertionError(message)

    def _begin_turn(self) -> None:
        """Nothing is laid yet; see how much is required and which fires must be covered."""
        self.laid = []
        self.obligations = []
        if self.game == THE_GAME:
            self.required = self.options["required"] if self.draw_piles[0] else 1
            if self.options["fire"]:
                for pile in range(len(self.piles)):
                    top = self._top(pile)
                    if top is not None and top in FIRE_CARDS:
                        self.obligations.append((top, pile))
        elif self.game == FACE_TO_FACE:
            self.required = 2
        else:
            self.required = 1

    # --- the end of the game

    def over(self) -> Outcome | None:
        """Return the outcome when the game is at its end, None while it runs."""
        if self.game == THE_GAME:
            return self._over_the_game()
        if self.game == FACE_TO_FACE:
            return self._over_face_to_face()
        return self._over_quick_and_easy()

    def _over_the_game(self) -> Outcome | None:
        """Won when all is laid, fire or not.

        While a card fits, the game goes on. When none fits (or the hand is empty): stuck with
        fewer than required laid, otherwise burned if a fire of this turn is still open.
        """
        if self.cards_left(0) == 0:
            return self._team("won", "all-laid")
        if self._plays_by_rule():
            return None
        if len(self.laid) < self.required:
            return self._team("lost", "stuck")
        if self.open_fires():
            return self._team("lost", "burned")
        return None

    def _over_quick_and_easy(self) -> Outcome | None:
        """Won when all is laid; lost when nothing was laid this turn and no card fits."""
        if self.cards_left(0) == 0:
            return self._team("won", "all-laid")
        if not self.laid and not self._plays_by_rule():
            return self._team("lost", "stuck")
        return None

    def _over_face_to_face(self) -> Outcome | None:
        """Won by who has laid all; lost by who has laid fewer than 2 and may lay no card.

        Also lost by who begins a turn with one card, even if it fits.
        """
        opponent = 1 - self.seat
        if self.cards_left(self.seat) == 0:
            return self._duel(self.seat, "all-laid")
        if not self.laid and len(self.hands[self.seat]) == 1:
            return self._duel(opponent, "stuck")
        if len(self.laid) < self.required and not self._plays_by_rule():
            return self._duel(opponent, "stuck")
        return None

    def _team(self, result: str, reason: str) -> Outcome:
        """Cooperative games: no winner; left are the cards in hands and draw pile."""
        return {"result": result, "winner": None, "left": self.cards_left(0), "reason": reason}

    def _duel(self, winner: int, reason: str) -> Outcome:
        """Face to Face: a seat has won; left are the loser's cards, hand and draw pile."""
        left = self.cards_left(1 - winner)
        return {"result": "won", "winner": winner, "left": left, "reason": reason}

    def resignations(self) -> list[Outcome]:
        """List the outcomes if a seat resigned now; none after the end of the game."""
        if self.over() is not None:
            return []
        if self.game == FACE_TO_FACE:
            return [self._duel(0, "resigned"), self._duel(1, "resigned")]
        return [self._team("lost", "resigned")]


def perft(referee: Referee, depth: int) -> int:
    """Count the action sequences of exactly this length; an action is a play or ending the turn.

    A sequence that reaches the end of the game earlier has no actions left and is not counted.
    """
    if depth == 0:
        return 1
    count = 0
    for card, pile in referee.plays():
        after = referee.copy()
        after.lay(card, pile)
        count += perft(after, depth - 1)
    if referee.may_end():
        after = referee.copy()
        after.end()
        count += perft(after, depth - 1)
    return count


# --- judging a record ---------------------------------------------------------------------------


class WrongRecordError(Exception):
    """The record is not correct; the text says why."""


def refuse(problem: str) -> NoReturn:
    """Stop judging: this is the problem."""
    raise WrongRecordError(problem)


def is_integer(value: object) -> bool:
    """Numbers are JSON integers: neither 2.0 nor true is one."""
    return isinstance(value, int) and not isinstance(value, bool)


def same_value(one: object, other: object) -> bool:
    """Equal and of the same JSON type: true is not 1, 2.0 is not 2."""
    return type(one) is type(other) and one == other


def need(record: dict[str, object], key: str) -> object:
    """Return the value of a key that every record must have."""
    if key not in record:
        refuse(f"'{key}' is missing")
    return record[key]


def check_game(record: dict[str, object]) -> str:
    """The format is backtrick/1, the game one of the three."""
    if need(record, "format") != FORMAT:
        refuse(f"the format is not {FORMAT}")
    game = need(record, "game")
    if not isinstance(game, str) or game not in [THE_GAME, FACE_TO_FACE, QUICK_AND_EASY]:
        refuse("the game is not known")
    return game


def check_players(record: dict[str, object], game: str) -> int:
    """One string per seat, as many as the game is for; returns the number of seats."""
    players = need(record, "players")
    if not isinstance(players, list):
        refuse("'players' is not a list")
    if not all(isinstance(player, str) for player in players):
        refuse("'players' holds something that is not a string")
    if len(players) not in seat_counts(game):
        refuse(f"{game} is not for {len(players)} players")
    return len(players)


def check_options(record: dict[str, object], game: str, seats: int) -> dict[str, int]:
    """The options of the game, in full and nothing else, each of its type and in its range."""
    options = need(record, "options")
    if not isinstance(options, dict):
        refuse("'options' is not an object")
    if game == THE_GAME:
        allowed: dict[str, list[int]] = {
            "required": [2, 3],
            "hand": hand_choices(seats),
            "fire": [False, True],
        }
    elif game == FACE_TO_FACE:
        allowed = {}
    else:
        allowed = {"professional": [False, True]}
    for name in options:
        if name not in allowed:
            refuse(f"option {name!r} is not known in {game}")
    for name, values in allowed.items():
        if name not in options:
            refuse(f"option '{name}' is missing")
        if not any(same_value(options[name], value) for value in values):
            refuse(f"option '{name}' is {options[name]!r}, which is not allowed")
    return options


def check_card(game: str, card: object, where: str) -> Card:
    """A card is an integer, or a string in Quick & Easy, and is one of the game's deck."""
    if not any(same_value(card, known) for known in full_deck(game)):
        refuse(f"{where}: {card!r} is not a card of {game}")
    assert isinstance(card, int | str)
    return card


def check_decks(record: dict[str, object], game: str) -> list[list[Card]]:
    """One deck, or one per seat in Face to Face; each has every card of the game once."""
    decks = need(record, "decks")
    if not isinstance(decks, list):
        refuse("'decks' is not a list")
    wanted = 2 if game == FACE_TO_FACE else 1
    if len(decks) != wanted:
        refuse(f"there are {len(decks)} decks, not {wanted}")
    for index, deck in enumerate(decks):
        if not isinstance(deck, list):
            refuse(f"deck {index} is not a list")
        seen: list[Card] = []
        for value in deck:
            card = check_card(game, value, f"deck {index}")
            if card in seen:
                refuse(f"deck {index} has card {card} twice")
            seen.append(card)
        for card in full_deck(game):
            if card not in seen:
                refuse(f"deck {index} lacks card {card}")
    return decks


def check_starter(record: dict[str, object], seats: int) -> int:
    """The starter is a seat."""
    starter = need(record, "starter")
    if not isinstance(starter, int) or not is_integer(starter):
        refuse("'starter' is not an integer")
    if starter not in range(seats):
        refuse(f"the starter {starter} is not a seat")
    return starter


def check_seed(record: dict[str, object]) -> None:
    """The seed says how the order was made, if that is known; a number must be an integer."""
    if isinstance(record.get("seed"), float):
        refuse("'seed' is a number but not an integer")


def check_plays(referee: Referee, plays: list[object], where: str) -> None:
    """Lay these plays, each of them [card, pile] and legal when its time comes."""
    for index, play in enumerate(plays):
        here = f"{where}, play {index}"
        if not isinstance(play, list) or len(play) != 2:
            refuse(f"{here}: not a pair [card, pile]")
        card = check_card(referee.game, play[0], here)
        pile = play[1]
        if not is_integer(pile):
            refuse(f"{here}: the pile is not an integer")
        problem = referee.refusal(card, pile)
        if problem is not None:
            refuse(f"{here}: {problem}")
        referee.lay(card, pile)


def check_turns(referee: Referee, record: dict[str, object]) -> None:
    """Every turn was ended rightly, save the one in which the game came to its end."""
    turns = need(record, "turns")
    if not isinstance(turns, list):
        refuse("'turns' is not a list")
    for index, turn in enumerate(turns):
        where = f"turn {index}"
        if not isinstance(turn, list):
            refuse(f"{where}: not a list of plays")
        if referee.over() is not None:
            refuse(f"{where}: the game is over before it")
        if not turn:
            refuse(f"{where}: the turn is empty")
        check_plays(referee, turn, where)
        if referee.over() is None:
            problem = referee.refusal_to_end()
            if problem is not None:
                refuse(f"{where}, after play {len(turn) - 1}: the turn may not end: {problem}")
            referee.end()


def check_laid(referee: Referee, record: dict[str, object]) -> None:
    """Plays of a turn not yet ended; only while the game runs or when a seat resigned.

    They cannot bring the game to its end: then they would be the last of the turns.
    """
    laid = record.get("laid", [])
    if not isinstance(laid, list):
        refuse("'laid' is not a list of plays")
    if not laid:
        return
    outcome = record.get("outcome")
    if outcome is not None:
        resigned = isinstance(outcome, dict) and outcome.get("reason") == "resigned"
        if not resigned:
            refuse("'laid' has plays although the game was played to its end")
    check_plays(referee, laid, "laid")
    if referee.over() is not None:
        refuse("laid: the game ends with these plays, so they belong into 'turns'")


def check_outcome(referee: Referee, record: dict[str, object]) -> None:
    """Null while the game runs; else all four keys, as the rules say, or a seat resigned."""
    outcome = need(record, "outcome")
    real = referee.over()
    if outcome is None:
        if real is not None:
            refuse(f"the outcome is null, but the game is over: {real}")
        return
    if not isinstance(outcome, dict):
        refuse("the outcome is neither null nor an object")
    for key in ["result", "winner", "left", "reason"]:
        if key not in outcome:
            refuse(f"the outcome lacks '{key}'")
    if real is not None:
        possible = [real]
    elif outcome["reason"] == "resigned":
        possible = referee.resignations()
    else:
        refuse("the outcome is not null, but the game is not over and nobody resigned")
    for one in possible:
        if all(same_value(outcome[key], one[key]) for key in one):
            return
    refuse(f"the outcome should be {' or '.join(str(one) for one in possible)}")


def judge(record: object) -> str | None:
    """Return None when the parsed JSON value is a correct record, else what is wrong with it."""
    try:
        if not isinstance(record, dict):
            refuse("the record is not an object")
        game = check_game(record)
        seats = check_players(record, game)
        options = check_options(record, game, seats)
        decks = check_decks(record, game)
        starter = check_starter(record, seats)
        check_seed(record)
        referee = Referee(game, options, seats, decks, starter)
        check_turns(referee, record)
        check_laid(referee, record)
        check_outcome(referee, record)
    except WrongRecordError as wrong:
        return str(wrong)
    return None


# --- judging files ------------------------------------------------------------------------------


def refuse_constant(name: str) -> NoReturn:
    """NaN and Infinity are not JSON, though Python would read them."""
    message = f"{name} is not JSON"
    raise ValueError(message)


def judge_line(line: bytes) -> str | None:
    """Judge one line of a .jsonl file."""
    try:
        record = json.loads(line.decode("utf-8"), parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        return f"not JSON: {error}"
    return judge(record)


def main(names: list[str]) -> int:
    """Judge all records of these files; 1 if any is bad. Blank lines are passed over."""
    if not names:
        print("usage: python tests/referee.py FILE...")
        return 2
    good = 0
    bad = 0
    for name in names:
        try:
            lines = Path(name).read_bytes().split(b"\n")
        except OSError as error:
            bad += 1
            print(f"{name}: cannot be read: {error.strerror}")
            continue
        for index, line in enumerate(lines):
            if not line.strip():
                continue
            problem = judge_line(line)
            if problem is None:
                good += 1
            else:
                bad += 1
                print(f"{name}:{index + 1}: {problem}")
    print(f"{good} good, {bad} bad")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
