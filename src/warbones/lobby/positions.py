"""Puzzles by day and game; a day is written like 2026-11-24."""

from __future__ import annotations

from typing import NamedTuple

from warbones.games import load_known
from warbones.protocol.puzzle_messages import DayPuzzle, DayPuzzles, PuzzleCard
from warbones.puzzles import answers
from warbones.puzzles.calendar import FIRST_DAY, daily_puzzle, games_with, parse_day
from warbones.puzzles.puzzle import Puzzle, PuzzleReply


def positions(day: str) -> DayPuzzles:
    """Return the games that have a puzzle on a day. Raises `BadDay` or `NoPuzzle`."""
    asked = parse_day(day)
    cards = tuple(PuzzleCard(game=game.id, title=game.title) for game in games_with(asked))
    return DayPuzzles(day=str(asked), first=str(FIRST_DAY), cards=cards)


def position(day: str, game: str) -> DayPuzzle:
    """Return a game's puzzle of a day as its seat sees it, without the solution. Raises `WarbonesError`."""
    puzzle = _puzzle(day, game)
    return DayPuzzle(
        day=str(parse_day(day)),
        first=str(FIRST_DAY),
        game=game,
        title=load_known(game).title,
        task=answers.task(puzzle),
        scene=answers.position(game, puzzle).scene_messages(puzzle.seat),
    )


class Replied(NamedTuple):
    """A reply, with the seat it addresses and the names of all seats."""

    reply: PuzzleReply
    seat: int
    names: tuple[str, ...]


def answer(day: str, game: str, action: str) -> Replied:
    """Return the reply to an action; the solution is not revealed before it is found. Raises `WarbonesError`."""
    puzzle = _puzzle(day, game)
    return Replied(answers.answer(game, puzzle, action), puzzle.seat, load_known(game).names)


def solution(day: str, game: str) -> Replied:
    """Return the solution, for players who give up. Raises `WarbonesError`."""
    puzzle = _puzzle(day, game)
    return Replied(answers.solution(game, puzzle), puzzle.seat, load_known(game).names)


def _puzzle(day: str, game: str) -> Puzzle:
    return daily_puzzle(parse_day(day), game)
