"""What is wrong with how far the seats are in a written position, and with what they chose."""

from __future__ import annotations

from warbones.core.record.records import Grid, fields
from warbones.core.rules.step import NOBODY
from warbones.games.army.notation.derived import completed, must_choose
from warbones.games.army.rules.dice import OWN, TROOPS, own
from warbones.games.army.rules.faces import Effect
from warbones.games.army.rules.flow import MOST_ACTIONS, legal
from warbones.games.army.rules.state import Phase, Place, State, Tray
from warbones.games.army.rules.tally import lying, total
from warbones.games.army.rules.tray import any_bonus_again, opening, troops_again


def choices(s: State) -> str:
    """Return what makes the written choices impossible, or ""; the dice have been looked at already."""
    checks = (_flags, _trays, _heals, _picks, _followed, _due)
    return next((wrong for check in checks if (wrong := check(s))), "")


def _flags(s: State) -> str:
    for name in ("rerolled", "ready", "asked"):
        if any(flag not in (0, 1) for flag in getattr(s, name)):
            return f"'{name}' holds 1 for yes and 0 for no."
    for seat in range(2):
        bonus_rolled = any(s.owner[own(seat, bit)] == seat and _in_tray(s, seat, bit) for bit in range(TROOPS, OWN))
        if s.rerolled[seat] and not (s.phase == Phase.ROLL and s.tray[seat] > Tray.BONUS and bonus_rolled):
            return f"Seat {seat} cannot have rolled a bonus die again here."
    return ""


def _in_tray(s: State, seat: int, bit: int) -> bool:
    return s.place[own(seat, bit)] == Place.TRAY


def _trays(s: State) -> str:
    for seat in range(2):
        tray = Tray(s.tray[seat])
        fits = _tray_fits(s, seat, tray) if s.phase == Phase.ROLL else tray == Tray.STOPPED
        if not fits:
            return f"The tray of seat {seat} cannot be {tray.name.lower()} with these dice."
    if s.phase == Phase.ROLL and s.tray[0] == s.tray[1] == Tray.STOPPED:
        return "Both have stopped, so the divider would be lifted."
    return ""


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


def _heals(s: State) -> str:
    for seat in range(2):
        left = total(s, seat, Effect.HEAL) - lying(s, seat, Place.REVIVED)
        if left < 0:
            return f"Seat {seat} has revived more dice than its heals allow."
        if s.heals[seat] not in ((0, left) if s.phase == Phase.HEAL else (0,)):
            return f"'heals' of seat {seat} is what its heals may still revive, {left} while it heals and else 0."
    return ""


def _picks(s: State) -> str:
    for seat in range(2):
        if s.pick[seat] != NOBODY and s.pick[seat] not in _may_pick(s, seat):
            return f"'pick' of seat {seat} is a mask of dice chosen in secret while the other still chooses, or -1."
    return ""


def _may_pick(s: State, seat: int) -> list[int]:
    """Return what the seat may have chosen already."""
    if s.pick[1 - seat] != NOBODY or not (must_choose(s, seat) and must_choose(s, 1 - seat)):
        return []
    trial, out = s.copy(), [0] * MOST_ACTIONS
    trial.asked[seat] = 1
    return out[: legal(trial, seat, out)]


def _followed(s: State) -> str:
    """Return the first field that does not follow from the rest."""
    done = completed(s)
    for field in fields(State):
        have, due = getattr(s, field.name), getattr(done, field.name)
        if have != due:
            listed = [list(value) if isinstance(value, Grid) else int(value) for value in (due, have)]
            return f"'{field.name}' must be {listed[0]} here, not {listed[1]}."
    return ""


def _due(s: State) -> str:
    if s.phase in (Phase.HEAL, Phase.GAIN) and s.asked[0] + s.asked[1] == 0:
        return f"Nothing is due here in the {Phase(s.phase).name.lower()} phase."
    if s.ready[0] and s.ready[1]:
        return "Both are ready, so what they did would be open."
    return next((wrong for seat in range(2) if (wrong := _ready(s, seat))), "")


def _ready(s: State, seat: int) -> str:
    """Return why a seat cannot be ready: once what it did is concealed, it looks as if it had not begun."""
    begun = s.phase == Phase.ROLL and s.tray[seat] not in (Tray.UNROLLED, Tray.STOPPED)
    alone = s.phase in (Phase.HEAL, Phase.GAIN) and not (must_choose(s, 0) and must_choose(s, 1))
    if s.ready[seat] and (begun or alone or s.phase == Phase.OVER):
        return f"Seat {seat} cannot be ready here."
    return ""
