"""Why an action that was asked for is not legal, where the sheet shows it: too dear, acted, barred, out of reach."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.notation.counting import counted
from warbones.core.rules.step import NOBODY
from warbones.core.view.words import Voice
from warbones.games.battle.notation.names import NAMES, ZONE_CODES, square_name, unit_name
from warbones.games.battle.notation.spelling import subject
from warbones.games.battle.rules.actions import may_go
from warbones.games.battle.rules.army_building import is_bought, left_to_spend
from warbones.games.battle.rules.legal import offered
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power, pair_size
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import alive, base, dice, extent, has, marked, squares, value
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.striking import ROW, line_left, line_squares
from warbones.games.battle.rules.units import FACTIONS, LIST, ROWS, Attack
from warbones.games.battle.rules.using import is_side, raised_faction
from warbones.games.battle.view.blocked import blocked, no_target, out_of_reach
from warbones.games.battle.view.words import agrees, called

CODES: Final = {row.code: kind for kind, row in enumerate(ROWS)}
POWER_CODES: Final = {row.code: power for power, row in POWERS.items()}


def why_not(s: State, seat: int, text: str) -> str:
    """Return why ``seat``, which decides, may not do what ``text`` writes, or "" where it shows no reason."""
    words = text.split()
    reason = REASONS.get(Phase(s.phase))
    return reason(s, seat, words) if reason and words else ""


def _unit(s: State, words: Sequence[str]) -> int:
    """Return the unit that the last word names, or nobody."""
    names = [unit_name(s, unit).casefold() for unit in range(s.units)]
    return names.index(words[-1].casefold()) if words[-1].casefold() in names else NOBODY


def _purchase(s: State, seat: int, words: Sequence[str]) -> str:
    kind = CODES.get(words[-1].casefold())
    if kind is None:
        return "You need a unit first (B49)." if words == ["stop"] and not s.spent[seat] else ""
    row, raising = row_of(s.options, kind), s.phase == Phase.RAISE
    faction = raised_faction(s, s.actor) if raising else s.faction[seat]
    left = s.raising if raising else left_to_spend(s, seat)
    if kind // LIST != faction:
        return f"{row.name} is not in the list of {FACTIONS[faction]} (R3)."
    if row.cost > left:
        return (
            f"{row.name} costs {counted(row.cost, 'point')}, and you have {left} left ({'R44' if raising else 'R5'})."
        )
    return f"{row.name} is a hero, and bought already (R6, B1)." if row.hero and is_bought(s, seat, kind) else ""


def _placing(s: State, _seat: int, words: Sequence[str]) -> str:
    if words[0] == "cross":
        return "There is a die for every square that is left (R15)."
    if words[0] == "put" and words[-1].isascii() and words[-1].isdecimal():
        return f"No {words[-1]:.9} is left in hand: there are {_hand(s)}."
    return ""


def _hand(s: State) -> str:
    return ", ".join(str(face + 1) for face in range(6) for _ in range(s.hand[face]))


def _at_home(s: State, seat: int, words: Sequence[str]) -> str:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    if s.owner[unit] != seat:
        return _not_yours(s, unit)
    if s.zone[unit] != base(seat):
        return f"{called(s, unit)} is not in your base."
    if s.phase == Phase.BURROW and not has(s, unit, Power.BURROW):
        return f"{called(s, unit)} has no Burrow (R10)."
    return ""


def _not_yours(s: State, unit: int) -> str:
    return f"{called(s, unit)} is {NAMES[s.owner[unit]]}'s."


def _who_acts(s: State, seat: int, words: Sequence[str]) -> str:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    if s.owner[unit] != seat:
        return _not_yours(s, unit)
    if not alive(s, unit):
        return f"{called(s, unit)} {agrees(s, unit, 'be')} defeated (R20)."
    if marked(s, unit, Status.PARALYZED):
        return f"{called(s, unit)} {agrees(s, unit, 'be')} paralyzed for this round (R43)."
    return f"{called(s, unit)} has acted in this round (R12)." if marked(s, unit, Status.ACTED) else ""


def _deed(s: State, seat: int, words: Sequence[str]) -> str:
    """Return why a part of an action is not to be had: what the table says beside the choice, where it is about it."""
    name, unit = called(s, s.actor), s.actor
    word = words[0].casefold()
    if word == "move":
        return _move(s, seat, words[-1].upper())
    if word in (attack.name.lower() for attack in Attack):
        attack = Attack[word.upper()]
        if not dice(s, unit, attack):
            return f"{name} has no {word} attack."
        return next(no_target(s, [attack]), "") or _told(s, seat, "siege unit") or _order(s)
    if word in POWER_CODES:
        power = POWER_CODES[word]
        if not has(s, unit, power):
            return f"{name} has no {POWERS[power].name}."
        return _told(s, seat, f"{POWERS[power].name} ") or f"{POWERS[power].name} is no action ({POWERS[power].rule})."
    if word == "regroup":
        return "Who is flanked for attacks at once (R39)." if s.flanker != NOBODY else _order(s)
    if word == "done":
        return "Who is flanked for attacks at once (R39)." if s.flanker != NOBODY else "A unit must do something (B6)."
    return ""


def _told(s: State, seat: int, *about: str) -> str:
    """Return the first of the sentences beside the choice that is about something."""
    sentences = blocked(s, Voice(seat, NAMES)).replace(". ", ".\n").splitlines()
    return next((each for each in sentences if any(word in each for word in about)), "")


def _order(s: State) -> str:
    return "That does not go with what the unit has done in this action (R14, R30)." if s.done else ""


def _move(s: State, seat: int, code: str) -> str:
    if code not in ZONE_CODES:
        return ""
    zone, here = ZONE_CODES.index(code), s.zone[s.actor]
    if abs(zone - here) != 1:
        where = "is there already" if zone == here else "moves to an adjacent zone"
        return f"{called(s, s.actor)} {where} (R18)."
    if s.flanker != NOBODY and not may_go(s, s.actor, zone):
        return "Who is flanked for attacks at once (R39, B21)."
    return _told(s, seat, "is closed while", "siege unit", "second move") or _order(s)


def _target(s: State, _seat: int, words: Sequence[str]) -> str:
    unit = _unit(s, words)
    if unit == NOBODY:
        return ""
    name = called(s, unit)
    if not alive(s, unit):
        return f"{name} is defeated (R20)."
    if s.attack != NOBODY and s.owner[unit] == s.owner[s.actor]:
        return "Only enemies are attacked (R28)."
    if s.attack == NOBODY and not is_side(s, s.actor, s.power, unit):
        return f"{POWERS[Power(s.power)].name} is not for {name} ({POWERS[Power(s.power)].rule})."
    return f"{name}: {why}." if (why := out_of_reach(s, unit)) else ""


def _second(s: State, seat: int, words: Sequence[str]) -> str:
    unit, row = _unit(s, words), POWERS[Power(s.power)]
    if unit == NOBODY:
        return f"{row.name} takes two where two can be taken (B17)."
    if unit == s.target:
        return f"{called(s, unit)} is the first already."
    if extent(s, unit) > pair_size(s.power):
        return f"{called(s, unit)} is too large to be one of two ({row.rule})."
    return _target(s, seat, words)


def _line(s: State, _seat: int, words: Sequence[str]) -> str:
    if len(words) < 2 or words[0] not in ("row", "column") or not words[1].isdecimal() or len(words[1]) > 1:
        return ""
    if words[0] == "row" and s.attack == Attack.RANGED:
        return "Ranged attacks take columns only (R24)."
    line = int(words[1]) - 1 + (ROW if words[0] == "row" else 0)
    if not line_squares(s, s.target, line):
        return f"{called(s, s.target)} has no {words[0]} {words[1]}."
    return "" if line_left(s, s.target, line) else "Nothing of it is left: a line needs a remaining square (R28)."


def _square(s: State, _seat: int, words: Sequence[str]) -> str:
    unit = subject(s)
    names = [square_name(s, unit, square) for square in range(squares(s, unit))]
    odd = next((word for word in words[1:] if word.casefold() not in names), "")
    if odd:
        return f"{called(s, unit)} has no square {odd:.9}."
    for word in words[1:]:
        square = names.index(word.casefold())
        if s.phase in (Phase.RESTORE, Phase.OWN_SQUARE):
            if value(s, unit, square):
                return f"{word} is not crossed out."
        elif not value(s, unit, square):
            return f"{word} is crossed out."
        elif s.phase == Phase.SQUARE and not offered(s) >> square & 1:
            return f"{word} is a hero's center: it stays 8 (R6)."
    return ""


Reason = Callable[[State, int, Sequence[str]], str]
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
