"""Messages: keys of the catalogue (`warbones.locales`) with arguments, which can be pieces on the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from warbones.core.frozen import Frozen


class Msg(Frozen, tag_field="is", tag="msg"):
    """A key of the catalogue (`warbones.locales`) and its arguments, not yet in any language.

    An argument is a number (or a seat), a string, a piece to show, another message, or a list of these. ``rules`` are
    the numbers of the rules behind the message.
    """

    key: str
    args: dict[str, Argument] = msgspec.field(default_factory=dict, name="with")
    rules: tuple[str, ...] = ()


Text = str | Msg
"""Something for people to read: a message, or a string that is the same in every language, such as a name or a number.
"""


class Sign(Frozen):
    """An icon with a word: an offer of a zone, or a state or ability of a piece.

    ``figure`` is its amount, such as the number of dice of an attack.
    """

    icon: Literal[
        "slot", "strike", "neutral", "home", "tick", "wall", "up", "wave", "stop", "barred",
        "blade", "bow", "scope", "spark", "tower",
    ]  # fmt: skip
    word: Text
    figure: Text = ""


class Piece(Frozen):
    """A thing on the table.

    ``id`` is stable for the whole match, so that front ends can animate the difference of two scenes. ``label``
    describes the whole piece, and ``name`` is its name inside a sentence, unless that is its caption and its
    number. ``face`` is the numeral or glyph on it, and ``caption`` the text below. ``set`` is its set (colour and
    mark), which is not always the seat that holds it. Pieces without a set have a ``colour``, a name such as
    "green". A unit made of several pieces has them as ``parts``, row by row in ``columns``; its ``shape`` is the
    name of its drawing, ``ratings`` and ``note`` are its abilities, and ``signs`` its current state. ``price`` is
    its cost in points. A ``shape`` of troop, attack, defence or special is a die of glyphs; ``crest`` is a faint
    glyph on a blank one that shows its purpose. ``full`` is the initial face of a counter: a ring round it shows
    the remaining share. ``reaches`` are the areas where it could move or attack, highlighted while a reader looks
    at it.
    """

    id: str
    label: Text
    kind: Literal["die", "counter", "token", "unit"] = "die"
    shape: str = ""
    face: str = ""
    crest: str = ""
    set: int | None = None
    colour: str = ""
    caption: Text = ""
    name: Text = ""
    tip: Text = ""
    full: int | None = None
    hidden: bool = False
    chosen: bool = False
    marks: tuple[Literal["locked", "crossed", "shielded", "fixed"], ...] = ()
    parts: tuple[Piece, ...] = ()
    columns: int = 0
    note: Text = ""
    ratings: tuple[Sign, ...] = ()
    signs: tuple[Sign, ...] = ()
    price: int | None = None
    faces: tuple[str, ...] = ()
    reaches: tuple[str, ...] = ()


class Shown(Frozen, tag_field="is", tag="shown"):
    """A piece inside a sentence, as it was at that time; ``said`` is what screen readers read out."""

    piece: Piece
    said: str = ""


Argument = int | float | str | Msg | Shown | tuple[int | str | Msg | Shown, ...]


def msg(key: str, /, rules: tuple[str, ...] = (), **args: Any) -> Msg:
    """Return a message with its arguments: numbers, strings, pieces, messages, and lists of these."""
    return Msg(key=key, args={name: _argument(value) for name, value in args.items()}, rules=rules)


def _argument(value: Any) -> Any:
    if isinstance(value, Piece):
        return Shown(piece=value)
    return tuple([_argument(each) for each in value]) if isinstance(value, list | tuple) else value
