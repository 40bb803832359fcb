"""How far a long run is, where there is no terminal."""

from __future__ import annotations

from collections.abc import Iterator

from backtrick.cli.progress import lines


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def told(*moments: tuple[float, float]) -> Iterator[str]:
    """What is written when so much is done at those seconds."""
    clock, written = Clock(), list[str]()
    tell = lines(written.append, clock)
    for seconds, done in moments:
        clock.now = 100 + seconds
        tell(done, "games")
    return iter(written)


def test_a_line_every_ten_seconds_with_an_estimate() -> None:
    moments = [(0, 0.0), (5, 0.1), (9, 0.2), (12, 0.25), (15, 0.4), (22, 0.5), (40, 1.0)]
    assert list(told(*moments)) == [
        "games, 25 %, about 0:00:36 left",
        "games, 50 %, about 0:00:22 left",
        "games, 100 %",
    ]


def test_what_an_earlier_run_has_done_does_not_make_this_one_look_fast() -> None:
    assert list(told((0, 0.5), (20, 0.6))) == ["games, 60 %, about 0:01:20 left"]


def test_a_short_run_says_nothing() -> None:
    assert list(told((0, 0.0), (3, 0.5), (6, 1.0))) == []
