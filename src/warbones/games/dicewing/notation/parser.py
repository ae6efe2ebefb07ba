"""Reads positions as `writer.written` writes them, or as a person would."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.codecs import Opening, read_opening
from warbones.core.notation.names import place_of
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.check import misplaced, problem
from warbones.games.dicewing.notation.derived import completed
from warbones.games.dicewing.notation.writer import CALLS, FIRST, READY, SEATS
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.state import DICE, OPTIONS, Phase, Place, State

SQUADRON: Final = re.compile(r"(?P<rest>[^][()]*)(\[(?P<secret>[^][()]*)\]\s*|\((?P<bay>[^][()]*)\)\s*)?")
KINDS: Final = ("", "trophies ", "calls ", "aims ")
AREAS: Final = (*(kind + seat for kind in KINDS for seat in SEATS), "pool", "used", "ready")


def read(text: str) -> State:
    """Return the written position; line breaks count as spaces. Raises `BrokenPosition` or `UnknownOption`."""
    s = State()
    opening = read_opening(s, text, OPTIONS, [FIRST.name])
    if s.phase != Phase.SETUP:
        _lay_out(s, opening)
        if not misplaced(s):
            s = completed(s)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _lay_out(s: State, opening: Opening) -> None:
    FIRST.read(s, opening.settings.get(FIRST.name, ""))
    s.stage, s.attack = _numbers(opening.where)
    for name, content in opening.areas:
        _fill(s, AREAS[place_of(AREAS, name, "area")], content)
    if lost := [NAMES[die] for die in range(DICE) if not s.face[die]]:
        raise BrokenPosition(f"Every die lies somewhere on the table, but there is no {' and no '.join(lost)}.")


def _numbers(where: str) -> tuple[int, int]:
    found = re.fullmatch(r"([12])\.([0-3])", where)
    if found is None:
        raise BrokenPosition(f"After the phase come stage and attack, such as 1.2, not {where!r:.40}.")
    return int(found[1]), int(found[2])


def _fill(s: State, area: str, content: str) -> None:
    kind, _, name = area.rpartition(" ")
    if area == "ready":
        READY.read(s, content)
    elif area in ("pool", "used"):
        _lay(s, Place[area.upper()], NOBODY, content)
    elif kind == "trophies":
        _lay(s, Place.TROPHIES, SEATS.index(name), content)
    elif kind == "calls":
        _call(s, SEATS.index(name), content.split())
    elif kind == "aims":
        s.target[SEATS.index(name)] = place_of(NAMES, content.strip(), "die")
        s.ready[SEATS.index(name)] = 1
    else:
        _lay_squadron(s, SEATS.index(name), content)


def _call(s: State, seat: int, words: Sequence[str]) -> None:
    if len(words) % 2:
        raise BrokenPosition(f"Each call is a word and a die, such as 'train A.d20', not {' '.join(words)!r:.40}.")
    for verb, die in zip(words[::2], words[1::2], strict=True):
        s.called[seat, place_of(tuple(CALLS.values()), verb, "call")] = place_of(NAMES, die, "die")


def _lay_squadron(s: State, seat: int, content: str) -> None:
    found = SQUADRON.fullmatch(content)
    if found is None:
        raise BrokenPosition(f"After a squadron comes at most one pair in brackets, so not {content.strip()!r:.80}.")
    _lay(s, Place.SQUADRON, seat, found["rest"])
    _lay(s, Place.BAY, seat, found["bay"] or "")
    for die in _lay(s, Place.SQUADRON, seat, found["secret"] or ""):
        s.pair[seat] |= 1 << die
        s.ready[seat] = 1


def _lay(s: State, place: Place, seat: int, content: str) -> list[int]:
    """Place the dice written in ``content``, such as ``A.d4=1 B.d12=9``, and return them."""
    dice = []
    for word in content.split():
        name, _, value = word.partition("=")
        die = place_of(NAMES, name, "die")
        if s.face[die]:
            raise BrokenPosition(f"{name} lies in two places.")
        if not re.fullmatch(r"[1-9][0-9]{0,2}", value):
            raise BrokenPosition(f"A die is written with the value it shows, such as {name}=1, not {word!r:.40}.")
        s.face[die], s.place[die], s.holder[die] = int(value), place, seat
        dice.append(die)
    return dice
