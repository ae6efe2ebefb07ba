"""DICE WAR in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

LESSON: Final = ()
