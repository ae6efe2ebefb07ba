"""The effects of powers, verb by verb (R29 to R48)."""

from __future__ import annotations

from warbones.core.rules.common import first_few
from warbones.core.rules.step import NOBODY, Step, emit, roll_die, rule
from warbones.games.battle.rules.armies.placement import roll_unit
from warbones.games.battle.rules.armies.setup import STOP, may_enlist_any
from warbones.games.battle.rules.decision import ask, wait
from warbones.games.battle.rules.events import EventKind
from warbones.games.battle.rules.marks import Part, Status
from warbones.games.battle.rules.moot import is_last_action
from warbones.games.battle.rules.power_use import any_second, drainable, raised_faction, raising_points
from warbones.games.battle.rules.powers import Verb, pair_size, status_of, verb
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.sheet import (
    base,
    count,
    cross,
    crossed,
    emit_if_defeated,
    enter,
    extent,
    first_of,
    is_fixed,
    mark,
    put,
    squares,
    value,
)
from warbones.games.battle.rules.state import HERO_CENTER, NONE, Phase, Purpose, RaisedZone, State

HEALED_SQUARES = 2
HEALED_VALUE = 5
DRAINED_VALUE = 1
WEAKENED_BY = 2
LEAST_VALUE = 1


@rule
def use(s: State, t: Step, power: int) -> None:
    """Begin to use a power: apply it, or ask for the choices that it needs."""
    s.power = power
    does = verb(power)
    if does == Verb.TAKE_STATUS:
        emit(t, NOBODY, EventKind.USED_POWER, s.actor, power)
        mark(s, s.actor, status_of(power))
        finish_power(s)
    elif does == Verb.REGENERATE:
        restore_own(s, t)
    elif does == Verb.RAISE:
        begin_raising(s, t)
    elif does == Verb.BOMB:
        ask(s, s.turn, Phase.ZONE)
    else:
        ask(s, s.turn, Phase.TARGET)


@rule
def finish_power(s: State) -> None:
    """Add the power to the action, which goes on or ends."""
    s.done = s.done | Part.POWERED
    wait(s, Phase.PART_OVER)


@rule
def subject(s: State, t: Step, target: int) -> None:
    """Use the power on a unit, or ask for the second unit, or for squares."""
    s.target = target
    does = verb(s.power)
    if does == Verb.FLANK:
        flank(s, t, target)
    elif does == Verb.DRAIN:
        ask_to_drain(s, t)
    elif does == Verb.HEAL:
        ask_to_heal(s, t)
    elif extent(s, target) <= pair_size(s.power) and any_second(s):
        ask(s, s.turn, Phase.SECOND)
    else:
        afflict_all(s, t, NONE)


@rule
def afflict_all(s: State, t: Step, second: int) -> None:
    """Apply the power to its one or two targets (R32, R43, R47, R48)."""
    s.second = second
    emit(t, NOBODY, EventKind.USED_POWER, s.actor, s.power)
    for place in range(2):
        target = s.target if place == 0 else second
        if target != NONE:
            afflict(s, t, target)
    finish_power(s)


@rule
def afflict(s: State, t: Step, target: int) -> None:
    """Apply the power to one unit."""
    does = verb(s.power)
    if does == Verb.JOIN:
        join(s, t, target)
    elif does == Verb.MARK:
        mark(s, target, Status.ACTED)
        mark(s, target, Status.PARALYZED)
        emit(t, NOBODY, EventKind.PARALYZED, target)
    elif does == Verb.DESTROY:
        destroy(s, t, target)
    else:
        weaken(s, t, target)


@rule
def join(s: State, t: Step, target: int) -> None:
    """Move the unit to the roster of the one that uses the power; all else stays the same (R32, B19)."""
    mark(s, s.actor, Status.SPENT)
    s.owner[target] = s.owner[s.actor]
    emit(t, NOBODY, EventKind.JOINED, target, s.owner[target])


@rule
def destroy(s: State, t: Step, target: int) -> None:
    """Cross out all squares, without a roll (R47)."""
    for square in range(squares(s, target)):
        cross(s, target, square)
    emit(t, NOBODY, EventKind.SWALLOWED, s.actor, target)
    emit_if_defeated(s, t, target)


@rule
def lower(s: State, unit: int, square: int, rated: int) -> None:
    """Lower a remaining square; a hero's centre stays 8 (R6, R36, R48)."""
    if value(s, unit, square) and not is_fixed(s, unit, square):
        put(s, unit, square, rated)


@rule
def weaken(s: State, t: Step, target: int) -> None:
    """Lower every square by 2, but not below 1 (R48)."""
    for square in range(squares(s, target)):
        lower(s, target, square, max(LEAST_VALUE, value(s, target, square) - WEAKENED_BY))
    emit(t, NOBODY, EventKind.WEAKENED, target)


