"""Checks of the rounds, health and dice in a position from outside: each problem is a sentence.

See also `check_choices`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation.check_choices import CHOICES
from warbones.games.army.rules.dice import DICE, NAMES, TROOPS, Kind, is_skull, kind_of
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.options import MatchLength
from warbones.games.army.rules.rounds import match_over, start_health, stuck
from warbones.games.army.rules.sides import faces_of
from warbones.games.army.rules.stakes import dice_matter
from warbones.games.army.rules.state import ROUNDS, WINS, Phase, Place, State

AWAY: Final = (Place.RESTING, Place.GRAVEYARD, Place.SUPPLY)
LYING: Final = {
    Phase.ROLL: (Place.POOL, Place.TRAY, *AWAY),
    Phase.HEAL: (Place.TRAY, Place.REVIVED, *AWAY),
    Phase.GAIN: (Place.TRAY, Place.REVIVED, *AWAY),
    Phase.OVER: (Place.POOL, *AWAY),
}
"""The places where dice can lie, by phase."""

AREAS: Final = {
    Place.POOL: "in a pool",
    Place.TRAY: "in a tray",
    Place.REVIVED: "among the revived",
    Place.RESTING: "in a resting area",
    Place.GRAVEYARD: "in a graveyard",
    Place.SUPPLY: "in the supply",
}


def problem(s: State) -> str:
    """Return the first problem that makes ``s`` impossible, or ""."""
    return validity.problem(s, _when, _wins, _health, _dice, *CHOICES, _ending)


def _when(s: State) -> Iterator[str]:
    endless = s.options.match_length == MatchLength.UNTIL_TWO_WINS
    longest = s.options.most_rounds if endless else ROUNDS
    if s.battle > longest:
        yield f"'battle' is the round, 1 to {longest}, not {s.battle}."
    if s.turn not in range(0 if s.phase == Phase.OVER else 1, s.options.most_turns + 1):
        yield f"'turn' is the turn of the round, 1 to {s.options.most_turns}, not {s.turn}."


def _name(phase: int) -> str:
    return Phase(phase).name.lower()


def _wins(s: State) -> Iterator[str]:
    over = s.phase == Phase.OVER
    for seat in range(2):
        if s.wins[seat] == WINS and not over:
            yield f"Seat {seat} cannot have won {s.wins[seat]} rounds in the {_name(s.phase)} phase."
    if s.wins[0] + s.wins[1] > s.battle - (not over):
        yield f"There cannot be {s.wins[0] + s.wins[1]} rounds won in round {s.battle}."
    if max(s.wins) + min(s.wins) > 2 * WINS - 1:
        yield "Only one side can have won two rounds."
    if over and not match_over(s, s.wins[0], s.wins[1]):
        yield f"The match is not over after round {s.battle} with {s.wins[0]} to {s.wins[1]} rounds."


def _health(s: State) -> Iterator[str]:
    full = start_health(s.battle)
    damaged = s.phase in (Phase.GAIN, Phase.OVER) or (s.phase == Phase.HEAL and s.options.healed_skulls_count)
    for seat in range(2):
        least = 0 if damaged else 1
        if s.health[seat] not in range(least, full + 1):
            yield f"'health' of seat {seat} is {least} to {full} in round {s.battle}, not {s.health[seat]}."
    if s.phase == Phase.HEAL and s.options.healed_skulls_count and not dice_matter(s, s.health[0], s.health[1]):
        yield "The choice of dice to revive no longer changes anything, so nobody is asked (B22b)."


def _dice(s: State) -> Iterator[str]:
    for die in range(DICE):
        yield from _owner(s, die)
        yield from _lies(s, die)
        yield from _shows(s, die)


def _owner(s: State, die: int) -> Iterator[str]:
    owners = (die // TROOPS,) if die < 2 * TROOPS else (NOBODY,) if s.place[die] == Place.SUPPLY else (0, 1)
    if s.owner[die] not in owners:
        yield f"{NAMES[die]} {AREAS[Place(s.place[die])]} cannot be owned by {s.owner[die]}: nobody is -1."


def _lies(s: State, die: int) -> Iterator[str]:
    place, kind = Place(s.place[die]), kind_of(die)
    never = {
        Place.SUPPLY: kind == Kind.TROOP,
        Place.RESTING: kind != Kind.TROOP,
        Place.GRAVEYARD: not any(is_skull(face) for face in faces_of(s.options, kind)),
    }
    if place not in LYING[Phase(s.phase)]:
        yield f"{NAMES[die]} cannot lie {AREAS[place]} in the {_name(s.phase)} phase."
    if never.get(place):
        yield f"{NAMES[die]} never lies {AREAS[place]}."


def _shows(s: State, die: int) -> Iterator[str]:
    """Check that only dice in the tray show a face, and revived dice their skull, or nothing if from the graveyard."""
    place, faces = Place(s.place[die]), set(faces_of(s.options, kind_of(die)))
    if place == Place.REVIVED:
        faces = {face for face in faces if is_skull(face)}
        faces |= {Face.BLANK} if faces else set()
    elif place != Place.TRAY:
        faces = {Face.BLANK}
    if s.face[die] not in faces:
        yield f"{NAMES[die]} {AREAS[place]} cannot show {Face(s.face[die]).name.lower()}."


def _ending(s: State) -> Iterator[str]:
    if s.phase == Phase.ROLL and stuck(s):
        yield "Nothing can change now, so the round is over: nobody rolls."
