"""The names of the dice of Dice Wars and of their faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.games.army.rules.dice import COPIES, NAMES, ROWS, TROOPS, Category, Kind, category_of, kind_of
from warbones.games.army.rules.faces import ROWS as FACES
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Tray

SHAPES: Final = {Category.ATTACK: "attack", Category.DEFENCE: "defence", Category.SPECIAL: "special"}
CATEGORIES: Final = {category: msg(f"army-category-{shape}") for category, shape in SHAPES.items()}
"""The categories as the rulebook writes them."""

KIND_KEYS: Final = {kind: f"army-kind-{row.code or 'troop'}" for kind, row in ROWS.items()}
"""The message of each kind of die; ``.many`` is for a number of dice, ``.use`` for their purpose."""

FACE_KEYS: Final = {face: f"army-face-{row.glyph or 'none'}" for face, row in FACES.items()}
"""The message of each face; ``.does`` is for its effect."""

ROLLS: Final = Tray.THIRD - Tray.FIRST + 1
"""The number of rolls that troops have in a turn (R18)."""


def is_troop(die: int) -> bool:
    """Return whether a die is a troop."""
    return kind_of(die) == Kind.TROOP


def code_of(die: int) -> str:
    """Return the code of the die's kind, such as "captain"."""
    return ROWS[Kind(kind_of(die))].code or "troop"


def kind_name(kind: int) -> Msg:
    """Return the name of a kind of die, such as "Captain"."""
    return msg(KIND_KEYS[Kind(kind)])


def number_of(kind: int, count: int) -> Msg:
    """Return a number of dice of a kind, such as "a Captain" or "3 troops"."""
    return msg(f"{KIND_KEYS[Kind(kind)]}.many", count=count)


def face_name(face: int) -> Msg:
    """Return the name of a face, such as "double shield"."""
    return msg(FACE_KEYS[Face(face)])


def shape(die: int) -> str:
    """Return the shape to draw: a troop, or the category of a bonus die."""
    return "troop" if is_troop(die) else SHAPES[Category(category_of(die))]


def own_id(die: int) -> Msg:
    """Return the name that tells a die from others of its kind, such as "troop A3" or "Captain 2"."""
    if is_troop(die):
        return msg("army-troop-named", name=NAMES[die])
    return msg("army-bonus-named", kind=kind_name(kind_of(die)), number=(die - 2 * TROOPS) % COPIES + 1)


def commas(things: Sequence[Msg]) -> Msg:
    """Return things joined by commas, without "and" before the last."""
    return reduce(lambda first, rest: msg("list-more", first=first, rest=rest), things)


def dice_by_kind(dice: Iterable[int]) -> list[Msg]:
    """Return the numbers of dice of each kind, such as "3 troops", "a Captain" and "2 Tanks"."""
    kinds = Counter(kind_of(die) for die in dice)
    return [number_of(kind, count) for kind, count in sorted(kinds.items())]


def health_id(seat: int) -> str:
    """Return the id of the seat's health counter."""
    return f"health-{seat}"
