"""The areas of War Dice's table: three zones with both sides, dice in hand, and who was defeated."""

from __future__ import annotations

from warbones.core.scene import Area, Layout, Piece
from warbones.core.words import Voice, title
from warbones.games.battle.names import ZONE_CODES
from warbones.games.battle.pieces import die, unit_piece
from warbones.games.battle.sheet import alive
from warbones.games.battle.state import ZONES, Phase, State
from warbones.games.battle.units import FACTIONS
from warbones.games.battle.words import counted, zone_words


def areas(s: State, near: int, voice: Voice) -> tuple[Area, ...]:
    """Return the areas; seat ``near`` is the reader's own."""
    zones = [_zone(s, zone, seat, near, voice) for seat in (1 - near, near) for zone in range(ZONES)]
    return (*zones, *_hand(s, voice), *_defeated(s))


def _id(zone: int, seat: int, near: int) -> str:
    return f"{ZONE_CODES[zone].lower()}-{'mine' if seat == near else 'theirs'}"


def _standing(s: State, unit: int) -> bool:
    """Return whether a unit is on the field, one whose values are being placed included."""
    return alive(s, unit) or unit == s.filling


def _zone(s: State, zone: int, seat: int, near: int, voice: Voice) -> Area:
    here = [unit for unit in range(s.units) if s.owner[unit] == seat and s.zone[unit] == zone and _standing(s, unit)]
    return Area(
        id=_id(zone, seat, near),
        title=title(zone_words(zone, voice)),
        surface="sheet",
        seat=seat,
        note=_note(s, zone, seat, voice),
        count=str(len(here)) if here else "",
        pieces=tuple(unit_piece(s, unit) for unit in here),
    )


def _note(s: State, zone: int, seat: int, voice: Voice) -> str:
    """Return whose units stand there; in a side's own base also its faction."""
    army = f"{voice.whose(seat)} units"
    if zone == 2 * seat and s.faction[seat] >= 0:
        army = f"{army}, {FACTIONS[s.faction[seat]]}"
    return title(army)


def _hand(s: State, voice: Voice) -> tuple[Area, ...]:
    """Return the dice still to be placed, the highest first, while values are placed."""
    if s.phase != Phase.PLACE:
        return ()
    faces = [face + 1 for face in range(5, -1, -1) for _ in range(s.hand[face])]
    pieces: list[Piece] = [die(number, face, s.asked, "hand") for number, face in enumerate(faces)]
    name = title(f"{voice.whose(s.asked)} dice to place")
    return (Area(id="hand", title=name, seat=s.asked, size="used", pieces=tuple(pieces)),)


def _defeated(s: State) -> tuple[Area, ...]:
    lost = [unit for unit in range(s.units) if not _standing(s, unit)]
    if not lost:
        return ()
    pieces = tuple(unit_piece(s, unit) for unit in lost)
    return (Area(id="defeated", title="Defeated", size="away", note=counted(len(lost), "unit"), pieces=pieces),)


def _extra(s: State, near: int) -> list[str]:
    """Return the areas that are there only at times."""
    hand = ["hand"] if s.phase == Phase.PLACE else []
    return [*hand, *(["defeated"] if any(not _standing(s, unit) for unit in range(s.units)) else [])]


def wide(s: State, near: int) -> Layout:
    """Return the zones side by side, the reader's base at the left and own units below."""
    zones = range(ZONES) if near == 0 else range(ZONES - 1, -1, -1)
    rows = [" ".join(_id(zone, seat, near) for zone in zones) for seat in (1 - near, near)]
    extra = [" ".join([name] * ZONES) for name in _extra(s, near)]
    return Layout(areas=(*rows, *extra), rows=("1", "1", *("auto" for _ in extra)))


def narrow(s: State, near: int) -> Layout:
    """Return the zones one below the other, the reader's base at the bottom."""
    zones = range(ZONES - 1, -1, -1) if near == 0 else range(ZONES)
    rows = [_id(zone, seat, near) for zone in zones for seat in (1 - near, near)]
    return Layout(areas=(*rows, *_extra(s, near)))
