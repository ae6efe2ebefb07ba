"""Armies as lists: how an army is written down, and ready-made ones for a first battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from warbones.core.scene import Entry, Lists, ReadyList
from warbones.games.battle.mustering import is_bought, left_to_spend
from warbones.games.battle.state import Phase, State
from warbones.games.battle.units import ROWS, kinds_of


@dataclass(frozen=True)
class Army:
    """A ready-made army: the codes of its units, as often as it has them."""

    name: str
    note: str
    units: tuple[str, ...]

    @property
    def cost(self) -> int:
        """The points that it costs."""
        return sum(COSTS[unit] for unit in self.units)


COSTS: Final = {row.code: row.cost for row in ROWS}

SMALL: Final = ("A small army", "10 points")
MIXED: Final = ("A bit of everything", "20 points")
STRONG: Final = ("Few and strong", "20 points")
HEROIC: Final = ("A hero leads", "20 points")

ARMIES: Final = (
    (
        Army(*SMALL, ("archers", "footsoldiers", "dragon-warriors", "dragon-warriors")),
        Army(
            *MIXED,
            ("archers", "archers", "footsoldiers", "footsoldiers", "dragon-warriors", "lance-bearers", "rain-of-fire"),
        ),
        Army(*STRONG, ("basilisk", "hybrid-elite", "archers")),
        Army(*HEROIC, ("the-winged-wyrm", "dragon-warriors", "archers")),
    ),
    (
        Army(*SMALL, ("zombie-horde", "dire-crawlers", "venom-spitters")),
        Army(
            *MIXED,
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
        Army(*STRONG, ("vampire-lord", "undead-mastodon", "venom-spitters")),
        Army(*HEROIC, ("lich-princess", "dire-crawlers", "venom-spitters")),
    ),
    (
        Army(*SMALL, ("razor-fiend", "hulking-beast", "critters", "critters")),
        Army(
            *MIXED,
            (*["critters"] * 4, "hulking-beast", "hulking-beast", "spikers", "crimson-snake", "dark-blades"),
        ),
        Army(*STRONG, ("toxic-maelstrom", "doppelgangers", "hulking-beast")),
        Army(*HEROIC, ("broodkeeper", "spikers", "hulking-beast")),
    ),
)
"""The ready-made armies of each faction."""


def army_text(units: Sequence[str]) -> str:
    """Return an army as text, such as ``2 archers, basilisk``."""
    return ", ".join(f"{number} {unit}" if number > 1 else unit for unit, number in Counter(units).items())


def army_lists(s: State) -> Lists | None:
    """Return how the asked seat's army can be written down and read, while it buys."""
    if s.phase != Phase.BUY:
        return None
    seat, faction, left = s.asked, s.faction[s.asked], left_to_spend(s, s.asked)
    own = [ROWS[s.kind[unit]].code for unit in range(s.units) if s.origin[unit] == seat]
    return Lists(
        title="Your army as a list",
        entries=tuple(_entry(s, seat, kind) for kind in kinds_of(faction)),
        left=left,
        text=army_text(own),
        ready=tuple(_ready(army) for army in ARMIES[faction] if army.cost <= left and not own),
    )


def _entry(s: State, seat: int, kind: int) -> Entry:
    row = ROWS[kind]
    most = int(not is_bought(s, seat, kind)) if row.hero else None
    return Entry(word=row.code, action=f"buy {row.code}", cost=row.cost, most=most)


def _ready(army: Army) -> ReadyList:
    return ReadyList(name=army.name, note=army.note, text=army_text(army.units))
