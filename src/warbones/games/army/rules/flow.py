"""The entry points of Dice Wars' rules: who decides, the legal actions, what they do, and the result."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import won_or_lost
from warbones.core.rules.step import NOBODY, Step, rule
from warbones.games.army.rules.gain import ask_for_gains, legal_gains, take
from warbones.games.army.rules.heal import MOST_WAYS, ask_for_heals, choose, legal_heals, revive
from warbones.games.army.rules.resolution import open_trays, resolve
from warbones.games.army.rules.rolls import reveal, roll_tray, undo_rolls
from warbones.games.army.rules.rounds import set_up, settle
from warbones.games.army.rules.state import Phase, State, Tray
from warbones.games.army.rules.tray import legal_rolls
from warbones.games.army.rules.turns import begin_turn, end_turn

MOST_ACTIONS = MOST_WAYS + 45
"""All sets of ten troops and, with `late_bonus_reroll`, each of the 45 bonus dice."""


@rule
def decides(s: State, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due."""
    if s.phase == Phase.ROLL:
        return s.tray[seat] != Tray.STOPPED
    return s.asked[seat] == 1


@rule
def over(s: State) -> bool:
    """Return whether the match is over."""
    return s.phase == Phase.OVER


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal actions of ``seat`` into ``out`` and return their number: masks of its dice, or 0."""
    if not decides(s, seat):
        return 0
    if s.phase == Phase.ROLL:
        return legal_rolls(s, seat, out)
    if s.phase == Phase.HEAL:
        return legal_heals(s, seat, out)
    return legal_gains(s, seat, out)


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    """Take a legal action: roll dice behind the divider, or choose dice to revive or to take."""
    if s.phase == Phase.ROLL:
        roll_tray(s, t, seat, action)
    else:
        choose(s, t, seat, action)


@rule
def advance(s: State, t: Step) -> None:
    """Play one phase in which nobody has to decide."""
    if s.phase == Phase.SETUP:
        set_up(s, t)
    elif s.phase == Phase.TURN:
        begin_turn(s, t)
    elif s.phase == Phase.REVEAL:
        reveal(s, t)
        open_trays(s)
    elif s.phase == Phase.DAMAGE:
        resolve(s, t)
    elif s.phase == Phase.HEAL:
        ask_for_heals(s)
    elif s.phase == Phase.REVIVE:
        revive(s, t)
    elif s.phase == Phase.GAIN:
        ask_for_gains(s, t)
    elif s.phase == Phase.TAKE:
        take(s, t)
    elif s.phase == Phase.END:
        end_turn(s, t)
    else:
        settle(s, t)


@rule
def in_secret(s: State) -> bool:
    """Return whether the choice of this phase is made in secret (R11, B27)."""
    return s.phase == Phase.ROLL or (s.asked[0] + s.ready[0] > 0 and s.asked[1] + s.ready[1] > 0)


@rule
def redact(s: State, seat: int) -> None:
    """Undo what ``seat`` has done in secret since the last reveal; it is still known to be ready (R11, R20, B27)."""
    if s.phase == Phase.ROLL:
        undo_rolls(s, seat)
    elif s.pick[seat] != NOBODY:
        s.pick[seat] = NOBODY
        s.asked[seat] = 1


@rule
def payoff(s: State, seat: int) -> int:
    """Return 1 for the winner, -1 for the loser, 0 for both in a draw (R8, B1)."""
    return won_or_lost(s.winner, seat)
