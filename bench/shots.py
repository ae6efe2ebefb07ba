"""What throws come to that bots try: ``python -m bench.shots --throws 100``.

Average hands throw at the own empty board and at a rival's dice, as an expert aims and as a marksman does. Of all that
each tries, the best of a first round is thrown anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from warbones.core.play.position import Position
from warbones.core.rules.throw import Trying
from warbones.games import load
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.score import total
from warbones.physics import land

GAME: Final = load("indicesion")

START: Final = "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 red2 | Beta: blue1"

TABLES: Final = {
    "the own board, empty": (0, ""),
    "a rival's 6": (1, " | table: blue2=6@Beta"),
    "a rival's 6, 5 and 4": (1, " | table: blue2=6@Beta blue3=5@Beta blue4=4@Beta"),
    "a rival's 6, 6, 5, 4 and 1": (1, " | table: blue2=6@Beta blue3=6@Beta blue4=5@Beta blue5=4@Beta blue6=1@Beta"),
}
"""What lies there: the board that is thrown at."""


def gained(position: Position, number: int, seed: int) -> int:
    """Return by how many points a throw moves the lead."""
    twin = position.copy()
    twin.act(0, number)
    assert twin.throw
    twin.land(land(twin.throw, seed))
    return lead(twin) - lead(position)


def lead(position: Position) -> int:
    """Return by how much Alpha leads."""
    return total(position.shown(), 0) - total(position.shown(), 1)


def best(position: Position, board: int, trying: Trying, throws: int) -> tuple[float, float]:
    """Return what the best throw at a board gains, by throws that did not choose it, and what half of them do."""
    state = position.shown()
    begin = next(number for number in trying.begin(state, 0) if parts(number)[1] == board)

    def worth(number: int, seeds: Iterable[int]) -> float:
        return mean(gained(position, number, seed) for seed in seeds)

    found = {number: worth(number, range(throws)) for number in {begin, *trying.variants(state, begin)}}
    chosen = max(found, key=lambda number: found[number])
    return worth(chosen, range(throws, 4 * throws)), sorted(found.values())[len(found) // 2]


def main(throws: Annotated[int, typer.Option(min=1)] = 100) -> None:
    """Throw, and print what is gained."""
    aims, shots = GAME.ruleset.aims, GAME.ruleset.shots
    assert aims
    assert shots
    table = Table("Throws at", "expert: the best", "the median", "marksman: the best", "the median")
    for name, (board, lies) in track(TABLES.items(), "Throwing", console=Console(stderr=True)):
        position = Position.start(GAME, GAME.read(START + lies))
        figures = [each for trying in (aims, shots) for each in best(position, board, trying, throws)]
        table.add_row(name, *(f"{each:+.2f}" for each in figures))
    table.caption = "Points by which the lead moves, a throw; the best by fresh throws."
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
