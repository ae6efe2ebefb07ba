"""Requests that are not moves: taking a move back, and a rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import Player, new_table, options, play_and_resign, seats_of
from warbones.protocol.messages import Accepted, Consent, DeclinedProposal, Refused, TableTicket

WISHED = Accepted(id="wish")


@pytest.fixture
def mover(first: int, alpha: Player, beta: Player) -> Player:
    """The first player, after the first decision."""
    player = (alpha, beta)[first]
    for each in (alpha, beta):
        each.view()
    player.act(options(player.views[-1])[0], 0)
    return player


@pytest.fixture
def other(first: int, alpha: Player, beta: Player, mover: Player) -> Player:
    return (beta, alpha)[first]


def refused(reply: object) -> str:
    assert isinstance(reply, Refused), reply
    return reply.problem


def test_a_move_is_taken_back_once_the_other_agrees(mover: Player, other: Player) -> None:
    before = [player.views[0].scene for player in (mover, other)]
    mover.company(lambda company: company.may_undo)
    assert mover.wish("undo") == WISHED
    wish = other.company(lambda company: company.proposal is not None).proposal
    assert wish
    assert (wish.what, wish.waits_for) == ("undo", (other.views[0].scene.seat,))
    assert mover.newest().scene != before[0]
    assert other.consent() == Accepted(id="consent")
    assert [mover.newest().scene, other.newest().scene] == before
    assert [(view.v, view.number) for view in mover.views] == [(1, 0), (2, 1), (3, 1)]
    assert mover.company(lambda company: company.proposal is None and not company.may_undo)
    late = mover.ask(options(mover.views[-1])[0], 0)
    assert "already been answered" in refused(late)
    mover.act(options(mover.views[-1])[1], 1)
    assert mover.newest().number == 2


def test_a_refusal_closes_the_proposal(mover: Player, other: Player) -> None:
    mover.wish("undo")
    before = other.newest()
    assert other.consent(yes=False) == Accepted(id="consent")
    assert other.newest() == before
    told = mover.company(lambda company: company.declined is not None).declined
    assert mover.company().proposal is None
    assert mover.company().may_undo
    seats = {player: player.newest().scene.seat for player in (mover, other)}
    assert told == DeclinedProposal(what="undo", seat=seats[mover] or 0, by=seats[other] or 0)
    assert mover.wish("undo", name="again") == Accepted(id="again")
    assert not mover.company(lambda company: company.proposal is not None).declined
    assert not other.company().declined


def test_a_refusal_was_read_once_its_seat_plays_on(mover: Player, other: Player) -> None:
    mover.wish("undo")
    other.consent(yes=False)
    assert mover.company(lambda company: company.declined is not None)
    for _ in range(4):
        for player in (other, mover):
            if offered := options(player.newest()):
                player.act(offered[0], player.views[-1].number)
    assert mover.company(lambda company: company.declined is None)


def test_a_proposal_can_be_withdrawn_by_its_maker(mover: Player, other: Player) -> None:
    mover.wish("undo")
    assert "request" in refused(mover.consent(yes=True))
    assert mover.consent(yes=False) == Accepted(id="consent")
    assert other.company(lambda company: company.proposal is None)
    assert not mover.company(lambda company: company.proposal is None).declined


def test_a_proposal_ends_when_the_game_moves_on(mover: Player, other: Player) -> None:
    mover.wish("undo")
    wish = other.company(lambda company: company.proposal is not None).proposal
    assert wish
    other.act(options(other.newest())[0], 0)
    assert not other.company(lambda company: company.proposal is None).proposal
    other.send(Consent(id="late", proposal=wish.number, yes=True))
    assert "no longer open" in other.refusal()
    assert "before a die is rolled" in refused(mover.wish("undo"))


def test_only_one_s_own_last_decision_can_be_taken_back(mover: Player, other: Player) -> None:
    assert "your own last decision" in refused(other.wish("undo"))
    assert not other.company().may_undo


def test_one_proposal_at_a_time_and_each_is_answered_once(mover: Player, other: Player) -> None:
    mover.wish("undo")
    assert mover.wish("undo") == Accepted(id="wish", repeated=True)
    assert "Another request is waiting" in refused(mover.wish("undo", name="other"))
    other.consent()
    other.newest()
    assert mover.wish("undo") == Accepted(id="wish", repeated=True)
    assert mover.newest().v == 3


def test_bots_agree_at_once(host: str, first: int, bots: RandomBots) -> None:
    async def asleep(*_: object) -> str:
        raise OSError("no bot today")

    bots.plan = asleep  # type: ignore[method-assign]
    with Player(host, new_table(host, seats_of(bot=1 - first)), first) as player:
        view = player.view()
        player.act(options(view)[0], 0)
        assert player.wish("undo") == WISHED
        assert player.newest().scene == view.scene


def test_a_bot_that_was_thinking_about_what_is_undone_plays_on(host: str, first: int, bots: RandomBots) -> None:
    plan, asked = bots.plan, []

    async def slow(*given: object) -> Sequence[str]:
        asked.append(given)
        if len(asked) == 1:
            await asyncio.sleep(60)
        return await plan(*given)  # type: ignore[arg-type]

    bots.plan = slow  # type: ignore[method-assign]
    with Player(host, new_table(host, seats_of(bot=1 - first)), first) as player:
        actions = options(player.view())
        player.act(actions[0], 0)
        player.wish("undo")
        player.act(actions[1], 1)
        while not options(player.newest()):
            pass
        assert len(asked) > 1


def test_a_secret_launch_can_be_taken_back_until_both_are_open(alpha: Player, beta: Player) -> None:
    for player in (alpha, beta):
        player.view()
    while not alpha.newest().scene.prompt.secret:
        player = next(player for player in (alpha, beta) if options(player.newest()))
        player.act(options(player.views[-1])[0], player.views[-1].number)
    before, number = alpha.newest().scene, alpha.views[-1].number
    alpha.act(options(alpha.views[-1])[0], number)
    alpha.wish("undo")
    beta.consent()
    assert alpha.newest().scene == before
    alpha.act(options(alpha.views[-1])[1], number + 1)
    beta.act(options(beta.newest())[0], beta.views[-1].number)
    assert not alpha.company(lambda company: not company.may_undo).may_undo
    for player in (alpha, beta):
        assert "something is revealed" in refused(player.wish("undo", name="later"))


def test_an_undo_survives_a_restart(data: Path, first: int) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, first) as mover, Player(host, ticket, 1 - first) as other:
            mover.act(options(mover.view())[0], 0)
            mover.wish("undo")
            other.consent()
            before = [mover.newest(), other.newest()]
    with serving(data) as host, Player(host, ticket, first) as mover, Player(host, ticket, 1 - first) as other:
        assert [mover.newest(), other.newest()] == before
        assert mover.wish("undo") == Accepted(id="wish", repeated=True)
        mover.act(options(mover.views[-1])[1], 1)
        assert [view.v for view in other.views] == [before[1].v]


# Playing again


def test_a_rematch_is_for_afterwards(alpha: Player) -> None:
    alpha.view()
    assert "once the match is over" in refused(alpha.wish("rematch"))


def finished(alpha: Player, beta: Player) -> None:
    play_and_resign(alpha, beta, 2)


def test_a_rematch_swaps_the_seats_and_each_gets_their_own_key_only(host: str, alpha: Player, beta: Player) -> None:
    finished(alpha, beta)
    assert alpha.wish("rematch") == WISHED
    assert beta.wish("rematch") == WISHED, "who wishes the same agrees"
    tickets = [alpha.ticket(), beta.ticket()]
    assert [[each.seat for each in ticket.seats] for ticket in tickets] == [[1], [0]]
    assert len({ticket.table for ticket in tickets}) == 1
    assert not any(ticket.invites for ticket in tickets)
    for ticket, seat in zip(tickets, (1, 0), strict=True):
        with Player(host, ticket, seat) as player:
            assert player.view().scene.seat == seat
    assert not set(key_texts(tickets[0])) & set("".join(beta.received).split('"'))


def key_texts(ticket: TableTicket) -> list[str]:
    return [each.token for each in ticket.seats]


def test_a_returning_player_gets_the_key_to_the_rematch(
    host: str, ticket: TableTicket, alpha: Player, beta: Player
) -> None:
    finished(alpha, beta)
    alpha.wish("rematch")
    beta.consent()
    expected = beta.ticket()
    with Player(host, ticket, 1) as back, Player(host, ticket, None) as watching:
        assert back.ticket() == expected
        watching.view()
        assert watching.again == []
        assert watching.company(lambda company: bool(company.rematch)).rematch == alpha.ticket().table
        assert not alpha.company().rematch, "who plays has a seat there"
    assert alpha.wish("rematch") == Accepted(id="wish", repeated=True)


def test_a_declined_rematch_does_not_start(alpha: Player, beta: Player) -> None:
    finished(alpha, beta)
    alpha.wish("rematch")
    assert beta.consent(yes=False) == Accepted(id="consent")
    alpha.newest()
    assert alpha.again == []


def test_a_rematch_with_a_bot_has_the_same_options_and_bot(host: str) -> None:
    ticket = new_table(host, seats_of(bot=1), options={"d_percent_sides": 100})
    with Player(host, ticket) as player:
        player.view()
        while not player.newest().scene.over:
            if actions := options(player.views[-1]):
                player.act(actions[0], player.views[-1].number)
        player.wish("rematch")
        again = player.ticket()
    with Player(host, again, 1) as player:
        assert player.company().occupants[0].bot == "random"


def test_proposals_end_with_their_room_and_numbers_are_never_reused(data: Path, first: int) -> None:
    numbers = []
    for _ in range(2):
        with serving(data) as host:
            ticket = new_table(host)
            with Player(host, ticket, first) as mover, Player(host, ticket, 1 - first) as other:
                other.view()
                mover.act(options(mover.view())[0], 0)
                mover.wish("undo")
                wish = other.company(lambda company: company.proposal is not None).proposal
                assert wish
                numbers.append(wish.number)
    assert len(set(numbers)) == 2
