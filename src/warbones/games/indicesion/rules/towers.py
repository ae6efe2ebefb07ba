"""The dice on a board, and the towers they form (R11 to R16, R20, R21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.indicesion.rules.dice import NAMES, dice_at, listed
from warbones.games.indicesion.rules.state import Place, State

MOST: Final = 64
"""The maximum number of towers that one die can top: more than dice can form, and a limit to the sum over them."""


def impossible(beneath: Mapping[int, Sequence[int]]) -> Msg | None:
    """Return the problem with dice resting on one another, if any: circles, or too many towers."""
    towers: dict[int, int] = {}
    while free := [die for die in beneath.keys() - towers if all(below in towers for below in beneath[die])]:
        towers |= {die: sum(towers[below] for below in beneath[die]) or 1 for die in free}
    if stuck := beneath.keys() - towers:
        return msg("indicesion-refused-circle", die=NAMES[min(stuck)])
    most = [die for die, count in towers.items() if count > MOST]
    return msg("indicesion-refused-towers", die=NAMES[min(most)], most=MOST) if most else None


def crooked(s: State, die: int) -> bool:
    """Return whether the die has no clear top face (R15)."""
    return s.face[die] == 0


def own_boards(s: State, die: int) -> int:
    """Return a mask of the boards that a part of the die is above, or that crooked dice carry it on (R11, B12)."""
    mask: int = s.boards[die]
    for below in listed(s.beneath[die]):
        if crooked(s, below):
            mask |= on_boards(s, below)
    return mask


def on_boards(s: State, die: int) -> int:
    """Return a mask of the boards that the die counts for: its own, and those that carry its support (B39)."""
    mask: int = s.boards[die]
    for below in listed(s.beneath[die]):
        mask |= on_boards(s, below)
    return mask


def lift(s: State, die: int, place: Place) -> None:
    """Move a die from the table to ``place``. Until facts say how others fell, they count for the same boards."""
    let_down(s, die)
    s.place[die] = place
    s.face[die], s.boards[die], s.beneath[die] = 0, 0, 0
    for word in range(7):
        s.pose[die, word] = 0


def let_down(s: State, die: int) -> None:
    """Let the dice on a die lie on the other dice beneath them or, without any, on the die's own support."""
    for other in dice_at(s, Place.TABLE):
        if s.beneath[other] >> die & 1:
            others = s.beneath[other] & ~(1 << die)
            s.boards[other] |= on_boards(s, die) if others else s.boards[die]
            s.beneath[other] = others or s.beneath[die]


def dice_on(s: State, board: int) -> list[int]:
    """Return the dice that count for a board, whoever threw them (R12)."""
    return [die for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> board & 1]


def covered(s: State, die: int) -> bool:
    """Return whether a die that is not crooked rests on this one (R14, R15)."""
    return any(s.beneath[other] >> die & 1 and not crooked(s, other) for other in dice_at(s, Place.TABLE))


def chains(s: State, top: int) -> list[list[int]]:
    """Return every chain of dice from ``top`` down to a base, crooked ones left out (R20, B11, B12)."""
    below = [die for die in listed(s.beneath[top]) if not crooked(s, die)]
    if not below:
        return [[top]]
    return [[top, *chain] for die in below for chain in chains(s, die)]


def towers(s: State, top: int, board: int) -> list[list[int]]:
    """Return the towers that ``top`` tops on a board, each from the top down (R14, B39); a lone die is a tower."""
    return [chain for chain in chains(s, top) if any(own_boards(s, die) >> board & 1 for die in chain)]


def levels(s: State, top: int, board: int) -> list[int]:
    """Return the levels of each tower that ``top`` tops on a board."""
    return [len(tower) for tower in towers(s, top, board)]
