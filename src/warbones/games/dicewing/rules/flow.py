"""The entry points of DiceWing's rules: who decides, the legal actions, what they do, and the result."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.common import won_or_lost
from warbones.core.rules.step import NOBODY, Step, rule
from warbones.games.dicewing.rules.attack import launch, reveal
from warbones.games.dicewing.rules.calls import ask_for_calls, call, side_called
from warbones.games.dicewing.rules.dice import dice_in
from warbones.games.dicewing.rules.draft import drafter, set_up, take
from warbones.games.dicewing.rules.power import announce
from warbones.games.dicewing.rules.reload import reload
from warbones.games.dicewing.rules.resolution import (
    aim,
    apply_collateral,
    ask_for_collateral,
    capture,
    capture_by_rule,
    captures_by_choice,
    clear_bays,
    targets,
)
from warbones.games.dicewing.rules.score import settle
from warbones.games.dicewing.rules.state import DICE, Phase, Place, State


@rule
def decides(s: State, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due."""
    if s.phase == Phase.DRAFT:
        return drafter(s) == seat
    if s.phase == Phase.LAUNCH:
        return s.pair[seat] == 0
    if s.phase == Phase.CALL:
        return s.caller == seat
    if s.phase == Phase.COLLATERAL:
        return s.owing[seat] == 1
    return captures_by_choice(s) and s.victor == seat


@rule
def over(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == Phase.OVER


@rule
def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal actions of ``seat`` into ``out`` and return their number: dice, or pairs of dice as masks."""
    if not decides(s, seat):
        return 0
    if s.phase == Phase.LAUNCH:
        return write_pairs(dice_in(s, Place.SQUADRON, seat), out)
    return write_dice(choosable(s, seat), out)


@rule
def choosable(s: State, seat: int) -> int:
    """Return the dice that ``seat`` may pick, as a mask (R9, R30, B3, B4, B8)."""
    if s.phase == Phase.DRAFT:
        return dice_in(s, Place.POOL, NOBODY)
    if s.phase == Phase.COLLATERAL:
        return targets(s, seat)
    side = side_called(seat, s.calling) if s.phase == Phase.CALL else 1 - seat
    return (1 << s.launched[side, 0]) | (1 << s.launched[side, 1])


@rule
def write_dice(dice: int, out: MutableSequence[int]) -> int:
    """Write every die of a mask and return their number."""
    count = 0
    for die in range(DICE):
        out[count] = die  # written always, counted only if it is in the mask: faster than a branch
        count += (dice >> die) & 1
    return count


@rule
def write_pairs(dice: int, out: MutableSequence[int]) -> int:
    """Write every pair of dice of a mask (R15), as masks, and return their number."""
    count = 0
    while dice:
        die = dice & -dice
        dice ^= die
        others = dice
        while others:
            other = others & -others
            others ^= other
            out[count] = die | other
            count += 1
    return count


@rule
def in_squadron(s: State, seat: int, die: int) -> bool:
    """Return whether ``die`` lies in the seat's squadron."""
    return s.place[die] == Place.SQUADRON and s.holder[die] == seat


@rule
def act(s: State, t: Step, seat: int, action: int) -> None:
    """Take a legal action: a die's number, or in the launch phase a mask of two."""
    if s.phase == Phase.DRAFT:
        take(s, t, seat, action)
    elif s.phase == Phase.LAUNCH:
        launch(s, t, seat, action)
    elif s.phase == Phase.CALL:
        call(s, t, seat, action)
    elif s.phase == Phase.COLLATERAL:
        aim(s, t, seat, action)
    else:
        capture(s, t, action)


@rule
def advance(s: State, t: Step) -> None:
    """Play one phase in which nobody has to decide."""
    if s.phase == Phase.SETUP:
        set_up(s, t)
    elif s.phase == Phase.REVEAL:
        reveal(s, t)
    elif s.phase == Phase.CALL:
        ask_for_calls(s)
    elif s.phase == Phase.POWER:
        announce(s, t)
    elif s.phase == Phase.COLLATERAL:
        ask_for_collateral(s, t)
    elif s.phase == Phase.DAMAGE:
        apply_collateral(s, t)
    elif s.phase == Phase.CAPTURE:
        capture_by_rule(s, t)
    elif s.phase == Phase.USED:
        clear_bays(s, t)
    elif s.phase == Phase.RELOAD:
        reload(s, t)
    else:
        settle(s, t)


@rule
def payoff(s: State, seat: int) -> int:
    """Return 1 for the winner, -1 for the loser, 0 for both in a draw (R46 to R50)."""
    return won_or_lost(s.winner, seat)


@rule
def in_secret(s: State) -> bool:
    """Return whether the choice of this phase is made in secret (R15, B6)."""
    if s.phase == Phase.COLLATERAL:
        return s.owing[0] + s.ready[0] > 0 and s.owing[1] + s.ready[1] > 0
    return s.phase == Phase.LAUNCH


@rule
def redact(s: State, seat: int) -> None:
    """Undo what ``seat`` has chosen in secret since the last reveal, but not the fact that it chose (R15, B6)."""
    if s.phase == Phase.LAUNCH:
        s.pair[seat] = 0
    elif s.phase == Phase.COLLATERAL and s.target[seat] != NOBODY:
        s.target[seat] = NOBODY
        s.owing[seat] = 1
