"""Names for the columns, rows and codes of the kernel's arrays.

Each group is an enum of its own, so that a use names its group: `Node.GIVEN` and `TurnFact.GIVEN`
are different columns of different arrays. numba turns the members into constants. This module
imports neither numba nor numpy.
"""

from __future__ import annotations

from enum import IntEnum

SUBJECTS = 10
"""What a seat can speak of: four piles, five colours, and how it is doing."""


class Option(IntEnum):
    """Places in the array of a game's options."""

    HAND_SIZE = 0
    REQUIRED = 1
    MOST = 2
    FIRE = 3


class Effort(IntEnum):
    """Places in an effort, which says how hard to think. The first three limit the turn search."""

    SLACK = 0
    """What a card beyond the required ones may cost."""
    BREADTH = 1
    """How much dearer than the cheapest turn of its length a turn may be and still go on."""
    NEAR = 2
    """How many cards are tried on a pile, nearest first."""
    KEEP = 3
    """How many turns the look-ahead compares."""
    SAMPLES = 4
    """How many deals it imagines for the turns that are still compared at the end."""
    MARGIN = 5
    """How far, in hundredths, a turn may fall short of the best and still be compared."""
    DOUBT = 6
    """By how many standard errors, in hundredths, a turn must be better to replace the favourite
    of the net."""
    ROUNDS = 7
    """How many rounds are imagined in each deal."""
    POSITIONS = 8
    """How many positions it judges at most, but for the deal that it has begun. Near the end a
    player has many more turns to choose from than before."""
    REPLIES = 9
    """Where the three limits of the search for the replies of imagined players begin."""


class Node(IntEnum):
    """Columns of `Desk.nodes`: one way to lay cards, from the start of the turn."""

    CODE = 0
    """The tops it leaves, packed."""
    KEPT = 1
    """The places in the hand whose cards it keeps, one bit each."""
    PRICE = 2
    LAID = 3
    """How many cards it lays."""
    OWED = 4
    """The piles that still have to be covered, one bit each."""
    GIVEN = 5
    """Whether it gave a card to the opponent."""
    PARENT = 6
    """The node it continues, with the card at `PLACE` on `PILE`."""
    PLACE = 7
    PILE = 8
    SPOTS = 9
    """The tops once more as places in the hand, packed, as `Desk.reach` counts them."""


class Reach(IntEnum):
    """What `Desk.reach` says of a pile under a top, one bit for each place in the hand."""

    MAY_LAY = 0
    """The cards that may be laid before one was given."""
    MAY_LAY_GIVEN = 1
    """The cards that may be laid after one was given."""
    BACKWARDS = 2
    """The cards that would go backwards."""


class Slot(IntEnum):
    """Columns of `Desk.slots`. The row after the last holds the stamp of the current search."""

    KEY = 0
    STAMP = 1


class Count(IntEnum):
    """Kinds of rows in `Desk.counts`."""

    UNSEEN = 0
    """Whether a card is unseen."""
    ABOVE = 1
    """How many unseen cards lie beyond a top."""
    PAIRS = 2
    """How many pairs of unseen cards ten apart lie beyond a top."""
    STRADDLES = 3
    """How many such pairs have a top between them."""


class Own(IntEnum):
    """Kinds of rows in `Desk.own`."""

    CARDS = 0
    """The cards by place."""
    PLACES = 1
    """The places by card, counted from 1; 0 is a card that is not held."""


class FloatRow(IntEnum):
    """Rows of `Desk.floats`."""

    FEATURES = 0
    """The features being judged."""
    CHOSEN = 1
    """The features of the best turn."""
    LAYER_1 = 2
    LAYER_2 = 3
    VALUES = 4
    """The values of the best turns; the place after the last is the value of the choice."""


class CardRow(IntEnum):
    """Rows of `Desk.cards`: the best turns, and scratch for imagined deals."""

    BEST = 0
    """The best turns, as nodes."""
    RUNNERS = 1
    """The best turns that are still compared, as places in `BEST`; the favourite is the first."""
    DECK = 2
    """The hands of the others, one after the other, then the cards that are drawn."""
    TOPS = 3
    HANDS = 4
    """The sizes of the hands."""
    DRAWS = 5
    """The sizes of the draw piles."""
    OWN_DECK = 6
    """In a duel, the cards that the player itself draws."""
    TAKEN = 7
    """How many cards of `DECK`, and in a duel of `OWN_DECK`, are dealt; by draw pile."""
    FIXED = 8
    """The turn that is judged, instead of a search: card and pile of every play."""
    SEATED = 9
    """The hands, one row for each seat."""


