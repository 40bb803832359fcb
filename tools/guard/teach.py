"""Teaches the guard's model, and writes it: `data/model.bin`.

Two linear models are fitted by logistic regression: one that tells the numbers of cards from other
numbers, one that tells forbidden messages from allowed ones. Every feature has a weight that all
games share and one for each game; what is shipped is their sum.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import product
from pathlib import Path
from typing import NamedTuple
from zlib import compress, crc32

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_matrix
from scipy.special import expit
from sklearn.linear_model import LogisticRegression

from backtrick.talk.guard import model as shipped
from backtrick.talk.guard.features import (
    class_features,
    letter_slots,
    mention_features,
    word_features,
)
from backtrick.talk.guard.reading import Reading
from backtrick.talk.guard.verdict import could_be_card
from backtrick.talk.manners import manners
from tools.guard.corpora import GAMES, Labelled, development
from tools.guard.lessons import LEARNED, made

MODEL = Path(shipped.__file__).parent / "data" / "model.bin"
HELD_OUT = ("set41", "set45")
"""The authors by whom the limits are chosen. Nothing of theirs is among the lessons."""
SLOTS = {"mention": 1 << 17, "message": 1 << 18}
FREEDOM = {"mention": 20.0, "message": 30.0}
"""How far weights may go: the C of scikit-learn."""
DERIVED, MADE = 0.5, 0.3
"""What a lesson counts that its author has not labelled, and one that was made by rule."""
TOO_NEAR = 0.55
"""A lesson that shares so much with a message that is held out is left out too."""
LIMITS = np.arange(-1.0, 1.01, 0.1)
NEAR = 0.6
"""How far from a limit a message is still near it."""

Floats = NDArray[np.float32]
Slots = list[tuple[NDArray[np.int32], float]]
"""The slots of a group of features, and what each of them counts."""


class Lesson(NamedTuple):
    """A message as the models see it."""

    game: int
    forbidden: bool
    weight: float
    mentions: list[Slots]
    told: int | None
    """Which of the mentions is the number that may not be said."""
    message: Slots


class Fitted(NamedTuple):
    """A model before it is rounded."""

    weights: Floats
    bias: Floats

    def odds(self, items: Sequence[tuple[Slots, int]]) -> Floats:
        """The odds of each item in its game."""
        found = [
            sum(float(self.weights[game][slots].sum()) * count for slots, count in groups)
            + float(self.bias[game])
            for groups, game in items
        ]
        return np.array(found, np.float32)


def teach() -> None:
    """Teach the model, choose its limits, and write it."""
    every = [one for one in development() if one.game in LEARNED]
    unseen = [one for one in every if one.source in HELD_OUT and not one.is_derived]
    rest = [one for one in every if one.source not in HELD_OUT]
    lessons = [_lesson(one) for one in _far_from(unseen, (*rest, *made()))]
    print(f"{len(lessons)} lessons, {len(unseen)} messages of {' and '.join(HELD_OUT)} held out")
    mention, message = _fit_mention(lessons), _fit_message(lessons)
    limits = _limits(mention, message, [_lesson(one) for one in unseen])
    _write({"mention": mention, "message": message}, limits)
    print(f"{MODEL.name}: {MODEL.stat().st_size / 1000:.0f} kB")


def _lesson(one: Labelled) -> Lesson:
    reading = Reading(one.text)
    rules = manners(GAMES[one.game])
    mentions: list[Slots] = []
    told = None
    for number, mention in enumerate(reading.mentions):
        if not could_be_card(mention, rules):
            continue
        if one.part is not None and told is None and mention.value > 1:
            start, end = reading.folded.span(*reading.span(mention.first, mention.last))
            if start < one.part[1] and one.part[0] < end:
                told = len(mentions)
        mentions.append([_slots(mention_features(reading, number), "mention")])
    letters = [slot for word in reading.words for slot in letter_slots(word, SLOTS["message"])]
    groups = [_slots(features(reading), "message") for features in (word_features, class_features)]
    weight = MADE if one.source == "made" else DERIVED if one.is_derived else 1.0
    return Lesson(
        LEARNED.index(one.game),
        not one.allowed,
        weight,
        mentions,
        told,
        [*groups, _counted(letters)],
    )


def _slots(features: Iterable[str], name: str) -> tuple[NDArray[np.int32], float]:
    """The slots of some features, hashed as the guard does it."""
    return _counted([crc32(one.encode()) & (SLOTS[name] - 1) for one in features])


def _counted(slots: list[int]) -> tuple[NDArray[np.int32], float]:
    return np.array(slots, np.int32), float(max(len(slots), 1) ** -0.5)


def _far_from(unseen: Sequence[Labelled], lessons: Iterable[Labelled]) -> list[Labelled]:
    """The lessons that are not nearly the same as one of the unseen messages."""
    shingles = [_shingles(one.text) for one in unseen]
    holding: defaultdict[str, list[int]] = defaultdict(list)
    for number, parts in enumerate(shingles):
        for part in parts:
            holding[part].append(number)
    kept: list[Labelled] = []
    known: dict[str, bool] = {}
    for one in lessons:
        if one.text not in known:
            parts = _shingles(one.text)
            shared: defaultdict[int, int] = defaultdict(int)
            for part in parts:
                for number in holding.get(part, ()):
                    shared[number] += 1
            known[one.text] = any(
                many / (len(parts) + len(shingles[number]) - many) > TOO_NEAR
                for number, many in shared.items()
            )
        if not known[one.text]:
            kept.append(one)
    return kept


def _shingles(text: str) -> set[str]:
    """All that is four letters long in a text."""
    plain = " ".join(text.casefold().split())
    return {plain[at : at + 4] for at in range(max(1, len(plain) - 3))}


def _fit_mention(lessons: Sequence[Lesson]) -> Fitted:
    """In an allowed message every mention is harmless; in a forbidden one only the number that was
    found at fault teaches something.
    """
    items, answers, weights = [], [], []
    for one in lessons:
        for number, slots in enumerate(one.mentions):
            if not one.forbidden or number == one.told:
                items.append((slots, one.game))
                answers.append(one.forbidden)
                weights.append(one.weight)
    return _fit("mention", items, answers, weights)


def _fit_message(lessons: Sequence[Lesson]) -> Fitted:
    return _fit(
        "message",
        [(one.message, one.game) for one in lessons],
        [one.forbidden for one in lessons],
        [one.weight for one in lessons],
    )


def _fit(
    name: str, items: Sequence[tuple[Slots, int]], answers: list[bool], weights: list[float]
) -> Fitted:
    slots, games = SLOTS[name], len(LEARNED)
    columns, values, ends = [], [], [0]
    for groups, game in items:
        for found, count in groups:
            columns += [found, found + slots * (game + 1)]
            values.append(np.full(2 * len(found), count, np.float32))
        columns.append(np.array([slots * (games + 1) + game], np.int32))
        values.append(np.ones(1, np.float32))
        ends.append(ends[-1] + 1 + sum(2 * len(found) for found, _ in groups))
    shape = (len(items), slots * (games + 1) + games)
    rows = csr_matrix((np.concatenate(values), np.concatenate(columns), np.array(ends)), shape)
    fitted = LogisticRegression(C=FREEDOM[name], solver="liblinear", tol=1e-2, random_state=0)
    fitted.fit(rows, answers, sample_weight=weights)
    found = fitted.coef_[0]
    own = found[slots : slots * (games + 1)].reshape(games, slots)
    bias = found[slots * (games + 1) :] + fitted.intercept_[0]
    return Fitted((found[:slots] + own).astype(np.float32), bias.astype(np.float32))


def _limits(mention: Fitted, message: Fitted, unseen: Sequence[Lesson]) -> tuple[float, float]:
    """From which odds on a mention and a message are refused, so that few of the unseen messages
    are judged wrongly. One that is near a limit counts as half wrong: a few hundred messages are
    too few to count only the errors.
    """
    told = message.odds([(one.message, one.game) for one in unseen])
    named = np.full(len(unseen), -np.inf, np.float32)
    for number, one in enumerate(unseen):
        if one.mentions:
            named[number] = mention.odds([(slots, one.game) for slots in one.mentions]).max()
    forbidden = np.array([one.forbidden for one in unseen])
    rates: dict[tuple[float, float], float] = {}
    for limits in product(LIMITS, LIMITS):
        refused = expit(np.maximum(named - limits[0], told - limits[1]) / NEAR)
        rates[limits] = float((1 - refused[forbidden]).mean() + refused[~forbidden].mean())
    chosen = min(rates, key=rates.__getitem__)
    refused = (named > chosen[0]) | (told > chosen[1])
    print(
        f"limits {chosen[0]:.2f} and {chosen[1]:.2f}:"
        f" {(~refused & forbidden).sum()} of {forbidden.sum()} forbidden let through,"
        f" {(refused & ~forbidden).sum()} of {(~forbidden).sum()} allowed refused"
    )
    return float(chosen[0]), float(chosen[1])


def _write(fitted: dict[str, Fitted], limits: tuple[float, float]) -> None:
    head, stored = {}, b""
    for (name, one), limit in zip(fitted.items(), limits, strict=True):
        scale = float(np.abs(one.weights).max()) / np.iinfo(np.int8).max
        rounded = np.round(one.weights / scale).astype(np.int8)
        stored += rounded.tobytes()
        head[name] = {
            "slots": SLOTS[name],
            "scale": round(scale, 6),
            "bias": [round(float(bias) - limit, 4) for bias in one.bias],
        }
    MODEL.write_bytes(json.dumps(head).encode() + b"\n" + compress(stored, 9))
