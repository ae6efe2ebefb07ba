"""How often a throw at the own, empty board stays there, by hands and way: ``python -m bench.hands --throws 100``."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from warbones.core.position import Position
from warbones.core.throw import Throw
from warbones.games import load
from warbones.physics.service import land

HANDS = ("expert", "average", "novice")
GAME = load("indicesion")
BOARD = GAME.names[0]


def due(action: int | str, hands: str) -> Throw:
    """Return the throw that an action makes, with no other die on the table."""
    start = f"turn 1 noise={hands} | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"
    position = Position.start(GAME, GAME.read(start))
    position.act(0, action)
    throw = position.throw
    assert throw is not None
    return replace(throw, dice=())


def rate(throw: Throw, throws: int) -> float:
    """Return the share of throws after which the die is on the board."""
    return sum(any(BOARD in lie.on for lie in land(throw, seed).lies) for seed in range(throws)) / throws


def ways() -> dict[str, int]:
    """Return the listed throws at the own board, and those that bots try beside them."""
    position = Position.start(
        GAME, GAME.read("turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1")
    )
    listed = {action.text: action.id for action in position.legal(0) if BOARD in action.text}
    assert GAME.aims is not None
    aimed = GAME.aims.variants(position.shown(), next(iter(listed.values())))
    return listed | {f"aimed {number}": each for number, each in enumerate(aimed, 1)}


def main(throws: Annotated[int, typer.Option(min=1)] = 100) -> None:
    """Throw, and print the rates."""
    table = Table("Throw", *HANDS)
    for name, action in track(ways().items(), "Throwing", console=Console(stderr=True)):
        table.add_row(name, *(f"{rate(due(action, hands), throws):.0%}" for hands in HANDS))
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
