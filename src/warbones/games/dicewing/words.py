"""Words for DiceWing's dice and seats, as one seat reads them: "You" for itself, names for the others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from warbones.core.scene import Piece, Said, Shown
from warbones.games.dicewing.dice import D10, KINDS, NAMES, PERCENT, SET_SIZE, set_of
from warbones.games.dicewing.notation import SEATS


@dataclass(frozen=True)
class Voice:
    """Speaks to ``seat`` (None: a spectator, for whom nobody is "you")."""

    seat: int | None

    def name(self, seat: int) -> str:
        """Return "You" or the seat's name."""
        return "You" if seat == self.seat else SEATS[seat]

    def whose(self, seat: int) -> str:
        """Return "your" or "Beta's"."""
        return "your" if seat == self.seat else f"{SEATS[seat]}'s"

    def theirs(self, seat: int) -> str:
        """Return, in a sentence about ``seat``, whose its opponent's things are: "their", "your" or "Beta's"."""
        return "their" if seat == self.seat else self.whose(1 - seat)

    def verb(self, seat: int, verb: str) -> str:
        """Return "take" or "takes" for the plain verb "take" that ``seat`` does."""
        if seat == self.seat:
            return verb
        return verb + ("es" if verb.endswith(("ch", "s", "o")) else "s")

    def then(self, seat: int, verb: str) -> str:
        """Return "you take" or "Beta takes", inside a sentence."""
        return f"{'you' if seat == self.seat else SEATS[seat]} {self.verb(seat, verb)}"

    def does(self, seat: int, verb: str) -> str:
        """Return "You take" or "Beta takes"."""
        return title(self.then(seat, verb))


def title(words: str) -> str:
    """Return ``words`` with a capital first letter."""
    return words[0].upper() + words[1:]


NUMBERS = "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split()
"""Whole numbers in words, up to the number of dice."""


def counted(number: int, thing: str) -> str:
    """Return "one die" or "three trophies" for the plain singular "die" or "trophy"."""
    plural = {"die": "dice", "trophy": "trophies"}[thing]
    return f"{NUMBERS[number]} {thing if number == 1 else plural}"


def kind(die: int) -> str:
    """Return the die's kind, such as "d12"."""
    return KINDS[die % SET_SIZE]


def full_name(die: int) -> str:
    """Return kind and set, such as "d12 of Alpha's set" (R2)."""
    return f"{kind(die)} of {SEATS[set_of(die)]}'s set"


def numeral(die: int, value: int) -> str:
    """Return what is printed on the face: a d10 prints 0 for 10, a d% prints 00 for 100 (R5)."""
    if value == 0:
        return ""
    if die % SET_SIZE == D10 and value == 10:
        return "0"
    return "00" if die % SET_SIZE == PERCENT and value == 100 else str(value)


def caption(die: int, value: int) -> str:
    """Return the words under the die: its kind, and its value where the face prints another number."""
    printed = numeral(die, value)
    return kind(die) if printed in ("", str(value)) else f"{kind(die)} = {value}"


@cache
def piece(die: int, value: int, *, chosen: bool = False) -> Piece:
    """Return the die as it lies on the table, face up; value 0 is a die not rolled yet.

    There are few of them and every scene shows many, so each is made once.
    """
    shows = f"showing {value}" if value else "not rolled yet"
    return Piece(
        id=NAMES[die],
        label=f"{full_name(die)}, {shows}",
        shape=kind(die),
        face=numeral(die, value),
        set=set_of(die),
        caption=caption(die, value),
        tip=f"A {full_name(die)}, {shows}. {_tip(die)}",
        chosen=chosen,
    )


def _tip(die: int) -> str:
    if die % SET_SIZE == PERCENT:
        return "It counts in tens, 10 to 100; its 00 is 100 (R5)."
    if die % SET_SIZE == D10:
        return "It counts 1 to 10; its 0 is 10 (R5)."
    return f"It counts 1 to {kind(die)[1:]} (R5)."


def sentence(*parts: str | Piece) -> tuple[Said | Shown, ...]:
    """Return a sentence of words and dice."""
    return tuple(Said(text=part) if isinstance(part, str) else Shown(piece=part) for part in parts)
