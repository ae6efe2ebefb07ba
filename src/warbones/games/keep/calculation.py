"""What an attack does to both KEEPs, line by line: the last one, or one that came now."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.position import Event as Told
from warbones.core.position import Position
from warbones.core.scene import Calculation, Sum, Term
from warbones.core.words import Voice
from warbones.games.keep.battle import cost
from warbones.games.keep.ending import BREACH
from warbones.games.keep.forecast import LOSSES, Attack
from warbones.games.keep.state import Event, State
from warbones.games.keep.words import keep_piece, zone_name
from warbones.games.keep.zones import owner


def calculations(seen: Position, voice: Voice, coming: Attack | None) -> tuple[Calculation, ...]:
    """Return the last attack's calculation; while pawns are positioned, what an attack would come to now."""
    if coming is not None:
        return _forecast(coming, voice)
    told = _last_attack(seen.events(voice.seat))
    if not told:
        return ()
    note = f"round {told[0].numbers[0]}"
    return (Calculation(title="The attack", note=note, sums=_sums(seen.shown(), told, voice)),)


def _last_attack(told: Sequence[Told]) -> Sequence[Told]:
    """Return what was told since the last attack began."""
    starts = [place for place, event in enumerate(told) if event.kind == Event.ATTACK]
    return told[starts[-1] :] if starts else ()


def _forecast(coming: Attack, voice: Voice) -> tuple[Calculation, ...]:
    """Return what the attack would come to with every pawn where it stands now; nothing where nothing falls."""
    after = coming.after
    if not (coming.lost or coming.breaches):
        return ()
    open_choice = f"Then {voice.then(after.turn, 'choose')} which pawn to remove." if after.offered else ""
    sums = _sums(after, coming.told, voice)
    return (Calculation(title="If the attack came now", note="pawns as they stand", sums=sums, conclusion=open_choice),)


def _sums(s: State, told: Sequence[Told], voice: Voice) -> tuple[Sum, ...]:
    return tuple(_sum(s, told, seat, voice) for seat in range(2))


def _sum(s: State, told: Sequence[Told], seat: int, voice: Voice) -> Sum:
    """Return the seat's KEEP before the attack, what lowers it, and what it comes to (R23 to R25)."""
    before = told[0].numbers[1 + seat]
    lost = [event for event in told if event.kind in LOSSES and owner(event.numbers[0]) == seat]
    breaches = [event for event in told if event.kind == Event.BREACHED and owner(event.numbers[0]) != seat]
    down = sum(cost(s, event.numbers[0], event.numbers[2]) for event in lost) + BREACH * len(breaches)
    terms = [_loss(s, event, voice) for event in lost] + [_breach(s, event, voice) for event in breaches]
    return Sum(
        seat=seat,
        pieces=(keep_piece(seat, before),),
        terms=(Term(name="Before", why="the keep as the attack begins", value=str(before)), *terms),
        total=str(max(0, before - down)),
        name="Keep",
    )


def _loss(s: State, event: Told, voice: Voice) -> Term:
    pawn, number, zone = event.numbers[:3]
    price = cost(s, pawn, zone)
    why, rule = _why(s, event, voice)
    name, value = f"{number} in {zone_name(s, zone)}", f"−{price}" if price else "0"
    return Term(name=name, why=why if price else f"{why}; at home, so free of charge", value=value, rule=rule)


def _why(s: State, event: Told, voice: Voice) -> tuple[str, str]:
    """Return why a pawn fell, and the rule."""
    foe = 1 - owner(event.numbers[0])
    match event.kind:
        case Event.STRUCK:
            number, zone = event.numbers[4:6]
            return f"{voice.whose(foe)} {number} in {zone_name(s, zone)} is lower and has Advantage", "R17"
        case Event.HIGHEST:
            return "equal highest of both sides" if event.numbers[3] else "the highest there", "R20"
    return f"{voice.has(foe)} a pawn left there after losing the highest", "R21"


def _breach(s: State, event: Told, voice: Voice) -> Term:
    pawn, number, zone = event.numbers[:3]
    return Term(
        name="Breach",
        why=f"{voice.whose(owner(pawn))} {number} is left in {zone_name(s, zone)}",
        value=f"−{BREACH}",
        rule="R24",
    )
