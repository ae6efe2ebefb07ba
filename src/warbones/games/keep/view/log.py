"""What was told, in sentences: DICE WAR's log."""

from __future__ import annotations

from typing import Final

from warbones.core.record.events import Event
from warbones.core.view.log import Log, Speech, Told, result
from warbones.core.view.scene import Line, Piece
from warbones.core.view.words import Voice
from warbones.games.keep.rules import events
from warbones.games.keep.rules.boards import BOARDS
from warbones.games.keep.rules.state import Reason, State
from warbones.games.keep.rules.zones import home, owner
from warbones.games.keep.view.words import bare, zone_name

OWN: Final = "its lanes, slots and Advantage zones outside the homes are this table's own"


def cost(s: State, pawn: int, zone: int) -> int:
    """Return by how much losing a pawn there lowers its owner's KEEP (R23)."""
    return int(home(s, zone) != owner(pawn))


def _seat(s: State, event: Event) -> int | None:
    pawn: int | None = getattr(event, "pawn", None)
    seat: int | None = getattr(event, "seat", None)
    return seat if pawn is None else owner(pawn)


def _rolled(speech: Speech[State]) -> Line:
    die = bare(speech.event.pawn, speech.event.number, speech.voice)
    parts = LOG.fill("{does:roll} {pawn}", speech)
    return Line(parts=parts, seat=speech.seat, kind="roll", rolled=(die.id,), rule="R6")


def _board(speech: Speech[State]) -> Told:
    known = speech.event.number < len(BOARDS)
    return Told(f"The board's {OWN[4:]}" if known else f"This is a board of your own: {OWN}", "B1")


def _highest(speech: Speech[State]) -> Told:
    why = "both sides show the highest there" if speech.event.both else "the highest there"
    return Told(f"{LOSES}: {why}", "R20")


def _ended(speech: Speech[State]) -> Line:
    return result(speech, ending(speech.event, speech.voice), "R28")


def ended(s: State) -> events.Ended:
    """Return how the game ended, as it was told."""
    return events.Ended(s.winner, Reason(s.decided_by), s.keep[0], s.keep[1])


def ending(told: events.Ended, voice: Voice) -> str:
    """Return who won the game and why."""
    seat, keeps = told.seat, (told.keep, told.other_keep)
    if told.reason == Reason.BOTH:
        return "Both keeps fell at the same time: the game is a draw."
    if told.reason == Reason.LEVEL:
        return f"The last round is over and both keeps show {keeps[0]}: the game is a draw."
    wins, own, other = voice.does(seat, "win"), keeps[seat], keeps[1 - seat]
    if told.reason == Reason.ROUNDS:
        return f"{wins} the game after the last round with the higher keep, {own} to {other}."
    return f"{wins} the game with {own} left: {voice.whose(1 - seat)} keep has fallen."


def _pawn(speech: Speech[State], pawn: int) -> Piece:
    return bare(pawn, speech.event.number, speech.voice)


def _striker(speech: Speech[State], pawn: int) -> Piece:
    return bare(pawn, speech.event.strikes, speech.voice)


def _zone(speech: Speech[State], zone: int) -> str:
    return zone_name(speech.s, zone)


def _free(speech: Speech[State], _: str) -> str:
    return "" if cost(speech.s, speech.event.pawn, speech.event.zone) else ", at home for free"


def _foes(speech: Speech[State], verb: str) -> str:
    foe = 1 - owner(speech.event.pawn)
    return speech.voice.then(foe, verb) if verb else speech.voice.whose(foe)


LOSES: Final = "{does:lose} {pawn} in {zone}{free}"

LOG: Final = Log[State](
    rows={
        events.Board: _board,
        events.Round: Told("Round {round}: {first:then go} first", "R5", "heading"),
        events.Rolled: _rolled,
        events.Placed: Told("{does:place} {pawn} in {zone}", "R6"),
        events.Moving: Told("Round {round}: moving", "R9", "heading"),
        events.Moved: Told("{does:move} {pawn} from {zone} to {to:zone}", "R13"),
        events.Defended: Told("{does:put} {pawn} into the Defense slot of {zone}", "R10"),
        events.Left: Told("{does:move} {pawn} from {zone} off the board, without penalty", "R14"),
        events.Stuck: Told("{does:take} {pawn} from {zone}: it could neither move nor defend", "B2.3"),
        events.Attack: Told("Round {round}: attack", "R17", "heading"),
        events.Struck: Told(
            f"{LOSES}: {{striker:side}} {{striker}} in {{strikes_from:zone}} is lower and has Advantage", "R17"
        ),
        events.Highest: _highest,
        events.Answered: Told(f"{LOSES}: {{foe:have}} a pawn left there after losing the highest", "R21"),
        events.Lowered: Told("{whose} keep falls from {before} to {after}: {lost:counted pawn} lost", "R23"),
        events.Breached: Told("{does:breach} {zone} with {pawn}: {foe} keep goes from {before} to {after}", "R24"),
        events.TookOff: Told("{does:take} {pawn} off {zone}", "R26"),
        events.Stayed: Told("{does:leave} {pawns:counted pawn} on the board", "R26", "passed"),
        events.Ended: _ended,
    },
    seat=_seat,
    says={
        "pawn": _pawn,
        "zone": _zone,
        "free": _free,
        "foe": _foes,
        "striker": _striker,
        "side": lambda speech, pawn: speech.voice.whose(owner(pawn)),
    },
    knows=lambda s: (s.options.board.rows, *s.options.board.row),
)
