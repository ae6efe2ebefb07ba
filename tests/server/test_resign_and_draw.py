"""Matches that people end themselves, by resigning or by agreeing to a draw."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.host import serving
from tests.server.player import PATIENCE, Player, new_table, options, seats_of
from warbones.protocol.messages import Accepted, Ask, Refused, TableTicket
from warbones.protocol.replay_messages import Replay

SIX = [{"kind": "person"}] * 3 + [{"kind": "bot", "bot": "random"}] * 3


def replay(host: str, ticket: TableTicket, view: str = "watch") -> Replay:
    """Return a finished match as its viewers receive it."""
    answer = httpx.get(
        f"http://{host}/api/tables/{ticket.table}/replay", params={"view": view, "version": 4}, timeout=PATIENCE
    )
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def until_over(player: Player) -> None:
    """Receive messages until the match is over."""
    while not (player.views and player.views[-1].scene.over):
        player.view()


def test_resigning_loses_and_everybody_is_notified(host: str, ticket: TableTicket, alpha: Player, beta: Player) -> None:
    with Player(host, ticket, None) as watching:
        for player in (alpha, beta, watching):
            player.view()
        assert alpha.wish("resign") == Accepted(id="wish")
        for player, words in (
            (alpha, "You resign: Beta wins the game."),
            (beta, "Alpha resigns: you win the game."),
            (watching, "Alpha resigns: Beta wins the game."),
        ):
            until_over(player)
            scene = player.views[-1].scene
            assert (scene.status, scene.prompt.kind, scene.prompt.text) == ("Game over", "over", words)
            assert scene.ending
            assert (scene.ending.winners, scene.ending.text) == ((1,), words)
            assert not any(seat.acting for seat in scene.seats)
            assert not scene.prompt.options


def test_resigning_shows_nothing_that_was_secret(first: int, host: str, alpha: Player, beta: Player) -> None:
    for player in (alpha, beta):
        player.view()
    while not alpha.newest().scene.prompt.secret or not beta.newest().scene.prompt.secret:
        player = next(player for player in (alpha, beta) if options(player.newest()))
        player.act(options(player.views[-1])[0], player.views[-1].number)
    view = alpha.newest()
    alpha.act(options(view)[0], view.number)
    before = beta.newest().scene
    assert beta.wish("resign") == Accepted(id="wish")
    until_over(beta)
    assert beta.views[-1].scene.areas == before.areas


def test_after_the_end_nothing_is_played_and_asked_but_a_rematch(alpha: Player, beta: Player) -> None:
    player = next(player for player in (alpha, beta) if options(player.view()))
    offered = options(player.views[-1])[0]
    assert alpha.wish("resign") == Accepted(id="wish")
    assert alpha.wish("resign") == Accepted(id="wish", repeated=True)
    for wish in ("resign", "draw", "undo", "bot"):
        reply = beta.wish(wish, name="again")
        assert isinstance(reply, Refused), wish
        assert "over" in reply.problem
    reply = player.ask(offered)
    assert isinstance(reply, Refused)
    assert "The match is over." in reply.problem
    assert beta.wish("rematch") == Accepted(id="wish")
    alpha.consent()
    assert {seat.seat for seat in alpha.ticket().seats} == {1}


def test_a_resigned_match_is_replayed_and_survives_a_restart(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            player = next(player for player in (alpha, beta) if options(player.view()))
            player.act(options(player.views[-1])[0], 0)
            refused = httpx.get(f"http://{host}/api/tables/{ticket.table}/replay")
            assert "not over yet" in refused.json()["problem"]
            assert alpha.wish("resign") == Accepted(id="wish")
            until_over(alpha)
    with serving(data) as host, Player(host, ticket, 0) as back:
        assert back.view().scene == alpha.views[-1].scene
        last = replay(host, ticket).frames[-1]
        assert (last.label, last.scene.over) == ("Alpha resigns: Beta wins the game.", True)
        file = httpx.get(f"http://{host}/api/tables/{ticket.table}/file").content
        read = httpx.post(f"http://{host}/api/replay?version=4", content=file, timeout=PATIENCE)
        assert msgspec.json.decode(read.content, type=Replay).frames[-1].label == last.label


def test_a_bot_does_not_answer_in_a_resigned_match(host: str) -> None:
    with Player(host, new_table(host, seats_of(bot=1))) as player:
        player.view()
        assert player.wish("resign") == Accepted(id="wish")
        until_over(player)
        assert player.newest().scene.ending


def test_with_more_than_two_nobody_resigns(host: str) -> None:
    with Player(host, new_table(host, SIX, game="indicesion", options={"players": 6})) as player:
        player.view()
        assert not player.company().may_resign
        reply = player.wish("resign")
        assert isinstance(reply, Refused)
        assert "let a bot play for you" in reply.problem


# A draw


def test_a_draw_needs_the_other_s_consent(alpha: Player, beta: Player) -> None:
    for player in (alpha, beta):
        player.view()
        assert player.company(lambda company: company.may_draw)
    assert alpha.wish("draw") == Accepted(id="wish")
    assert alpha.wish("draw") == Accepted(id="wish", repeated=True)
    assert not alpha.views[-1].scene.over
    assert isinstance(beta.consent(), Accepted)
    for player in (alpha, beta):
        until_over(player)
        scene = player.views[-1].scene
        assert scene.prompt.text == "You agreed to a draw."
        assert scene.ending
        assert scene.ending.winners == ()


def test_a_draw_that_was_declined_is_not_offered_again_at_once(alpha: Player, beta: Player) -> None:
    player, other = (alpha, beta) if options(alpha.view()) else (beta, alpha)
    player.wish("draw")
    assert isinstance(other.consent(yes=False), Accepted)
    reply = player.wish("draw", name="once more")
    assert isinstance(reply, Refused)
    assert "declined" in reply.problem
    player.act(options(player.newest())[0], player.views[-1].number)
    assert player.wish("draw", name="later") == Accepted(id="later")


def test_an_offer_ends_once_its_seat_plays_on(alpha: Player, beta: Player) -> None:
    player, other = (alpha, beta) if options(alpha.view()) else (beta, alpha)
    player.wish("draw")
    assert other.company(lambda company: company.proposal is not None)
    player.act(options(player.newest())[0], player.views[-1].number)
    assert not other.company(lambda company: company.proposal is None).proposal


def test_bots_agree_to_no_draw(host: str) -> None:
    with Player(host, new_table(host, seats_of(bot=1))) as player:
        player.view()
        assert not player.company().may_draw
        reply = player.wish("draw")
        assert isinstance(reply, Refused)
        assert "Bots don't accept draws" in reply.problem


def test_a_game_without_draws_offers_none(alpha: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("warbones.core.play.game.Game.draws", property(lambda _: False), raising=False)
    alpha.view()
    alpha.send(Ask(id="draw", what="draw"))
    assert "have no draws" in alpha.refusal()
