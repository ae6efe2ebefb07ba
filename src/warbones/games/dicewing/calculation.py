"""The power calculation, line by line, as it was told; and what a pair would be worth before it is launched."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from warbones.core.position import Event as Told
from warbones.core.scene import Calculation, Note, Piece, Sum, Term
from warbones.games.dicewing.dice import DICE, set_of
from warbones.games.dicewing.log import victory
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.power import both_odd, combined, model, same_number, training
from warbones.games.dicewing.rules import in_squadron
from warbones.games.dicewing.state import Event, State
from warbones.games.dicewing.words import Voice, kind, piece


def last_calculation(told: Sequence[Told], voice: Voice) -> tuple[Calculation, ...]:
    """Return the latest attack's calculation, or nothing before the first."""
    starts = [place for place, event in enumerate(told) if event.kind == Event.REVEALED]
    if not starts or not any(event.kind == Event.TOTAL for event in told[starts[-1] :]):
        return ()
    attack = next(event for event in reversed(told[: starts[-2]]) if event.kind == Event.ATTACK)
    later = told[starts[-2] :]
    launched = {event.numbers[0]: _pieces(event.numbers) for event in later[:2]}
    order = [event.numbers[0] for event in later if event.kind == Event.TOTAL]
    sums = tuple(_sum(later, seat, launched[seat], voice) for seat in order)
    won = next((event for event in later if event.kind == Event.VICTOR), None)
    conclusion = "" if won is None else victory(won.numbers, voice)
    note = f"stage {attack.numbers[0]}, attack {attack.numbers[1]}"
    return (Calculation(title="Power calculation", note=note, sums=sums, conclusion=conclusion),)


def _pieces(revealed: Sequence[int]) -> tuple[Piece, Piece]:
    _, x, y, face_x, face_y, *_ = revealed
    return piece(x, face_x), piece(y, face_y)


def _sum(told: Sequence[Told], seat: int, dice: tuple[Piece, Piece], voice: Voice) -> Sum:
    mine = [event for event in told if event.numbers[0] == seat and event.kind in _TERMS]
    total = next(event.numbers[1] for event in told if event.kind == Event.TOTAL and event.numbers[0] == seat)
    terms = tuple(_term(event, dice, voice) for event in mine)
    return Sum(seat=seat, pieces=dice, terms=terms, total=str(total), name="Power")


_TERMS = (Event.INITIAL, Event.TRAINED, Event.MODELLED, Event.TARGETED, Event.SYNCHRONIZED)


def _term(event: Told, dice: tuple[Piece, Piece], voice: Voice) -> Term:
    seat, *rest = event.numbers
    other = voice.whose(1 - seat)
    match event.kind:
        case Event.TRAINED:
            why = f"both from {SEATS[set_of(rest[0])]}'s set, the {kind(rest[0])} again"
            return Term(name="Training", why=why, value=f"+{rest[1]}", rule="R20")
        case Event.MODELLED:
            return Term(name="Model", why="equal sides, both again", value=f"+{rest[0]}", rule="R21")
        case Event.TARGETED:
            return Term(name="Targeting", why=f"both odd, {other} {kind(rest[0])}", value=f"+{rest[1]}", rule="R22")
        case Event.SYNCHRONIZED:
            return Term(name="Synchronized", why=f"equal values, both {other} dice", value=f"+{rest[0]}", rule="R23")
    shown = " + ".join(_value(die) for die in dice)
    return Term(name="Initial", why=shown, value=str(rest[0]), rule="R19")


def _value(die: Piece) -> str:
    return die.label.rsplit(" ", 1)[1]


def forecast(s: State, seat: int, pair: tuple[int, int]) -> tuple[Note, str]:
    """Return what a pair would be worth: what is certain, what is not, and why, from open values only (R13)."""
    trial = s.copy()
    trial.launched[seat, 0], trial.launched[seat, 1] = pair
    certain = combined(trial, seat) + training(trial, seat) + model(trial, seat)
    theirs = [trial.face[die] for die in range(DICE) if in_squadron(s, 1 - seat, die)]
    unsure = []
    if both_odd(trial, seat):
        unsure.append(("their higher die", [max(two) for two in combinations(theirs, 2)]))
    if same_number(trial, seat):
        unsure.append(("both their dice", [sum(two) for two in combinations(theirs, 2)]))
    why = _certain_terms(trial, seat)
    if not unsure:
        return Note(figure=str(certain), text="certain"), f"Power {certain}: {why}."
    ranges = " and ".join(f"{name}, {min(values)} to {max(values)}" for name, values in unsure)
    return Note(figure=f"{certain} + ?", text=ranges), f"Power {certain} for sure ({why}), and {ranges}."


def _certain_terms(s: State, seat: int) -> str:
    terms = [("Initial", combined(s, seat)), ("Training", training(s, seat)), ("Model", model(s, seat))]
    return ", ".join(f"{name} {value}" for name, value in terms if value)
