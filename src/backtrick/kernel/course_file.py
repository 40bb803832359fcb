"""An unfinished course in a file: everything a learner needs to go on where it stopped.

What is not kept are the games of the last few batches, which a learner goes over again; after a
pause it begins with fresh ones.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from backtrick.kernel.bundle import Array, BundleError, BundleFault, read_bundle, write_bundle
from backtrick.kernel.gradient import Adam
from backtrick.kernel.learn import Course, Learner, Progress
from backtrick.kernel.net import Net
from backtrick.kernel.weights import LAYERS
from backtrick.rules.game import Game

FORMAT = "backtrick-course/1"

PARTS = ("net", "average", "first", "second")
"""What Adam keeps, each in the shape of the net."""


def save_course(learner: Learner, path: Path) -> None:
    """Write where a course stands."""
    arrays: dict[str, Array] = {}
    for part in PARTS:
        net: Net = getattr(learner.adam, part)
        arrays.update({f"{part}.{name}": layer for name, layer in zip(LAYERS, net, strict=True)})
    header = {
        "format": FORMAT,
        **_setup(learner.player.game, learner.player.players, learner.course),
        "steps": learner.adam.steps,
        "progress": asdict(learner.progress),
    }
    write_bundle(path, header, arrays)


def resume_course(path: Path, game: Game, players: int, course: Course) -> Learner:
    """A learner that goes on where the file stopped; refused if it is from another course."""
    header, arrays = read_bundle(path, FORMAT)
    for name, value in _setup(game.settled(players), players, course).items():
        if header.get(name) != value:
            raise BundleError(BundleFault.OTHER_COURSE, path, what=name)
    learner = Learner(game, players, course)
    try:
        net, average, first, second = (
            Net(*(arrays[f"{part}.{name}"] for name in LAYERS)) for part in PARTS
        )
        adam = Adam(net, average, first, second, int(header["steps"]))
        learner.continue_from(adam, Progress(**header["progress"]))
    except (KeyError, TypeError) as error:
        raise BundleError(BundleFault.DAMAGED, path) from error
    return learner


def _setup(game: Game, players: int, course: Course) -> dict[str, object]:
    """What must be the same for a course to go on; how long it is to last may change."""
    limits = None if course.limits is None else list(course.limits)
    taught = {**asdict(course), "hidden": list(course.hidden), "limits": limits}
    for name in ("games", "minutes"):
        del taught[name]
    return {"game": game.name, "options": game.options(), "players": players, "course": taught}
