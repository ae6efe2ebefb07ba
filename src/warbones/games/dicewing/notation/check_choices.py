"""What is wrong with the choices written in a position: dice launched or aimed at in secret, and dice called."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.derived import BAYS_OPEN, bay, completed
from warbones.games.dicewing.rules.calls import must_call, side_called
from warbones.games.dicewing.rules.dice import DICE
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.resolution import applies_collateral, targets
from warbones.games.dicewing.rules.state import Bonus, Phase, State


def choices(s: State) -> str:
    """Return what makes the written choices impossible, or ""; where the dice lie has been looked at already."""
    checks = (_numbers, _committed, _calls, _aims)
    return next((wrong for check in checks if (wrong := check(s))), "")


def _numbers(s: State) -> str:
    for name in ("called", "target"):
        if not all(die in range(NOBODY, DICE) for die in getattr(s, name)):
            return f"'{name}' holds numbers of dice, 0 to {DICE - 1}, or -1 for none."
    return ""


def _committed(s: State) -> str:
    for seat in range(2):
        dice = [die for die in range(DICE) if s.pair[seat] >> die & 1]
        own = all(in_squadron(s, seat, die) for die in dice)
        if s.pair[seat] and (s.phase != Phase.LAUNCH or s.pair[seat] >> DICE or len(dice) != 2 or not own):
            return f"'pair' of seat {seat} is two dice of its squadron in the launch phase, and else 0."
        if s.ready[seat] not in (0, 1) or (s.pair[seat] and not s.ready[seat]):
            return f"'ready' of seat {seat} is 1 once it has chosen in secret, and else 0."
        if s.ready[seat] and s.phase not in (Phase.LAUNCH, Phase.COLLATERAL):
            return f"Seat {seat} cannot be ready in the {Phase(s.phase).name.lower()} phase: nothing is secret there."
    return "Both have launched, so the bays would be open." if s.pair[0] and s.pair[1] else ""


def _aims(s: State) -> str:
    both = s.phase == Phase.COLLATERAL and applies_collateral(completed(s), 0) and applies_collateral(completed(s), 1)
    for seat in range(2):
        die = s.target[seat]
        if die != NOBODY and not (both and s.ready[seat] and die in range(DICE) and targets(s, seat) >> die & 1):
            return f"'target' of seat {seat} is a die picked in secret while the other still aims, and else -1."
        if s.phase == Phase.COLLATERAL and s.ready[seat] and not both:
            return f"Seat {seat} cannot be ready: only one side applies Collateral Damage."
    return ""


def _calls(s: State) -> str:
    done = completed(s)
    for seat in range(2):
        for bonus in Bonus:
            asked, die = _asked(done, seat, bonus), s.called[seat, bonus]
            if die != NOBODY and not (asked and die in bay(s, side_called(seat, bonus))):
                return f"Seat {seat} cannot have called {die} for {bonus.name.title()}."
            if asked and die == NOBODY and s.phase in (Phase.COLLATERAL, Phase.CAPTURE):
                return f"Seat {seat} has not called a die for {bonus.name.title()} yet."
    return ""


def _asked(s: State, seat: int, bonus: Bonus) -> bool:
    """Return whether the seat is or was asked to call a die for the bonus."""
    if s.phase not in BAYS_OPEN:
        return False
    trial = s.copy()
    trial.called[seat, bonus] = NOBODY
    return must_call(trial, seat, bonus)
