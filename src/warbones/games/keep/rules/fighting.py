"""Steps 2 to 4 of the Attack phase: fights in zones that both colours hold (R20 to R22)."""

from __future__ import annotations

from warbones.core.rules.rule import rule
from warbones.core.rules.step import NOBODY, Step, tell
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.losing import choose_or, lose
from warbones.games.keep.rules.state import EACH, OFF, FightStep, Phase, State, TieFollowup
from warbones.games.keep.rules.zones import pawns_in


@rule
def highest_in(s: State, seat: int, zone: int) -> int:
    """Return the highest number of the seat's pawns in a zone; 0 where it has none."""
    best = 0
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if s.zone[pawn] == zone and s.number[pawn] > best:
            best = s.number[pawn]
    return best


@rule
def contested_zone(s: State) -> int:
    """Return the first zone that holds both colours, or `OFF`; zones are independent of one another (B2.15)."""
    for zone in range(s.options.board.zones):
        if highest_in(s, 0, zone) and highest_in(s, 1, zone):
            return zone
    return OFF


@rule
def fight(s: State, t: Step) -> bool:
    """Go on with the fights by one step: the highest (R20), the answer (R21), and again (R22).

    Return whether anything happened or is asked.
    """
    if not owed(s) and s.fight_step == FightStep.HIGHEST:
        ask_for_answers(s)
    if not owed(s):
        ask_for_highest(s)
    if not owed(s):
        return False
    pay(s, t)
    return True


@rule
def owed(s: State) -> bool:
    """Return whether somebody has to remove a pawn."""
    return s.owing[0] == 1 or s.owing[1] == 1


@rule
def ask_for_highest(s: State) -> None:
    """Whoever has the highest number in the next contested zone removes one such pawn, both if equal (R20, B2.11)."""
    s.contested = contested_zone(s)
    s.fight_step = FightStep.NONE if s.contested == OFF else FightStep.HIGHEST
    for seat in range(2):
        s.beaten[seat] = 0
    if s.contested == OFF:
        s.phase = Phase.LOSSES
        return
    mine, yours = highest_in(s, 0, s.contested), highest_in(s, 1, s.contested)
    s.owing[0] = int(mine >= yours)
    s.owing[1] = int(yours >= mine)
    for seat in range(2):
        s.beaten[seat] = s.owing[seat]


@rule
def ask_for_answers(s: State) -> None:
    """Who lost the highest and still has a pawn there makes the other remove one, both at once (R21, B2.12, B2.13)."""
    s.fight_step = FightStep.ANSWER
    tied = s.beaten[0] == 1 and s.beaten[1] == 1
    if tied and s.options.tie_followup == TieFollowup.NONE:
        return
    both_hold = highest_in(s, 0, s.contested) > 0 and highest_in(s, 1, s.contested) > 0
    for seat in range(2):
        s.owing[1 - seat] = int(both_hold and s.beaten[seat] == 1)


@rule
def candidates(s: State, seat: int) -> int:
    """Return the seat's pawns of which it has to remove one, as a mask: its highest, or any (R20, R21)."""
    pawns = pawns_in(s, seat, s.contested)
    if s.fight_step == FightStep.ANSWER:
        return pawns
    highest, best = 0, highest_in(s, seat, s.contested)
    for pawn in range(seat * EACH, seat * EACH + EACH):
        if (pawns >> pawn) & 1 and s.number[pawn] == best:
            highest |= 1 << pawn
    return highest


@rule
def pay(s: State, t: Step) -> None:
    """Remove what is owed, the first player's first, as far as nobody has to choose (R20, R21)."""
    for place in range(2):
        seat = s.first if place == 0 else 1 - s.first
        if s.owing[seat] and not s.offered:
            pawn = choose_or(s, candidates(s, seat))
            if pawn != NOBODY:
                remove(s, t, pawn)


@rule
def remove(s: State, t: Step, pawn: int) -> None:
    """Remove a pawn from the contested zone; DEFENSE does not protect it there (B2.14)."""
    if s.fight_step == FightStep.HIGHEST:
        tied = s.beaten[0] == 1 and s.beaten[1] == 1
        tell(t, NOBODY, EventKind.HIGHEST, pawn, s.number[pawn], s.contested, int(tied))
    else:
        tell(t, NOBODY, EventKind.ANSWERED, pawn, s.number[pawn], s.contested)
    s.owing[pawn // EACH] = 0
    lose(s, pawn)
