"""Round and score in a few words, the averages of an army's dice, and the final counts."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.view.scene import Counted
from warbones.core.view.voice import Voice
from warbones.games.battle.rules.attacks.strikes import BEST
from warbones.games.battle.rules.moot import last_round
from warbones.games.battle.rules.sheet import alive, is_fixed, remaining, squares, value
from warbones.games.battle.rules.state import WINNING_POINTS, Phase, State

EXPECTED: Final = (1 + BEST) / 2
"""The mean of a die."""


def status(s: State) -> Msg:
    """Return the stage of the battle, in a few words."""
    if s.phase == Phase.OVER:
        return msg("battle-over")
    if not s.game_round:
        return msg("battle-before")
    if s.sudden:
        return msg("battle-round-sudden", round=s.game_round)
    if s.game_round == last_round(s):
        return msg("battle-round-last", round=s.game_round)
    return msg("battle-round-of", round=s.game_round, points=WINNING_POINTS)


def averages(s: State, seat: int, _: Voice) -> Msg:
    """Return the average of an army's dice, for the decision to reroll all of them or none (R9)."""
    units = [unit for unit in range(s.units) if s.owner[unit] == seat]
    dice = [value(s, unit, at) for unit in units for at in range(squares(s, unit)) if not is_fixed(s, unit, at)]
    return msg("battle-averages", seat=seat, average=f"{fmean(dice):.1f}", expected=f"{EXPECTED:.1f}")


def counts(s: State) -> tuple[Counted, ...]:
    """Return the final counts."""
    units = [unit for unit in range(s.units) if alive(s, unit)]
    surviving = tuple(sum(s.owner[unit] == seat for unit in units) for seat in range(2))
    left = tuple(sum(remaining(s, unit) for unit in units if s.owner[unit] == seat) for seat in range(2))
    return (
        Counted(what=msg("battle-counted-points"), points=tuple(s.points)),
        Counted(what=msg("battle-counted-units"), points=surviving),
        Counted(what=msg("battle-counted-squares"), points=left),
    )