@rule
def flank(s: State, t: Step, friend: int) -> None:
    """Make a friend attack at once, with one more die (R39)."""
    emit(t, NOBODY, EventKind.FLANKS, s.actor, friend)
    s.flanker = s.actor
    s.actor = friend
    s.done = 0
    s.power = NOBODY
    s.target = NOBODY
    ask(s, s.turn, Phase.DEED)


@rule
def ask_to_drain(s: State, t: Step) -> None:
    """Ask for the square that Drain lowers, if the choice matters (R36)."""
    if is_last_action(s):
        drain(s, t, first_of(drainable(s, s.target)))
    else:
        ask(s, s.turn, Phase.SQUARE)


@rule
def drain(s: State, t: Step, square: int) -> None:
    """Lower an enemy square to 1, then restore one of the unit's own (R36; B14, B15)."""
    s.bitten = square
    if crossed(s, s.actor) == 0:
        emit(t, NOBODY, EventKind.USED_POWER, s.actor, s.power)
        take_drained(s, t)
    restore_own(s, t)


@rule
def take_drained(s: State, t: Step) -> None:
    """Lower the chosen square (R36)."""
    if s.bitten != NOBODY:
        before = value(s, s.target, s.bitten)
        lower(s, s.target, s.bitten, DRAINED_VALUE)
        emit(t, NOBODY, EventKind.LOWERED, s.target, s.bitten, before, value(s, s.target, s.bitten))
        s.bitten = NOBODY


@rule
def restore_own(s: State, t: Step) -> None:
    """Restore a crossed-out square of the acting unit, asking for it if there are several (R36, R45; B15)."""
    mask = crossed(s, s.actor)
    if mask == 0:
        finish_power(s)
    elif count(mask) == 1 or is_last_action(s):
        restore_rolled(s, t, first_of(mask))
    else:
        ask(s, s.turn, Phase.OWN_SQUARE)


@rule
def restore_rolled(s: State, t: Step, square: int) -> None:
    """Roll the value of a restored square of the acting unit; a hero's centre is 8 (R36, R45)."""
    emit(t, NOBODY, EventKind.USED_POWER, s.actor, s.power)
    take_drained(s, t)
    if is_fixed(s, s.actor, square):
        put(s, s.actor, square, HERO_CENTER)
    else:
        emit(t, NOBODY, EventKind.ROLLS, s.actor, 1, Purpose.NONE)
        put(s, s.actor, square, roll_die(t, 6))
    emit(t, NOBODY, EventKind.RESTORED, s.actor, square, value(s, s.actor, square))
    finish_power(s)


@rule
def healable(s: State) -> int:
    """Return the number of squares that Healing restores: two, or one if only one is crossed out (R41, B16)."""
    return min(HEALED_SQUARES, count(crossed(s, s.target)))


@rule
def ask_to_heal(s: State, t: Step) -> None:
    """Ask for the squares to restore, if there is a choice (R41)."""
    mask = crossed(s, s.target)
    if count(mask) <= HEALED_SQUARES or is_last_action(s):
        heal(s, t, first_few(mask, HEALED_SQUARES))
    else:
        ask(s, s.turn, Phase.RESTORE)


@rule
def heal(s: State, t: Step, mask: int) -> None:
    """Write 5s into crossed-out squares; a hero's centre comes back as 8 (R41, B16)."""
    emit(t, NOBODY, EventKind.USED_POWER, s.actor, s.power)
    for square in range(squares(s, s.target)):
        if (mask >> square) & 1:
            put(s, s.target, square, HEALED_VALUE)
            emit(t, NOBODY, EventKind.RESTORED, s.target, square, value(s, s.target, square))
    finish_power(s)


@rule
def begin_raising(s: State, t: Step) -> None:
    """Gain 2 points for every defeated unit, to spend at once (R44)."""
    mark(s, s.actor, Status.SPENT)
    s.raising = raising_points(s)
    emit(t, NOBODY, EventKind.RAISES, s.actor, s.raising)
    ask(s, s.turn, Phase.RAISE)


@rule
def raise_unit(s: State, t: Step, kind: int) -> None:
    """Raise a unit and roll for it, or stop; points left over are lost (R44, B20)."""
    if kind == STOP:
        end_raising(s)
        return
    s.raising -= cost(s, kind)
    here = s.options.raised_zone == RaisedZone.UNIT
    unit = enter(s, kind, s.turn, s.zone[s.actor] if here else base(s.turn))
    if not s.options.raised_act:
        mark(s, unit, Status.ACTED)
    emit(t, NOBODY, EventKind.BOUGHT, unit, kind, s.turn, s.raising, 1)
    roll_unit(s, t, unit, Purpose.RAISE)


@rule
def raise_next(s: State) -> None:
    """Go on raising while a unit is affordable (R44)."""
    if may_enlist_any(s, s.turn, raised_faction(s, s.actor), s.raising):
        ask(s, s.turn, Phase.RAISE)
    else:
        end_raising(s)


@rule
def end_raising(s: State) -> None:
    """Lose the points left over (B20)."""
    s.raising = 0
    finish_power(s)
