"""War Dice's pieces: units as grids of dice, and the dice that are rolled."""

from __future__ import annotations

from typing import Literal

from warbones.core.notation.counting import counted
from warbones.core.view.scene import Piece, Sign
from warbones.core.view.words import Voice, as_read, title, uncited
from warbones.games.battle.notation.names import letter, square_name, unit_name
from warbones.games.battle.rules.marks import Status
from warbones.games.battle.rules.roster import row_of, size
from warbones.games.battle.rules.sheet import alive, is_fixed, marked, squares, value
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.view.words import (
    abilities,
    called,
    card,
    explained,
    owned,
    powers,
    ratings,
    square_words,
    states,
)

Mark = Literal["locked", "crossed", "shielded"]


def unit_piece(s: State, unit: int, voice: Voice, barred: str = "") -> Piece:
    """Return a unit as it stands on the table; ``barred`` says why it is in the way, or out of reach."""
    row = row_of(s.options, s.kind[unit])
    name, parts = unit_name(s, unit), _parts(s, unit)
    now = [f"{voice.own(s.owner[unit])} now"] if s.owner[unit] != s.origin[unit] else []
    held = states(s, unit)
    left = sum(part.face != "" for part in parts)
    facts = [
        f"{counted(left, 'square')} of {len(parts)} left",
        *(word for _, word in held),
        *now,
        *([as_read(uncited(barred)[0])] if barred else []),
    ]
    signs = [Sign(icon=icon, word=word) for icon, word in held]
    return Piece(
        id=name,
        label=title(f"{voice.whose(s.origin[unit])} {owned(s, unit)}, {', '.join(facts)}"),
        kind="unit",
        set=s.origin[unit],
        face=letter(s, unit),
        caption=row.name,
        tip=f"{card(s.options, s.kind[unit])} {explained(s, unit)}".strip(),
        chosen=unit in (s.actor, s.flanker),
        marks=_marks(s, unit),
        parts=parts,
        columns=row.width,
        note=abilities(s.kind[unit]),
        ratings=ratings(s.options, s.kind[unit]),
        signs=(*signs, *([Sign(icon="barred", word=uncited(barred)[0])] if barred else [])),
    )


def kind_piece(s: State, kind: int, seat: int | None = None, out_of_reach: str = "") -> Piece:
    """Return a kind of unit as it can be bought, by ``seat``: its size, its price and what it does."""
    row = row_of(s.options, kind)
    name = f"shop.{row.code}"
    empty = (Piece(id=f"{name}.{at}", label="a square", shape="d6", set=seat) for at in range(size(s, kind)))
    return Piece(
        id=name,
        label=f"{row.name}, {counted(row.cost, 'point')}{f', {out_of_reach}' if out_of_reach else ''}",
        kind="unit",
        set=seat,
        caption=row.name,
        tip=powers(kind),
        parts=tuple(empty),
        columns=row.width,
        note=abilities(kind),
        ratings=ratings(s.options, kind),
        price=row.cost,
        signs=(Sign(icon="stop", word=out_of_reach),) if out_of_reach else (),
    )


def _marks(s: State, unit: int) -> tuple[Mark, ...]:
    """Return the signs of a unit that front ends know."""
    if not alive(s, unit) and unit != s.filling:
        return ("crossed",)
    formed: tuple[Mark, ...] = ("shielded",) if marked(s, unit, Status.FORMATION) else ()
    return (*formed, *(("locked",) if marked(s, unit, Status.PARALYZED) else ()))


def _parts(s: State, unit: int) -> tuple[Piece, ...]:
    """Return the squares of a unit as dice, row by row."""
    return tuple(_square(s, unit, square) for square in range(squares(s, unit)))


def _square(s: State, unit: int, square: int) -> Piece:
    rated, where = value(s, unit, square), square_words(s, unit, square)
    empty = s.phase == Phase.PLACE and unit == s.filling and square >= s.spot
    shows = str(rated) if rated else "still empty" if empty else "crossed out"
    return Piece(
        id=f"{unit_name(s, unit)}.{square_name(s, unit, square)}",
        label=f"{called(s, unit)}, {where}: {shows}",
        shape="d6",
        set=s.origin[unit],
        face=str(rated) if rated else "",
        chosen=(empty and square == s.spot) or _aimed(s, unit, square),
        marks=("crossed",) if not rated and not empty else ("fixed",) if is_fixed(s, unit, square) else (),
    )


def _aimed(s: State, unit: int, square: int) -> bool:
    """Return whether a square has been named: against a siege, or to be lowered."""
    return bool(s.picks[unit] >> square & 1) or (s.bitten == square and s.target == unit)


def die(number: int, face: int, seat: int | None, name: str = "die", caption: str = "") -> Piece:
    """Return a die that was rolled; ``caption`` is what is written below it."""
    label = f"a die showing {face}{f', {caption}' if caption else ''}"
    return Piece(id=f"{name}{number}", label=label, shape="d6", set=seat, face=str(face), caption=caption)
