"""What is wrong with a position that comes from outside, in a sentence."""

from __future__ import annotations

from typing import Final

from warbones.core.record.records import Grid, fields
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.check_choices import choices
from warbones.games.dicewing.notation.derived import BAYS_OPEN, attacks_over, bay, completed, drafted
from warbones.games.dicewing.rules.attack import squadron_size
from warbones.games.dicewing.rules.dice import DICE, FACES, NAMES, SET_SIZE, STEPS
from warbones.games.dicewing.rules.draft import drafter, pool_left
from warbones.games.dicewing.rules.resolution import STAGE_ONE_ATTACKS, captures_by_choice
from warbones.games.dicewing.rules.score import trophies
from warbones.games.dicewing.rules.state import Phase, Place, State

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
"""Where dice can lie, by phase: the phases, after set-up, in which a game can wait for an answer."""

AREAS: Final = {
    Place.POOL: "the pool",
    Place.SQUADRON: "a squadron",
    Place.BAY: "a launch bay",
    Place.TROPHIES: "a trophy case",
    Place.USED: "the Used area",
}


def problem(s: State) -> str:
    """Return what makes ``s`` impossible, or "" where nothing does."""
    if s.phase == Phase.SETUP:
        blank = State()
        blank.options = s.options
        return "" if s == blank else "Before set-up nothing is rolled or decided: every field is at its first value."
    return misplaced(s) or choices(s) or _followed(s) or _due(s)


def misplaced(s: State) -> str:
    """Return what is impossible about where the dice lie, or ""."""
    checks = (_where, _dice, _bays, _squadrons, _trophies)
    return next((wrong for check in checks if (wrong := check(s))), "")


def _where(s: State) -> str:
    if s.phase not in LYING:
        return f"No game waits in the {_name(s.phase)} phase: it goes on by itself."
    if s.stage not in (1, 2):
        return f"The stage is 1 or 2, not {s.stage}."
    if s.first not in (0, 1):
        return f"'first' is the first player's seat, 0 or 1, not {s.first}."
    if s.phase == Phase.RELOAD and (s.stage, s.attack) != (1, STAGE_ONE_ATTACKS):
        return "The reload comes after the third attack of stage 1."
    if s.attack not in (range(1) if s.phase == Phase.DRAFT else range(1, STAGE_ONE_ATTACKS + 1)):
        return f"There is no attack {s.attack} in the {_name(s.phase)} phase."
    return "The game ends in stage 2." if s.phase == Phase.OVER and s.stage == 1 else ""


def _name(phase: int) -> str:
    return Phase(phase).name.lower()


def _dice(s: State) -> str:
    for die in range(DICE):
        step, faces, place = STEPS[die % SET_SIZE], FACES[die % SET_SIZE], Place(s.place[die])
        if s.face[die] not in range(step, step * faces + 1, step):
            return f"{NAMES[die]} cannot show {s.face[die]}: it shows {step} to {step * faces} in steps of {step}."
        if place not in LYING[Phase(s.phase)]:
            return f"{NAMES[die]} cannot lie in {AREAS[place]} in the {_name(s.phase)} phase."
        if s.holder[die] not in ((NOBODY,) if place in (Place.POOL, Place.USED) else (0, 1)):
            return f"{NAMES[die]} in {AREAS[place]} cannot be held by {s.holder[die]}: seats are 0 and 1, nobody is -1."
    return ""


def _bays(s: State) -> str:
    wrong = s.phase in BAYS_OPEN and (len(bay(s, 0)), len(bay(s, 1))) != (2, 2)
    return "Each launch bay holds two dice once the bays are open." if wrong else ""


def _squadrons(s: State) -> str:
    """Each seat has what it drafted, less two dice for each attack (R9, R35)."""
    taken = drafted(s)
    pool = taken + pool_left(s)
    if not (DICE if s.stage == 1 else DICE - STAGE_ONE_ATTACKS) <= pool <= DICE:
        return f"The pool of stage {s.stage} cannot have been {pool} dice."
    launches = attacks_over(s) + (s.phase in BAYS_OPEN)
    for seat in range(2):
        size = squadron_size(s, seat)
        if size + 2 * launches != _share(s, seat, taken):
            return f"The squadron of seat {seat} cannot have {size} dice here."
    return ""


def _share(s: State, seat: int, taken: int) -> int:
    trial, share = s.copy(), 0
    for pick in range(taken):
        trial.picks = pick
        share += drafter(trial) == seat
    return share


def _trophies(s: State) -> str:
    """A victory takes one die in stage 1 and two in stage 2 (R33, R44)."""
    cases, attacks = trophies(s, 0) + trophies(s, 1), attacks_over(s)
    captured = cases - (DICE - drafted(s) - pool_left(s))
    if captured % s.stage == 0 and 0 <= captured <= s.stage * attacks:
        return ""
    return f"There cannot be {cases} trophies after {attacks} attacks of stage {s.stage}."


def _followed(s: State) -> str:
    """Return the first field that does not follow from the rest."""
    done = completed(s)
    for field in fields(State):
        have, due = getattr(s, field.name), getattr(done, field.name)
        if have != due:
            listed = [list(value) if isinstance(value, Grid) else int(value) for value in (due, have)]
            return f"'{field.name}' must be {listed[0]} here, not {listed[1]}."
    return ""


def _due(s: State) -> str:
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
    return "" if waits[Phase(s.phase)] else f"Nothing is due here in the {_name(s.phase)} phase."
