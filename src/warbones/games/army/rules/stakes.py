"""The stakes of a choice of heals: a choice that can change nothing is not asked (B22b)."""

from __future__ import annotations

from warbones.core.rules.step import rule
from warbones.games.army.rules.faces import BITS, Effect, Face, amount
from warbones.games.army.rules.gain import FOURSOME
from warbones.games.army.rules.options import RoundReset
from warbones.games.army.rules.rounds import decided, last_turn, over_with, round_result
from warbones.games.army.rules.state import Place, State
from warbones.games.army.rules.tally import dead, lying, tally, troops_showing
from warbones.games.army.rules.totals import Tally, curse_damage, hit_leaves

OPEN = 2
"""The winner of a round that goes on, or whose winner is not known yet."""


@rule
def dice_matter(s: State, mine: int, yours: int) -> bool:
    """Return whether it matters which dice are dead after a turn that leaves the seats with this health.

    It does while the round goes on, and afterwards if the next round keeps the dead (B2).
    """
    if not last_turn(s, mine, yours):
        return True
    return s.options.round_reset != RoundReset.ALL and not decided(s, mine, yours)


@rule
def skulls_matter(s: State) -> bool:
    """Return whether healing a skull of this turn does more than revive its die: healed ones do not count (B6).

    Skulls count for some faces (R34 to R36), and for earning a bonus die (R44).
    """
    if s.options.healed_skulls_count:
        return False
    for seat in range(2):
        mine = tally(s, seat)
        if amount(mine, Effect.SCYTHE) + amount(mine, Effect.PURIFY) + amount(mine, Effect.CURSE):
            return True
        if troops_showing(s, seat, Face.SKULL) >= FOURSOME:
            return True
    return False


@rule
def heals_matter(s: State) -> bool:
    """Return whether anything can depend on which dice are revived now (B22b).

    If heals come before the totals (B6), every choice is weighed by its outcome.
    """
    if s.options.healed_skulls_count:
        return dice_matter(s, s.health[0], s.health[1])
    winner = winner_despite_heals(s)
    return winner == OPEN or (earnings_vary(s) and not over_with(s, winner))


@rule
def earnings_vary(s: State) -> bool:
    """Return whether heals can undo four skulls that earn a bonus die, even in the last turn of a round (R44, B26)."""
    enough = troops_showing(s, 0, Face.SKULL) >= FOURSOME or troops_showing(s, 1, Face.SKULL) >= FOURSOME
    return s.options.gain_on_final_turn == 1 and enough


@rule
def winner_despite_heals(s: State) -> int:
    """Return the round's winner with this turn, or nobody; `OPEN` if it goes on or depends on the skulls healed."""
    found = OPEN
    for mine in range(fewest_skulls_healed(s, 0), most_skulls_healed(s, 0) + 1):
        for yours in range(fewest_skulls_healed(s, 1), most_skulls_healed(s, 1) + 1):
            one, other = health_with(s, without(tally(s, 0), mine), without(tally(s, 1), yours))
            winner, _ = round_result(s, one, other)
            if dice_matter(s, one, other) or (found not in (OPEN, winner)):
                return OPEN
            found = winner
    return found


@rule
def health_with(s: State, mine: Tally, yours: Tally) -> tuple[int, int]:
    """Return the health of both seats after these tallies meet."""
    return (
        max(0, hit_leaves(s, 0, mine, yours) - curse_damage(s, mine, yours)),
        max(0, hit_leaves(s, 1, yours, mine) - curse_damage(s, yours, mine)),
    )


@rule
def without(mine: Tally, skulls: int) -> Tally:
    """Return a tally with ``skulls`` skulls fewer."""
    return mine[0] - (skulls << BITS * Effect.SKULL), mine[1]


@rule
def fewest_skulls_healed(s: State, seat: int) -> int:
    """Return the fewest of this turn's skulls that the seat must heal, for lack of dice in its graveyard."""
    return max(0, min(s.heals[seat], dead(s, seat)) - lying(s, seat, Place.GRAVEYARD))


@rule
def most_skulls_healed(s: State, seat: int) -> int:
    """Return the most of this turn's skulls that the seat can heal."""
    return min(s.heals[seat], dead(s, seat) - lying(s, seat, Place.GRAVEYARD))
