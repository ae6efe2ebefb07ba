"""The origin of a match that continues another one from one of its frames."""

from __future__ import annotations

from typing import Any

import msgspec


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The moment of another match at which a match began: its ``position`` (`Position.to_dict`) in frame ``n``.

    ``table`` is where the other match was played ("": its file was read). Its dice and decisions are not repeated.
    """

    n: int
    position: dict[str, Any]
    table: str = ""
