"""What happens in an attack, as lines of the log: each loss with its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.scene import Line, Piece
from warbones.core.words import Voice, sentence, title
from warbones.games.keep.state import Event, State
from warbones.games.keep.words import bare, counted, zone_name
from warbones.games.keep.zones import home, owner

Numbers = Sequence[int]


def cost(s: State, pawn: int, zone: int) -> int:
    """Return by how much losing a pawn there lowers its owner's KEEP (R23)."""
    return int(home(s, zone) != owner(pawn))


def _fell(s: State, numbers: Numbers, rule: str, voice: Voice, *why: str | Piece) -> Line:
    """Return how a pawn was lost, from its number and zone, and why."""
    pawn, number, zone = numbers[:3]
    free = "" if cost(s, pawn, zone) else ", at home for free"
    parts = (f"{voice.does(owner(pawn), 'lose')} ", bare(pawn, number), f" in {zone_name(s, zone)}{free}: ", *why)
    return Line(parts=sentence(*parts), seat=owner(pawn), rule=rule)


def _attack(s: State, numbers: Numbers, voice: Voice) -> Line:
    return Line(parts=sentence(f"Round {numbers[0]}: attack"), kind="heading", rule="R17")


def _struck(s: State, numbers: Numbers, voice: Voice) -> Line:
    striker, number, zone = numbers[3:6]
    why = (f"{voice.whose(owner(striker))} ", bare(striker, number), f" in {zone_name(s, zone)} is lower")
    return _fell(s, numbers, "R17", voice, *why, " and has Advantage")


def _highest(s: State, numbers: Numbers, voice: Voice) -> Line:
    return _fell(s, numbers, "R20", voice, "both sides show the highest there" if numbers[3] else "the highest there")


def _answered(s: State, numbers: Numbers, voice: Voice) -> Line:
    foe = 1 - owner(numbers[0])
    return _fell(s, numbers, "R21", voice, f"{voice.has(foe)} a pawn left there after losing the highest")


def _lowered(s: State, numbers: Numbers, voice: Voice) -> Line:
    seat, before, after, lost = numbers[:4]
    text = f"{title(voice.whose(seat))} keep falls from {before} to {after}: {counted(lost)} lost"
    return Line(parts=sentence(text), seat=seat, rule="R23")


def _breached(s: State, numbers: Numbers, voice: Voice) -> Line:
    pawn, number, zone, before, after = numbers[:5]
    whose = voice.whose(1 - owner(pawn))
    parts = (f"{voice.does(owner(pawn), 'breach')} {zone_name(s, zone)} with ", bare(pawn, number))
    return Line(parts=sentence(*parts, f": {whose} keep goes from {before} to {after}"), seat=owner(pawn), rule="R24")


BATTLE: Final[dict[Event, Callable[[State, Numbers, Voice], Line]]] = {
    Event.ATTACK: _attack,
    Event.STRUCK: _struck,
    Event.HIGHEST: _highest,
    Event.ANSWERED: _answered,
    Event.LOWERED: _lowered,
    Event.BREACHED: _breached,
}
