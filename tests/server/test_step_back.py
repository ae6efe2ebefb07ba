"""Stepping back through the choices of one action: immediately, without consent, until a die rolls or another seat
acts.
"""

from __future__ import annotations

import pytest

from tests.server.player import Player, new_table, options
from warbones.protocol.messages import Accepted, Refused, TableTicket

STEPPED = Accepted(id="wish")


@pytest.fixture
def ticket(host: str) -> TableTicket:
    """The keys to a battle of two people with points for two units each."""
    return new_table(host, game="battle", options={"budget": 20})


@pytest.fixture
def buyers(alpha: Player, beta: Player) -> tuple[Player, Player]:
    """Both players, who have picked the Dragonfolk; Alpha has bought a unit and is placing its dice."""
    for player in (alpha, beta):
        player.view()
    act(alpha, "faction dragonfolk")
    act(beta, "faction dragonfolk")
    act(alpha, "buy hybrid-elite")
    return alpha, beta


def act(player: Player, action: str) -> None:
    player.act(action, player.newest().number)


def texts(player: Player) -> list[str]:
    return options(player.newest())


def place(player: Player) -> str:
    """Put one die down, if possible one that has an equal in hand; return the action.

    The table itself places dice that are all equal. The other five then are equal only if all six were.
    """
    (hand,) = [area for area in player.newest().scene.areas if area.id == "hand"]
    face = f"put {next((die for die in hand.pieces if die.caption), hand.pieces[0]).face}"
    act(player, face)
    return face


def fight(players: tuple[Player, Player]) -> Player:
    """Buy and place until units act; return the player to move."""
    for _ in range(60):
        for player in players:
            actions = texts(player)
            if actions and actions[0].startswith("act "):
                return player
            if actions:
                liked = ("arrange", "keep", "stay", "buy hybrid-elite", "stop")
                act(player, next((each for each in actions if each.startswith(liked)), actions[0]))
    raise AssertionError("the battle does not begin")


def test_dice_are_taken_up_again_without_asking(buyers: tuple[Player, Player]) -> None:
    alpha, beta = buyers
    before = alpha.newest().scene
    known = len(beta.companies)
    place(alpha)
    assert alpha.company(lambda company: company.free_undo).may_undo
    assert alpha.wish("undo") == STEPPED
    assert alpha.newest().scene == before
    beta.newest()
    assert not any(company.proposal for company in beta.companies[known:])
    assert not alpha.company(lambda company: not company.free_undo).may_undo


def test_a_repeated_request_to_step_back_has_one_effect(buyers: tuple[Player, Player]) -> None:
    alpha, _ = buyers
    place(alpha)
    alpha.wish("undo")
    after = alpha.newest()
    assert alpha.wish("undo") == Accepted(id="wish", repeated=True)
    assert alpha.newest() == after


def test_a_roll_is_never_stepped_back_past(buyers: tuple[Player, Player]) -> None:
    alpha, _ = buyers
    before = alpha.newest()
    refused = alpha.wish("undo")
    assert isinstance(refused, Refused)
    assert "before a die is rolled" in refused.problem
    assert alpha.newest() == before


def test_finished_actions_need_the_others_consent(buyers: tuple[Player, Player]) -> None:
    alpha, beta = buyers
    act(alpha, "arrange spread")
    assert not alpha.newest().scene.prompt.options
    alpha.company(lambda company: company.may_undo and not company.free_undo)
    alpha.wish("undo")
    wish = beta.company(lambda company: company.proposal is not None).proposal
    assert wish
    assert wish.waits_for == (1,)
    beta.consent()
    assert "arrange spread" in texts(alpha)


def test_an_action_is_stepped_back_through_choice_by_choice(buyers: tuple[Player, Player]) -> None:
    mover = fight(buyers)
    other = buyers[1 - buyers.index(mover)]
    scenes = [mover.newest().scene]
    act(mover, texts(mover)[-1])  # hybrid elite, who may do more after a move
    scenes.append(mover.newest().scene)
    act(mover, next(action for action in texts(mover) if action.startswith("move ")))
    assert not isinstance(other.ask(texts(mover)[0], other.newest().number), Accepted)
    for number, scene in enumerate(reversed(scenes)):
        assert mover.wish("undo", name=f"step {number}") == Accepted(id=f"step {number}")
        assert mover.newest().scene == scene
    assert not mover.company(lambda company: not company.free_undo).proposal


def test_only_who_drafts_steps_back(buyers: tuple[Player, Player]) -> None:
    alpha, beta = buyers
    place(alpha)
    alpha.company(lambda company: company.free_undo)
    assert isinstance(beta.wish("undo"), Refused)
    assert not beta.company().free_undo
