"""What an attack does to both KEEPs, line by line: the last one, or one that came now."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.engine import ADVANCE
from warbones.core.position import Event as Told
from warbones.core.position import Position
from warbones.core.scene import Calculation, Sum, Term
from warbones.core.step import NOBODY
from warbones.core.words import Voice
from warbones.games.keep.battle import cost
from warbones.games.keep.ending import BREACH
from warbones.games.keep.state import Event, Phase, State
from warbones.games.keep.words import keep_piece, zone_name
from warbones.games.keep.zones import owner

LOSSES = (Event.STRUCK, Event.HIGHEST, Event.ANSWERED)
ATTACK = range(Phase.ADVANTAGE, Phase.TAKE_OFF)


def calculations(seen: Position, s: State, voice: Voice) -> tuple[Calculation, ...]:
    """Return the last attack's calculation; while pawns are positioned, what an attack would come to now."""
    if s.phase == Phase.MOVE:
        return _forecast(seen, voice)
    told = _last_attack(seen.events(voice.seat))
    if not told:
        return ()
    return (Calculation(title="The attack", note=f"round {told[0].numbers[0]}", sums=_sums(s, told, voice)),)


def _last_attack(told: Sequence[Told]) -> Sequence[Told]:
    """Return what was told since the last attack began."""
    starts = [place for place, event in enumerate(told) if event.kind == Event.ATTACK]
    return told[starts[-1] :] if starts else ()


def _forecast(seen: Position, voice: Voice) -> tuple[Calculation, ...]:
    """Return what the attack would come to with every pawn where it stands now; nothing where nothing falls."""
    told, after = attack_now(seen)
    if not any(event.kind in (*LOSSES, Event.BREACHED) for event in told):
        return ()
    open_choice = f"Then {voice.then(after.turn, 'choose')} which pawn to remove." if after.offered else ""
    sums = _sums(after, told, voice)
    return (Calculation(title="If the attack came now", note="pawns as they stand", sums=sums, conclusion=open_choice),)


def attack_now(seen: Position) -> tuple[Sequence[Told], State]:
    """Return what would be told if the attack came now, and the position after it or at its first choice."""
    engine, s = seen.game.engine, seen.record().copy()
    s.phase, s.turn = Phase.ADVANTAGE, s.first
    told = [Told(Event.ATTACK, (s.game_round, s.keep[0], s.keep[1]))]
    while s.phase in ATTACK and not s.offered:
        outcome = engine.take(engine.load(s), NOBODY, ADVANCE, ())
        told += [Told(words[1], words[2:]) for words in outcome.told]
        s = engine.plain(outcome.state)
    return told, s


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
