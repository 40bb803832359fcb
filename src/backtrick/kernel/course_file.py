"""An unfinished course in a file: everything a learner needs to continue.

A learner learns from the games of the last few batches more than once. They are large, so the file
has the nets that played them instead. Played again, the games are the same: a course with a pause
and one without end with the same net.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from backtrick.kernel.bundle import Array, BundleError, BundleErrorCode, read_bundle, write_bundle
from backtrick.kernel.gradient import Adam
from backtrick.kernel.learn import BatchSetup, Course, Learner, Progress
from backtrick.kernel.net import Net, is_sound
from backtrick.kernel.weights import LAYERS
from backtrick.rules.game import Game
from backtrick.talk import Hints

COURSE_FORMAT = "backtrick-course/2"

PARTS = "net", "average", "first", "second"
"""The parts of Adam's state, each in the shape of the net."""


def save_course(learner: Learner, path: Path) -> None:
    """Write the state of a course."""
    nets: dict[str, Net] = {part: getattr(learner.adam, part) for part in PARTS}
    nets.update({_name(number): batch.net for number, batch in enumerate(learner.batches)})
    arrays: dict[str, Array] = {
        f"{part}.{name}": layer
        for part, net in nets.items()
        for name, layer in zip(LAYERS, net, strict=True)
    }
    header = {
        "format": COURSE_FORMAT,
        **_setup(learner.game, learner.players, learner.course),
        "steps": learner.adam.steps,
        "progress": asdict(learner.progress),
        "batches": [
            {"first": batch.first, "wishes": list(batch.wishes), "share": batch.share}
            for batch in learner.batches
        ],
    }
    write_bundle(path, header, arrays)


def resume_course(path: Path, game: Game, players: int, course: Course) -> Learner:
    """A learner that continues the course in a file. It refuses a file of another course, and an
    unfinished one that would be over at once because the course is shorter now.
    """
    header, arrays = read_bundle(path, COURSE_FORMAT)
    for name, value in _setup(game.settled(players), players, course).items():
        if header.get(name) != value:
            raise BundleError(BundleErrorCode.OTHER_COURSE, path, what=name)
    learner = Learner(game, players, course)

    def net_named(part: str) -> Net:
        return Net(*(arrays[f"{part}.{name}"] for name in LAYERS))

    try:
        net, average, first, second = map(net_named, PARTS)
        adam = Adam(net, average, first, second, int(header["steps"]))
        progress = Progress(**header["progress"])
        batches = [
            BatchSetup(
                int(entry["first"]), net_named(_name(number)), (low, high), float(entry["share"])
            )
            for number, entry in enumerate(header["batches"])
            for low, high in [map(float, entry["wishes"])]
        ]
        kept_nets = net, average, first, second, *(batch.net for batch in batches)
        if not all(is_sound(each, len(learner.net.first)) for each in kept_nets):
            raise ValueError
        if len({tuple(layer.shape for layer in each) for each in kept_nets}) > 1:
            raise ValueError
        done = course.done(progress.games, progress.seconds)
    except (KeyError, TypeError, ValueError) as error:
        raise BundleError(BundleErrorCode.DAMAGED, path) from error
    if progress.done < 1 <= done:
        raise BundleError(BundleErrorCode.OVER, path, games=progress.games)
    learner.continue_from(adam, progress, batches)
    return learner


def _name(batch: int) -> str:
    """The name of a batch's net in the file."""
    return f"batch-{batch}"


def _setup(game: Game, players: int, course: Course) -> dict[str, object]:
    """What must be the same for a course to continue; its length may change."""
    limits = None if course.limits is None else list(course.limits)
    taught = {**asdict(course), "hidden": list(course.hidden), "limits": limits}
    for name in ("games", "minutes"):
        del taught[name]
    if course.hints is Hints.TALKATIVE:  # as in courses from before there was a choice
        del taught["hints"]
    return {"game": game.name, "options": game.options(), "players": players, "course": taught}
