"""Checks of the choices written in a position: dice launched or aimed at in secret, and dice called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.derived import bay, completed
from warbones.games.dicewing.rules.calls import must_call, side_called
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.resolution import applies_collateral, targets
from warbones.games.dicewing.rules.state import BAYS_OPEN, DICE, Bonus, Phase, State


def _committed(s: State) -> Iterator[str]:
    for seat in range(2):
        dice = [die for die in range(DICE) if s.pair[seat] >> die & 1]
        if dice and (len(dice) != 2 or not all(in_squadron(s, seat, die) for die in dice)):
            yield f"'pair' of seat {seat} is two dice of its squadron, or 0."
        if dice and not s.ready[seat]:
            yield f"'ready' of seat {seat} is 1 once it has chosen in secret, and otherwise 0."
    if s.pair[0] and s.pair[1]:
        yield "Both have launched, so the bays would be open."


def _calls(s: State) -> Iterator[str]:
    done = completed(s)
    for seat in range(2):
        for bonus in Bonus:
            asked, die = _asked(done, seat, bonus), s.called[seat, bonus]
            if die != NOBODY and not (asked and die in bay(s, side_called(seat, bonus))):
                yield f"Seat {seat} cannot have called {die} for {bonus.name.title()}."
            if asked and die == NOBODY and s.phase in (Phase.COLLATERAL, Phase.CAPTURE):
                yield f"Seat {seat} has not called a die for {bonus.name.title()} yet."


def _asked(s: State, seat: int, bonus: Bonus) -> bool:
    """Return whether the seat is or was asked to call a die for the bonus."""
    if s.phase not in BAYS_OPEN:
        return False
    trial = s.copy()
    trial.called[seat, bonus] = NOBODY
    return must_call(trial, seat, bonus)


def _aims(s: State) -> Iterator[str]:
    both = s.phase == Phase.COLLATERAL and applies_collateral(completed(s), 0) and applies_collateral(completed(s), 1)
    for seat in range(2):
        die = s.target[seat]
        if die != NOBODY and not (both and s.ready[seat] and targets(s, seat) >> die & 1):
            yield f"'target' of seat {seat} is a die picked in secret while the other still aims, and otherwise -1."
        if s.phase == Phase.COLLATERAL and s.ready[seat] and not both:
            yield f"Seat {seat} cannot be ready: only one side applies Collateral Damage."


CHOICES: Final = (_committed, _calls, _aims)
"""The checks of the choices, run after those of the places of dice."""
