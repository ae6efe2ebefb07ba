"""The meaning and origin of each figure of a study."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

import msgspec


class Definition(msgspec.Struct, frozen=True):
    """A figure's name, meaning and source."""

    name: str
    meaning: str
    source: str


DEFINITIONS: Final = msgspec.convert(
    tomllib.loads(files(__package__).joinpath("definitions.toml").read_text("utf-8")), dict[str, Definition]
)
"""By key, as the figures' charts refer to them."""


def written() -> str:
    """Return the definitions as the Markdown table in docs/lab.md."""
    rows = [f"| {each.name} | {each.meaning} | {each.source} |" for each in DEFINITIONS.values()]
    return "\n".join(["| figure | meaning | source |", "|---|---|---|", *rows])
