"""Positions to solve over HTTP: those of a day, one of them, and what an answer comes to."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from warbones.games import load
from warbones.protocol.puzzle_messages import DayPuzzle, DayPuzzles, PuzzleAnswer, PuzzleCard
from warbones.puzzles import answering
from warbones.puzzles.days import BEGIN, day_of, games_with, position_of
from warbones.puzzles.shapes import Puzzle, PuzzleReply
from warbones.server.http.problems import CHANGES, PROBLEMS


@get("/api/positions/{day:str}", sync_to_thread=True, summary="The positions to solve of a day", responses=PROBLEMS)
def list_positions(day: FromPath[str]) -> DayPuzzles:
    """Return the games that have a position to solve on a day, such as 2026-11-24."""
    asked = day_of(day)
    cards = tuple(PuzzleCard(game=game.id, title=game.title) for game in games_with(asked))
    return DayPuzzles(day=str(asked), first=str(BEGIN), cards=cards)


@get("/api/positions/{day:str}/{game:str}", sync_to_thread=True, summary="A position to solve", responses=PROBLEMS)
def show_position(day: FromPath[str], game: FromPath[str]) -> DayPuzzle:
    """Return a game's position of a day as its seat sees it, without the solution."""
    puzzle = _puzzle(day, game)
    scene = answering.position(game, puzzle).scene(puzzle.seat)
    return DayPuzzle(
        day=str(day_of(day)),
        first=str(BEGIN),
        game=game,
        title=load(game).title,
        task=answering.task(game, puzzle),
        scene=scene,
    )


@post(
    "/api/positions/{day:str}/{game:str}",
    status_code=HTTP_200_OK,
    sync_to_thread=True,
    summary="Answer a position to solve",
    responses=CHANGES,
)
def answer_position(day: FromPath[str], game: FromPath[str], data: JSONBody[PuzzleAnswer]) -> PuzzleReply:
    """Return what an action comes to; what would be right is not told before it was found."""
    return answering.answer(game, _puzzle(day, game), data.action)


@get(
    "/api/positions/{day:str}/{game:str}/solution",
    sync_to_thread=True,
    summary="The solution of a position",
    responses=PROBLEMS,
)
def solve_position(day: FromPath[str], game: FromPath[str]) -> PuzzleReply:
    """Return what would have been right, for whoever gives up."""
    return answering.solution(game, _puzzle(day, game))


def _puzzle(day: str, game: str) -> Puzzle:
    return position_of(day_of(day), game)
