"""JSON for people and for diffs: one line for each part that fits, several lines for the others."""

from __future__ import annotations

import json
from textwrap import wrap
from typing import Any, Final

WIDTH: Final = 120


def json_text(value: Any, width: int = WIDTH) -> str:
    """Return ``value`` as JSON text; parts longer than ``width`` are split over several lines."""
    return _spread(value, width, "", 0)


def _spread(value: Any, width: int, indent: str, taken: int) -> str:
    """Return the text of a value, on a line that has ``taken`` other characters besides ``indent``."""
    text = json.dumps(value, ensure_ascii=False)
    if len(indent) + taken + len(text) <= width or not isinstance(value, dict | list):
        return text
    inner = indent + " "
    if isinstance(value, list) and all(map(_figures, value)):
        return _lines("[]", wrap(text[1:-1].replace(", ", ",").replace("],[", "], ["), width - len(inner)), indent, "")
    if isinstance(value, list):
        return _lines("[]", [_spread(part, width, inner, len(",")) for part in value], indent)
    names = {name: f"{json.dumps(name, ensure_ascii=False)}: " for name in value}
    parts = [names[name] + _spread(part, width, inner, len(names[name] + ",")) for name, part in value.items()]
    return _lines("{}", parts, indent)


def _figures(value: Any) -> bool:
    """Return whether a value is a short list of numbers. Several of these share a line."""
    return isinstance(value, list) and len(value) < 5 and all(isinstance(each, int | float) for each in value)


def _lines(brackets: str, parts: list[str], indent: str, between: str = ",") -> str:
    return f"{brackets[0]}\n" + f"{between}\n".join(f"{indent} {part}" for part in parts) + f"\n{indent}{brackets[1]}"
