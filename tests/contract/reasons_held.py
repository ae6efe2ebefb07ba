"""The numbers of figures, computed independently: by playing, by brute force, or by writing a sum out again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import pytest

from warbones import Position
from warbones.core.view.reasons import LineFigure
from warbones.games.army.rules.tally import skulls, tally, troops_showing
from warbones.games.army.rules.totals import attack, defence
from warbones.games.battle.rules import events as battle_events
from warbones.games.battle.rules.roster import cost, width
from warbones.games.battle.rules.sheet import squares
from warbones.games.dicewing.rules import events as dicewing_events
from warbones.games.indicesion.rules.dice import NAMES
from warbones.games.indicesion.rules.score import scored
from warbones.games.indicesion.view.words import name


class Case(NamedTuple):
    """An action, by its number, with one of its figures."""

    seen: Position
    seat: int
    number: int
    figure: LineFigure

    @property
    def s(self) -> Any:
        """The record."""
        return self.seen.record()

    def acted(self) -> Position:
        """Return the position after the action."""
        after = self.seen.copy()
        after.act(self.seat, self.number)
        return after


def _mine(case: Case, seat: int) -> list[int]:
    return [die for die in range(14) if case.s.place[die] == 1 and case.s.holder[die] == seat]


def _fought(case: Case, pair: tuple[int, int], other: tuple[int, int]) -> Position:
    """Launch both pairs and return the position after the reveal."""
    fight = case.seen.copy()
    for seat, two in ((case.seat, pair), (1 - case.seat, other)):
        fight.act(seat, sum(1 << die for die in two))
    return fight


def _totals(case: Case, pair: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    found = [each for each in _fought(case, pair, other).events(None) if isinstance(each, dicewing_events.Total)][-2:]
    powers = {each.seat: each.value for each in found}
    return powers[case.seat], powers[1 - case.seat]


def _wins(case: Case, pair: tuple[int, int]) -> int:
    theirs = combinations(_mine(case, 1 - case.seat), 2)
    victors = (
        [each.seat for each in _fought(case, pair, other).events(None) if isinstance(each, dicewing_events.Victor)][-1]
        for other in theirs
    )
    return sum(victor == case.seat for victor in victors)


def _launched(case: Case) -> tuple[int, int]:
    first, second = (die for die in range(14) if case.number >> die & 1)
    return first, second


def _certain(case: Case, seat: int, die: int) -> int:
    """Return the best sum of Initial, Training and Model that a die makes in a squadron, by the dice numbers alone."""
    kinds = (4, 6, 8, 10, 10, 12, 20)
    face, best = case.s.face, 0
    for other in _mine(case, seat):
        values = face[die] + face[other]
        training = max(face[die], face[other]) if die // 7 == other // 7 else 0
        best = max(best, values + training + (values if kinds[die % 7] == kinds[other % 7] else 0))
    return best


def _beats_without(case: Case) -> int:
    pair, won = _launched(case), 0
    for other in combinations(_mine(case, 1 - case.seat), 2):
        fight = _fought(case, pair, other)
        added = {
            "dicewing-training": dicewing_events.Trained,
            "dicewing-model": dicewing_events.Modelled,
        }[case.figure.args["bonus"].key]  # type: ignore[union-attr]
        parts = [each for each in fight.events(None) if isinstance(each, added) and each.seat == case.seat]
        mine, yours = _totals(case, pair, other)
        face = case.s.face
        sides = ((mine - parts[-1].value, pair), (yours, other))
        less, foe = ((power, -min(face[d] for d in two), -sum(face[d] for d in two)) for power, two in sides)
        won += less > foe
    assert won == case.figure.args["without"]
    return _wins(case, pair)


def _keeps(case: Case) -> int:
    rest = [die for die in _mine(case, case.seat) if die not in _launched(case)]
    return max((_wins(case, pair) for pair in combinations(rest, 2)), default=0)


def _lowest(case: Case) -> int:
    face, own = case.s.face, _launched(case)
    theirs = combinations(_mine(case, 1 - case.seat), 2)
    return sum(min(face[die] for die in own) < min(face[die] for die in two) for two in theirs)


def _first(case: Case) -> int:
    (left,) = (die for die in _mine(case, case.seat) if die not in _launched(case))
    return sum(case.s.face[left] > case.s.face[die] for die in _mine(case, 1 - case.seat))


def _meetings(case: Case) -> int:
    """Return the number of meetings won after the die was lowered, with each Power summed again."""
    face = {die: case.s.face[die] for die in range(14)}
    step = 10 if case.number % 7 == 4 else 1
    face[case.number] = max(step, face[case.number] - step)
    mine, theirs = (list(combinations(_mine(case, seat), 2)) for seat in (case.seat, 1 - case.seat))
    return sum(_beats(face, own, other) for own, other in product(mine, theirs))


def _beats(face: dict[int, int], own: tuple[int, int], other: tuple[int, int]) -> bool:
    mine, yours = _power(face, own, other), _power(face, other, own)
    low, foe = min(face[die] for die in own), min(face[die] for die in other)
    initial, others = sum(face[die] for die in own), sum(face[die] for die in other)
    return (mine, -low, -initial) > (yours, -foe, -others)


def _power(face: dict[int, int], own: tuple[int, int], other: tuple[int, int]) -> int:
    kinds, (x, y), foes = (4, 6, 8, 10, 10, 12, 20), own, [face[die] for die in other]
    whole = initial = face[x] + face[y]
    whole += max(face[x], face[y]) if x // 7 == y // 7 else 0
    whole += initial if kinds[x % 7] == kinds[y % 7] else 0
    whole += max(foes) if face[x] % 2 and face[y] % 2 else 0
    return whole + (sum(foes) if face[x] == face[y] else 0)


DICEWING: Final[dict[str, Callable[[Case], Any]]] = {
    "dicewing-why-beats": lambda case: _wins(case, _launched(case)),
    "dicewing-why-beats-by": _beats_without,
    "dicewing-why-keeps": _keeps,
    "dicewing-why-lowest": _lowest,
    "dicewing-why-first": _first,
    "dicewing-why-shows": lambda case: case.s.face[case.number],
    "dicewing-why-adds": lambda case: case.s.face[case.number],
    "dicewing-why-pair": lambda case: _certain(case, case.seat, case.number),
    "dicewing-why-pair-bonus": lambda case: _certain(case, case.seat, case.number),
    "dicewing-why-denies": lambda case: _certain(case, 1 - case.seat, case.number),
    "dicewing-why-meetings": _meetings,
}


def _keep_after(case: Case, seat: int) -> int | None:
    """Return a keep's loss by the table: in the attack just made, or if the attack began with the current pawns."""
    after = case.acted()
    if after.record().phase != 2:
        return int(case.s.keep[seat] - after.record().keep[seat])
    found = after.scene(case.seat).calculations
    if not found or found[0].title != "If the attack began now" or found[0].conclusion:
        return None
    return int(case.s.keep[seat]) - int(found[0].sums[seat].total)


