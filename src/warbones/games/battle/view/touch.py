"""The actions open to the acting unit, by touching the sheet or by a button: the prompt names them first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.view.scene import Option, Way
from warbones.games.battle.rules.state import State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.words import RATED

AIMED: Final = {
    RATED[Attack.MELEE]: "battle-a-line",
    RATED[Attack.RANGED]: "battle-a-column",
    RATED[Attack.SNIPE]: "battle-a-square-of",
    RATED[Attack.CRITICAL]: "battle-a-square-of",
}
"""The things to touch for an attack, by its icon (R23 to R26); for a siege it is the unit."""

EITHER: Final = {True: "battle-a-line-or-square", False: "battle-a-column-or-square"}
"""The things to touch if both lines and squares can be attacked, by whether rows can be, too."""

BUTTONS: Final = 2
"""The maximum number of buttons that are named; if there are more, none is."""


def touching(s: State, attacks: Sequence[Way], offered: Sequence[Option]) -> Text:
    """Return the effect of a touch and, after a part of the action, the buttons that continue it, or ""."""
    moves = any(option.place for option in offered)
    if attacks:
        return _attacking(attacks, moves=moves)
    buttons = [option.label for option in offered if not option.place]
    if not s.done or not 0 < len(buttons) <= BUTTONS:
        return msg("battle-touch-zone") if moves else ""
    press = _either(buttons)
    return msg("battle-touch-zone-or-press", buttons=press) if moves else msg("battle-press", buttons=press)


def _attacking(attacks: Sequence[Way], *, moves: bool) -> Msg:
    """Return the things to touch for an attack: only those that an attack type is aimed at."""
    aimed = dict.fromkeys(key for icon, key in AIMED.items() if any(way.sign.icon == icon for way in attacks))
    if "battle-a-line" in aimed:  # a column is a line
        aimed.pop("battle-a-column", None)
    if not aimed:
        return msg("battle-touch-to-besiege-or-move" if moves else "battle-touch-to-besiege")
    place = msg(next(iter(aimed)) if len(aimed) == 1 else EITHER["battle-a-line" in aimed])
    return msg("battle-touch-to-attack-or-move" if moves else "battle-touch-to-attack", place=place)


def _either(things: Sequence[Text]) -> Text:
    """Return one thing, or either of two."""
    return things[0] if len(things) == 1 else msg("battle-either", first=things[0], other=things[1])
