"""Benchmark of the rules, the search and the table, all in one run with one table of figures."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from os import getloadavg
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Final

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench import agents, answers, games, starts, thought, throws
from bench.rounds import Workload, ratio, rounds
from warbones import GAMES, Game
from warbones.encoding.observations import OBSERVATION_KINDS

BUSY: Final = 0.7
"""Load average over the last minute from which a second thread has no core to itself."""


class Line(msgspec.Struct, frozen=True):
    """One line of the table. ``required`` is the figure's bound, or "" without one."""

    what: str
    figure: float
    unit: str
    required: str = ""


def rules(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure random games: each game's, and DiceWing's against the plain twin and on two threads."""
    figures = rounds(RULES, count, done)
    return [
        *(line for game in COMPILED for line in speed(game, figures)),
        Line("DiceWing by the plain twin", median(figures[TWIN]), "games/s"),
        Line(
            "DiceWing, one thread against the plain twin", ratio(figures, one("dicewing"), TWIN), "times", "at least 25"
        ),
        Line("DiceWing, two threads against one", ratio(figures, TWO, one("dicewing")), "times", "at least 1.8"),
    ]


def speed(game: str, figures: dict[str, list[float]]) -> list[Line]:
    """Return the speed of a game's random games."""
    title, per_second = GAMES[game].title, median(figures[one(game)])
    times = ratio(figures, one(game), interpreted(game))
    return [
        Line(f"{title}, random games", per_second, "games/s"),
        Line(f"{title}, their decisions", per_second * games.decisions(game), "1/s"),
        Line(f"{title}, rules interpreted", median(figures[interpreted(game)]), "games/s"),
        Line(f"{title} against its rules interpreted", times, "times", "at least 60"),
    ]


def one(game: str) -> str:
    """Return the name of a game's figures on one thread."""
    return f"{game}, one thread"


def interpreted(game: str) -> str:
    """Return the name of a game's figures with its rules interpreted."""
    return f"{game}, interpreted"


COMPILED: Final = tuple(name for name, game in GAMES.items() if game.ruleset.compiles)
TWO, TWIN = "two threads", "plain twin"
BATCHES = {"army": (1_000, 10), "battle": (4_000, 40), "dicewing": (60_000, 200), "keep": (8_000, 60)}
"""Games that take about a quarter of a second: compiled, and interpreted."""

USUAL = (1_000, 10)
RULES: dict[str, Workload] = {
    **{one(game): partial(games.compiled, game, BATCHES.get(game, USUAL)[0]) for game in COMPILED},
    **{
        interpreted(game): partial(games.per_second, BATCHES.get(game, USUAL)[1], partial(games.interpreted, game))
        for game in COMPILED
    },
    TWIN: partial(games.per_second, 2_000, games.twin),
    TWO: partial(games.compiled, "dicewing", 120_000, 2),
}


def table(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure answers through the public API."""
    kinds = {name: answers.with_engine(name) for name in ("interpreted", "compiled")}
    games_played = {name: [answers.one_game(game, seed) for seed in range(count)] for name, game in kinds.items()}
    done()
    what = {"roll": "A die answered", "act": "An action answered", "scene": "A scene drawn", "words": "A scene worded"}
    return [
        Line(f"{text}, {name}", median(game[kind] for game in played), "µs")
        for kind, text in what.items()
        for name, played in games_played.items()
    ]


def words(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure the API for agents: many tables together, one environment, and other projects' games."""
    batches = {game: agents.RandomBatch(game) for game in COMPILED}
    two = {game: agents.RandomBatch(game, 2) for game in COMPILED}
    every = agents.RandomBatch("dicewing", tables=agents.TABLES // 2, together=True)
    work: dict[str, Workload] = {
        **{words_of(game): partial(batch.tokens_per_second, STEPS[game]) for game, batch in batches.items()},
        **{two_words(game): partial(batch.tokens_per_second, 2 * STEPS[game]) for game, batch in two.items()},
        SELF_PLAY: partial(every.tokens_per_second, STEPS["dicewing"]),
        **{alone(game): partial(agents.pettingzoo, game) for game in COMPILED},
        **{
            in_open_spiel(game, kind): partial(agents.own_in_open_spiel, game, kind)
            for game in COMPILED
            for kind in OBSERVATION_KINDS
        },
        **agents.others(),
    }
    figures = rounds(work, count, done)
    return [
        *(line for game, batch in batches.items() for line in table_words(game, batch, figures)),
        Line(SELF_PLAY, median(figures[SELF_PLAY]), "1/s"),
        *(line for name in agents.others() for line in beside(name, figures)),
    ]


def table_words(game: str, batch: agents.RandomBatch, figures: dict[str, list[float]]) -> list[Line]:
    """Return the speed of agents' play of a game, and a table's share of it."""
    title = GAMES[game].title
    return [
        Line(words_of(game), median(figures[words_of(game)]), "1/s", f"at least {agents.REQUIRED.get(game, 0)}"),
        Line(two_words(game), ratio(figures, two_words(game), words_of(game)), "times", "at least 1.8"),
        Line(alone(game), median(figures[alone(game)]), "1/s"),
        *(
            Line(in_open_spiel(game, kind), median(figures[in_open_spiel(game, kind)]), "1/s")
            for kind in OBSERVATION_KINDS
        ),
        Line(f"{title}, a table takes", batch.tables.bytes_a_table, "bytes"),
        Line(f"{title}, its row takes", sum(array[0].nbytes for array in batch.rows[:2]), "bytes"),
    ]


def beside(name: str, figures: dict[str, list[float]]) -> list[Line]:
    """Return another project's figure, and the ratio of DiceWing's tables to it."""
    times = ratio(figures, words_of("dicewing"), name)
    return [
        Line(f"{name}, decisions", median(figures[name]), "1/s"),
        Line(f"DiceWing's tables against {name}", times, "times"),
    ]


def words_of(game: str) -> str:
    """Return the name of a game's figures at many tables on one thread."""
    return f"{GAMES[game].title}, words at {agents.TABLES} tables, one thread"


def two_words(game: str) -> str:
    """Return the name of a game's figures at many tables on two threads."""
    return f"{GAMES[game].title}, words on two threads against one"


def alone(game: str) -> str:
    """Return the name of a game's figures in one environment."""
    return f"{GAMES[game].title}, words in one PettingZoo environment"


def in_open_spiel(game: str, observations: str) -> str:
    """Return the name of a game's figures in OpenSpiel."""
    return f"{GAMES[game].title}, words in OpenSpiel, with legal actions and the {observations} as tensor"


SELF_PLAY = f"DiceWing, answers in self-play, {agents.TABLES} rows, one thread"
STEPS = {"army": 20, "battle": 20, "dicewing": 120, "keep": 60}
"""Steps of all tables that take about a quarter of a second."""


def bots(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure the search."""
    moves = {game: partial(thought.move, game) for game in COMPILED}
    for move in moves.values():
        move()
    figures = rounds(moves, count, done)
    return [line for game, seconds in figures.items() for line in thinking(GAMES[game], median(seconds))]


def thinking(game: Game, seconds: float) -> list[Line]:
    """Return the lines for a search of ``seconds``."""
    sims = game.simulations
    return [
        Line(f"{game.title}, a move of the search bot, {sims} simulations", seconds, "s", "at most 1"),
        Line(f"{game.title}, simulations of the search bot", sims / seconds, "1/s"),
    ]


def physics(count: int, done: Callable[[], None]) -> list[Line]:
    """Measure settled throws, next to MuJoCo stepping the same simulated time alone."""
    lines = []
    for watched, most in ((False, "at most 1.4"), (True, "at most 1.8")):
        for dice in DICE:
            throw = throws.due(dice, watched=watched)
            work = {"ms": partial(throws.milliseconds, throw), "times": partial(throws.beside_bare, throw)}
            figures = rounds(work, max(1, count // 2), done)
            what = f"A throw among {dice} dice{', contacts watched' if watched else ''}"
            lines.append(Line(what, median(figures["ms"]), "ms"))
            lines.append(Line(f"{what}, against bare mj_step", median(figures["times"]), "times", most))
    return lines


DICE: Final = (1, 12, 24, 36)


def waits(_count: int, done: Callable[[], None]) -> list[Line]:
    """Measure startup, each time in a new process."""
    lines = []
    with TemporaryDirectory() as folder:
        for game in COMPILED:
            for what, code in (("bot's first move", starts.FIRST_MOVE), ("first batch", starts.FIRST_BATCH)):
                for start in ("cold", "warm"):
                    seconds = starts.python(code.format(game=game), Path(folder) / game / what)
                    lines.append(Line(f"{GAMES[game].title}, {start} start to a {what}", seconds, "s"))
                    done()
        pages = [starts.first_page(Path(folder)) for _ in range(3)]
        done()
    return [*lines, Line("Warm `warbones serve` to its first page", min(pages[1:]), "s", "at most 3")]


Part = Callable[[int, Callable[[], None]], list[Line]]
Measured = StrEnum("Measured", [each.__name__ for each in (rules, words, table, bots, physics, waits)])


def main(
    count: Annotated[int, typer.Option("--rounds", min=5, help="The number of rounds of measurement.")] = 7,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    chosen: Annotated[list[Measured] | None, typer.Option("--of", help="This part alone; may be several.")] = None,
) -> None:
    """Measure everything, or the named parts, and print it."""
    console = Console(stderr=True)
    if getloadavg()[0] > BUSY:
        console.print("Other programs keep this machine busy: ratios hold, but for two threads against one.")
    steps: dict[Part, int] = {
        rules: len(RULES) * count,
        words: (5 * len(COMPILED) + 1 + len(agents.others())) * count,
        table: 1,
        bots: len(COMPILED) * count,
        physics: 2 * 2 * len(DICE) * max(1, count // 2),
        waits: 4 * len(COMPILED) + 1,
    }
    steps = {part: count for part, count in steps.items() if not chosen or part.__name__ in chosen}
    lines: list[Line] = []
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Measuring", total=sum(steps.values()))
        for part in steps:
            lines += part(count, partial(progress.advance, task))
    if as_json:
        print(msgspec.json.encode(lines).decode())
    else:
        Console().print(drawn(lines))


def drawn(lines: list[Line]) -> Table:
    """Return the lines as a table."""
    drawing = Table("What", "", "Unit", "Required")
    drawing.columns[1].justify = "right"
    for line in lines:
        drawing.add_row(line.what, f"{line.figure:,.{0 if line.figure >= 1000 else 2}f}", line.unit, line.required)
    return drawing


if __name__ == "__main__":
    typer.run(main)
