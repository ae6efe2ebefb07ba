"""War Dice in studies: rounds, factions and the units bought (R2 to R5)."""

from __future__ import annotations

from warbones.core.play.study_settings import Naming, PartGroup, StudySettings
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import Options, Phase
from warbones.games.battle.rules.units import FACTIONS, KINDS, LIST, ROWS


def groups(options: Options) -> tuple[PartGroup, ...]:
    """Return the factions, then the units of each with their costs."""
    every = [row_of(options, kind) for kind in range(KINDS)]
    lists = (every[first : first + LIST] for first in range(0, KINDS, LIST))
    units = tuple(
        PartGroup(f"Units: {faction}", tuple(row.name for row in rows), tuple(float(row.cost) for row in rows))
        for faction, rows in zip(FACTIONS, lists, strict=True)
    )
    return PartGroup("Factions", FACTIONS), *units


def by_number(_: Options, _seat: int) -> Naming:
    """Return the name of each faction to pick and each unit to buy."""
    return {Phase.FACTION: dict(enumerate(FACTIONS)), Phase.BUY: {kind: row.name for kind, row in enumerate(ROWS)}}


STUDY = StudySettings(
    clock=("game_round",),
    opener="first",
    groups=groups,
    by_number=by_number,
    drawn=(Phase.BUY,),
    random_phases=(Phase.FACTION,),
    bots=("search:4", "search:20"),
    ladder=("random", "greedy:4", "search:4", "search:20"),
    chunk=4,
)
