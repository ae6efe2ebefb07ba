"""The record of a match: decisions, faces, what was taken back and what was said, in the turns in which they came."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from warbones.core.errors import WrongRoll
from warbones.core.play.position import Die, Position
from warbones.core.rules.throw import Landing
from warbones.table.clock import ClockReading
from warbones.table.errors import NothingToUndo
from warbones.table.told import Told


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="decision", omit_defaults=True):
    """Decision ``number`` (from 0) of a seat, in notation. ``intent`` is the name its sender gave it, or ""."""

    seat: int
    number: int
    action: str
    intent: str = ""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="face", omit_defaults=True):
    """Face ``number`` (from 0) of a seat's own stream of dice, or of nobody's (None), by a die of so many ``sides``.

    ``sides`` 0: it was typed in, or rolled before they were noted. ``by`` is the seat whose person rolled it by hand
    and typed it in; ``intent`` is the name that its sender gave to this face and those that came with it.
    """

    seat: int | None
    number: int
    face: int
    sides: int = 0
    by: int | None = None
    intent: str = ""


class Landed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="landed", omit_defaults=True):
    """Throw ``number`` (from 0) of the match with its facts, and the way there: the packed flight, or b"".

    The facts are what is played again, whatever physics a later program has. ``by`` is the seat whose person wrote them
    down, and ``intent`` the name that was given to that.
    """

    number: int
    landing: Landing
    flight: bytes = b""
    seat: None = None
    by: int | None = None
    intent: str = ""


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="undo", omit_defaults=True):
    """Decision ``number`` of a seat is taken back, as if it had never been; its number is not given again.

    ``typed``: what its person typed in instead, a turn of faces of which ``number`` is the first, or a throw's facts.
    """

    seat: int
    number: int
    intent: str = ""
    typed: Literal["", "faces", "landed"] = ""


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="ended", omit_defaults=True):
    """The people end the match before its rules do: ``seat`` gives up, or all agree to a draw (None).

    ``out``: nobody wished it, but the time of ``seat`` has run out, or that of all who were asked (None). ``left``: who
    was asked had been gone for long, and who waited took the win (``seat`` is the other), or called it off (None).
    """

    seat: int | None
    intent: str = ""
    out: bool = False
    left: bool = False

    @property
    def called_off(self) -> bool:
        """Whether the match came to nothing: it counts for nobody."""
        return self.left and self.seat is None


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="remark"):
    """A seat says a phrase of the catalogue (`warbones.table.phrases`): no part of the game."""

    seat: int
    phrase: str


Answer = Decision | Face | Landed | Undo | Ended | Remark


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True):
    """What is stored at once: an answer with the faces that followed, and what each seat was told by it.

    ``told`` lists events by seat, and last those that a spectator was told, so that a match can be read without
    its rules. What takes a decision back, ends the match or is a remark is a turn of its own, and tells nothing.
    ``clock`` is what the clocks showed after it, where the table has clocks.
    """

    answers: tuple[Answer, ...]
    told: tuple[tuple[Told, ...], ...]
    clock: ClockReading | None = None


def replay(position: Position, answers: Iterable[Answer]) -> None:
    """Play answers again. Raises what they raise, or `NothingToUndo`: one position cannot go back."""
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
                raise NothingToUndo.saying("refused-what-takes-decision-back")


def _must_be_owed(face: Face, position: Position) -> None:
    """Raise `WrongRoll` where the rules ask for another die than the one that was rolled."""
    owed = position.owed.get(face.seat)
    if face.sides and isinstance(owed, Die) and owed.sides != face.sides:
        raise WrongRoll.saying("refused-die-sides-due-one", sides=owed.sides, rolled=face.sides)
