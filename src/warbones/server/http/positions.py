"""HTTP endpoints of the daily puzzles and their answers."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from warbones.lobby import positions
from warbones.protocol.messages import Words
from warbones.protocol.puzzle_messages import DayPuzzle, DayPuzzles, PuzzleAnswer
from warbones.puzzles.puzzle import PuzzleReply
from warbones.rooms.languages import in_language
from warbones.server.http.problems import CHANGES, PROBLEMS


@get("/api/positions/{day:str}", sync_to_thread=True, summary="The positions to solve of a day", responses=PROBLEMS)
def list_positions(day: FromPath[str]) -> DayPuzzles:
    """Return the games with a puzzle on a day, such as 2026-11-24."""
    return positions.positions(day)


@get("/api/positions/{day:str}/{game:str}", sync_to_thread=True, summary="A position to solve", responses=PROBLEMS)
def show_position(day: FromPath[str], game: FromPath[str], words: FromQuery[Words] = "en") -> DayPuzzle:
    """Return a game's puzzle of a day as its seat sees it, without the solution."""
    return in_language(words, positions.position(day, game))


@post(
    "/api/positions/{day:str}/{game:str}",
    status_code=HTTP_200_OK,
    sync_to_thread=True,
    summary="Answer a position to solve",
    responses=CHANGES,
)
def answer_position(
    day: FromPath[str], game: FromPath[str], data: JSONBody[PuzzleAnswer], words: FromQuery[Words] = "en"
) -> PuzzleReply:
    """Return the reply to an action, without the solution until it is found."""
    return _said(words, positions.answer(day, game, data.action))


@get(
    "/api/positions/{day:str}/{game:str}/solution",
    sync_to_thread=True,
    summary="The solution of a position",
    responses=PROBLEMS,
)
def solve_position(day: FromPath[str], game: FromPath[str], words: FromQuery[Words] = "en") -> PuzzleReply:
    """Return the solution, for a player who gives up."""
    return _said(words, positions.solution(day, game))


def _said(words: Words, replied: positions.Replied) -> PuzzleReply:
    return in_language(words, replied.reply, replied.names, replied.seat)
