"""The choices of an action, taken one by one (R12 to R17)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.battle.rules.armies.placement import keeps_center, regrouped_dice, roll_values
from warbones.games.battle.rules.attacks.siege import besiege
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.effects import subject, use
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import Part
from warbones.games.battle.rules.rounds.actions import FINISH, REGROUP, STRIKE, USE
from warbones.games.battle.rules.rounds.turns import end_action
from warbones.games.battle.rules.sheet import cross, squares
from warbones.games.battle.rules.state import Phase, Purpose, State
from warbones.games.battle.rules.units import Attack


@rule
def choose_deed(s: State, t: Step, deed: int) -> None:
    """Begin the next part of the action, or finish it (R14)."""
    if deed < STRIKE:
        move(s, t, deed)
    elif deed < REGROUP:
        s.attack = deed - STRIKE
        ask(s, s.turn, Phase.TARGET)
    elif deed == REGROUP:
        regroup(s, t)
    elif deed == FINISH:
        finish(s, t)
    else:
        use(s, t, deed - USE)


@rule
def move(s: State, t: Step, zone: int) -> None:
    """Move the acting unit to another zone (R18); after another part it cannot move on (R16; twice with R42)."""
    emit(t, NOBODY, EventKind.MOVED, s.actor, s.zone[s.actor], zone)
    if s.done & (Part.MOVED | Part.ATTACKED):
        s.done = s.done | Part.RETREATED
    s.done = s.done | Part.MOVED
    s.zone[s.actor] = zone
    wait(s, Phase.PART_OVER)


@rule
def regroup(s: State, t: Step) -> None:
    """Roll a die for each remaining square, to be placed again; a hero's centre stays as it is (R15, B8)."""
    number = regrouped_dice(s, s.actor)
    s.purpose = Purpose.REGROUP
    for square in range(squares(s, s.actor)):
        if not keeps_center(s, s.actor, square):
            cross(s, s.actor, square)
    emit(t, NOBODY, EventKind.REGROUPS, s.actor, number)
    roll_values(s, t, s.actor, number, Purpose.REGROUP)


@rule
def end_regrouping(s: State) -> None:
    """Add the finished regrouping to the action."""
    s.done = s.done | Part.REGROUPED
    wait(s, Phase.PART_OVER)


@rule
def finish(s: State, t: Step) -> None:
    """End the action here. Even without any part the turn is used and the unit is marked (B6)."""
    if s.done == 0:
        emit(t, NOBODY, EventKind.HELD, s.actor)
    end_action(s, t)


@rule
def choose_target(s: State, t: Step, target: int) -> None:
    """Choose the target of the attack or the power."""
    if s.attack == NOBODY:
        subject(s, t, target)
        return
    s.target = target
    if s.attack == Attack.SIEGE:
        besiege(s, t, target)
    elif s.attack <= Attack.RANGED:
        ask(s, s.turn, Phase.LINE)
    else:
        ask(s, s.turn, Phase.SQUARE)
