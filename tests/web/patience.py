"""Timeouts of browser tests."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 120
"""Seconds. What comes at once on a quiet machine takes its time on a busy one, and only a failed test waits so long."""
