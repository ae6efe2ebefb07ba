"""The areas of War Dice's table: three zones with both sides, the shop, the dice in hand, and the defeated."""

from __future__ import annotations

from collections.abc import Set

from warbones.core.messages import Text, msg
from warbones.core.view.cache import Cache
from warbones.core.view.scene import Area, Group, Layout, Note, cells
from warbones.core.view.voice import Voice
from warbones.games.battle.notation.names import FACTION_CODES
from warbones.games.battle.rules.armies.setup import is_bought, left_to_spend
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.sheet import alive, value
from warbones.games.battle.rules.state import CENTER, ZONES, Phase, Purpose, State
from warbones.games.battle.rules.units import FACTION_COUNT, kinds_of
from warbones.games.battle.view.obstacles import obstacles
from warbones.games.battle.view.pieces import kind_piece, pile, unit_piece
from warbones.games.battle.view.words import ABOUT, FACTIONS, capital, zone_id, zone_words

SHOPPING = (Phase.BUY, Phase.RAISE)


def areas(s: State, near: int, voice: Voice, cache: Cache, falling: Set[int], rolled: Set[int]) -> tuple[Area, ...]:
    """Return the areas, with seat ``near`` in front. Units that fall or are rolled for stay where they were."""
    staying = falling if is_buying(s) else falling | rolled
    zones = [_zone(s, zone, near, voice, cache, staying, rolled) for zone in _zones(s)]
    return (*zones, *_factions(s), *_shop(s), *_drawing(s, cache), *_hand(s), *_defeated(s, cache, staying))


def list_id(faction: int) -> str:
    """Return the id of the area that lists a faction's units."""
    return f"list-{FACTION_CODES[faction]}"


def is_drawn(s: State) -> bool:
    """Return whether a newly bought unit is being drawn, in the middle of the table."""
    return s.phase == Phase.PLACE and s.purpose == Purpose.BUY


def is_buying(s: State) -> bool:
    """Return whether armies are being bought: there is no center yet."""
    return s.phase == Phase.BUY or is_drawn(s)


def _zones(s: State) -> tuple[int, ...]:
    if s.phase == Phase.FACTION:
        return ()
    return (0, 2) if is_buying(s) else tuple(range(ZONES))


def _standing(s: State, unit: int) -> bool:
    """Return whether a unit is on the field, or having its values placed."""
    return alive(s, unit) or unit == s.filling


def _here(s: State, zone: int, seat: int, staying: Set[int]) -> list[int]:
    aside = s.filling if is_drawn(s) else -1
    return [
        unit
        for unit in range(s.units)
        if s.owner[unit] == seat and s.zone[unit] == zone and unit != aside and (_standing(s, unit) or unit in staying)
    ]


