"""inDICEsion in studies: rounds, colours of the draft (R24), boards thrown at, and powers used."""

from __future__ import annotations

from typing import Final

from warbones.core.play.study_settings import PartGroup, StudySettings
from warbones.games.indicesion.rules.dice import COLOURS
from warbones.games.indicesion.rules.launches import parts
from warbones.games.indicesion.rules.powers import DECLINE
from warbones.games.indicesion.rules.state import Mode, Options, Phase, State

OWN, OTHERS = "own board", "another's board"
STAND_IN, AGAIN = "blue stands in", "pink throws again"

BOARDS: Final = PartGroup("Boards thrown at", (OWN, OTHERS))
POWERS: Final = PartGroup("Powers that cost a turn", (STAND_IN, AGAIN), shared=True)


def groups(options: Options) -> tuple[PartGroup, ...]:
    """Return the groups of colours in the draft, of powers that cost a turn, and of boards."""
    return (PartGroup("Colours", COLOURS), BOARDS, POWERS) if options.mode == Mode.DRAFTING else (BOARDS,)


def part_of(s: State, seat: int, action: int) -> str:
    """Return the part that an action uses, or ""."""
    if s.phase == Phase.DRAFT:
        return COLOURS[action]
    if s.phase == Phase.TURN:
        return OWN if parts(action)[1] == seat else OTHERS
    if s.phase == Phase.RESPAWN and action != DECLINE:
        return STAND_IN
    return AGAIN if s.phase == Phase.PINK and action else ""


STUDY = StudySettings(
    clock=("game_round",),
    opener="first",
    groups=groups,
    part_of=part_of,
    drawn=(Phase.DRAFT,),
    bots=("novice:1", "novice:4"),
    ladder=("random", "novice:1", "novice:4"),
    chunk=2,
)
