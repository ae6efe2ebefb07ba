"""Messages: keys of the catalogue (`warbones.locales`) with their arguments, some of which are pieces on the table."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from warbones.core.frozen import Frozen


class Msg(Frozen, tag_field="is", tag="msg"):
    """Something to be said, before it is worded: a key of the catalogue (`warbones.locales`) and its arguments.

    An argument is a number (a seat too), a text, a piece that is shown there, another message, or a list of these.
    ``rules`` are those that it follows from, by their numbers.
    """

    key: str
    args: dict[str, Argument] = msgspec.field(default_factory=dict, name="with")
    rules: tuple[str, ...] = ()


Text = str | Msg
"""What a person reads: a message, or words that are the same in every language, such as a name or a number."""


class Sign(Frozen):
    """What a zone of a board offers, what holds for a piece or what it can do, drawn and in a word.

    ``figure`` is how much of it, such as the dice that an attack rolls.
    """

    icon: Literal[
        "slot", "strike", "neutral", "home", "tick", "wall", "up", "wave", "stop", "barred",
        "blade", "bow", "scope", "spark", "tower",
    ]  # fmt: skip
    word: Text
    figure: Text = ""


class Piece(Frozen):
    """Something that lies on the table.

    ``id`` is stable for the whole match, so that the difference of two scenes is an animation. ``label`` says
    the whole piece in words, and ``name`` what it is called inside a sentence, where that is not its
    caption and its number. ``face`` is the numeral or glyph drawn on it, ``caption`` what is written below.
    ``set`` is the set it was made for (colour and mark), which is not always the seat that holds it. ``colour`` is for
    pieces that belong to no set: a colour's name, such as "green". A unit that is made of pieces of its own has them
    as ``parts``, row by row in so many ``columns``; ``ratings`` and ``note`` are what it can do, and ``signs`` what
    holds for it now. A piece with a ``price`` can be had for so many points.
    A ``shape`` of troop, attack, defence or special is a die of glyphs; a ``crest`` is a glyph drawn faintly on one
    that shows nothing yet, to say what it is for. ``full`` is what a counter's face was at first: a ring round it shows
    how much is left.
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


class Shown(Frozen, tag_field="is", tag="shown"):
    """A piece shown inside a sentence, as it was when the sentence was told; ``said`` is read out for it there."""

    piece: Piece
    said: str = ""


Argument = int | float | str | Msg | Shown | tuple[int | str | Msg | Shown, ...]


def msg(key: str, /, rules: tuple[str, ...] = (), **args: Any) -> Msg:
    """Return a message of the catalogue with its arguments: numbers, texts, pieces, messages, and lists of these."""
    return Msg(key=key, args={name: _argument(value) for name, value in args.items()}, rules=rules)


def _argument(value: Any) -> Any:
    if isinstance(value, Piece):
        return Shown(piece=value)
    return tuple([_argument(each) for each in value]) if isinstance(value, list | tuple) else value
