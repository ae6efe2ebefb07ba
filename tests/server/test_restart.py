"""Acknowledged answers survive a restart, however the server was stopped."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.host import RandomBots, killable, serving, with_store
from tests.server.player import Player, new_table, options, play_some, seats_of
from tests.server.secret_launch import check_kept_and_secret, launched
from tests.typed_dice import by_hand
from warbones import load
from warbones.protocol.messages import Accepted, SeatTicket, TableTicket
from warbones.rooms.match.setup import match_of
from warbones.rooms.seats.keys import digest, new_token
from warbones.rooms.storage.seat import Keys, StoredSeat
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.table.answers import Decision, Turn, Undo


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
        with Player(host, ticket, 0, since=1, known=shown) as back:
            back.newest()
            assert back.views[: len(shown) - 1] == shown[1:]
            later = [view for view in back.views[len(shown) - 1 :] if not view.scene.moment]
            assert len(later) == 4


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
    """Return the seat of the first decision, and one of its actions."""
    for seat in range(2):
        with Player(host, ticket, seat) as player:
            if found := options(player.newest()):
                return seat, found[0]
    raise AssertionError("nobody decides")


def test_a_bot_goes_on_by_itself(data: Path, first: int) -> None:
    class Asleep(RandomBots):
        async def plan(self, *_: object) -> Sequence[str]:
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


BREATH = 0.01
"""Seconds between decisions, so that nobody sends more messages than a socket may."""


def play_until_it_breaks(host: str, ticket: TableTicket, rng: random.Random, accepted: list[str]) -> None:
    """Play and undo at random; record everything that was acknowledged."""
    broken, settled = suppress(WebSocketException, OSError, TimeoutError), NONE
    with broken, Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        while not alpha.newest().scene.over:
            time.sleep(BREATH)
            player, other = (alpha, beta) if options(alpha.newest()) else (beta, alpha)
            action = rng.choice(options(player.newest()))
            player.act(action, player.views[-1].number)
            accepted.append(action)
            if rng.random() < 0.2 and isinstance(player.wish("undo", name=f"undo {len(accepted)}"), Accepted):
                settled = agree(other, settled)
                accepted.append(UNDONE)


UNDONE = "taken back"
NONE = -1


def agree(player: Player, settled: int) -> int:
    """Accept the proposal after ``settled``, which the player may not have received yet. Return its number."""
    wish = player.company(lambda company: company.proposal is not None and company.proposal.number > settled).proposal
    assert wish
    agreed = player.consent()
    assert isinstance(agreed, Accepted), agreed
    return wish.number


def kept(data: Path, table: str) -> list[str]:
    """Return the stored answers of people in order, without forced moves."""
    _, turns = with_store(data, lambda store: store.load(table))
    first = [answer for turn in turns[1:] if isinstance(answer := turn.answers[0], Decision | Undo)]
    alike = groupby(first, key=lambda answer: answer.intent if isinstance(answer, Undo) else answer)
    meant = [next(group) for _, group in alike]
    return [each.action if isinstance(each, Decision) else UNDONE for each in meant if each.intent]


def kill_again_and_again(data: Path, kills: int, rng: random.Random) -> int:
    """Kill servers while people play, and check the store each time; return the number of acknowledged answers."""
    ticket, accepted, heard = None, [], 0
    for _ in range(kills):
        with killable(data) as (host, server):
            ticket = ticket or new_table(host)
            killer = threading.Timer(rng.uniform(0.05, 0.6), server.kill)
            killer.start()
            known = len(accepted)
            play_until_it_breaks(host, ticket, rng, accepted)
            killer.join()
        heard += len(accepted) - known
        there = kept(data, ticket.table)
        assert there[: len(accepted)] == accepted
        assert len(there) - len(accepted) in (0, 1), "at most the one that was on its way is kept unheard of"
        accepted = there
        if is_over(data, ticket.table):
            ticket, accepted = None, []
    return heard


def is_over(data: Path, table: str) -> bool:
    stored, turns = with_store(data, lambda store: store.load(table))
    match = match_of(stored)
    for turn in turns:
        match.fold(turn)
    return match.position.over


def test_four_kills_lose_nothing_that_was_acknowledged(data: Path) -> None:
    assert kill_again_and_again(data, 4, random.Random(20)) > 1


@pytest.mark.torture
@pytest.mark.timeout(1800)
def test_two_hundred_kills_lose_nothing_that_was_acknowledged(data: Path) -> None:
    assert kill_again_and_again(data, 200, random.Random(21)) > 200


def test_a_secret_choice_is_stored_and_stays_secret_however_the_server_ends(data: Path) -> None:
    with killable(data) as (host, server):
        ticket = new_table(host)
        with Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
            launch = launched(alpha, beta)
            server.kill()
    with killable(data) as (host, _), Player(host, ticket, 0) as alpha, Player(host, ticket, 1) as beta:
        check_kept_and_secret(launch, alpha, beta, host, ticket)


def test_a_roll_that_is_waited_for_is_waited_for_again(data: Path) -> None:
    """Dice typed in by hand: each face is stored by itself, and none is asked for twice."""
    token = new_token()
    stored = StoredMatch(
        game="dicewing",
        rules_version=load("dicewing").rules_version,
        options={},
        seats=(StoredSeat(kind="person", keys=Keys(digest(token))), StoredSeat(kind="person")),
        secret=None,
    )
    match, ticket = (
        match_of(stored),
        TableTicket(table="typed", game="dicewing", title="", seats=(SeatTicket(seat=0, token=token),)),
    )
    opening = match.open()
    match.commit(opening)
    with_store(data, lambda store: store.create("typed", stored, opening.turn, MatchStatus("")))
    views = []
    for number in range(1, 4):
        face = by_hand(match, number)
        match.commit(face)
        with_store(data, partial(append, "typed", number, face.turn))
        for _ in range(2):
            with serving(data) as host, Player(host, ticket, 0) as player:
                views.append(player.newest())
                assert views[-1].scene == match.scene(0)
                assert views[-1].typed == number
                assert len(views[-1].scene.prompt.dice[0].faces) == match.position.owed[None].sides
    assert [view.v for view in views] == [2, 2, 3, 3, 4, 4]


async def append(table: str, number: int, turn: Turn, store: SqliteStore) -> None:
    await store.append(table, number, turn, MatchStatus(""))


def test_a_match_of_other_rules_is_refused_with_that_reason(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(data) as host:
        ticket = new_table(host)
    newer = replace(load("dicewing"), rules_version="next")
    monkeypatch.setattr("warbones.rooms.match.setup.load_known", lambda game: newer)
    with serving(data) as host, Player(host, ticket) as player:
        assert "plays version next" in player.refusal()


def test_a_match_goes_on_under_rules_that_continue_its_own(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(data) as host:
        ticket = new_table(host)
    began = load("dicewing").rules_version
    newer = replace(load("dicewing"), rules_version="next", continues=(began,))
    monkeypatch.setattr("warbones.rooms.match.setup.load_known", lambda game: newer)
    with serving(data) as host, Player(host, ticket) as player:
        assert player.newest().scene.game == "dicewing"


def test_a_match_that_does_not_follow_the_rules_tells_nothing_of_itself(data: Path) -> None:
    with serving(data) as host:
        ticket = new_table(host)

    async def break_it(store: SqliteStore) -> None:
        wrong = Turn((Decision(0, 0, "launch A.d20 B.d20"),), ((), (), ()))
        await store.append(ticket.table, 1, wrong, MatchStatus(""))

    with_store(data, break_it)
    with serving(data) as host, Player(host, ticket) as player:
        refusal = player.refusal()
    assert "rules that this version no longer has" in refusal
    assert "d20" not in refusal
