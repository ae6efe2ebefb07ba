"""Text in pictures: fonts, the width of a string in them, and strings that fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal

from warbones.picture.svg import escaped, number

FONTS: Final = {
    "Alegreya-Bold.ttf": ("alegreya", 700),
    "AlegreyaSans-Medium.ttf": ("alegreya-sans", 500),
    "AlegreyaSans-Bold.ttf": ("alegreya-sans", 700),
    "AlegreyaSans-ExtraBold.ttf": ("alegreya-sans", 800),
}
"""The files of the fonts, each with its npm package in the page and its weight."""

Face = Literal["title", "text", "bold", "heavy"]
FACES: Final[Mapping[Face, tuple[str, str, int]]] = {
    "title": ("Alegreya-Bold.ttf", "Alegreya, Georgia, serif", 700),
    "text": ("AlegreyaSans-Medium.ttf", "Alegreya Sans, system-ui, sans-serif", 500),
    "bold": ("AlegreyaSans-Bold.ttf", "Alegreya Sans, system-ui, sans-serif", 700),
    "heavy": ("AlegreyaSans-ExtraBold.ttf", "Alegreya Sans, system-ui, sans-serif", 800),
}
"""Each face's file, families and weight."""

AVERAGE: Final = 560
"""The width of a character that was not measured, in thousandths of its size."""

ELLIPSIS: Final = "…"


@cache
def _widths() -> dict[str, dict[str, int]]:
    read: dict[str, dict[str, int]] = json.loads(files(__package__).joinpath("fonts/widths.json").read_text("utf-8"))
    return read


def width(text: str, size: float, face: Face = "text") -> float:
    """Return the width of a string."""
    widths = _widths()[FACES[face][0]]
    return sum(widths.get(each, AVERAGE) for each in text) * size / 1000


def fitted(text: str, size: float, room: float, face: Face = "text") -> str:
    """Return a string, cut short with an ellipsis if it is wider than ``room``."""
    if width(text, size, face) <= room:
        return text
    while text and width(text + ELLIPSIS, size, face) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS if text else ""


def wrapped(text: str, size: float, room: float, most: int, face: Face = "text") -> list[str]:
    """Return a string in at most ``most`` lines; the last one is cut short if more would be needed."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width(longer, size, face) > room:
            lines.append(line)
            longer = word
        line = longer
    lines.append(line)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return [fitted(each, size, room, face) for each in lines if each]


def letters(
    text: str, x: float, y: float, size: float, colour: str, face: Face = "text", anchor: str = "start"
) -> Iterator[str]:
    """Yield a line of text on its baseline."""
    if not text:
        return
    _, family, weight = FACES[face]
    yield (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{family}" font-weight="{weight}"'
        f' font-size="{number(size)}" fill="{colour}" text-anchor="{anchor}">{escaped(text)}</text>'
    )
