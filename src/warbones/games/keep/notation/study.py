"""DICE WAR in studies: rounds, and the places and goals of pawns."""

from __future__ import annotations

from typing import Any

from warbones.core.play.study_settings import Naming, PartGroup, StudySettings
from warbones.games.keep.notation.tokens import SIDES
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.movement import EDGE, GOALS, SLOT
from warbones.games.keep.rules.state import EACH, Phase

OPENINGS = tuple(f"placed {side}" for side in SIDES)
DEFEND, LEAVE, TAKE_OFF = "into a Defense slot", "past the edge", "taken off at the end"


HOME = 2
"""The number of zones in a home; no pawn ever moves into its own home."""


def goals(options: Any) -> tuple[str, ...]:
    """Return the goals of Alpha's pawns; Beta's have the same names, as if the board were turned round."""
    return tuple(f"to {zone}" for zone in zone_names(options.board)[HOME:])


def groups(options: Any) -> tuple[PartGroup, ...]:
    """Return the groups of places and goals of a pawn."""
    ways = PartGroup("Ways off", (DEFEND, LEAVE, TAKE_OFF), shared=True)
    return PartGroup("Openings", OPENINGS), PartGroup("Zones", goals(options)), ways


def by_number(options: Any, seat: int) -> Naming:
    """Return the name of the place to which each action takes a pawn."""
    zones = range(options.board.zones) if seat == 0 else range(options.board.zones - 1, -1, -1)
    homes, further = zones[:HOME], zones[HOME:]
    ways = {**dict(zip(further, goals(options), strict=True)), SLOT: DEFEND, EDGE: LEAVE}
    pawns = range(seat * EACH, seat * EACH + EACH)
    return {
        Phase.POSITION: dict(zip(homes, OPENINGS, strict=True)),
        Phase.MOVE: {pawn * GOALS + way: name for pawn in pawns for way, name in ways.items()},
        Phase.TAKE_OFF: dict.fromkeys(range(1, 1 << EACH), TAKE_OFF),
    }


STUDY = StudySettings(
    clock=("game_round",),
    opener="first",
    groups=groups,
    by_number=by_number,
    drawn=(Phase.POSITION,),
    bots=("greedy:4", "search:100"),
    ladder=("random", "greedy:4", "search:50", "search:200"),
    chunk=5,
)
