"""Attack resolution: Collateral Damage, then capture, then the Used area (R29 to R34, R43, R44; B19)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.attack import begin_attack, clear_attack, squadron_size
from warbones.games.dicewing.rules.dice import dice_in, lowest, sides
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.power import combined, lowest_value
from warbones.games.dicewing.rules.state import DICE, STAGE_ONE_ATTACKS, CollateralTie, Phase, Place, Spare, State


@rule
def uses_lowest_die(s: State, seat: int) -> bool:
    """Return whether the seat has the lowest launch die, or B6 lets it apply Collateral Damage in a tie (R29)."""
    own, other = lowest_value(s, seat), lowest_value(s, 1 - seat)
    if own != other:
        return own < other
    if s.options.collateral_tie == CollateralTie.LOWER_INITIAL:
        return combined(s, seat) < combined(s, 1 - seat)
    return s.options.collateral_tie == CollateralTie.BOTH


@rule
def applies_collateral(s: State, seat: int) -> bool:
    """Return whether the seat must lower a die: it has the lowest die, and there is a die worth lowering (R29, B12)."""
    return uses_lowest_die(s, seat) and not is_last_attack(s) and reducible(s, seat) != 0


@rule
def is_last_attack(s: State) -> bool:
    """Return whether stage 2 ends with this attack, so that the remaining dice no longer matter (R43, R45)."""
    return s.stage == 2 and min(squadron_size(s, 0), squadron_size(s, 1)) <= 1


@rule
def reducible(s: State, seat: int) -> int:
    """Return the dice of the opponent's squadron that can be lowered, as a mask (R30, R31)."""
    squadron, dice = dice_in(s, Place.SQUADRON, 1 - seat), 0
    for die in range(DICE):
        if (squadron >> die) & 1 and s.face[die] > lowest(die):
            dice |= 1 << die
    return dice


@rule
def spared_by(s: State) -> Spare:
    """Return the reason why nobody lowers a die (B6, B12)."""
    for seat in range(2):
        if uses_lowest_die(s, seat):
            if squadron_size(s, 1 - seat) == 0:
                return Spare.EMPTY
            return Spare.LAST_ATTACK if is_last_attack(s) else Spare.LOWEST_FACES
    return Spare.EQUAL


@rule
def ask_for_collateral(s: State, t: Step) -> None:
    """Ask each seat that has to lower a die; go on if there is none (R29)."""
    for seat in range(2):
        s.owing[seat] = 1 if applies_collateral(s, seat) else 0
    if s.owing[0] + s.owing[1] == 0:
        emit(t, NOBODY, EventKind.SPARED, spared_by(s))
        s.phase = Phase.DAMAGE


@rule
def targets(s: State, seat: int) -> int:
    """Return the dice ``seat`` may lower, as a mask: the opponent's squadron (R30, B11); B7 may require a drop."""
    return reducible(s, seat) if s.options.collateral_must_reduce else dice_in(s, Place.SQUADRON, 1 - seat)


@rule
def aim(s: State, t: Step, seat: int, die: int) -> None:
    """Pick the die that Collateral Damage lowers (R30); if both seats pick, they do so in secret (B6)."""
    s.target[seat] = die
    s.owing[seat] = 0
    if s.owing[1 - seat]:
        s.ready[seat] = 1
        emit(t, seat, EventKind.AIMED, seat, die, s.face[die])
        emit(t, NOBODY, EventKind.READY, seat, s.phase)
    else:
        s.phase = Phase.DAMAGE


@rule
def apply_collateral(s: State, t: Step) -> None:
    """Lower the picked dice one step (R30), never below their lowest value (R31). The attack's result stands (R32)."""
    for turn in range(2):
        seat = s.first if turn == 0 else 1 - s.first
        die = s.target[seat]
        if die != NOBODY:
            before = s.face[die]
            s.face[die] = max(lowest(die), before - lowest(die))
            s.target[seat] = NOBODY
            s.ready[seat] = 0
            emit(t, NOBODY, EventKind.LOWERED, seat, die, before, s.face[die])
    s.phase = Phase.CAPTURE


@rule
def captures_by_choice(s: State) -> bool:
    """Return whether the victor chooses: in stage 1, if the opposing launch dice have equal sides (B8)."""
    if s.phase != Phase.CAPTURE or s.stage != 1 or s.victor == NOBODY:
        return False
    loser = 1 - s.victor
    return sides(s, s.launched[loser, 0]) == sides(s, s.launched[loser, 1])


@rule
def capture(s: State, t: Step, die: int) -> None:
    """Move ``die`` to the victor's trophy case; it keeps its face (R33)."""
    s.place[die] = Place.TROPHIES
    s.holder[die] = s.victor
    emit(t, NOBODY, EventKind.CAPTURED, s.victor, die, s.face[die], s.stage)
    s.phase = Phase.USED


@rule
def capture_by_rule(s: State, t: Step) -> None:
    """Capture the die with most sides in stage 1 (R33), both in stage 2 (R44), none if nobody won (R28, R34)."""
    if s.victor != NOBODY:
        x, y = s.launched[1 - s.victor, 0], s.launched[1 - s.victor, 1]
        if s.stage == 2 or sides(s, x) > sides(s, y):
            capture(s, t, x)
        if s.stage == 2 or sides(s, y) > sides(s, x):
            capture(s, t, y)
    s.phase = Phase.USED


@rule
def clear_bays(s: State, t: Step) -> None:
    """Move the other launch dice to the Used area (R34, R44); then go on to the next attack, the reload or the end."""
    for seat in range(2):
        for i in range(2):
            die = s.launched[seat, i]
            if s.place[die] == Place.BAY:
                s.place[die] = Place.USED
                s.holder[die] = NOBODY
    clear_attack(s)
    if s.stage == 1 and s.attack == STAGE_ONE_ATTACKS:
        s.phase = Phase.RELOAD
    elif is_last_attack(s):
        s.phase = Phase.SETTLE
    else:
        begin_attack(s, t)
