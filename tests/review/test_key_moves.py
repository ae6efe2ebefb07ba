"""Key moves by the chance to win, and their reasons."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from tests.review.matches import random_match
from warbones.core.play.reasons import compared, figures, named, reasons
from warbones.core.view.reasons import differences
from warbones.protocol.replay_messages import Story
from warbones.review import key_moves
from warbones.review.inquiry import Verdict
from warbones.rooms.bots import WeighedAction
from warbones.rooms.finished import documents, stories
from warbones.rooms.languages import Dialect
from warbones.table.answers import Decision
from warbones.table.record import MatchRecord
from warbones.table.story import KeyMove, Moment, moments


@pytest.fixture(scope="module")
def match() -> MatchRecord:
    return random_match("dicewing")


@pytest.fixture(scope="module")
def found(match: MatchRecord) -> list[Moment]:
    return moments(match)


def move(seat: int, n: int, until: int) -> KeyMove:
    return KeyMove(seat, n, until, (), 0.0, 0.0)


def test_the_moves_that_raised_the_chance_most_are_listed_in_order() -> None:
    values = {0: 0.0, 1: 0.1, 2: 0.3, 3: 0.3, 4: -0.2, 5: -0.2, 6: 0.1, 7: 0.12, 8: 0.7}
    moves = [move(0, 1, 2), move(1, 4, 4), move(0, 5, 6), move(0, 7, 7), move(0, 8, 8)]
    told = key_moves.by_chance(moves, values)
    assert [(each.seat, each.n) for each in told] == [(1, 4), (0, 5), (0, 8)]
    assert (told[0].before, told[0].after) == (-0.3, 0.2)


def test_a_move_that_lost_at_first_is_not_a_key_move() -> None:
    assert key_moves.by_chance([move(0, 1, 2)], {0: 0.0, 1: -0.4, 2: 0.9}) == ()


def test_only_decisions_with_a_choice_are_proposed(match: MatchRecord, found: list[Moment]) -> None:
    moves = key_moves.proposed(match, found)
    assert moves
    for each in moves:
        assert len(key_moves.before(found, each).legal(each.seat)) > 1
    asked = key_moves.requests(documents.replay_frames.game_of(match), found, moves)
    assert all({each.n - 1, each.n, each.until} <= set(asked) for each in moves)


def test_a_reason_compares_with_the_first_action_that_the_move_beats(match: MatchRecord, found: list[Moment]) -> None:
    for each in key_moves.proposed(match, found)[:4]:
        seen, chosen = key_moves.before(found, each), found[each.n].turn.answers[0].action
        others = [action.text for action in seen.legal(each.seat)][:4]
        beaten = [other for other in others if reasons(seen, each.seat, (chosen,), (other,))]
        why = key_moves.with_reason(found, each, others).why
        assert bool(why) == bool(beaten)
        assert key_moves.with_reason(found, each, [chosen]).why == ()


class Estimates:
    """Bots that see seat 0's chance to win grow with every question, or that never answer."""

    def __init__(self, *, answers: bool) -> None:
        self._answers, self.asked = answers, 0

    async def judge(self, _: Any, __: Any) -> Verdict:
        self.asked += 1
        if not self._answers:
            await asyncio.Event().wait()
        return Verdict(best=-1, value=-1 + 0.1 * self.asked, cost=0.0, error=0.0)

    async def weigh(self, seen: Any, seat: int, _: str, __: Any) -> Sequence[WeighedAction]:
        return [WeighedAction(action.text, 0.0, 0.0) for action in seen.legal(seat)]


class Drawn:
    """Does the work on documents immediately, in this process."""

    async def do(self, _: str, work: Any, load: Any = None) -> Any:
        return work(*(await load()))


def told(monkeypatch: pytest.MonkeyPatch, match: MatchRecord, bots: Any, looks: int = 1) -> Story:
    """Return the story of a match at a table, as the last of ``looks`` requests gets it."""
    monkeypatch.setattr(documents, "recorded", lambda *_: match)

    async def load() -> tuple[Any, ...]:
        return "table", None, ()

    async def ask() -> bytes:
        service = stories.StoryService(bots, Drawn(), within=1 if bots._answers else 0)
        given: Mapping[str, Any] = {"view": "0", "dialect": Dialect(), "load_match": load}
        return [await service.of_table("me", "table", **given) for _ in range(looks)][-1]

    return msgspec.json.decode(asyncio.run(ask()), type=Story)


def test_a_story_goes_by_the_chance_to_win_and_is_chosen_once(
    monkeypatch: pytest.MonkeyPatch, match: MatchRecord
) -> None:
    bots = Estimates(answers=True)
    story = told(monkeypatch, match, bots, looks=2)
    assert story.by_chance
    assert story.key_moves
    assert {each.seat for each in story.key_moves} == {0}, "seat 1 loses by every move"
    assert bots.asked == len(questions_of(match))


def questions_of(match: MatchRecord) -> Mapping[int, Any]:
    """Return the questions that a match raises."""
    found = moments(match)
    return key_moves.requests(documents.replay_frames.game_of(match), found, key_moves.proposed(match, found))


def test_without_a_bot_a_move_beats_the_best_other_action_by_the_sums_of_the_game(
    match: MatchRecord, found: list[Moment]
) -> None:
    for each in key_moves.proposed(match, found)[:4]:
        seen, chosen = key_moves.before(found, each), found[each.n].turn.answers[0].action
        others = [action.text for action in seen.legal(each.seat) if action.text != chosen]
        beats = [other for other in others if reasons(seen, each.seat, (chosen,), (other,))]
        why = key_moves.with_own_reason(found, each).why
        assert bool(why) == bool(beats)


def test_the_action_that_a_move_is_compared_with_is_chosen_by_the_figures_that_both_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Dice Wars lists no four of a kind that a roll cannot make, so its actions differ in their figures."""
    monkeypatch.setattr(key_moves, "MOST_RIVALS", 1000)
    found, n = moments(random_match("army")), 44
    answer = found[n].turn.answers[0]
    assert isinstance(answer, Decision)
    seen = found[n - 1].position.seen_by(answer.seat)

    def gain(other: str) -> float:
        own, others = (figures(seen, answer.seat, (action,)) for action in (answer.action, other))
        return sum(each.gain for each in differences(own, others))

    beaten = [
        each.text for each in seen.legal(answer.seat) if reasons(seen, answer.seat, (answer.action,), (each.text,))
    ]
    nearest = min(beaten, key=gain)
    clauses = reasons(seen, answer.seat, (answer.action,), (nearest,))
    why = key_moves.with_own_reason(found, move(answer.seat, n, n)).why
    assert why == compared(clauses, named(seen, answer.seat, (nearest,)))


def test_without_an_estimate_in_time_the_leads_decide(monkeypatch: pytest.MonkeyPatch, match: MatchRecord) -> None:
    story = told(monkeypatch, match, Estimates(answers=False))
    assert not story.by_chance
    assert story.key_moves
    assert any(each.why for each in story.key_moves)
