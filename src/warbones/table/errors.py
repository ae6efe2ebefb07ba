"""Answers that come at the wrong time."""

from __future__ import annotations

from warbones.core.errors import WarbonesError


class LateAnswer(WarbonesError):
    """The decision was answered before."""


class EarlyAnswer(WarbonesError):
    """An earlier decision of the seat was not answered yet."""
