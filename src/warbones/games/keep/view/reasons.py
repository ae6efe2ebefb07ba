"""The figures that speak for or against a choice: the cost of an attack, and the pawns that reach a home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from warbones.core.play.position import Position
from warbones.core.view.reasons import Line, LineFigure
from warbones.games.keep.rules.movement import exact_moves, has_room, landings
from warbones.games.keep.rules.placement import in_hand
from warbones.games.keep.rules.round_end import own_on_board
from warbones.games.keep.rules.state import EACH, OFF, Phase, State
from warbones.games.keep.rules.zones import home, is_advantage, owner, pawns_in
from warbones.games.keep.view.forecast import ATTACK, attack_on
from warbones.games.keep.view.odds import breach_chance, to_roll

POINT: Final = 0.03
"""The worth of a point of a KEEP, in games won."""

REACH: Final = 0.05
"""The worth of a pawn that can breach with its next move."""

THREAT: Final = 0.06
"""The worth of a pawn that can still breach in this round."""

STRIKE: Final = 0.04
"""The worth of a zone to move to from which a pawn strikes left and right."""

CROWDED: Final = 0.02
"""The cost of one more of a seat's pawns in a home zone, which has one Defense slot."""

PERCENT: Final = 0.003
"""The worth of one percentage point of the chance to roll a pawn that breaches with its first move."""


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the consequences of an action, with every other pawn where it stands."""
    s, action = seen.record(), seen.legal(seat).find(line[0])
    match s.phase:
        case Phase.POSITION:
            return tuple(_placed(s, seat, action))
        case Phase.TAKE_OFF:
            return tuple(_taken_off(s, seat, action))
    after = seen.copy()
    after.act(seat, action)
    return tuple(_moved(s, after, seat))


def _moved(before: State, after: Position, seat: int) -> Iterator[LineFigure]:
    now, s = after.record(), attacked(after, after.record())
    own, foe = range(seat * EACH, seat * EACH + EACH), range((1 - seat) * EACH, (1 - seat) * EACH + EACH)
    if s is not None:
        yield LineFigure("takes", "keep-why-takes", before.keep[1 - seat] - s.keep[1 - seat], POINT, {"seat": 1 - seat})
        yield LineFigure("saves", "keep-why-saves", before.keep[seat] - s.keep[seat], -POINT, {"seat": seat})
        ready = sum(breaches_next(s, pawn) for pawn in own)
        yield LineFigure("reach", "keep-why-reach", ready, REACH, {"seat": 1 - seat})
    if now.phase == Phase.MOVE:
        mine, theirs = (sum(may_breach(after, now, pawn) for pawn in pawns) for pawns in (own, foe))
        yield LineFigure("chances", "keep-why-chances", mine, THREAT, {"seat": seat})
        yield LineFigure("threats", "keep-why-threats", theirs, -THREAT, {"seat": 1 - seat})


def attacked(after: Position, s: State) -> State | None:
    """Return a record after an attack with every pawn where it stands; None if somebody would have to choose."""
    if s.phase != Phase.MOVE:
        return None if s.phase in ATTACK else s
    coming = attack_on(after, s.copy())
    return None if coming.after.offered else coming.after


def may_breach(after: Position, s: State, pawn: int) -> bool:
    """Return whether the pawn can still move into the opposing home and would survive an attack there (R13, R24)."""
    if s.zone[pawn] == OFF or s.positioned[pawn]:
        return False
    seat = owner(pawn)
    ahead = landings(s, pawn)
    goals = [zone for zone in range(s.options.board.zones) if ahead >> zone & 1 and home(s, zone) == 1 - seat]
    return any(has_room(s, seat, zone) and _survives(after, s, pawn, zone) for zone in goals)


def _survives(after: Position, s: State, pawn: int, zone: int) -> bool:
    trial = s.copy()
    trial.zone[pawn], trial.positioned[pawn], trial.defending[pawn] = zone, 1, 0
    coming = attack_on(after, trial)
    return not coming.after.offered and any(event.pawn == pawn for event in coming.breaches)


def breaches_next(s: State, pawn: int) -> bool:
    """Return whether one exact move takes the pawn from where it stands into the opposing home (R13)."""
    if s.zone[pawn] == OFF:
        return False
    row, rows = s.options.board.row[s.zone[pawn]], s.options.board.rows
    return exact_moves(rows - 1 - row if pawn < EACH else row, s.number[pawn]) == 1


def _placed(s: State, seat: int, zone: int) -> Iterator[LineFigure]:
    """Yield the figures of a home zone: ADVANTAGE zones within reach, and the seat's pawns already there (R15, R17)."""
    pawn, crowd = in_hand(s, seat), pawns_in(s, seat, zone).bit_count()
    trial = s.copy()
    trial.zone[pawn] = zone
    ahead = landings(trial, pawn)
    strikes = sum(ahead >> each & 1 and is_advantage(s, each) for each in range(s.options.board.zones))
    yield LineFigure("strikes", "keep-why-strikes", int(strikes), STRIKE)
    yield LineFigure("crowd", "keep-why-crowd", crowd, -CROWDED, {"seat": seat})


def _taken_off(s: State, seat: int, action: int) -> Iterator[LineFigure]:
    """Yield the chance of a breach by a new roll, and the pawns left on the board that can breach (R26, R27)."""
    stays = own_on_board(s, seat) & ~action
    ready = sum(stays >> at & 1 and breaches_next(s, seat * EACH + at) for at in range(EACH))
    yield LineFigure("reach", "keep-why-reach", int(ready), REACH, {"seat": 1 - seat})
    pawns = to_roll(s, seat, action)
    yield LineFigure("rolls", "keep-why-rolls", round(100 * breach_chance(s, pawns)), PERCENT, {"pawns": pawns})
