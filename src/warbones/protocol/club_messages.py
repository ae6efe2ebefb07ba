"""The shapes of players, ratings and tournaments on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warbones.protocol.messages import Message, Number, Token
from warbones.table.clock_kinds import TimeControl

Key = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""What a browser makes and keeps: as `Token`, it may stand in a header."""
Name = Annotated[str, Meta(max_length=256)]
Short = Annotated[str, Meta(max_length=32)]
Score = Annotated[int, Meta(ge=-(2**53), lt=2**53)]

# --- Players


class PlayerRequest(Message):
    """Body of ``POST /api/player``: begin as a player, or change how one is called. Answered by `You`.

    ``key`` is made by the browser and kept there alone: it is shown as a seat's token is, and opens the player.
    """

    key: Key
    name: Name
    mark: Short = ""


class RatingCard(Message):
    """A rating as people read it. ``settled``: it can be compared; ``give`` is how unsure it is, either way."""

    game: str
    title: str
    speed: str
    rating: int
    give: int
    games: int
    settled: bool = False


class EventCard(Message):
    """A tournament that one takes part in, or may look at."""

    event: str
    title: str
    game: str
    over: bool = False


class You(Message):
    """Answer of ``GET /api/player``: what is kept of the player whose key was shown, and how many devices have one."""

    name: str
    mark: str
    devices: int = 1
    ratings: tuple[RatingCard, ...] = ()
    events: tuple[EventCard, ...] = ()
    marks: tuple[str, ...] = ()


class PlayerCode(Message):
    """Answer of ``POST /api/player/code``: what brings the player to one more device, once, until ``until``."""

    code: str
    until: Number


class PlayerKey(Message):
    """A body that shows a player's key alone."""

    key: Key


class Redeem(Message):
    """Body of ``POST /api/player/redeem``: a code from another device, and this one's own key. Answered by `You`."""

    code: Short
    key: Key


class PlayedCard(Message):
    """What one seat of a match that is over came to. ``name`` "": somebody who is no player here, or no longer one."""

    seat: Number
    score: Score
    you: bool = False
    name: str = ""
    mark: str = ""
    bot: str = ""
    before: int | None = None
    after: int | None = None


class PastMatch(Message):
    """A match that is over. ``at`` is when, in seconds since 1970; ``kept``: it can be seen again."""

    table: str
    game: str
    title: str
    speed: str
    at: Number
    rated: bool
    seats: tuple[PlayedCard, ...]
    kept: bool = False


class History(Message):
    """Answer of ``GET /api/player/history``: one's matches, the latest first. ``more``: there are earlier ones."""

    matches: tuple[PastMatch, ...]
    more: bool = False


class PlayerFile(Message):
    """Answer of ``GET /api/player/file``: all that is kept of a player."""

    name: str
    mark: str
    since: Number
    ratings: tuple[RatingCard, ...]
    matches: tuple[PastMatch, ...]
    events: tuple[EventCard, ...]


class Seating(Message):
    """Body of ``POST /api/tables/{table}/player``: one's seat, by its token, and who plays there, by the player's key.

    ``rated``: this match shall count, if everybody wishes so; it can be said until play begins.
    """

    token: Token
    key: Key
    rated: bool = False


class TablePlayer(Message):
    """Who sits on a seat, and whether they wish a match to be rated."""

    seat: int
    name: str
    called: str = ""
    mark: str = ""
    rating: int = 0
    bot: str = ""
    wants: bool = False


class TablePlayers(Message):
    """Answer of ``GET /api/tables/{table}/players``. ``rated``: everybody wishes so; ``may``: it can still be."""

    players: tuple[TablePlayer, ...]
    rated: bool = False
    may: bool = False


class Leader(Message):
    """Somebody in a list of ratings. ``place`` 0: too unsure to have one, or a bot, which has none."""

    place: int
    name: str
    rating: int
    give: int
    games: int
    mark: str = ""
    bot: str = ""
    settled: bool = False


