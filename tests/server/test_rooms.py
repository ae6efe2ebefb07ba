"""Tables in memory: the order in which changes are announced, and the views that bots receive."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.server.host import RandomBots
from tests.server.manual_time import HandTime
from tests.server.memory_store import Memory
from tests.server.player import FRIENDS, seats_of
from warbones.concurrency.fair_queue import Clients
from warbones.core.errors import IllegalAction
from warbones.core.play.position import Position
from warbones.core.view.reader import english
from warbones.protocol.messages import Accepted, Act, Ask, TableRequest, TableTicket, View
from warbones.rooms import retries
from warbones.rooms.match import setup as folding
from warbones.rooms.room import Room
from warbones.rooms.room_cache import MOST_IDLE
from warbones.rooms.rooms import RESUMED, Rooms
from warbones.rooms.session.requests import ask
from warbones.rooms.storage.status import status_of
from warbones.rooms.storage.store import StoreFailed, UnknownTable
from warbones.rooms.table_rows import table_row
from warbones.rooms.visitors.connections import Connection
from warbones.server.workers.throw_threads import ThrowThreads
from warbones.table.answers import Turn
from warbones.table.match import Match

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store() -> Memory:
    return Memory()


@pytest.fixture
async def rooms(store: Memory, bots: RandomBots) -> Rooms:
    bots.prepare()
    return Rooms(store, bots, HandTime(), ThrowThreads())


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that failed are asked again without a pause."""
    monkeypatch.setattr(retries, "DELAYS", (0.0, 0.0, 0.0))


async def table(rooms: Rooms, seats: Any = FRIENDS, game: str = "dicewing") -> TableTicket:
    return await rooms.create(msgspec.convert({"game": game, "seats": seats}, TableRequest))


def match_of(room: Room) -> Match:
    return room.live.match


def any_act(room: Room, name: str = "") -> tuple[int, Act]:
    """Return a seat with a decision, and an action for it."""
    match = match_of(room)
    seat = min(match.position.to_act)
    return seat, Act(id=name, number=match.number(seat), action=match.position.legal(seat)[0].text)


async def test_new_tables_are_played_by_the_operator_s_data_unless_they_say_otherwise(
    store: Memory, bots: RandomBots
) -> None:
    usual = {"battle": {"rule_data": "archers.cost:1"}}
    rooms = Rooms(store, bots, HandTime(), ThrowThreads(), usual=usual)
    asked: list[dict[str, Any]] = [{}, {"rule_data": "published"}]
    for options, listed in zip(asked, (["Units: Archers: cost 1 (published: 2)."], []), strict=True):
        request = {"game": "battle", "seats": FRIENDS, "options": options, "listed": True}
        ticket = await rooms.create(msgspec.convert(request, TableRequest))
        async with rooms.enter(ticket.table) as room:
            found = table_row(ticket.table, room.live.stored, status_of(match_of(room)), ()).options
            assert [english(each) for each in found] == listed


