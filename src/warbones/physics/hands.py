"""The steadiness of human hands, by skill (B40)."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Final


@dataclass(frozen=True)
class Hand:
    """Standard deviations: where the die leaves the hand (m), its speed (a share of it), spin (rad/s), tilt (rad).

    ``push`` (m/s) is what fingers add to any release, however gentle: even a die that is simply let go strays.
    """

    place: float
    speed: float
    push: float
    spin: float
    tilt: float

    def times(self, factor: float) -> Hand:
        """Return a hand with its scatter multiplied by a factor."""
        return Hand(*(factor * each for each in astuple(self)))


HANDS: Final = {
    "expert": Hand(place=0.006, speed=0.02, push=0.025, spin=0.7, tilt=0.06),
    "average": Hand(place=0.016, speed=0.05, push=0.15, spin=3.0, tilt=0.3),
    "novice": Hand(place=0.028, speed=0.1, push=0.23, spin=6.0, tilt=0.6),
    "none": Hand(place=0.0, speed=0.0, push=0.0, spin=0.0, tilt=0.0),
}
"""The skills, by name. The last never strays; nobody has such a hand.

Of the best throws at the thrower's own empty board, listed or tried by bots, about 98, 74 and 58 in 100 stay on it:
`python -m bench.hands`.
"""
