"""The table plays forced moves, but not every decision with one possibility."""

from __future__ import annotations

import random

import pytest

from warbones import load
from warbones.table.dice import HonestDice
from warbones.table.errors import NothingToUndo
from warbones.table.forced_moves import forced_action
from warbones.table.match import Match


def played(game: str, turns: int, seed: int = 1, **options: str | int) -> list[tuple[Match, int, str]]:
    """Return every decision with one possibility in a random match: the match before it, its seat and prompt."""
    match, rng = Match(load(game), options, HonestDice(seed.to_bytes(32))), random.Random(seed)
    match.commit(match.open())
    found = []
    for _ in range(turns):
        if match.position.over:
            break
        seat = min(match.position.to_act)
        actions = [action.text for action in match.position.legal(seat)]
        if len(actions) == 1:
            kept = Match(load(game), options, HonestDice(seed.to_bytes(32)))
            kept.position = match.position.copy()
            found.append((kept, seat, match.position.scene(seat).prompt.text))
        match.commit(match.answer(seat, match.number(seat), rng.choice(actions)))
    return found


@pytest.mark.parametrize(("game", "asked"), [("dicewing", "Lower one die"), ("battle", "choose the target")])
def test_an_only_possibility_is_taken_automatically(game: str, asked: str) -> None:
    options = {"budget": 10} if game == "battle" else {}
    found = [(match, seat) for match, seat, text in played(game, 300, **options) if asked in text]
    assert any(forced_action(match.position, seat) for match, seat in found)


@pytest.mark.parametrize("asked", ["Roll ", "Choose any"])
def test_secret_rolls_are_not_automatic(asked: str) -> None:
    found = [(match, seat) for match, seat, text in played("army", 60) if text.startswith(asked)]
    assert not any(forced_action(match.position, seat) for match, seat in found)
    assert found or asked != "Roll "


def test_the_last_choice_of_an_action_and_a_purchase_are_not_automatic() -> None:
    found = played("battle", 400, budget=10)
    last = [(match, seat) for match, seat, text in found if text.startswith(("Choose a row", "Choose a column", "Buy"))]
    assert not any(forced_action(match.position, seat) for match, seat in last)


def test_a_throw_is_never_made_automatically() -> None:
    match = Match(load("indicesion"), {"players": 2, "throw_model": "referee"}, None)
    match.commit(match.open())
    for _ in range(40):
        if match.position.owed:
            break
        seat = min(match.position.to_act)
        actions = [action.text for action in match.position.legal(seat)]
        after = match.position.copy()
        after.act(seat, actions[0])
        assert not (after.throw and forced_action(match.position, seat))
        match.commit(match.answer(seat, match.number(seat), actions[0]))


def battle_before_a_target() -> Match:
    """Return a battle in which a unit has just begun an action with only one target."""
    for seed in range(1, 40):
        match, rng = Match(load("battle"), {"budget": 10}, HonestDice(seed.to_bytes(32))), random.Random(seed)
        match.commit(match.open())
        for _ in range(160):
            if match.position.over:
                break
            seat = min(match.position.to_act)
            if match.forced_seat is not None and "choose the target" in match.position.scene(seat).prompt.text:
                return match
            actions = [action.text for action in match.position.legal(seat)]
            match.commit(match.answer(seat, match.number(seat), rng.choice(actions)))
    raise AssertionError("no battle comes to a unit with one target")


def test_stepping_back_skips_forced_moves() -> None:
    match = battle_before_a_target()
    seat = match.forced_seat
    assert seat is not None
    match.commit(match.take_forced(seat))
    assert match.may_undo(seat)
    match.commit(match.undo(seat, "mine"))
    assert match.forced_seat == seat
    assert match.may_undo(seat)
    match.commit(match.undo(seat, "mine"))
    assert match.forced_seat is None


def test_forced_moves_alone_cannot_be_taken_back() -> None:
    match = Match(load("battle"), {"budget": 10}, HonestDice(bytes(32)))
    match.commit(match.open())
    rng = random.Random(3)
    for _ in range(300):
        if match.position.over:
            break
        seat = min(match.position.to_act)
        alone = match.forced_seat == seat and not match.may_undo(seat)
        actions = [action.text for action in match.position.legal(seat)]
        match.commit(match.answer(seat, match.number(seat), rng.choice(actions)))
        if alone and not match.position.owed:
            assert not match.may_undo(seat)
            with pytest.raises(NothingToUndo):
                match.undo(seat)
            return
    raise AssertionError("nobody is left without a choice first")
