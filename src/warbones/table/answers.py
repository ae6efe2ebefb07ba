"""The record of a match: decisions and faces, in the turns in which they came."""

from __future__ import annotations

import msgspec

from warbones.core.position import Event


class Decision(msgspec.Struct, frozen=True, tag="decision", omit_defaults=True):
    """Decision ``number`` (from 0) of a seat, in notation. ``intent`` is the name its sender gave it, or ""."""

    seat: int
    number: int
    action: str
    intent: str = ""


class Face(msgspec.Struct, frozen=True, tag="face"):
    """Face ``number`` (from 0) of a seat's own stream of dice, or of nobody's (None)."""

    seat: int | None
    number: int
    face: int


Answer = Decision | Face


class Turn(msgspec.Struct, frozen=True):
    """What is stored at once: an answer with the faces that followed, and what each seat was told by it.

    ``told`` lists events by seat, and last those that a spectator was told, so that a match can be read without
    its rules.
    """

    answers: tuple[Answer, ...]
    told: tuple[tuple[Event, ...], ...]
