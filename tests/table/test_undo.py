"""Taking a decision back is possible in some cases only, and reveals nothing hidden."""

from __future__ import annotations

import random

import pytest

from tests.table.test_match import begun, looks, play
from tests.table.toy_game import GAME as TOY
from tests.typed_dice import by_hand
from warbones import load
from warbones.table import match as match_module
from warbones.table.answers import Undo
from warbones.table.dice import HonestDice
from warbones.table.errors import NothingToUndo
from warbones.table.match import Match

DICEWING = load("dicewing")


def undo(match: Match, seat: int) -> None:
    match.commit(match.undo(seat, "mine"))


def seen(match: Match) -> object:
    """Return the position and events of a match as everybody knows them."""
    return [(match.position.seen_by(seat).to_dict(), match.position.events(seat)) for seat in (None, 0, 1)]


def test_a_decision_taken_back_leaves_only_its_number_used() -> None:
    match = begun()
    seat, before = min(match.position.to_act), seen(match)
    play(match, seat)
    undo(match, seat)
    assert seen(match) == before
    assert match.number(seat) == 1
    assert match.answers[-1] == Undo(seat, 0, "mine")
    assert match.was_undone(seat, "mine")
    assert not match.was_undone(seat, "other")
    assert not match.was_undone(1 - seat, "mine")
    assert not match.may_undo(seat)
    play(match, seat)
    assert match.number(seat) == 2


def test_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    match = begun()
    play(match, min(match.position.to_act))
    seat, before = min(match.position.to_act), seen(match)
    for _ in range(2):
        play(match, seat)
    for _ in range(2):
        undo(match, seat)
    assert seen(match) == before


def test_only_the_last_decision_can_be_taken_back() -> None:
    match = begun()
    first = min(match.position.to_act)
    play(match, first)
    play(match, 1 - first)
    for seat, may in ((first, False), (1 - first, True)):
        assert match.may_undo(seat) is may
    before = looks(match)
    with pytest.raises(NothingToUndo, match="your own last decision"):
        match.undo(first)
    assert looks(match) == before


def test_nothing_is_taken_back_past_a_roll() -> None:
    match = begun(TOY)
    play(match, 0, "roll")
    assert not match.may_undo(0)
    typed = Match(TOY, {}, None)
    typed.commit(typed.answer(0, 0, "roll"))
    assert not typed.may_undo(0)
    typed.commit(by_hand(typed, 3, seat=0))
    assert typed.undo(0).turn.answers == (Undo(0, 0, typed="faces"),)
    typed.commit(typed.undo(0))
    assert not typed.may_undo(0)


def test_nothing_is_taken_back_past_a_reveal_or_an_automatic_step() -> None:
    for seed in range(5):
        match, rng = begun(secret=bytes([seed])), random.Random(seed)
        while not match.position.over:
            seat = rng.choice(sorted(match.position.to_act))
            known = {viewer: match.position.seen_by(viewer).to_dict() for viewer in range(2)}
            turn = play(match, seat, rng.choice(list(match.position.legal(seat))).text)
            if match.may_undo(seat):
                assert len(turn.answers) == 1
                assert not match.moments
                trial = match.undo(seat).position
                assert {viewer: trial.seen_by(viewer).to_dict() for viewer in range(2)} == known
        assert not any(match.may_undo(seat) for seat in range(2))


def test_a_secret_choice_can_be_taken_back_until_the_other_has_chosen() -> None:
    match = begun()
    while len(match.position.to_act) == 1:
        play(match, min(match.position.to_act))
    before = seen(match)
    play(match, 0)
    assert match.may_undo(0)
    undo(match, 0)
    assert seen(match) == before
    play(match, 0)
    play(match, 1)
    assert not match.may_undo(0)
    assert not match.may_undo(1)


def test_unseen_actions_do_not_affect_undo() -> None:
    quiet, busy = begun(TOY), begun(TOY)
    for match in (quiet, busy):
        play(match, 0, "stop")
    for _ in range(5):
        play(busy, 1, "roll")
    assert quiet.may_undo(0)
    assert busy.may_undo(0)
    others = busy.position.seen_by(1).to_dict()["state"]["total"][1], busy.position.events(1)
    undo(busy, 0)
    assert (busy.position.seen_by(1).to_dict()["state"]["total"][1], busy.position.events(1)) == others
    assert busy.position.to_act == {0, 1}
    before = busy.position.events(1)
    play(busy, 1, "roll")
    assert len(busy.position.events(1)) == len(before) + 1


def random_turns(match: Match, rng: random.Random) -> list[object]:
    """Play and undo at random; return the stored turns."""
    turns = [match.open()]
    match.commit(turns[-1])
    while not match.position.over:
        undoable = [seat for seat in range(2) if match.may_undo(seat)]
        if undoable and rng.random() < 0.4:
            turns.append(match.undo(rng.choice(undoable)))
        else:
            seat = rng.choice(sorted(match.position.to_act))
            turns.append(match.answer(seat, match.number(seat), rng.choice(list(match.position.legal(seat))).text))
        match.commit(turns[-1])
    return [prepared.turn for prepared in turns]


@pytest.mark.parametrize("game", [DICEWING, TOY], ids=["dicewing", "toy"])
def test_stored_turns_with_undone_decisions_give_the_same_match(game: object) -> None:
    match = Match(game, {}, HonestDice(b"secret"))  # type: ignore[arg-type]
    again = Match(match.game, {}, HonestDice(b"secret"))
    for turn in random_turns(match, random.Random(6)):
        again.fold(turn)  # type: ignore[arg-type]
    assert looks(again) == looks(match)
    assert any(isinstance(answer, Undo) for answer in match.answers)


def test_the_number_of_undone_decisions_in_a_match_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_TAKEN_BACK", 3)
    match = begun()
    seat = min(match.position.to_act)
    for _ in range(3):
        play(match, seat)
        undo(match, seat)
    play(match, seat)
    assert not match.may_undo(seat)
    with pytest.raises(NothingToUndo, match="3 decisions, the most"):
        match.undo(seat)
