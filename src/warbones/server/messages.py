"""Every shape of data that crosses the wire. The browser's TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from warbones.core.scene import Piece, Scene

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]  # what every reader of JSON can hold


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message: immutable, strict, written without its defaults."""


# --- HTTP


class OptionValue(Message):
    """One value of a rule option, with what it means in plain words."""

    value: str | int | bool
    text: str


class OptionCard(Message):
    """A rule option as players see it before they sit down. ``ruling`` is its number in the rulebook page."""

    name: str
    title: str
    ruling: str
    default: str | int | bool
    values: tuple[OptionValue, ...]


class GameCard(Message):
    """A game in the lobby. ``look`` are a few pieces that tell it apart."""

    id: str
    title: str
    line: str
    facts: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionCard, ...] = ()
    look: tuple[Piece, ...] = ()


class Games(Message):
    """Answer of ``GET /api/games``."""

    games: tuple[GameCard, ...]


class Rulebook(Message):
    """Answer of ``GET /api/games/{game}/rules``: the page as HTML; each rule has its number as its id."""

    game: str
    title: str
    html: str


class SeatRequest(Message):
    """Who sits there: a person, or a bot of a named strength."""

    kind: Literal["person", "bot"]
    bot: str = ""


class TableRequest(Message):
    """Body of ``POST /api/tables``."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=8)]
    options: dict[str, str | int | bool] = {}


class SeatTicket(Message):
    """A person's seat at a table. The token is the seat's only key; it is told once."""

    seat: int
    token: Token


class TableTicket(Message):
    """Answer of ``POST /api/tables``: one ticket for each person's seat."""

    table: str
    game: str
    title: str
    seats: tuple[SeatTicket, ...]


class Preparing(Message):
    """Answer of ``GET /api/preparing``: what the server is still getting ready (bots' first compile)."""

    ready: bool
    text: str = ""
    done: int = 0
    of: int = 0


class Problem(Message):
    """Any refused HTTP request: what was wrong and what would be right."""

    problem: str


# --- WebSocket ``/api/tables/{table}/play``: the client's messages


class Join(Message, tag_field="type", tag="join"):
    """First message of a socket: the seat's token, and the last version this client has seen (0: none).

    Every view after that version follows; a client that has seen none gets the newest alone.
    """

    token: Token
    since: Number = 0


class Act(Message, tag_field="type", tag="act"):
    """An intention. ``id`` is made by the client and comes back in the reply; ``number`` is the number of the
    decision that is answered (``View.number``), so that a late or doubled answer is told so.
    """

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    action: Annotated[str, Meta(max_length=512)]


ClientMessage = Join | Act


# --- WebSocket: the server's messages


class View(Message, tag_field="type", tag="view"):
    """What the seat sees now. ``v`` counts this seat's views without a gap; ``number`` is the seat's next decision."""

    v: int
    number: int
    scene: Scene


class Accepted(Message, tag_field="type", tag="accepted"):
    """The intention ``id`` was applied and is on disk. ``repeated``: it already was before."""

    id: str
    repeated: bool = False


class Refused(Message, tag_field="type", tag="refused"):
    """The message (``id`` where it had one) changed nothing; ``problem`` says why and what would be right."""

    problem: str
    id: str = ""


ServerMessage = View | Accepted | Refused
