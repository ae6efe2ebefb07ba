"""What is wrong with a written position, in a sentence; for positions that come from outside."""

from __future__ import annotations

from warbones.core.step import NOBODY
from warbones.games.dicewing.attack import squadron_size
from warbones.games.dicewing.dice import DICE, FACES, NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.state import Phase, Place, State

HELD = (Place.SQUADRON, Place.BAY, Place.TROPHIES)
BAYS_OPEN = (Phase.CALL, Phase.POWER, Phase.COLLATERAL, Phase.DAMAGE, Phase.CAPTURE, Phase.USED)


def problem(s: State) -> str:
    """Return what makes ``s`` impossible, or "" where nothing does."""
    if s.phase == Phase.SETUP:
        return ""
    faults = [*_die_faults(s), *_seat_faults(s), *_phase_faults(s)]
    return faults[0] if faults else ""


def _die_faults(s: State) -> list[str]:
    faults = []
    for die in range(DICE):
        step, faces = STEPS[die % SET_SIZE], FACES[die % SET_SIZE]
        if s.face[die] not in range(step, step * faces + 1, step):
            faults.append(f"{NAMES[die]} cannot show {s.face[die]}: it shows {step} to {step * faces}.")
        held = s.place[die] in HELD
        if held != (s.holder[die] in (0, 1)) or (not held and s.holder[die] != NOBODY):
            faults.append(f"{NAMES[die]} lies in the {Place(s.place[die]).name.lower()} held by {s.holder[die]}.")
    return faults


def _seat_faults(s: State) -> list[str]:
    faults = [] if s.first in (0, 1) else [f"'first' is a seat, 0 or 1, not {s.first}."]
    for name in ("victor", "caller", "winner"):
        if getattr(s, name) not in (NOBODY, 0, 1):
            faults.append(f"'{name}' is 0, 1 or -1 for nobody, not {getattr(s, name)}.")
    for seat in range(2):
        faults += _pair_faults(s, seat)
        if s.target[seat] != NOBODY and s.target[seat] not in range(DICE):
            faults.append(f"'target' {s.target[seat]} is not a die.")
    return faults


def _pair_faults(s: State, seat: int) -> list[str]:
    dice = [die for die in range(DICE) if s.pair[seat] >> die & 1]
    own = [die for die in dice if s.place[die] == Place.SQUADRON and s.holder[die] == seat]
    if s.pair[seat] and (len(dice) != 2 or len(own) != 2 or s.pair[seat] >> DICE):
        return [f"'pair' of seat {seat} must be two dice of its squadron."]
    return []


def _phase_faults(s: State) -> list[str]:
    faults = []
    if s.stage not in (1, 2) or not 0 <= s.attack <= 3:
        faults.append(f"There is no attack {s.attack} in stage {s.stage}.")
    in_pool = any(place == Place.POOL for place in s.place)
    if in_pool != (s.phase == Phase.DRAFT):
        faults.append("Dice lie in the pool during the draft, and only then.")
    for seat in range(2):
        if s.phase == Phase.LAUNCH and squadron_size(s, seat) < 2:
            faults.append(f"Seat {seat} has fewer than two dice to launch.")
        if s.phase in BAYS_OPEN:
            faults += _bay_faults(s, seat)
    return faults


def _bay_faults(s: State, seat: int) -> list[str]:
    bay = {die for die in range(DICE) if s.place[die] == Place.BAY and s.holder[die] == seat}
    launched = {s.launched[seat, 0], s.launched[seat, 1]}
    captured = {die for die in launched if die in range(DICE) and s.place[die] == Place.TROPHIES}
    if len(launched) != 2 or launched - captured != bay or (captured and s.phase != Phase.USED):
        return [f"'launched' of seat {seat} must name the two dice in its bay."]
    return []
