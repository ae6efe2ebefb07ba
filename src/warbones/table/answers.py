"""The answers of a match, grouped in turns: decisions, faces, landings, undos, ends and remarks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from warbones.core.errors import WrongRoll
from warbones.core.play.position import Die, Position
from warbones.core.rules.throw import Landing
from warbones.table.clocks import ClockReading
from warbones.table.errors import NothingToUndo
from warbones.table.event_records import EventRecord


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="decision", omit_defaults=True):
    """Decision ``number`` (from 0) of a seat, in notation. ``intent`` is the sender's id for it, or ""."""

    seat: int
    number: int
    action: str
    intent: str = ""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="face", omit_defaults=True):
    """Face ``number`` (from 0) of a seat's stream of dice, or of the public stream (None), on a die with ``sides``.

    ``sides`` is 0 for typed-in faces, and for matches that did not store it. ``by`` is the seat whose person typed in a
    real die, and ``intent`` the sender's id for this face and those sent with it.
    """

    seat: int | None
    number: int
    face: int
    sides: int = 0
    by: int | None = None
    intent: str = ""


class Landed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="landed", omit_defaults=True):
    """The landing of throw ``number`` (from 0) of the match, with its packed flight, or b"" without one.

    Replays use the landing, even if a later program has other physics. ``by`` is the seat whose person typed it in, and
    ``intent`` the sender's id.
    """

    number: int
    landing: Landing
    flight: bytes = b""
    seat: None = None
    by: int | None = None
    intent: str = ""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="undo", omit_defaults=True):
    """An undo of decision ``number`` of a seat. The number is not used again.

    ``typed``: a typed-in answer is undone instead: faces, of which ``number`` is the first, or a landing. ``back``: a
    whole turn is undone, and the match is as it was after its first ``back`` answers; the dice rolled since stay used.
    """

    seat: int
    number: int
    intent: str = ""
    typed: Literal["", "faces", "landed"] = ""
    back: int | None = None


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="ended", omit_defaults=True):
    """An end of the match outside the rules: ``seat`` resigns, or all agree to a draw (None).

    ``out``: ``seat`` is out of time, or everybody who had to act is (None). ``left``: ``seat`` abandoned the match and
    loses it, or its opponent called it off (None).
    """

    seat: int | None
    intent: str = ""
    out: bool = False
    left: bool = False

    @property
    def called_off(self) -> bool:
        """Whether the match was called off, without a result."""
        return self.left and self.seat is None


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="remark"):
    """A phrase that a seat sent (`warbones.table.phrases`), beside the game."""

    seat: int
    phrase: str


Answer = Decision | Face | Landed | Undo | Ended | Remark


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True):
    """One stored transaction: an answer with the faces that followed, and the events that each seat saw.

    ``told`` lists the events for each seat, then those for spectators, so that a match can be read without its rules.
    An undo, an end or a remark is a turn by itself, without events. ``clock`` is the reading after the turn, if the
    table has clocks.
    """

    answers: tuple[Answer, ...]
    told: tuple[tuple[EventRecord, ...], ...]
    clock: ClockReading | None = None


def replay(position: Position, answers: Iterable[Answer]) -> None:
    """Apply answers to a position. Raises the errors of the rules, and `NothingToUndo` for an undo or an end."""
    for answer in answers:
        match answer:
            case Decision():
                position.act(answer.seat, answer.action)
            case Face():
                _must_be_owed(answer, position)
                position.roll(answer.face, answer.seat)
            case Landed():
                position.land(answer.landing)
            case Remark():
                pass
            case Undo() | Ended():
                raise NothingToUndo.saying("refused-replay-undo")


def _must_be_owed(face: Face, position: Position) -> None:
    """Raise `WrongRoll` unless the rules ask for the die that was rolled."""
    owed = position.owed.get(face.seat)
    if face.sides and isinstance(owed, Die) and owed.sides != face.sides:
        raise WrongRoll.saying("refused-die-sides", sides=owed.sides, rolled=face.sides)
