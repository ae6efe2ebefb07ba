"""The exact chances of the pawns that a player is about to roll: where they land, and which low numbers they show."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from icepool import Die, d6

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.view.odds import spread
from warbones.core.view.scene import Chance, Odds, OddsTable
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.movement import exact_moves
from warbones.games.keep.rules.round_end import own_on_board
from warbones.games.keep.rules.state import EACH, Phase, State
from warbones.games.keep.rules.zones import home
from warbones.games.keep.view.words import zone_name


def odds(seen: Position, seat: int, action: int | None) -> Odds:
    """Return the chances of the pawns that ``seat`` rolls next if it takes ``action``."""
    s = seen.record()
    return roll_odds(s, seat, to_roll(s, seat, action or 0))


def to_roll(s: State, seat: int, action: int) -> int:
    """Return the number of pawns the seat rolls next: those off the board (R8) and those it takes off now (R27)."""
    if s.phase == Phase.TAKE_OFF:
        return EACH - (own_on_board(s, seat) & ~action).bit_count()
    return sum(s.number[pawn] == 0 for pawn in range(seat * EACH, seat * EACH + EACH))


def roll_odds(s: State, seat: int, pawns: int) -> Odds:
    """Return the chances for a seat that rolls ``pawns`` pawns and places them at home."""
    if pawns == 0:
        return Odds(title=msg("keep-rolling", pawns=pawns), tables=())
    lowest = d6.lowest(pawns)
    shares = {number: lowest.probability(number) for number in range(1, SIDES + 1)}
    return Odds(
        title=msg("keep-rolling", pawns=pawns),
        tables=(
            _any(pawns, msg("keep-odds-first"), _landings(s, seat), "R13"),
            _any(pawns, msg("keep-odds-home"), _breaches(s), "R24"),
            spread(msg("keep-odds-lowest"), shares, "R20"),
        ),
        note=msg("keep-odds-any") if pawns > 1 else "",
    )


def _any(pawns: int, title: Msg, groups: Sequence[tuple[Msg, list[int]]], rule: str) -> OddsTable:
    """Return for each group of numbers the chance that at least one of the pawns shows one of them."""
    chances = tuple(
        Chance(label=msg("keep-odds-with", what=what, numbers=numbers), share=_some(pawns, numbers))
        for what, numbers in groups
    )
    return OddsTable(title=title, chances=chances, rule=rule, apart=pawns > 1)


def _some(pawns: int, numbers: list[int]) -> float:
    hits = pawns @ Die([face in numbers for face in range(1, SIDES + 1)])
    return float(Fraction(1) - hits.probability(0))


def _landings(s: State, seat: int) -> list[tuple[Msg, list[int]]]:
    """Return the goals from either home zone, each with the numbers that lead there (R13, R14)."""
    board, found = s.options.board, dict[tuple[str, ...], list[int]]()
    homes = [zone for zone in range(board.zones) if home(s, zone) == seat]
    for number in range(1, SIDES + 1):
        reached = 0
        for zone in homes:
            reached |= board.reach[seat, zone, number - 1]
        zones = [zone_name(s, zone) for zone in range(board.zones) if reached >> zone & 1]
        found.setdefault(tuple(zones), []).append(number)
    return [(_zones(zones), numbers) for zones, numbers in found.items()]


def _zones(names: tuple[str, ...]) -> Msg:
    return msg("keep-odds-zones", zones=names) if names else msg("keep-off")


def _breaches(s: State) -> list[tuple[Msg, list[int]]]:
    """Return the numbers that lead into the opposing home, grouped by the moves this takes (R13)."""
    found: dict[int, list[int]] = {}
    for number in range(1, SIDES + 1):
        found.setdefault(exact_moves(s.options.board.rows - 1, number), []).append(number)
    return [(msg("keep-odds-moves", moves=moves), found[moves]) for moves in sorted(found, key=lambda n: n or 99)]
