"""Matches and reviews on a browser's shelf."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from warbones.page.shelf import Shelf
from warbones.rooms.storage.codec import decode_match, decode_turn, json, unknown_table
from warbones.rooms.storage.status import MatchStatus
from warbones.rooms.storage.store import StoreFailed
from warbones.rooms.storage.stored_match import StoredMatch
from warbones.table.answers import Turn

DIGITS: Final = 6
"""The digits of a turn's number in its key, so that keys sort as numbers do."""


class TableStatus(msgspec.Struct):
    """A table's name and its match's status."""

    table: str
    status: MatchStatus


class KeptReview(msgspec.Struct):
    """A review, and the number of turns in its match."""

    turns: int
    review: str


class ShelfStore:
    """A store for one browser. Of two tabs at one table, the second to store a turn reads the match again."""

    def __init__(self, shelf: Shelf) -> None:
        """Store on ``shelf``."""
        self._shelf = shelf

    async def hold(self, table: str) -> None:
        """Do nothing: turns are numbered, and none is stored twice."""

    def let_go(self, table: str) -> None:
        """Do nothing."""

    async def create(self, table: str, match: StoredMatch, opening: Turn | None, status: MatchStatus) -> None:
        """Store a new match, with its first turn unless it waits for players. Raises `StoreFailed`."""
        texts = {f"match {table}": json(match), f"status {table}": _status(table, status)}
        if opening:
            texts[_turn(table, 0)] = json(opening)
        await self._write(texts, f"match {table}")

    async def append(self, table: str, number: int, turn: Turn, status: MatchStatus) -> None:
        """Store turn ``number`` (from 0), which must be new, and the match's status after it. Raises `StoreFailed`."""
        texts = {_turn(table, number): json(turn), f"status {table}": _status(table, status)}
        await self._write(texts, _turn(table, number))

    async def reseat(self, table: str, match: StoredMatch) -> None:
        """Store the seats. Raises `StoreFailed`."""
        await self._write({f"match {table}": json(match)})

    async def load(self, table: str) -> tuple[StoredMatch, list[Turn]]:
        """Return a match and all its turns. Raises `UnknownTable`."""
        match = await self._shelf.read(f"match {table}")
        if match is None:
            raise unknown_table()
        return decode_match(match), [decode_turn(turn) for turn in await self._shelf.within(f"turn {table} ")]

    async def load_status(self, table: str) -> tuple[StoredMatch, MatchStatus | None]:
        """Return a match and its status. Raises `UnknownTable`."""
        match, status = await self._shelf.read(f"match {table}"), await self._shelf.read(f"status {table}")
        if match is None:
            raise unknown_table()
        return decode_match(match), None if status is None else _read(status).status

    async def unfinished(self, _days: int) -> list[str]:
        """Return no tables: a bot's move waits until its table is opened."""
        return []

    async def listed(self, _days: int, _most: int) -> list[str]:
        """Return no tables: nobody else can see them."""
        return []

    async def due(self) -> list[tuple[str, int]]:
        """Return the tables with running clocks, each with the time when the first one runs out."""
        found = [_read(text) for text in await self._shelf.within("status ")]
        return [(each.table, each.status.due) for each in found if each.status.due is not None]

    async def forget(self, _days: float, _spared: Collection[str]) -> int:
        """Remove nothing: the browser's owner decides what to delete."""
        return 0

    async def check(self) -> None:
        """Check that the shelf can be written to. Raises `StoreFailed`."""
        await self._write({"check": ""})

    async def close(self) -> None:
        """Do nothing: whatever was stored is stored."""

    async def find(self, table: str, turns: int) -> str | None:
        """Return the review of a match with this number of turns, or None."""
        text = await self._shelf.read(f"review {table}")
        stored = msgspec.json.decode(text, type=KeptReview) if text else None
        return stored.review if stored and stored.turns == turns else None

    async def keep(self, table: str, turns: int, review: str) -> None:
        """Store a review. Raises `StoreFailed`."""
        await self._write({f"review {table}": msgspec.json.encode(KeptReview(turns, review)).decode()})

    async def _write(self, texts: dict[str, str], new: str = "") -> None:
        try:
            written = await self._shelf.write(list(texts), list(texts.values()), new)
        except Exception as error:  # whatever a browser raises if its storage is full or forbidden
            raise StoreFailed(f"the browser stores nothing: {error}") from error
        if not written:
            raise StoreFailed(f"there is {new} already, of another tab")


def _turn(table: str, number: int) -> str:
    return f"turn {table} {number:0{DIGITS}}"


def _status(table: str, status: MatchStatus) -> str:
    return msgspec.json.encode(TableStatus(table, status)).decode()


def _read(text: str) -> TableStatus:
    return msgspec.json.decode(text, type=TableStatus)
