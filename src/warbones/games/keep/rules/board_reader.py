"""Reading a board by its name or from a player's text, and the checks of such a text (B1)."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Any, Final

from warbones.core.errors import UnknownOption, quoted
from warbones.core.messages import Msg, msg
from warbones.core.record.options import RuleOption, Value
from warbones.games.keep.rules.boards import BOARDS, LETTERS, MOST_ROWS, MOST_ZONES, OWN, SIDES, Board, written

ZONE: Final = re.compile(r"(?P<name>[A-Z](?P<row>\d))(?P<slot>\+?)(?P<advantage>\*?)(?:>(?P<on>[A-Z]\d(?:&[A-Z]\d)*))?")


class BoardOption(RuleOption):
    """The option of the board: the name of one, or a text that describes another."""

    def stored(self, value: Value) -> Board:
        """Return the board of a value. Raises `UnknownOption` with the reason."""
        if not isinstance(value, str):
            raise UnknownOption.saying(
                "keep-refused-option-one-or-text", option=self.name, known=tuple(BOARDS), value=quoted(value)
            )
        return board(value).copy()

    def value(self, stored: Board) -> Value:
        """Return the board's name, or its text."""
        return written(stored)


@lru_cache(maxsize=64)
def board(text: str) -> Board:
    """Return the board with this name or text. Raises `UnknownOption`."""
    if text in BOARDS:
        return _read(BOARDS[text], list(BOARDS).index(text))
    own = _read(text.strip().removeprefix(OWN).removeprefix(":"), len(BOARDS))
    for name in BOARDS:
        twin = board(name).copy()
        twin.made = own.made
        if twin == own:
            return board(name)
    return own


def _read(text: str, made: int) -> Board:
    words = text.replace(",", " ").split()
    zones = [found for word in words if (found := ZONE.fullmatch(word))]
    if not words or len(zones) < len(words):
        odd = next((word for word in words if not ZONE.fullmatch(word)), "")
        raise UnknownOption.saying("keep-refused-no-board-no-zone", word=quoted(odd), known=tuple(BOARDS))
    if wrong := _name_problem(zones) or _row_problem(zones) or _lane_problem(zones) or _slot_problem(zones):
        raise UnknownOption.with_message(wrong)
    return _built(zones, made)


Zones = list[re.Match[str]]


def _rows(zones: Zones) -> list[Zones]:
    last = int(zones[-1]["row"])
    return [[zone for zone in zones if int(zone["row"]) == row] for row in range(1, last + 1)]


def _problem(what: str, **args: Any) -> Msg:
    return msg(f"keep-board-{what}", **args)


def _name_problem(zones: Zones) -> Msg | None:
    """Return the problem with the names, if any: each row from 1 up has M, L R or L C R, in this order."""
    names = [zone["name"] for zone in zones]
    rows = _rows(zones)
    for number, row in enumerate(rows, 1):
        if len(row) not in LETTERS:
            return _problem("row-zones", row=number, zones=len(row))
    due = [f"{letter}{number}" for number, row in enumerate(rows, 1) for letter in LETTERS[len(row)]]
    for name, right in zip(names, due, strict=False):
        if name != right:
            return _problem("zone-order", zone=name, due=right)
    return None if names == due else _problem("zone-late", zone=names[len(due)])


def _row_problem(zones: Zones) -> Msg | None:
    """Return the problem with the rows, if any: homes of two zones at both ends, one row in the middle (T1, T5)."""
    rows = _rows(zones)
    if len(rows) % 2 == 0 or not 3 <= len(rows) <= MOST_ROWS:
        return _problem("rows", rows=len(rows))
    if len(zones) > MOST_ZONES:
        return _problem("zones", most=MOST_ZONES, zones=len(zones))
    for row, who in ((rows[0], "Alpha"), (rows[-1], "Beta")):
        if len(row) != 2:
            return _problem("home", who=who, zones=len(row))
    return None


def _lane_problem(zones: Zones) -> Msg | None:
    """Return the problem with the lanes, if any: every zone leads to the next row and is reached from the last."""
    ahead = {zone["name"]: (zone["on"] or "").split("&") if zone["on"] else [] for zone in zones}
    rows = _rows(zones)
    for row, following in zip(rows, [*rows[1:], []], strict=True):
        after = [zone["name"] for zone in following]
        for zone in row:
            name, on = zone["name"], ahead[zone["name"]]
            if not following and on:
                return _problem("zone-beyond", zone=name, to=on[0])
            if following and not on:
                return _problem("zone-nowhere", zone=name, to=after[0])
            if odd := [each for each in on if each not in after]:
                return _problem("zone-to", zone=name, to=odd[0], after=tuple(after))
    led = {each for on in ahead.values() for each in on}
    lost = [zone["name"] for row in rows[1:] for zone in row if zone["name"] not in led]
    return _problem("zone-lost", zone=lost[0]) if lost else None


def _slot_problem(zones: Zones) -> Msg | None:
    """Return the problem with slots (none in the middle, R11) or ADVANTAGE (only beside another zone), if any."""
    rows = _rows(zones)
    if slots := [zone["name"] for zone in rows[len(rows) // 2] if zone["slot"]]:
        return _problem("slot", zone=slots[0])
    for row in rows:
        if len(row) == 1 and row[0]["advantage"]:
            return _problem("advantage", zone=row[0]["name"])
    return None


def _built(zones: Zones, made: int) -> Board:
    built, names = Board(), [zone["name"] for zone in zones]
    built.made, built.zones, built.rows = made, len(zones), int(zones[-1]["row"])
    for place, zone in enumerate(zones):
        built.row[place] = int(zone["row"]) - 1
        built.slot[place], built.advantage[place] = len(zone["slot"]), len(zone["advantage"])
        for name in (zone["on"] or "").split("&") if zone["on"] else ():
            built.reach[0, place, 0] |= 1 << names.index(name)
            built.reach[1, names.index(name), 0] |= 1 << place
    _reach_on(built)
    return built


def _reach_on(board: Board) -> None:
    """Derive the zones two and more steps away from those one step away (R13)."""
    for seat, zone, steps in product(range(2), range(board.zones), range(1, SIDES)):
        for before in range(board.zones):
            if board.reach[seat, zone, steps - 1] >> before & 1:
                board.reach[seat, zone, steps] |= board.reach[seat, before, 0]
