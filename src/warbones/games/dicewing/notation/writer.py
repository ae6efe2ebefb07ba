"""DiceWing's notation: dice as ``A.d12``, actions as ``launch A.d20 B.d4``, positions as one line.

A position reads ``launch 1.2 first=Alpha | Alpha: A.d20=17 [A.d4=1 B.d4=3] | Beta: ... | used: ... | trophies Beta:
B.d8=5``: phase, stage and attack, first player and rule options, then the places and values of the dice. Dice in
square brackets are launched in secret; dice in round brackets lie in an open launch bay. ``calls Alpha: train A.d20``
and ``aims Beta: A.d6`` are choices; ``ready: Beta`` says that Beta has made a choice that the reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from warbones.core.notation.codecs import flags, named, one, written_fields, written_options, written_phase
from warbones.core.notation.spelling import writer
from warbones.core.rules.step import NOBODY
from warbones.games.dicewing.notation import tokens
from warbones.games.dicewing.rules.attack import two_dice
from warbones.games.dicewing.rules.dice import NAMES
from warbones.games.dicewing.rules.state import DICE, OPTIONS, Bonus, Phase, Place, State

SEATS: Final = ("Alpha", "Beta")
CALLS: Final = {Bonus.TRAINING: "train", Bonus.TARGETING: "target"}


def action_dice(s: State, seat: int, action: int) -> tuple[int, ...]:
    """Return the dice of an action."""
    return two_dice(action) if s.phase == Phase.LAUNCH else (action,)


def action_pieces(s: State, seat: int, action: int) -> tuple[str, ...]:
    """Return the names of the dice of an action."""
    return _pair(action) if s.phase == Phase.LAUNCH else (NAMES[action],)


@cache
def _pair(action: int) -> tuple[str, ...]:
    return tuple(NAMES[die] for die in two_dice(action))


def verb(s: State) -> str:
    """Return the first word of every action of this phase."""
    return tokens.WORDS[tokens.head(s, 0, 0) - 1]


action_text: Final = writer(tokens, tokens.WORDS)
"""Writes an action, such as ``take A.d12`` or ``launch A.d20 B.d4``."""

FIRST: Final = one("first", named(SEATS, "first player"), always=True)
READY: Final = flags("ready", SEATS, "seat")


def written(s: State) -> str:
    """Return the whole position as one line, with secret choices. `parser.read` reads it."""
    return " | ".join([_head(s), *(f"{name}: {text}" for name, text in _areas(s) if text)])


def _head(s: State) -> str:
    where = [] if s.phase == Phase.SETUP else [f"{s.stage}.{s.attack}", *written_fields(s, [FIRST])]
    return " ".join([written_phase(s), *where, *written_options(s, OPTIONS)])


def _areas(s: State) -> Iterator[tuple[str, str]]:
    for seat, name in enumerate(SEATS):
        yield name, _squadron(s, seat)
    for place in (Place.POOL, Place.USED):
        yield place.name.lower(), _dice(s, lying(s, place))
    for seat, name in enumerate(SEATS):
        yield f"trophies {name}", _dice(s, lying(s, Place.TROPHIES, seat))
    yield from _choices(s)


def lying(s: State, place: Place, seat: int = NOBODY) -> list[int]:
    """Return the dice in a place, of one seat or of all."""
    return [die for die in range(DICE) if s.place[die] == place and (seat == NOBODY or s.holder[die] == seat)]


def _squadron(s: State, seat: int) -> str:
    secret = two_dice(s.pair[seat]) if s.pair[seat] else ()
    rest = [die for die in lying(s, Place.SQUADRON, seat) if die not in secret]
    bays = (("[{}]", secret), ("({})", lying(s, Place.BAY, seat)))
    return " ".join([_dice(s, rest), *(form.format(_dice(s, dice)) for form, dice in bays if dice)]).strip()


def _dice(s: State, dice: Iterable[int]) -> str:
    return " ".join(f"{NAMES[die]}={s.face[die]}" for die in dice if s.face[die])


def _choices(s: State) -> Iterator[tuple[str, str]]:
    if s.phase == Phase.SETUP:
        return
    for seat, name in enumerate(SEATS):
        called = [(bonus, s.called[seat, bonus]) for bonus in Bonus]
        yield f"calls {name}", " ".join(f"{CALLS[bonus]} {NAMES[die]}" for bonus, die in called if die != NOBODY)
        yield f"aims {name}", "" if s.target[seat] == NOBODY else NAMES[s.target[seat]]
    unseen = [not s.pair[seat] and s.target[seat] == NOBODY for seat in range(2)]
    yield "ready", " ".join(name for seat, name in enumerate(SEATS) if s.ready[seat] and unseen[seat])
