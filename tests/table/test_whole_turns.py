"""Taking back whole turns: past dice and other seats' moves, one turn after another, and as the record shows it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.effort import cases
from tests.table.recorded import recorded
from tests.table.test_match import begun, looks, play
from warbones import GAMES, load
from warbones.physics import simulate_throw
from warbones.table.answers import Face, Turn, Undo
from warbones.table.dice import HonestDice
from warbones.table.errors import NothingToUndo
from warbones.table.match import Match, Prepared
from warbones.table.record import FORMAT, read_record, write_record
from warbones.table.replay_frames import frames
from warbones.table.whole_turns import undone_decisions
from warbones.verify.dice import read as read_dice

SECRET = bytes(range(32))


def undo_turn(match: Match, seat: int) -> None:
    match.commit(match.undo_turn(seat, "mine"))


def until_choice(match: Match, seat: int, rng: Random) -> None:
    """Play at random until ``seat`` has a choice that starts a turn."""
    while match.to_act != {seat} or len(match.position.legal(seat)) < 2:
        mover = min(match.to_act)
        play(match, mover, rng.choice(list(match.position.legal(mover))).text)


def play_on(match: Match, rng: Random) -> Prepared:
    """Prepare the next turn of a random match."""
    if throw := match.throw:
        return match.land(*simulate_throw(throw, match.throw_seed()))
    seat = min(match.to_act)
    return match.answer(seat, match.number(seat), rng.choice(list(match.position.legal(seat))).text)


def test_nothing_is_taken_back_before_a_choice() -> None:
    match = begun()
    for seat in (0, 1):
        assert not match.may_undo_turn(seat)
        with pytest.raises(NothingToUndo, match="no turn"):
            match.undo_turn(seat)


def test_a_turn_is_taken_back_past_dice_and_the_other_seat_and_then_the_one_before() -> None:
    match, rng = begun(load("keep")), Random(5)
    starts = []
    for _ in range(2):
        until_choice(match, 0, rng)
        starts.append(match.position.to_dict())
        play(match, 0)
        until_choice(match, 1, rng)
        play(match, 1)
    used = sum(isinstance(answer, Face) for answer in match.answers)
    for start in reversed(starts):
        assert match.may_undo_turn(0)
        undo_turn(match, 0)
        assert match.position.to_dict() == start
    assert match.was_undone(0, "mine")
    until_choice(match, 1, rng)
    numbers = [(answer.seat, answer.number) for answer in match.answers if isinstance(answer, Face)]
    assert len(set(numbers)) == len(numbers) >= used, "dice are never rolled twice"


def test_the_other_seat_s_choices_revealed_since_are_taken_back_too() -> None:
    match, rng = begun(), Random(2)
    while not (match.to_act == {0, 1} and "launch" in next(iter(match.position.legal(1))).text):
        seat = min(match.to_act)
        play(match, seat, rng.choice(list(match.position.legal(seat))).text)
    before = match.position.to_dict()
    play(match, 1)
    play(match, 0)
    undo_turn(match, 0)
    assert match.position.to_dict() == before
    assert match.to_act == {0, 1}


@pytest.mark.parametrize("game", cases(sorted(GAMES), {"dicewing", "keep"}))
def test_a_match_with_undone_turns_is_stored_replayed_and_checked(game: str) -> None:
    rng, undone = Random(7), 0

    def following(match: Match, _: int) -> Prepared:
        nonlocal undone
        if undone < 6 and match.may_undo_turn(0) and rng.random() < 0.1:
            undone += 1
            return match.undo_turn(0)
        return play_on(match, rng)

    record = recorded(Match(load(game), {}, HonestDice(SECRET)), SECRET, following)
    assert undone
    assert record.heading.format == FORMAT
    again = read_record(write_record(record).splitlines())
    shown = frames(again, "0")
    assert shown[-1].scene.over
    assert sum("take back the whole turn" in str(frame.label) for frame in shown) == undone
    assert len(read_dice(write_record(record).decode()).heading["names"]) == 2


def test_stored_turns_give_the_same_match() -> None:
    rng, match, again = Random(3), *(Match(load("dicewing"), {}, HonestDice(b"secret")) for _ in range(2))
    for prepared in _random(match, rng):
        match.commit(prepared)
        again.fold(msgspec.json.decode(msgspec.json.encode(prepared.turn), type=Turn))
        assert looks(again) == looks(match)
        assert [again.may_undo_turn(seat) for seat in (0, 1)] == [match.may_undo_turn(seat) for seat in (0, 1)]
    assert any(isinstance(answer, Undo) for answer in match.answers)
    assert {(0, 0)} <= undone_decisions(match.answers) or undone_decisions(match.answers)


def _random(match: Match, rng: Random):  # type: ignore[no-untyped-def]
    yield match.open()
    undone = 0
    while not match.over:
        if undone < 5 and match.may_undo_turn(1) and rng.random() < 0.2:
            undone += 1
            yield match.undo_turn(1)
        else:
            yield play_on(match, rng)
