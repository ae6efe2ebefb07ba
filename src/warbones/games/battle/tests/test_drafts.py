"""Drafts: the choices of an action are taken back one by one until a die is rolled or another seat must answer."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from warbones.games.battle.advice.evaluation import evaluate
from warbones.games.battle.rules.state import Phase
from warbones.games.battle.tests.script import GAME, field, play
from warbones.table.errors import NothingToUndo
from warbones.table.match import Match


def battle(seed):
    """Return a match at its first action, after buying and placing at random."""
    rng = Random(seed)
    dice = SimpleNamespace(face=lambda _stream, _number, sides: rng.randint(1, sides))
    match = Match(GAME, {"budget": 5}, dice)
    match.commit(match.open())
    while match.position.record().phase != Phase.UNIT:
        (seat,) = match.position.to_act
        answer(match, rng.choice(match.position.legal(seat)).text)
    return match


def answer(match, text):
    (seat,) = match.position.to_act
    match.commit(match.answer(seat, match.number(seat), text))


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_of_a_draft_can_be_taken_back(seed):
    match = battle(seed)
    (seat,) = match.position.to_act
    before, steps, forced = match.position.to_dict(), [], len(match.position.legal(seat)) == 1
    for choice in (match.position.legal(seat)[0].text, "move C"):
        if choice in [action.text for action in match.position.legal(seat)]:
            steps.append(match.position.to_dict())
            answer(match, choice)
    while match.may_undo(seat):
        match.commit(match.undo(seat, str(len(steps))))
        assert match.position.to_dict() == steps.pop()
    assert match.position.to_dict() == before or (forced and len(steps) == 1)


def test_rolls_are_not_taken_back():
    match = battle(1)
    (seat,) = match.position.to_act
    answer(match, match.position.legal(seat)[0].text)
    answer(match, "regroup")
    assert match.position.record().phase == Phase.PLACE
    with pytest.raises(NothingToUndo):
        match.undo(seat, "mine")


@pytest.mark.parametrize(
    ("alpha", "beta", "choices"),
    [
        ("lance-bearers@C[1,1,1,1]", "critters@C[1] archers@C[1/1]", "act aA; melee; at bB"),
        ("lance-bearers@C[1,1,1,1]", "critters@C[1]", "act aA; critical; at bA"),
        ("lance-bearers@C[1,1,1,1] critters@C[1]", "critters@C[1]", "act aA; flanking; at aB; melee; at bA"),
        ("lich-princess@C[x,x,1/1,8,1/1,1,1]", "critters@C[6]", "act aA; drain; at bA; square r1c1"),
        ("broodkeeper@C[x,x,x/1,8,1/1,1,1]", "critters@C[6]", "act aA; healing; at aA"),
        ("basilisk@C[1,1/1,1/1,1/1,1]", "critters@C[6] critters@C[1]", "act aA; paralyze; at bA"),
        ("mindbender@AB[1,1,1/1,8,1/1,1,1]", "critters@C[6]", "act aA; move C"),
        ("mindbender@AB[1,1,1/1,8,1/1,1,1]", "critters@C[6]", "act aA; carpet-bomb"),
    ],
)
def test_nothing_follows_by_itself_while_a_draft_is_made(alpha, beta, choices):
    position, engine = field(alpha, beta), GAME.engine
    for choice in choices.split("; "):
        alone = engine.take(position.record(), 0, position.legal(0).find(choice), ()).state
        position.act(0, choice)
        assert position.record() == alone
        assert not position.owed
        assert evaluate(position.record(), 0) == -evaluate(position.record(), 1)


def test_an_attack_being_chosen_looks_better_than_doing_nothing_and_an_easy_one_best():
    position = field("lance-bearers@C[1,1,1,1]", "critters@C[1] basilisk@C[6,6/6,6/6,6/6,6]")
    acting = evaluate(play(position.copy(), "Alpha act aA").record(), 0)
    striking = evaluate(play(position.copy(), "Alpha act aA; melee").record(), 0)
    easy, hard = (
        evaluate(play(position.copy(), f"Alpha act aA; melee; at {name}").record(), 0) for name in ("bA", "bB")
    )
    assert acting < striking < easy
    assert hard < easy
