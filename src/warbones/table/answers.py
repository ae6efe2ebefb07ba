"""The record of a match: decisions, faces and what was taken back, in the turns in which they came."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from warbones.core.position import Event, Position
from warbones.core.throw import Landing
from warbones.table.errors import NothingToUndo


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decision", omit_defaults=True):
    """Decision ``number`` (from 0) of a seat, in notation. ``intent`` is the name its sender gave it, or ""."""

    seat: int
    number: int
    action: str
    intent: str = ""


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="face"):
    """Face ``number`` (from 0) of a seat's own stream of dice, or of nobody's (None)."""

    seat: int | None
    number: int
    face: int


class Landed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="landed", omit_defaults=True):
    """Throw ``number`` (from 0) of the match with its facts, and the way there: the packed flight, or b"".

    The facts are what is played again, whatever physics a later program has.
    """

    number: int
    landing: Landing
    flight: bytes = b""
    seat: None = None


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo", omit_defaults=True):
    """Decision ``number`` of a seat is taken back, as if it had never been; its number is not given again."""

    seat: int
    number: int
    intent: str = ""


Answer = Decision | Face | Landed | Undo


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored at once: an answer with the faces that followed, and what each seat was told by it.

    ``told`` lists events by seat, and last those that a spectator was told, so that a match can be read without
    its rules. A turn that takes a decision back holds that alone, and tells nothing.
    """

    answers: tuple[Answer, ...]
    told: tuple[tuple[Event, ...], ...]


def replay(position: Position, answers: Iterable[Answer]) -> None:
    """Play answers again. Raises what they raise, or `NothingToUndo`: one position cannot go back."""
    for answer in answers:
        match answer:
            case Decision():
                position.act(answer.seat, answer.action)
            case Face():
                position.roll(answer.face, answer.seat)
            case Landed():
                position.land(answer.landing)
            case Undo():
                raise NothingToUndo("What takes a decision back is a turn of its own.")
