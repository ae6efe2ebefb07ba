"""The names of DICE WAR's pawns, KEEPs and zones, and their pieces."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal, NamedTuple

from warbones.core.messages import Msg, Piece, Sign, Text, msg
from warbones.core.rules.step import NOBODY
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules.boards import zone_names
from warbones.games.keep.rules.movement import landings
from warbones.games.keep.rules.state import OFF, Phase, State
from warbones.games.keep.rules.zones import home, is_advantage, owner


def zone_name(s: State, zone: int) -> str:
    """Return the zone's name, such as L3."""
    return zone_names(s.options.board)[zone]


def signs(s: State, zone: int) -> tuple[Sign, ...]:
    """Return the signs of a zone: whose home it is, and what it offers (R3; on other boards B1)."""
    return _signs(home(s, zone), is_middle(s, zone), bool(s.options.board.slot[zone]), bool(is_advantage(s, zone)))


@cache
def _signs(seat: int, middle: bool, slot: bool, advantage: bool) -> tuple[Sign, ...]:
    found = [Sign(icon="home", word=msg("keep-home-of", seat=seat))] if seat != NOBODY else []
    if middle:
        found.append(Sign(icon="neutral", word=msg("keep-grey")))
    if slot:
        found.append(Sign(icon="slot", word=msg("keep-defense")))
    if advantage:
        found.append(Sign(icon="strike", word=msg("keep-advantage")))
    return tuple(found)


def is_middle(s: State, zone: int) -> bool:
    """Return whether the zone lies in the grey middle (R11)."""
    return bool(2 * s.options.board.row[zone] == s.options.board.rows - 1)


def goal_words(s: State, pawn: int) -> Msg:
    """Return the words for the pawn's goal, such as "to L5 or R5", or "off the board" (R13, R14)."""
    return _goal_words(goals(s, pawn))


def goals(s: State, pawn: int) -> tuple[str, ...]:
    """Return the zones to which the pawn could move; empty if it would leave the board."""
    zones = landings(s, pawn)
    return tuple([zone_name(s, zone) for zone in range(s.options.board.zones) if zones >> zone & 1])


@cache
def _goal_words(zones: tuple[str, ...]) -> Msg:
    return msg("keep-to", zones=zones) if zones else msg("keep-off")


@cache
def bare(pawn: int, number: int) -> Piece:
    """Return a pawn as shown within a sentence; number 0 is a pawn still to be rolled."""
    return Piece(
        id=NAMES[pawn],
        label=msg("keep-pawn-shows", seat=owner(pawn), name=NAMES[pawn], number=number),
        shape="d6",
        face=str(number) if number else "",
        set=owner(pawn),
    )


def numbered(pawn: int, number: int, *, named: bool) -> Msg | int:
    """Return a pawn by its number, and also by its name if another one looks alike."""
    return msg("keep-pawn-named", number=number, name=NAMES[pawn]) if named else number


def keep_id(seat: int) -> str:
    """Return the id of the seat's KEEP."""
    return f"{'AB'[seat]}.keep"


@cache
def keep_piece(seat: int, shows: int) -> Piece:
    """Return a seat's KEEP (R1, R2)."""
    return Piece(
        id=keep_id(seat),
        label=msg("keep-keep-shows", seat=seat, shows=shows),
        shape="d20",
        face=str(shows),
        set=seat,
        caption=msg("keep-keep"),
        tip=msg("keep-keep-tip", ("R28",), seat=seat, shows=shows),
    )


class Standing(NamedTuple):
    """The visible facts of a pawn. ``zone`` is "" off the board; ``goals`` are the zones it could move to."""

    pawn: int
    number: int
    zone: str
    defending: bool
    struck: bool
    due: Literal["", "roll", "place", "done", "move"]
    goals: tuple[str, ...] = ()


def standing_piece(s: State, pawn: int) -> Piece:
    """Return a pawn as it lies on the table, with its goals."""
    zone = "" if s.zone[pawn] == OFF else zone_name(s, s.zone[pawn])
    number, due = s.number[pawn], _due(s, pawn)
    ahead = goals(s, pawn) if due == "move" else ()
    chosen = s.phase == Phase.POSITION and due == "place"
    return _standing(Standing(pawn, number, zone, bool(s.defending[pawn]), bool(s.struck[pawn]), due, ahead), chosen)


def _due(s: State, pawn: int) -> Literal["", "roll", "place", "done", "move"]:
    """Return the pawn's next step, or ""."""
    if s.zone[pawn] == OFF:
        return "place" if s.number[pawn] else "roll" if s.phase == Phase.POSITION else ""
    if s.phase == Phase.MOVE and s.positioned[pawn]:
        return "done"
    return "move" if s.phase in (Phase.POSITION, Phase.MOVE, Phase.TAKE_OFF) else ""


@lru_cache(1 << 12)
def _standing(seen: Standing, chosen: bool) -> Piece:
    """Return the piece. Most pawns stand where they stood before, so each piece is made once."""
    plain = bare(seen.pawn, seen.number)
    place, caption = _place(seen)
    label = msg("keep-pawn-at", pawn=plain.label, place=place)
    return Piece(
        id=plain.id,
        label=label,
        shape=plain.shape,
        face=plain.face,
        set=plain.set,
        caption=caption,
        tip=msg("table-sentence", text=label),
        chosen=chosen,
        reaches=seen.goals,
        marks=("crossed",) if seen.struck else ("shielded",) if seen.defending else (),
    )


def _place(seen: Standing) -> tuple[Msg, Text]:
    """Return the pawn's place and its next step, in words and as a caption."""
    if seen.due == "place":
        return msg("keep-to-be-placed"), msg("keep-to-place")
    if not seen.zone:
        return msg("keep-off-to-be-rolled" if seen.due == "roll" else "keep-off"), msg("keep-off-short")
    where = msg("keep-in-defense", zone=seen.zone) if seen.defending else msg("keep-in", zone=seen.zone)
    if seen.due == "done":
        return msg("keep-acted", where=where), msg("keep-done")
    if seen.due == "move":
        goal = _goal_words(seen.goals)
        return msg("keep-would-move", where=where, whither=goal), goal if seen.goals else msg("keep-off-short")
    return where, ""
