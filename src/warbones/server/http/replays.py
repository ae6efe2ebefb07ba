"""HTTP endpoints of finished matches: files, replays, stories and reviews."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_200_OK

from warbones.protocol.messages import Words
from warbones.protocol.replay_messages import Replay, ReviewState, Story
from warbones.rooms.finished import documents
from warbones.rooms.finished.documents import DocumentWriter
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.finished.stories import StoryService
from warbones.rooms.languages import Dialect, in_language, version_of
from warbones.rooms.rooms import Rooms
from warbones.server.http.problems import ASKED, CHANGES, LONGEST_FILE, PACED, PROBLEMS, AnyRequest
from warbones.server.visitor_limits import client_of
from warbones.table.replay_frames import OPEN, WATCH

FRAMES: Final = {HTTP_200_OK: ResponseSpec(Replay, description="The frames", generate_examples=False)}

TOLD: Final = PACED | {HTTP_200_OK: ResponseSpec(Story, description="The match", generate_examples=False)}

LINES: Final = "application/x-ndjson"

KEPT: Final = PACED | {
    HTTP_200_OK: ResponseSpec(str, description="The file", media_type=LINES, generate_examples=False)
}


@dataclass
class TakesFile(Operation):
    """The OpenAPI operation of a request whose body is a match's file."""

    def __post_init__(self) -> None:
        """Describe the body, which the handler reads raw."""
        self.request_body = RequestBody(
            content={LINES: OpenAPIMediaType(Schema(type=OpenAPIType.STRING))}, required=True
        )


@get("/api/tables/{table:str}/file", summary="A finished match as a file", responses=KEPT)
async def download(
    request: AnyRequest, table: FromPath[str], rooms: NamedDependency[Rooms], show: NamedDependency[DocumentWriter]
) -> Response[bytes]:
    """Return the match as JSON Lines: a heading, its turns with their events, the result and the table secret."""
    work = partial(documents.match_file, rooms.throw_service.engine)
    name, content = await show.do(client_of(request), work, partial(rooms.kept, table))
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=LINES, headers=headers)


@get("/api/tables/{table:str}/replay", summary="A finished match, frame by frame", responses=PACED | FRAMES)
async def show_replay(
    request: AnyRequest,
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    show: NamedDependency[DocumentWriter],
    view: FromQuery[str] = WATCH,
    words: FromQuery[Words] = "en",
) -> Response[bytes]:
    """Return the frames as a seat (its number) or a spectator ("watch") saw them, or with everything shown ("open")."""
    return _json(
        await show.do(
            client_of(request),
            partial(documents.match_replay, view, _dialect(request, words)),
            partial(rooms.kept, table),
        )
    )


@get("/api/tables/{table:str}/story", summary="The story of a finished match", responses=TOLD)
async def tell_story(
    request: AnyRequest,
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    stories: NamedDependency[StoryService],
    view: FromQuery[str] = WATCH,
    words: FromQuery[Words] = "en",
) -> Response[bytes]:
    """Return the lead after each decision, and the moves that decided the match, as ``view`` shows them."""
    load = partial(rooms.kept, table)
    return _json(await stories.of_table(client_of(request), table, view, _dialect(request, words), load))


@post(
    "/api/replay",
    status_code=HTTP_200_OK,
    summary="The match in a file, frame by frame",
    responses=CHANGES | FRAMES,
    operation_class=TakesFile,
    request_max_body_size=LONGEST_FILE,
)
async def read_replay(
    request: AnyRequest,
    show: NamedDependency[DocumentWriter],
    view: FromQuery[str] = OPEN,
    words: FromQuery[Words] = "en",
) -> Response[bytes]:
    """Return the frames of the match in the body, a downloaded file."""
    return _json(
        await show.do(
            client_of(request), partial(documents.file_replay, await request.body(), view, _dialect(request, words))
        )
    )


@get("/api/tables/{table:str}/review", summary="The review of a finished match", responses=PROBLEMS)
async def show_review(
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[ReviewService],
    words: FromQuery[Words] = "en",
) -> ReviewState:
    """Return the review or its progress, without starting it."""
    return _said(words, await reviews.of_table(table, *await rooms.stored(table)))


@post("/api/tables/{table:str}/review", status_code=HTTP_200_OK, summary="Review a match", responses=CHANGES)
async def begin_review(
    request: AnyRequest,
    table: FromPath[str],
    rooms: NamedDependency[Rooms],
    reviews: NamedDependency[ReviewService],
    words: FromQuery[Words] = "en",
) -> ReviewState:
    """Start the review of a finished match if necessary, and return its progress."""
    return _said(words, await reviews.of_table(table, *await rooms.stored(table), begin=client_of(request)))


@get("/api/reviews/{review:str}", summary="The review of a file", responses=ASKED)
async def show_file_review(
    review: FromPath[str], reviews: NamedDependency[ReviewService], words: FromQuery[Words] = "en"
) -> ReviewState:
    """Return the review of a file or its progress."""
    return _said(words, reviews.known(review))


@post(
    "/api/reviews",
    status_code=HTTP_200_OK,
    summary="Review the match in a file",
    responses=CHANGES,
    operation_class=TakesFile,
    request_max_body_size=LONGEST_FILE,
)
async def review_file(
    request: AnyRequest, reviews: NamedDependency[ReviewService], words: FromQuery[Words] = "en"
) -> ReviewState:
    """Start the review of the match in the body if necessary; its ``id`` identifies it for later requests."""
    return _said(words, await reviews.of_file(client_of(request), await request.body()))


def _said(words: Words, state: ReviewState) -> ReviewState:
    return in_language(words, state, state.review.names if state.review else ())


def _dialect(request: AnyRequest, words: Words) -> Dialect:
    return Dialect(words, version_of(request.scope["query_string"]))


def _json(content: bytes) -> Response[bytes]:
    return Response(content, media_type="application/json")
