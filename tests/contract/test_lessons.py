"""Lessons: each step can be played as it says, and the lesson ends with a fight that is won."""

from __future__ import annotations

import re
from typing import Final

import pytest

from tests.headline import HEADLINE, counted_words
from warbones import GAMES, Game
from warbones.core.play.lessons import before, play_any_action, play_right_action
from warbones.core.play.position import Position
from warbones.core.play.reasons import named
from warbones.core.view.lesson import ScriptedStep
from warbones.core.view.reader import english

EXPECTED_LOG: Final = {
    "army": ("You win round 1",),
    "battle": ("is defeated", "You win the battle"),
    "dicewing": ("You win the attack", "You capture"),
    "indicesion": ("You win round 1",),
    "keep": ("Beta loses", "Beta's keep has fallen"),
}
"""Words that each game's lesson must log on the way to its win."""


def test_every_step_of_the_lesson_can_be_played(game: Game) -> None:
    assert len(game.view.lesson) >= 3
    assert any(step.right for step in game.view.lesson)
    for step in game.view.lesson:
        position = before(game, step)
        assert step.title
        assert step.text
        assert bool(step.right) == bool(step.task) == bool(step.notice)
        assert counted_words(english(step.task, step.seat, game.names)) <= HEADLINE
        if step.right:
            assert step.seat in position.to_act
            assert len(position.legal(step.seat)) >= len(step.right)
            assert bool(step.otherwise) == (len(position.legal(step.seat)) > len(step.right))
        for action in step.right:
            assert play_right_action(game, step, action)[-1].scene(step.seat) != position.scene(step.seat)


def test_nothing_is_left_over_when_a_step_is_played(game: Game) -> None:
    """No die is left for the reader to type in, and all solutions of a step lead to the same position."""
    for step in game.view.lesson:
        ends = [play_right_action(game, step, action)[-1] for action in step.right]
        assert not any(end.owed or end.is_moment for end in ends)
        assert len({end.scene(step.seat).prompt.text for end in ends}) <= 1


def test_the_lesson_reaches_its_pay_off(game: Game) -> None:
    lines = [
        line
        for step in game.view.lesson
        for action in step.right[:1]
        for line in play_right_action(game, step, action)[-1].scene(step.seat).log
    ]
    assert any(line.kind == "result" for line in lines), "no right answer leads to a result, a line of that kind"
    told = ["".join(getattr(part, "text", "") for part in line.parts) for line in lines]
    for words in EXPECTED_LOG.get(game.id, ()):
        assert any(words in line for line in told), (words, told)


def test_each_answer_that_a_step_offers_is_played_and_explained_by_what_is_right(game: Game) -> None:
    """All wrong answers get the same explanation, which names only things that a right answer touches."""
    for step in game.view.lesson:
        position = before(game, step)
        offered = [action.text for action in position.legal(step.seat)] if step.right else []
        for action in offered[:: max(1, len(offered) // TRIED)]:
            assert action in step.right or step.otherwise or step.succeeded, (step.title, action)
            if action not in step.right and not step.succeeded:
                after = play_any_action(game, step, action, lambda sides: sides)
                assert after.throw or not after.owed
                assert after.scene(step.seat) != position.scene(step.seat), (step.title, action)
        if step.otherwise:
            correction = english(step.otherwise, step.seat, game.names)
            right = right_answers(position, step)
            assert words(correction) & words(right), (correction, right)
            assert dice(correction) <= dice(right), (correction, right)


TRIED: Final = 20
"""The approximate number of answers tried at a step."""


def right_answers(position: Position, step: ScriptedStep) -> str:
    """Return the task and the right actions, by name and in notation."""
    names = (named(position.seen_by(step.seat), step.seat, (text,)) for text in step.right if not step.succeeded)
    return " ".join(english(each, step.seat, position.game.names) for each in (step.task, *names, *step.right))


def words(text: str) -> set[str]:
    """Return the words in some wording that may name a thing."""
    return {word for word in re.findall(r"[a-z0-9%]+", text.lower()) if len(word) > 3 or any(map(str.isdigit, word))}


def dice(text: str) -> set[str]:
    """Return the kinds of dice that some wording names."""
    return set(re.findall(r"d\d+|d%", text))


@pytest.mark.parametrize("game", ["army"])
def test_a_fight_is_seen_on_the_way(game: str) -> None:
    step = next(step for step in GAMES[game].view.lesson if step.right == ("stop",))
    asked = [position.scene(step.seat).prompt.text for position in play_right_action(GAMES[game], step, "stop")]
    assert [text for text in asked if "reveals" in text]
    assert "Beta is hit for 1." in asked


def test_a_written_position_is_read_as_it_was(game: Game) -> None:
    for step in game.view.lesson:
        position = before(game, step)
        assert game.read(position.text) == position.record()
