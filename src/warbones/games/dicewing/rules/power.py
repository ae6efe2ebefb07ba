"""The power calculation, and who wins the attack (R17 to R28).

Each bonus is worked out on its own and counts at most once. It reads the values shown, never a running total (R18).
"""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.dice import set_of, sides
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import Bonus, Phase, Reason, State


@rule
def combined(s: State, seat: int) -> int:
    """Return the sum of the seat's launch dice: its Initial Power (R19)."""
    x, y = s.launched[seat, 0], s.launched[seat, 1]
    return s.face[x] + s.face[y]


@rule
def one_set(x: int, y: int) -> bool:
    """Return whether two dice come from the same set, whichever it is, as Training requires (R20, B18)."""
    return set_of(x) == set_of(y)


@rule
def one_model(s: State, x: int, y: int) -> bool:
    """Return whether two dice have the same number of sides, as Model requires (R21, B2)."""
    return sides(s, x) == sides(s, y)


@rule
def two_odd(s: State, x: int, y: int) -> bool:
    """Return whether two dice show odd numbers, as Targeting requires; a d% never does (R22, B14)."""
    return s.face[x] % 2 == 1 and s.face[y] % 2 == 1


@rule
def two_equal(s: State, x: int, y: int) -> bool:
    """Return whether two dice show the same value, as Synchronized requires; d10 and d% match at 10 (R23, R24, B13)."""
    return s.face[x] == s.face[y]


@rule
def higher_die(s: State, seat: int) -> int:
    """Return the seat's launch die with the higher value."""
    x, y = s.launched[seat, 0], s.launched[seat, 1]
    return x if s.face[x] >= s.face[y] else y


@rule
def same_set(s: State, seat: int) -> bool:
    """Training: both own launch dice come from the same set, whichever it is (R20, B18)."""
    return one_set(s.launched[seat, 0], s.launched[seat, 1])


@rule
def same_sides(s: State, seat: int) -> bool:
    """Model: both own launch dice have the same number of sides (R21, B2)."""
    return one_model(s, s.launched[seat, 0], s.launched[seat, 1])


@rule
def both_odd(s: State, seat: int) -> bool:
    """Targeting: both own launch dice are odd, 1 included; a d% never is (R22, B14)."""
    return two_odd(s, s.launched[seat, 0], s.launched[seat, 1])


@rule
def same_number(s: State, seat: int) -> bool:
    """Synchronized: both own launch dice show the same value; a d10 and a d% match at 10 only (R23, R24, B13)."""
    return two_equal(s, s.launched[seat, 0], s.launched[seat, 1])


@rule
def bonus_die(s: State, seat: int, bonus: int) -> int:
    """Return the die that Training or Targeting adds: the called one, or the higher one (B3, B4)."""
    if s.called[seat, bonus] != NOBODY:
        return s.called[seat, bonus]
    return higher_die(s, seat if bonus == Bonus.TRAINING else 1 - seat)


@rule
def training(s: State, seat: int) -> int:
    """Return the Training bonus: the value of one own launch die (R20)."""
    return s.face[bonus_die(s, seat, Bonus.TRAINING)] if same_set(s, seat) else 0


@rule
def model(s: State, seat: int) -> int:
    """Return the Model bonus: the combined value again (R21)."""
    return combined(s, seat) if same_sides(s, seat) else 0


@rule
def targeting(s: State, seat: int) -> int:
    """Return the Targeting bonus: the value of one opposing launch die (R22)."""
    return s.face[bonus_die(s, seat, Bonus.TARGETING)] if both_odd(s, seat) else 0


@rule
def synchronized(s: State, seat: int) -> int:
    """Return the Synchronized bonus: the combined value of the opposing launch dice (R23)."""
    return combined(s, 1 - seat) if same_number(s, seat) else 0


@rule
def power(s: State, seat: int) -> int:
    """Return the seat's total Power: Initial and every bonus that applies (R18)."""
    bonuses = training(s, seat) + model(s, seat) + targeting(s, seat) + synchronized(s, seat)
    return combined(s, seat) + bonuses


@rule
def lowest_value(s: State, seat: int) -> int:
    """Return the lower value of the seat's launch dice (R26; B5: by value, not by sides)."""
    x, y = s.launched[seat, 0], s.launched[seat, 1]
    return min(s.face[x], s.face[y])


@rule
def announce(s: State, t: Step) -> None:
    """Announce both seats' Power, the first player's first (R17), and decide the victor (R25 to R28)."""
    if not t.drawing:  # a simulation has no listeners
        emit_power(s, t, s.first)
        emit_power(s, t, 1 - s.first)
    s.victor, reason, mine, yours = verdict(s)
    emit(t, NOBODY, EventKind.VICTOR, s.victor, reason, mine, yours)
    s.phase = Phase.COLLATERAL


@rule
def verdict(s: State) -> tuple[int, Reason, int, int]:
    """Return the attack's victor or nobody, the `Reason`, and the deciding values of seats 0 and 1."""
    mine, yours = power(s, 0), power(s, 1)
    if mine != yours:  # the greater total wins (R25)
        return 0 if mine > yours else 1, Reason.POWER, mine, yours
    mine, yours = lowest_value(s, 0), lowest_value(s, 1)
    if mine != yours:  # then the smaller lowest die (R26)
        return 0 if mine < yours else 1, Reason.LOWEST_DIE, mine, yours
    mine, yours = combined(s, 0), combined(s, 1)
    if mine != yours:  # then the smaller Initial Power (R27)
        return 0 if mine < yours else 1, Reason.LOWER_INITIAL, mine, yours
    return NOBODY, Reason.NOTHING, mine, yours  # nobody (R28)


@rule
def emit_power(s: State, t: Step, seat: int) -> None:
    """Emit the calculation line by line (R19 to R23)."""
    emit(t, NOBODY, EventKind.INITIAL, seat, combined(s, seat))
    if same_set(s, seat):
        emit(t, NOBODY, EventKind.TRAINED, seat, bonus_die(s, seat, Bonus.TRAINING), training(s, seat))
    if same_sides(s, seat):
        emit(t, NOBODY, EventKind.MODELLED, seat, model(s, seat))
    if both_odd(s, seat):
        emit(t, NOBODY, EventKind.TARGETED, seat, bonus_die(s, seat, Bonus.TARGETING), targeting(s, seat))
    if same_number(s, seat):
        emit(t, NOBODY, EventKind.SYNCHRONIZED, seat, synchronized(s, seat))
    emit(t, NOBODY, EventKind.TOTAL, seat, power(s, seat))
