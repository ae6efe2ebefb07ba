"""The attack run: launching in secret, and the reveal (R13 to R16)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.dicewing.rules.events import EventKind
from warbones.games.dicewing.rules.state import DICE, Bonus, Phase, Place, State


@rule
def squadron_size(s: State, seat: int) -> int:
    """Return the number of dice in the seat's squadron, launch dice not counted."""
    count = 0
    for die in range(DICE):
        if s.place[die] == Place.SQUADRON and s.holder[die] == seat:
            count += 1
    return count


@rule
def begin_attack(s: State, t: Step) -> None:
    """Both squadrons go behind their screens (R14)."""
    s.attack += 1
    s.phase = Phase.LAUNCH
    emit(t, NOBODY, EventKind.ATTACK, s.stage, s.attack)


@rule
def clear_attack(s: State) -> None:
    """Clear the launches, calls, targets and victor of the last attack."""
    s.caller = NOBODY
    s.calling = Bonus.TRAINING
    s.victor = NOBODY
    for seat in range(2):
        s.pair[seat] = 0
        s.ready[seat] = 0
        s.owing[seat] = 0
        s.target[seat] = NOBODY
        for i in range(2):
            s.launched[seat, i] = NOBODY
            s.called[seat, i] = NOBODY


@rule
def launch(s: State, t: Step, seat: int, pair: int) -> None:
    """Commit two dice of the seat's own squadron in secret, faces unchanged (R15)."""
    s.pair[seat] = pair
    s.ready[seat] = 1
    x, y = two_dice(pair)
    emit(t, seat, EventKind.LAUNCHED, seat, x, y, s.face[x], s.face[y])
    emit(t, NOBODY, EventKind.READY, seat, s.phase)
    if s.pair[1 - seat]:
        s.phase = Phase.REVEAL


@rule
def two_dice(pair: int) -> tuple[int, int]:
    """Return the two dice of a mask, the lower number first."""
    x, y = NOBODY, NOBODY
    for die in range(DICE):
        if (pair >> die) & 1:
            x, y = y, die
    return x, y


@rule
def reveal(s: State, t: Step) -> None:
    """Open both bays at the same moment, to both seats (R16)."""
    for seat in range(2):
        x, y = two_dice(s.pair[seat])
        s.pair[seat] = 0
        s.ready[seat] = 0
        s.launched[seat, 0] = x
        s.launched[seat, 1] = y
        s.place[x] = Place.BAY
        s.place[y] = Place.BAY
        emit(t, NOBODY, EventKind.REVEALED, seat, x, y, s.face[x], s.face[y])
    s.phase = Phase.CALL
