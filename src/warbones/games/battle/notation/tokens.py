"""The tokens of an action: ``act aB``, ``melee``, ``at bA``, ``column 2``, ``squares r1c1 r1c2``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation.spelling import WORD, heading, numbered
from warbones.core.rules.step import rule
from warbones.games.battle.notation.names import FACTION_CODES, SIDES, ZONE_CODES, deed_text, letters
from warbones.games.battle.rules.armies.placement import ARRANGE, CROSS, FACES, Way
from warbones.games.battle.rules.armies.setup import KEEP, STOP
from warbones.games.battle.rules.attacks.strikes import ROW
from warbones.games.battle.rules.roster import width
from warbones.games.battle.rules.rounds.actions import DEEDS
from warbones.games.battle.rules.state import NONE, UNITS, Phase, State
from warbones.games.battle.rules.units import ROWS

WIDE: Final = max(row.width for row in ROWS)
HIGH: Final = max(row.height for row in ROWS)


def _words() -> Iterator[str]:
    yield from ("faction", *FACTION_CODES, "buy", "raise", *(row.code for row in ROWS), "stop")
    yield from ("keep", "reroll", "put", *map(str, range(1, FACES + 1)), "cross", "arrange")
    yield from (way.name.lower() for way in Way)
    yield from ("burrow", "advance", "act", "at", "and", "stay", "zone", "column", "row", "square", "squares")
    for deed in range(DEEDS):
        yield from deed_text(deed).split()
    yield from (f"r{row}c{column}" for row in range(1, HIGH + 1) for column in range(1, WIDE + 1))
    yield from (side + letters(place) for place in range(UNITS) for side in SIDES)


WORDS: Final = tuple(dict.fromkeys(_words()))
"""All tokens, each once. Agents depend on their order, so it never changes."""

_NUMBERS: Final = numbered(WORDS)


def _heads(*texts: str) -> tuple[int, ...]:
    return tuple(heading(*map(_NUMBERS.__getitem__, text.split())) for text in texts)


FACTIONS: Final = _heads(*(f"faction {code}" for code in FACTION_CODES))
KIND_WORDS: Final = _heads(*(row.code for row in ROWS))
WAYS: Final = _heads(*(f"arrange {way.name.lower()}" for way in Way))
DEED_HEADS: Final = _heads(*(deed_text(deed) for deed in range(DEEDS)))
ZONES: Final = _heads(*(f"zone {code}" for code in ZONE_CODES))
BUY, RAISE, STOP_WORD, KEEP_WORD, REROLL, PUT, CROSS_WORD, STAY = _heads(
    *("buy", "raise", "stop", "keep", "reroll", "put", "cross", "stay")
)
COLUMN, ROW_WORD, SQUARE, SET = _heads("column", "row", "square", "squares")
BURROW, ADVANCE, ACT, AT, AND = _heads("burrow", "advance", "act", "at", "and")
FIRST_NUMBER, FIRST_SQUARE, FIRST_UNIT = _heads("1", "r1c1", SIDES[0] + letters(0))


@rule
def subject(s: State) -> int:
    """Return the unit whose squares are chosen now."""
    return s.actor if s.phase in (Phase.OWN_SQUARE, Phase.ACID) else s.target


@rule
def unit_word(s: State, unit: int) -> int:
    """Return the token of a unit: the side that bought it, and its letter there."""
    place = 0
    for other in range(unit):
        if s.origin[other] == s.origin[unit]:
            place += 1
    return FIRST_UNIT + 2 * place + s.origin[unit]


@rule
def square_word(s: State, unit: int, square: int) -> int:
    """Return the token of a square."""
    across = width(s, s.kind[unit])
    return FIRST_SQUARE + square // across * WIDE + square % across


@rule
def head(s: State, seat: int, action: int) -> int:
    """Return the tokens of an action, up to a set of squares."""
    if s.phase <= Phase.REROLL:
        return head_before(s, action)
    if s.phase == Phase.DEED:
        return DEED_HEADS[action]
    if s.phase == Phase.ZONE:
        return ZONES[action]
    if s.phase == Phase.LINE:
        return line_head(action)
    if s.phase == Phase.RAISE:
        return STOP_WORD if action == STOP else RAISE | KIND_WORDS[action] << WORD
    if s.phase in (Phase.RESTORE, Phase.PICK):
        return SET
    if s.phase in (Phase.SQUARE, Phase.OWN_SQUARE, Phase.ACID):
        return SQUARE | square_word(s, subject(s), action) << WORD
    return STAY if action == NONE else unit_verb(s) | unit_word(s, action) << WORD


@rule
def head_before(s: State, action: int) -> int:
    """Return the tokens of a choice while an army is built, or while values are placed."""
    if s.phase == Phase.FACTION:
        return FACTIONS[action]
    if s.phase == Phase.BUY:
        return STOP_WORD if action == STOP else BUY | KIND_WORDS[action] << WORD
    if s.phase == Phase.REROLL:
        return KEEP_WORD if action == KEEP else REROLL
    if action >= ARRANGE:
        return WAYS[action - ARRANGE]
    return CROSS_WORD if action == CROSS else PUT | (FIRST_NUMBER + action - 1) << WORD


@rule
def line_head(line: int) -> int:
    """Return the tokens of a line, such as ``column 2``."""
    if line >= ROW:
        return ROW_WORD | (FIRST_NUMBER + line - ROW) << WORD
    return COLUMN | (FIRST_NUMBER + line) << WORD


@rule
def unit_verb(s: State) -> int:
    """Return the token before a unit."""
    if s.phase == Phase.BURROW:
        return BURROW
    if s.phase == Phase.FREE_MOVE:
        return ADVANCE
    if s.phase == Phase.UNIT:
        return ACT
    return AT if s.phase == Phase.TARGET else AND


@rule
def members(s: State, seat: int, action: int) -> int:
    """Return the squares of a set, as a mask."""
    return action if s.phase in (Phase.RESTORE, Phase.PICK) else 0


@rule
def member_word(s: State, seat: int, member: int) -> int:
    """Return the token of a square in a set."""
    return square_word(s, subject(s), member)
