"""Free throws in words."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.rules.throw import MILLIMETRE, Launch
from warbones.games.indicesion.rules.aim import GRAVITY, launch_of
from warbones.games.indicesion.rules.dice import COLOURS, dice_at
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.space import EDGE, pose_of, surfaces
from warbones.games.indicesion.rules.state import NONE, Place, State
from warbones.games.indicesion.rules.towers import covered, on_boards
from warbones.games.indicesion.view.words import board_of, name

LET_GO: Final = 100
"""The speed (mm/s) below which a die counts as dropped, not thrown."""


def throw_headline(s: State, number: int) -> Msg:
    """Return the headline of a throw: its die and its target, a die on the board or the board."""
    colour, board, _ = parts(number)
    launch = launch_of(s, number)
    met = die_hit(s, launch, board) if launch else NONE
    at = board_of(board) if met == NONE else msg("indicesion-die-on", die=name(met), board=board_of(board))
    drops = launch and hypot(*launch.going) < LET_GO
    return msg("indicesion-drop-onto" if drops else "indicesion-throw-at", (), colour=COLOURS[colour], at=at)


def die_hit(s: State, launch: Launch, board: int) -> int:
    """Return the die on ``board`` that a throw hits on its way down, or none."""
    at = _point_at_level(launch, surfaces(s)[board].thick + EDGE)
    dice = [die for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> board & 1 and not covered(s, die)]
    near = {die: hypot(pose_of(s, die).at[0] - at[0], pose_of(s, die).at[1] - at[1]) for die in dice}
    nearest = min(near, key=lambda die: near[die], default=NONE)
    return nearest if nearest != NONE and near[nearest] < EDGE else NONE


def _point_at_level(launch: Launch, level: int) -> tuple[float, float]:
    """Return the point where a die falls to a level, seen from above."""
    up, high = launch.going[2], max(0, launch.at[2] - level) / MILLIMETRE
    seconds = (up + sqrt(max(0.0, up * up + 2 * GRAVITY * high))) / GRAVITY
    x, y = (place + speed * MILLIMETRE * seconds for place, speed in zip(launch.at[:2], launch.going[:2], strict=True))
    return x, y
