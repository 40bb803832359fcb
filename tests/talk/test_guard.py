"""The guard: reasons, spans, what it offers, and that nothing upsets it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backtrick.rules import FaceToFace, Game, QuickAndEasy, TheGame
from backtrick.talk import LONGEST, GuardReason, Hint, check, check_name, clean, warm_up
from backtrick.talk.guard.folding import fold
from backtrick.talk.guard.numbers import read_word

GAME = TheGame()
COLOURS = QuickAndEasy()
PROFESSIONAL = QuickAndEasy(professional=True)
EVERY = (GAME, COLOURS, PROFESSIONAL, FaceToFace())


@pytest.mark.parametrize(
    ("message", "reason", "part"),
    [
        ("I have 47, sorry", GuardReason.DIGITS, "47"),
        ("I have forty-seven, sorry", GuardReason.NUMBER_WORD, "forty-seven"),
        ("tengo el treinta  y uno!", GuardReason.NUMBER_WORD, "treinta  y uno"),
        ("f\u200bor\u200bty it is", GuardReason.NUMBER_WORD, "f\u200bor\u200bty"),
        ("Ich habe f\u00fcnfzig.", GuardReason.NUMBER_WORD, "f\u00fcnfzig"),
        ("f u\u0308 n f z i g", GuardReason.NUMBER_WORD, "f u\u0308 n f z i g"),
        ("mine: \uff14\uff17 ok", GuardReason.DIGITS, "\uff14\uff17"),
        ("4\u20e37\ufe0f\u20e3 mine", GuardReason.DIGITS, "4\u20e37\ufe0f\u20e3"),
        ("I have a 4\u20e37\u20e3", GuardReason.DIGITS, "4\u20e37\u20e3"),
        ("a 4\u20e37\u20e3", GuardReason.DIGITS, "4\u20e37\u20e3"),
        ("a 4\ufe0f\u20e37\ufe0f\u20e3 ok", GuardReason.DIGITS, "4\ufe0f\u20e37\ufe0f\u20e3"),
        ("look \u2684 here", GuardReason.SYMBOL, "\u2684"),
        ("card XLVII.", GuardReason.ROMAN, "XLVII"),
        ("so many: IIIIIII", GuardReason.COUNTING, "IIIIIII"),
        ("somewhere in the forties", GuardReason.RANGE, "forties"),
        ("it is two more than the pile", GuardReason.RELATION, "two"),
        ("one above the pile", GuardReason.RELATION, "one above"),
        ("the ninth is mine", GuardReason.ORDINAL, "ninth"),
        ("well, the answer to life", GuardReason.ALLUSION, "answer to life"),
        ("so what number is it?", GuardReason.ASKING, "what number"),
        ("\u202e47\u202c", GuardReason.DIGITS, "47"),
        ("0x2A, for coders", GuardReason.DIGITS, "0x2A"),
        ("f*ve for me", GuardReason.NUMBER_WORD, "f*ve"),
        ("sev'n for me", GuardReason.NUMBER_WORD, "sev'n"),
        ("(s)(i)(x)", GuardReason.NUMBER_WORD, "s)(i)(x"),
        (
            "nothing fits between mine and the top",
            GuardReason.RELATION,
            "nothing fits between mine",
        ),
        ("how many: oooooooo?", GuardReason.COUNTING, "oooooooo"),
        ("my card is Christmas", GuardReason.ALLUSION, "my card is Christmas"),
    ],
)
def test_the_reason_and_the_part(message: str, reason: GuardReason, part: str) -> None:
    verdict = check(GAME, message)
    assert not verdict.allowed
    assert verdict.reason is reason
    assert verdict.span is not None
    assert message[slice(*verdict.span)] == part
    assert verdict.message == f"talk-refused-{reason}"


def test_what_may_be_said_depends_on_the_game() -> None:
    assert not check(GAME, "the 12").allowed
    assert check(FaceToFace(), "the 12").allowed
    assert check(COLOURS, "see you at 21:30").allowed
    assert not check(GAME, "see you at 21:30").allowed
    assert check(GAME, "I have one").allowed
    assert not check(COLOURS, "I have a one").allowed
    assert check(COLOURS, "a rather high yellow").allowed
    assert check(PROFESSIONAL, "a rather high yellow").reason is GuardReason.VAGUE_VALUE
    assert check(PROFESSIONAL, "the upper pile, please").allowed


def test_a_number_word_in_two_halves() -> None:
    assert check(COLOURS, "starts with se and ends with ven").reason is GuardReason.RANGE
    assert check(COLOURS, "fängt mit ne an und hört mit un auf, blau").reason is GuardReason.RANGE
    assert check(COLOURS, "starts with pizza and ends with regret").allowed


def test_a_colour_alone_beside_something_else_is_a_riddle() -> None:
    riddle = "the sins of the old church, in violet"
    assert check(COLOURS, riddle).reason is GuardReason.ALLUSION
    assert check(COLOURS, "the same as ever, in violet").allowed
    assert check(COLOURS, "a shame, only violet").allowed
    assert check(COLOURS, "violett, das war's").allowed


def test_a_thing_that_is_said_to_be_a_card_is_a_riddle() -> None:
    for message in ("mine is {}", "{}, that's mine", "my card: {}", "I've got {} in my hand"):
        assert check(GAME, message.format("Chanel's perfume")).reason is GuardReason.ALLUSION
        assert check(GAME, message.format("the left pile")).allowed
    assert check(GAME, "Chanel's perfume is nice").allowed


@pytest.mark.parametrize("message", ["plus one{}", "I have seven{}", "n in e{}", "the maximum{}"])
def test_nothing_hides_behind_what_closes_a_message(message: str) -> None:
    for closing in ("", " lol", " guys", ", eh"):
        assert not check(GAME, message.format(closing)).allowed
    assert check(GAME, "we are three guys").allowed


def test_words_that_sound_like_a_number_are_one_beside_a_colour() -> None:
    assert check(COLOURS, "ate, green").reason is GuardReason.NUMBER_WORD
    assert check(COLOURS, "I ate something green").allowed


def test_professionals_may_not_say_how_a_card_is() -> None:
    for message in ("my red is curious", "a puny green", "una roja canija", "eher mickrig, blau"):
        assert check(PROFESSIONAL, message).reason is GuardReason.VAGUE_VALUE, message
        assert check(COLOURS, message).allowed, message
    for message in ("my red is for the upper pile", "another green", "una roja y una azul"):
        assert check(PROFESSIONAL, message).allowed, message


def test_the_language_only_breaks_ties() -> None:
    assert not check(GAME, "once").allowed
    assert check(GAME, "once", "en").allowed
    assert not check(GAME, "once", "es").allowed
    assert not check(GAME, "forty", "es").allowed


@pytest.mark.parametrize(
    ("game", "message", "hint"),
    [
        (GAME, "leave pile 2, I have 47", "leave@1"),
        (GAME, "I could use the trick on pile 3 with my 47", "trick@2"),
        (COLOURS, "my yellow is a high 9", "high:y"),
        (COLOURS, "a 3 in red", "holds:r"),
        (PROFESSIONAL, "a low green", "holds:g"),
        (COLOURS, "I have a 4 for the ascending pile", "want@0"),
        (GAME, "47", None),
    ],
)
def test_it_offers_the_legal_part(game: Game, message: str, hint: str | None) -> None:
    verdict = check(game, message)
    assert not verdict.allowed
    assert verdict.suggestion == (None if hint is None else Hint.parse(hint))


@pytest.mark.parametrize("game", EVERY, ids=str)
def test_what_cannot_be_read(game: Game) -> None:
    assert check(game, "").reason is GuardReason.UNREADABLE
    assert check(game, " \u200b\u202e ").reason is GuardReason.UNREADABLE
    verdict = check(game, "x" * (LONGEST + 1))
    assert (verdict.reason, verdict.span) == (GuardReason.TOO_LONG, (LONGEST, LONGEST + 1))


def test_names() -> None:
    for name in ("Anna", "Guest 4821", "Steven", "Otto", "Player One", "4821", "Noel", "Sixto"):
        assert check_name(name).allowed, name
    for name in ("Low", "High roller", "Nona"):  # no numbers of cards
        assert check_name(name).allowed, name
    for name in ("Agent 47", "Mr Forty", "XLVII", "I have 12", "Siete", "Sei", "Elf", "Once"):
        assert not check_name(name).allowed, name


@pytest.mark.parametrize(
    "text", ["17", "siebzehn", "dix-sept", "I have 17", "my red is 17", "together they make 17"]
)
def test_what_two_cards_make_together(text: str) -> None:
    assert not check(QuickAndEasy(), text).allowed


@pytest.mark.parametrize(
    "text", ["see you at 17", "alle 17:00", "bus 17", "25", "I have 25", "noch 12 Karten"]
)
def test_what_no_two_cards_make_together(text: str) -> None:
    assert check(QuickAndEasy(), text).allowed


def test_clean_text_is_shown_as_it_was_meant() -> None:
    assert clean("  a\u202eb\u200b\x07c\n\td ") == "abc d"
    assert clean("a" + "\u0301" * 9) == "\u00e1\u0301\u0301"
    assert clean("<b>hi</b> \u00e9") == "<b>hi</b> \u00e9"


def test_folding_knows_the_way_back() -> None:
    folded = fold("\u00c4\u00df \u2460\u200b7")
    assert folded.text == "ass 17"
    assert list(folded.at) == [0, 1, 1, 2, 3, 5]


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("fourty", 40),
        ("nintey", 90),
        ("karante", 40),
        ("fierzig", 40),
        ("foooorty", 40),
        ("quatrevingtdixsept", 97),
        ("siebenundvierzig", 47),
        ("fuenf", 5),
        ("frty", 40),
        ("swassante", 60),
        ("katrevin", 80),
        ("vierzsch", 40),
        ("zwoundfuffzig", 52),
        ("diciasett", 17),
        ("veertig", 40),
    ],
)
def test_number_words_and_their_slips(word: str, value: int) -> None:
    number = read_word(word)
    assert number is not None
    assert number.value == value


@pytest.mark.parametrize(
    "word",
    "there even weight quarter thirsty nuevo centro sehen vent reisen for katrin karate".split(),
)
def test_ordinary_words_are_none(word: str) -> None:
    assert read_word(word) is None


anything = st.text(st.characters(exclude_categories=()), max_size=2000)
PIECES = (
    "forty one 1 47 y e und et zwanzig quatre vingt dix - . ' pile X I | * due sei a "
    "\u200b \u0301 \u2684 \U0001f51f \u202e \ufdfa \ud800"
).split(" ")
near_numbers = st.lists(st.sampled_from(PIECES), max_size=400).map(" ".join)


@given(st.one_of(anything, near_numbers, near_numbers.map(lambda text: text.replace(" ", ""))))
@settings(max_examples=150, deadline=None)
def test_nothing_upsets_it(message: str) -> None:
    warm_up()
    for game in EVERY:
        verdict = check(game, message)
        assert verdict.allowed == (verdict.reason is None)
        if verdict.span is not None:
            start, end = verdict.span
            assert 0 <= start < end <= len(message)
    assert clean(clean(message)) == clean(message)


def test_a_card_with_noughts_or_digits_around_it_is_a_card() -> None:
    for message in ("4700", "mine is 4700", "my card is 47000", "I'd say 5,200", "red 700"):
        assert check(GAME, message).reason is GuardReason.DIGITS, message
    for message in ("my card is 200,047", "my card is 100000047", "on pile two I spent 147"):
        assert check(GAME, message).reason is GuardReason.DIGITS, message
    for message in ("1000 thanks", "that is 300 times better than before", "200 percent sure"):
        assert check(GAME, message).allowed, message
    for message in ("we have 1500 wins", "hoy hice 4700 pasos", "it cost me 1800 euros"):
        assert check(GAME, message).allowed, message
