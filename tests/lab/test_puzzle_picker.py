"""The puzzle picker: it keeps positions with one best action and a tempting alternative, and drops all others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.puzzles.test_days import LAST_ATTACK, OTHER, RIGHT, TEMPTING, listed, planted
from warbones import load
from warbones.compiled.sources import rules_digest
from warbones.games import COMPILED
from warbones.lab import puzzle_picker
from warbones.lab.puzzle_picker import (
    SAME,
    NoLongerBest,
    Picker,
    alike,
    is_hopeful,
    is_new,
    is_puzzle,
    reweigh_all,
    weighed,
)
from warbones.players.judges import judge_of
from warbones.players.scored_actions import ScoredAction
from warbones.puzzles import calendar
from warbones.puzzles.answers import position
from warbones.puzzles.calendar import puzzles_of
from warbones.puzzles.puzzle import Weighed


def of(*values: float, error: float = 0.01) -> tuple[Weighed, ...]:
    """Return actions a, b, c with these values."""
    return tuple(Weighed(action=name, value=value, error=error) for name, value in zip("abc", values, strict=False))


def test_a_position_with_one_clearly_best_move_is_a_puzzle() -> None:
    assert is_puzzle(of(0.5, 0.1, -0.3), "b")


def test_a_position_with_two_good_moves_is_not_a_puzzle() -> None:
    assert not is_puzzle(of(0.5, 0.4, -0.3), "c")


def test_an_uncertain_position_is_not_a_puzzle() -> None:
    assert not is_puzzle(of(0.5, 0.1, -0.3, error=0.2), "b")


def test_a_position_that_a_weaker_bot_solves_is_not_a_puzzle() -> None:
    assert not is_puzzle(of(0.5, 0.1, -0.3), "a")


def test_a_position_whose_tempting_move_is_illegal_is_not_a_puzzle() -> None:
    assert not is_puzzle(of(0.5, 0.1, -0.3), "d")


def test_only_a_position_with_one_far_better_action_is_searched_for_long() -> None:
    actions = load("dicewing").at(LAST_ATTACK).seen_by(1).legal(1)

    def found(*values: float) -> list[ScoredAction]:
        return [ScoredAction(actions[at], float(at == 0), value) for at, value in enumerate(values)]

    right, tempting = actions[0].text, actions[1].text
    assert is_hopeful(found(0.5, 0.1, 0.3), tempting)
    assert not is_hopeful(found(0.5, 0.1, 0.45), tempting)
    assert not is_hopeful(found(0.5, 0.1, 0.3), right)


def test_two_puzzles_with_the_same_question_count_as_equal() -> None:
    assert alike(planted(1), planted(2))


def test_a_puzzle_is_dropped_if_too_many_others_have_its_answer() -> None:
    others = [replace(planted(), choices=planted().choices[:-1]), replace(planted(), choices=planted().choices[:1])]
    assert is_new(planted(), others[: SAME - 1])
    assert not is_new(planted(), others[:SAME])


def test_the_search_finds_a_planted_puzzle() -> None:
    seen = load("dicewing").at(LAST_ATTACK).seen_by(1)
    choices = weighed(judge_of(seen.game, 400, 1), seen, 1, 400)
    assert choices[0].action == RIGHT
    assert {each.action: each.value for each in choices} == {RIGHT: 1.0, TEMPTING: -1.0, OTHER: -1.0}
    assert is_puzzle(choices, TEMPTING)


def test_reweighing_a_list_drops_puzzles_that_fail_and_keeps_its_count_of_searched_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Picker, "_tempting", lambda *_: TEMPTING)  # the weak bot's choice is not tested here
    picker = Picker(load("dicewing"), 40, 1)
    wrong = replace(planted(), choices=tuple(reversed(planted().choices)))
    picker.weigh_again(replace(listed(1), puzzles=(wrong, planted(7))))
    (again,) = picker.puzzles().puzzles
    assert (again.right.action, again.seed) == (RIGHT, 7)
    assert picker.puzzles().looked_at == listed(1).looked_at


def test_reweighing_by_changed_rules_keeps_each_puzzle_s_place_and_day() -> None:
    before = replace(listed(2), rules="others", effort=400)
    after = reweigh_all(before)
    assert after.rules == rules_digest(load("dicewing").ruleset.package)
    assert [each.seed for each in after.puzzles] == [each.seed for each in before.puzzles]
    values = {each.action: each.value for each in after.puzzles[0].choices}
    assert values == {RIGHT: 1.0, TEMPTING: -1.0, OTHER: -1.0}
    assert replace(after, rules=before.rules, puzzles=before.puzzles) == before


def test_a_puzzle_whose_answer_is_no_longer_best_is_reported_and_not_dropped() -> None:
    wrong = replace(planted(), choices=tuple(reversed(planted().choices)))
    with pytest.raises(NoLongerBest, match=f"{OTHER}.*no longer clearly best"):
        reweigh_all(replace(listed(2), effort=400, puzzles=(planted(), wrong)))


def test_the_command_writes_nothing_if_an_answer_is_no_longer_best(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(planted(), choices=tuple(reversed(planted().choices)))
    monkeypatch.setattr(calendar, "puzzles_of", lambda _: replace(listed(1), effort=400, puzzles=(wrong,)))
    monkeypatch.setattr(puzzle_picker, "written", lambda _: pytest.fail("written"))
    monkeypatch.setattr("sys.argv", ["picking", "dicewing", "--rules"])
    with pytest.raises(SystemExit):
        puzzle_picker.main()
    assert "With --again it is dropped" in capsys.readouterr().err


@pytest.mark.torture
@pytest.mark.parametrize("game", COMPILED)
def test_each_packaged_position_has_the_best_move_that_a_search_finds_today(game: str) -> None:
    """Puzzles need not pass every check again: those near a threshold may fail with other dice."""
    puzzles = puzzles_of(game)
    judge = judge_of(load(game), puzzles.effort, puzzles.seed + 1)
    for puzzle in puzzles.puzzles:
        seen = position(game, puzzle)
        assert weighed(judge, seen, puzzle.seat, puzzles.effort)[0].action == puzzle.right.action, puzzle.position
