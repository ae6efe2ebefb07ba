"""Whose turn it is at the screen, when it is covered, and what an answer may be."""

from __future__ import annotations

from random import Random

import pytest

import warbones
from tests.terminal.sample import SECRET, begun
from warbones.core.scene import Prompt
from warbones.table.errors import NothingToUndo, NotOver
from warbones.table.record import read_record, write_record
from warbones.table.replaying import frames
from warbones.terminal.sitting import Sitting

GAME = warbones.load("dicewing")


def friends(secret: bytes | None = SECRET) -> Sitting:
    sitting = Sitting(GAME, {}, {}, secret)
    sitting.viewer = sitting.due()
    return sitting


def prompt(sitting: Sitting) -> Prompt:
    return sitting.scene().prompt


def pass_on(sitting: Sitting) -> None:
    sitting.viewer = sitting.due()


def drafted() -> Sitting:
    """Return a sitting at the first secret launch."""
    sitting = friends()
    while not prompt(sitting).secret:
        sitting.answer("1")
        pass_on(sitting)
    return sitting


def test_the_table_turns_to_whoever_is_asked() -> None:
    sitting = friends()
    first = next(iter(sitting.position.to_act))
    assert sitting.viewer == first
    sitting.answer("1")
    assert sitting.due() == 1 - first


def test_it_stays_with_a_person_whom_bots_make_wait() -> None:
    sitting = Sitting(GAME, {}, {1: "random"}, SECRET)
    assert sitting.position.to_act == {1}
    assert sitting.due() == 0
    assert sitting.bots_due == [1]


def test_an_open_draft_needs_no_curtain() -> None:
    sitting = friends()
    sitting.answer("1")
    assert not sitting.must_cover(sitting.due())


def test_a_secret_choice_is_covered_on_both_sides() -> None:
    sitting = drafted()
    first = sitting.viewer
    assert first is not None
    sitting.answer("1")
    second = sitting.due()
    assert second == 1 - first
    assert sitting.must_cover(second)


def test_a_secret_that_is_out_needs_no_curtain() -> None:
    sitting = drafted()
    sitting.answer("1")
    pass_on(sitting)
    assert sitting.must_cover(1 - (sitting.viewer or 0))
    sitting.answer("1")
    assert prompt(sitting).secret or not sitting.must_cover(1 - (sitting.viewer or 0))


def test_one_person_alone_needs_no_curtain() -> None:
    sitting = drafted()
    sitting.bots = {1: "random"}
    assert not sitting.must_cover(0)


def test_an_answer_is_an_action_or_its_number() -> None:
    by_number, in_notation = friends(), friends()
    by_number.answer("2")
    in_notation.answer(prompt(friends()).options[1].action)
    assert by_number.position.text == in_notation.position.text


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("15", "The options are numbered from 1 to 14; there is no 15."),
        ("0", "The options are numbered from 1 to 14; there is no 0."),
        ("take the lot", "'take the lot' is not legal here."),
        ("9" * 5000, "is not legal here."),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(words: str, why: str) -> None:
    sitting = friends()
    before = sitting.position.to_dict()
    with pytest.raises(warbones.IllegalAction) as refused:
        sitting.answer(words)
    assert why in str(refused.value)
    assert sitting.position.to_dict() == before


def test_faces_are_typed_in_one_by_one_or_together() -> None:
    one_by_one, together = friends(None), friends(None)
    assert prompt(together).kind == "roll"
    for face in "1 2 3 4".split():
        one_by_one.answer(face)
    together.answer("1 2 3 4")
    assert together.position.to_dict() == one_by_one.position.to_dict()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("3 7", "A die of 6 sides shows 1 to 6, not 7."),
        ("3 x", "A face is a whole number such as 4, not 'x'."),
        ("", "A face is a whole number such as 4, not ''."),
        ("1 2 3 4 5 6 7 1 2 3 4 5 6 8 1", "No die is due now that is nobody's own."),
    ],
)
def test_one_wrong_face_refuses_them_all(words: str, why: str) -> None:
    sitting = friends(None)
    before = sitting.position.to_dict()
    with pytest.raises(warbones.WrongRoll) as refused:
        sitting.answer(words)
    assert str(refused.value) == why
    assert sitting.position.to_dict() == before


def test_who_was_at_the_screen_before_takes_back_what_was_open() -> None:
    sitting = friends()
    before, first = sitting.position.to_dict(), sitting.viewer
    sitting.answer("1")
    pass_on(sitting)
    assert sitting.viewer != first
    sitting.undo()
    assert sitting.position.to_dict() == before
    assert sitting.due() == first


def test_a_secret_choice_is_not_taken_back_by_another_person() -> None:
    sitting = drafted()
    sitting.answer("1")
    pass_on(sitting)
    before = sitting.position.to_dict()
    with pytest.raises(NothingToUndo, match="Only your own last decision"):
        sitting.undo()
    assert sitting.position.to_dict() == before


def test_choices_of_an_action_are_stepped_back_one_by_one() -> None:
    sitting = begun(game="battle", budget=5)
    while not sitting.position.game.drafting(sitting.position.record(), min(sitting.position.to_act)):
        sitting.viewer = sitting.due()
        sitting.answer("1")
    sitting.viewer = sitting.due()
    assert prompt(sitting).kind == "choose"
    drafting = sitting.position.to_dict()
    sitting.undo()
    assert sitting.position.to_dict() != drafting
    sitting.answer("1")
    assert sitting.position.to_dict() == drafting


def test_a_match_is_kept_with_the_secret_of_its_dice() -> None:
    sitting = friends()
    with pytest.raises(NotOver):
        sitting.record()
    lot = Random(1)
    while not sitting.position.over:
        sitting.answer(str(lot.randint(1, len(prompt(sitting).options))))
        pass_on(sitting)
    kept = read_record(write_record(sitting.record()).splitlines())
    assert kept.result.secret == SECRET.hex()
    assert frames(kept, "0")[-1].scene == sitting.position.scene(0)