def no_count(case: Case) -> None:
    """Return no number: a separate position checks it (`CAUSES`)."""


def _rolled(case: Case) -> int:
    after = case.acted()
    return sum(after.record().zone[case.seat * 5 + n] == -1 for n in range(5))


def _advantage_zones(case: Case) -> int:
    """Return the number of Advantage zones, as drawn, among the zones that the option's text names."""
    scene = case.seen.scene(case.seat)
    option = next(each for each in scene.prompt.options if each.action == case.seen.legal(case.seat).text(case.number))
    named = {word.strip(".,") for word in str(option.detail).split(" to ", 1)[-1].split()}
    return sum(area.id in named and any(sign.icon == "strike" for sign in area.signs) for area in scene.areas)


KEEP: Final[dict[str, Callable[[Case], Any]]] = {
    "keep-why-takes": lambda case: _keep_after(case, 1 - case.seat),
    "keep-why-saves": lambda case: _keep_after(case, case.seat),
    "keep-why-reach": no_count,
    "keep-why-chances": no_count,
    "keep-why-threats": no_count,
    "keep-why-strikes": _advantage_zones,
    "keep-why-crowd": lambda case: sum(case.s.zone[case.seat * 5 + n] == case.number for n in range(5)),
    "keep-why-rolls": lambda case: round(100 * (1 - Fraction(5, 6) ** _rolled(case))),
}


def _rolls(case: Case) -> Iterator[Any]:
    """Yield the record after every outcome of the action's roll, if there are few."""
    after = case.acted()
    if case.seat not in after.owed:
        yield after.record()
        return
    s, dice = case.s, [bit for bit in range(10) if case.number >> bit & 1]
    if not 0 < len(dice) <= 3 or case.number >> 10:
        return
    for faces in product(range(1, 7), repeat=len(dice)):
        rolled = after.copy()
        for face in faces:
            rolled.roll(face, case.seat)
        yield rolled.record()
    assert s.phase == 2


def _average(case: Case, count: Callable[[Any], int]) -> float | None:
    found = [count(s) for s in _rolls(case)]
    return sum(found) / len(found) if found else None


FACES: Final = {"swords": (1,), "axes": (2,), "shields": (3, 4), "heals": (6,), "skulls": (5,)}


def _four(case: Case) -> float | None:
    faces = FACES[case.figure.name.rpartition("-")[2]]
    share = _average(case, lambda s: sum(troops_showing(s, case.seat, face) for face in faces) >= 4)
    return None if share is None else round(100 * share)


