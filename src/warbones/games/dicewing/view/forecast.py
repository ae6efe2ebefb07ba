"""The Power of a pair before it is launched: the certain part and the open part, from open values only (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from warbones.core.messages import Msg, msg
from warbones.core.view.scene import Note
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import both_odd, combined, model, same_number, same_set
from warbones.games.dicewing.rules.state import DICE, State

Bonus = tuple[Msg, str, int, int]
"""A part of Power: its name, the message about its condition, and its least and greatest value."""


class Forecast:
    """The Power of a seat's pairs. Each pair is launched on a copy of the record."""

    def __init__(self, s: State, seat: int) -> None:
        """Read the squadrons of ``s``."""
        self._trial, self._seat = s.copy(), seat

    def of(self, pair: tuple[int, int]) -> tuple[Note, Msg]:
        """Return the Power of a pair as a figure with a note, and as a sentence."""
        parts = self._parts(pair)
        certain = [(name, least) for name, _, least, most in parts if least == most]
        open_parts = [msg(key, least=least, most=most) for _, key, least, most in parts if least < most]
        power = sum(value for _, value in certain)
        why = [msg("dicewing-power-part", name=name, value=value) for name, value in certain]
        if not open_parts:
            note = Note(figure=str(power), text=msg("dicewing-power-certain"))
            return note, msg("dicewing-forecast", power=power, why=why)
        figure = msg("dicewing-power-open", power=power)
        note = Note(figure=figure, text=msg("dicewing-power-depends", parts=open_parts))
        return note, msg("dicewing-forecast-open", power=power, why=why, parts=open_parts)

    def _parts(self, pair: tuple[int, int]) -> list[Bonus]:
        s, seat = self._trial, self._seat
        s.launched[seat, 0], s.launched[seat, 1] = pair
        own, initial = [s.face[die] for die in pair], combined(s, seat)
        parts: list[Bonus] = [(msg("dicewing-initial"), "", initial, initial)]
        if same_set(s, seat):
            least = min(own) if s.options.manual_bonus_choice else max(own)
            parts.append((msg("dicewing-training"), "dicewing-open-own", least, max(own)))
        if worth := model(s, seat):
            parts.append((msg("dicewing-model"), "", worth, worth))
        return parts + self._against()

    def _against(self) -> list[Bonus]:
        """Return the parts that depend on the opponent's launch."""
        s, seat = self._trial, self._seat
        parts: list[Bonus] = []
        if both_odd(s, seat) and s.options.manual_bonus_choice:
            either = _bounds([each for two in self._theirs for each in two])
            parts.append((msg("dicewing-targeting"), "dicewing-open-either", *either))
        elif both_odd(s, seat):
            higher = _bounds([max(two) for two in self._theirs])
            parts.append((msg("dicewing-targeting"), "dicewing-open-higher", *higher))
        if same_number(s, seat):
            both = _bounds([sum(two) for two in self._theirs])
            parts.append((msg("dicewing-synchronized"), "dicewing-open-both", *both))
        return parts

    @cached_property
    def _theirs(self) -> list[tuple[int, int]]:
        """Return the values of every pair of dice in the opponent's squadron."""
        s = self._trial
        return list(combinations([s.face[die] for die in range(DICE) if in_squadron(s, 1 - self._seat, die)], 2))


def _bounds(values: Sequence[int]) -> tuple[int, int]:
    return min(values), max(values)
