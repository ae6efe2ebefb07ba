"""The figures for and against a choice: the expected gains of an attack, and its risks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from warbones.core.play.lines import steps
from warbones.core.play.position import Position
from warbones.core.rules.step import NOBODY
from warbones.core.view.reasons import Line, LineFigure
from warbones.core.view.voice import percent
from warbones.games.battle.rules.attacks.odds import chance
from warbones.games.battle.rules.attacks.strikes import LINES, aimed_by, flank_dice, line_left, sum_of, to_beat
from warbones.games.battle.rules.attacks.targets import could_attack, may_attack
from warbones.games.battle.rules.roster import cost
from warbones.games.battle.rules.rounds.actions import STRIKE, may_do
from warbones.games.battle.rules.sheet import (
    alive,
    count,
    dice,
    enemy_base,
    ready,
    remaining,
    remaining_mask,
    squares,
    value,
)
from warbones.games.battle.rules.state import SQUARES, Phase, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.ways import nearer
from warbones.games.battle.view.words import whose_brief, whose_unit

POINT: Final = 0.02
"""The worth of a point of the enemy's army, in games won."""

DEFEAT: Final = 0.0005
"""The worth of one more percentage point in the chance to defeat a unit, apart from its squares."""

BASE: Final = 0.1
"""The worth of a unit in the enemy base, which scores each round (R50)."""

EXPOSED: Final = 0.02
"""The cost of an enemy unit that can still attack the acting one in this round."""

LINE_SUM: Final = 0.02
"""The worth of one more pip in a unit's easiest line."""

SQUARE: Final = 0.05
"""The cost of a square that is crossed out."""


class Aim(NamedTuple):
    """The prospects of an attack: its ``chance`` to cross out some squares, and the ``points`` it takes on average.

    An ``open`` attack has not been chosen yet: it is the best that is still possible.
    """

    points: float = 0.0
    chance: float = 0.0
    squares: int = 0
    target: int = NOBODY
    defeats: float = 0.0
    open: bool = False


def figures(seen: Position, seat: int, line: Line) -> Sequence[LineFigure]:
    """Return the consequences of a line of play, up to the next dice, by the odds that the table shows."""
    s = seen.record()
    if s.phase in (Phase.PICK, Phase.ACID):
        return tuple(_burned(s, seen.legal(seat).find(line[0])))
    after, aim = _walked(seen, seat, line)
    if s.phase == Phase.PLACE:
        return tuple(_placed(s, after.record()))
    if s.phase not in (Phase.UNIT, Phase.DEED, Phase.TARGET, Phase.LINE, Phase.SQUARE):
        return ()
    return tuple(_acted(after.record(), seat, aim))


def _walked(seen: Position, seat: int, line: Line) -> tuple[Position, Aim]:
    """Return the position after a unit's line of play, and its attack: the one made, or the best left open."""
    made, walked = Aim(), [*steps(seen, seat, line)]
    for position, action in walked:
        s = position.record()
        if s.attack != NOBODY and s.phase in (Phase.LINE, Phase.SQUARE):
            made = aim_at(s, s.attack, s.target, action.id)
    before, last = walked[-1]
    after = before.copy()
    after.act(seat, last.id)
    s = after.record()
    if made.target == NOBODY and seat in after.to_act and s.actor != NOBODY and s.flanker == NOBODY:
        made = max(_open(s), default=made)._replace(open=True)
    return after, made


def _open(s: State) -> Iterator[Aim]:
    """Yield the attacks that the acting unit may still make, now or after a move."""
    for attack in Attack:
        for target in range(s.units):
            if attack != Attack.SIEGE and _reached(s, attack, target):
                for place in range(LINES):
                    if aimed_by(s, attack, target, place):
                        yield aim_at(s, attack, target, place)


def _reached(s: State, attack: int, target: int) -> bool:
    if s.attack != NOBODY:
        return attack == s.attack and (target == s.target if s.target != NOBODY else _now(s, attack, target))
    if not dice(s, s.actor, attack) or s.phase != Phase.DEED:
        return False
    return _now(s, attack, target) or nearer(s, Attack(attack), target) != NOBODY


def _now(s: State, attack: int, target: int) -> bool:
    return may_do(s, s.actor, STRIKE + attack) and may_attack(s, s.actor, s.zone[s.actor], attack, target)


def aim_at(s: State, attack: int, target: int, place: int) -> Aim:
    """Return the expected losses from an attack on a line or square (R21 to R26)."""
    mask = aimed_by(s, attack, target, place)
    share = chance(dice(s, s.actor, attack) + flank_dice(s), to_beat(s, target, attack, mask))
    hit = count(mask)
    points = share * hit * cost(s, s.kind[target]) / squares(s, target)
    return Aim(points, share, hit, target, share if hit == remaining(s, target) else 0.0)


def _acted(s: State, seat: int, aim: Aim) -> Iterator[LineFigure]:
    if aim.target != NOBODY:
        args = {
            "chance": percent(aim.chance),
            "squares": aim.squares,
            "unit": whose_unit(s, aim.target),
            "open": int(aim.open),
        }
        yield LineFigure("points", "battle-why-points", round(aim.points, 1), POINT, args)
        yield LineFigure("defeats", "battle-why-defeats", round(100 * aim.defeats), DEFEAT, args)
    else:
        yield LineFigure("points", "battle-why-points", 0, POINT)
        yield LineFigure("defeats", "battle-why-defeats", 0, DEFEAT)
    held = sum(s.owner[u] == seat and alive(s, u) and s.zone[u] == enemy_base(s, u) for u in range(s.units))
    yield LineFigure("base", "battle-why-base", held, BASE, {"seat": 1 - seat})
    if s.actor != NOBODY:
        threats = [u for u in range(s.units) if s.owner[u] != seat and ready(s, u) and _threatens(s, u, s.actor)]
        args = {"seat": 1 - seat, "unit": whose_brief(s, s.actor)}
        yield LineFigure("threats", "battle-why-threats", len(threats), -EXPOSED, args)


def _threatens(s: State, unit: int, target: int) -> bool:
    return any(dice(s, unit, attack) and could_attack(s, unit, s.zone[unit], attack, target) for attack in Attack)


def _placed(s: State, after: State) -> Iterator[LineFigure]:
    """Yield the easiest line of a unit once all its squares are filled (R22, R23)."""
    if after.phase != Phase.PLACE or after.filling != s.filling:
        lines = [mask for line in range(LINES) if (mask := line_left(after, s.filling, line))]
        yield LineFigure(
            "weakest", "battle-why-weakest", min(sum_of(after, s.filling, mask) for mask in lines), LINE_SUM
        )


def _burned(s: State, chosen: int) -> Iterator[LineFigure]:
    """Yield the expected number of squares lost, with a separate die against each (R27, R31)."""
    unit = s.acid if s.phase == Phase.ACID else _besieged(s)
    burned = s.actor if s.phase == Phase.ACID else unit
    picked = 1 << chosen if s.phase == Phase.ACID else chosen
    lost = sum(
        chance(1, value(s, burned, at)) for at in range(SQUARES) if (picked & remaining_mask(s, burned)) >> at & 1
    )
    yield LineFigure("lost", "battle-why-lost", round(lost, 1), -SQUARE)


def _besieged(s: State) -> int:
    """Return the unit whose squares are being named."""
    return next(unit for unit in range(s.units) if s.besieged[unit] and not s.picks[unit])
