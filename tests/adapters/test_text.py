"""Text for language models, and how their answers are read."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.adapters.random_walks import short
from warbones import Game, IllegalAction, Position, load
from warbones.adapters.text import prompt, read_answer, system_prompt
from warbones.games.rulebook import rulebook


def asked(game: Game, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield the first 30 decisions of a random game, and then every twentieth."""
    position, rng = game.new(seed=seed, **short(game)), random.Random(seed)
    for answers in range(400):
        if position.over:
            return
        seat = min(position.to_act)
        if answers < 30 or answers % 20 == 0:
            yield position, seat
        position.act(seat, rng.choice(position.legal(seat).ids))


def launching() -> Position:
    """Return a position of DiceWing where both seats launch."""
    return next(position for position, _ in asked(load("dicewing"), 3) if len(position.to_act) == 2)


def test_a_prompt_shows_the_table_the_question_and_every_option(game: Game) -> None:
    for position, seat in asked(game, 2):
        text, scene = prompt(position, seat), position.scene(seat)
        assert text.startswith(f"You are {game.names[seat]}.")
        assert scene.prompt.text in text
        assert "\x1b" not in text
        for area in scene.areas:
            assert all(piece is None or piece.id in text for piece in area.pieces)
        assert all(f"[{option.action}]" in text for option in scene.prompt.options)


def test_a_large_choice_is_described_by_its_form() -> None:
    for position, seat in asked(load("army"), 2):
        legal = position.legal(seat)
        if len(legal) > 500:
            text = prompt(position, seat)
            assert text.count("[") < 200
            assert "[stop]" in text
            told = text.split("[reroll …]")[1]
            largest = max(legal, key=lambda action: len(action.pieces)).pieces
            assert told.startswith(f" followed by 1 to {len(largest)} of: ")
            assert all(f"{piece} " in told for piece in largest)
            return
    raise AssertionError("no large choice came up")


def test_the_log_shows_its_newest_lines() -> None:
    position = launching()
    assert "You roll" in prompt(position, 0)
    assert "You roll" not in prompt(position, 0, log_lines=3)
    assert "attack 1 (R13)" in prompt(position, 0, log_lines=3)


def test_the_system_prompt_holds_the_rules_the_options_and_how_to_answer() -> None:
    text = system_prompt(load("keep").new(seed=1, round_limit=8))
    assert rulebook(load("keep")).strip() in text
    assert "round_limit = 8" in text
    assert "ANSWER:" in text


@pytest.mark.parametrize(
    "answer",
    [
        "{}",
        "ANSWER: {}",
        "answer : {}",
        "I could launch A.d6 B.d4, but no.\n\n**ANSWER:** `{}`",
        "ANSWER: launch nothing\nNo, wait.\nFinal answer: [{}].",
        "Thinking...\n{}\n\n",
        "> Answer: '{}'",
    ],
)
def test_an_answer_is_found_however_it_is_wrapped(answer: str) -> None:
    position = launching()
    wanted = position.legal(0)[7]
    assert read_answer(position, 0, answer.format(wanted.text)) == wanted
    assert read_answer(position, 0, answer.format(wanted.text.upper())) == wanted
    assert read_answer(position, 0, answer.format("8")) == wanted


def test_every_action_can_be_answered(game: Game) -> None:
    rng = random.Random(1)
    for position, seat in asked(game, 3):
        action = rng.choice(position.legal(seat))
        assert read_answer(position, seat, f"ANSWER: {action.text}") == action


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("", "There is no answer"),
        ("ANSWER:", "There is no answer"),
        ("ANSWER: 99", "The options are numbered from 1 to 21; there is no 99"),
        ("ANSWER: 0", "numbered from 1"),
        ("ANSWER: take A.d4", "'take A.d4' is not legal here. Alpha can choose: launch"),
        ("I give up", "'I give up' is not legal here"),
    ],
)
def test_a_wrong_answer_is_refused_in_a_sentence(answer: str, said: str) -> None:
    position = launching()
    before = position.to_dict()
    with pytest.raises(IllegalAction, match=said):
        read_answer(position, 0, answer)
    assert position.to_dict() == before


def test_a_seat_without_a_decision_cannot_answer() -> None:
    position = load("keep").new(seed=1)
    (seat,) = position.to_act
    with pytest.raises(IllegalAction, match="is not asked for anything now"):
        read_answer(position, 1 - seat, "ANSWER: place left")


def test_no_terminal_library_is_loaded_for_texts() -> None:
    script = """
import sys
import warbones
from warbones.adapters.text import prompt, read_answer, system_prompt
position = warbones.load("keep").new(seed=7)
seat = min(position.to_act)
system_prompt(position), prompt(position, seat), repr(position)
position.act(seat, read_answer(position, seat, "ANSWER: 1"))
print(sorted({"rich", "textual", "typer"} & {*sys.modules}))
"""
    told = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "[]"
