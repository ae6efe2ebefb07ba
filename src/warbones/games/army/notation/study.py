"""Dice Wars in studies: turns, and the bonus dice taken (R44)."""

from __future__ import annotations

from warbones.core.play.study_settings import Naming, PartGroup, StudySettings
from warbones.games.army.rules.dice import OWN, ROWS, TROOPS, Kind, kind_of, own
from warbones.games.army.rules.options import Options
from warbones.games.army.rules.state import Phase


def groups(_: Options) -> tuple[PartGroup, ...]:
    """Return the nine bonus dice."""
    return (PartGroup("Bonus dice", tuple(ROWS[kind].name for kind in Kind if kind != Kind.TROOP)),)


def by_bits(_: Options, seat: int) -> Naming:
    """Return the kind of each bonus die that can be taken."""
    return {Phase.GAIN: {bit: ROWS[Kind(kind_of(own(seat, bit)))].name for bit in range(TROOPS, OWN)}}


STUDY = StudySettings(
    clock=("battle", "turn"),
    tick="turn",
    groups=groups,
    by_bits=by_bits,
    drawn=(Phase.GAIN,),
    bots=("greedy:1", "search:10"),
    ladder=("random", "greedy:1", "search:10", "search:30"),
    chunk=2,
)
