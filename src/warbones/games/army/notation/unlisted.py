"""Heals that are not listed: a seat with very many ways to spend its heals may take any of them (B22a)."""

from __future__ import annotations

from warbones.core.notation.names import named_in
from warbones.core.rules.common import first_few, size
from warbones.games.army.rules.dice import NAMES, OWN, bit_of
from warbones.games.army.rules.heal import candidate, group_of, may_heal
from warbones.games.army.rules.state import Phase, State


class Heals:
    """All ways to spend a seat's heals, whichever of several alike dice are named."""

    def read(self, s: State, seat: int, text: str) -> int | None:
        """Return the heals that ``text`` names, or None if they are not legal."""
        words = text.casefold().split()
        dice = named_in(NAMES, text)
        if s.phase != Phase.HEAL or words[:1] != ["heal"] or len(words) != len(dice) + 1:
            return None
        if not all(s.owner[die] == seat and candidate(s, seat, bit_of(die)) for die in dice):
            return None
        mask = _first_of_alike(s, seat, sum({1 << bit_of(die) for die in dice}))
        return mask if may_heal(s, seat, mask) else None

    def holds(self, s: State, seat: int, number: int) -> bool:
        """Return whether ``number`` spends the seat's heals."""
        return s.phase == Phase.HEAL and 0 < number < 1 << OWN and may_heal(s, seat, number)


def _first_of_alike(s: State, seat: int, mask: int) -> int:
    """Return the mask with as many dice of each alike group as before, but always its first ones."""
    groups = (group_of(s, seat, bit) for bit in range(OWN) if candidate(s, seat, bit))
    return sum(first_few(group, size(mask & group)) for group in groups)
