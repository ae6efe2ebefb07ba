"""Exact chances of the pawns that a player is about to roll: where they reach, and how low they come."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from icepool import Die, d6

from warbones.core.notation.counting import counted_out
from warbones.core.play.position import Position
from warbones.core.view.odds import spread
from warbones.core.view.scene import Chance, Odds, OddsTable
from warbones.core.view.words import listed
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.ending import own_on_board
from warbones.games.keep.rules.moving import exact_moves
from warbones.games.keep.rules.state import EACH, Phase, State
from warbones.games.keep.rules.zones import home
from warbones.games.keep.view.words import zone_name

AWAY: Final = "off the board"


def odds(seen: Position, seat: int, action: int | None) -> Odds:
    """Return the chances of the pawns that ``seat`` rolls next, once ``action`` is taken."""
    s = seen.record()
    return roll_odds(s, seat, to_roll(s, seat, action or 0))


def to_roll(s: State, seat: int, action: int) -> int:
    """Return how many pawns the seat rolls next: those off the board (R8), and those that it takes off now (R27)."""
    if s.phase == Phase.TAKE_OFF:
        return EACH - (own_on_board(s, seat) & ~action).bit_count()
    return sum(s.number[pawn] == 0 for pawn in range(seat * EACH, seat * EACH + EACH))


def roll_odds(s: State, seat: int, pawns: int) -> Odds:
    """Return the chances when the seat rolls so many pawns and places them at home."""
    if pawns == 0:
        return Odds(title="Rolling no pawn", tables=())
    lowest = d6.lowest(pawns)
    shares = {number: lowest.probability(number) for number in range(1, SIDES + 1)}
    return Odds(
        title=f"Rolling {counted_out(pawns, 'pawn')}",
        tables=(
            _any(s, seat, pawns, "Reached by a first move", _landings(s, seat), "R13"),
            _any(s, seat, pawns, "Moves to the other home", _breaches(s), "R24"),
            spread("The lowest number", shares, "R20"),
        ),
        note="Chances that at least one of the pawns does it." if pawns > 1 else "",
    )


def _any(s: State, seat: int, pawns: int, title: str, numbers: dict[str, list[int]], rule: str) -> OddsTable:
    """Return for each group of numbers the chance that at least one of the pawns shows one of them."""
    chances = tuple(
        Chance(label=f"{label} (with {listed([*map(str, group)], 'or')})", share=_some(pawns, group))
        for label, group in numbers.items()
    )
    return OddsTable(title=title, chances=chances, rule=rule, apart=pawns > 1)


def _some(pawns: int, numbers: list[int]) -> float:
    hits = pawns @ Die([face in numbers for face in range(1, SIDES + 1)])
    return float(Fraction(1) - hits.probability(0))


def _landings(s: State, seat: int) -> dict[str, list[int]]:
    """Return which numbers lead where from either home zone (R13, R14)."""
    board, found = s.options.board, dict[str, list[int]]()
    homes = [zone for zone in range(board.zones) if home(s, zone) == seat]
    for number in range(1, SIDES + 1):
        reached = 0
        for zone in homes:
            reached |= board.reach[seat, zone, number - 1]
        zones = [zone_name(s, zone) for zone in range(board.zones) if reached >> zone & 1]
        found.setdefault(" or ".join(zones) or AWAY, []).append(number)
    return found


def _breaches(s: State) -> dict[str, list[int]]:
    """Return which numbers lead into the opposing home, by how many moves that takes (R13)."""
    found: dict[int, list[int]] = {}
    for number in range(1, SIDES + 1):
        found.setdefault(exact_moves(s.options.board.rows - 1, number), []).append(number)
    return {_moves(moves): found[moves] for moves in sorted(found, key=lambda moves: moves or 99)}


def _moves(moves: int) -> str:
    return f"{moves} move{'' if moves == 1 else 's'}" if moves else "never"
