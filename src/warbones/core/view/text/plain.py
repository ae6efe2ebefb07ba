"""Replacements for characters that an encoding lacks, such as a box in ASCII."""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import Final, TextIO
from unicodedata import category, east_asian_width, normalize

ERRORS: Final = "warbones.plain"
"""The name of `_replace_unencodable` as an error handler of streams."""

UNKNOWN: Final = "?"
WITHOUT_WIDTH: Final = ("Mn", "Me", "Cf")
"""Unicode categories of characters that modify the one before them."""

_ONE_COLUMN: Final = (
    ("−–—‐‑─┄┈╌╴╶", "-"),
    ("│┆┊╎▏", "|"),
    ("┃", "|"),
    ("━", "="),
    ("═║╔╗╚╝", "#"),
    ("╭╮╰╯┌┐└┘┏┓┗┛├┤┬┴┼╸╺", "+"),
    ("█▀▄▌▐▒▓░▊▉▇▆▅▃▂▁■", "#"),
    ("×", "x"),
    ("·", "."),
    ("○", "o"),
    ("●•", "*"),
    ("✓", "v"),
    ("←→↑↓", "<>^v"),
    ("“”„", '"'),
    ("‘’‚", "'"),
    ("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}", " "),
)
PLAIN: Final = {
    **{sign: plain[at % len(plain)] for signs, plain in _ONE_COLUMN for at, sign in enumerate(signs)},
    "…": "...",
    "±": "+/-",
}
SEPARATOR: Final = " · "


def plain(text: str, encoding: str) -> str:
    """Return text with replacements for characters that the encoding lacks."""
    return text.encode(encoding, ERRORS).decode(encoding)


def write_plainly(*streams: TextIO | None) -> None:
    """Let streams replace characters that their encoding lacks, instead of raising `UnicodeEncodeError`."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(_sign(error, at) for at in range(error.start, error.end)), error.end


def _sign(error: UnicodeEncodeError, at: int) -> str:
    sign = error.object[at]
    if error.object[at - 1 : at + 2] == SEPARATOR:
        return "-"
    return PLAIN.get(sign) or _letter(sign, error.encoding)


def _letter(sign: str, encoding: str) -> str:
    """Return a letter without its accents if that can be encoded, else an `UNKNOWN` for each column it takes."""
    if category(sign) in WITHOUT_WIDTH:
        return ""
    base = "".join(part for part in normalize("NFKD", sign) if category(part) not in WITHOUT_WIDTH)
    try:
        base.encode(encoding)
    except UnicodeEncodeError:
        return UNKNOWN * (2 if east_asian_width(sign) in "WF" else 1)
    return base


codecs.register_error(ERRORS, _replace_unencodable)
