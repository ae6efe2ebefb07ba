"""War Dice's pieces: units as grids of dice, and rolled dice."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from msgspec.structs import replace

from warbones.core.messages import Msg, Piece, Sign, Text, msg
from warbones.core.view.cache import Cache, same
from warbones.games.battle.notation.names import letter, square_name, unit_name
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.roster import row_of, size
from warbones.games.battle.rules.sheet import MIDDLE, alive, is_fixed, marked, squares, value
from warbones.games.battle.rules.state import HERO_CENTER, SQUARES, Phase, State
from warbones.games.battle.rules.units import ROWS
from warbones.games.battle.view.cards import EXPLAINED, STATES, abilities, card, features, powers, ratings
from warbones.games.battle.view.range import in_range, reached
from warbones.games.battle.view.words import KINDS, called, commas, owned, sentences, square_words, zone_id, zone_words

Mark = Literal["locked", "crossed", "shielded"]


def unit_piece(s: State, unit: int, store: Cache, barred: Text = "", *, rolled: bool = False) -> Piece:
    """Return a unit as it stands on the table; ``barred`` is the reason why it is in the way, or out of reach.

    ``rolled``: its values are being rolled, so its squares are empty and not crossed out.
    """
    depends_on = (
        *(s.kind[unit], s.origin[unit], s.owner[unit], s.status[unit], letter(s, unit)),
        *(bytes(s.square.cells[SQUARES * unit : SQUARES * (unit + 1)]), s.picks[unit]),
        *(unit in (s.actor, s.flanker), s.spot if unit == s.filling else None),
        *(s.bitten if unit == s.target else None, barred, reached(s, unit), in_range(s, unit), rolled),
    )
    return same(store, (unit_piece, unit), depends_on, lambda: _unit_piece(s, unit, barred, rolled=rolled))


def _unit_piece(s: State, unit: int, barred: Text, *, rolled: bool) -> Piece:
    kind, row, parts = s.kind[unit], row_of(s.options, s.kind[unit]), _parts(s, unit, rolled=rolled)
    left = _left(parts, filled=rolled or unit == s.filling)
    held = [sign for status, sign in STATES.items() if marked(s, unit, status)]
    return Piece(
        id=unit_name(s, unit),
        label=msg(
            "battle-unit-label",
            unit=owned(s.origin[unit], kind, letter(s, unit)),
            facts=commas([left, *(word for _, word in held), *_now(s, unit), *([barred] if barred else [])]),
        ),
        kind="unit",
        shape=row.code,
        set=s.origin[unit],
        face=letter(s, unit),
        caption=KINDS[kind],
        tip=sentences(
            [
                card(s.options, kind),
                *_attackable(s, unit),
                *(why for status, why in EXPLAINED.items() if marked(s, unit, status)),
            ]
        ),
        chosen=unit in (s.actor, s.flanker),
        marks=_marks(s, unit),
        parts=parts,
        columns=row.width,
        note=abilities(kind),
        ratings=ratings(s.options, kind),
        reaches=tuple(zone_id(zone) for zone in reached(s, unit)),
        signs=(
            *(Sign(icon=icon, word=word) for icon, word in held),
            *([Sign(icon="barred", word=barred)] if barred else []),
        ),
    )


def _left(parts: tuple[Piece, ...], *, filled: bool) -> Msg:
    """Return the message with the number of a unit's squares that are left or, if it is being filled, ``filled``."""
    key = "battle-squares-filled" if filled else "battle-squares-left"
    return msg(key, left=sum(part.face != "" for part in parts), of=len(parts))


def _attackable(s: State, unit: int) -> list[Msg]:
    """Return the zones that a unit can still attack, in a sentence."""
    here, more = ([zone_words(zone) for zone in zones] for zones in in_range(s, unit))
    if more:
        return [msg("battle-attackable-moving", zones=here, more=more)]
    return [msg("battle-attackable", zones=here)] if here else []


def _now(s: State, unit: int) -> list[Msg]:
    """Return the unit's present owner, if it has changed sides."""
    return [msg("battle-now", seat=s.owner[unit])] if s.owner[unit] != s.origin[unit] else []


