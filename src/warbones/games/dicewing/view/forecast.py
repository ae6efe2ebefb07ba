"""What a pair would be worth before it is launched: what is certain and what is not, from open values only (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from warbones.core.view.scene import Note
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import both_odd, combined, model, same_number, same_set
from warbones.games.dicewing.rules.state import DICE, State

Bonus = tuple[str, str, int, int]
"""A part of Power: its name, what it depends on, and the least and the most that it can come to."""


class Forecast:
    """What pairs of a seat would be worth: each is launched on a copy of the record."""

    def __init__(self, s: State, seat: int) -> None:
        """Look at the squadrons of ``s``."""
        self._trial, self._seat = s.copy(), seat

    def of(self, pair: tuple[int, int]) -> tuple[Note, str]:
        """Return the Power of a pair as a figure with a note, and in a sentence."""
        parts = self._parts(pair)
        certain = [(name, least) for name, _, least, most in parts if least == most]
        open_parts = [f"{words}, {least} to {most}" for _, words, least, most in parts if least < most]
        power = sum(value for _, value in certain)
        why = ", ".join([f"{name} {value}" for name, value in certain])
        if not open_parts:
            return Note(figure=str(power), text="for sure"), f"Power {power} for sure: {why}."
        unsure = ", and ".join(open_parts)
        return Note(figure=f"{power} + ?", text=unsure), f"Power {power} for sure ({why}), and {unsure}."

    def _parts(self, pair: tuple[int, int]) -> list[Bonus]:
        s, seat = self._trial, self._seat
        s.launched[seat, 0], s.launched[seat, 1] = pair
        own, initial = [s.face[die] for die in pair], combined(s, seat)
        parts = [("Initial", "", initial, initial)]
        if same_set(s, seat):
            least = min(own) if s.options.manual_bonus_choice else max(own)
            parts.append(("Training", "one of yours", least, max(own)))
        if worth := model(s, seat):
            parts.append(("Model", "", worth, worth))
        return parts + self._against()

    def _against(self) -> list[Bonus]:
        """Return the parts that depend on what the opponent launches."""
        s, seat = self._trial, self._seat
        parts = []
        if both_odd(s, seat) and s.options.manual_bonus_choice:
            parts.append(("Targeting", "one of their dice", *_bounds([each for two in self._theirs for each in two])))
        elif both_odd(s, seat):
            parts.append(("Targeting", "their higher die", *_bounds([max(two) for two in self._theirs])))
        if same_number(s, seat):
            parts.append(("Synchronized", "both of their dice", *_bounds([sum(two) for two in self._theirs])))
        return parts

    @cached_property
    def _theirs(self) -> list[tuple[int, int]]:
        """What any two dice of the opponent's squadron show."""
        s = self._trial
        return list(combinations([s.face[die] for die in range(DICE) if in_squadron(s, 1 - self._seat, die)], 2))


def _bounds(values: Sequence[int]) -> tuple[int, int]:
    return min(values), max(values)
