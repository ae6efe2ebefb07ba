"""Checks of a position that comes from outside: each problem is a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.check_choices import CHOICES
from warbones.games.dicewing.notation.derived import attacks_over, bay, completed, drafted
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.dice import FACES, NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.rules.draft import drafter, pool_left
from warbones.games.dicewing.rules.resolution import captures_by_choice
from warbones.games.dicewing.rules.score import trophies
from warbones.games.dicewing.rules.state import BAYS_OPEN, DICE, STAGE_ONE_ATTACKS, Phase, Place, State

CLEAR: Final = (Place.SQUADRON, Place.TROPHIES, Place.USED)
LYING: Final = {
    Phase.DRAFT: (Place.POOL, Place.SQUADRON, Place.TROPHIES),
    Phase.LAUNCH: CLEAR,
    Phase.CALL: (*CLEAR, Place.BAY),
    Phase.COLLATERAL: (*CLEAR, Place.BAY),
    Phase.CAPTURE: (*CLEAR, Place.BAY),
    Phase.RELOAD: CLEAR,
    Phase.OVER: CLEAR,
}
"""The places where dice can lie, by phase."""

AREAS: Final = {
    Place.POOL: "the pool",
    Place.SQUADRON: "a squadron",
    Place.BAY: "a launch bay",
    Place.TROPHIES: "a trophy case",
    Place.USED: "the Used area",
}


def problem(s: State) -> str:
    """Return the first problem that makes ``s`` impossible, or ""."""
    return validity.problem(s, *PLACES, *CHOICES, _followed, _due)


def misplaced(s: State) -> str:
    """Return the first problem with a single field or with the places of dice, or ""."""
    return validity.first_wrong(s, validity.misfits, *PLACES)


def _where(s: State) -> Iterator[str]:
    if s.phase == Phase.RELOAD and (s.stage, s.attack) != (1, STAGE_ONE_ATTACKS):
        yield "The reload comes after the third attack of stage 1."
    if (s.attack == 0) != (s.phase == Phase.DRAFT):
        yield f"There is no attack {s.attack} in the {_name(s.phase)} phase."
    if s.phase == Phase.OVER and s.stage == 1:
        yield "The game ends in stage 2."


def _name(phase: int) -> str:
    return Phase(phase).name.lower()


def _dice(s: State) -> Iterator[str]:
    for die in range(DICE):
        step, faces, place = STEPS[die % SET_SIZE], FACES[die % SET_SIZE], Place(s.place[die])
        if s.face[die] not in range(step, step * faces + 1, step):
            yield f"{NAMES[die]} cannot show {s.face[die]}: it shows {step} to {step * faces} in steps of {step}."
        if place not in LYING[Phase(s.phase)]:
            yield f"{NAMES[die]} cannot lie in {AREAS[place]} in the {_name(s.phase)} phase."
        if (s.holder[die] == NOBODY) != (place in (Place.POOL, Place.USED)):
            yield f"{NAMES[die]} in {AREAS[place]} cannot be held by {s.holder[die]}: seats are 0 and 1, nobody is -1."


def _bays(s: State) -> Iterator[str]:
    if s.phase in BAYS_OPEN and (len(bay(s, 0)), len(bay(s, 1))) != (2, 2):
        yield "Each launch bay holds two dice once the bays are open."


def _squadrons(s: State) -> Iterator[str]:
    """Check that each seat has the dice that it drafted, less two for each attack (R9, R35)."""
    taken = drafted(s)
    pool = taken + pool_left(s)
    if not (DICE if s.stage == 1 else DICE - STAGE_ONE_ATTACKS) <= pool <= DICE:
        yield f"The pool of stage {s.stage} cannot have been {pool} dice."
    launches = attacks_over(s) + (s.phase in BAYS_OPEN)
    for seat in range(2):
        size = squadron_size(s, seat)
        if size + 2 * launches != _share(s, seat, taken):
            yield f"The squadron of seat {seat} cannot have {size} dice here."


def _share(s: State, seat: int, taken: int) -> int:
    trial, share = s.copy(), 0
    for pick in range(taken):
        trial.picks = pick
        share += drafter(trial) == seat
    return share


def _trophies(s: State) -> Iterator[str]:
    """Check the number of trophies: a victory takes one die in stage 1 and two in stage 2 (R33, R44)."""
    cases, attacks = trophies(s, 0) + trophies(s, 1), attacks_over(s)
    captured = cases - (DICE - drafted(s) - pool_left(s))
    if captured % s.stage or not 0 <= captured <= s.stage * attacks:
        yield f"There cannot be {cases} trophies after {attacks} attacks of stage {s.stage}."


PLACES: Final = (_where, _dice, _bays, _squadrons, _trophies)


def _followed(s: State) -> Iterator[str]:
    return validity.followed(s, completed(s))


def _due(s: State) -> Iterator[str]:
    smaller = min(squadron_size(s, 0), squadron_size(s, 1))
    waits = {
        Phase.DRAFT: pool_left(s) > 0,
        Phase.LAUNCH: smaller >= 2,
        Phase.CALL: s.caller != NOBODY,
        Phase.COLLATERAL: s.owing[0] + s.owing[1] > 0,
        Phase.CAPTURE: captures_by_choice(s),
        Phase.RELOAD: True,
        Phase.OVER: smaller <= 1,
    }
    if not waits[Phase(s.phase)]:
        yield f"Nothing is due here in the {_name(s.phase)} phase."
