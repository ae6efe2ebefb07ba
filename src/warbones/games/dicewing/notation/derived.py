"""The fields of a record that follow from the places of the dice and from the answers."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.rules.calls import ask_for_calls
from warbones.games.dicewing.rules.power import verdict
from warbones.games.dicewing.rules.resolution import applies_collateral
from warbones.games.dicewing.rules.score import result
from warbones.games.dicewing.rules.state import BAYS_OPEN, DICE, Bonus, Phase, Place, Reason, State

IN_ATTACK: Final = (Phase.LAUNCH, *BAYS_OPEN)


def attacks_over(s: State) -> int:
    """Return the number of finished attacks of this stage."""
    return s.attack - 1 if s.phase in IN_ATTACK else s.attack


def bay(s: State, seat: int) -> list[int]:
    """Return the dice in the seat's launch bay."""
    return [die for die in range(DICE) if s.place[die] == Place.BAY and s.holder[die] == seat]


def drafted(s: State) -> int:
    """Return the number of dice taken in this stage's draft."""
    return sum(place in (Place.SQUADRON, Place.BAY) for place in s.place) + 4 * attacks_over(s)


def completed(s: State) -> State:
    """Return a copy of ``s`` with the fields that follow from its dice, options and open answers filled in."""
    done = s.copy()
    done.picks = drafted(s)
    done.caller, done.calling, done.victor = NOBODY, Bonus.TRAINING, NOBODY
    done.winner, done.decided_by = NOBODY, Reason.POWER
    for seat in range(2):
        done.owing[seat] = 0
        done.launched[seat, 0], done.launched[seat, 1] = bay(s, seat) if s.phase in BAYS_OPEN else (NOBODY, NOBODY)
    _ask(done)
    return done


def _ask(s: State) -> None:
    """Fill in who has to answer, or how the game ended."""
    if s.phase == Phase.CALL:
        ask_for_calls(s)
    elif s.phase == Phase.OVER:
        s.winner, s.decided_by = result(s)[:2]
    elif s.phase in BAYS_OPEN:
        s.victor = verdict(s)[0]
    for seat in range(2):
        if s.phase == Phase.COLLATERAL and s.target[seat] == NOBODY:
            s.owing[seat] = int(applies_collateral(s, seat))
