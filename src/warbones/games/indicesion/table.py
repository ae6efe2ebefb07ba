"""What comes of a throw by a table of chances, without physics (B1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warbones.games.indicesion.dice import dice_at
from warbones.games.indicesion.facts import Facts, burned
from warbones.games.indicesion.state import NONE, Place, State
from warbones.games.indicesion.towers import covered, on_boards

SIDES: Final = 20
WIDE: Final = 5
"""Up to this the die misses the board and lies on the floor."""

TURNED: Final = 6
"""With this it lies on the board, but crooked."""

PUSHED: Final = 8
"""Up to this it knocks a die off the board and takes its room; up to `STACKED` it comes to lie on one."""

STACKED: Final = 10

Roll = Callable[[int], int]


def outcome(s: State, roll: Roll) -> Facts:
    """Return what comes of the throw: a d20 says where the die goes, a d6 how it lies, another die whom it meets."""
    luck, face = roll(SIDES), roll(6)
    met = [die for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> s.target & 1 and not covered(s, die)]
    if luck <= WIDE:
        return _settled(s, face=face, boards=0)
    if luck == TURNED or luck > STACKED or not met:
        return _settled(s, face=0 if luck == TURNED else face, boards=1 << s.target)
    other = met[roll(len(met)) - 1] if len(met) > 1 else met[0]
    if luck <= PUSHED:
        return _settled(s, face=face, boards=1 << s.target, pushed=other)
    return _settled(s, face=face, boards=0, below=other)


def _settled(s: State, *, face: int, boards: int, pushed: int = NONE, below: int = NONE) -> Facts:
    """Return the facts when only the thrown die, and one that it pushes, come to lie elsewhere."""
    met = pushed if pushed != NONE else below
    touches = ((int(s.thrown), met),) if met != NONE else ()
    gone = burned(s, touches)
    lies = {die: [die, s.face[die], s.boards[die], s.beneath[die]] for die in dice_at(s, Place.TABLE)}
    lies[s.thrown] = [s.thrown, face, boards, 1 << below if below != NONE and below not in gone else 0]
    if below != NONE and below in gone:
        lies[s.thrown][2] = 1 << s.target
    if pushed != NONE:
        lies[pushed][2:] = [0, 0]
    for die in gone:
        for lie in lies.values():
            if lie[3] >> die & 1:
                lie[2:] = [lie[2] | s.boards[die], lie[3] & ~(1 << die) | s.beneath[die]]
    return Facts(False, touches, tuple([*lie, *[0] * 7] for die, lie in lies.items() if die not in gone))


def stand_in(s: State, seat: int, face: int) -> Facts:
    """Return the facts when the blue die is put flat on its owner's board, where it touches no die (B19)."""
    lies = [[die, s.face[die], s.boards[die], s.beneath[die]] for die in dice_at(s, Place.TABLE)]
    lies.append([s.placed, face, 1 << seat, 0])
    return Facts(False, (), tuple([*lie, *[0] * 7] for lie in lies))
