"""The addresses that a page requests from its host: those of the server (``docs/protocol.md``) that a page on its own
needs.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from warbones.games import GAMES, load_known
from warbones.lobby import positions
from warbones.lobby.cards import game_cards
from warbones.lobby.lessons import attempt, lesson
from warbones.page.requests import JSON, Answer, Call, Document, Router
from warbones.page.throws import thrown
from warbones.protocol.mail_messages import MailState
from warbones.protocol.messages import ContinueRequest, Preparing, PushKey, Sharing, TableRequest
from warbones.protocol.puzzle_messages import PuzzleAnswer
from warbones.protocol.replay_messages import LessonAction
from warbones.rooms.finished import documents
from warbones.rooms.languages import Dialect
from warbones.rooms.seats.keys import bearer
from warbones.table.replay_frames import OPEN, WATCH

router: Final = Router()

WORDLESS: Final = Dialect("none")
"""A page puts messages into words itself."""

OWNER: Final = "owner"
"""The only client of a page's rooms."""


@router.on("GET", "/api/games")
async def list_games(_: Call) -> Answer:
    """Return every game."""
    return game_cards(game for game in GAMES.values() if game.lobby.offered)


@router.on("GET", "/api/games/{game}/rules")
async def show_rules(_: Call, game: str) -> Answer:
    """Return the rulebook as HTML, which is written once, when the page is built."""
    from warbones.lobby.rulebook import rulebook  # noqa: PLC0415  # imports a library that pages do not have

    return rulebook(load_known(game))


@router.on("GET", "/api/games/{game}/lesson")
async def show_lesson(_: Call, game: str) -> Answer:
    """Return the steps of the lesson."""
    return lesson(load_known(game), thrown)


@router.on("POST", "/api/games/{game}/lesson/{step}")
async def throw_in_lesson(call: Call, game: str, step: str) -> Answer:
    """Return the result of the reader's throw at a step of the lesson."""
    asked = call.read(LessonAction)
    return await attempt(load_known(game), int(step), asked.action, call.host.rooms.throw_service, OWNER)


@router.on("GET", "/api/preparing")
async def show_preparing(call: Call) -> Answer:
    """Return the progress of the bots' preparation."""
    progress = call.host.bots.preparing()
    return Preparing(ready=progress.ready, text=progress.text, done=progress.done, total=progress.total)


@router.on("GET", "/api/positions/{day}")
async def list_positions(_: Call, day: str) -> Answer:
    """Return the games with a position on a day."""
    return positions.positions(day)


@router.on("GET", "/api/positions/{day}/{game}")
async def show_position(_: Call, day: str, game: str) -> Answer:
    """Return a game's position for a day, without the solution."""
    return positions.position(day, game)


@router.on("POST", "/api/positions/{day}/{game}")
async def answer_position(call: Call, day: str, game: str) -> Answer:
    """Return the reply to an answer."""
    return positions.answer(day, game, call.read(PuzzleAnswer).action).reply


@router.on("GET", "/api/positions/{day}/{game}/solution")
async def solve_position(_: Call, day: str, game: str) -> Answer:
    """Return the solution of a position."""
    return positions.solution(day, game).reply


@router.on("POST", "/api/tables")
async def set_up_table(call: Call) -> Answer:
    """Create a table."""
    return await call.host.rooms.create(call.read(TableRequest))


@router.on("GET", "/api/tables")
async def list_tables(call: Call) -> Answer:
    """Return the listed tables: none."""
    return await call.host.rooms.listed()


@router.on("GET", "/api/tables/{table}")
async def show_table(call: Call, table: str) -> Answer:
    """Return a table's public summary."""
    return await call.host.rooms.table(table)


@router.on("GET", "/api/tables/{table}/standing")
async def show_standing(call: Call, table: str) -> Answer:
    """Return the status of a table for the seats of the given keys."""
    return await call.host.rooms.status_for(table, bearer(call.authorization))


@router.on("GET", "/api/tables/{table}/file")
async def download(call: Call, table: str) -> Answer:
    """Return a finished match as JSON Lines."""
    file = documents.match_file(call.host.rooms.throw_service.engine, *await call.host.rooms.kept(table))
    return Document("application/x-ndjson", file.content)


@router.on("GET", "/api/tables/{table}/replay")
async def show_replay(call: Call, table: str) -> Answer:
    """Return a finished match, frame by frame."""
    view = call.query.get("view", WATCH)
    return Document(JSON, documents.match_replay(view, WORDLESS, *await call.host.rooms.kept(table)))


@router.on("GET", "/api/tables/{table}/story")
async def tell_story(call: Call, table: str) -> Answer:
    """Return the story of a finished match."""
    view = call.query.get("view", WATCH)
    load = partial(call.host.rooms.kept, table)
    return Document(JSON, await call.host.stories.of_table(OWNER, table, view, WORDLESS, load))


@router.on("POST", "/api/replay")
async def read_replay(call: Call) -> Answer:
    """Return the frames of the match in the body, a file."""
    return Document(JSON, documents.file_replay(call.body, call.query.get("view", OPEN), WORDLESS))


@router.on("POST", "/api/tables/{table}/continue")
async def continue_match(call: Call, table: str) -> Answer:
    """Create a table that plays on from a step of a finished match."""
    rooms, asked = call.host.rooms, call.read(ContinueRequest)
    return await rooms.create_from(documents.match_moment(asked.n, *await rooms.kept(table)), asked)


@router.on("POST", "/api/continue")
async def continue_file(call: Call) -> Answer:
    """Create a table that plays on from a step of the match in the body, a file."""
    n, seat = call.query.get("n", ""), call.query.get("seat", "")
    asked = ContinueRequest(n=int(n), seat=int(seat) if seat else None, sends_client_seed=True)
    return await call.host.rooms.create_from(documents.file_moment(call.body, asked.n), asked)


@router.on("GET", "/api/tables/{table}/review")
async def show_review(call: Call, table: str) -> Answer:
    """Return the review of a finished match or its progress."""
    return await call.host.reviews.of_table(table, *await call.host.rooms.stored(table))


@router.on("POST", "/api/tables/{table}/review")
async def begin_review(call: Call, table: str) -> Answer:
    """Start the review of a finished match."""
    return await call.host.reviews.of_table(table, *await call.host.rooms.stored(table), begin=OWNER)


@router.on("POST", "/api/reviews")
async def review_file(call: Call) -> Answer:
    """Start the review of the match in the body, a file."""
    return await call.host.reviews.of_file(OWNER, call.body)


@router.on("GET", "/api/reviews/{review}")
async def show_file_review(call: Call, review: str) -> Answer:
    """Return the review of a file or its progress."""
    return call.host.reviews.known(review)


@router.on("GET", "/api/sharing")
async def show_sharing(_: Call) -> Answer:
    """Report that no other device can connect."""
    return Sharing()


@router.on("GET", "/api/push")
async def show_push_key(_: Call) -> Answer:
    """Report that there are no push notifications."""
    return PushKey()


@router.on("GET", "/api/mail")
async def show_mail(_: Call) -> Answer:
    """Report that there are no emails."""
    return MailState()
