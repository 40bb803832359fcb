"""Plots: results as pictures, PNG or SVG.

Every function takes the file to write and `words`, which turns a message's name and values into a
text: `backtrick.texts.text`, or one of another language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from backtrick.lab.errors import LabError, LabErrorCode, optional
from backtrick.lab.estimates import Estimate, share
from backtrick.lab.summary import Summary
from backtrick.lab.tournament import Duels, Teams, Tournament
from backtrick.rules import Game

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Words = Callable[..., str]

KINDS = ("png", "svg")

PAPER, INK, FAINT = "#fcfbf7", "#22262b", "#d9d6cd"
BEATEN, EXCELLENT, LOST = "#1b7f4d", "#2763b8", "#a49d8f"
COLOURS = ("#2763b8", "#c2480f", "#1b7f4d", "#8a3fa0", "#7d6200", "#0f7c8a", "#b3224f", "#4c4f57")
"""Dark enough to be told from the paper, and each with a marker and a line of its own."""
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "*")
LINES = ("-", "--", "-.", ":")

FEWEST = 20
"""A chance to win is drawn as long as so many games are not over yet."""

STYLE = {
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlelocation": "left",
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "y",
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "font.size": 11,
    "legend.frameon": False,
    "savefig.dpi": 150,
    "svg.hashsalt": "backtrick",
    "svg.fonttype": "none",
}


@dataclass(frozen=True)
class Ends:
    """How often a bot's games ended with so many cards left; with none, they were won."""

    label: str
    game: Game
    by_left: Mapping[int, int]

    @property
    def games(self) -> int:
        """How many games there were."""
        return sum(self.by_left.values())

    def at_most(self, left: int) -> int:
        """How many games ended with so many cards left or fewer."""
        return sum(times for each, times in self.by_left.items() if each <= left)

    def win_chances(self, fewest: int = 1) -> list[Estimate]:
        """For 0, 1, 2, … cards laid: the share won of the games that were not over by then, as
        long as there are that many of them.
        """
        cards = len(self.game.cards)
        won = self.by_left.get(0, 0)
        running = (max(won, self.at_most(cards - laid - 1)) for laid in range(cards + 1))
        return [share(won, count) for count in running if count >= fewest]


def check_plot(path: Path) -> None:
    """Refuse a file that could not be drawn, before anything is played."""
    if path.suffix.removeprefix(".").lower() not in KINDS:
        raise LabError(LabErrorCode.PLOT_KIND, file=str(path), known=", ".join(KINDS))
    if not path.parent.is_dir():
        raise LabError(LabErrorCode.NO_FOLDER, file=str(path))
    optional("matplotlib", extra="plots")


def draw_cards_left(path: Path, ends: Sequence[Ends], words: Words) -> None:
    """How many cards were left, one histogram below the other."""
    with _figure(path, 8, 1.2 + 2.6 * len(ends)) as figure:
        axes: Any = figure.subplots(len(ends), sharex=True, squeeze=False)[:, 0]
        _cards_left(axes, ends, words)


def draw_win_chance(path: Path, ends: Sequence[Ends], words: Words) -> None:
    """How the chance to win grows with every card laid."""
    with _figure(path, 8, 4.6) as figure:
        _win_chance(figure.subplots(), ends, words)


def draw_win_rate_by_players(path: Path, summaries: Sequence[Summary], words: Words) -> None:
    """How often each bot wins with one player, two, and so on."""
    with _figure(path, 8, 4.8) as figure:
        axes = figure.subplots()
        groups = [
            (label, sorted(group, key=lambda each: each.players))
            for label, group in groupby(sorted(summaries, key=_label), key=_label)
        ]
        for number, (label, group) in enumerate(groups):
            places = [each.players + 0.07 * (number - (len(groups) - 1) / 2) for each in group]
            rates = [share(each.won, each.games) for each in group]
            _dots(axes, places, rates, number, label)
        game = summaries[0].game
        axes.set_title(words("cli-plot-players-title", game=words(f"game-{game.name}")))
        axes.set_xlabel(words("cli-plot-players"))
        axes.set_xticks(sorted({each.players for each in summaries}))
        _shares(axes, words("cli-plot-won"))
        axes.legend()


def draw_cross_table(path: Path, result: Duels, words: Words) -> None:
    """Who beats whom, as colours and figures."""
    size = len(result.bots)
    with _figure(path, 2.6 + 1.25 * size, 1.8 + 0.95 * size) as figure:
        _cross_table(figure.subplots(), result, words)


def draw_simulation(path: Path, summary: Summary, words: Words) -> None:
    """What came of a simulation: the cards left and, in a team, how the chance to win grew."""
    by_left = {left: times for left, times in enumerate(summary.by_left) if times}
    ends = [Ends(_label(summary), summary.game, by_left)]
    if summary.game.starter_by_lot:
        draw_cards_left(path, ends, words)
        return
    with _figure(path, 12, 4.6) as figure:
        left, right = figure.subplots(1, 2)
        _cards_left([left], ends, words)
        _win_chance(right, ends, words)


