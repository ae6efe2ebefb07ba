"""Groups of alike dice. The choice among them makes no difference, so an action names the first of each group."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from warbones.games.army.rules.dice import NAMES, OWN, TROOPS, kind_of, own
from warbones.games.army.rules.gain import offered
from warbones.games.army.rules.heal import alike, candidate
from warbones.games.army.rules.state import Phase, State
from warbones.games.army.rules.tray import bonus_open, live


def groups(s: State, seat: int) -> list[list[str]]:
    """Return the names of alike dice, group by group, among those that ``seat`` may revive, take or roll again."""
    match s.phase:
        case Phase.HEAL:
            dice = [own(seat, bit) for bit in range(OWN) if candidate(s, seat, bit)]
            return _grouped(dice, lambda one, other: alike(s, one, other))
        case Phase.GAIN:
            dice = [own(seat, bit) for bit in range(TROOPS, OWN) if offered(s, seat, bit)]
            return _grouped(dice, lambda one, other: kind_of(one) == kind_of(other))
        case Phase.ROLL if bonus_open(s, seat):
            dice = [own(seat, bit) for bit in range(TROOPS, OWN) if live(s, seat, bit)]
            return _grouped(dice, lambda one, other: kind_of(one) == kind_of(other) and s.face[one] == s.face[other])
    return []


def _grouped(dice: Iterable[int], same: Callable[[int, int], bool]) -> list[list[str]]:
    found: list[list[int]] = []
    for die in dice:
        group = next((group for group in found if same(group[0], die)), None)
        if group is None:
            found.append([die])
        else:
            group.append(die)
    return [[NAMES[die] for die in group] for group in found if len(group) > 1]
