"""DiceWing in short text: dice as ``A.d12``, moves as ``launch A.d20 B.d4``, positions as one line.

A position reads ``launch 1.2 first=Alpha | Alpha: A.d20=17 (B.d4=3) | Beta: ... | pool: ... | used: ...
| trophies Alpha: ... | trophies Beta: ...``: phase, stage and attack, then where the dice lie; dice in brackets
lie in a launch bay.
"""

from __future__ import annotations

from typing import Final

from warbones.games.dicewing.attack import two_dice
from warbones.games.dicewing.dice import DICE, NAMES
from warbones.games.dicewing.state import Bonus, Phase, Place, State

SEATS: Final = ("Alpha", "Beta")


def action_dice(s: State, seat: int, action: int) -> tuple[int, ...]:
    """Return the dice that an action touches."""
    return two_dice(action) if s.phase == Phase.LAUNCH else (action,)


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the dice that an action touches."""
    return tuple(NAMES[die] for die in action_dice(s, seat, action))


def action_text(s: State, seat: int, action: int) -> str:
    """Return the action in notation, such as ``take A.d12`` or ``launch A.d20 B.d4``."""
    return " ".join((verb(s), *action_pieces(s, seat, action)))


def verb(s: State) -> str:
    """Return the first word of every move of this phase."""
    if s.phase == Phase.CALL:
        return "train" if s.calling == Bonus.TRAINING else "target"
    return {
        Phase.DRAFT: "take",
        Phase.LAUNCH: "launch",
        Phase.COLLATERAL: "lower",
        Phase.CAPTURE: "capture",
    }[Phase(s.phase)]


def written(s: State) -> str:
    """Return the whole position as one line."""
    parts = [f"{Phase(s.phase).name.lower()} {s.stage}.{s.attack} first={SEATS[s.first]}"]
    parts += [f"{name}: {_squadron(s, seat)}" for seat, name in enumerate(SEATS)]
    parts += [f"{place.name.lower()}: {_dice(s, place, -1)}" for place in (Place.POOL, Place.USED)]
    parts += [f"trophies {name}: {_dice(s, Place.TROPHIES, seat)}" for seat, name in enumerate(SEATS)]
    return " | ".join(part.rstrip() for part in parts)


def _squadron(s: State, seat: int) -> str:
    bay = _dice(s, Place.BAY, seat)
    return _dice(s, Place.SQUADRON, seat) + (f" ({bay})" if bay else "")


def _dice(s: State, place: Place, seat: int) -> str:
    lying = [die for die in range(DICE) if s.place[die] == place and (seat < 0 or s.holder[die] == seat)]
    return " ".join(f"{NAMES[die]}={s.face[die]}" for die in lying)


def read(text: str) -> State:
    """Set up a position written by `written`, with default options. Raises ValueError on a die it doesn't know."""
    head, *areas = text.split("|")
    phase, number, first = head.split()
    s = State()
    s.options.d_percent_sides = 10
    s.phase = Phase[phase.upper()]
    s.stage, s.attack = (int(part) for part in number.split("."))
    s.first = SEATS.index(first.removeprefix("first="))
    _none_yet(s)
    for area in areas:
        name, _, dice = area.strip().partition(":")
        _lay(s, name, dice)
    s.picks = sum(place == Place.SQUADRON for place in s.place) if s.phase == Phase.DRAFT else 0
    return s


def _none_yet(s: State) -> None:
    for die in range(DICE):
        s.place[die], s.holder[die] = Place.USED, -1
    for seat in range(2):
        s.target[seat] = -1
        for i in range(2):
            s.launched[seat, i] = s.called[seat, i] = -1
    s.victor = s.caller = -1


def _lay(s: State, area: str, dice: str) -> None:
    *kind, name = area.split()
    seat = SEATS.index(name) if name in SEATS else -1
    place = Place.TROPHIES if kind else Place.SQUADRON if seat >= 0 else Place[name.upper()]
    in_bay = False
    for word in dice.split():
        in_bay = in_bay or word.startswith("(")
        die, _, value = word.strip("()").partition("=")
        _lay_die(s, NAMES.index(die), int(value), Place.BAY if in_bay else place, seat)


def _lay_die(s: State, die: int, value: int, place: Place, seat: int) -> None:
    s.face[die], s.place[die], s.holder[die] = value, place, seat
    if place == Place.BAY:
        slot = 0 if s.launched[seat, 0] < 0 else 1
        s.launched[seat, slot] = die
