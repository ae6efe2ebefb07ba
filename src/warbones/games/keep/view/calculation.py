"""The calculation of an attack on both KEEPs, line by line: the last attack, or a forecast of the next."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.view.scene import Calculation, Sum, Term
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules import events
from warbones.games.keep.rules.state import BREACH, OFF, PAWNS, Phase, State
from warbones.games.keep.rules.zones import home, owner
from warbones.games.keep.view.forecast import Attack, Loss, breaches, choice, losses
from warbones.games.keep.view.log import cost
from warbones.games.keep.view.words import bare, keep_piece, zone_name


def calculations(seen: Position, seat: int | None, coming: Attack | None) -> tuple[Calculation, ...]:
    """Return the calculation of the last attack or, in the Move phase, of an attack made now."""
    if coming is not None:
        return _forecast(coming)
    emitted = seen.events(seat)
    place = next(
        (place for place in range(len(emitted) - 1, -1, -1) if isinstance(emitted[place], events.Attack)), None
    )
    if place is None:
        return ()
    began = emitted[place]
    assert isinstance(began, events.Attack)
    s, after = seen.shown(), emitted[place + 1 :]
    return (
        Calculation(
            title=msg("keep-the-attack"),
            note=msg("keep-in-round", round=began.round),
            sums=_sums(s, began, after),
            won=_winner(s, began) if _is_decided(s) else None,
        ),
    )


def _is_decided(s: State) -> bool:
    """Return whether all losses of an attack have been taken from the KEEPs, and no breach is to come (R24)."""
    if s.phase in (Phase.ADVANTAGE, Phase.FIGHT, Phase.LOSSES):
        return False
    inside = (home(s, s.zone[pawn]) == 1 - owner(pawn) for pawn in range(PAWNS) if s.zone[pawn] != OFF)
    return s.phase != Phase.BREACH or not any(inside)


def _winner(s: State, began: events.Attack) -> int | None:
    """Return the seat whose KEEP has lost less in the attack, by lost pawns and breaches, if one has (R23, R24)."""
    mine, yours = began.keep - s.keep[0], began.other_keep - s.keep[1]
    return None if mine == yours else int(mine > yours)


def _forecast(coming: Attack) -> tuple[Calculation, ...]:
    """Return the calculation of an attack made with every pawn where it stands; empty if nothing falls."""
    after = coming.after
    if not (coming.lost or coming.breaches):
        return ()
    return (
        Calculation(
            title=msg("keep-if-attacked"),
            note=msg("keep-as-they-stand"),
            sums=_sums(after, coming.began, coming.emitted),
            conclusion=choice(after.turn) if after.offered else "",
        ),
    )


def _sums(s: State, began: events.Attack, emitted: Sequence[Event]) -> tuple[Sum, ...]:
    return tuple(_sum(s, keep, emitted, seat) for seat, keep in enumerate((began.keep, began.other_keep)))


def _sum(s: State, before: int, emitted: Sequence[Event], seat: int) -> Sum:
    """Return the seat's KEEP before the attack, its losses, and its new value (R23 to R25)."""
    lost = [event for event in losses(emitted) if owner(event.pawn) == seat]
    breached = [event for event in breaches(emitted) if owner(event.pawn) != seat]
    down = sum(cost(s, event.pawn, event.zone) for event in lost) + BREACH * len(breached)
    terms = [_loss(s, event) for event in lost] + [_breach(s, event) for event in breached]
    return Sum(
        seat=seat,
        pieces=(keep_piece(seat, before),),
        terms=(Term(name=msg("keep-before"), why=msg("keep-before-why"), value=str(before)), *terms),
        total=str(max(0, before - down)),
        name=msg("keep-keep-total"),
    )


def _loss(s: State, event: Loss) -> Term:
    price = cost(s, event.pawn, event.zone)
    why, rule = _why(s, event)
    return Term(
        name=msg("keep-pawn-in", pawn=event.number, zone=zone_name(s, event.zone)),
        why=msg("keep-loss-why", why=why, price=price),
        value=f"−{price}" if price else "0",
        rule=rule,
        pieces=(NAMES[event.pawn],),
    )


def _why(s: State, event: Loss) -> tuple[Msg, str]:
    """Return the reason why a pawn fell, in the log's words, and the rule."""
    foe = 1 - owner(event.pawn)
    match event:
        case events.Struck():
            striker, where = bare(event.striker, event.strikes), zone_name(s, event.strikes_from)
            return msg("keep-struck.why", foe=foe, striker=striker, strikes_from=where), "R17"
        case events.Highest():
            return msg("keep-highest-both.why" if event.both else "keep-highest.why"), "R20"
    return msg("keep-answered.why", foe=foe), "R21"


def _breach(s: State, event: events.Breached) -> Term:
    return Term(
        name=msg("keep-breach"),
        why=msg("keep-breach-why", seat=owner(event.pawn), number=event.number, zone=zone_name(s, event.zone)),
        value=f"−{BREACH}",
        rule="R24",
        pieces=(NAMES[event.pawn],),
    )
