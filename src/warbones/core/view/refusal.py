"""What an error says, as a text that whoever reads it words."""

from __future__ import annotations

from typing import Any

from warbones.core.errors import Told, WarbonesError
from warbones.core.view.scene import Text, msg


def refusal(error: WarbonesError) -> Text:
    """Return what an error says: a message where a player may read it, else its sentence."""
    return str(error) if error.facts is None else _argument(error.facts)


def _argument(value: Any) -> Any:
    if isinstance(value, Told):
        return msg(value.key, value.rules, **{name: _argument(each) for name, each in value.args.items()})
    return tuple([_argument(each) for each in value]) if isinstance(value, list | tuple) else value
