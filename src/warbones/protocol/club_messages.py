"""The shapes of players, ratings and tournaments on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warbones.protocol.messages import Message, Number, Token
from warbones.table.clock_kinds import TimeControl

Key = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A secret that a browser makes and keeps; like a `Token` it fits into a header."""
Name = Annotated[str, Meta(max_length=256)]
Short = Annotated[str, Meta(max_length=32)]
Score = Annotated[int, Meta(ge=-(2**53), lt=2**53)]

# --- Players


class PlayerRequest(Message):
    """Body of ``POST /api/player``: create a player, or change their name. Answered by `You`.

    ``key`` is made by the browser and stored only there: whoever has it is the player, as whoever has a token has the
    seat.
    """

    key: Key
    name: Name
    mark: Short = ""


class RatingCard(Message):
    """A rating as shown. ``established``: certain enough to be ranked; ``uncertainty`` is its margin, either way."""

    game: str
    title: str
    speed: str
    rating: int
    uncertainty: int
    games: int
    established: bool = False


class EventCard(Message):
    """A tournament in a list."""

    event: str
    title: str
    game: str
    over: bool = False


class You(Message):
    """Response to ``GET /api/player``: the profile of the player with this key, and the number of their devices.

    ``name_blocked``: the operator has blocked the name, and others read "a player" instead.
    """

    name: str
    mark: str
    devices: int = 1
    ratings: tuple[RatingCard, ...] = ()
    events: tuple[EventCard, ...] = ()
    marks: tuple[str, ...] = ()
    name_blocked: bool = False


class PlayerCode(Message):
    """Response to ``POST /api/player/code``: a one-time code that adds another device; it expires at ``until``."""

    code: str
    until: Number


class PlayerKey(Message):
    """A body with a player's key."""

    key: Key


class Redeem(Message):
    """Body of ``POST /api/player/redeem``: a code from another device, and this device's key. Answered by `You`."""

    code: Short
    key: Key


class PlayedCard(Message):
    """A seat's result in a finished match. ``name`` is "" for somebody who is not, or is no longer, a player here."""

    seat: Number
    score: Score
    you: bool = False
    name: str = ""
    mark: str = ""
    bot: str = ""
    before: int | None = None
    after: int | None = None


class PastMatch(Message):
    """A finished match. ``ended_at`` is its end in seconds since 1970; ``replayable``: it can be replayed."""

    table: str
    game: str
    title: str
    speed: str
    ended_at: Number
    rated: bool
    seats: tuple[PlayedCard, ...]
    replayable: bool = False


class History(Message):
    """Response to ``GET /api/player/history``: a player's matches, the latest first.

    ``more``: there are earlier ones.
    """

    matches: tuple[PastMatch, ...]
    more: bool = False


class PlayerFile(Message):
    """Response to ``GET /api/player/file``: everything stored about a player."""

    name: str
    mark: str
    since: Number
    ratings: tuple[RatingCard, ...]
    matches: tuple[PastMatch, ...]
    events: tuple[EventCard, ...]


class Seating(Message):
    """Body of ``POST /api/tables/{table}/player``: link the seat with this token to the player with this key.

    ``rated``: the match should be rated, if everybody agrees. This can be set until the match starts.
    """

    token: Token
    key: Key
    rated: bool = False


class TablePlayer(Message):
    """The player on a seat, and whether they want the match rated."""

    seat: int
    name: str
    chosen_name: str = ""
    mark: str = ""
    rating: int = 0
    bot: str = ""
    wants_rated: bool = False


class TablePlayers(Message):
    """Response to ``GET /api/tables/{table}/players``.

    ``rated``: everybody wants it; ``may_change``: that can still change.
    """

    players: tuple[TablePlayer, ...]
    rated: bool = False
    may_change: bool = False


class Leader(Message):
    """A row in a list of ratings. ``place`` is 0 for bots and uncertain ratings."""

    place: int
    name: str
    rating: int
    uncertainty: int
    games: int
    mark: str = ""
    bot: str = ""
    established: bool = False


