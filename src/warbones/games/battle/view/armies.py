"""Armies as lists: their text, and ready-made ones for a first battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import cycle
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.scene import Entry, Lists, ReadyList
from warbones.games.battle.notation.names import FACTION_CODES
from warbones.games.battle.rules.armies.setup import is_bought, left_to_spend
from warbones.games.battle.rules.roster import cost, row_of
from warbones.games.battle.rules.state import Phase, State
from warbones.games.battle.rules.units import FACTION_COUNT, ROWS, kinds_of
from warbones.games.battle.view.areas import list_id
from warbones.games.battle.view.words import FACTIONS
from warbones.games.battle.view.words import KINDS as NAMES


@dataclass(frozen=True)
class Army:
    """A ready-made army: the codes of its units, repeated for each copy."""

    name: Msg
    units: tuple[str, ...]

    def cost(self, s: State) -> int:
        """Return the cost of the army in points."""
        return sum(price(s, unit) for unit in self.units)


KINDS: Final = {row.code: kind for kind, row in enumerate(ROWS)}


def price(s: State, code: str) -> int:
    """Return the cost of a unit in points."""
    return cost(s, KINDS[code])


SMALL: Final = msg("battle-army-small")
MIXED: Final = msg("battle-army-mixed")
STRONG: Final = msg("battle-army-strong")
HEROIC: Final = msg("battle-army-heroic")

ARMIES: Final = (
    (
        Army(SMALL, ("archers", "footsoldiers", "dragon-warriors", "dragon-warriors")),
        Army(
            MIXED,
            ("archers", "archers", "footsoldiers", "footsoldiers", "dragon-warriors", "lance-bearers", "rain-of-fire"),
        ),
        Army(STRONG, ("basilisk", "hybrid-elite", "archers")),
        Army(HEROIC, ("the-winged-wyrm", "dragon-warriors", "archers")),
    ),
    (
        Army(SMALL, ("zombie-horde", "dire-crawlers", "venom-spitters")),
        Army(
            MIXED,
            (
                "skeleton-warriors",
                "skeleton-warriors",
                "venom-spitters",
                "venom-spitters",
                "dire-crawlers",
                "bone-tosser",
                "zombie-horde",
            ),
        ),
        Army(STRONG, ("vampire-lord", "undead-mastodon", "venom-spitters")),
        Army(HEROIC, ("lich-princess", "dire-crawlers", "venom-spitters")),
    ),
    (
        Army(SMALL, ("razor-fiend", "hulking-beast", "critters", "critters")),
        Army(
            MIXED,
            (*["critters"] * 4, "hulking-beast", "hulking-beast", "spikers", "crimson-snake", "dark-blades"),
        ),
        Army(STRONG, ("toxic-maelstrom", "doppelgangers", "hulking-beast")),
        Army(HEROIC, ("broodkeeper", "spikers", "hulking-beast")),
    ),
)
"""The ready-made armies of each faction."""


def army_text(units: Sequence[str]) -> Text:
    """Return an army as text, such as ``2 Archers, Basilisk``; "" for none."""
    found = [
        msg("battle-army-units", count=count, unit=NAMES[KINDS[unit]]) if count > 1 else NAMES[KINDS[unit]]
        for unit, count in Counter(units).items()
    ]
    return reduce(lambda first, rest: msg("list-more", first=first, rest=rest), found) if found else ""


def varied_army(s: State, faction: int) -> tuple[str, ...]:
    """Return a good army of a faction: one unit of each kind before a second of any."""
    mixed = ARMIES[faction][1].units
    found, left = list[str](), s.options.budget
    for unit in cycle(dict.fromkeys(mixed)):
        if left < min(price(s, each) for each in mixed):
            return tuple(found)
        if price(s, unit) <= left:
            found.append(unit)
            left -= price(s, unit)
    raise AssertionError


def army_lists(s: State) -> Lists | None:
    """Return the asked seat's army as a list to write down or load, while it picks a faction and buys."""
    if s.phase == Phase.FACTION:
        return _at_once(s)
    if s.phase != Phase.BUY:
        return None
    seat, faction, left = s.asked, s.faction[s.asked], left_to_spend(s, s.asked)
    own = [ROWS[s.kind[unit]].code for unit in range(s.units) if s.origin[unit] == seat]
    return Lists(
        title=msg("battle-army-list"),
        entries=tuple(_entry(s, seat, kind) for kind in kinds_of(faction)),
        left=left,
        text=army_text(own),
        ready=tuple(_ready(s, army) for army in ARMIES[faction] if army.cost(s) <= left and not own),
    )


def _entry(s: State, seat: int, kind: int) -> Entry:
    row = row_of(s.options, kind)
    most = int(not is_bought(s, seat, kind)) if row.hero else None
    return Entry(word=NAMES[kind], action=f"buy {row.code}", cost=row.cost, most=most)


def _bought(units: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"buy {unit}" for unit in units)


def _ready(s: State, army: Army) -> ReadyList:
    note = msg("battle-points", points=army.cost(s))
    return ReadyList(name=army.name, note=note, text=army_text(army.units), actions=_bought(army.units))


def _at_once(s: State) -> Lists:
    """Return a ready-made army of each faction, to take together with the faction."""
    budget = s.options.budget
    armies = [(faction, varied_army(s, faction)) for faction in range(FACTION_COUNT)]
    return Lists(
        title=msg("battle-ready-armies"),
        entries=(),
        left=budget,
        ready=tuple(
            ReadyList(
                name=FACTIONS[faction],
                note=msg("battle-points", points=sum(price(s, unit) for unit in units)),
                text=army_text(units),
                actions=(f"faction {FACTION_CODES[faction]}", *_bought(units)),
                place=list_id(faction),
            )
            for faction, units in armies
            if units
        ),
    )


def next_answer(s: State) -> str:
    """Return the automatic answer of a seat that took a ready-made army: its dice are spread evenly.

    The seat still decides on the total reroll (R9) and on burrowing (R10).
    """
    if s.phase == Phase.BUY and s.spent[s.asked]:
        return "stop"
    return "arrange spread" if s.phase == Phase.PLACE else ""
