"""Dice Wars' notation: dice as ``A3`` or ``captain1``, actions as ``reroll A3 A7``, positions as one line.

A position reads ``roll 2.4 wins=1-0 health=8-15 | Alpha: A1=sw A2 captain1=en | Alpha resting: A3 | Beta: ... |
trays: Alpha=first Beta=unrolled``: phase, round and turn, rounds won, health and rule options; then each seat's dice,
with faces once rolled, and separate lists of those that are resting, dead, or revived this turn. Bonus dice that are
not listed are in the supply. ``rerolled: Alpha`` means that Alpha has rolled a bonus die again, ``heals: 2-0`` is the
number of heals left, ``chosen Alpha: A3`` is a choice (``nothing`` if declined), and ``ready: Beta`` means that Beta
has finished.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from warbones.core.notation.codecs import each_seat, flags, written_fields, written_options, written_phase
from warbones.core.notation.spelling import writer
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation import tokens
from warbones.games.army.rules.dice import NAMES, OWN, own
from warbones.games.army.rules.faces import CODES
from warbones.games.army.rules.rule_data import SETTINGS
from warbones.games.army.rules.state import Phase, Place, State, Tray

SEATS: Final = ("Alpha", "Beta")
APART: Final = {Place.RESTING: "resting", Place.GRAVEYARD: "graveyard", Place.REVIVED: "revived"}


def action_dice(seat: int, action: int) -> tuple[int, ...]:
    """Return the dice of an action."""
    return tuple(own(seat, bit) for bit in range(OWN) if action >> bit & 1)


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the dice of an action."""
    return tuple(NAMES[die] for die in action_dice(seat, action))


action_text: Final = writer(tokens, tokens.WORDS)
"""Writes an action, such as ``reroll A3 captain1`` or ``stop``."""

HEAD: Final = (each_seat("wins", "-", always=True), each_seat("health", "-", always=True))
HEALS: Final = each_seat("heals", "-")
FLAGS: Final = {name: flags(name, SEATS, "seat") for name in ("rerolled", "ready")}


def written(s: State) -> str:
    """Return the whole position as one line, with secrets. `parser.read` reads it."""
    return " | ".join([_head(s), *(f"{name}: {text}" for name, text in _areas(s) if text)])


def _head(s: State) -> str:
    where = [] if s.phase == Phase.SETUP else [f"{s.battle}.{s.turn}", *written_fields(s, HEAD)]
    return " ".join([written_phase(s), *where, *written_options(s, SETTINGS)])


def _areas(s: State) -> Iterator[tuple[str, str]]:
    if s.phase == Phase.SETUP:
        return
    for seat, name in enumerate(SEATS):
        yield name, _dice(s, (die for die in owned(s, seat) if s.place[die] not in APART))
        for place, word in APART.items():
            yield f"{name} {word}", _dice(s, (die for die in owned(s, seat) if s.place[die] == place))
    yield from _choices(s)


def owned(s: State, seat: int) -> list[int]:
    """Return the seat's dice."""
    return [own(seat, bit) for bit in range(OWN) if s.owner[own(seat, bit)] == seat]


def _dice(s: State, dice: Iterable[int]) -> str:
    return " ".join(f"{NAMES[die]}={CODES[s.face[die]]}" if s.face[die] else NAMES[die] for die in dice)


def _choices(s: State) -> Iterator[tuple[str, str]]:
    if s.phase == Phase.ROLL:
        yield "trays", " ".join(f"{name}={Tray(s.tray[seat]).name.lower()}" for seat, name in enumerate(SEATS))
    yield "rerolled", FLAGS["rerolled"].write(s)
    yield "heals", HEALS.write(s)
    for seat, name in enumerate(SEATS):
        if s.pick[seat] != NOBODY:
            yield f"chosen {name}", " ".join(action_pieces(s, seat, s.pick[seat])) or "nothing"
    yield "ready", FLAGS["ready"].write(s)
