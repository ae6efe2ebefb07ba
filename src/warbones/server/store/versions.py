"""Upgrade steps for matches stored by earlier versions: plain JSON in, plain JSON out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec

from warbones.rooms.storage.codec import decode_match, json

logger = logging.getLogger(__name__)

Json = dict[str, Any]

KEPT: Final = (
    "game",
    "rules_version",
    "options",
    "secret",
    "by_hand",
    "listed",
    "waits",
    "hints",
    "clock",
    "clocks",
    "begins",
)


def with_seats(old: Json) -> Json:
    """Convert a match that has a list or object of seats for each fact to one with an object for each seat."""
    seats = [_seat(old, seat) for seat in range(len(old["bots"]))]
    kept: Json = {name: old[name] for name in KEPT if name in old}
    return {**kept, "sealed": old.get("shares") is not None, "seats": seats}


def _seat(old: Json, seat: int) -> Json:
    bot = old["bots"][seat]
    return {
        "kind": "bot" if bot is not None else "friend" if _lists(old, "friends", seat) else "person",
        "bot": bot or "",
        "came": _lists(old, "taken", seat),
        "stand_in": _stand_in(old, seat),
        "person": {
            "called": _of(old, "called", seat, ""),
            "mark": _of(old, "marks", seat, ""),
            "rating": _of(old, "ratings", seat, 0),
            "wants": _lists(old, "wants", seat),
        },
        "keys": _keys(old, seat),
        "share": (old.get("shares") or {seat: ""})[seat],
        "brings": _lists(old, "brings", seat),
        "pushes": _of(old, "pushes", seat, []),
    }


def _stand_in(old: Json, seat: int) -> Json | None:
    bot = _of(old, "stand_ins", seat, None)
    return bot and {"bot": bot, "out": _lists(old, "out", seat), "failed": _of(old, "failed", seat, "")}


def _keys(old: Json, seat: int) -> Json:
    used = [key for key, at in old.get("spent", {}).items() if at == seat]
    left = old.get("left", [])
    return {
        "key": old["keys"][seat] or "",
        "link": _of(old, "carried", seat, ""),
        "spent": [key for key in used if key not in left],
        "left": [key for key in used if key in left],
    }


def _lists(old: Json, name: str, seat: int) -> bool:
    return seat in old.get(name, ())


def _of(old: Json, name: str, seat: int, default: Any) -> Any:
    return old.get(name, {}).get(str(seat), default)


def with_messages(old: Json) -> Json:
    """Return a match unchanged: since version 3, statuses, reviews and failures may be messages beside it.

    Earlier wording is still valid. But an earlier program could not read a message, so it must refuse the store.
    """
    return old


STEPS: Final[tuple[Callable[[Json], Json], ...]] = (with_seats, with_messages)
"""The steps from the first version to the second, and so on."""

VERSION: Final = 1 + len(STEPS)
"""The current version of stored matches."""


def upgraded(written: str, version: int) -> str:
    """Return a match written by ``version`` in the current form. An unreadable match is returned unchanged."""
    try:
        match = msgspec.json.decode(written, type=Json)
        for step in STEPS[version - 1 :]:
            match = step(match)
        return json(decode_match(msgspec.json.encode(match).decode()))
    except (LookupError, TypeError, AttributeError, msgspec.MsgspecError) as error:
        logger.warning("A stored match cannot be read, and is left as it is: %s", error)
        return written
