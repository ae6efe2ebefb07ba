"""Replies to answers to a puzzle. Nothing about the solution is revealed until the answer is right."""

from __future__ import annotations

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.position import Position
from warbones.core.play.reasons import advantages, compared, named, reasons
from warbones.core.view.voice import in_one
from warbones.games import load_known
from warbones.puzzles.puzzle import Puzzle, PuzzleReply, Weighed
from warbones.review.texts import winning_chance


def position(game: str, puzzle: Puzzle) -> Position:
    """Return the position as the solving seat knows it. Raises `BrokenPosition`."""
    return load_known(game).at(puzzle.position).seen_by(puzzle.seat)


def task(puzzle: Puzzle) -> Msg:
    """Return the task in words."""
    return msg("puzzle-task", seat=puzzle.seat)


def answer(game: str, puzzle: Puzzle, action: str) -> PuzzleReply:
    """Return the reply to ``action``. Raises `IllegalAction`."""
    seen = position(game, puzzle)
    legal = seen.legal(puzzle.seat)
    chosen = _weighed(puzzle, legal.text(legal.find(action)))
    if chosen == puzzle.right:
        return PuzzleReply(right=True, explanation=_compared("puzzle-right", seen, puzzle), best=chosen.action)
    more = round(50 * (puzzle.right.value - chosen.value))
    return PuzzleReply(right=False, explanation=_said("puzzle-wrong", seen, puzzle.seat, chosen, more=more))


def solution(game: str, puzzle: Puzzle) -> PuzzleReply:
    """Return the solution, for a player who gives up."""
    seen = position(game, puzzle)
    return PuzzleReply(right=False, explanation=_compared("puzzle-shown", seen, puzzle), best=puzzle.right.action)


def compared_with(seen: Position, puzzle: Puzzle) -> str:
    """Return the action over which the figures of the table prefer the best one, the tempting one first, or ""."""
    others = (puzzle.tempting, *(choice.action for choice in puzzle.choices[1:]))
    return next((each.other for each in advantages(seen, puzzle.seat, puzzle.right.action, others)), "")


def _compared(key: str, seen: Position, puzzle: Puzzle) -> Text:
    seat, tempting = puzzle.seat, _weighed(puzzle, puzzle.tempting)
    sentences = [_said(key, seen, seat, puzzle.right), _said("puzzle-tempting", seen, seat, tempting)]
    return in_one([*sentences, *_why(seen, puzzle)])


def _why(seen: Position, puzzle: Puzzle) -> tuple[Msg, ...]:
    """Return the figures by which the right move beats the tempting one, or another, which is then named."""
    seat, other = puzzle.seat, puzzle.compared or puzzle.tempting
    why = reasons(seen, seat, (puzzle.right.action,), (other,))
    if other != puzzle.tempting:
        return compared(why, named(seen, seat, (other,)))
    if not why:
        return ()
    key = "puzzle-why" if len(why) == 1 else "puzzle-why-two"
    return (Msg(key=key, args=dict(zip(("first", "second"), why, strict=False))),)


def _said(key: str, seen: Position, seat: int, weighed: Weighed, **more: int) -> Msg:
    """Return a sentence about an action, with the chance to win."""
    args = {"move": named(seen, seat, (weighed.action,)), "percent": winning_chance(weighed.value)}
    return Msg(key=key, args={**args, **more})


def _weighed(puzzle: Puzzle, action: str) -> Weighed:
    return next(each for each in puzzle.choices if each.action == action)