def _zone(s: State, zone: int, near: int, voice: Voice, cache: Cache, staying: Set[int], rolled: Set[int]) -> Area:
    sides = [zone // 2] if is_buying(s) else [1 - near, near]
    here = {seat: _here(s, zone, seat, staying) for seat in sides}
    barred = obstacles(s) if voice.seat == s.asked else {}
    pieces = tuple(
        unit_piece(s, unit, cache, barred.get(unit, ""), rolled=unit in rolled)
        for units in here.values()
        for unit in units
    )
    return Area(
        id=zone_id(zone),
        title=capital(zone_words(zone)),
        look="field",
        scale="small" if is_buying(s) else "large",
        seat=None if zone == CENTER else zone // 2,
        note=_faction(s, zone),
        count=_counted(here, near),
        pieces=pieces,
        groups=tuple(
            Group(count=len(units), text=msg("battle-units-of", seat=seat), seat=seat) for seat, units in here.items()
        ),
    )


def _faction(s: State, zone: int) -> Text:
    """Return the faction of the owner of a base."""
    return FACTIONS[s.faction[zone // 2]] if zone != CENTER and s.faction[zone // 2] >= 0 else ""


def _counted(here: dict[int, list[int]], near: int) -> Text:
    """Return the number of units in a zone, such as "4 units, yours 1"."""
    mine, both = len(here.get(near, [])), sum(map(len, here.values()))
    if not both or both == mine or not mine:
        return msg("battle-unit-count", units=both) if both else ""
    return msg("battle-unit-count-own", units=both, seat=near, own=mine)


def _factions(s: State) -> tuple[Area, ...]:
    """Return a list of each faction's units, while factions are picked."""
    if s.phase != Phase.FACTION:
        return ()
    return tuple(
        Area(
            id=list_id(faction),
            title=FACTIONS[faction],
            look="list",
            scale="small",
            note=ABOUT[faction],
            pieces=tuple(kind_piece(s, kind) for kind in kinds_of(faction)),
        )
        for faction in range(FACTION_COUNT)
    )


def _shop(s: State) -> tuple[Area, ...]:
    """Return the units that can be bought or raised, with their costs and powers."""
    if s.phase not in SHOPPING:
        return ()
    faction, left = s.faction[s.asked], s.raising if s.phase == Phase.RAISE else left_to_spend(s, s.asked)
    return (
        Area(
            id="shop",
            title=FACTIONS[faction],
            look="list",
            note=ABOUT[faction],
            aside=Note(figure=str(left), text=msg("battle-points-left", points=left)),
            pieces=tuple(kind_piece(s, kind, s.asked, _out_of_reach(s, kind, left)) for kind in kinds_of(faction)),
        ),
    )


def _out_of_reach(s: State, kind: int, left: int) -> Text:
    """Return the reason why a unit cannot be bought, or ""."""
    row = row_of(s.options, kind)
    if row.hero and is_bought(s, s.asked, kind):
        return msg("battle-bought-once")
    return msg("battle-too-dear", points=row.cost - left) if row.cost > left else ""


def _drawing(s: State, cache: Cache) -> tuple[Area, ...]:
    """Return the unit that is being drawn, before the battle."""
    if not is_drawn(s):
        return ()
    piece = unit_piece(s, s.filling, cache)
    return (Area(id="drawing", title=msg("battle-new-unit"), look="paper", pieces=(piece,)),)


def _hand(s: State) -> tuple[Area, ...]:
    """Return the dice still to be placed, grouped by face, the highest first; each face keeps its place."""
    if s.phase != Phase.PLACE:
        return ()
    placed = {value(s, s.filling, square) for square in range(s.spot)}
    faces = [face for face in range(6, 0, -1) if s.hand[face - 1] or face in placed]
    pieces = tuple(pile(face, s.hand[face - 1], s.asked) if s.hand[face - 1] else None for face in faces)
    return (Area(id="hand", title=msg("battle-hand", seat=s.asked), look="paper", seat=s.asked, pieces=pieces),)


def _lost(s: State) -> list[int]:
    return [unit for unit in range(s.units) if not _standing(s, unit)]


def _defeated(s: State, cache: Cache, staying: Set[int]) -> tuple[Area, ...]:
    if s.phase == Phase.FACTION or is_buying(s):
        return ()
    pieces = tuple(unit_piece(s, unit, cache) for unit in _lost(s) if unit not in staying)
    title, note = msg("battle-defeated-units"), "" if pieces else msg("battle-nobody-yet")
    return (Area(id="defeated", title=title, look="paper", scale="small", pieces=pieces, note=note),)


def _over(s: State) -> tuple[str, ...]:
    """Return the areas that cover the battlefield at times: units to raise, and dice to place."""
    if s.phase == Phase.RAISE:
        return ("shop",)
    return ("hand",) if s.phase == Phase.PLACE and not is_drawn(s) else ()


def _middle(s: State) -> list[str]:
    """Return the areas between the armies during buying."""
    return ["drawing", "hand"] if is_drawn(s) else ["shop"]


def wide(s: State, near: int) -> Layout:
    """Return the zones side by side, with the reader's base on the left and its units below."""
    if s.phase == Phase.FACTION:
        return Layout(areas=(tuple(list_id(faction) for faction in range(FACTION_COUNT)),), rows=(1,))
    mine, theirs = zone_id(2 * near), zone_id(2 - 2 * near)
    if is_buying(s):
        first, last = _middle(s)[0], _middle(s)[-1]
        return Layout(areas=((first, last), (mine, theirs)), rows=(0, 1))
    zones = (mine, zone_id(CENTER), theirs)
    return Layout(areas=(zones, ("defeated",) * ZONES), rows=(1, 0), over=_over(s))


def narrow(s: State, near: int) -> Layout:
    """Return the zones one below the other, with the reader's base at the bottom."""
    if s.phase == Phase.FACTION:
        return Layout(areas=cells(*(list_id(faction) for faction in range(FACTION_COUNT))))
    mine, theirs = zone_id(2 * near), zone_id(2 - 2 * near)
    if is_buying(s):
        return Layout(areas=cells(*((*_middle(s), mine, theirs) if is_drawn(s) else (mine, *_middle(s), theirs))))
    return Layout(areas=cells(theirs, zone_id(CENTER), mine, "defeated"), over=_over(s))
