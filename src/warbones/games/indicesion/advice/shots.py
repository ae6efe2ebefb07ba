"""The throws that the best bot tries: gentle ones for high faces, and hard, flat ones through a rival's dice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import hypot
from typing import Final

from msgspec.structs import replace

from warbones.core.rules.throw import LEVEL, MILLIMETRE, Launch
from warbones.games.indicesion.advice.aims import ThrowAims
from warbones.games.indicesion.advice.lines import lines, targets
from warbones.games.indicesion.advice.prospects import prospects, worth
from warbones.games.indicesion.rules.aim import (
    boards,
    can_throw,
    named,
    seen_from_above,
    ways,
)
from warbones.games.indicesion.rules.dice import dice_at
from warbones.games.indicesion.rules.launches import packed, parts
from warbones.games.indicesion.rules.score import scored, total
from warbones.games.indicesion.rules.space import EDGE, pose_of, surfaces
from warbones.games.indicesion.rules.state import Colour, Mode, Place, State
from warbones.games.indicesion.rules.towers import on_boards

GIFTS: Final = 2
"""The number of colours to try dropping on the seat's own board: the most valuable ones."""

RIVALS: Final = 2
"""The number of rivals to throw at: those with the most points."""

STAYS: Final = 0.75
"""The approximate share of dropped dice that stay on the board."""

DULL: Final = 0.9
"""The points by which an orange die gains less than others on the seat's own board."""

Spot = tuple[int, int]

HELD: Final = (LEVEL[1], (32165, 6252, 0, 0))
"""Two ways to hold a die for a high face: level with the 1 up, and tilted a little, so that it usually tips over."""

SPOTS: Final = 3
"""The number of free places on a board that are tried."""

GRID: Final = (-2, -1, 0, 1, 2)
APART: Final = 38 * MILLIMETRE
"""The grid of places to drop a die at: steps each way from the middle, and the distance of a step."""

ROOM: Final = 60 * MILLIMETRE
"""The distance to the nearest die beyond which more room is no better."""


class Shots:
    """The aims of the best bot (`warbones.core.rules.throw.Shots`)."""

    def __init__(self, aims: ThrowAims) -> None:
        """Use these aims to keep throws legal."""
        self._aims = aims

    def outlook(self, s: State, seat: int) -> float:
        """Return the value of the position for ``seat``, -1 to 1."""
        return prospects(s, seat)

    def begin(self, s: State, seat: int) -> list[int]:
        """Return one good throw of each die for each purpose: a free place, a rival's dice, poison for a rival."""
        if not self._aims.begin(s, seat):
            return []
        found = (next(self._tries(s, seat, colour, board), None) for colour, board in _purposes(s, seat))
        return [number for number in found if number is not None]

    def variants(self, s: State, number: int) -> list[int]:
        """Return other throws of the same die at the same board, and for the same purpose."""
        colour, board, _ = parts(number)
        return list(dict.fromkeys(self._tries(s, int(s.turn), colour, board)))

    def _tries(self, s: State, seat: int, colour: int, board: int) -> Iterator[int]:
        for launch in (_drops if _is_gift(s, seat, colour, board) else lines)(s, board):
            yield self._aims.aimed(s, packed(colour, board, launch), launch)


def _purposes(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """Yield dice with boards to throw them at: gifts to the seat, poison for the rivals ahead, and hard throws."""
    colours = can_throw(s, seat)
    gifts = [colour for colour in colours if _is_gift(s, seat, colour, seat)]
    gifts.sort(key=lambda each: _gain_on_board(s, seat, each), reverse=True)
    yield from ((colour, seat) for colour in gifts[:GIFTS])
    rivals = sorted((board for board in boards(s) if board != seat), key=lambda board: total(s, board), reverse=True)
    cheapest = min(colours, key=lambda each: worth(s, each))
    hard = {cheapest, *(each for each in colours if _has_power(s, each, Colour.RED))}
    for board in [*rivals[:RIVALS], seat]:
        poison = [colour for colour in colours if board != seat and _is_gift(s, seat, colour, board)]
        fast = [colour for colour in sorted(hard) if targets(s, board, seat) and not _is_gift(s, seat, colour, board)]
        yield from ((colour, board) for colour in (*poison, *fast))


def _gain_on_board(s: State, seat: int, colour: Colour) -> float:
    """Return about how many more points a die is worth on the seat's own board than in the hand."""
    scoring = len(scored(s, seat)) if s.options.mode == Mode.DRAFTING else 0
    risk = STAYS * scoring if _has_power(s, colour, Colour.RED) else 0.0
    more = STAYS * scoring if _has_power(s, colour, Colour.YELLOW) else 0.0
    orange = DULL if _has_power(s, colour, Colour.ORANGE) else 0.0
    return more - risk - orange - worth(s, colour)


def _has_power(s: State, colour: int, kind: Colour) -> bool:
    return bool(s.options.mode == Mode.DRAFTING and colour == kind)


def _is_gift(s: State, seat: int, colour: int, board: int) -> bool:
    """Return whether a die on ``board`` helps ``seat``: a green one on a rival's board, any other on the seat's own."""
    return (board == seat) != _has_power(s, colour, Colour.GREEN)


def _drops(s: State, board: int) -> Iterator[Launch]:
    """Yield throws that drop a die where it has room, and on the highest tower."""
    top = named(s, board, 1 if 1 in ways(s) else 0)
    if seen_from_above(s):
        yield top
        return
    spots = _free_spots(s, board)
    for at, spot in enumerate(islice(spots, SPOTS)):
        for held in HELD if at == 0 else HELD[:1]:
            yield replace(top, at=(*spot, top.at[2]), held=held)
    best = max(scored(s, board), key=lambda each: each.points, default=None)
    if best and best.points > 0:
        x, y, z = pose_of(s, best.die).at
        yield replace(top, at=(x, y, max(top.at[2], z + 2 * EDGE)), held=HELD[0])


def _free_spots(s: State, board: int) -> list[Spot]:
    """Return places on a board, the best first: far from its dice, and not far from its middle."""
    x, y = surfaces(s)[board].middle
    dice = [pose_of(s, die).at for die in dice_at(s, Place.TABLE) if on_boards(s, die) >> board & 1]

    def good(spot: Spot) -> float:
        room = min((hypot(spot[0] - at[0], spot[1] - at[1]) for at in dice), default=ROOM)
        return min(room, ROOM) - hypot(spot[0] - x, spot[1] - y) / 2

    return sorted(((x + i * APART, y + j * APART) for i in GRID for j in GRID), key=good, reverse=True)
