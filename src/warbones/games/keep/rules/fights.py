"""Steps 2 to 4 of the Attack phase: fights in zones that both colours hold (R20 to R22)."""

from __future__ import annotations

from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.exchange import loses_highest, owes_answer, removable
from warbones.games.keep.rules.losses import alike, ask_owner, lose
from warbones.games.keep.rules.moot import ends_alike
from warbones.games.keep.rules.state import EACH, OFF, FightStep, Phase, State
from warbones.games.keep.rules.zones import lowest, pawns_in, zones_held


@rule
def contested_zone(s: State) -> int:
    """Return the first zone that holds both colours, or `OFF`; zones do not affect one another (B2.15)."""
    both = zones_held(s, 0) & zones_held(s, 1)
    for zone in range(s.options.board.zones):
        if (both >> zone) & 1:
            return zone
    return OFF


@rule
def fight(s: State, t: Step) -> bool:
    """Play one step of the fights: the highest (R20), the answer (R21), and again (R22).

    Return whether anything happened or is asked.
    """
    if not owed(s) and s.fight_step == FightStep.HIGHEST:
        ask_for_answers(s)
    if not owed(s):
        ask_for_highest(s)
    if not owed(s):
        return False
    remove_owed(s, t)
    return True


@rule
def owed(s: State) -> bool:
    """Return whether somebody has to remove a pawn."""
    return s.owing[0] == 1 or s.owing[1] == 1


@rule
def ask_for_highest(s: State) -> None:
    """Make the seat with the highest number in the next contested zone remove a pawn, both if equal (R20, B2.11)."""
    s.contested = contested_zone(s)
    s.fight_step = FightStep.NONE if s.contested == OFF else FightStep.HIGHEST
    for seat in range(2):
        s.beaten[seat] = 0
    if s.contested == OFF:
        s.phase = Phase.LOSSES
        return
    mine, yours = pawns_in(s, 0, s.contested), pawns_in(s, 1, s.contested)
    s.owing[0] = int(loses_highest(s, mine, yours))
    s.owing[1] = int(loses_highest(s, yours, mine))
    for seat in range(2):
        s.beaten[seat] = s.owing[seat]


@rule
def ask_for_answers(s: State) -> None:
    """Make the opponent of each seat that lost its highest and has a pawn left remove one (R21, B2.12, B2.13)."""
    s.fight_step = FightStep.ANSWER
    mine, yours = pawns_in(s, 0, s.contested), pawns_in(s, 1, s.contested)
    s.owing[0] = int(owes_answer(s, mine, yours, s.beaten[0], s.beaten[1]))
    s.owing[1] = int(owes_answer(s, yours, mine, s.beaten[1], s.beaten[0]))


@rule
def to_remove(s: State, seat: int) -> int:
    """Return the pawn that the seat removes if the choice makes no difference; else ask the seat and return nobody."""
    pawns = removable(s, pawns_in(s, seat, s.contested), s.fight_step == FightStep.ANSWER)
    return lowest(pawns) if alike(s, pawns) or ends_alike(s) else ask_owner(s, pawns)


@rule
def remove_owed(s: State, t: Step) -> None:
    """Remove the pawns that are owed, the first player's first, until somebody has to choose (R20, R21)."""
    for place in range(2):
        seat = s.first if place == 0 else 1 - s.first
        if s.owing[seat] and not s.offered:
            pawn = to_remove(s, seat)
            if pawn != NOBODY:
                remove(s, t, pawn)


@rule
def remove(s: State, t: Step, pawn: int) -> None:
    """Remove a pawn from the contested zone; DEFENSE does not protect it there (B2.14)."""
    if s.fight_step == FightStep.HIGHEST:
        tied = s.beaten[0] == 1 and s.beaten[1] == 1
        emit(t, NOBODY, EventKind.HIGHEST, pawn, s.number[pawn], s.contested, int(tied))
    else:
        emit(t, NOBODY, EventKind.ANSWERED, pawn, s.number[pawn], s.contested)
    s.owing[pawn // EACH] = 0
    lose(s, pawn)
