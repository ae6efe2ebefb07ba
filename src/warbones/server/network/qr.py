"""Links as QR codes."""

from __future__ import annotations

import io
from typing import Final

import segno

LONGEST: Final = 400
"""The maximum length of a link, in characters: phone cameras read larger codes badly."""

QUIET: Final = 2
"""Modules of empty border in a terminal; a page has its own margin."""


def modules(link: str) -> tuple[str, ...]:
    """Return the code's rows from the top, each a string of "1" (dark) and "0" (light), without the quiet zone."""
    return tuple("".join("1" if dark else "0" for dark in row) for row in _code(link).matrix)


def in_terminal(link: str) -> str:
    """Return the code in half-block characters, light on dark like most terminals: scanners read it either way."""
    drawn = io.StringIO()
    _code(link).terminal(drawn, border=QUIET, compact=True)
    return drawn.getvalue()


def _code(link: str) -> segno.QRCode:
    return segno.make_qr(link, error="m", boost_error=False)