class Leaders(Message):
    """Response to ``GET /api/leaders``: the rated people and bots of a game on this server, the highest first."""

    game: str
    title: str
    speed: str
    speeds: tuple[str, ...]
    leaders: tuple[Leader, ...]


# --- Tournaments


class EventRequest(Message):
    """Body of ``POST /api/tournaments``. ``key`` is the organiser's, made by the browser. Answered by an `EventCard`.

    ``rounds`` is the number of rounds of a Swiss tournament, 0 for as many as needed. ``meetings`` is the number of
    games that each pair plays in a round robin. ``rated``: its matches count for players' ratings. ``clock`` applies to
    all its tables: play starts there five minutes after set-up, and whoever runs out of time loses.
    """

    key: Key
    title: Name
    kind: Literal["robin", "swiss", "knockout"]
    game: Short
    options: dict[str, str | int | bool] = {}
    rounds: Annotated[int, Meta(ge=0, le=32)] = 0
    meetings: Annotated[int, Meta(ge=1, le=2)] = 1
    rated: bool = False
    clock: TimeControl | None = None


class Enter(Message):
    """Body of ``POST /api/tournaments/{event}/enter``: a player's key, or the organiser's with somebody's name.

    ``bot``: the organiser adds this bot, which plays in rounds in which somebody would have no opponent.
    """

    key: Key
    name: Name = ""
    bot: Short = ""


class EventChange(Message):
    """Body of ``POST /api/tournaments/{event}/change``, by the organiser; a player who leaves may send ``leave`` too.

    ``pair``: pair the next round. ``result``: set the result of ``pairing`` in ``round``. ``leave`` and ``back``: an
    ``entrant`` leaves or returns. ``longer``: add a round to a Swiss tournament. ``end``: end the tournament.
    """

    key: Key
    what: Literal["pair", "result", "leave", "back", "longer", "end"]
    round: Annotated[int, Meta(ge=0, le=1000)] = 0
    pairing: Annotated[int, Meta(ge=0, le=1000)] = 0
    entrant: Annotated[int, Meta(ge=0, le=1000)] = 0
    result: Literal["", "first", "second", "draw", "neither"] = ""


class Come(Message):
    """Body of ``POST /api/tables/{table}/come``: take the player's seat at a tournament's table.

    ``secret`` is made by the browser, and is the seat's only key from then on. Answered by a `TableTicket`.
    """

    key: Key
    secret: Key


class EntrantCard(Message):
    """An entrant. ``player``: they entered with their own browser; ``bot``: a bot that fills in."""

    name: str
    mark: str = ""
    rating: int = 0
    withdrawn: bool = False
    late: bool = False
    player: bool = False
    bot: str = ""


class PairingCard(Message):
    """A pairing of two entrants by number; ``second`` None is a bye. ``table`` is "" if it has no table on this server.

    ``starts_at`` is the scheduled start in milliseconds since 1970, 0 to wait for both. ``place`` is its place in the
    round of a bracket, from 0: the winners of places 2n and 2n + 1 meet at place n of the next round.
    """

    first: int
    second: int | None
    result: Literal["", "first", "second", "draw", "neither"] = ""
    table: str = ""
    walkover: bool = False
    drawn: int = 0
    starts_at: Number = 0
    place: int = 0


class StandingRow(Message):
    """An entrant's row in the standings. ``points`` and ``tie_breaks`` are in half points; ``place`` is 0 for bots and
    for those who withdrew.
    """

    entrant: int
    place: int
    points: int
    won: int
    drawn: int
    lost: int
    tie_breaks: tuple[int, ...] = ()


class EventPage(Message):
    """Response to ``GET /api/tournaments/{event}``. ``tie_breaks`` names the tie-breaks in order.

    ``you`` is the entrant whose key was sent, if any; ``is_organiser``: the organiser's key was. ``may_pair``: all
    results are in and another round is due; ``done``: all results are in and no round is left.
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
    tie_breaks: tuple[str, ...]
    planned_rounds: int = 0
    meetings: int = 1
    rated: bool = False
    draws: bool = False
    over: bool = False
    may_pair: bool = False
    done: bool = False
    you: int | None = None
    is_organiser: bool = False
    clock: TimeControl | None = None