class Leaders(Message):
    """Answer of ``GET /api/leaders``: who is rated at a game on this server, people and bots, the highest first."""

    game: str
    title: str
    speed: str
    speeds: tuple[str, ...]
    leaders: tuple[Leader, ...]


# --- Tournaments


class EventRequest(Message):
    """Body of ``POST /api/tournaments``. ``key`` is the organiser's, made by the browser. Answered by an `EventCard`.

    ``rounds`` is how many a Swiss tournament has, 0 for as many as it takes. ``rated``: its matches count for the
    players who enter. ``clock`` is that of all its tables: play begins there five minutes after they were set up,
    whoever has come, and whose time runs out loses.
    """

    key: Key
    title: Name
    kind: Literal["robin", "swiss", "knockout"]
    game: Short
    options: dict[str, str | int | bool] = {}
    rounds: Annotated[int, Meta(ge=0, le=32)] = 0
    rated: bool = False
    clock: TimeControl | None = None


class Enter(Message):
    """Body of ``POST /api/tournaments/{event}/enter``: as a player, by key; or by the organiser's, with a name."""

    key: Key
    name: Name = ""


class EventChange(Message):
    """Body of ``POST /api/tournaments/{event}/change``, by the organiser; ``leave`` also by the player who leaves.

    ``pair``: the next round. ``result``: of ``pairing`` in ``round``. ``leave`` and ``back``: an ``entrant`` goes, or
    is there again. ``longer``: one round more of a Swiss tournament. ``end``: it is over.
    """

    key: Key
    what: Literal["pair", "result", "leave", "back", "longer", "end"]
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    pairing: Annotated[int, Meta(ge=0, le=1000)] = 0
    entrant: Annotated[int, Meta(ge=0, le=1000)] = 0
    result: Literal["", "first", "second", "draw", "neither"] = ""


class Come(Message):
    """Body of ``POST /api/tables/{table}/come``: one's seat at a tournament's table, by the player's key.

    ``secret`` is made by the browser, and is the seat's only key from then on. Answered by a `TableTicket`.
    """

    key: Key
    secret: Key


class EntrantCard(Message):
    """Somebody who takes part. ``player``: they came with a browser of their own."""

    name: str
    mark: str = ""
    rating: int = 0
    gone: bool = False
    late: bool = False
    player: bool = False


class PairingCard(Message):
    """Who plays whom, by their numbers; ``second`` None: nobody. ``table`` "": at no table of this server.

    ``begins`` is when play begins there whoever has come, in milliseconds since 1970, 0 where both are waited for.
    """

    first: int
    second: int | None
    result: Literal["", "first", "second", "draw", "neither"] = ""
    table: str = ""
    walkover: bool = False
    drawn: int = 0
    begins: Number = 0


class StandingRow(Message):
    """How an entrant stands. ``points`` and ``breaks`` are in halves of a point."""

    entrant: int
    place: int
    points: int
    won: int
    drawn: int
    lost: int
    breaks: tuple[int, ...] = ()


class EventPage(Message):
    """Answer of ``GET /api/tournaments/{event}``. ``breaks`` names what decides between equals, in order.

    ``you`` is the entrant whose key was shown, None where that is nobody's; ``organises``: the organiser's was.
    ``may_pair``: every result is in, and a further round is due; ``done``: every result is in, and none is.
    """

    event: str
    title: str
    kind: Literal["robin", "swiss", "knockout"]
    game: str
    game_title: str
    seats: tuple[str, ...]
    entrants: tuple[EntrantCard, ...]
    rounds: tuple[tuple[PairingCard, ...], ...]
    standings: tuple[StandingRow, ...]
    breaks: tuple[str, ...]
    planned: int = 0
    rated: bool = False
    draws: bool = False
    over: bool = False
    may_pair: bool = False
    done: bool = False
    you: int | None = None
    organises: bool = False
    clock: TimeControl | None = None
