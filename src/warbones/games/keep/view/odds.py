"""The exact chances for a player's next choice: where to place a pawn, and which pawns to roll again.

The bars compare the choices. Zones are compared by what the opponent could breach this round, numbers of pawns to roll
by the chance that one of them breaches. A die that has yet to be rolled has no choices, and gets its lowest numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from icepool import Die, d6

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.rules.step import NOBODY
from warbones.core.view.odds import spread
from warbones.core.view.scene import Chance, Odds, OddsTable
from warbones.core.view.voice import in_one
from warbones.games.keep.rules.boards import SIDES
from warbones.games.keep.rules.placement import in_hand
from warbones.games.keep.rules.round_end import own_on_board
from warbones.games.keep.rules.state import EACH, Phase, State
from warbones.games.keep.view.guard import Danger, Guard, breaching
from warbones.games.keep.view.words import zone_name


def odds(seen: Position, seat: int, action: int | None) -> Odds:
    """Return the chances for the choices of ``seat``, or of its next roll if it takes ``action``."""
    s = seen.record()
    if s.phase == Phase.POSITION and in_hand(s, seat) != NOBODY:
        return _placing(seen, s, seat)
    pawns, number = to_roll(s, seat, action or 0), breaching(s)
    if s.phase != Phase.TAKE_OFF or number is None:
        lowest = _lowest(pawns, msg("keep-odds-lowest"))
        return Odds(title=msg("keep-rolling", pawns=pawns), tables=tuple(lowest), note=_note(pawns))
    lowest = _lowest(pawns, msg("keep-odds-lowest.of", pawns=pawns))
    return Odds(
        title=msg("keep-odds-taking-off"),
        tables=(_breaches(s, seat, number), *lowest),
        note=msg("keep-odds-breaching", number=number, seat=seat, foe=1 - seat),
    )


def _placing(seen: Position, s: State, seat: int) -> Odds:
    """Return the danger to the home for each zone that the pawn in hand can be placed in; alike ones have one bar."""
    dangers, zones = placed(seen, seat), defaultdict[Danger, list[str]](list)
    for zone, danger in dangers.items():
        zones[danger].append(zone_name(s, zone))
    chances = tuple(Chance(label=msg("keep-odds-zones", zones=names), share=at.holds) for at, names in zones.items())
    title = msg("keep-odds-holds")
    return Odds(
        title=msg("keep-odds-placing", number=s.number[in_hand(s, seat)]),
        tables=(OddsTable(title=title, chances=chances, rule="R24", apart=True),),
        note=in_one([*_costs(zones), msg("keep-odds-guarded", ("R10",), foe=1 - seat)]),
    )


def placed(seen: Position, seat: int) -> Mapping[int, Danger]:
    """Return the danger to the home in this round for each zone that the pawn in hand can be placed in."""
    s, guard = seen.record(), Guard(seen, seat)
    dangers = {}
    for zone in seen.legal(seat).ids:
        trial = s.copy()
        trial.zone[in_hand(s, seat)] = zone
        dangers[zone] = guard.danger(trial)
    return dangers


def _costs(zones: Mapping[Danger, Sequence[str]]) -> Iterator[Msg]:
    if len(zones) == 1:
        (danger,) = zones
        yield msg("keep-odds-alike", lost=round(danger.lost, 1))
    for danger, names in zones.items() if len(zones) > 1 else ():
        yield msg("keep-odds-costs", zones=names, lost=round(danger.lost, 1))


def to_roll(s: State, seat: int, action: int) -> int:
    """Return the number of pawns the seat rolls next: those off the board (R8) and those it takes off now (R27)."""
    if s.phase == Phase.TAKE_OFF:
        return EACH - (own_on_board(s, seat) & ~action).bit_count()
    return sum(s.number[pawn] == 0 for pawn in range(seat * EACH, seat * EACH + EACH))


def breach_chance(s: State, pawns: int) -> float:
    """Return the chance that at least one of some rolled pawns reaches the opposing home in one move (R13)."""
    hits = pawns @ Die([face == breaching(s) for face in d6])
    return float(Fraction(1) - hits.probability(0)) if pawns else 0.0


def _breaches(s: State, seat: int, number: int) -> OddsTable:
    """Return the chance of a pawn that can breach at once, for each number of pawns the seat could roll (R24, R27)."""
    least = to_roll(s, seat, 0)
    counts = range(max(1, least), least + own_on_board(s, seat).bit_count() + 1)
    chances = tuple(Chance(label=msg("keep-rolling", pawns=pawns), share=breach_chance(s, pawns)) for pawns in counts)
    title = msg("keep-odds-breach", number=number, foe=1 - seat)
    return OddsTable(title=title, chances=chances, rule="R24", apart=True)


def _lowest(pawns: int, title: Msg) -> Iterator[OddsTable]:
    if pawns > 1:
        lowest = d6.lowest(pawns)
        shares = {number: lowest.probability(number) for number in range(1, SIDES + 1)}
        yield spread(title, shares, "R20")


def _note(pawns: int) -> Msg:
    """Return the chance that at least one pawn shows a given number, which no choice changes."""
    hit = 1 - Fraction(SIDES - 1, SIDES) ** pawns
    return msg("keep-odds-same", pawns=pawns, percent=round(100 * hit))
