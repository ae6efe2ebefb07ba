"""People at a table, spectators, and bots that stand in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.server.host import RandomBots, serving
from tests.server.player import INVITED, Player, key, new_table, options, seats_of
from warbones import Position
from warbones.club.bots import bot_rating
from warbones.club.ratings import shown
from warbones.concurrency.fair_queue import Clients
from warbones.core.messages import msg
from warbones.protocol.messages import Accepted, Occupant, Presence, Refused, TableTicket
from warbones.rooms.bots import FROM_FILES, Misplayed


@pytest.fixture
def invited(host: str) -> TableTicket:
    """The keys to a table of one person here and a friend with a link."""
    return new_table(host, INVITED)


def is_here(seat: int, *, here: bool = True) -> object:
    """Return a condition: the person on ``seat`` is (not) connected."""
    return lambda company: company.occupants[seat].connected is here


def test_a_friend_s_key_comes_as_an_invitation_and_opens_that_seat_only(host: str, invited: TableTicket) -> None:
    assert [each.seat for each in invited.seats] == [0]
    assert [each.seat for each in invited.invites] == [1]
    with Player(host, invited, 1) as friend:
        assert friend.view().scene.seat == 1
    with Player(host, new_table(host, INVITED), token=key(invited, 1)) as stranger:
        assert "key doesn't open" in stranger.refusal()


def test_everybody_learns_who_is_here_and_who_leaves(host: str, invited: TableTicket) -> None:
    with Player(host, invited, 0) as alpha:
        company = alpha.company()
        assert company.occupants == (
            Occupant(seat=0, name="Alpha", kind="person", connected=True),
            Occupant(seat=1, name="Beta", kind="friend"),
        )
        with Player(host, invited, 1) as beta:
            assert beta.company(is_here(1)) == alpha.company(is_here(1))
        assert not alpha.company(is_here(1, here=False)).occupants[1].connected


def test_a_bot_s_seat_names_its_bot(host: str) -> None:
    with Player(host, new_table(host, seats_of(bot=1))) as player:
        known = bot_rating("dicewing", "random")
        rating = shown(known) if known else 0
        assert player.company().occupants[1] == Occupant(seat=1, name="Beta", kind="bot", bot="random", rating=rating)


def test_those_who_watch_see_what_is_public_and_are_counted(host: str, ticket: TableTicket, alpha: Player) -> None:
    with Player(host, ticket, None) as watching:
        view = watching.view()
        assert (view.scene.seat, view.v, view.number) == (None, 1, 0)
        assert not view.scene.prompt.options
        told, seat_s = (each.company(lambda company: company.spectators == 1) for each in (watching, alpha))
        assert told == msgspec.structs.replace(seat_s, may_resign=False, may_draw=False)
        assert seat_s.may_resign
    assert alpha.company(lambda company: not company.spectators)


def test_spectators_cannot_play_or_ask(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    with Player(host, ticket, None) as watching:
        watching.view()
        for reply in (watching.ask("take A.d20"), watching.wish("undo"), watching.wish("hint"), watching.wish("bot")):
            assert isinstance(reply, Refused)
            assert "Spectators can't play" in reply.problem
    assert alpha.newest().v == beta.newest().v == 1


def test_late_spectators_get_view_numbers_that_survive_a_restart(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta, Player(host, ticket, None) as early:
            early.view()
            for _ in range(5):
                player = next(player for player in (alpha, beta) if options(player.newest()))
                player.act(options(player.views[-1])[0], player.views[-1].number)
            while early.views[-1].v < 6:
                early.view()
    with (
        serving(data) as host,
        Player(host, ticket, None) as late,
        Player(host, ticket, None, since=3, known=early.views) as back,
    ):
        assert late.view() == early.views[-1]
        assert [back.view() for _ in range(3)] == early.views[3:6]


def test_two_tabs_on_one_seat_stay_in_step(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    with Player(host, ticket, 0) as one, Player(host, ticket, 1) as two:
        for player in (alpha, beta, one, two):
            player.view()
        for turn in range(4):
            players = (alpha, one) if options(alpha.newest()) else (beta, two)
            view = players[turn % 2].newest()
            players[turn % 2].act(options(view)[0], view.number)
        for first, second in ((alpha, one), (beta, two)):
            assert first.newest() == second.newest()
            assert first.views == second.views


# Bots that stand in


def test_a_bot_stands_in_and_gives_the_seat_back(first: int, alpha: Player, beta: Player, bots: RandomBots) -> None:
    mover, other = (alpha, beta) if first == 0 else (beta, alpha)
    for player in (mover, other):
        player.view()
    assert other.wish("bot", "greedy") == Accepted(id="wish")
    company = mover.company(lambda company: company.occupants[1 - first].stand_in)
    assert (company.occupants[1 - first].bot, company.occupants[1 - first].connected) == ("greedy", True)
    mover.act(options(mover.views[-1])[0], 0)
    assert mover.view(1).scene
    assert other.view(2), "the bot takes both dice of its turn"
    assert other.wish("seat") == Accepted(id="wish")
    assert not mover.company(lambda company: not company.occupants[1 - first].stand_in).occupants[1 - first].bot
    assert {seat for seat, _ in bots.seen} == {1 - first}


def test_a_person_does_not_play_while_a_bot_stands_in(alpha: Player, beta: Player, bots: RandomBots) -> None:
    async def asleep(*_: object) -> str:
        raise OSError("no bot today")

    bots.plan = asleep  # type: ignore[method-assign]
    player = next(player for player in (alpha, beta) if options(player.view()))
    player.wish("bot")
    reply = player.ask(options(player.views[-1])[0])
    assert isinstance(reply, Refused)
    assert "take your seat back first" in reply.problem
    player.wish("seat")
    player.act(options(player.views[-1])[0], 0)


def test_asking_twice_changes_nothing_more(alpha: Player) -> None:
    alpha.view()
    assert alpha.wish("seat") == Accepted(id="wish", repeated=True)
    assert alpha.wish("bot", "random") == Accepted(id="wish")
    assert alpha.wish("bot", "random") == Accepted(id="wish", repeated=True)


def test_a_bot_that_is_not_offered(alpha: Player) -> None:
    alpha.view()
    reply = alpha.wish("bot", "search:1000000")
    assert isinstance(reply, Refused)
    assert "choose from master, strong, steady, casual, beginner and random" in reply.problem


def test_a_stand_in_goes_on_after_a_restart(data: Path, first: int) -> None:
    class Asleep(RandomBots):
        async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
            raise OSError("still asleep")

    with serving(data, Asleep()) as host:
        ticket = new_table(host)
        with Player(host, ticket, first) as player:
            player.wish("bot", "random")
    with serving(data) as host, Player(host, ticket, 1 - first) as other:
        company = other.company()
        assert company.occupants[first].stand_in
        while not options(other.newest()):
            pass


def test_a_bot_that_misplays_is_replaced_and_everybody_learns_why(
    data: Path, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(FROM_FILES, "dicewing", ("file:p.onnx",))

    class Misplaying(RandomBots):
        async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
            if bot == "file:p.onnx":
                raise Misplayed.saying("refused-bot-scores", bot="p.onnx")
            return await super().plan(seen, seat, bot, clients)

    seats = [{"kind": "person"}, {"kind": "bot", "bot": "file:p.onnx"}]
    seats = seats if first else seats[::-1]
    with serving(data, Misplaying()) as host:
        ticket = new_table(host, seats=seats)
        with Player(host, ticket, 1 - first) as player:
            sitter = player.company(lambda company: company.occupants[first].failure).occupants[first]
            assert sitter.failure == "p.onnx answered with scores that are not finite numbers."
            assert (sitter.kind, sitter.bot, sitter.stand_in) == ("bot", "greedy", True)
            while not options(player.newest()):
                pass
    with serving(data) as host:
        with Player(host, ticket, 1 - first) as player:
            assert (
                player.company().occupants[first].failure == "p.onnx answered with scores that are not finite numbers."
            )
        with Player(host, ticket, 1 - first, words="none") as player:
            assert player.company().occupants[first].failure == msg("refused-bot-scores", bot="p.onnx")


def test_nothing_else_is_revealed_about_the_people() -> None:
    told = (
        "occupants",
        "spectators",
        "proposal",
        "may_undo",
        "free_undo",
        "may_resign",
        "may_draw",
        "may_hint",
        "phrases",
        "waiting",
        "rematch",
        "dice",
        "by_hand",
        "rated",
        "may_claim",
        "starts_at",
        "declined",
        "may_undo_turn",
        "continues",
        "guests",
    )
    assert Presence.__struct_fields__ == told
    player = ("mark", "rating", "wants_rated", "failure")
    assert Occupant.__struct_fields__ == (
        "seat",
        "name",
        "kind",
        "connected",
        "bot",
        "stand_in",
        "chosen_name",
        "timed_out",
        *player,
    )