async def test_nobody_sees_a_turn_before_it_is_stored(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms)
    async with rooms.enter(ticket.table) as room:
        store.gate.clear()
        changes = [(await room.live.stream(seat)).changed for seat in range(2)]
        answering = asyncio.create_task(room.live.answer(*any_act(room)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not answering.done()
        assert not any(event.is_set() for event in changes)
        assert [(await room.live.stream(seat)).v for seat in range(2)] == [1, 1]
        store.gate.set()
        assert isinstance(await answering, Accepted)
        assert all(event.is_set() for event in changes)


async def test_an_answer_is_finished_even_if_its_sender_leaves(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms)
    async with rooms.enter(ticket.table) as room:
        store.gate.clear()
        seat, act = any_act(room, "mine")
        answering = asyncio.create_task(room.live.answer(seat, act))
        await asyncio.sleep(0)
        answering.cancel()
        store.gate.set()
        assert await room.live.answer(seat, act) == Accepted(id="mine", repeated=True)
        assert len(store.matches[ticket.table][1]) == 2


async def test_a_failed_store_closes_the_room_and_undoes_the_answer(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms)
    async with rooms.enter(ticket.table) as room:
        seat, act = any_act(room, "mine")
        store.fails = True
        with pytest.raises(StoreFailed):
            await room.live.answer(seat, act)
        assert room.live.closed.is_set()
        assert (await room.live.stream(seat)).v == 1
        with pytest.raises(StoreFailed):
            await room.live.answer(seat, act)
    store.fails = False
    async with rooms.enter(ticket.table) as fresh:
        assert fresh is not room
        assert await fresh.live.answer(seat, act) == Accepted(id="mine")


async def test_a_failed_store_at_one_table_does_not_affect_another(store: Memory, rooms: Rooms) -> None:
    tickets = [await table(rooms) for _ in range(2)]
    async with rooms.enter(tickets[0].table) as broken, rooms.enter(tickets[1].table) as whole:
        store.matches[tickets[0].table][1].append(Turn((), ()))  # in place of the next turn
        with pytest.raises(StoreFailed):
            await broken.live.answer(*any_act(broken))
        assert isinstance(await whole.live.answer(*any_act(whole)), Accepted)
        assert broken.live.closed.is_set()
        assert not whole.live.closed.is_set()


async def test_a_turn_that_was_stored_after_all_is_found_there(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms)
    async with rooms.enter(ticket.table) as room:
        seat, act = any_act(room, "mine")
        store.matches[ticket.table][1].append(match_of(room).answer(seat, 0, act.action, "mine").turn)
        with pytest.raises(StoreFailed):
            await room.live.answer(seat, act)
    async with rooms.enter(ticket.table) as fresh:
        assert await fresh.live.answer(seat, act) == Accepted(id="mine", repeated=True)


async def test_a_table_is_loaded_once_for_everybody_who_enters(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms)

    async def come() -> Room:
        async with rooms.enter(ticket.table) as room:
            return room

    found = await asyncio.gather(*(come() for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert store.loads == 1


async def test_all_but_a_few_idle_tables_are_dropped_from_memory(rooms: Rooms) -> None:
    tickets = [await table(rooms) for _ in range(MOST_IDLE + 8)]
    async with rooms.enter(tickets[0].table) as held:
        for ticket in tickets[1:]:
            async with rooms.enter(ticket.table):
                pass
        assert len(rooms.cache) == MOST_IDLE + 1
        async with rooms.enter(tickets[0].table) as again:
            assert again is held


async def test_tables_in_play_leave_room_for_those_that_are_only_listed(store: Memory, rooms: Rooms) -> None:
    seats = [{"kind": "person"}, {"kind": "friend"}]
    request = msgspec.convert({"game": "dicewing", "seats": seats, "listed": True}, TableRequest)
    for _ in range(3):
        await rooms.create(request)
    async with AsyncExitStack() as playing:
        for _ in range(MOST_IDLE + 1):
            await playing.enter_async_context(rooms.enter((await table(rooms)).table))
        await rooms.listed()
        before = store.loads
        await rooms.listed()
        assert store.loads == before, "the list reads every table again"


async def test_a_table_with_other_rules_is_logged_once_and_never_loaded_for_the_list(
    store: Memory, rooms: Rooms, caplog: pytest.LogCaptureFixture
) -> None:
    seats = [{"kind": "person"}, {"kind": "friend"}]
    ticket = await rooms.create(msgspec.convert({"game": "dicewing", "seats": seats, "listed": True}, TableRequest))
    stored, turns = store.matches[ticket.table]
    store.matches[ticket.table] = msgspec.structs.replace(stored, rules_version="older"), turns
    for _ in range(3):
        assert not (await rooms.listed()).open
    assert (store.loads, caplog.text.count("is not listed")) == (0, 1)


async def test_only_a_few_tables_at_a_time_resume_after_a_restart(
    store: Memory, rooms: Rooms, bots: RandomBots, first: int
) -> None:
    for _ in range(3 * RESUMED):
        await table(rooms, seats_of(bot=first))
    plan, most = bots.plan, 0

    async def counted(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        nonlocal most
        most = max(most, rooms.cache.busy)
        assert not clients(), "nobody is there"
        return await plan(seen, seat, bot, clients)

    bots.plan = counted  # type: ignore[method-assign]
    await rooms.resume()
    assert 0 < most <= RESUMED
    assert all(len(turns) > 1 for _, turns in store.matches.values())


async def test_addresses_that_lead_nowhere_take_no_memory(rooms: Rooms, bots: RandomBots) -> None:
    for number in range(3):
        with pytest.raises(UnknownTable):
            async with rooms.enter(f"nowhere {number}"):
                raise AssertionError("there is a table")
    assert not rooms.cache


# Bots


async def all_searches_done(room: Room) -> None:
    """Wait until no bot is searching."""
    await asyncio.gather(*room.bot_turns.tasks.values(), return_exceptions=True)


async def play_to_the_end(room: Room, rng: random.Random, most: int = 10_000) -> None:
    """Play the people's seats at random, and wait for the bots; stop after ``most`` decisions."""
    match = match_of(room)
    people = {*room.live.stored.where(lambda seat: seat.keys.key)}
    while not match.position.over and max(map(match.number, people)) < most:
        if due := sorted(match.position.to_act & people):
            seat = rng.choice(due)
            action = rng.choice(list(match.position.legal(seat))).text
            await room.live.answer(seat, Act(id="", number=match.number(seat), action=action))
        await asyncio.sleep(0)


def unseen(room: Room, turns: list[Turn]) -> int:
    """Return the number of turns that led to a forced position with nothing new in the log."""
    match, count = folding.match_of(room.live.stored), 0
    for turn in turns:
        before = match.position
        match.fold(turn)
        before = match.moments[-1] if match.moments else before
        count += match.forced_seat is not None and len(match.position.scene(0).log) == len(before.scene(0).log)
    return count


async def test_a_whole_game_against_a_bot(store: Memory, rooms: Rooms) -> None:
    ticket = await table(rooms, seats_of(bot=1))
    async with rooms.enter(ticket.table) as room:
        room.live.signal.give()
        await play_to_the_end(room, random.Random(1))
        shown = [msgspec.json.decode(view, type=View) for view in (await room.live.stream(0)).since(1)]
        turns = store.matches[ticket.table][1]
        assert 1 + sum(not view.scene.moment for view in shown) == len(turns) - unseen(room, turns)
        assert any(view.scene.moment for view in shown)
        await all_searches_done(room)
        assert room.is_idle


async def test_a_bot_goes_on_even_if_the_person_who_answered_has_left(store: Memory, rooms: Rooms, first: int) -> None:
    ticket = await table(rooms, seats_of(bot=1 - first))
    async with rooms.enter(ticket.table) as room:
        store.gate.clear()
        answering = asyncio.create_task(room.live.answer(*any_act(room)))
        await asyncio.sleep(0)
        answering.cancel()
        changed = room.live.signal.changed
        store.gate.set()
        await changed.wait()
        await all_searches_done(room)
        assert match_of(room).number(1 - first) > 0, "the bot never learned that it was its turn"


async def test_bots_do_not_search_while_the_table_is_changing(store: Memory, rooms: Rooms, first: int) -> None:
    ticket = await table(rooms, seats_of(bot=first))
    async with rooms.enter(ticket.table) as room:
        store.gate.clear()
        seated = room.live.stored
        changing = asyncio.create_task(room.live.alone(lambda: room.live.reseat(seated)))
        for _ in range(20):  # the lock is taken
            await asyncio.sleep(0)
        with room.connected(Connection(None)):
            assert not room.tasks
        store.gate.set()
        await changing
        assert room.bot_turns.tasks, "the bot waits for another change"
        await all_searches_done(room)


async def test_a_bot_receives_only_what_its_seat_knows(rooms: Rooms, bots: RandomBots) -> None:
    ticket = await table(rooms, seats_of(bot=1))
    async with rooms.enter(ticket.table) as room:
        given, knows, real_ones = [], [], []
        plan = bots.plan

        async def watched(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
            real = match_of(room).position
            if real.to_act == {0, 1}:
                raise OSError("the bot lets the person choose first, in secret")
            given.append((seen.to_dict(), seen.events(0)))
            knows.append((real.seen_by(seat).to_dict(), real.events(None)))
            real_ones.append((real.to_dict(), real.events(None)))
            return await plan(seen, seat, bot, clients)

        bots.plan = watched  # type: ignore[method-assign]
        room.live.signal.give()
        await play_to_the_end(room, random.Random(1))
        assert given == knows
        assert given != real_ones, "at least once, the bot chose while something was hidden from it"


async def test_a_bot_follows_its_plan_while_it_can(rooms: Rooms, bots: RandomBots) -> None:
    plan, searches = bots.plan, []

    async def far_sighted(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        searches.append(seat)
        (first,) = await plan(seen, seat, bot, clients)
        ahead = Position.read(seen.game, seen.to_dict())
        ahead.act(seat, first)
        while not ahead.owed and ahead.to_act == {seat} and len(legal := ahead.legal(seat)) == 1:
            ahead.act(seat, legal[0])
        return (first,) if ahead.owed or ahead.to_act != {seat} else (first, ahead.legal(seat)[-1].text)

    bots.plan = far_sighted  # type: ignore[method-assign]
    ticket = await table(rooms, seats_of(bot=1), "battle")
    async with rooms.enter(ticket.table) as room:
        room.live.signal.give()
        await play_to_the_end(room, random.Random(2), most=200)
        assert len(searches) < match_of(room).number(1), "some plans hold two or more choices"


async def test_a_bot_that_fails_is_asked_again(rooms: Rooms, bots: RandomBots) -> None:
    plan, answers = bots.plan, iter(["fail", "cheat"])

    async def clumsy(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        match next(answers, "play"):
            case "fail":
                raise OSError("the bot's process ended")
            case "cheat":
                return ("take everything",)
        return await plan(seen, seat, bot, clients)

    bots.plan = clumsy  # type: ignore[method-assign]
    ticket = await table(rooms, seats_of(bot=1))
    async with rooms.enter(ticket.table) as room:
        room.live.signal.give()
        await play_to_the_end(room, random.Random(2))


async def test_a_bot_that_always_fails_leaves_the_table_open(rooms: Rooms, bots: RandomBots, first: int) -> None:
    asked = []

    async def broken(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        asked.append(seat)
        raise OSError("no bot today")

    bots.plan = broken  # type: ignore[method-assign]
    ticket = await table(rooms, seats_of(bot=first))
    async with rooms.enter(ticket.table) as room:
        room.live.signal.give()
        await all_searches_done(room)
        assert len(asked) == 4
        with pytest.raises(IllegalAction):
            await room.live.answer(1 - first, Act(id="", number=0, action="nonsense"))


async def test_a_stand_in_s_late_answer_is_dropped(store: Memory, rooms: Rooms, bots: RandomBots, first: int) -> None:
    ticket, thinks = await table(rooms), asyncio.Event()

    async def slow(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        await thinks.wait()
        store.gate.clear()  # from here nothing is stored
        return (seen.legal(seat)[0].text,)

    bots.plan = slow  # type: ignore[method-assign]
    async with rooms.enter(ticket.table) as room:
        await ask(room, first, Ask(id="stand in", what="bot", bot="random"))
        store.gate.clear()
        taking_back = asyncio.create_task(ask(room, first, Ask(id="back", what="seat")))
        for _ in range(20):  # the lock is taken
            await asyncio.sleep(0)
        thinks.set()
        for _ in range(20):  # until the bot's answer is queued
            await asyncio.sleep(0)
        store.gate.set()
        await taking_back
        await room.live.alone(partial(asyncio.sleep, 0))
        assert len(store.matches[ticket.table][1]) == 1, "the bot played in the person's seat"
        assert room.live.match.position.to_act == {first}


async def test_a_seat_taken_back_while_its_stand_in_s_answer_is_being_stored_keeps_only_that_answer(
    store: Memory, rooms: Rooms, bots: RandomBots, first: int
) -> None:
    ticket, asked = await table(rooms), []

    async def blocking(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        asked.append(seat)
        store.gate.clear()  # the answer is on its way to the disk
        return (seen.legal(seat)[0].text,)

    bots.plan = blocking  # type: ignore[method-assign]
    async with rooms.enter(ticket.table) as room:
        await ask(room, first, Ask(id="stand in", what="bot", bot="random"))
        for _ in range(20):
            await asyncio.sleep(0)
        assert asked == [first]
        assert len(store.matches[ticket.table][1]) == 1, "nothing is stored yet"
        taking_back = asyncio.create_task(ask(room, first, Ask(id="back", what="seat")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not taking_back.done()
        store.gate.set()
        await taking_back
        await room.live.alone(partial(asyncio.sleep, 0))
        assert len(store.matches[ticket.table][1]) == 2
        assert store.matches[ticket.table][0].bots == {}
        there = room.live.match.position.to_dict()
        while first not in room.live.match.position.to_act:
            await room.live.answer(*any_act(room))
        for _ in range(20):
            await asyncio.sleep(0)
        assert asked == [first], "the bot went on playing in the person's seat"
    store.matches[ticket.table] = store.matches[ticket.table][0], store.matches[ticket.table][1][:2]
    async with Rooms(store, bots, HandTime(), ThrowThreads()).enter(ticket.table) as reopened:
        assert reopened.live.match.position.to_dict() == there


async def test_bots_stop_searching_when_the_server_closes(rooms: Rooms, bots: RandomBots, first: int) -> None:
    stopped = []

    async def slow(seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            stopped.append(seat)
            raise
        return ()

    bots.plan = slow  # type: ignore[method-assign]
    ticket = await table(rooms, seats_of(bot=first))
    async with rooms.enter(ticket.table) as room:
        room.live.signal.give()
        await asyncio.sleep(0)
        thinking_now = list(room.bot_turns.tasks.values())
        rooms.close()
        await asyncio.gather(*thinking_now, return_exceptions=True)
    assert stopped