class Total(IntEnum):
    """Rows of `Desk.totals`."""

    SUM = 0
    """The chances of winning with a turn, added up."""
    SQUARES = 1
    """The squared distances to the chances with the first turn, added up."""


class FactRow(IntEnum):
    """Rows of `Desk.facts`: what is known of the table, and scratch for the features."""

    TABLE = 0
    """See `TableFact`."""
    ORDER = 1
    """The tops along their own direction, in the order in which features list the piles."""
    WAYS = 2
    """The directions of the piles in that order."""
    STEP_1 = 3
    STEP_2 = 4
    NEAREST = 5
    """For each pile the least that one card and two cards cost, and the place of the nearest."""


class TableFact(IntEnum):
    """Places in the row `FactRow.TABLE`."""

    SEAT = 0
    SEATS = 1
    DRAW = 2
    """The size of the seat's draw pile."""
    HELD = 3
    """The size of its hand."""
    OTHERS = 4
    """How many others hold cards."""
    NEXT = 5
    """The hand size of the next player who holds cards."""
    HIDDEN = 6
    """How many cards of the own deck are unseen."""
    OTHER_HIDDEN = 7
    """How many cards of the other deck are unseen."""
    OTHER_HAND = 8
    """In a duel, the size of the opponent's hand."""
    OTHER_DRAW = 9
    """In a duel, the size of the opponent's draw pile."""
    VOICES = 10
    """How many others the seat listens to."""
    SPOKEN = 11
    """Whether hints of the seat itself stand."""
    JUDGED = 12
    """How many positions were judged at this desk."""
    FIXED = 13
    """How many plays the turn in `CardRow.FIXED` has; 0 where turns are searched."""
    MOST_SAID = 14
    """The most hints of one player that stand at once at this table; 0 is any number."""


class Voice(IntEnum):
    """Columns of `Desk.heard` after the subjects."""

    SPEAKS = SUBJECTS
    """Whether any hint of this player stands."""
    HOLDS = SUBJECTS + 1
    """How many cards it holds."""


class TurnFact(IntEnum):
    """Places in `BoardArrays.moment`: where a turn stands."""

    SEAT = 0
    GIVEN = 1
    """Whether the turn has given a card."""
    BEGUN = 2
    """How many cards it has laid."""
    NEEDED = 3
    """How many more it must lay."""
    ROOM = 4
    """How many more it may lay."""
    OWED = 5
    """The piles that it still has to cover, one bit each."""
    SAID = 6
    """How many hints were written down before the turn."""
    RESUMED = 7
    """Whether the game goes on from what is on the board, instead of with a new deal."""


class PlayerKind(IntEnum):
    """Who plays a seat: one of the two simple policies, or a net that judges whole turns."""

    RANDOM = 0
    GREEDY = 1
    THINKER = 2


class Style(IntEnum):
    """How a seat speaks."""

    QUIET = 0
    PLAIN = 1
    """By the book."""
    CLUMSY = 2
    """By the book, but every second hint is spoilt."""
    OF_PILES = 3
    """Of piles where bots would name colours, as people may."""


class EndCode(IntEnum):
    """How a game ends in the compiled loop."""

    ALL_LAID = 0
    STUCK = 1
    BURNED = 2


class SaidCode(IntEnum):
    """Hints as numbers. The four from `LEAVE` on stand for one band of cards each."""

    SILENCE = 0
    LEAVE = 1
    RATHER_NOT = 2
    SMALL_STEPS = 3
    GO_AHEAD = 4
    TRICK = 5
    WANT = 6
    HOLDS = 7
    HIGH = 8
    LOW = 9
    HARD_TURN = 10
    FINE = 11
    MORE = 12


class Mark(IntEnum):
    """Places in `Desk.marks`, which everybody at the table can work out.

    Each pile has four: the distances at which its three bands end, and `USABLE`.
    """

    USABLE = 3
    """Which bands may be spoken of: one bit each, and one for *go ahead*."""
    COLOURS = 16
    """For each of five colours: 1 if it may be named, 2 if as high and low too."""
    GENERAL = 21
    """Whether players may say how they are doing."""
    FEW = 22
    """Whether few cards are left."""
