"""JSON for people and for diffs: what fits on a line stands on one, and the rest is spread over several."""

from __future__ import annotations

import json
from typing import Any, Final

WIDTH: Final = 120


def json_text(value: Any, indent: str = "", width: int = WIDTH) -> str:
    """Return ``value`` as JSON text, with a line for each part of what is longer than ``width``."""
    text = json.dumps(value, ensure_ascii=False)
    if len(text) <= width - len(indent) or not isinstance(value, dict | list):
        return text
    inner = indent + " "
    if isinstance(value, dict):
        opened, closed = "{", "}"
        parts = [f"{json.dumps(key)}: {json_text(part, inner, width - len(key) - 5)}" for key, part in value.items()]
    else:
        opened, closed = "[", "]"
        parts = [json_text(part, inner, width - 1) for part in value]
    lines = f",\n{inner}".join(parts)
    return f"{opened}\n{inner}{lines}\n{indent}{closed}"
