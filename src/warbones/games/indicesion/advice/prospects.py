"""The chance that a seat wins, from the lead and the dice still to be thrown: the evaluation of the best bot."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from warbones.games.indicesion.rules.dice import colour_of, dice_at, hand
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.state import NONE, WINS, Colour, Mode, Phase, Place, State

IN_HAND: Final = {
    Colour.ORANGE: 3.2,
    Colour.YELLOW: 5.2,
    Colour.RED: 4.5,
    Colour.BLUE: 3.8,
    Colour.GREEN: 3.9,
    Colour.PINK: 3.4,
}
"""The approximate value in points of an unused die, in Drafting, to a good thrower. Any die can knock others off, and a
red one burns many.
"""

PLAIN: Final = 3.1
"""The value of an unused die in Classic."""

SPREAD: Final = 2.4
"""The standard deviation of the change in lead by one throw, in points."""

ROUND: Final = 0.5
"""The value of having won one more round than the others."""


def prospects(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, -1 to 1: about the chance to win minus the chance to lose.

    The round's lead is taken as normally distributed around both sides' expectations, and as exact if no die is left.
    """
    if s.phase == Phase.OVER:
        return 0.0 if s.winner == NONE else 1.0 if s.winner == seat else -1.0
    others = [each for each in seats(s) if each != seat]
    most = max(int(s.wins[each]) for each in others)
    as_it_is = _standing(int(s.wins[seat]), most)
    if s.phase == Phase.ROUND_END:
        return as_it_is
    expected = {each: _expected_points(s, each) for each in seats(s)}
    rival = max(others, key=lambda each: expected[each])
    left = sum(len(hand(s, each)) for each in (seat, rival))
    win, lose = _chances(expected[seat] - expected[rival], SPREAD * sqrt(left))
    won = _standing(int(s.wins[seat]) + 1, most)
    lost = _standing(int(s.wins[seat]), max(most, int(s.wins[rival]) + 1))
    return win * won + lose * lost + (1 - win - lose) * as_it_is


def _standing(wins: int, most: int) -> float:
    """Return the value of having won ``wins`` rounds if the best of the others has won ``most``."""
    return 1.0 if wins >= WINS else -1.0 if most >= WINS else ROUND * (wins - most)


def _chances(lead: float, spread: float) -> tuple[float, float]:
    """Return the chances to end up ahead and behind; points are integers, so there is also a tie."""
    if spread == 0:
        return float(lead > 0), float(lead < 0)
    return _below((lead - 0.5) / spread), _below((-lead - 0.5) / spread)


def _below(deviations: float) -> float:
    return (1 + erf(deviations / sqrt(2))) / 2


def _expected_points(s: State, seat: int) -> float:
    """Return the points of the seat's board and of the dice that it still holds."""
    held = (worth(s, colour_of(die)) for die in hand(s, seat))
    return (total(s, seat) if dice_at(s, Place.TABLE) else 0) + sum(held)


def worth(s: State, colour: Colour) -> float:
    """Return the approximate value in points of an unused die of a colour to its holder."""
    return IN_HAND[colour] if s.options.mode == Mode.DRAFTING else PLAIN
