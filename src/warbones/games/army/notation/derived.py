"""The fields of a record that follow from the dice and from the answers."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY
from warbones.games.army.rules.gain import any_offered, gains_nothing
from warbones.games.army.rules.heal import chooses_heals
from warbones.games.army.rules.rounds import match_result
from warbones.games.army.rules.state import Phase, Reason, State, Tray


def completed(s: State) -> State:
    """Return ``s`` with the asked seats, the ready seats and the result of the match filled in."""
    done = s.copy()
    done.winner, done.decided_by = match_result(s) if s.phase == Phase.OVER else (NOBODY, Reason.KNOCKOUT)
    for seat in range(2):
        done.asked[seat] = int(s.pick[seat] == NOBODY and must_choose(s, seat))
        if s.pick[seat] != NOBODY or (s.phase == Phase.ROLL and s.tray[seat] == Tray.STOPPED):
            done.ready[seat] = 1
    return done


def must_choose(s: State, seat: int) -> bool:
    """Return whether the seat has to choose dice to revive or to take, or has chosen them already."""
    if s.phase == Phase.HEAL:
        return chooses_heals(s, seat)
    return s.phase == Phase.GAIN and not gains_nothing(s) and any_offered(s, seat)
