"""Free throws for bots and agents: the launch of a throw, the nearest allowed one, and others to try."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final

from msgspec.structs import replace

from warbones.core.rules.throw import LEVEL, MILLIMETRE, Launch, Triple, is_turn
from warbones.games.indicesion.rules.aim import (
    ARCS,
    FARTHEST,
    FASTEST,
    HIGHEST,
    MOST_SPIN,
    Arc,
    boards,
    can_throw,
    from_every_board,
    launch_of,
    named,
    seen_from_above,
    thrown,
    ways,
    wrong,
)
from warbones.games.indicesion.rules.dice import dice_at
from warbones.games.indicesion.rules.launches import code, packed, parts
from warbones.games.indicesion.rules.space import EDGE, pose_of, surfaces
from warbones.games.indicesion.rules.state import Phase, Place, State, ThrowModel
from warbones.games.indicesion.rules.towers import covered, on_boards

ON_EDGE: Final = (30273, 12540, 0, 0)
"""An orientation in which a die meets the board with an edge, which takes away its bounce."""

SHALLOW: Final = (Arc(7.5, 80, 0.15, 0.0, 0), Arc(7.5, 60, 0.15, 0.0, 0))
"""Arcs at dice, to push them along or off."""

OUT: Final = 10 * MILLIMETRE
"""The step by which a throw from too close moves away from the boards."""


class ThrowAims:
    """The aims of this game's throws (`warbones.core.rules.throw.Aims`)."""

    def begin(self, s: State, seat: int) -> list[int]:
        """Return the simplest throw of each die at each board."""
        if s.options.throw_model != ThrowModel.PHYSICS or s.phase not in (Phase.TURN, Phase.REROLL):
            return []
        way = 1 if 1 in ways(s) else 0
        return [code(colour, board, way) for colour in can_throw(s, seat) for board in boards(s)]

    def launch(self, s: State, number: int) -> Launch | None:
        """Return the launch of an action, or None if it throws nothing or physics is not used."""
        return launch_of(s, number) if s.phase in (Phase.TURN, Phase.REROLL) else None

    def aimed(self, s: State, number: int, launch: Launch) -> int:
        """Return the same throw with the allowed launch nearest to ``launch`` (R8, B40)."""
        colour, board, _ = parts(number)
        return packed(colour, board, _allowed(s, launch, board))

    def variants(self, s: State, number: int) -> list[int]:
        """Return other throws of the same die at the same board: at its middle or dice, from above or from beside."""
        if s.options.throw_model != ThrowModel.PHYSICS:
            return []
        _, board, _ = parts(number)
        return list(dict.fromkeys(self.aimed(s, number, launch) for launch in _launches(s, board)))


def _launches(s: State, board: int) -> Iterator[Launch]:
    surface = surfaces(s)[board]
    middle = surface.middle
    dice = [
        pose_of(s, die).at for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> board & 1 and not covered(s, die)
    ]
    top = named(s, board, 1)
    for to in [(*middle, surface.thick), *dice]:
        if not seen_from_above(s):
            for held in (ON_EDGE, LEVEL[6], None):
                yield replace(top, at=(to[0], to[1], max(top.at[2], to[2] + 2 * EDGE)), held=held)
        for way in ARCS.values() if to[:2] == middle else SHALLOW:
            yield replace(thrown(surface, way, to), held=LEVEL[6])


def _allowed(s: State, launch: Launch, board: int) -> Launch:
    """Return the nearest allowed launch at ``board``: slower, lower or farther out, and away from boards."""
    at = (*_within(launch.at[:2], FARTHEST), min(HIGHEST, max(EDGE, launch.at[2])))
    held = launch.held if launch.held and is_turn(launch.held) else None
    going, spinning = _three(_within(launch.going, FASTEST)), _three(_within(launch.spinning, MOST_SPIN))
    nearest = Launch(at=_three(at), going=going, spinning=spinning, held=held)
    while wrong(s, nearest, board):
        nearest = replace(nearest, at=_farther(s, nearest.at, board))
    return nearest


def _farther(s: State, at: Triple, board: int) -> Triple:
    """Return a place a little farther from the boards that count: higher if that helps, else farther out."""
    x, y, z = at
    if not seen_from_above(s) and z + OUT <= HIGHEST:
        return (x, y, z + OUT)
    middle = (0, 0) if from_every_board(s) else surfaces(s)[board].middle
    out = (x - middle[0], y - middle[1])
    away = hypot(*out)
    return (round(x + OUT * out[0] / away), round(y + OUT * out[1] / away), z) if away else (x, y - OUT, z)


def _within(numbers: tuple[int, ...], most: int) -> tuple[int, ...]:
    long = hypot(*numbers)
    return numbers if long <= most else tuple(int(number * most / long) for number in numbers)


def _three(numbers: tuple[int, ...]) -> Triple:
    return (numbers[0], numbers[1], numbers[2])
