"""How often a throw at the own, empty board stays there, by hands and way: ``python -m bench.hands --throws 100``."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from warbones.core.position import Position
from warbones.core.throw import Launch, Throw
from warbones.games import load
from warbones.physics.service import land

HANDS = ("expert", "average", "novice")
GAME = load("indicesion")
BOARD = GAME.names[0]
START = "turn 1 noise={} | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"


def begun(hands: str) -> Position:
    """Return a position in which Alpha throws its last die, with such hands."""
    return Position.start(GAME, GAME.read(START.format(hands)))


@cache
def at_empty_board(hands: str) -> Throw:
    """Return a throw with no other die on the table."""
    position = begun(hands)
    position.act(0, position.legal(0)[0])
    throw = position.throw
    assert throw is not None
    return replace(throw, dice=())


def rate(throw: Throw, launch: Launch, seeds: Iterable[int]) -> float:
    """Return the share of throws after which the die is on the board."""
    aimed = replace(throw, launch=launch)
    stays = [any(BOARD in lie.on for lie in land(aimed, seed).lies) for seed in seeds]
    return sum(stays) / len(stays)


def ways() -> dict[str, Launch]:
    """Return the listed throws at the own board, and those that bots try beside them."""
    position, aims = begun("average"), GAME.aims
    assert aims is not None
    listed = {action.text: action.id for action in position.legal(0) if BOARD in action.text}
    aimed = aims.variants(position.shown(), next(iter(listed.values())))
    numbers = listed | {f"aimed {number}": each for number, each in enumerate(aimed, 1)}
    launches = {name: aims.launch(position.shown(), number) for name, number in numbers.items()}
    return {name: launch for name, launch in launches.items() if launch}


def main(throws: Annotated[int, typer.Option(min=1)] = 100) -> None:
    """Throw, and print the rates."""
    table = Table("Throw", *HANDS)
    for name, launch in track(ways().items(), "Throwing", console=Console(stderr=True)):
        table.add_row(name, *(f"{rate(at_empty_board(hands), launch, range(throws)):.0%}" for hands in HANDS))
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
