"""Version 3 of the protocol: the same messages under earlier names.

A client that names no version in its address speaks this one. Its messages are separate types with the current
attributes and the earlier names in JSON, so that one table of names serves reading, writing and parse errors.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from warbones.protocol import club_messages as club
from warbones.protocol import messages
from warbones.protocol import replay_messages as replays
from warbones.puzzles.puzzle import PuzzleReply

NUMBER: Final = 3

FIELDS: Final[Mapping[type[Struct], Mapping[str, str]]] = {
    messages.TableRequest: {"sends_client_seed": "brings"},
    messages.SitRequest: {"sends_client_seed": "brings"},
    messages.Claim: {"sends_client_seed": "brings"},
    messages.Occupant: {
        "connected": "here",
        "stand_in": "stands_in",
        "chosen_name": "called",
        "timed_out": "out",
        "wants_rated": "wants",
        "failure": "failed",
    },
    messages.TableRow: {"occupants": "sitters"},
    messages.OwnStatus: {"to_act": "waits"},
    messages.Sharing: {"local_only": "alone", "may_change": "may"},
    messages.OptionCard: {"custom": "own"},
    messages.GameCard: {"tagline": "line"},
    messages.Join: {"visible": "seen"},
    messages.Visibility: {"visible": "seen"},
    messages.Act: {"thinking_time": "thought"},
    messages.Consent: {"proposal": "wish"},
    messages.ClientSeed: {"seed": "share"},
    messages.View: {"log_from": "kept"},
    replays.Frame: {"log_from": "kept"},
    messages.DiceCommitment: {"awaited": "awaits", "received": "brought", "client_seeds": "shares"},
    messages.Presence: {
        "occupants": "sitters",
        "spectators": "watching",
        "proposal": "wish",
        "free_undo": "steps_back",
        "phrases": "heard",
        "waiting": "waits",
        "rematch": "again",
        "dice": "seal",
        "starts_at": "begins",
        "declined": "refused",
    },
    messages.ClockStates: {"delay": "after"},
    messages.HintOption: {"probability": "share", "win_chance": "expects", "follow_ups": "then"},
    messages.Preparing: {"total": "of"},
    replays.Replay: {"chosen_names": "called"},
    replays.KeyMoveCard: {"lines": "told"},
    replays.Story: {"key_moves": "strokes"},
    replays.ReviewState: {"total": "of"},
    replays.LessonStep: {
        "solutions": "right",
        "if_wrong": "otherwise",
        "explanation": "notice",
        "results": "after",
        "if_missed": "missed",
    },
    replays.LessonTry: {"scenes": "after", "solved": "came"},
    PuzzleReply: {"explanation": "told"},
    club.RatingCard: {"uncertainty": "give", "established": "settled"},
    club.Leader: {"uncertainty": "give", "established": "settled"},
    club.PastMatch: {"ended_at": "at", "replayable": "kept"},
    club.TablePlayer: {"chosen_name": "called", "wants_rated": "wants"},
    club.TablePlayers: {"may_change": "may"},
    club.EntrantCard: {"withdrawn": "gone"},
    club.PairingCard: {"starts_at": "begins"},
    club.StandingRow: {"tie_breaks": "breaks"},
    club.EventPage: {"tie_breaks": "breaks", "planned_rounds": "planned", "is_organiser": "organises"},
}
"""The earlier names of fields."""

LATER: Final[Mapping[type[Struct], frozenset[str]]] = {
    club.You: frozenset({"name_blocked"}),
    club.EventRequest: frozenset({"meetings"}),
    club.EventPage: frozenset({"meetings"}),
    club.Enter: frozenset({"bot"}),
    club.EntrantCard: frozenset({"bot"}),
    club.PairingCard: frozenset({"place"}),
    messages.Presence: frozenset({"may_undo_turn", "continues", "guests"}),
    replays.Replay: frozenset({"continues"}),
    replays.KeyMoveCard: frozenset({"why"}),
    replays.Story: frozenset({"by_chance"}),
}
"""Fields that this version does not have."""

TAGS: Final[Mapping[type[Struct], str]] = {
    messages.Visibility: "sight",
    messages.ClientSeed: "share",
    messages.NameChange: "call",
    messages.Presence: "company",
    messages.Rematch: "again",
}
"""The earlier names of message types on a socket."""

CORE: Final = "warbones.core."
"""The package of scenes and their parts, which have the same names in both versions."""


def earlier(message: Struct) -> Struct:
    """Return a message for a client of this version."""
    sort = earlier_type(type(message))
    return message if sort is type(message) else msgspec.convert(message, sort, from_attributes=True)


class EarlierReader:
    """Reads a client's messages."""

    def __init__(self) -> None:
        """Make the types of this version."""
        sorts = get_args(messages.ClientMessage)
        self._later = {earlier_type(sort): sort for sort in sorts}
        self._messages = msgspec.json.Decoder(earlier_type(messages.ClientMessage))

    def decode(self, text: str) -> messages.ClientMessage:
        """Return the message in its current type. Raises `msgspec.MsgspecError`."""
        message = self._messages.decode(text)
        return msgspec.convert(message, self._later[type(message)], from_attributes=True)  # type: ignore[no-any-return]


def body(read: object, sort: type[Struct]) -> object:
    """Return the JSON of a request's body with the names of the current type. Raises `msgspec.ValidationError`."""
    known = earlier_type(sort)
    if known is sort:
        return read
    return msgspec.to_builtins(msgspec.convert(msgspec.convert(read, known, strict=False), sort, from_attributes=True))


@cache
def earlier_type(sort: Any) -> Any:
    """Return this version's type for a current one: the same type if all names in it are the same."""
    if isinstance(sort, type) and issubclass(sort, Struct):
        return _earlier_struct(sort)
    parts = get_args(sort)
    if get_origin(sort) is Annotated:
        return Annotated[(earlier_type(parts[0]), *sort.__metadata__)]
    found = tuple(part if part is ... else earlier_type(part) for part in parts)
    if found == parts:
        return sort
    return reduce(or_, found) if get_origin(sort) in (Union, UnionType) else get_origin(sort)[found]


def _earlier_struct(sort: type[Struct]) -> type[Struct]:
    if sort.__module__.startswith(CORE):
        return sort
    later = LATER.get(sort, frozenset())
    known = [field for field in msgspec.structs.fields(sort) if field.name not in later]
    all_hints = get_type_hints(sort, include_extras=True)
    hints = {field.name: all_hints[field.name] for field in known}
    types = {name: earlier_type(hint) for name, hint in hints.items()}
    if types == hints and not later and sort not in FIELDS and sort not in TAGS:
        return sort
    config = sort.__struct_config__
    return msgspec.defstruct(
        sort.__name__,
        [(field.name, types[field.name], _default(field)) for field in known],
        kw_only=True,
        frozen=True,
        omit_defaults=config.omit_defaults,
        forbid_unknown_fields=config.forbid_unknown_fields,
        tag_field=config.tag_field,
        tag=TAGS.get(sort, config.tag),
        rename=FIELDS.get(sort),
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return field.default
