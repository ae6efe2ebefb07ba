"""The outcome of a throw by a table of chances, without physics (B1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbones.games.indicesion.rules.dice import dice_at, listed
from warbones.games.indicesion.rules.facts import Facts, burned, burns
from warbones.games.indicesion.rules.state import NONE, Place, State
from warbones.games.indicesion.rules.towers import covered, let_down, lift, on_boards

SIDES: Final = 20
WIDE: Final = 5
"""Up to this number the die misses the board and lies on the floor."""

TURNED: Final = 6
"""With this number it lies on the board, but crooked."""

PUSHED: Final = 8
"""Up to this number it knocks a die off the board and takes its place; up to `STACKED` it ends up on one."""

STACKED: Final = 10

Roll = Callable[[int], int]


def outcome(s: State, roll: Roll) -> Facts:
    """Return the outcome of the throw: a d20 for the place of the die, a d6 for its face, a die for the one it hits."""
    place_roll, face = roll(SIDES), roll(6)
    met = [die for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> s.target & 1 and not covered(s, die)]
    if place_roll <= WIDE:
        return _settled(s, face=face, boards=0)
    if place_roll == TURNED or place_roll > STACKED or not met:
        return _settled(s, face=0 if place_roll == TURNED else face, boards=1 << s.target)
    other = met[roll(len(met)) - 1] if len(met) > 1 else met[0]
    if place_roll <= PUSHED:
        return _settled(s, face=face, boards=1 << s.target, pushed=other)
    return _settled(s, face=face, boards=0, below=other)


def _settled(s: State, *, face: int, boards: int, pushed: int = NONE, below: int = NONE) -> Facts:
    """Return the facts if only the thrown die, and one that it pushes, move.

    A red die that burns the die beneath it falls onto the next one below, and burns that as well (R28).
    """
    met = pushed if pushed != NONE else below
    touches = [(int(s.thrown), met)] if met != NONE else []
    after = s.copy()
    if pushed != NONE:
        let_down(after, pushed)
        after.boards[pushed] = after.beneath[pushed] = 0
    _lay(after, s.thrown, face, boards, below)
    while gone := [die for die in burned(s, touches) if after.place[die] == Place.TABLE]:
        for die in gone:
            lift(after, die, Place.GONE)
        touches += _burning(after)[:1]
    return Facts(False, tuple(touches), _lies(after))


def _burning(s: State) -> list[tuple[int, int]]:
    """Return the dice that burn, or are burned by, the die beneath them, each with that one."""
    pairs = [(die, below) for die in dice_at(s, Place.TABLE) for below in listed(s.beneath[die])]
    return [pair for pair in pairs if any(burns(s, pair))]


def stand_in(s: State, seat: int, face: int) -> Facts:
    """Return the facts of a blue die put flat on its owner's board, where it touches no die (B19)."""
    after = s.copy()
    _lay(after, s.placed, face, 1 << seat)
    return Facts(False, (), _lies(after))


def _lay(s: State, die: int, face: int, boards: int, below: int = NONE) -> None:
    s.place[die] = Place.TABLE
    s.face[die], s.boards[die], s.beneath[die] = face, boards, 0 if below == NONE else 1 << below


def _lies(s: State) -> tuple[list[int], ...]:
    nowhere = [0] * 7
    return tuple([die, s.face[die], s.boards[die], s.beneath[die], *nowhere] for die in dice_at(s, Place.TABLE))