def draw_tournament(path: Path, result: Tournament, words: Words) -> None:
    """What came of a tournament."""
    if isinstance(result, Duels):
        _draw_duels(path, result, words)
    else:
        _draw_teams(path, result, words)


def _draw_duels(path: Path, result: Duels, words: Words) -> None:
    size = len(result.bots)
    with _figure(path, 7.6 + 1.25 * size, 1.9 + 0.95 * size) as figure:
        cross, rated = figure.subplots(1, 2, width_ratios=(2.6 + 1.25 * size, 5))
        _cross_table(cross, result, words)
        names = [standing.bot for standing in result.standings]
        for number, standing in enumerate(result.standings):
            _bar(rated, number, standing.rating, result.bots.index(standing.bot))
        rated.set_title(words("cli-plot-rating-title"))
        rated.set_xlabel(words("cli-plot-rating"))
        _names(rated, names)


def _draw_teams(path: Path, result: Teams, words: Words) -> None:
    ends = [Ends(each.bot, result.game, each.by_left) for each in result.standings]
    size = len(ends)
    with _figure(path, 13, max(6.4, 1.2 + 2.1 * size)) as figure:
        halves: Any = figure.subfigures(1, 2)
        left, right = halves
        _cards_left(left.subplots(size, sharex=True, squeeze=False)[:, 0], ends, words)
        rates, chances = right.subplots(2, height_ratios=(1 + 0.45 * size, 4))
        for number, standing in enumerate(result.standings):
            _bar(rates, number, standing.win_rate.scaled(100), number)
        title = words(
            "cli-plot-won-title",
            game=words(f"game-{result.game.name}"),
            players=result.players,
        )
        rates.set_title(title)
        rates.set_xlabel(words("cli-plot-won"))
        rates.set_xlim(left=0)
        _names(rates, [each.label for each in ends])
        _win_chance(chances, ends, words)


# -- parts of a picture


def _cards_left(panels: Sequence[Axes], ends: Sequence[Ends], words: Words) -> None:
    most = max(max(each.by_left, default=0) for each in ends)
    duel = ends[0].game.starter_by_lot
    for axes, each in zip(panels, ends, strict=True):
        for colour, label, values in _bands(each, words):
            heights = [100 * each.by_left.get(value, 0) / max(1, each.games) for value in values]
            axes.bar(values, heights, 0.86, color=colour, label=label)
        name = "cli-plot-left-title-duel" if duel else "cli-plot-left-title"
        axes.set_title(words(name, bot=_short(each.label)))
        axes.set_ylabel(words("cli-plot-games"))
        axes.yaxis.set_major_formatter(_PERCENT)
        axes.set_xlim(-0.8, most + 0.8)
        if not duel:
            axes.legend(loc="best", fontsize=10)
    panels[-1].set_xlabel(words("cli-plot-left"))


def _bands(ends: Ends, words: Words) -> Iterator[tuple[str, str, range]]:
    """Which results have which colour, and what share of the games they are."""
    most = max(ends.by_left, default=0)
    first = 0
    if not ends.game.starter_by_lot:
        beaten = _percent(ends.at_most(0), ends.games)
        yield BEATEN, words("cli-plot-beaten", share=beaten), range(1)
        first = 1
    if excellent := ends.game.excellent_below:
        below = ends.at_most(excellent - 1) - ends.at_most(0)
        label = words("cli-plot-excellent", share=_percent(below, ends.games))
        yield EXCELLENT, label, range(first, excellent)
        first = excellent
    rest = ends.games - ends.at_most(first - 1)
    colour = EXCELLENT if ends.game.starter_by_lot else LOST
    yield colour, words("cli-plot-lost", share=_percent(rest, ends.games)), range(first, most + 1)


def _win_chance(axes: Axes, ends: Sequence[Ends], words: Words) -> None:
    for number, each in enumerate(ends):
        chances = each.win_chances(min(FEWEST, each.games))
        laid = range(len(chances))
        value, low, high = (
            [100 * part for part in column] for column in zip(*chances, strict=True)
        )
        axes.fill_between(laid, low, high, color=COLOURS[number % 8], alpha=0.16, linewidth=0)
        axes.plot(
            laid,
            value,
            **_style(number),
            linestyle=LINES[number % 4],
            markevery=(3 * number % 10, 10),
            markersize=6,
            linewidth=2,
            label=_short(each.label),
        )
    axes.set_title(words("cli-plot-chance-title"))
    axes.set_xlabel(words("cli-plot-laid"))
    axes.set_xlim(0, len(ends[0].game.cards))
    _shares(axes, words("cli-plot-won"))
    axes.set_ylim(0, 103)
    axes.legend(loc="upper left")


