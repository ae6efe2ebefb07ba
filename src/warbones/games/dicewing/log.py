"""What was told, in sentences: DiceWing's log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from warbones.core.position import Event as Told
from warbones.core.scene import Line
from warbones.core.step import NOBODY
from warbones.games.dicewing.dice import NAMES, set_of
from warbones.games.dicewing.notation import SEATS
from warbones.games.dicewing.state import Bonus, Event, Reason
from warbones.games.dicewing.words import Voice, piece, sentence


def lines(told: Sequence[Told], voice: Voice) -> tuple[Line, ...]:
    """Return the log as ``voice`` reads it; dice of one set that were rolled in a row share a line."""
    written: list[Line] = []
    for rolled, events in groupby((event for event in told if event.kind != Event.ROLLING), key=_rolled_set):
        if rolled == NOBODY:
            written += [line for event in events if (line := _line(event, voice)) is not None]
        else:
            written.append(_rolls(list(events), rolled))
    return tuple(written)


def _rolled_set(event: Told) -> int:
    return set_of(event.numbers[0]) if event.kind == Event.ROLLED else NOBODY


def _rolls(events: list[Told], owner: int) -> Line:
    dice = [piece(event.numbers[0], event.numbers[1]) for event in events]
    rolled = tuple(die.id for die in dice)
    return Line(parts=sentence(f"{SEATS[owner]}'s dice roll ", *dice), seat=owner, kind="roll", rolled=rolled)


def _line(event: Told, voice: Voice) -> Line | None:
    seat, *rest = event.numbers
    match event.kind:
        case Event.POOLED:
            return Line(parts=sentence("Draft" if seat == 1 else "Second draft"), kind="heading", rule="R9")
        case Event.ATTACK:
            return Line(parts=sentence(f"Stage {seat}, attack {rest[0]}"), kind="heading", rule="R13")
        case Event.FIRST:
            return _first(seat, rest, voice)
        case Event.TIED:
            return Line(parts=sentence(f"Both show {rest[1]}, so both roll again."), rule="R8")
        case Event.VICTOR:
            return Line(parts=sentence(victory(event.numbers, voice)), seat=_known(seat), kind="result", rule="R25")
        case Event.ENDED:
            return Line(parts=sentence(ending(event.numbers, voice)), seat=_known(seat), kind="result", rule="R46")
        case Event.SPARED:
            return Line(parts=sentence(_SPARED[seat]), rule=("B6", "B12")[seat])
        case Event.RELOADED:
            return Line(parts=sentence(f"All {seat} dice that are no trophies make the second pool."), rule="R40")
    return _deed(event, voice)


_SPARED = (
    "Neither side used the lowest die alone, so there is no Collateral Damage.",
    "There is no die left in the squadron for Collateral Damage.",
)


def _known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _first(seat: int, rest: Sequence[int], voice: Voice) -> Line:
    shown = (piece(rest[0], rest[2]), piece(rest[1], rest[3]))
    parts = sentence("Compared: ", shown[0], " and ", shown[1], f". {voice.does(seat, 'go')} first.")
    return Line(parts=parts, seat=seat, rule="R7")


def _deed(event: Told, voice: Voice) -> Line | None:
    """Return the line for what one seat did with its dice."""
    seat, *rest = event.numbers
    match event.kind:
        case Event.TOOK:
            return Line(parts=sentence(voice.does(seat, "take"), " ", piece(*rest[:2])), seat=seat, rule="R9")
        case Event.LAUNCHED:
            dice = f"{NAMES[rest[0]]} and {NAMES[rest[1]]}"
            return Line(parts=sentence(f"You launch {dice}; only you know."), seat=seat, rule="R15")
        case Event.READY:
            ready = "You are ready." if seat == voice.seat else f"{SEATS[seat]} is ready."
            return Line(parts=sentence(ready), seat=seat, rule="R15")
        case Event.REVEALED:
            dice_shown = (piece(rest[0], rest[2]), " and ", piece(rest[1], rest[3]))
            return Line(parts=sentence(voice.does(seat, "launch"), " ", *dice_shown), seat=seat, rule="R16")
        case Event.CALLED:
            bonus = Bonus(rest[0]).name.title()
            parts = sentence(f"{voice.does(seat, 'call')} ", piece(*rest[1:3]), f" for {bonus}")
            return Line(parts=parts, seat=seat, rule="B3")
        case Event.TOTAL:
            return Line(parts=sentence(f"{voice.does(seat, 'announce')} Power {rest[0]}."), seat=seat, rule="R17")
        case Event.AIMED:
            return Line(parts=sentence(f"You aim at {NAMES[rest[0]]}; only you know."), seat=seat, rule="B6")
        case Event.LOWERED:
            return _lowered(seat, rest, voice)
        case Event.CAPTURED:
            parts = sentence(f"{voice.does(seat, 'capture')} ", piece(*rest[:2]))
            return Line(parts=parts, seat=seat, rule="R33")
        case Event.LEFT_OVER:
            return Line(parts=sentence("Left over: ", piece(*rest[:2])), seat=seat, rule="R36")
    return None


def _lowered(seat: int, rest: Sequence[int], voice: Voice) -> Line:
    die, before, after = rest[:3]
    effect = f" to {after}" if after < before else ", which can go no lower"
    whose = voice.whose(1 - seat)
    parts = sentence(f"{voice.does(seat, 'lower')} {whose} ", piece(die, before), effect)
    return Line(parts=parts, seat=seat, rule="R30" if after < before else "R31")


def victory(numbers: Sequence[int], voice: Voice) -> str:
    """Return who won an attack and why (R25 to R28), from a VICTOR event's numbers."""
    seat, reason, *values = numbers
    if seat == NOBODY:
        return "Power, lowest dice and Initial Power are all equal: nobody wins this attack."
    own, other = values[seat], values[1 - seat]
    wins = voice.does(seat, "win")
    match reason:
        case Reason.LOWEST_DIE:
            return f"Power is equal. {wins} by the smaller lowest die, {own} against {other}."
        case Reason.LOWER_INITIAL:
            return f"Power and lowest dice are equal. {wins} by the smaller Initial Power, {own} against {other}."
    return f"{wins} the attack, {own} to {other}."


def ending(numbers: Sequence[int], voice: Voice) -> str:
    """Return who won the game and why (R46 to R50), from an ENDED event's numbers."""
    seat, reason, *values = numbers
    if seat == NOBODY:
        return "Everything is equal: the game is a draw."
    own, other = values[seat], values[1 - seat]
    wins = voice.does(seat, "win")
    match reason:
        case Reason.SIDES:
            return f"Equal trophies. {wins} by the sides on them, {own} to {other}."
        case Reason.DISPLAYED:
            return f"Equal trophies and sides. {wins} by the value {values[2]}: {own} to {other}."
    return f"{wins} the game, {own} {'trophy' if own == 1 else 'trophies'} to {other}."
