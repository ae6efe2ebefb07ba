"""The share of throws that stay on the thrower's own, empty board, by skill and throw: ``python -m bench.hands --throws
100``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from statistics import mean
from typing import Annotated

import typer
from msgspec.structs import replace
from rich.console import Console
from rich.progress import track
from rich.table import Table

from warbones.core.play.position import Position
from warbones.core.rules.throw import Launch, Throw
from warbones.games import load
from warbones.physics import land
from warbones.players.planner import with_hand_error
from warbones.players.skills import SKILLS

SKILL_NAMES = tuple(SKILLS)
GAME = load("indicesion")
BOARD = GAME.names[0]
OTHER_NUMBERS = 1 << 32
"""Added to a seed to get other random numbers."""

START = "turn 1 noise={} | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"


def begun(skill: str) -> Position:
    """Return a position in which Alpha throws its last die with hands of this skill."""
    return Position.start(GAME, GAME.read(START.format(skill)))


@cache
def at_empty_board(skill: str) -> Throw:
    """Return a throw with no other die on the table."""
    position = begun(skill)
    position.act(0, position.legal(0)[0])
    throw = position.throw
    assert throw is not None
    return replace(throw, dice=())


def rate(throw: Throw, launch: Launch, seeds: Iterable[int]) -> float:
    """Return the share of throws after which the die is on the board."""
    return mean(stays(replace(throw, launch=launch), seed) for seed in seeds)


def stays(throw: Throw, seed: int) -> bool:
    """Return whether the die is on the board after a throw."""
    return any(BOARD in lie.on for lie in land(throw, seed).lies)


def rate_of_bot(skill: str, number: int, seeds: Iterable[int]) -> float:
    """Return that share for a bot's throws: the bot's own hand errs first, then an average hand."""
    position, throw = begun("average"), at_empty_board("average")
    made = [(seed, with_hand_error(position, number, SKILLS[skill].hand, seed + OTHER_NUMBERS)) for seed in seeds]
    return mean(stays(replace(throw, launch=launch_of(position, number)), seed) for seed, number in made)


def launch_of(position: Position, number: int) -> Launch:
    """Return the launch of a throw."""
    assert GAME.ruleset.aims is not None
    launch = GAME.ruleset.aims.launch(position.shown(), number)
    assert launch is not None
    return launch


def ways() -> dict[str, int]:
    """Return the numbers of throws at the thrower's own board, by name: the listed ones and those that bots try."""
    position = begun("average")
    assert GAME.ruleset.aims is not None
    listed = {action.text.split()[-1]: action.id for action in position.legal(0) if BOARD in action.text}
    aimed = GAME.ruleset.aims.variants(position.shown(), next(iter(listed.values())))
    return listed | {f"aimed {number}": each for number, each in enumerate(aimed, 1)}


def main(throws: Annotated[int, typer.Option(min=1)] = 100) -> None:
    """Throw, and print the rates."""
    table = Table("Throw", *(f"{skill} hands" for skill in SKILL_NAMES), *(f"{skill} bot" for skill in SKILL_NAMES))
    seeds, position = range(throws), begun("average")
    for name, number in track(ways().items(), "Throwing", console=Console(stderr=True)):
        launch = launch_of(position, number)
        rates = [rate(at_empty_board(skill), launch, seeds) for skill in SKILL_NAMES]
        rates += [rate_of_bot(skill, number, seeds) for skill in SKILL_NAMES]
        table.add_row(name, *(f"{each:.0%}" for each in rates))
    table.caption = "People throw with the table's hands; bots with their own, and then with a table's average hands."
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
