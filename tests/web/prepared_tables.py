"""Tables just before something happens: matches played up to that point, stored for a server.

A throw's result follows from the match's secret and the throw's number, so it is known before anybody throws.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

from playwright.sync_api import Page

from tests.web.server_process import Served
from tests.web.table_page import remember
from warbones import load
from warbones.core.play.position import Position
from warbones.core.record.options import Value
from warbones.physics.simulation import ThrowResult, run_throw
from warbones.rooms.seats.keys import digest
from warbones.rooms.storage.seat import Keys, StoredSeat
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.server.store.sqlite.sqlite_store import SqliteStore
from warbones.table.answers import Turn
from warbones.table.dice import HonestDice
from warbones.table.match import Match

GAME = "indicesion"
MANY = 100
"""The maximum number of matches in which a wanted throw is looked for."""

KEY = "the-key-to-a-seat-at-a-prepared-table-"

Choose = Callable[[random.Random, list[str]], str]
"""Picks one of the seat's legal actions, which are given as text."""


@dataclass(frozen=True)
class KnownThrow:
    """A throw: its seat and action, its outcomes in order, the position before it and those on the way."""

    seat: int
    action: str
    outcomes: tuple[ThrowResult, ...]
    before: Position
    moments: tuple[Position, ...]

    @property
    def after(self) -> Position:
        """The position after all automatic steps."""
        return self.moments[-1]


Wanted = Callable[[KnownThrow], bool]


@dataclass(frozen=True)
class Prepared:
    """A match played up to a point, and the throw that comes next (None: the match is over)."""

    table: str
    match: StoredMatch
    turns: tuple[Turn, ...]
    throw: KnownThrow | None

    @property
    def seat(self) -> int:
        """The seat whose throw is next."""
        return self.throw.seat if self.throw else 0

    def join(self, served: Served, page: Page) -> None:
        """Open the table in a browser with the seat that throws next."""
        own = {"table": self.table, "seats": [{"seat": self.seat, "token": f"{KEY}{self.seat}"}]}
        remember(page, own)
        page.goto(f"{served.address.rstrip('/')}/table/{self.table}")

    def named(self, table: str) -> Prepared:
        """Return the same match at another table."""
        return replace(self, table=table)


def prepared(table: str, options: Mapping[str, Value], choose: Choose, wanted: Wanted, since: int = 1) -> Prepared:
    """Play matches of ``options`` until a throw is ``wanted``; return the first such match, up to before that throw.

    ``since``: the first seed to try; one that is known to work saves time.
    """
    played = (found for seed in range(since, since + MANY) for found in _played(table, options, choose, seed))
    first = next((found for found in played if _is(found, wanted)), None)
    assert first, f"no throw of {MANY} matches is wanted at {table!r}"
    return first


def finished(table: str, options: Mapping[str, Value], choose: Choose) -> Prepared:
    """Return a match played to its end."""
    return next(found for found in _played(table, options, choose, 1) if found.throw is None)


def _is(found: Prepared, wanted: Wanted) -> bool:
    return found.throw is not None and wanted(found.throw)


def _played(table: str, options: Mapping[str, Value], choose: Choose, seed: int) -> Iterator[Prepared]:
    """Yield a match at each throw, just before it, and at its end."""
    game, secret, rng = load(GAME).seated(options), seed.to_bytes(32), random.Random(seed)
    keys = (Keys(digest(f"{KEY}{seat}")) for seat in range(len(game.names)))
    stored = StoredMatch(
        game=GAME,
        rules_version=game.rules_version,
        options=dict(options),
        seats=tuple(StoredSeat(kind="person", keys=each) for each in keys),
        secret=secret,
    )
    match = Match(load(GAME), options, HonestDice(secret))
    turns = [_opened(match)]
    while not match.position.over:
        seat, before, so_far = min(match.position.to_act), match.position, tuple(turns)
        action = choose(rng, [each.text for each in before.legal(seat)])
        ready = match.answer(seat, match.number(seat), action)
        match.commit(ready)
        turns.append(ready.turn)
        outcomes = tuple(_landed(match, turns))
        if outcomes:
            moments = (*match.moments, match.position)
            yield Prepared(table, stored, so_far, KnownThrow(seat, action, outcomes, before, moments))
    yield Prepared(table, stored, tuple(turns), None)


def _opened(match: Match) -> Turn:
    opening = match.open()
    match.commit(opening)
    return opening.turn


def _landed(match: Match, turns: list[Turn]) -> Iterator[ThrowResult]:
    """Make every pending throw."""
    while throw := match.position.throw:
        outcome = run_throw(throw, match.throw_seed())
        ready = match.land(outcome.landing, outcome.flight)
        match.commit(ready)
        turns.append(ready.turn)
        yield outcome


def keep(data: Path, *tables: Prepared) -> None:
    """Write tables into the folder of a server that has not started yet."""
    with ThreadPoolExecutor(1) as aside:  # this thread may run a browser's event loop already
        aside.submit(asyncio.run, _keep(data, tables)).result()


async def _keep(data: Path, tables: tuple[Prepared, ...]) -> None:
    store = SqliteStore(data)
    for each in tables:
        await store.create(each.table, each.match, each.turns[0], MatchStatus(""))
        for number, turn in enumerate(each.turns[1:], 1):
            over = each.throw is None and turn is each.turns[-1]
            await store.append(each.table, number, turn, MatchStatus("", over=over))
    await store.close()
