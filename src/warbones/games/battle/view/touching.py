"""What the unit that acts can do, by a touch on the sheet or by a button: said before what it cannot do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.view.scene import Option, Way
from warbones.core.view.words import as_read, listed, title
from warbones.games.battle.rules.state import State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.words import RATED

AIMED: Final = {
    RATED[Attack.MELEE]: "line",
    RATED[Attack.RANGED]: "column",
    RATED[Attack.SNIPE]: "square",
    RATED[Attack.CRITICAL]: "square",
}
"""What is touched to attack, by how the attack type is drawn (R23 to R26); to besiege it is the unit."""

BUTTONS: Final = 2
"""The most buttons that are named; where there are more, they are read by themselves."""


def touching(s: State, attacks: Sequence[Way], offered: Sequence[Option]) -> str:
    """Return what a touch does and, once a part of the action is done, which buttons go on; "" where neither does."""
    moves = any(option.place for option in offered)
    if attacks:
        return f"{_attacking(attacks)}{', or a zone to move to' if moves else ''}."
    buttons = [as_read(option.label) for option in offered if not option.place]
    ways = ["touch a zone to move to"] if moves else []
    if s.done and 0 < len(buttons) <= BUTTONS:
        ways.append(f"press {listed(buttons, 'or')}")
    return f"{title(', or '.join(ways))}." if ways else ""


def _attacking(attacks: Sequence[Way]) -> str:
    """Return what is touched to attack: only what one of the attack types is aimed at."""
    aimed = dict.fromkeys(word for icon, word in AIMED.items() if any(way.sign.icon == icon for way in attacks))
    if "line" in aimed:  # a column is one
        aimed.pop("column", None)
    return f"Touch a {' or '.join(aimed)} of an enemy to attack" if aimed else "Touch an enemy to besiege it"