ARMY: Final[dict[str, Callable[[Case], Any]]] = {
    "army-why-attack": lambda case: _average(case, lambda s: attack(s, tally(s, case.seat), (0, 0))),
    "army-why-defence": lambda case: _average(case, lambda s: defence(s, tally(s, case.seat))),
    "army-why-skulls": lambda case: _average(case, lambda s: skulls(s, case.seat)),
    "army-why-fours": _four,
    "army-why-next-attack": no_count,
    "army-why-next-defence": no_count,
}


def _struck(case: Case) -> tuple[float, float] | None:
    """Return an attack's expected points and its chance of a defeat; its squares are found by rolling high."""
    after = case.acted()
    made = [each for each in after.events(None) if isinstance(each, battle_events.Attacks)]
    if not after.owed or not made or case.s.phase not in (13, 14):
        return None
    s, last = case.s, made[-1]
    share = float(str(case.figure.args["chance"]).strip("<>%")) / 100
    assert _chance(last.dice, last.needed) == written(share)
    hit = _squares_hit(after)
    if hit is None:
        return None
    assert hit == case.figure.args["squares"]
    points = _chance(last.dice, last.needed) * hit * cost(s, s.kind[last.target]) / squares(s, last.target)
    whole = sum(s.square[9 * last.target + n] > 0 for n in range(9)) == hit
    return points, 100 * _chance(last.dice, last.needed) if whole else 0.0


def _squares_hit(after: Position) -> int | None:
    """Roll high until the attack hits, and return the number of squares crossed out; None if it misses."""
    begun = len(after.events(None))
    for face in (6, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 5, 5, 5, 5):
        if not after.owed or any(isinstance(each, battle_events.Hit) for each in after.events(None)[begun:]):
            break
        after.roll(face)
    hits = [each for each in after.events(None)[begun:] if isinstance(each, battle_events.Hit)]
    return hits[0].squares.bit_count() if hits else None


def written(share: float) -> Any:
    """Return a value that equals a share written to a hundredth."""
    return pytest.approx(share, abs=0.011)


def _chance(dice: int, needed: int) -> float:
    """Return the chance to beat a number, by adding up faces: each six adds a die."""
    totals = {0: 1.0}
    one = {6 * sixes + face: (1 / 6) ** (sixes + 1) for sixes in range(12) for face in range(1, 6)}
    for _ in range(dice):
        added: dict[int, float] = {}
        for (total, share), (more, part) in product(totals.items(), one.items()):
            added[total + more] = added.get(total + more, 0.0) + share * part
        totals = added
    return sum(share for total, share in totals.items() if total > needed)


def _struck_part(case: Case, part: int) -> float | None:
    if "chance" not in case.figure.args or case.figure.args["open"]:
        return None
    found = _struck(case)
    return None if found is None else (found[0] if part == 0 else round(found[1]))


def _burned(case: Case) -> float | None:
    s = case.s
    if s.phase != 17:
        return None
    unit = next(unit for unit in range(s.units) if s.besieged[unit] and not s.picks[unit])
    return sum(_chance(1, s.square[9 * unit + n]) for n in range(9) if case.number >> n & 1)


def _weakest(case: Case) -> int | None:
    after = case.acted().record()
    unit = case.s.filling
    count, columns = squares(after, unit), width(after, after.kind[unit])
    values = [after.square[9 * unit + n] for n in range(count)]
    lines = [values[n::columns] for n in range(columns)]
    lines += [values[n : n + columns] for n in range(0, count, columns)]
    return min(sum(line) for line in lines if any(line))


BATTLE: Final[dict[str, Callable[[Case], Any]]] = {
    "battle-why-points": lambda case: _struck_part(case, 0),
    "battle-why-defeats": lambda case: _struck_part(case, 1),
    "battle-why-base": no_count,
    "battle-why-threats": no_count,
    "battle-why-weakest": _weakest,
    "battle-why-lost": _burned,
}


def _tower(case: Case) -> int:
    """Return the levels of the tower that the thrown die tops if it lands where it was aimed."""
    if "die" not in case.figure.args:
        return 1
    after, below = case.acted(), _below(case)
    thrown = NAMES[after.shown().thrown]
    after.land(f"{thrown}=4@{case.seen.game.names[case.seat]}^{NAMES[below]}")
    (score,) = (each for each in scored(after.record(), case.seat) if NAMES[each.die] == thrown)
    return score.times


def _covered(case: Case) -> int:
    """Return the points on its board of the die that is aimed at."""
    if "die" not in case.figure.args:
        return 0
    boards = [seat for seat in range(len(case.seen.game.names)) if seat != case.seat]
    return sum(each.points for board in boards for each in scored(case.s, board) if each.die == _below(case))


def _below(case: Case) -> int:
    return next(die for die in range(len(NAMES)) if name(die) == case.figure.args["die"])


INDICESION: Final[dict[str, Callable[[Case], Any]]] = {
    "indicesion-why-tower": _tower,
    "indicesion-why-covers": _covered,
    "indicesion-why-covers-none": _covered,
}
