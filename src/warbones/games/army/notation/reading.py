"""Setting up a position that `writing.written` wrote, or that a person drew like it.

In a drawing troops that are not named are in the pool, and a seat's tray is as its dice say where ``trays`` does not.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.record.options import Value, fill
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation.check import problem
from warbones.games.army.notation.derived import completed
from warbones.games.army.notation.writing import APART, SEATS
from warbones.games.army.rules.dice import DICE, NAMES, TROOPS, bit_of
from warbones.games.army.rules.faces import CODES
from warbones.games.army.rules.options import OPTIONS
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import lying
from warbones.games.army.rules.tray import any_bonus_again, opening, troops_again

PHASES: Final = [phase.name.lower() for phase in Phase]
TRAYS: Final = [tray.name.lower() for tray in Tray]
PLACES: Final = {word: place for place, word in APART.items()} | {"": Place.POOL}
DICE_AREAS: Final = tuple(f"{seat} {word}".strip() for seat in SEATS for word in PLACES)
CHOSEN: Final = tuple(f"chosen {seat}" for seat in SEATS)
AREAS: Final = (*DICE_AREAS, *CHOSEN, "trays", "rerolled", "heals", "ready")


def read(text: str) -> State:
    """Set up a position. Raises `BrokenPosition` or `UnknownOption`; line breaks count as spaces."""
    head, *areas = text.split("|")
    s = _begun(head.split())
    if s.phase != Phase.SETUP:
        _set_out(s, [_split(area) for area in areas])
        s = completed(s)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _split(area: str) -> tuple[str, list[str]]:
    name, _, content = area.partition(":")
    return AREAS[place_of(AREAS, " ".join(name.split()), "area")], content.split()


def _begun(words: Sequence[str]) -> State:
    """Return the record that the head of a written position describes, all dice where they begin."""
    s = State()
    s.phase = Phase(place_of(PHASES, words[0] if words else "", "phase"))
    settings = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    where = " ".join(word for word in words[1:] if "=" not in word)
    if s.phase != Phase.SETUP:
        s.battle, s.turn = _two(where, ".", "round and turn, such as 1.3")
        s.wins[0], s.wins[1] = _two(settings.pop("wins", "0-0"), "-", "wins, such as wins=1-0")
        full = start_health(s.battle)
        s.health[0], s.health[1] = _two(settings.pop("health", f"{full}-{full}"), "-", "health, such as health=8-10")
    elif where:
        raise BrokenPosition("Before set-up there is no round: write 'setup' and rule options only.")
    fill(s.options, OPTIONS, {name: _value(name, word) for name, word in settings.items()})
    return s


def _two(text: str, between: str, what: str) -> tuple[int, int]:
    found = re.fullmatch(rf"(\d{{1,3}}){re.escape(between)}(\d{{1,3}})", text)
    if found is None:
        raise BrokenPosition(f"After the phase come {what}, not {text!r:.40}.")
    return int(found[1]), int(found[2])


def _value(name: str, word: str) -> Value:
    """Return the option's value that is written as ``word``; an unknown one as it stands, for `fill` to refuse."""
    values = [value for option in OPTIONS if option.name == name for value in option.values]
    return next((value for value in values if str(value).lower() == word), word)


def _set_out(s: State, areas: Sequence[tuple[str, list[str]]]) -> None:
    for die in range(DICE):
        s.owner[die] = die // TROOPS if die < 2 * TROOPS else NOBODY
        s.place[die] = Place.POOL if die < 2 * TROOPS else Place.SUPPLY
    named: set[int] = set()
    for area, words in areas:
        if area in DICE_AREAS:
            name, _, place = area.partition(" ")
            _lay(s, SEATS.index(name), PLACES[place], words, named)
    for seat in range(2):
        s.pick[seat] = NOBODY
        s.tray[seat] = _tray_of(s, seat)
    for area, words in areas:
        _answer(s, area, words)


def _lay(s: State, seat: int, place: Place, words: Sequence[str], named: set[int]) -> None:
    """Lay the dice written in ``words``, such as ``A3=sw captain1``; a rolled one lies in the tray."""
    for word in words:
        name, _, code = word.partition("=")
        die = place_of(NAMES, name, "die")
        if die in named:
            raise BrokenPosition(f"{name} lies in two places.")
        named.add(die)
        s.owner[die] = seat
        s.face[die] = place_of(CODES[1:], code, "face") + 1 if code else 0
        s.place[die] = Place.TRAY if place == Place.POOL and code else place


def _tray_of(s: State, seat: int) -> Tray:
    """Return how far a seat is where ``trays`` does not say: nothing rolled, the first roll, or nothing to roll."""
    if s.phase != Phase.ROLL:
        return Tray.STOPPED
    if lying(s, seat, Place.TRAY) == 0:
        return opening(s, seat)
    s.tray[seat] = Tray.FIRST
    return Tray.FIRST if troops_again(s, seat) or any_bonus_again(s, seat) else Tray.STOPPED


def _answer(s: State, area: str, words: Sequence[str]) -> None:
    if area == "trays":
        for word in words:
            name, _, tray = word.partition("=")
            s.tray[place_of(SEATS, name, "seat")] = Tray(place_of(TRAYS, tray, "tray"))
    elif area == "heals":
        s.heals[0], s.heals[1] = _two(" ".join(words), "-", "heals, such as heals: 2-0")
    elif area in CHOSEN:
        dice = [] if words == ["nothing"] else [place_of(NAMES, word, "die") for word in words]
        s.pick[CHOSEN.index(area)] = sum({1 << bit_of(die) for die in dice})
    elif area in ("ready", "rerolled"):
        for word in words:
            getattr(s, area)[place_of(SEATS, word, "seat")] = 1
