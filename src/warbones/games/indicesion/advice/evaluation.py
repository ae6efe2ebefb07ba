"""The evaluation of a position, for bots."""

from __future__ import annotations

from math import tanh
from typing import Final

from warbones.games.indicesion.rules.dice import colour_of, dice_at, hand
from warbones.games.indicesion.rules.rounds import seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.state import NONE, WINS, Colour, Mode, Phase, Place, State

IN_HAND: Final = {
    Colour.ORANGE: 2.0,
    Colour.YELLOW: 2.6,
    Colour.RED: 2.2,
    Colour.BLUE: 2.4,
    Colour.GREEN: 2.4,
    Colour.PINK: 2.4,
}
"""The approximate value in points of an unused die to its holder, in Drafting."""

PLAIN: Final = 2.3
"""The value of an unused die in Classic."""

SWING: Final = 6.0
"""The lead in points that makes winning a round about 80 percent likely."""


def evaluate(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, about -1 to 1."""
    if s.phase == Phase.OVER:
        return 0.0 if s.winner == NONE else 1.0 if s.winner == seat else -1.0
    others = [each for each in seats(s) if each != seat]
    lead = _expected_points(s, seat) - max(_expected_points(s, each) for each in others)
    rounds = s.wins[seat] - max(s.wins[each] for each in others)
    is_counted = s.phase == Phase.ROUND_END
    return 0.45 * rounds / (WINS - 1) + (0.0 if is_counted else 0.5 * tanh(lead / SWING))


def _expected_points(s: State, seat: int) -> float:
    """Return the points of the seat's board and of the dice that it may still throw."""
    held = [colour_of(die) for die in hand(s, seat)]
    left = sum(IN_HAND[colour] if s.options.mode == Mode.DRAFTING else PLAIN for colour in held)
    return (total(s, seat) if dice_at(s, Place.TABLE) else 0) + left
