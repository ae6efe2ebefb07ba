"""What a pair would be worth before it is launched: what is certain and what is not, from open values only (R13)."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from warbones.core.view.scene import Note
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import both_odd, combined, model, same_number, same_set
from warbones.games.dicewing.rules.state import DICE, State

Bonus = tuple[str, str, list[int]]
"""A part of Power: its name, what it depends on, and all it can come to."""


class Forecast:
    """What pairs of a seat would be worth: each is launched on a copy of the record."""

    def __init__(self, s: State, seat: int) -> None:
        """Look at the squadrons of ``s``."""
        self._trial, self._seat = s.copy(), seat

    def of(self, pair: tuple[int, int]) -> tuple[Note, str]:
        """Return the Power of a pair as a figure with a note, and in a sentence."""
        parts = self._parts(pair)
        certain = [(name, values[0]) for name, _, values in parts if min(values) == max(values)]
        open_parts = [
            f"{words}, {min(values)} to {max(values)}" for _, words, values in parts if min(values) < max(values)
        ]
        power = sum([value for _, value in certain])
        why = ", ".join([f"{name} {value}" for name, value in certain])
        if not open_parts:
            return Note(figure=str(power), text="for sure"), f"Power {power} for sure: {why}."
        unsure = ", and ".join(open_parts)
        return Note(figure=f"{power} + ?", text=unsure), f"Power {power} for sure ({why}), and {unsure}."

    def _parts(self, pair: tuple[int, int]) -> list[Bonus]:
        s, seat = self._trial, self._seat
        s.launched[seat, 0], s.launched[seat, 1] = pair
        own = [s.face[die] for die in pair]
        parts = [("Initial", "", [combined(s, seat)])]
        if same_set(s, seat):
            parts.append(("Training", "one of yours", own if s.options.manual_bonus_choice else [max(own)]))
        if worth := model(s, seat):
            parts.append(("Model", "", [worth]))
        return parts + self._against()

    def _against(self) -> list[Bonus]:
        """Return the parts that depend on what the opponent launches."""
        s, seat = self._trial, self._seat
        parts = []
        if both_odd(s, seat) and s.options.manual_bonus_choice:
            parts.append(("Targeting", "one of their dice", [value for two in self._theirs for value in two]))
        elif both_odd(s, seat):
            parts.append(("Targeting", "their higher die", [max(two) for two in self._theirs]))
        if same_number(s, seat):
            parts.append(("Synchronized", "both of their dice", [sum(two) for two in self._theirs]))
        return parts

    @cached_property
    def _theirs(self) -> list[tuple[int, int]]:
        """What any two dice of the opponent's squadron show."""
        s = self._trial
        return list(combinations([s.face[die] for die in range(DICE) if in_squadron(s, 1 - self._seat, die)], 2))
