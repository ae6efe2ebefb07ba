"""What an attack does to both KEEPs, line by line: the last one, or one that came now."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.core.view.words import Voice
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import BREACH, State
from warbones.games.keep.rules.zones import owner
from warbones.games.keep.view.forecast import Attack, Loss, breaches, losses
from warbones.games.keep.view.log import cost
from warbones.games.keep.view.words import keep_piece, zone_name


def calculations(seen: Position, voice: Voice, coming: Attack | None) -> tuple[Calculation, ...]:
    """Return the last attack's calculation; while pawns are positioned, what an attack would come to now."""
    if coming is not None:
        return _forecast(coming, voice)
    told = seen.events(voice.seat)
    place = next((place for place in range(len(told) - 1, -1, -1) if isinstance(told[place], events.Attack)), None)
    if place is None:
        return ()
    began = told[place]
    assert isinstance(began, events.Attack)
    sums = _sums(seen.shown(), began, told[place + 1 :], voice)
    return (Calculation(title="The attack", note=f"round {began.round}", sums=sums),)


def _forecast(coming: Attack, voice: Voice) -> tuple[Calculation, ...]:
    """Return what the attack would come to with every pawn where it stands now; nothing where nothing falls."""
    after = coming.after
    if not (coming.lost or coming.breaches):
        return ()
    open_choice = f"Then {voice.then(after.turn, 'choose')} which pawn to remove." if after.offered else ""
    sums = _sums(after, coming.began, coming.told, voice)
    return (Calculation(title="If the attack came now", note="pawns as they stand", sums=sums, conclusion=open_choice),)


def _sums(s: State, began: events.Attack, told: Sequence[Event], voice: Voice) -> tuple[Sum, ...]:
    return tuple(_sum(s, keep, told, seat, voice) for seat, keep in enumerate((began.keep, began.other_keep)))


def _sum(s: State, before: int, told: Sequence[Event], seat: int, voice: Voice) -> Sum:
    """Return the seat's KEEP before the attack, what lowers it, and what it comes to (R23 to R25)."""
    lost = [event for event in losses(told) if owner(event.pawn) == seat]
    breached = [event for event in breaches(told) if owner(event.pawn) != seat]
    down = sum(cost(s, event.pawn, event.zone) for event in lost) + BREACH * len(breached)
    terms = [_loss(s, event, voice) for event in lost] + [_breach(s, event, voice) for event in breached]
    return Sum(
        seat=seat,
        pieces=(keep_piece(seat, before, voice),),
        terms=(Term(name="Before", why="the keep as the attack begins", value=str(before)), *terms),
        total=str(max(0, before - down)),
        name="Keep",
    )


def _loss(s: State, event: Loss, voice: Voice) -> Term:
    price = cost(s, event.pawn, event.zone)
    why, rule = _why(s, event, voice)
    name, value = f"{event.number} in {zone_name(s, event.zone)}", f"−{price}" if price else "0"
    return Term(name=name, why=why if price else f"{why}; at home, so free of charge", value=value, rule=rule)


def _why(s: State, event: Loss, voice: Voice) -> tuple[str, str]:
    """Return why a pawn fell, and the rule."""
    foe = 1 - owner(event.pawn)
    match event:
        case events.Struck():
            where = zone_name(s, event.strikes_from)
            return f"{voice.whose(foe)} {event.strikes} in {where} is lower and has Advantage", "R17"
        case events.Highest():
            return "equal highest of both sides" if event.both else "the highest there", "R20"
    return f"{voice.has(foe)} a pawn left there after losing the highest", "R21"


def _breach(s: State, event: events.Breached, voice: Voice) -> Term:
    return Term(
        name="Breach",
        why=f"{voice.whose(owner(event.pawn))} {event.number} is left in {zone_name(s, event.zone)}",
        value=f"−{BREACH}",
        rule="R24",
    )
