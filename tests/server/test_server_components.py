"""The server's small components, each by itself."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
import pytest

from warbones import GAMES, Game, load
from warbones.core.view.scene import Line as LogLine
from warbones.core.view.scene import Said
from warbones.players.bot_names import bot_named
from warbones.protocol.messages import View
from warbones.rooms.bots import NoSuchBot, resolve_bot
from warbones.rooms.match import view_stream as stream_module
from warbones.rooms.match.setup import rematch_of
from warbones.rooms.match.view_stream import PACK, ViewStream
from warbones.rooms.seats.keys import digest
from warbones.rooms.session.session import send_views
from warbones.rooms.storage.seat import Keys, Person, StandIn, StoredSeat
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.rooms.token_buckets import TokenBucket
from warbones.server.clubhouse.speeds import speed_by
from warbones.server.sockets.client_socket import ClientSocket
from warbones.table.clock_kinds import TimeControl

SCENE = load("dicewing").new(seed=1).scene(None)


def shown(stream: ViewStream, since: int) -> list[int]:
    """Return the numbers of the views that ``since`` returns."""
    return [msgspec.json.decode(view)["v"] for view in stream.since(since)]


def test_only_what_differs_is_shown() -> None:
    stream = ViewStream()
    other = msgspec.structs.replace(SCENE, status="other")
    for number, scene in ((0, SCENE), (0, SCENE), (0, other), (1, other), (1, other), (0, SCENE)):
        stream.show(number, scene)
    assert stream.v == 4
    assert shown(stream, 1) == [2, 3, 4]


def test_a_view_has_the_new_log_lines_or_the_whole_log_for_a_new_viewer() -> None:
    one, two, three = (LogLine(parts=(Said(text=word),)) for word in ("one", "two", "three"))
    stream = ViewStream()
    for log in ((one,), (one, two), (one, three)):
        stream.show(0, msgspec.structs.replace(SCENE, log=log))
    newer = [msgspec.json.decode(view, type=View) for view in stream.since(1)]
    assert [(view.log_from, view.scene.log) for view in newer] == [(1, (two,)), (1, (three,))]
    (whole,) = (msgspec.json.decode(view, type=View) for view in stream.since(0))
    assert (whole.v, whole.log_from, whole.scene.log) == (3, 0, (one, three))


def test_views_since_a_number() -> None:
    stream = ViewStream()
    assert shown(stream, 0) == shown(stream, 5) == []
    for number in range(3):
        stream.show(number, SCENE)
    assert shown(stream, 0) == [3]
    assert shown(stream, 1) == [2, 3]
    assert shown(stream, 3) == []
    assert shown(stream, 4) == [3]


def test_of_what_was_missed_each_view_is_made_when_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, made = ViewStream(), []
    for number in range(5 * PACK):
        stream.show(number, SCENE)
    unpacked = stream_module.zlib.decompress
    monkeypatch.setattr(stream_module.zlib, "decompress", lambda view: made.append(view) or unpacked(view))
    missed = iter(stream.since(1))
    next(missed)
    assert len(made) == 1


@pytest.mark.parametrize("since", [1, PACK - 1, PACK, PACK + 1, 2 * PACK, 3 * PACK, 4 * PACK, 5 * PACK - 1, 5 * PACK])
def test_old_views_are_stored_separately_and_sent_in_order(since: int) -> None:
    stream = ViewStream()
    for number in range(5 * PACK):
        stream.show(number, SCENE)
    assert shown(stream, since) == list(range(since + 1, 5 * PACK + 1))


def test_only_a_new_view_wakes_waiting_connections() -> None:
    stream = ViewStream()
    stream.show(0, SCENE)
    changed = stream.changed
    stream.show(0, SCENE)
    assert not changed.is_set()
    stream.show(1, SCENE)
    assert changed.is_set()
    assert not stream.changed.is_set()


@pytest.mark.anyio
async def test_later_messages_follow_views_being_sent() -> None:
    stream, received = ViewStream(), []
    stream.show(0, SCENE)

    class Slow:
        async def send(self, view: bytes) -> None:
            await asyncio.sleep(0)
            received.append(msgspec.json.decode(view)["v"])
            for number in range(stream.v, 5):
                stream.show(number, SCENE)

    showing = asyncio.create_task(send_views(cast(ClientSocket, Slow()), stream, since=0))
    for _ in range(50):
        await asyncio.sleep(0)
    showing.cancel()
    assert received == [1, 2, 3, 4, 5]


def test_the_pace_lets_a_burst_through_and_then_its_rate() -> None:
    now = 0.0
    pace = TokenBucket(rate=2, burst=3, clock=lambda: now)
    assert [pace.allows() for _ in range(5)] == [True, True, True, False, False]
    now = 0.5
    assert [pace.allows() for _ in range(2)] == [True, False]
    now = 1000.0
    assert [pace.allows() for _ in range(5)] == [True, True, True, False, False]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_bot_on_offer_exists(game: Game) -> None:
    for name in (*game.bots.names, resolve_bot("search", game)):
        assert bot_named(name, game).effort <= game.simulations
    with pytest.raises(NoSuchBot, match="There is no bot 'clever'; choose from "):
        resolve_bot("clever", game)


@pytest.mark.parametrize(
    ("clock", "speed"),
    [
        (None, "untimed"),
        (TimeControl(kind="move", time=20), "quick"),
        (TimeControl(kind="move", time=21), "steady"),
        (TimeControl(kind="bank", time=300), "quick"),
        (TimeControl(kind="bank", time=100, increment=5), "quick"),
        (TimeControl(kind="bank", time=101, increment=5), "steady"),
        (TimeControl(kind="days", time=1), "days"),
    ],
)
def test_a_clock_makes_a_match_quick_or_not(clock: TimeControl | None, speed: str) -> None:
    assert speed_by(clock) == speed


def test_a_bot_that_failed_is_spoken_of_until_the_seat_is_played_otherwise() -> None:
    late = StoredSeat(kind="person").stood_in("file:p.onnx", out=True)
    failed = late.stood_in("random", failed="p.onnx answered nothing.")
    assert failed.stand_in == StandIn("random", out=True, failed="p.onnx answered nothing.")
    assert failed.stood_in("greedy").stand_in == StandIn("greedy", out=True)
    assert (failed.player, failed.is_person, failed.again().stand_in) == ("random", False, None)
    assert late.again().stand_in == StandIn("file:p.onnx")


def test_in_a_rematch_everybody_sits_one_seat_further_on_and_has_a_new_key() -> None:
    seats = (
        StoredSeat(
            kind="person", person=Person("Ada", "bell"), keys=Keys("old", link="way"), share="5" * 64, brings=True
        ),
        StoredSeat(kind="bot", bot="random"),
        StoredSeat(kind="friend"),
    )
    before = StoredMatch("indicesion", "3", {"players": 3}, seats, bytes(32), sealed=True, begins=5)
    again, tokens = rematch_of(before)
    assert [seat.kind for seat in again.seats] == ["friend", "person", "bot"]
    assert again.seats[1].person == Person("Ada", "bell")
    assert (again.seats[1].share, again.seats[1].brings, again.waits, again.begins) == ("", True, True, None)
    assert (again.free, before.free) == ((), (2,))
    assert [token is None for token in tokens] == [False, False, True]
    assert [seat.keys for seat in again.seats] == [Keys(digest(token) if token else "") for token in tokens]
    assert again.secret != before.secret
