"""Whole matches as a page without a server would play them: `tests.rooms.restricted_process` blocks the rest."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from tests.rooms.playouts import Playouts
from tests.server.manual_time import HandTime
from tests.server.memory_store import Memory
from warbones import Position, load
from warbones.concurrency.fair_queue import Clients
from warbones.lobby import positions
from warbones.lobby.cards import game_cards
from warbones.lobby.lessons import lesson
from warbones.lobby.rulebook import rulebook
from warbones.page.host import DrawnAtOnce
from warbones.page.throws import ApproximateThrows, thrown
from warbones.players.interpreted import analyse, choose
from warbones.protocol.messages import Act, Ask, Preparing, TableRequest
from warbones.protocol.replay_messages import Replay, Story
from warbones.puzzles.calendar import FIRST_DAY
from warbones.review.inquiry import JudgeRequest, NoReview, Verdict
from warbones.review.judge import Judge
from warbones.rooms.bots import WeighedAction
from warbones.rooms.finished import documents
from warbones.rooms.finished.reviews import ReviewService
from warbones.rooms.finished.stories import StoryService
from warbones.rooms.languages import Dialect
from warbones.rooms.room import Room
from warbones.rooms.rooms import Rooms
from warbones.table.answers import Turn
from warbones.table.clock_kinds import TimeControl

STORY = 0.5
"""Seconds for the choice of key moves; these judges are slower, so the leads decide."""

SHORT = {"keep": {"round_limit": 8}}
"""Options that make matches short."""

CLOCK = TimeControl(kind="bank", time=3600)


class Interpreted:
    """Bots and judges that run in this process."""

    def prepare(self) -> None:
        pass

    def preparing(self) -> Preparing:
        return Preparing(ready=True, text="", done=0, total=0)

    async def plan(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[str]:
        return (choose(seen, seat, "greedy:1", most=8).text,)

    async def weigh(self, seen: Position, seat: int, bot: str, clients: Clients) -> Sequence[WeighedAction]:
        found = analyse(seen, seat, "greedy:1", most=8)
        return [WeighedAction(each.action.text, each.weight, each.value) for each in found]

    async def judge(self, asked: JudgeRequest, clients: Clients) -> Verdict:
        return await Judge(Playouts()).answer(asked)

    def close(self) -> None:
        pass


class Shelf(dict[str, str]):
    """Stores reviews in memory."""

    async def find(self, table: str, turns: int) -> str | None:
        return self.get(table)

    async def keep(self, table: str, turns: int, review: str) -> None:
        self[table] = review


async def played(room: Room, time: HandTime, seat: int) -> tuple[int, int]:
    """Play a match to its end; return the numbers of hints and of odds given."""
    match, hints, odds = room.live.match, 0, 0
    while not match.over:
        await room.rest()
        if seat not in match.to_act:
            room.live.signal.give()
            continue
        if hints < 3:
            hints += bool((await room.hints.hint(seat, Ask(id="", what="hint", bot="beginner"))).text)
        if odds < 3 and match.position.prompt(seat).odds:
            odds += bool((await room.odds.odds(seat, Ask(id="", what="odds"))).odds.tables)
        action = choose(match.position.seen_by(seat), seat, "random", match.number(seat)).text
        time.go(4)
        await room.live.answer(seat, Act(id="", number=match.number(seat), action=action))
    return hints, odds


async def in_a_room(name: str) -> dict[str, Any]:
    """Play a match in a room; return facts about it, its replay, its review and its story."""
    game, bots = load(name), Interpreted()
    options: dict[str, Any] = {"players": 2, "mode": "classic"} if game.ruleset.throws else SHORT.get(name, {})
    rooms = Rooms(Memory(), bots, (time := HandTime()), ApproximateThrows())
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "beginner"}]
    asked = {"game": name, "seats": seats, "options": options, "clock": msgspec.to_builtins(CLOCK), "hints": True}
    ticket = await rooms.create(msgspec.convert(asked, TableRequest))
    async with rooms.enter(ticket.table) as room:
        hints, odds = await played(room, time, 0)
        clocks = room.live.clocks.message()
    kept = await rooms.kept(ticket.table)
    stories = StoryService(bots, DrawnAtOnce(), within=STORY)
    told_story = await stories.of_table("me", ticket.table, "open", Dialect("none"), partial(rooms.kept, ticket.table))
    file = documents.match_file(ApproximateThrows.engine, *kept)
    replay = msgspec.json.decode(documents.file_replay(file.content, "open"), type=Replay)
    return {
        "hints": hints,
        "odds": odds,
        "frames": len(replay.frames),
        "clock": clocks.left[0] if clocks else None,
        "review": await reviewed(bots, *kept),
        "moments": len(msgspec.json.decode(told_story, type=Story).leads),
    }


async def reviewed(bots: Interpreted, table: str, stored: Any, turns: list[Turn]) -> str:
    """Return a review's state and problem, or "none" if the match cannot be reviewed."""
    reviews = ReviewService(bots, DrawnAtOnce(), Shelf())
    try:
        await reviews.of_table(table, stored, turns, begin="me")
    except NoReview:
        return "none"
    await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
    state = await reviews.of_table(table, stored, turns)
    return state.state + state.problem


def lobby_answers(name: str) -> dict[str, Any]:
    """Return what the lobby offers besides matches: the lesson, rules, card and daily position."""
    game = load(name)
    return {
        "steps": len(lesson(game, thrown).steps),
        "rules": rulebook(game).html,
        "card": game_cards([game]).games[0].id,
        "solved": solved(name),
    }


def solved(game: str) -> bool | None:
    """Return whether the solution of a game's first daily position is right; None if it has none."""
    day = str(FIRST_DAY)
    if game not in [card.game for card in positions.positions(day).cards]:
        return None
    seen = positions.position(day, game)
    assert seen.scene.areas
    return positions.answer(day, game, positions.solution(day, game).reply.best).reply.right


def main(game: str) -> None:
    """Print the results as JSON."""
    json.dump(asyncio.run(in_a_room(game)) | lobby_answers(game), sys.stdout)
