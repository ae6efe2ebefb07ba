"""Throws at tables in memory: computed in the background, stored with their flight, shown to everybody, and resumed."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.effort import rows
from tests.server.host import RandomBots
from tests.server.manual_time import HandTime
from tests.server.memory_store import Memory
from warbones.core.errors import IllegalAction, WrongFacts
from warbones.core.rules.throw import Landing, Launch, Lie, Pose, Surface, Throw
from warbones.physics import simulation
from warbones.physics.flight import unpack
from warbones.physics.simulation import run_throw
from warbones.physics.world import NeverSettles
from warbones.protocol.messages import Act, Land, TableRequest, View
from warbones.protocol.replay_messages import Replay
from warbones.rooms import retries
from warbones.rooms.dice.real_dice import enter_real_dice
from warbones.rooms.finished.documents import file_replay, match_file
from warbones.rooms.room import Room
from warbones.rooms.rooms import Rooms
from warbones.server.workers.throw_threads import ThrowThreads
from warbones.table.answers import Decision, Landed, Turn
from warbones.table.record import read_record
from warbones.table.replay_frames import WATCH

pytestmark = pytest.mark.anyio

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
FREE = "throw {} at Beta from 0 -40000 20000 going 0 2500 2000 spinning 0 9000 0 held 32767 0 0 0"


@pytest.fixture
async def store() -> Memory:
    return Memory()


@pytest.fixture
async def rooms(store: Memory, bots: RandomBots) -> Rooms:
    bots.prepare()
    return Rooms(store, bots, HandTime(), ThrowThreads())


async def table(rooms: Rooms, seats: Any = (PERSON, PERSON), **options: Any) -> str:
    options = {"mode": "classic", "players": len(seats)} | options
    request = {"game": "indicesion", "seats": seats, "options": options}
    return (await rooms.create(msgspec.convert(request, TableRequest))).table


def act_of(room: Room, action: str | None = None) -> tuple[int, Act]:
    """Return the seat with a decision, and an action for it: the first legal one, unless ``action`` is given."""
    match = room.live.match
    seat = min(match.position.to_act)
    text = action or match.position.legal(seat)[0].text
    return seat, Act(id="", number=match.number(seat), action=text)


async def rest(room: Room) -> None:
    """Wait until no throw is in the air and no bot searches."""
    while going := {*room.bot_turns.tasks.values(), *filter(None, [room.throws.task])}:
        await asyncio.wait(going)


async def to_throw(room: Room) -> None:
    """Choose colours, until a die is to be thrown."""
    position = room.live.match.position
    while not any(position.scene(seat).prompt.kind == "aim" for seat in position.to_act):
        await room.live.answer(*act_of(room))
        position = room.live.match.position


def landings(turns: list[Turn]) -> list[Landed]:
    return [answer for turn in turns for answer in turn.answers if isinstance(answer, Landed)]


async def views(room: Room, seat: int | None, since: int = 1) -> list[View]:
    return [msgspec.json.decode(view, type=View) for view in (await room.live.stream(seat)).since(since)]


async def test_a_throw_is_stored_with_its_flight_and_shown_to_everybody(store: Memory, rooms: Rooms) -> None:
    async with rooms.enter(await table(rooms)) as room:
        await to_throw(room)
        seat, act = act_of(room, FREE.format("orange"))
        await room.live.answer(seat, act)
        assert room.live.match.position.throw
        await rest(room)
        assert room.live.match.position.throw is None
        landed = landings(store.matches[room.live.table][1])
        assert [each.number for each in landed] == [0]
        assert [track.die for track in unpack(landed[0].flight)] == ["orange1"]
        assert 300 < len(landed[0].flight) < 2000
        for viewer in (0, 1, None):
            shown = await views(room, viewer)
            assert [flight for view in shown for flight in view.flights] == [landed[0].flight]
            first = next(view for view in shown if view.flights)
            assert {body.piece for area in first.scene.areas if area.space for body in area.space.bodies} == {"orange1"}


async def test_rejoining_shows_the_same_without_physics(
    store: Memory, rooms: Rooms, bots: RandomBots, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await table(rooms)
    async with rooms.enter(name) as room:
        await to_throw(room)
        for _ in range(3):
            await room.live.answer(*act_of(room))
            await rest(room)
        before = await views(room, 1)
    monkeypatch.setattr(ThrowThreads, "throw", None)
    async with Rooms(store, bots, HandTime(), ThrowThreads()).enter(name) as again:
        assert await views(again, 1) == before
        assert sum(len(view.flights) for view in before) == 3


async def test_a_throw_in_the_air_lands_after_a_restart(store: Memory, rooms: Rooms, bots: RandomBots) -> None:
    name = await table(rooms)
    async with rooms.enter(name) as room:
        await to_throw(room)
        await room.live.answer(*act_of(room))
        await rest(room)
        there = room.live.match.position.text
    stored, turns = store.matches[name]
    store.matches[name] = stored, turns[: next(at for at, turn in enumerate(turns) if landings([turn]))]
    async with Rooms(store, bots, HandTime(), ThrowThreads()).enter(name) as again:
        assert again.live.match.position.throw
        again.live.signal.give()
        await rest(again)
        assert again.live.match.position.text == there


async def test_other_tables_are_not_held_up(rooms: Rooms, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = asyncio.Event()
    real = ThrowThreads.throw

    async def slow(self: ThrowThreads, throw: Throw, seed: int) -> tuple[Landing, bytes]:
        await gate.wait()
        return await real(self, throw, seed)

    monkeypatch.setattr(ThrowThreads, "throw", slow)
    async with rooms.enter(await table(rooms)) as one, rooms.enter(await table(rooms)) as other:
        await to_throw(one)
        await one.live.answer(*act_of(one))
        await to_throw(other)
        assert not one.is_idle
        with pytest.raises(IllegalAction, match="a throw must be made first"):
            await one.live.answer(0, Act(id="", number=one.live.match.number(0), action="throw orange at Alpha lob"))
        gate.set()
        await rest(one)
        assert one.is_idle


async def test_a_throw_that_cannot_be_simulated_does_not_count(
    store: Memory, rooms: Rooms, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(throw: Throw, seed: int) -> simulation.ThrowResult:
        raise NeverSettles("a die fell through the table")

    monkeypatch.setattr(simulation, "run_throw", broken)
    async with rooms.enter(await table(rooms)) as room:
        await to_throw(room)
        seat, act = act_of(room)
        await room.live.answer(seat, act)
        await rest(room)
        assert room.live.match.position.to_act == {seat}
        assert landings(store.matches[room.live.table][1])[0].landing.foul
        assert "could not be simulated" in caplog.text


async def test_a_throw_that_fails_is_made_again_by_itself(
    store: Memory, rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    throw, failures = simulation.simulate_throw, iter(["a thread that ends", "and another"])

    def clumsy(given: Throw, seed: int) -> tuple[Landing, bytes]:
        if failure := next(failures, None):
            raise MemoryError(failure)
        return throw(given, seed)

    monkeypatch.setattr(retries, "DELAYS", (0.0, 0.0))
    monkeypatch.setattr(simulation, "simulate_throw", clumsy)
    async with rooms.enter(await table(rooms)) as room:
        await to_throw(room)
        await room.live.answer(*act_of(room))
        await rest(room)
        assert room.live.match.position.to_act
        assert len(landings(store.matches[room.live.table][1])) == 1


async def test_referees_write_what_happened(store: Memory, rooms: Rooms) -> None:
    async with rooms.enter(await table(rooms, throw_model="referee")) as room:
        while room.live.match.position.throw is None:
            await room.live.answer(*act_of(room))
        assert room.throws.due is None
        with pytest.raises(WrongFacts, match="does not say how a die lies"):
            await enter_real_dice(room.live, 1, Land(id="x", number=0, facts="it went well"))
        written = Land(id="y", number=0, facts="orange1=4@Alpha")
        await enter_real_dice(room.live, 1, written)
        assert room.live.match.position.throw is None
        landed = landings(store.matches[room.live.table][1])[0]
        assert (landed.flight, landed.by) == (b"", 1)
        assert (await enter_real_dice(room.live, 1, written)).repeated


@pytest.mark.parametrize(("mode", "seats"), rows([("drafting", 3), ("classic", 2)], {("classic", 2)}))
async def test_whole_games_with_bots_replay_with_their_flights(
    store: Memory, rooms: Rooms, mode: str, seats: int
) -> None:
    name = await table(rooms, [PERSON, *[BOT] * (seats - 1)], mode=mode)
    async with rooms.enter(name) as room:
        room.live.signal.give()
        await rest(room)
        while not room.live.match.position.over:
            await room.live.answer(*act_of(room))
            await rest(room)
    turns = store.matches[name][1]
    file = match_file("an engine", name, *await rooms.stored(name))
    assert read_record(file.content.splitlines()).heading.physics == "an engine"
    shown = msgspec.json.decode(file_replay(file.content, WATCH), type=Replay)
    assert [flight for frame in shown.frames for flight in frame.flights] == [
        each.flight for each in landings(turns) if each.flight
    ]
    assert all(answer.number == at for at, answer in enumerate(landings(turns)))
    for frame, after in pairwise(shown.frames):
        assert frame.n < after.n
    assert any(isinstance(answer, Decision) for turn in turns for answer in turn.answers)


def test_a_burned_die_is_last_seen_where_it_was_touched() -> None:
    """Tracks end before a die is taken away, even if it lay still until then."""
    boards = tuple(
        Surface(id=name, middle=(0, y), half=12_700, thick=1270) for name, y in (("Alpha", 0), ("Beta", 45_720))
    )
    lying = Lie(die="blue1", face=1, on=("Alpha",), pose=Pose(at=(0, 0, 3140), turn=(32767, 0, 0, 0)))
    falling = Launch(at=(0, 0, 20_000), going=(0, 0, 0), held=(32767, 0, 0, 0))
    throw = Throw(
        dice=(lying,),
        surfaces=boards,
        edge=3810,
        die="red1",
        launch=falling,
        removals=(("red1", "blue1"),),
        skill="none",
    )
    outcome = run_throw(throw, seed=1)
    assert outcome.landing.touches == (("blue1", "red1"),)
    tracks = {track.die: track for track in unpack(outcome.flight)}
    assert abs(tracks["blue1"].rows[-1][:3]).max() < 0.05
    assert 0 < tracks["blue1"].begin < len(tracks["red1"].rows)
