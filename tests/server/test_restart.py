"""What was acknowledged is there again, however the server ended."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.host import RandomBots, killable, serving, with_store
from tests.server.player import Player, new_table, options, play_out, seats_of
from warbones import load
from warbones.server.messages import Accepted, TableTicket
from warbones.server.sqlite import SqliteStore
from warbones.table.answers import Decision, Turn


def test_a_match_goes_on_where_it_was(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            play_some(alpha, beta, 20)
            before = [alpha.newest(), beta.newest()]
            shown = alpha.views
    with serving(data) as host:
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            assert [alpha.newest(), beta.newest()] == before
            play_some(alpha, beta, 4)
        with Player(host, ticket, 0, since=1) as back:
            back.newest()
            assert back.views[: len(shown) - 1] == shown[1:]
            later = [view for view in back.views[len(shown) - 1 :] if not view.scene.moment]
            assert len(later) == 4


def play_some(alpha: Player, beta: Player, count: int) -> None:
    """Play ``count`` decisions."""
    luck = random.Random(1)
    for _ in range(count):
        player = next(player for player in (alpha, beta) if options(player.newest()))
        player.act(luck.choice(options(player.views[-1])), player.views[-1].number)


def test_an_intention_sent_again_after_a_restart_is_done_once(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)
        seat, action = opening(host, ticket)
        with Player(host, ticket, seat) as player:
            assert player.ask(action, name="once") == Accepted(id="once")
    with serving(data) as host, Player(host, ticket, seat) as player:
        assert player.ask(action, name="once") == Accepted(id="once", repeated=True)
        assert player.newest().number == 1


def opening(host: str, ticket: TableTicket) -> tuple[int, str]:
    """Return whose the first decision is, and one of its actions."""
    for seat in range(2):
        with Player(host, ticket, seat) as player:
            if found := options(player.newest()):
                return seat, found[0]
    raise AssertionError("nobody decides")


def test_a_bot_goes_on_by_itself(data: Path, first: int) -> None:
    class Asleep(RandomBots):
        async def choose(self, *_: object) -> str:
            raise RuntimeError("still asleep")

    with serving(data, Asleep()) as host:
        new_table(host, seats_of(bot=first))
    awake = RandomBots()
    with serving(data, awake):
        deadline = time.monotonic() + 20
        while not awake.seen and time.monotonic() < deadline:
            time.sleep(0.02)
    assert awake.seen


# Killed without warning


def play_until_it_breaks(host: str, ticket: TableTicket, luck: random.Random, accepted: list[str]) -> None:
    """Play at random; note every action that was acknowledged."""
    broken = suppress(WebSocketException, OSError, TimeoutError)
    with broken, Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        while not alpha.newest().scene.over:
            player = next(player for player in (alpha, beta) if options(player.newest()))
            action = luck.choice(options(player.views[-1]))
            player.act(action, player.views[-1].number)
            accepted.append(action)


def kept(data: Path, table: str) -> list[str]:
    """Return the decisions that are stored, in order."""
    _, turns = with_store(data, lambda store: store.load(table))
    return [turn.answers[0].action for turn in turns[1:]]  # type: ignore[union-attr]


def test_ten_kills_lose_nothing_that_was_acknowledged(data: Path) -> None:
    luck = random.Random(20)
    with killable(data) as (host, _):
        ticket = new_table(host)
    accepted: list[str] = []
    for _ in range(10):
        with killable(data) as (host, server):
            killer = threading.Timer(luck.uniform(0.05, 0.6), server.kill)
            killer.start()
            play_until_it_breaks(host, ticket, luck, accepted)
            killer.join()
        there = kept(data, ticket.table)
        lost_or_unheard = len(there) - len(accepted)
        assert lost_or_unheard in (0, 1), "at most the one that was on its way was kept without being heard of"
        assert there[: len(accepted)] == accepted
        accepted = there
    assert len(accepted) > 3
    with serving(data) as host, Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        play_out([alpha, beta], luck)
        assert beta.newest().scene.over


def test_a_match_of_other_rules_is_told_so(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(data) as host:
        ticket = new_table(host)
    newer = replace(load("dicewing"), rules_version="next")
    monkeypatch.setattr("warbones.server.setting_up.load", lambda game: newer)
    with serving(data) as host, Player(host, ticket) as player:
        assert "plays version next" in player.refusal()


def test_a_match_that_does_not_follow_the_rules_tells_nothing_of_itself(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)

    async def break_it(store: SqliteStore) -> None:
        wrong = Turn((Decision(0, 0, "launch A.d20 B.d20"),), ((), (), ()))
        await store.append(ticket.table, 1, wrong, over=False)

    with_store(data, break_it)
    with serving(data) as host, Player(host, ticket) as player:
        refusal = player.refusal()
    assert "rules that this program does not have" in refusal
    assert "d20" not in refusal
