"""DiceWing's settings for studies: its attacks, and the dice drafted (R9)."""

from __future__ import annotations

from warbones.core.play.study_settings import Naming, PartGroup, StudySettings
from warbones.games.dicewing.rules.dice import KINDS, SET_SIZE
from warbones.games.dicewing.rules.state import DICE, Options, Phase


def groups(_: Options) -> tuple[PartGroup, ...]:
    """Return the kinds of dice."""
    return (PartGroup("Dice of the draft", KINDS),)


def by_number(_: Options, _seat: int) -> Naming:
    """Return the kind of each die in the draft, the same for both sets."""
    return {Phase.DRAFT: {die: KINDS[die % SET_SIZE] for die in range(DICE)}}


STUDY = StudySettings(
    clock=("stage", "attack"),
    tick="attack",
    opener="first",
    groups=groups,
    by_number=by_number,
    drawn=(Phase.DRAFT,),
    bots=("greedy:4", "search:200"),
    ladder=("random", "greedy:4", "search:50", "search:200", "search:1000"),
    chunk=20,
)
