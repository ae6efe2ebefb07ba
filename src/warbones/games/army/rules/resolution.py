"""Resolution: damage to both sides from one reveal (R21 to R24, R36)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.army.rules.events import EventKind
from warbones.games.army.rules.faces import Effect
from warbones.games.army.rules.stakes import dice_matter
from warbones.games.army.rules.state import Phase, State
from warbones.games.army.rules.tally import skulls, tally, total
from warbones.games.army.rules.totals import attack, curse_damage, defence, emit_totals, hit_leaves


@rule
def open_trays(s: State) -> None:
    """Go on after the reveal: heals come after the totals, or before them if healed skulls do not count (B6)."""
    for seat in range(2):
        s.heals[seat] = total(s, seat, Effect.HEAL)
    s.phase = Phase.DAMAGE if s.options.healed_skulls_count else Phase.HEAL


@rule
def resolve(s: State, t: Step) -> None:
    """Add up both totals, and hit both seats at once (R23, R24)."""
    emit_totals(s, t, 0)
    emit_totals(s, t, 1)
    hit(s, t, 0)
    hit(s, t, 1)
    curse(s, t)
    if s.options.healed_skulls_count and not dice_matter(s, s.health[0], s.health[1]):
        s.heals[0] = 0
        s.heals[1] = 0
    s.phase = Phase.HEAL if s.options.healed_skulls_count else Phase.GAIN


@rule
def hit(s: State, t: Step, seat: int) -> None:
    """Take the opponent's attack, less the seat's own defence, from its health (R23)."""
    mine, yours = tally(s, seat), tally(s, 1 - seat)
    damage = max(0, attack(s, yours, mine) - defence(s, mine))
    s.health[seat] = hit_leaves(s, seat, mine, yours)
    emit(t, NOBODY, EventKind.HIT, seat, attack(s, yours, mine), defence(s, mine), damage, s.health[seat])


@rule
def more_skulls(s: State) -> int:
    """Return the seat with more skulls this turn, or nobody if they are equal (R36)."""
    mine, yours = skulls(s, 0), skulls(s, 1)
    if mine == yours:
        return NOBODY
    return 0 if mine > yours else 1


@rule
def curse(s: State, t: Step) -> None:
    """Let Curses take health from the seat with more skulls, past its defence (R36, B9, B10)."""
    number, seat = total(s, 0, Effect.CURSE) + total(s, 1, Effect.CURSE), more_skulls(s)
    damage, left = 0, 0
    if seat != NOBODY:
        damage = curse_damage(s, tally(s, seat), tally(s, 1 - seat))
        s.health[seat] = max(0, s.health[seat] - damage)
        left = s.health[seat]
    if number:
        emit(t, NOBODY, EventKind.CURSED, seat, number, skulls(s, 0), skulls(s, 1), damage, left)
