"""The reasons why an action is illegal, as far as the sheet shows them: too dear, acted, barred, out of reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.rules.step import NOBODY
from warbones.games.battle.notation.names import ZONE_CODES, square_name, unit_name
from warbones.games.battle.notation.tokens import subject
from warbones.games.battle.rules.armies.setup import is_bought, left_to_spend
from warbones.games.battle.rules.attacks.strikes import ROW, line_left, line_squares
from warbones.games.battle.rules.legal import offered
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.power_use import is_side, raised_faction
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power, TargetSide, pair_size
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.rounds.actions import may_go, may_use
from warbones.games.battle.rules.sheet import alive, base, dice, extent, has, marked, squares, value
from warbones.games.battle.rules.state import HERO_CENTER, Phase, State
from warbones.games.battle.rules.units import LIST, ROWS, Attack
from warbones.games.battle.view.obstacles import is_active, no_attack, no_move, no_target, no_use
from warbones.games.battle.view.reach import out_of_reach
from warbones.games.battle.view.words import ATTACKS, FACTIONS, KINDS, POWERS, called, line_words, whose_unit

CODES: Final = {row.code: kind for kind, row in enumerate(ROWS)}
POWER_CODES: Final = {row.code: power for power, row in POWER_ROWS.items()}
ATTACK_CODES: Final = {attack.name.lower(): attack for attack in Attack}

QUOTED: Final = 9
"""The maximum length of an unknown word that is quoted, in characters."""


def why_not(s: State, seat: int, text: str) -> Text:
    """Return the reason why ``seat``, which decides, may not take the action ``text``, or "" if unknown."""
    words = text.split()
    reason = REASONS.get(Phase(s.phase))
    return reason(s, seat, words) if reason and words else ""


def _unit(s: State, words: Sequence[str]) -> int:
    """Return the unit that the last word names, or nobody."""
    names = [unit_name(s, unit).casefold() for unit in range(s.units)]
    return names.index(words[-1].casefold()) if words[-1].casefold() in names else NOBODY


def _about(key: str, s: State, unit: int, *rules: str) -> Msg:
    """Return a reason about a unit whose owner is clear."""
    return msg(key, rules, unit=called(s, unit))


def _about_any(key: str, s: State, unit: int, *rules: str) -> Msg:
    """Return a reason about a unit of either side."""
    return msg(key, rules, unit=whose_unit(s, unit))


def _purchase(s: State, seat: int, words: Sequence[str]) -> Text:
    kind = CODES.get(words[-1].casefold())
    if kind is None:
        return msg("battle-refused-stop", ("B49",)) if words == ["stop"] and not s.spent[seat] else ""
    row, raising = row_of(s.options, kind), s.phase == Phase.RAISE
    faction = raised_faction(s, s.actor) if raising else s.faction[seat]
    left = s.raising if raising else left_to_spend(s, seat)
    if kind // LIST != faction:
        return msg("battle-refused-faction", ("R3",), kind=KINDS[kind], faction=FACTIONS[faction])
    if row.cost > left:
        rule = "R44" if raising else "R5"
        return msg("battle-refused-price", (rule,), kind=KINDS[kind], cost=row.cost, left=left)
    again = row.hero and is_bought(s, seat, kind)
    return msg("battle-refused-hero-again", ("R6", "B1"), kind=KINDS[kind]) if again else ""


def _placing(s: State, _seat: int, words: Sequence[str]) -> Text:
    if words[0] == "cross":
        return msg("battle-refused-cross", ("R15",))
    if words[0] == "put" and words[-1].isascii() and words[-1].isdecimal():
        return msg("battle-refused-put", face=words[-1][:QUOTED], hand=_hand(s))
    return ""


def _hand(s: State) -> list[str]:
    return [str(face + 1) for face in range(6) for _ in range(s.hand[face])]


def _at_home(s: State, seat: int, words: Sequence[str]) -> Text:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    if s.owner[unit] != seat:
        return _not_yours(s, unit)
    if s.zone[unit] != base(seat):
        return _about("battle-refused-base", s, unit)
    if s.phase == Phase.BURROW and not has(s, unit, Power.BURROW):
        return _no_power(s, unit, Power.BURROW, "R10")
    return ""


def _not_yours(s: State, unit: int) -> Msg:
    return msg("battle-refused-owner", unit=called(s, unit), seat=s.owner[unit])


def _no_power(s: State, unit: int, power: Power, *rules: str) -> Msg:
    return msg("battle-refused-power", rules, unit=called(s, unit), power=POWERS[power])


def _who_acts(s: State, seat: int, words: Sequence[str]) -> Text:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    if s.owner[unit] != seat:
        return _not_yours(s, unit)
    if not alive(s, unit):
        return _about("battle-refused-defeated", s, unit, "R20")
    if marked(s, unit, Status.PARALYZED):
        return _about("battle-refused-paralyzed", s, unit, "R43")
    return _about("battle-refused-acted", s, unit, "R12") if marked(s, unit, Status.ACTED) else ""


def _deed(s: State, seat: int, words: Sequence[str]) -> Text:
    """Return the reason why a part of an action is not available."""
    word = words[0].casefold()
    if word == "move":
        return _move(s, words[-1].upper())
    if word in ATTACK_CODES:
        return _attack(s, ATTACK_CODES[word])
    if word in POWER_CODES:
        return _power(s, POWER_CODES[word])
    if word in ("regroup", "done") and s.flanker != NOBODY:
        return _about("battle-refused-flanked", s, s.actor, "R39")
    if word == "regroup":
        return _order(s)
    return _about("battle-refused-hold", s, s.actor, "B6") if word == "done" else ""


def _attack(s: State, attack: Attack) -> Text:
    if not dice(s, s.actor, attack):
        return msg("battle-refused-attack", unit=called(s, s.actor), attack=ATTACKS[attack])
    return next(no_target(s, [attack]), None) or next(no_attack(s), None) or next(no_move(s), None) or _order(s)


def _power(s: State, power: Power) -> Text:
    if not has(s, s.actor, power):
        return _no_power(s, s.actor, power)
    if not is_active(power):
        return msg("battle-refused-passive", (POWER_ROWS[power].rule,), power=POWERS[power])
    return "" if may_use(s, s.actor, power) else no_use(s, power)


def _order(s: State) -> Text:
    return _about("battle-refused-order", s, s.actor, "R14", "R30") if s.done else ""


def _move(s: State, code: str) -> Text:
    if code not in ZONE_CODES:
        return ""
    zone, here = ZONE_CODES.index(code), s.zone[s.actor]
    if zone == here:
        return _about("battle-refused-there", s, s.actor, "R18")
    if abs(zone - here) != 1:
        return _about("battle-refused-zone", s, s.actor, "R18")
    if s.flanker != NOBODY and not may_go(s, s.actor, zone):
        return _about("battle-refused-flanked", s, s.actor, "R39", "B21")
    return next(no_move(s), None) or _order(s)


def _target(s: State, _seat: int, words: Sequence[str]) -> Text:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    if not alive(s, unit):
        return _about_any("battle-refused-gone", s, unit, "R20")
    if s.attack != NOBODY and s.owner[unit] == s.owner[s.actor]:
        return _about("battle-refused-own", s, unit, "R28")
    if s.attack == NOBODY and not is_side(s, s.actor, s.power, unit):
        power = Power(s.power)
        friends = POWER_ROWS[power].side == TargetSide.FRIEND
        key = "battle-refused-not-friend" if friends else "battle-refused-not-enemy"
        return msg(key, (POWER_ROWS[power].rule,), power=POWERS[power], unit=called(s, unit))
    barred = out_of_reach(s, unit)
    return barred.sentence(s, unit) if barred else ""


def _second(s: State, seat: int, words: Sequence[str]) -> Text:
    unit, power = _unit(s, words), Power(s.power)
    if unit == NOBODY:
        return msg("battle-refused-one", ("B17",), power=POWERS[power])
    if unit == s.target:
        return _about_any("battle-refused-twice", s, unit)
    if extent(s, unit) > pair_size(s.power):
        most = pair_size(s.power)
        return msg("battle-refused-pair", (POWER_ROWS[power].rule,), unit=whose_unit(s, unit), most=most)
    return _target(s, seat, words)


def _line(s: State, _seat: int, words: Sequence[str]) -> Text:
    if len(words) < 2 or words[0] not in ("row", "column") or not words[1].isdecimal() or len(words[1]) > 1:
        return ""
    if words[0] == "row" and s.attack == Attack.RANGED:
        return msg("battle-refused-row", ("R24",))
    line = int(words[1]) - 1 + (ROW if words[0] == "row" else 0)
    if line < 0 or not line_squares(s, s.target, line):
        return msg("battle-refused-line", unit=whose_unit(s, s.target), line=line_words(line))
    return "" if line_left(s, s.target, line) else msg("battle-refused-empty-line", ("R28",))


def _square(s: State, _seat: int, words: Sequence[str]) -> Text:
    unit = subject(s)
    names = [square_name(s, unit, square) for square in range(squares(s, unit))]
    odd = next((word for word in words[1:] if word.casefold() not in names), "")
    if odd:
        return msg("battle-refused-no-square", unit=whose_unit(s, unit), square=odd[:QUOTED])
    return next(
        (why for word in words[1:] if (why := _square_problem(s, unit, names.index(word.casefold()), word))), ""
    )


def _square_problem(s: State, unit: int, square: int, word: str) -> Text:
    """Return the reason why a square cannot be chosen, or ""."""
    if s.phase in (Phase.RESTORE, Phase.OWN_SQUARE):
        return msg("battle-refused-standing", square=word) if value(s, unit, square) else ""
    if not value(s, unit, square):
        return msg("battle-refused-crossed", square=word)
    if s.phase == Phase.SQUARE and not offered(s) >> square & 1:
        return msg("battle-refused-center", ("R6",), square=word, center=HERO_CENTER)
    return ""


Reason = Callable[[State, int, Sequence[str]], Text]
REASONS: Final[dict[Phase, Reason]] = {
    Phase.BUY: _purchase,
    Phase.RAISE: _purchase,
    Phase.PLACE: _placing,
    Phase.BURROW: _at_home,
    Phase.FREE_MOVE: _at_home,
    Phase.UNIT: _who_acts,
    Phase.DEED: _deed,
    Phase.TARGET: _target,
    Phase.SECOND: _second,
    Phase.LINE: _line,
    Phase.SQUARE: _square,
    Phase.OWN_SQUARE: _square,
    Phase.RESTORE: _square,
    Phase.PICK: _square,
    Phase.ACID: _square,
}
