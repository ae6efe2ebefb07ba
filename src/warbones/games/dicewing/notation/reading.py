"""Setting up a position that `writing.written` wrote, or that a person drew like it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from warbones.core.errors import BrokenPosition
from warbones.core.notation.reading import place_of
from warbones.core.record.options import Value, fill
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation.check import misplaced, problem
from warbones.games.dicewing.notation.derived import completed
from warbones.games.dicewing.notation.writing import CALLS, SEATS
from warbones.games.dicewing.rules.attack import forget_attack
from warbones.games.dicewing.rules.dice import DICE, NAMES
from warbones.games.dicewing.rules.state import OPTIONS, Phase, Place, State

SQUADRON: Final = re.compile(r"(?P<rest>[^][()]*)(\[(?P<secret>[^][()]*)\]\s*|\((?P<bay>[^][()]*)\)\s*)?")
PHASES: Final = [phase.name.lower() for phase in Phase]
KINDS: Final = ("", "trophies ", "calls ", "aims ")
AREAS: Final = (*(kind + seat for kind in KINDS for seat in SEATS), "pool", "used", "ready")


def read(text: str) -> State:
    """Set up a position. Raises `BrokenPosition` or `UnknownOption`; line breaks count as spaces."""
    head, *areas = text.split("|")
    s = _begun(head.split())
    for area in areas:
        name, _, content = area.partition(":")
        _fill(s, AREAS[place_of(AREAS, " ".join(name.split()), "area")], content)
    lost = [NAMES[die] for die in range(DICE) if not s.face[die]]
    if lost and s.phase != Phase.SETUP:
        raise BrokenPosition(f"Every die lies somewhere on the table, but there is no {' and no '.join(lost)}.")
    if s.phase != Phase.SETUP and not misplaced(s):
        s = completed(s)
    if wrong := problem(s):
        raise BrokenPosition(wrong)
    return s


def _begun(words: Sequence[str]) -> State:
    """Return the record that the head of a written position describes, every die still off the table."""
    s = State()
    s.phase = Phase(place_of(PHASES, words[0] if words else "", "phase"))
    settings = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    if s.phase != Phase.SETUP:
        s.first = place_of(SEATS, settings.pop("first", ""), "first player")
        s.stage, s.attack = _numbers([word for word in words[1:] if "=" not in word])
        s.winner = NOBODY
        forget_attack(s)
    elif len(words) > len(settings) + 1:
        raise BrokenPosition("Before set-up there is no stage: write 'setup' and rule options only.")
    fill(s.options, OPTIONS, {name: _value(name, word) for name, word in settings.items()})
    return s


def _numbers(words: Sequence[str]) -> tuple[int, int]:
    found = re.fullmatch(r"([12])\.([0-3])", " ".join(words))
    if found is None:
        raise BrokenPosition(f"After the phase come stage and attack, such as 1.2, not {' '.join(words)!r:.40}.")
    return int(found[1]), int(found[2])


def _value(name: str, word: str) -> Value:
    """Return the option's value that is written as ``word``; an unknown one as it stands, for `fill` to refuse."""
    values = [value for option in OPTIONS if option.name == name for value in option.values]
    return next((value for value in values if str(value).lower() == word), word)


def _fill(s: State, area: str, content: str) -> None:
    kind, _, name = area.rpartition(" ")
    if area == "ready":
        for word in content.split():
            s.ready[place_of(SEATS, word, "seat")] = 1
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
    """Lay the dice written in ``content``, such as ``A.d4=1 B.d12=9``; return which they are."""
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
