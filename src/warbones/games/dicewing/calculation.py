"""The power calculation, line by line, as it was told."""

from __future__ import annotations

from collections.abc import Sequence

from warbones.core.position import Event as Told
from warbones.core.scene import Calculation, Sum, Term
from warbones.core.step import NOBODY
from warbones.core.words import Voice
from warbones.games.dicewing.dice import set_of, sides
from warbones.games.dicewing.outcome import victory
from warbones.games.dicewing.state import Event, State
from warbones.games.dicewing.words import kind, piece

TERMS = (Event.INITIAL, Event.TRAINED, Event.MODELLED, Event.TARGETED, Event.SYNCHRONIZED)


def last_calculation(s: State, told: Sequence[Told], voice: Voice) -> tuple[Calculation, ...]:
    """Return the latest attack's calculation, or nothing before the first and between a reveal and its Power."""
    attack = _last_attack(told)
    launched = {event.numbers[0]: event.numbers[1:5] for event in attack if event.kind == Event.REVEALED}
    order = [event.numbers[0] for event in attack if event.kind == Event.TOTAL]
    if not order or len(launched) < 2:
        return ()
    sums = tuple(_sum(attack, seat, launched, voice) for seat in order)
    opened = attack[0]
    note = f"stage {opened.numbers[0]}, attack {opened.numbers[1]}" if opened.kind == Event.ATTACK else ""
    conclusion = _conclusion(s, attack, launched, voice)
    return (Calculation(title="Power calculation", note=note, sums=sums, conclusion=conclusion),)


def _last_attack(told: Sequence[Told]) -> Sequence[Told]:
    """Return what was told since the bays of the latest revealed attack were filled, until the next began."""
    end, revealed = len(told), False
    for at in range(end - 1, -1, -1):
        revealed = revealed or told[at].kind == Event.REVEALED
        if told[at].kind == Event.ATTACK:
            if revealed:
                return told[at:end]
            end = at
    return told[:end]


Launched = dict[int, tuple[int, ...]]
"""The launch dice of each seat: two dice and their values."""


def _sum(told: Sequence[Told], seat: int, launched: Launched, voice: Voice) -> Sum:
    mine = [event for event in told if event.kind in (*TERMS, Event.TOTAL) and event.numbers[0] == seat]
    terms = tuple(_term(event, launched, voice) for event in mine if event.kind != Event.TOTAL)
    x, y, value_x, value_y = launched[seat]
    return Sum(
        seat=seat,
        pieces=(piece(x, value_x), piece(y, value_y)),
        terms=terms,
        total=str(mine[-1].numbers[1]),
        name="Power",
    )


def _term(event: Told, launched: Launched, voice: Voice) -> Term:
    seat, *rest = event.numbers
    own, other = launched[seat], launched[1 - seat]
    theirs = voice.theirs(seat)
    match event.kind:
        case Event.TRAINED:
            why = (
                f"both from {voice.whose(set_of(rest[0]))} set, {_which(rest[1], own, 'the {} again', 'either again')}"
            )
            return Term(name="Training", why=why, value=f"+{rest[1]}", rule="R20")
        case Event.MODELLED:
            return Term(name="Model", why="equal sides, both again", value=f"+{rest[0]}", rule="R21")
        case Event.TARGETED:
            why = f"both odd, {_which(rest[1], other, theirs + ' {} die', f'either of {theirs} dice')}"
            return Term(name="Targeting", why=why, value=f"+{rest[1]}", rule="R22")
        case Event.SYNCHRONIZED:
            return Term(
                name="Synchronized", why=f"equal numbers, both of {theirs} dice", value=f"+{rest[0]}", rule="R23"
            )
    return Term(name="Initial", why=f"{own[2]} + {own[3]}", value=str(rest[0]), rule="R19")


def _which(value: int, launched: Sequence[int], one: str, either: str) -> str:
    """Return words for the launch die that shows ``value``: ``one`` with "higher" or "lower", or ``either``."""
    if launched[2] == launched[3]:
        return either
    return one.format("higher" if value == max(launched[2:]) else "lower")


def _conclusion(s: State, told: Sequence[Told], launched: Launched, voice: Voice) -> str:
    won = next(event.numbers for event in told if event.kind == Event.VICTOR)
    taken = [event.numbers[1] for event in told if event.kind == Event.CAPTURED]
    return victory(won, voice, "" if won[0] == NOBODY or not taken else _prize(s, won[0], taken, launched, voice))


def _prize(s: State, victor: int, taken: Sequence[int], launched: Launched, voice: Voice) -> str:
    """Return what the victor took, such as "take the die with most sides, their d8"."""
    take, whose = voice.verb(victor, "take"), voice.theirs(victor)
    if len(taken) == 2:
        return f"{take} both of {whose} dice"
    x, y = launched[1 - victor][:2]
    if sides(s, x) == sides(s, y):
        return f"{take} one of two dice with equal sides, {whose} {kind(taken[0])}"
    return f"{take} the die with most sides, {whose} {kind(taken[0])}"
