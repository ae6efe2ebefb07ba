"""HTTP endpoints of tournaments."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from warbones.club.tournaments.reports import as_csv, as_trf
from warbones.protocol.club_messages import Come, Enter, EventCard, EventChange, EventPage, EventRequest
from warbones.protocol.messages import TableTicket
from warbones.rooms.seats.keys import WrongToken, bearer, digest
from warbones.server.clubhouse import cards
from warbones.server.clubhouse.events import Tournaments, entrant_of
from warbones.server.clubhouse.players import Players
from warbones.server.http.problems import CHANGES, PROBLEMS, AnyRequest
from warbones.server.store.club.club_store import NoPlayer

changes: Final = partial(post, status_code=HTTP_200_OK, responses=CHANGES)
"""Decorates endpoints that change a tournament."""


@post("/api/tournaments", status_code=HTTP_201_CREATED, summary="Set up a tournament", responses=CHANGES)
async def begin_tournament(data: JSONBody[EventRequest], events: NamedDependency[Tournaments]) -> EventCard:
    """Create a tournament, which belongs to this browser's key."""
    return cards.event_card(*await events.begin(data))


@get("/api/tournaments/{event:str}", summary="A tournament", responses=PROBLEMS)
async def show_tournament(
    request: AnyRequest, event: FromPath[str], events: NamedDependency[Tournaments], players: NamedDependency[Players]
) -> EventPage:
    """Return entrants, pairings, standings and the role that the keys give: ``Authorization: Bearer KEY KEY``."""
    return await _page(event, _keys(request), events, players)


@changes("/api/tournaments/{event:str}/enter", summary="Enter a tournament")
async def enter_tournament(
    event: FromPath[str],
    data: JSONBody[Enter],
    events: NamedDependency[Tournaments],
    players: NamedDependency[Players],
) -> EventPage:
    """Enter as a player, or, as the organiser, enter somebody without a browser by name."""
    await events.enter(event, data)
    return await _page(event, (data.key,), events, players)


@changes("/api/tournaments/{event:str}/change", summary="Run a tournament")
async def change_tournament(
    event: FromPath[str],
    data: JSONBody[EventChange],
    events: NamedDependency[Tournaments],
    players: NamedDependency[Players],
) -> EventPage:
    """Pair the next round, set a result, let an entrant leave or return, or end the tournament."""
    await events.change(event, data)
    return await _page(event, (data.key,), events, players)


@changes("/api/tables/{table:str}/come", summary="Take a tournament's seat")
async def come_to_table(
    table: FromPath[str], data: JSONBody[Come], events: NamedDependency[Tournaments]
) -> TableTicket:
    """Take the player's own seat at a tournament's table, or transfer it to this browser."""
    return await events.come(table, data)


RESULTS: Final = PROBLEMS | {HTTP_200_OK: ResponseSpec(str, description="The file", media_type=MediaType.TEXT)}


@get("/api/tournaments/{event:str}/results.csv", summary="A tournament's results as CSV", responses=RESULTS)
async def download_csv(event: FromPath[str], events: NamedDependency[Tournaments]) -> Response[bytes]:
    """Return standings and results for a spreadsheet."""
    return _file(as_csv((await events.kept(event)).event), "text/csv", "results.csv")


@get("/api/tournaments/{event:str}/results.trf", summary="A tournament's results as TRF", responses=RESULTS)
async def download_trf(event: FromPath[str], events: NamedDependency[Tournaments]) -> Response[bytes]:
    """Return a Swiss tournament or round robin in FIDE's report format, TRF16."""
    return _file(as_trf((await events.kept(event)).event), "text/plain", "results.trf")


def _file(text: str, kind: str, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=f"{kind}; charset=utf-8", headers=headers)


def _keys(request: AnyRequest) -> tuple[str, ...]:
    try:
        return bearer(request.headers.get("authorization", ""))
    except WrongToken:
        return ()


async def _page(event: str, keys: tuple[str, ...], events: Tournaments, players: Players) -> EventPage:
    kept = await events.kept(event)
    entrant: int | None = None
    for key in keys:
        try:
            found = entrant_of(kept, await players.known(key))
        except NoPlayer:
            continue
        entrant = found if entrant is None else entrant
    return cards.event_page(event, kept, entrant, organises=kept.organiser in map(digest, keys))
