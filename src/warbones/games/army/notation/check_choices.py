"""Checks of the seats' progress and choices in a written position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation.derived import completed, must_choose
from warbones.games.army.rules.dice import OWN, TROOPS, own
from warbones.games.army.rules.faces import Effect
from warbones.games.army.rules.flow import MOST_ACTIONS
from warbones.games.army.rules.gain import legal_gains
from warbones.games.army.rules.heal import may_heal
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import lying, total
from warbones.games.army.rules.tray import any_bonus_again, opening, troops_again


def _rerolled(s: State) -> Iterator[str]:
    for seat in range(2):
        bonus_rolled = any(s.owner[own(seat, bit)] == seat and _in_tray(s, seat, bit) for bit in range(TROOPS, OWN))
        if s.rerolled[seat] and not (s.tray[seat] > Tray.BONUS and bonus_rolled):
            yield f"Seat {seat} cannot have rolled a bonus die again here."


def _in_tray(s: State, seat: int, bit: int) -> bool:
    return s.place[own(seat, bit)] == Place.TRAY


def _trays(s: State) -> Iterator[str]:
    for seat in range(2):
        tray = Tray(s.tray[seat])
        fits = _tray_fits(s, seat, tray) if s.phase == Phase.ROLL else tray == Tray.STOPPED
        if not fits:
            yield f"The tray of seat {seat} cannot be {tray.name.lower()} with these dice."
    if s.phase == Phase.ROLL and s.tray[0] == s.tray[1] == Tray.STOPPED:
        yield "Both have stopped, so the divider would be lifted."


def _tray_fits(s: State, seat: int, tray: Tray) -> bool:
    pool, rolled = lying(s, seat, Place.POOL), lying(s, seat, Place.TRAY)
    troops = sum(_in_tray(s, seat, bit) for bit in range(TROOPS))
    waiting = sum(s.place[own(seat, bit)] == Place.POOL for bit in range(TROOPS))
    match tray:
        case Tray.UNROLLED:
            return rolled == 0 and opening(s, seat) == Tray.UNROLLED
        case Tray.BONUS:
            return troops == 0 and pool == waiting and any_bonus_again(s, seat)
        case Tray.STOPPED:
            return pool == 0
    return pool == 0 and bool(troops_again(s, seat) or any_bonus_again(s, seat))


def _heals(s: State) -> Iterator[str]:
    for seat in range(2):
        left = total(s, seat, Effect.HEAL) - lying(s, seat, Place.REVIVED)
        if left < 0:
            yield f"Seat {seat} has revived more dice than its heals allow."
        if s.heals[seat] not in (0, left):
            yield f"'heals' of seat {seat} is what its heals may still revive, {left} or none, not {s.heals[seat]}."


def _picks(s: State) -> Iterator[str]:
    for seat in range(2):
        if s.pick[seat] != NOBODY and not _may_have_picked(s, seat):
            yield f"'pick' of seat {seat} is a mask of dice chosen in secret while the other still chooses, or -1."


def _may_have_picked(s: State, seat: int) -> bool:
    """Return whether the seat's choice is legal, and the other still has to choose."""
    if s.pick[1 - seat] != NOBODY or not (must_choose(s, seat) and must_choose(s, 1 - seat)):
        return False
    if s.phase == Phase.HEAL:
        return may_heal(s, seat, s.pick[seat])
    out = [0] * MOST_ACTIONS
    return s.pick[seat] in out[: legal_gains(s, seat, out)]


def _followed(s: State) -> Iterator[str]:
    return validity.followed(s, completed(s))


def _due(s: State) -> Iterator[str]:
    if s.phase in (Phase.HEAL, Phase.GAIN) and s.asked[0] + s.asked[1] == 0:
        yield f"Nothing is due here in the {Phase(s.phase).name.lower()} phase."
    if s.ready[0] and s.ready[1]:
        yield "Both are ready, so what they did would be open."
    for seat in range(2):
        if s.ready[seat] and not _may_be_ready(s, seat):
            yield f"Seat {seat} cannot be ready here."


def _may_be_ready(s: State, seat: int) -> bool:
    """Return whether a seat may be ready. If its dice are concealed, its tray reads unrolled."""
    if s.phase == Phase.ROLL:
        return s.tray[seat] in (Tray.UNROLLED, Tray.STOPPED)
    return must_choose(s, 0) and must_choose(s, 1)


CHOICES: Final = (_rerolled, _trays, _heals, _picks, _followed, _due)
"""The checks of choices, which rely on checked dice."""
