"""Every game teaches itself: each step of its lesson can be played as it says."""

from __future__ import annotations

from warbones import Game
from warbones.core.lesson import after, before


def test_every_step_of_the_lesson_can_be_played(game: Game) -> None:
    assert len(game.lesson) >= 3
    assert any(step.right for step in game.lesson)
    for step in game.lesson:
        position = before(game, step)
        assert step.title
        assert step.text
        if step.right:
            assert step.seat in position.to_act
            assert len(position.legal(step.seat)) > len(step.right)
            assert step.otherwise
            assert step.notice
        for action in step.right:
            assert after(game, step, action).scene(step.seat) != position.scene(step.seat)


def test_a_written_position_is_read_as_it_was(game: Game) -> None:
    for step in game.lesson:
        position = before(game, step)
        assert game.read(position.text) == position.record()
