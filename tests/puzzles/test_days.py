"""Daily positions: the same for everybody on one day, and no solution until somebody finds it or gives up."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from tests.effort import cases
from warbones.compiled.sources import rules_digest
from warbones.core.errors import IllegalAction, UnknownGame
from warbones.core.messages import Text
from warbones.core.view.reader import english
from warbones.games import GAMES, load
from warbones.lab.puzzle_picker import is_puzzle, with_reason
from warbones.puzzles.answers import answer, position, solution, task
from warbones.puzzles.calendar import FIRST_DAY, NoPuzzle, daily_puzzle, puzzle_for, puzzles_of
from warbones.puzzles.puzzle import Puzzle, Puzzles, Weighed

LAST_ATTACK = """launch 2.3 first=Alpha | Alpha: A.d6=6 B.d8=7 | Beta: B.d4=2 A.d10=4 B.d12=8
    | used: A.d4=1 A.d8=3 B.d6=2 B.d10=5
    | trophies Alpha: A.d%=10 A.d12=3 A.d20=4 | trophies Beta: B.d%=20 B.d20=5"""

RIGHT, TEMPTING, OTHER = "launch B.d4 B.d12", "launch A.d10 B.d12", "launch A.d10 B.d4"


QUICK = ["battle", "dicewing", "keep"]
"""Games whose reasons are found quickly."""


def planted(seed: int = 1) -> Puzzle:
    """Return a position with one winning move."""
    values = {RIGHT: 1.0, TEMPTING: -0.5, OTHER: -1.0}
    choices = tuple(Weighed(action=action, value=value, error=0.01) for action, value in values.items())
    return Puzzle(position=LAST_ATTACK, seat=1, choices=choices, tempting=TEMPTING, seed=seed)


def said(text: Text) -> str:
    return english(text, 1, ("Alpha", "Beta"))


def listed(count: int) -> Puzzles:
    """Return a list of ``count`` planted positions."""
    puzzles = tuple(map(planted, range(count)))
    return Puzzles(game="dicewing", rules="", looked_at=9, promising=5, effort=10, seed=1, puzzles=puzzles)


def test_each_day_has_the_next_puzzle_and_the_last_is_followed_by_the_first() -> None:
    seeds = [puzzle_for(listed(3), FIRST_DAY + timedelta(days=days)).seed for days in range(7)]
    assert seeds == [0, 1, 2, 0, 1, 2, 0]


def test_a_day_before_the_first_is_refused_with_the_day_that_would_do() -> None:
    with pytest.raises(NoPuzzle, match=str(FIRST_DAY)):
        puzzle_for(listed(3), FIRST_DAY - timedelta(days=1))


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(NoPuzzle, match="inDICEsion has no positions to solve"):
        daily_puzzle(FIRST_DAY, "indicesion")
    with pytest.raises(UnknownGame):
        daily_puzzle(date(2027, 1, 1), "chess")


def test_a_right_answer_shows_the_tempting_move() -> None:
    reply = answer("dicewing", planted(), RIGHT)
    assert reply.right
    assert reply.best == RIGHT
    assert "100% to win" in said(reply.explanation)
    assert "25% to win" in said(reply.explanation)


@pytest.mark.parametrize("game", cases(["army", *QUICK], QUICK))
def test_each_packaged_puzzle_says_why_in_the_figures_of_the_table(game: str) -> None:
    for puzzle in puzzles_of(game).puzzles:
        explained = said(answer(game, puzzle, puzzle.right.action).explanation)
        assert "The right move is better: " in explained or "Compared with “" in explained, puzzle.position
        assert puzzle.compared, puzzle.position


def test_a_position_whose_figures_do_not_speak_for_its_answer_is_no_puzzle() -> None:
    found = planted()
    assert with_reason(position("dicewing", found), found)
    worst = replace(found, choices=found.choices[::-1], tempting=RIGHT)
    assert with_reason(position("dicewing", worst), worst) is None


def test_a_wrong_answer_shows_its_own_value_alone() -> None:
    reply = answer("dicewing", planted(), TEMPTING)
    assert not reply.right
    assert not reply.best
    assert "25% to win" in said(reply.explanation)
    assert "Another move wins 75 more games in 100." in said(reply.explanation)
    assert said(solution("dicewing", planted()).explanation).split("“")[1].split("”")[0] not in said(reply.explanation)


def test_the_pieces_may_be_named_in_any_order_and_what_is_illegal_is_refused() -> None:
    assert answer("dicewing", planted(), "launch B.d12 B.d4").right
    with pytest.raises(IllegalAction):
        answer("dicewing", planted(), "launch A.d6 B.d8")


def test_giving_up_reveals_the_solution() -> None:
    shown = solution("dicewing", planted())
    assert (shown.right, shown.best) == (False, RIGHT)
    assert said(task(planted())).startswith("You are Beta.")


@pytest.mark.parametrize("game", [game for game in GAMES if not load(game).ruleset.compiles])
def test_games_that_cannot_be_judged_have_none(game: str) -> None:
    with pytest.raises(NoPuzzle):
        puzzles_of(game)


def lists() -> list[str]:
    """Return the games that have a list."""
    found = []
    for game in GAMES:
        try:
            found.append(puzzles_of(game).game)
        except NoPuzzle:
            continue
    return found


@pytest.mark.parametrize("game", lists())
def test_each_stored_position_can_be_set_up_and_is_of_the_current_rules(game: str) -> None:
    found = puzzles_of(game)
    weigh = f"the rules have changed: python -m warbones.lab.puzzle_picker {game} --rules"
    assert found.rules == rules_digest(load(game).ruleset.package), weigh
    for puzzle in found.puzzles:
        legal = {action.text for action in position(game, puzzle).legal(puzzle.seat)}
        assert legal == {each.action for each in puzzle.choices}
        assert is_puzzle(puzzle.choices, puzzle.tempting)
