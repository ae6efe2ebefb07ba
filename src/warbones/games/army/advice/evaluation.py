"""The evaluation of a position, for simple bots."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.army.rules.dice import OWN, TROOPS, own
from warbones.games.army.rules.faces import Effect
from warbones.games.army.rules.flow import payoff
from warbones.games.army.rules.gain import entitled
from warbones.games.army.rules.rounds import start_health
from warbones.games.army.rules.state import Phase, Place, State
from warbones.games.army.rules.tally import is_dead, lying, tally, total
from warbones.games.army.rules.totals import attack, defence

ROUND_WON = 0.4
HEALTH_SHARE = 0.3
LIVE_DIE = 0.012
BONUS_DIE = 0.02
RESTING_DIE = 0.008
ATTACK_PER_DIE = 0.35
"""The expected attack of a die that is not rolled yet."""

DEFENCE_TRUST = 0.9
"""The share of a defence that counts before the attack is seen."""


@rule
def evaluate(s: State, seat: int) -> float:
    """Return the value of the position for ``seat``, about -1 to 1: rounds, health after this turn, dice."""
    if s.phase == Phase.OVER:
        return float(payoff(s, seat))
    return seat_value(s, seat) - seat_value(s, 1 - seat)


@rule
def judged(s: State) -> bool:
    """Return whether a network evaluates this position: the start of a turn, before anybody has rolled (R13)."""
    return s.phase == Phase.ROLL and lying(s, 0, Place.TRAY) + lying(s, 1, Place.TRAY) == 0


@rule
def seat_value(s: State, seat: int) -> float:
    """Return the seat's share of `evaluate`."""
    left = max(s.health[seat] - threat(s, seat), 0.0) / start_health(s.battle)
    earned = 0.0
    if s.phase < Phase.TAKE:
        earned = entitled(s, seat, 0) + entitled(s, seat, 1) + entitled(s, seat, 2)
    return ROUND_WON * s.wins[seat] + HEALTH_SHARE * left + army(s, seat) + (BONUS_DIE + LIVE_DIE) * earned


@rule
def threat(s: State, seat: int) -> float:
    """Return the expected damage of this turn; 0 after it is dealt."""
    if s.phase > Phase.DAMAGE and not (s.phase <= Phase.REVIVE and s.options.healed_skulls_count == 0):
        return 0.0
    mine, yours = tally(s, seat), tally(s, 1 - seat)
    strength = attack(s, yours, mine) + ATTACK_PER_DIE * lying(s, 1 - seat, Place.POOL)
    return max(0.0, strength - DEFENCE_TRUST * defence(s, mine))


@rule
def army(s: State, seat: int) -> float:
    """Return the value of the seat's dice: those that live, or that its heals will revive."""
    worth, lost = 0.0, 0
    for bit in range(OWN):
        die = own(seat, bit)
        if s.owner[die] == seat:
            gone = is_dead(s, die)
            lost += 1 if gone else 0
            worth += 0.0 if gone else RESTING_DIE if s.place[die] == Place.RESTING else LIVE_DIE
            worth += BONUS_DIE if bit >= TROOPS else 0.0
    return worth + LIVE_DIE * min(lost, total(s, seat, Effect.HEAL) if s.phase <= Phase.HEAL else 0)
