"""Step 1 of the Attack phase: pawns on ADVANTAGE zones strike left and right (R17 to R19)."""

from __future__ import annotations

from warbones.core.rules.common import size
from warbones.core.rules.step import NOBODY, Step, emit, rule
from warbones.games.keep.rules.events import EventKind
from warbones.games.keep.rules.losses import alike, ask_owner, lose
from warbones.games.keep.rules.moot import falls_alike
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, SIDES, AdvantageHits, AdvantageTiming, Phase, State
from warbones.games.keep.rules.zones import beside, home, is_advantage, lowest, pawns_in


@rule
def begin_attack(s: State, t: Step) -> None:
    """Begin the attack with step 1: every pawn is positioned."""
    s.phase = Phase.ADVANTAGE
    s.striker = 0
    s.turn = s.first
    emit(t, NOBODY, EventKind.ATTACK, s.game_round, s.keep[0], s.keep[1])


@rule
def striking(s: State) -> int:
    """Return the pawn to be checked next."""
    return striker_at(s, s.striker)


@rule
def striker_at(s: State, pair: int) -> int:
    """Return the pawn of a pair of pawn and side; the first player's pawns come first."""
    place = pair // SIDES
    seat = s.first if place < EACH else 1 - s.first
    return seat * EACH + place % EACH


@rule
def has_advantage(s: State, pawn: int) -> bool:
    """Return whether the pawn attacks left and right: not in the opposing home (R19); B2.8 for DEFENSE."""
    zone = s.zone[pawn]
    if zone == OFF or not is_advantage(s, zone) or home(s, zone) == 1 - pawn // EACH:
        return False
    return not s.defending[pawn] or s.options.defense_uses_advantage == 1


@rule
def targets(s: State, pawn: int, side: int) -> int:
    """Return the opposing pawns on one side that the pawn would remove, as a mask.

    Strictly higher (R17, B2.10), not in DEFENSE (R18), and not falling already.
    """
    zone = beside(s, s.zone[pawn], side)
    if zone == OFF:
        return 0
    foes, found = pawns_in(s, 1 - pawn // EACH, zone), 0
    for foe in range(PAWNS):
        if (foes >> foe) & 1 and s.number[foe] > s.number[pawn] and not s.defending[foe] and not s.struck[foe]:
            found |= 1 << foe
    return found


@rule
def judged_at(s: State, pair: int) -> int:
    """Return the pawns that may fall to a pair of pawn and side, as a mask (B2.6)."""
    pawn, side = striker_at(s, pair), pair % SIDES
    if not has_advantage(s, pawn):
        return 0
    if s.options.advantage_hits != AdvantageHits.ONE:
        return targets(s, pawn, side)
    return targets(s, pawn, 0) | targets(s, pawn, 1) if side == 0 else 0


@rule
def strike(s: State, t: Step) -> bool:
    """Check pairs of pawn and side until pawns fall, a choice is needed, or step 1 ends (R17; B2.6, B2.7).

    Return whether anything happened or is asked.
    """
    while s.striker < SIDES * PAWNS:
        if s.striker == SIDES * EACH and s.options.advantage_timing == AdvantageTiming.FIRST_PLAYER:
            remove_struck(s)
        found = judged_at(s, s.striker)
        if found:
            strike_found(s, t, found)
            return True
        s.striker += 1
    s.striker = 0
    s.phase = Phase.FIGHT
    return remove_struck(s)


@rule
def strike_found(s: State, t: Step, found: int) -> None:
    """Strike the pawns that the current pair removes, or ask their owner to choose one (B2.6)."""
    if s.options.advantage_hits == AdvantageHits.ALL:
        strike_all(s, t, found)
    else:
        victim = lowest(found) if alike(s, found) or is_moot(s, found) else ask_owner(s, found)
        if victim != NOBODY:
            strike_one(s, t, victim)


@rule
def is_moot(s: State, found: int) -> bool:
    """Return whether it makes no difference which of some pawns falls (B2.6b).

    Either all of them fall to later strikes; or they stand in one zone that nothing strikes again, and the fight there
    leaves the same pawns in each case.
    """
    zone, falling, again = s.zone[lowest(found)], 1, 0
    there = pawns_in(s, 0, zone) | pawns_in(s, 1, zone)
    for pair in range(s.striker + 1, SIDES * PAWNS):
        later = judged_at(s, pair)
        falling += int(later == found)
        again |= later & (there | found)
    if falling >= size(found):
        return True
    return again == 0 and found & ~there == 0 and falls_alike(s, zone, found)


@rule
def strike_all(s: State, t: Step, victims: int) -> None:
    """Mark all of the pawns to fall (B2.6)."""
    for victim in range(PAWNS):
        if (victims >> victim) & 1:
            emit_struck(s, t, victim)
    s.striker += 1


@rule
def strike_one(s: State, t: Step, victim: int) -> None:
    """Mark one pawn to fall, which its owner picked if there was a choice (B2.6)."""
    emit_struck(s, t, victim)
    s.striker += 1


@rule
def emit_struck(s: State, t: Step, victim: int) -> None:
    """Emit that a pawn falls at the end of step 1, and why."""
    pawn = striking(s)
    s.struck[victim] = 1
    emit(t, NOBODY, EventKind.STRUCK, victim, s.number[victim], s.zone[victim], pawn, s.number[pawn], s.zone[pawn])


@rule
def remove_struck(s: State) -> bool:
    """Take the struck pawns off the board, all at once (R17, R23). Return whether there were any."""
    any_struck = False
    for pawn in range(PAWNS):
        if s.struck[pawn]:
            any_struck = True
            s.struck[pawn] = 0
            lose(s, pawn)
    return any_struck
