"""The colours of a picture, and the shapes of its pieces: the same data as the page's (``picture/shapes/*.json``)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

TRANSPARENT: Final = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")


@cache
def shapes(name: str) -> Any:
    """Return the data of ``shapes/NAME.json``."""
    return json.loads(files(__package__).joinpath(f"shapes/{name}.json").read_text("utf-8"))


@dataclass(frozen=True)
class Theme:
    """The page's colours, by their names there."""

    colours: Mapping[str, str]

    def __getitem__(self, name: str) -> str:
        """Return a colour."""
        return self.colours[name]


@cache
def theme(*, dark: bool) -> Theme:
    """Return the light or the dark theme."""
    found = shapes("theme").items()
    return Theme({name: _hexadecimal(each if isinstance(each, str) else each[dark]) for name, each in found})


def _hexadecimal(colour: str) -> str:
    """Return a colour as every renderer of SVG reads it."""
    if match := TRANSPARENT.fullmatch(colour):
        red, green, blue = (int(each) for each in match.groups()[:3])
        return f"#{red:02x}{green:02x}{blue:02x}{round(float(match[4]) * 255):02x}"
    return colour


def set_of(number: int | None) -> Mapping[str, Any]:
    """Return the colours of a set of pieces."""
    sets: list[Mapping[str, Any]] = shapes("sets")
    return sets[(number or 0) % len(sets)]


def mark_of(number: int | None) -> str:
    """Return the name of a set's mark, "" for pieces of no set."""
    marks = list(shapes("marks"))
    return "" if number is None else marks[number % len(marks)]
