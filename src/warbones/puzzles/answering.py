"""What an answer to a position comes to. Until it is right, nothing is told of what would be."""

from __future__ import annotations

from warbones.core.play.position import Position
from warbones.core.view.naming import action_words
from warbones.core.view.reader import in_a_sentence
from warbones.core.view.scene import Scene
from warbones.games import load
from warbones.puzzles.shapes import Puzzle, PuzzleReply, Weighed
from warbones.review.words import percent


def position(game: str, puzzle: Puzzle) -> Position:
    """Return the position as the seat that is to solve it knows it. Raises `BrokenPosition`."""
    return load(game).at(puzzle.position).seen_by(puzzle.seat)


def task(game: str, puzzle: Puzzle) -> str:
    """Return what is asked."""
    return f"You are {load(game).names[puzzle.seat]}. One move is clearly best: find it."


def answer(game: str, puzzle: Puzzle, action: str) -> PuzzleReply:
    """Return what ``action`` comes to. Raises `IllegalAction`."""
    seen = position(game, puzzle)
    legal = seen.legal(puzzle.seat)
    chosen, scene = _weighed(puzzle, legal.text(legal.find(action))), seen.facts(puzzle.seat)
    if chosen == puzzle.right:
        return PuzzleReply(right=True, told=f"Right. {_compared(scene, puzzle)}", best=chosen.action)
    lost = f"{50 * (puzzle.right.value - chosen.value):.0f} wins in a hundred"
    return PuzzleReply(right=False, told=f"Not it: {_said(scene, chosen)}. Another move is worth {lost} more.")


def solution(game: str, puzzle: Puzzle) -> PuzzleReply:
    """Return what would have been right, for whoever gives up."""
    scene = position(game, puzzle).facts(puzzle.seat)
    return PuzzleReply(right=False, told=f"It was this. {_compared(scene, puzzle)}", best=puzzle.right.action)


def _compared(scene: Scene, puzzle: Puzzle) -> str:
    tempting, following = _weighed(puzzle, puzzle.tempting), puzzle.choices[1]
    parts = [f"{_said(scene, puzzle.right)}.", f"Tempting, and worse: {_said(scene, tempting)}."]
    if following != tempting:
        parts.append(f"The next best: {_said(scene, following)}.")
    return " ".join(parts)


def _said(scene: Scene, weighed: Weighed) -> str:
    """Return an action in words, with the chance to win."""
    said = in_a_sentence(action_words(scene, weighed.action), scene.seat, tuple(each.name for each in scene.seats))
    return f"“{said}”, {percent(weighed.value)}% to win"


def _weighed(puzzle: Puzzle, action: str) -> Weighed:
    return next(each for each in puzzle.choices if each.action == action)
