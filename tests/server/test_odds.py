"""Odds of a roll on the wire: exact, for the asking seat alone, and limited in number."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.host import RandomBots
from tests.server.player import Player, new_table
from warbones.core.play.position import Position
from warbones.core.view.scene import Odds
from warbones.protocol.messages import Ask, OddsAnswer, Refused
from warbones.rooms.advice import odds
from warbones.rooms.bots import WeighedAction


@pytest.fixture
def player(host: str) -> Iterator[Player]:
    """Alpha at a table of Dice Wars, before the first roll."""
    with Player(host, new_table(host, game="army"), 0) as player:
        player.view()
        yield player


def asked(player: Player, action: str = "") -> object:
    player.send(Ask(id="odds", what="odds", action=action))
    return player.reply()


def test_odds_come_with_the_action_that_was_asked_about(player: Player) -> None:
    reply = asked(player, "roll")
    assert isinstance(reply, OddsAnswer)
    assert (reply.id, reply.action, reply.odds.title) == ("odds", "roll", "Rolling 10 dice")
    skulls = next(table for table in reply.odds.tables if table.title == "Your skulls")
    assert skulls.chances[0].share == pytest.approx((5 / 6) ** 10)


def test_without_an_action_they_are_the_first_option_s(player: Player) -> None:
    reply = asked(player)
    assert isinstance(reply, OddsAnswer)
    assert reply.odds.title == "Rolling 10 dice"


def test_an_illegal_action_has_no_odds(player: Player) -> None:
    reply = asked(player, "reroll A1")
    assert isinstance(reply, Refused)
    assert "not legal here" in reply.problem


def test_a_game_without_rolls_to_come_has_no_odds(host: str, alpha: Player) -> None:
    alpha.view()
    reply = asked(alpha)
    assert isinstance(reply, Refused)
    assert "gives no odds" in reply.problem


def test_spectators_get_no_odds(host: str) -> None:
    with Player(host, new_table(host, game="army"), None) as watcher:
        watcher.view()
        assert isinstance(asked(watcher), Refused)


def test_odds_do_not_wait_for_a_hint_that_is_still_being_searched(host: str, bots: RandomBots) -> None:
    async def for_ever(*_: object) -> list[WeighedAction]:
        return await asyncio.Future()

    bots.weigh = for_ever  # type: ignore[method-assign]
    with Player(host, new_table(host, game="army", hints=True), 0) as player:
        player.view()
        player.send(Ask(id="hint", what="hint"))
        assert isinstance(asked(player), OddsAnswer)


@pytest.mark.usefixtures("slow_limits")
def test_odds_are_computed_slowly_and_cached(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out: list[int] = []
    real = Position.odds_messages

    def counting(position: Position, seat: int, action: str | None = None) -> Odds:
        worked_out.append(seat)
        return real(position, seat, action)

    monkeypatch.setattr(Position, "odds_messages", counting)
    replies = [type(asked(player, "roll")) for _ in range(odds.BURST + 2)]
    assert replies == [OddsAnswer] * odds.BURST + [Refused] * 2
    assert worked_out == [0]
