"""Choices of a set of dice: the troops to roll again, or the dice to revive."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import msg
from warbones.core.play.legal import Legal
from warbones.core.view.scene import Several
from warbones.games.army.notation.alike import groups
from warbones.games.army.notation.writer import action_dice
from warbones.games.army.rules.dice import NAMES, OWN, own
from warbones.games.army.rules.heal import candidate
from warbones.games.army.rules.state import Phase, State
from warbones.games.army.rules.tray import troops_again
from warbones.games.army.view.words import face_name, own_id


def several(s: State, seat: int, legal: Legal) -> Several | None:
    """Return the seat's choice of a set of dice, if it has one."""
    if s.phase == Phase.HEAL:
        return _revived(s, seat, s.heals[seat])
    troops = action_dice(seat, troops_again(s, seat)) if s.phase == Phase.ROLL else ()
    return _again(s, troops) if troops else None


def single_actions(s: State, seat: int, ids: Sequence[int]) -> list[int]:
    """Return the actions that are not part of a choice of a set."""
    if s.phase == Phase.HEAL:
        return []
    again = troops_again(s, seat) if s.phase == Phase.ROLL else 0
    return [number for number in ids if not number & again]


def _again(s: State, troops: Sequence[int]) -> Several:
    """Return the choice of troops to roll again (R17)."""
    return Several(
        action="reroll",
        pieces=tuple(NAMES[die] for die in troops),
        names=tuple(msg("army-troop-shows", name=NAMES[die], face=face_name(s.face[die])) for die in troops),
        labels=tuple(msg("army-roll-again", count=count) for count in range(1, len(troops) + 1)),
    )


def _revived(s: State, seat: int, number: int) -> Several:
    """Return the choice of dice to revive; among alike dice any will do (R39)."""
    dice = [own(seat, bit) for bit in range(OWN) if candidate(s, seat, bit)]
    return Several(
        action="heal",
        pieces=tuple(NAMES[die] for die in dice),
        names=tuple(own_id(die) for die in dice),
        labels=(msg("army-revive", count=number),),
        fewest=number,
        alike=tuple(map(tuple, groups(s, seat))),
    )
