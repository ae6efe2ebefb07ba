"""HTTP endpoints of players. A player is opened only by a key that a browser made."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from warbones.core.errors import WarbonesError, quoted
from warbones.games import load_known
from warbones.protocol.club_messages import (
    History,
    Leaders,
    PlayerCode,
    PlayerFile,
    PlayerKey,
    PlayerRequest,
    Redeem,
    Seating,
    TablePlayers,
    You,
)
from warbones.rooms.languages import in_version, version_of
from warbones.rooms.rooms import Rooms
from warbones.rooms.seats.keys import WrongToken, bearer
from warbones.server.clubhouse import cards
from warbones.server.clubhouse.events import Tournaments
from warbones.server.clubhouse.players import Players
from warbones.server.clubhouse.speeds import SPEEDS, UNTIMED
from warbones.server.http.problems import CHANGES, PROBLEMS, STORED, AnyRequest
from warbones.server.store.club.club_store import NoPlayer, Profile

PAGE: Final = 50
"""The matches on a page of a history."""

LEADERS: Final = 200
"""The maximum number of people in a list of ratings."""

ALL: Final = 1_000_000
LATEST: Final = 2**53

OWN: Final = [{"player": list[str]()}]
"""The security of an endpoint that needs a player's key."""

FILE: Final = PROBLEMS | {HTTP_200_OK: ResponseSpec(PlayerFile, description="The file", generate_examples=False)}


class NoSpeed(WarbonesError):
    """An unknown speed."""


def key_of(request: AnyRequest) -> str:
    """Return the player's key in a request. Raises `NoPlayer`."""
    try:
        (key,) = bearer(request.headers.get("authorization", ""))
    except (ValueError, WrongToken):
        raise NoPlayer from None
    return key


async def _you(profile: Profile, players: Players, events: Tournaments) -> You:
    devices, ratings = await players.devices(profile), await players.ratings(profile)
    return cards.you(profile, devices, ratings, await events.of(profile), blocked=players.is_name_blocked(profile))


@get("/api/player", summary="A player's data", responses=PROBLEMS, security=OWN)
async def show_player(
    request: AnyRequest, players: NamedDependency[Players], events: NamedDependency[Tournaments]
) -> You:
    """Return the name, mark, ratings and tournaments of the player with a key: ``Authorization: Bearer KEY``."""
    return await _you(await players.known(key_of(request)), players, events)


@post("/api/player", status_code=HTTP_200_OK, summary="Create or rename a player", responses=CHANGES)
async def call_player(
    data: JSONBody[PlayerRequest], players: NamedDependency[Players], events: NamedDependency[Tournaments]
) -> You:
    """Create a player with this browser's key, or change the name and mark of the player with it."""
    return await _you(await players.call(data), players, events)


@delete("/api/player", status_code=HTTP_204_NO_CONTENT, summary="Delete a player", responses=PROBLEMS, security=OWN)
async def delete_player(request: AnyRequest, players: NamedDependency[Players]) -> None:
    """Delete everything stored about the player with a key, and their name in stored matches."""
    await players.forget(await players.known(key_of(request)))


@get("/api/player/history", summary="A player's matches", responses=PROBLEMS, security=OWN)
async def show_history(
    request: AnyRequest, players: NamedDependency[Players], before: FromQuery[int] = LATEST
) -> History:
    """Return the matches of the player with a key that ended before ``before``, latest first."""
    past = await players.history(await players.known(key_of(request)), max(-LATEST, min(LATEST, before)), PAGE + 1)
    return History(matches=tuple(map(cards.past_match, past[:PAGE])), more=len(past) > PAGE)


@get("/api/player/file", summary="A player's data as a file", responses=FILE, security=OWN)
async def download_player(
    request: AnyRequest, players: NamedDependency[Players], events: NamedDependency[Tournaments]
) -> Response[bytes]:
    """Return everything stored about the player with a key."""
    profile = await players.known(key_of(request))
    you, past = await _you(profile, players, events), await players.history(profile, LATEST, ALL)
    file = PlayerFile(
        name=profile.name,
        mark=profile.mark,
        since=profile.made,
        ratings=you.ratings,
        matches=tuple(map(cards.past_match, past)),
        events=you.events,
    )
    headers = {"content-disposition": 'attachment; filename="warbones-player.json"'}
    content = msgspec.json.format(
        msgspec.json.encode(in_version(version_of(request.scope["query_string"]), file)), indent=2
    )
    return Response(content, media_type="application/json", headers=headers)


@post("/api/player/code", status_code=HTTP_200_OK, summary="A code for another device", responses=CHANGES)
async def show_code(data: JSONBody[PlayerKey], players: NamedDependency[Players]) -> PlayerCode:
    """Return a code that adds one more device to the player. It works once, within ten minutes."""
    code, until = await players.code(await players.known(data.key))
    return PlayerCode(code=code, until=until)


@post("/api/player/redeem", status_code=HTTP_200_OK, summary="Redeem a code", responses=CHANGES)
async def redeem_code(
    data: JSONBody[Redeem], players: NamedDependency[Players], events: NamedDependency[Tournaments]
) -> You:
    """Add this browser's key to the player whose code it is."""
    return await _you(await players.redeem(data), players, events)


@post("/api/player/alone", status_code=HTTP_200_OK, summary="Take a player off other devices", responses=CHANGES)
async def keep_alone(
    data: JSONBody[PlayerKey], players: NamedDependency[Players], events: NamedDependency[Tournaments]
) -> You:
    """Remove all keys of a player except the given one."""
    profile = await players.known(data.key)
    await players.only(profile, data.key)
    return await _you(profile, players, events)


@get("/api/leaders", summary="The ratings of a game", responses=PROBLEMS)
async def show_leaders(
    players: NamedDependency[Players], game: FromQuery[str], speed: FromQuery[str] = UNTIMED
) -> Leaders:
    """Return the people and bots of this server by their ratings in a game at a speed."""
    load_known(game)
    if speed not in SPEEDS:
        raise NoSpeed.saying("refused-no-speed", speed=quoted(speed), known=tuple(SPEEDS))
    return cards.leaders(game, speed, await players.leaders(game, speed, LEADERS))


@get("/api/tables/{table:str}/players", summary="The players at a table", responses=STORED | PROBLEMS)
async def show_table_players(table: FromPath[str], rooms: NamedDependency[Rooms]) -> TablePlayers:
    """Return the names, marks and ratings of a table's players, and whether they want the match rated."""
    async with rooms.enter(table) as room:
        return cards.table_players(room.occupants.shown, waits=room.live.match.waits)


@post("/api/tables/{table:str}/player", status_code=HTTP_200_OK, summary="Play as a player", responses=CHANGES)
async def seat_player(
    table: FromPath[str], data: JSONBody[Seating], players: NamedDependency[Players], rooms: NamedDependency[Rooms]
) -> TablePlayers:
    """Put a player on a seat. The table learns only their name, mark and rating."""
    await players.sit(table, data)
    async with rooms.enter(table) as room:
        return cards.table_players(room.occupants.shown, waits=room.live.match.waits)
