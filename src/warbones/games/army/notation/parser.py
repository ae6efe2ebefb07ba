"""Parser of positions, as `writer.written` or a person writes them.

Troops that are not named are in the pool, and without ``trays`` each seat's progress follows from its dice.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation import codecs
from warbones.core.notation.codecs import read_opening
from warbones.core.notation.names import place_of
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation.check import problem
from warbones.games.army.notation.derived import completed
from warbones.games.army.notation.writer import APART, FLAGS, HEAD, HEALS, SEATS
from warbones.games.army.rules.dice import DICE, NAMES, TROOPS, bit_of
from warbones.games.army.rules.faces import CODES
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.rule_data import SETTINGS
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import lying
from warbones.games.army.rules.tray import any_bonus_again, opening, troops_again

TRAYS: Final = [tray.name.lower() for tray in Tray]
PLACES: Final = {word: place for place, word in APART.items()} | {"": Place.POOL}
DICE_AREAS: Final = tuple(f"{seat} {word}".strip() for seat in SEATS for word in PLACES)
CHOSEN: Final = tuple(f"chosen {seat}" for seat in SEATS)
AREAS: Final = (*DICE_AREAS, *CHOSEN, "trays", "heals", *FLAGS)


def read(text: str) -> State:
    """Return the written position; line breaks count as spaces. Raises `BrokenPosition` or `UnknownOption`."""
    s = State()
    opening = read_opening(s, text, SETTINGS, [entry.name for entry in HEAD])
    if s.phase != Phase.SETUP:
        s.battle, s.turn = _round_and_turn(opening.where)
        s.health[0] = s.health[1] = start_health(s.battle)
        codecs.read_fields(s, HEAD, opening.settings, "the beginning")
        areas = [(AREAS[place_of(AREAS, name, "area")], content) for name, content in opening.areas]
        _set_out(s, areas)
        s = completed(s)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _round_and_turn(where: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,3})\.(\d{1,3})", where)
    if found is None:
        raise BrokenPosition(f"After the phase come round and turn, such as 1.3, not {where!r:.40}.")
    return int(found[1]), int(found[2])


def _set_out(s: State, areas: Sequence[tuple[str, str]]) -> None:
    for die in range(DICE):
        s.owner[die] = die // TROOPS if die < 2 * TROOPS else NOBODY
        s.place[die] = Place.POOL if die < 2 * TROOPS else Place.SUPPLY
    named: set[int] = set()
    for area, content in areas:
        if area in DICE_AREAS:
            name, _, place = area.partition(" ")
            _lay(s, SEATS.index(name), PLACES[place], content.split(), named)
    for seat in range(2):
        s.tray[seat] = _tray_of(s, seat)
    for area, content in areas:
        _answer(s, area, content)


def _lay(s: State, seat: int, place: Place, words: Sequence[str], named: set[int]) -> None:
    """Place the dice written in ``words``, such as ``A3=sw captain1``; a rolled one lies in the tray."""
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
    """Return a seat's progress if ``trays`` does not name it: nothing rolled, the first roll, or nothing to roll."""
    if s.phase != Phase.ROLL:
        return Tray.STOPPED
    if lying(s, seat, Place.TRAY) == 0:
        return opening(s, seat)
    s.tray[seat] = Tray.FIRST
    return Tray.FIRST if troops_again(s, seat) or any_bonus_again(s, seat) else Tray.STOPPED


def _answer(s: State, area: str, content: str) -> None:
    words = content.split()
    if area == "trays":
        for word in words:
            name, _, tray = word.partition("=")
            s.tray[place_of(SEATS, name, "seat")] = Tray(place_of(TRAYS, tray, "tray"))
    elif area == "heals":
        HEALS.read(s, content)
    elif area in CHOSEN:
        dice = [] if words == ["nothing"] else [place_of(NAMES, word, "die") for word in words]
        s.pick[CHOSEN.index(area)] = sum({1 << bit_of(die) for die in dice})
    elif area in FLAGS:
        FLAGS[area].read(s, content)