def kind_piece(s: State, kind: int, seat: int | None = None, out_of_reach: Text = "") -> Piece:
    """Return a kind of unit that ``seat`` can buy: its size, its price and its powers."""
    row = row_of(s.options, kind)
    name = shop_id(kind)
    price = msg("battle-points", points=row.cost)
    return Piece(
        id=name,
        label=commas([KINDS[kind], price, *([out_of_reach] if out_of_reach else [])]),
        kind="unit",
        shape=row.code,
        set=seat,
        caption=KINDS[kind],
        tip=powers(kind),
        parts=_empty(name, size(s, kind), seat, hero=row.hero),
        columns=row.width,
        note=features(kind),
        ratings=ratings(s.options, kind),
        price=row.cost,
        signs=(Sign(icon="stop", word=out_of_reach),) if out_of_reach else (),
    )


def shop_id(kind: int) -> str:
    """Return the id of a kind of unit that can be bought."""
    return f"shop.{ROWS[kind].code}"


@lru_cache(1 << 8)
def _empty(name: str, number: int, seat: int | None, *, hero: bool) -> tuple[Piece, ...]:
    """Return the squares of a unit that is not bought yet; a hero's center shows its fixed value (R6)."""
    label = msg("battle-a-square")
    blank = [Piece(id=f"{name}.{at}", label=label, shape="d6", set=seat) for at in range(number)]
    if hero:
        blank[MIDDLE] = replace(blank[MIDDLE], face=str(HERO_CENTER), marks=("fixed",))
    return tuple(blank)


def _marks(s: State, unit: int) -> tuple[Mark, ...]:
    """Return the marks of a unit that front ends know."""
    if not alive(s, unit) and unit != s.filling:
        return ("crossed",)
    formed: tuple[Mark, ...] = ("shielded",) if marked(s, unit, Status.FORMATION) else ()
    return (*formed, *(("locked",) if marked(s, unit, Status.PARALYZED) else ()))


def _parts(s: State, unit: int, *, rolled: bool) -> tuple[Piece, ...]:
    """Return the squares of a unit as dice, row by row."""
    return tuple(_square(s, unit, square, rolled=rolled) for square in range(squares(s, unit)))


def square_id(s: State, unit: int, square: int) -> str:
    """Return the id of a square of a unit."""
    return f"{unit_name(s, unit)}.{square_name(s, unit, square)}"


def _square(s: State, unit: int, square: int, *, rolled: bool) -> Piece:
    rated, where = value(s, unit, square), square_words(s, unit, square)
    placed = s.phase == Phase.PLACE and unit == s.filling and square >= s.spot
    empty = placed or (rolled and not rated)
    shows = str(rated) if rated else msg("battle-empty" if empty else "battle-crossed-out")
    return Piece(
        id=square_id(s, unit, square),
        label=msg("battle-square-label", unit=called(s, unit), square=where, shows=shows),
        shape="d6",
        set=s.origin[unit],
        face=str(rated) if rated else "",
        chosen=(placed and square == s.spot) or _aimed(s, unit, square),
        marks=("crossed",) if not rated and not empty else ("fixed",) if is_fixed(s, unit, square) else (),
    )


def _aimed(s: State, unit: int, square: int) -> bool:
    """Return whether a square has been named to meet a siege, or to be lowered."""
    return bool(s.picks[unit] >> square & 1) or (s.bitten == square and s.target == unit)


@cache
def die(number: int, face: int, seat: int | None) -> Piece:
    """Return a die that was rolled."""
    label = msg("battle-die-showing", face=face)
    return Piece(id=f"die{number}", label=label, shape="d6", set=seat, face=str(face))


def pile_id(face: int) -> str:
    """Return the id of the dice of a face that are still in hand."""
    return f"hand{face}"


def pile(face: int, number: int, seat: int) -> Piece:
    """Return the dice of a face that are still in hand."""
    label = msg("battle-dice-showing", face=face, number=number)
    caption = msg("battle-pile", number=number) if number > 1 else ""
    return Piece(id=pile_id(face), label=label, shape="d6", set=seat, face=str(face), caption=caption)
