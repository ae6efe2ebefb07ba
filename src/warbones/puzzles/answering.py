"""What an answer to a position comes to. Until it is right, nothing is told of what would be."""

from __future__ import annotations

from warbones.core.play.position import Position
from warbones.core.view.naming import action_words
from warbones.games import load
from warbones.puzzles.shapes import Puzzle, Weighed
from warbones.review.shapes import Part
from warbones.review.words import chance


class Reply(Part, frozen=True):
    """Whether an action was right, and why, in sentences; ``best`` is the right action once it may be known."""

    right: bool
    told: str
    best: str = ""


def position(game: str, puzzle: Puzzle) -> Position:
    """Return the position as the seat that is to solve it knows it. Raises `BrokenPosition`."""
    return load(game).at(puzzle.position).seen_by(puzzle.seat)


def task(game: str, puzzle: Puzzle) -> str:
    """Return what is asked."""
    return f"You are {load(game).names[puzzle.seat]}. One move is clearly best: find it."


def answer(game: str, puzzle: Puzzle, action: str) -> Reply:
    """Return what ``action`` comes to. Raises `IllegalAction`."""
    legal = position(game, puzzle).legal(puzzle.seat)
    chosen = _weighed(puzzle, legal.text(legal.find(action)))
    if chosen == puzzle.right:
        return Reply(right=True, told=f"Right. {_compared(game, puzzle)}", best=chosen.action)
    lost = f"{50 * (puzzle.right.value - chosen.value):.0f} wins in a hundred"
    return Reply(right=False, told=f"Not it: {_said(game, puzzle, chosen)}. Another move is worth {lost} more.")


def solution(game: str, puzzle: Puzzle) -> Reply:
    """Return what would have been right, for whoever gives up."""
    return Reply(right=False, told=f"It was this. {_compared(game, puzzle)}", best=puzzle.right.action)


def _compared(game: str, puzzle: Puzzle) -> str:
    tempting, following = _weighed(puzzle, puzzle.tempting), puzzle.choices[1]
    parts = [f"{_said(game, puzzle, puzzle.right)}.", f"Tempting, and worse: {_said(game, puzzle, tempting)}."]
    if following != tempting:
        parts.append(f"The next best: {_said(game, puzzle, following)}.")
    return " ".join(parts)


def _said(game: str, puzzle: Puzzle, weighed: Weighed) -> str:
    """Return an action in words, with the chance to win."""
    words = action_words(position(game, puzzle).scene(puzzle.seat), weighed.action)
    return f"“{words}”, {chance(weighed.value)} to win"


def _weighed(puzzle: Puzzle, action: str) -> Weighed:
    return next(each for each in puzzle.choices if each.action == action)
