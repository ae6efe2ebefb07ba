"""The Power of a pair before it is launched: the certain part and the open part, from open values only (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from warbones.core.messages import Msg, msg
from warbones.core.view.scene import Note
from warbones.games.dicewing.rules.flow import in_squadron
from warbones.games.dicewing.rules.power import both_odd, combined, model, same_number, same_set
from warbones.games.dicewing.rules.state import DICE, State


class Part(NamedTuple):
    """A part of Power: its name, its least and greatest value, and the words for what it depends on."""

    name: Msg
    least: int
    most: int
    open: Msg | None = None


class Forecast:
    """The Power of a seat's pairs. Each pair is launched on a copy of the record."""

    def __init__(self, s: State, seat: int) -> None:
        """Read the squadrons of ``s``."""
        self._trial, self._seat = s.copy(), seat

    def of(self, pair: tuple[int, int]) -> tuple[Note, Msg]:
        """Return the Power of a pair as a figure with a note, and as a sentence."""
        parts = self._parts(pair)
        certain = [part for part in parts if part.least == part.most]
        open_parts = [part.open for part in parts if part.least < part.most]
        power = sum(part.least for part in certain)
        why = [msg("dicewing-power-part", name=part.name, value=part.least) for part in certain]
        if not open_parts:
            note = Note(figure=str(power), text=msg("dicewing-power-certain"))
            return note, msg("dicewing-forecast", power=power, why=why)
        figure = msg("dicewing-power-open", power=power)
        note = Note(figure=figure, text=msg("dicewing-power-depends", parts=open_parts))
        return note, msg("dicewing-forecast-open", power=power, why=why, parts=open_parts)

    def _parts(self, pair: tuple[int, int]) -> list[Part]:
        s, seat = self._trial, self._seat
        s.launched[seat, 0], s.launched[seat, 1] = pair
        own, initial = [s.face[die] for die in pair], combined(s, seat)
        parts = [Part(msg("dicewing-initial"), initial, initial)]
        if same_set(s, seat):
            least, most = min(own) if s.options.manual_bonus_choice else max(own), max(own)
            parts.append(Part(msg("dicewing-training"), least, most, msg("dicewing-open-own", least=least, most=most)))
        if worth := model(s, seat):
            parts.append(Part(msg("dicewing-model"), worth, worth))
        return parts + self._against()

    def _against(self) -> list[Part]:
        """Return the parts that depend on the opponent's launch."""
        s, seat = self._trial, self._seat
        parts = []
        if both_odd(s, seat) and s.options.manual_bonus_choice:
            either = [each for two in self._theirs for each in two]
            parts.append(self._theirs_added("dicewing-targeting", "dicewing-open-either", either))
        elif both_odd(s, seat):
            higher = [max(two) for two in self._theirs]
            parts.append(self._theirs_added("dicewing-targeting", "dicewing-open-higher", higher))
        if same_number(s, seat):
            both = [sum(two) for two in self._theirs]
            parts.append(self._theirs_added("dicewing-synchronized", "dicewing-open-both", both))
        return parts

    def _theirs_added(self, name: str, key: str, values: Sequence[int]) -> Part:
        """Return the part that adds one of these values of the opponent's dice."""
        least, most = min(values), max(values)
        return Part(msg(name), least, most, msg(key, seat=1 - self._seat, least=least, most=most))

    @cached_property
    def _theirs(self) -> list[tuple[int, int]]:
        """Return the values of every pair of dice in the opponent's squadron."""
        s = self._trial
        return list(combinations([s.face[die] for die in range(DICE) if in_squadron(s, 1 - self._seat, die)], 2))
