"""Hot seat: the seat to decide, the covered screen, and accepted and refused answers."""

from __future__ import annotations

from random import Random

import pytest

import warbones
from tests.terminal.sample import SECRET, begun
from warbones.core.view.scene import Prompt
from warbones.table.errors import NothingToUndo, NotOver
from warbones.table.record import read_record, write_record
from warbones.table.replay_frames import frames
from warbones.terminal.hotseat.hot_seat import HotSeat

GAME = warbones.load("dicewing")


def friends(secret: bytes | None = SECRET) -> HotSeat:
    hot_seat = HotSeat(GAME, {}, {}, secret)
    hot_seat.viewer = hot_seat.due()
    return hot_seat


def prompt(hot_seat: HotSeat) -> Prompt:
    return hot_seat.scene().prompt


def pass_on(hot_seat: HotSeat) -> None:
    hot_seat.viewer = hot_seat.due()


def drafted() -> HotSeat:
    """Return a match at one screen, played to the first secret launch."""
    hot_seat = friends()
    while not prompt(hot_seat).secret:
        hot_seat.answer("1")
        pass_on(hot_seat)
    return hot_seat


def test_the_table_turns_to_the_person_to_decide() -> None:
    hot_seat = friends()
    first = next(iter(hot_seat.position.to_act))
    assert hot_seat.viewer == first
    hot_seat.answer("1")
    assert hot_seat.due() == 1 - first


def test_it_stays_with_a_person_while_bots_play() -> None:
    hot_seat = HotSeat(GAME, {}, {1: "random"}, SECRET)
    assert hot_seat.position.to_act == {1}
    assert hot_seat.due() == 0
    assert hot_seat.bots_due == [1]


def test_an_open_draft_needs_no_curtain() -> None:
    hot_seat = friends()
    hot_seat.answer("1")
    assert not hot_seat.must_cover(hot_seat.due())


def test_a_secret_choice_is_covered_on_both_sides() -> None:
    hot_seat = drafted()
    first = hot_seat.viewer
    assert first is not None
    hot_seat.answer("1")
    second = hot_seat.due()
    assert second == 1 - first
    assert hot_seat.must_cover(second)


def test_a_revealed_secret_needs_no_curtain() -> None:
    hot_seat = drafted()
    hot_seat.answer("1")
    pass_on(hot_seat)
    assert hot_seat.must_cover(1 - (hot_seat.viewer or 0))
    hot_seat.answer("1")
    assert prompt(hot_seat).secret or not hot_seat.must_cover(1 - (hot_seat.viewer or 0))


def test_one_person_alone_needs_no_curtain() -> None:
    hot_seat = drafted()
    hot_seat.bots = {1: "random"}
    assert not hot_seat.must_cover(0)


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
    hot_seat = friends()
    before = hot_seat.position.to_dict()
    with pytest.raises(warbones.IllegalAction) as refused:
        hot_seat.answer(words)
    assert why in str(refused.value)
    assert hot_seat.position.to_dict() == before


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
        ("3 7", "A die with 6 sides shows 1 to 6, not 7."),
        ("3 x", "A face must be a whole number such as 4, not 'x'."),
        ("", "A face must be a whole number such as 4, not ''."),
        ("1 2 3 4 5 6 7 1", "7 dice are due from Alpha now, but 8 faces were typed in."),
    ],
)
def test_one_wrong_face_refuses_them_all(words: str, why: str) -> None:
    hot_seat = friends(None)
    before = hot_seat.position.to_dict()
    with pytest.raises(warbones.WrongRoll) as refused:
        hot_seat.answer(words)
    assert str(refused.value) == why
    assert hot_seat.position.to_dict() == before


def test_the_previous_person_at_the_screen_takes_back_an_open_decision() -> None:
    hot_seat = friends()
    before, first = hot_seat.position.to_dict(), hot_seat.viewer
    hot_seat.answer("1")
    pass_on(hot_seat)
    assert hot_seat.viewer != first
    hot_seat.undo()
    assert hot_seat.position.to_dict() == before
    assert hot_seat.due() == first


def test_a_secret_choice_is_not_taken_back_by_another_person() -> None:
    hot_seat = drafted()
    hot_seat.answer("1")
    pass_on(hot_seat)
    before = hot_seat.position.to_dict()
    with pytest.raises(NothingToUndo, match="only your own last decision"):
        hot_seat.undo()
    assert hot_seat.position.to_dict() == before


def test_choices_of_an_action_are_stepped_back_one_by_one() -> None:
    hot_seat = begun(game="battle", budget=5)
    while not hot_seat.position.is_drafting(min(hot_seat.position.to_act)):
        hot_seat.viewer = hot_seat.due()
        hot_seat.answer("1")
    hot_seat.viewer = hot_seat.due()
    assert prompt(hot_seat).kind == "choose"
    drafting = hot_seat.position.to_dict()
    hot_seat.undo()
    assert hot_seat.position.to_dict() != drafting
    hot_seat.answer("1")
    assert hot_seat.position.to_dict() == drafting


def test_a_match_is_saved_with_the_secret_of_its_dice() -> None:
    hot_seat = friends()
    with pytest.raises(NotOver):
        hot_seat.record()
    lot = Random(1)
    while not hot_seat.position.over:
        hot_seat.answer(str(lot.randint(1, len(prompt(hot_seat).options))))
        pass_on(hot_seat)
    kept = read_record(write_record(hot_seat.record()).splitlines())
    assert kept.result.secret == SECRET.hex()
    assert frames(kept, "0")[-1].scene == hot_seat.position.scene(0)
