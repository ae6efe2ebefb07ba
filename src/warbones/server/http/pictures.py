"""HTTP endpoints of pictures, which a link shows before it is opened."""

from __future__ import annotations

from functools import partial
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

from warbones.picture.picture import FormatName
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.rooms import Rooms
from warbones.server.clubhouse.events import Tournaments
from warbones.server.http.problems import PACED, AnyRequest
from warbones.server.visitor_limits import client_of
from warbones.server.workers.pictures import LIVE, Drawn, Pictures

PNG: Final = "image/png"
GIF: Final = "image/gif"
FOR_A_DAY: Final = "public, max-age=86400"
FOR_NOW: Final = f"public, max-age={LIVE:g}"
DRAWN: Final = PACED | {
    HTTP_200_OK: ResponseSpec(bytes, description="The picture", media_type=PNG, generate_examples=False)
}
CLIPPED: Final = PACED | {
    HTTP_200_OK: ResponseSpec(bytes, description="The clip", media_type=GIF, generate_examples=False)
}


@get("/api/tables/{table:str}/picture.png", summary="A picture of a table", responses=DRAWN)
async def draw_table(
    request: AnyRequest,
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    pictures: NamedDependency[Pictures],
    at: FromQuery[int | None] = None,
    size: FromQuery[FormatName] = "card",
) -> Response[bytes]:
    """Return the board as a spectator sees it now, or after decision ``at`` of a finished match."""
    load = partial(rooms.kept, table)
    return _png(await pictures.of_table(client_of(request), table, at, size, load))


@get("/api/tables/{table:str}/clip.gif", summary="A clip of a finished match", responses=CLIPPED)
async def draw_clip(
    request: AnyRequest,
    table: FromPath[str],
    at: FromQuery[int],
    rooms: NamedDependency[Rooms],
    pictures: NamedDependency[Pictures],
) -> Response[bytes]:
    """Return the board as a spectator saw it in the steps up to decision ``at``."""
    drawn = await pictures.of_moment(client_of(request), table, at, partial(rooms.kept, table))
    return Response(drawn.content, media_type=GIF, headers={"cache-control": FOR_A_DAY})


@get("/api/positions/{day:str}/{game:str}/picture.png", summary="A picture of a position to solve", responses=DRAWN)
async def draw_position(
    request: AnyRequest,
    day: FromPath[str],
    game: FromPath[str],
    pictures: NamedDependency[Pictures],
    size: FromQuery[FormatName] = "card",
) -> Response[bytes]:
    """Return a game's puzzle of a day as its seat sees it, without the solution."""
    return _png(await pictures.of_position(client_of(request), day, game, size))


@get("/api/tournaments/{event:str}/picture.png", summary="A picture of a tournament", responses=DRAWN)
async def draw_tournament(
    request: AnyRequest,
    event: FromPath[str],
    events: NamedDependency[Tournaments],
    pictures: NamedDependency[Pictures],
    size: FromQuery[FormatName] = "card",
) -> Response[bytes]:
    """Return a picture of the standings."""
    found = (await events.kept(event)).event
    return _png(await pictures.of_event(client_of(request), event, found, size))


@get("/api/tables/{table:str}/review.png", summary="A picture of a match's review", responses=DRAWN)
async def draw_review(
    request: AnyRequest,
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[ReviewService],
    pictures: NamedDependency[Pictures],
    size: FromQuery[FormatName] = "card",
) -> Response[bytes]:
    """Return the curve of a finished match's review, or the board if there is no review yet."""
    stored = await rooms.kept(table)
    state = await reviews.of_table(*stored)
    if state.review is None:
        return _png(await pictures.of_table(client_of(request), table, None, size, partial(rooms.kept, table)))
    people = [seat.person.called for seat in stored[1].seats]
    return _png(await pictures.of_review(client_of(request), table, state.review, people, size))


def _png(drawn: Drawn) -> Response[bytes]:
    headers = {"cache-control": FOR_A_DAY if drawn.final else FOR_NOW}
    return Response(drawn.content, media_type=PNG, headers=headers)
