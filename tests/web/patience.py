"""Timeouts of browser tests."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 120
"""Seconds. On a busy machine everything takes longer, and only a test that fails waits this long."""