def _cross_table(axes: Axes, result: Duels, words: Words) -> None:
    names = [standing.bot for standing in result.standings]
    colours = optional("matplotlib.colors", "plots").LinearSegmentedColormap.from_list(
        "duel", ["#b8440e", "#f3c7a5", "#f6f3ea", "#a9c6ea", "#2059a8"]
    )
    size = len(names)
    for row, bot in enumerate(names):
        for column, other in enumerate(names):
            if bot == other:
                axes.add_patch(_square(column, row, FAINT))
                continue
            rate = result.win_rate(bot, other)
            axes.add_patch(_square(column, row, colours(rate.value)))
            ink = "#ffffff" if abs(rate.value - 0.5) > 0.38 else INK
            figure = f"{100 * rate.value:.1f} %"
            bounds = words(
                "cli-plot-interval", low=f"{100 * rate.low:.0f}", high=f"{100 * rate.high:.0f}"
            )
            middle: dict[str, Any] = {"ha": "center", "va": "center", "color": ink}
            axes.text(column, row - 0.12, figure, weight="bold", size=12, **middle)
            axes.text(column, row + 0.22, bounds, size=9, **middle)
    axes.set_xlim(-0.5, size - 0.5)
    axes.set_ylim(size - 0.5, -0.5)
    axes.set_xticks(range(size), map(_short, names))
    axes.set_yticks(range(size), map(_short, names))
    axes.tick_params(length=0)
    axes.grid(visible=False)
    axes.spines[:].set_visible(False)
    axes.set_title(words("cli-plot-cross-title", game=words(f"game-{result.game.name}")))
    axes.set_xlabel(words("cli-plot-cross-below"))


def _square(column: int, row: int, colour: Any) -> Any:
    patches = optional("matplotlib.patches", "plots")
    return patches.Rectangle(
        (column - 0.48, row - 0.48), 0.96, 0.96, facecolor=colour, edgecolor="none"
    )


def _dots(
    axes: Axes,
    places: Sequence[float],
    rates: Sequence[Estimate],
    number: int,
    label: str,
) -> None:
    """Shares above their places, with intervals."""
    shares = [rate.scaled(100) for rate in rates]
    axes.errorbar(
        places,
        [each.value for each in shares],
        yerr=_reach(shares),
        **_style(number),
        markersize=8,
        linestyle=LINES[number % 4],
        linewidth=1.4,
        elinewidth=2,
        capsize=4,
        label=_short(label),
    )


def _bar(axes: Axes, row: int, estimate: Estimate, number: int) -> None:
    """A figure with its interval, lying in a row of its own."""
    value, reach = estimate.value, _reach([estimate])
    axes.errorbar(
        [value], [row], xerr=reach, **_style(number), markersize=9, elinewidth=2.2, capsize=5
    )
    axes.annotate(f"{value:.4g}", (value, row), (4, 7), textcoords="offset points")


def _style(number: int) -> dict[str, Any]:
    """The colour and the marker of a bot."""
    return {"color": COLOURS[number % 8], "marker": MARKERS[number % 8], "clip_on": False}


def _reach(estimates: Sequence[Estimate]) -> list[list[float]]:
    """How far the intervals reach down and up."""
    down = [max(0.0, each.value - each.low) for each in estimates]
    return [down, [max(0.0, each.high - each.value) for each in estimates]]


def _names(axes: Axes, names: Sequence[str]) -> None:
    """Bots beside their rows, the first on top."""
    axes.set_yticks(range(len(names)), map(_short, names))
    axes.set_ylim(len(names) - 0.5, -0.7)
    axes.grid(visible=True, axis="x")
    axes.grid(visible=False, axis="y")


def _shares(axes: Axes, label: str) -> None:
    axes.set_ylabel(label)
    axes.yaxis.set_major_formatter(_PERCENT)
    axes.set_ylim(bottom=0)


_PERCENT = "{x:g} %"


def _percent(count: int, games: int) -> str:
    return f"{100 * count / max(1, games):.1f}"


def _label(summary: Summary) -> str:
    return ", ".join(dict.fromkeys(summary.bots))


def _short(name: str) -> str:
    """A bot's name: the class alone of those written `package.module:Class`."""
    return name.rpartition(":")[2] if name.count(":") == 1 and "." in name else name


@contextmanager
def _figure(path: Path, width: float, height: float) -> Iterator[Figure]:
    """A figure that is written to its file in the end; no window, no state is left behind."""
    check_plot(path)
    matplotlib = optional("matplotlib", "plots")
    figures = optional("matplotlib.figure", "plots")
    with matplotlib.rc_context(STYLE):
        figure = figures.Figure(figsize=(width, height), layout="constrained")
        figure.get_layout_engine().set(w_pad=0.14, h_pad=0.14)
        yield figure
        undated = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, metadata=undated)
