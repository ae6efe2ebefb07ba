"""Errors that all parts of a table share."""

from __future__ import annotations

from warbones.core.errors import WarbonesError


class NotNow(WarbonesError):
    """A request that is not possible now."""
