"""The story of a finished match: leads, and its best decisions."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.table.recorded import recorded
from warbones import load
from warbones.core.view.reader import english
from warbones.core.view.scene import Line
from warbones.core.view.voice import whole as whole_line
from warbones.table.answers import Answer, Decision
from warbones.table.dice import HonestDice
from warbones.table.match import Match, Prepared
from warbones.table.record import MatchRecord
from warbones.table.story import key_moves, moments

SECRET = b"the same for all"


def said(line: Line, reader: int | None) -> str:
    """Return a line as a reader sees it."""
    return english(whole_line(line.parts), reader, ("Alpha", "Beta"))


@pytest.fixture(scope="module")
def played() -> MatchRecord:
    """A random match of DiceWing."""
    return random_match("dicewing")


def random_match(game: str, decisions: int | None = None, seed: int = 1) -> MatchRecord:
    """Return a random match, played to its end or until somebody resigns after this many decisions."""
    rng = random.Random(seed)

    def following(match: Match, turns: int) -> Prepared:
        seat = min(match.to_act)
        if turns - 1 == decisions:
            return match.end(seat)
        return match.answer(seat, match.number(seat), rng.choice(list(match.position.legal(seat))).text)

    match = Match(load(game), {}, HonestDice(SECRET))
    return recorded(match, SECRET, following, lambda match: match.remark(0, "game"))


def test_a_curve_ends_with_the_result_and_leads_mirror_one_another(played: MatchRecord) -> None:
    found = moments(played)
    assert [moment.n for moment in found] == list(range(len(found)))
    assert found[0].leads == (0.0, 0.0)
    assert found[-1].leads == tuple(float(score) for score in played.result.scores)
    assert all(one == pytest.approx(-other) for one, other in (moment.leads for moment in found))


def test_a_match_that_ended_before_any_decision_has_no_key_move() -> None:
    played = random_match("keep", 0)
    assert key_moves(played, moments(played), "0") == ()


def test_a_key_move_is_the_seat_s_own_and_gained_the_most(played: MatchRecord) -> None:
    found = moments(played)
    for stroke in key_moves(played, found, "0"):
        assert stroke.after > stroke.before
        assert found[stroke.n].turn.answers[0].seat == stroke.seat
        assert stroke.before == found[stroke.n - 1].leads[stroke.seat]
        assert stroke.n < len(found) - 1, "the decision that ends the match is not weighed"
    assert {stroke.seat for stroke in key_moves(played, found, "watch")} <= {0, 1}


def test_a_move_is_described_as_its_reader_knows_it(played: MatchRecord) -> None:
    found = moments(played)
    for mine, theirs in zip(*(key_moves(played, found, str(seat)) for seat in (0, 1)), strict=True):
        assert (mine.n, mine.seat) == (theirs.n, theirs.seat)
        own = " ".join(said(line, 0) for line in mine.told)
        assert ("You" in own) == (mine.seat == 0)


def test_a_decision_that_lost_at_once_is_not_a_key_move(played: MatchRecord) -> None:
    """Not even if the events that follow gain more than it lost."""
    found = moments(played)
    best = max(key_moves(played, found, "0"), key=lambda move: move.after - move.before)
    lost = tuple(-1.0 for _ in found[best.n].leads)
    astray = [*found[: best.n], replace(found[best.n], leads=lost), *found[best.n + 1 :]]
    assert (best.seat, best.n) not in [(stroke.seat, stroke.n) for stroke in key_moves(played, astray, "0")]


def test_the_opponent_s_bad_roll_is_not_a_key_move() -> None:
    """In DICE WAR, placing your pawn makes the opponent roll immediately."""
    match = random_match("keep")
    found = moments(match)
    placed = next(
        moment.n for moment in found if moment.turn.answers and _places(moment.turn.answers[0]) and moment.rolled
    )
    leapt = [replace(moment, leads=(0.9, -0.9) if moment.n >= placed else (-0.9, 0.9)) for moment in found]
    assert leapt[placed].turn.answers[0].seat == 0
    assert [stroke.n for stroke in key_moves(match, leapt, "0") if stroke.seat == 0] == []


def _places(answer: Answer) -> bool:
    return isinstance(answer, Decision) and answer.seat == 0 and answer.action.startswith("place")


REPLIES = {
    "army": ("reroll", "keep"),
    "dicewing": ("capture", "lower"),
    "keep": ("take off",),
    "battle": ("regroup", "arrange", "done"),
}
SEED = 5
"""The seed of random games in which each reply in `REPLIES` is a choice."""


@pytest.fixture(scope="module")
def whole() -> dict[str, MatchRecord]:
    return {game: random_match(game, seed=SEED) for game in REPLIES}


@pytest.mark.parametrize(("game", "begins"), [(game, begins) for game, all_ in REPLIES.items() for begins in all_])
def test_handling_dice_and_collecting_winnings_are_not_key_moves(
    whole: dict[str, MatchRecord], game: str, begins: str
) -> None:
    """Rerolls, forced captures and pawns taken off are no key moves, whatever they gain."""
    match = whole[game]
    found = moments(match)
    replies = [moment.n for moment in found[1:-1] if _begins(moment.turn.answers[0], begins)]
    assert replies
    for n in replies[:2]:
        leapt = [replace(moment, leads=(0.9, 0.9) if moment.n >= n else (-0.9, -0.9)) for moment in found]
        assert n not in [stroke.n for stroke in key_moves(match, leapt, "0")]


def _begins(answer: Answer, words: str) -> bool:
    return isinstance(answer, Decision) and answer.action.startswith(words)


def test_a_secret_pair_is_shown_with_the_attack_that_it_won(played: MatchRecord) -> None:
    found = moments(played)
    launched = [moment.n for moment in found if moment.turn.answers and _begins(moment.turn.answers[0], "launch")]
    told = []
    for n in launched:
        seat = found[n].turn.answers[0].seat
        leapt = [replace(moment, leads=(0.9, 0.9) if moment.n >= n else (-0.9, -0.9)) for moment in found]
        told += [stroke.told for stroke in key_moves(played, leapt, "0") if (stroke.n, stroke.seat) == (n, seat)]
    assert any(line.kind == "result" for lines in told for line in lines)
    assert all("lose" not in said(line, 0) for lines in told for line in lines)


@pytest.mark.parametrize("game", ["dicewing", "keep"])
def test_a_key_move_gained_much_and_its_text_says_more_than_that_nothing_changed(game: str) -> None:
    match = random_match(game)
    found = moments(match)
    told = [stroke for view in ("0", "1", "watch") for stroke in key_moves(match, found, view)]
    assert told
    for stroke in told:
        assert stroke.after - stroke.before >= 0.1
        words = [said(line, None) for line in stroke.told]
        assert words
        assert not any("ready" in each for each in words)
        assert all(line.kind != "passed" for line in stroke.told)
        assert stroke.told[0].kind in {"told", "roll"}
        assert {line.seat for line in stroke.told} == {stroke.seat}, "what the other won by it is no praise"


@pytest.mark.parametrize("game", ["dicewing", "keep"])
def test_a_story_has_at_most_the_three_best_decisions_in_order(game: str) -> None:
    match = random_match(game)
    found = moments(match)
    told = key_moves(match, found, "watch")
    assert 1 < len(told) <= 3
    assert [move.n for move in told] == sorted({move.n for move in told})


def test_a_match_of_small_gains_has_no_key_move(played: MatchRecord) -> None:
    found = moments(played)
    level = [replace(moment, leads=(0.04 * (moment.n % 3), -0.04 * (moment.n % 3))) for moment in found]
    assert key_moves(played, found, "0")
    assert key_moves(played, level, "0") == ()


def test_setup_is_not_a_key_move() -> None:
    bought = random_match("battle", 9)
    found = moments(bought)
    assert any(found[-2].leads), "the purchases made a difference"
    assert key_moves(bought, found, "0") == ()
