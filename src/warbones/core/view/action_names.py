"""What an action is called, in the words of what its seat was asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from warbones.core.messages import Msg, Piece, Shown, Text, msg
from warbones.core.view.scene import Option, Prompt, Scene, Several
from warbones.locales.english import ENGLISH

SIDES: Final = re.compile(r"d(\d+|%)")
"""Shapes that name a die in every language."""


def action_words(scene: Scene, action: str, then: Sequence[str] = ()) -> Text:
    """Return what a legal ``action``, in notation, is called where the seat's own ``scene`` offers it.

    The scene is not worded yet. ``then`` are the actions that follow at once, where they are known.
    """
    pieces = {piece.id: piece for area in scene.areas for piece in area.pieces if piece}
    option = _option(scene.prompt, action, then)
    if option is None:
        assert scene.prompt.several, f"{action} is not offered"
        return _set_label(scene.prompt.several, action)
    return _label(option, pieces, scene.prompt)


def _option(prompt: Prompt, action: str, then: Sequence[str]) -> Option | None:
    """Return the option of an action; where what follows it is on the board too, that of the whole deed."""
    deeds = [option for way in prompt.ways for option in way.options if option.action == action]
    whole = max(deeds, key=lambda deed: len({*deed.then} & {*then}), default=None)
    if whole and then:
        return whole
    return next((option for option in prompt.options if option.action == action), None)


def _label(option: Option, pieces: Mapping[str, Piece], prompt: Prompt) -> Text:
    """Return an option's label; where it leaves out which of several kinds of dice it touches, with those."""
    offered = {_kind(pieces, each) for other in prompt.options for each in other.pieces}
    touched = [kind for each in option.pieces if (kind := _kind(pieces, each))]
    named = list(_parts(option.label))
    if len(offered) < 2 or all(kind in named for kind in touched):
        return option.label
    return msg("table-with-pieces", label=option.label, pieces=touched)


def _kind(pieces: Mapping[str, Piece], piece: str) -> str:
    """Return the kind of a die that its number of sides names, such as "d6"; "" of any other piece."""
    shape = pieces[piece].shape if piece in pieces else ""
    return shape if SIDES.fullmatch(shape) else ""


def _set_label(several: Several, action: str) -> Text:
    """Return what is done with a set, and what its pieces are, those that are alike counted."""
    picked = action.removeprefix(several.action).split()
    names = dict(zip(several.pieces, several.names, strict=True))
    shown = [Shown(piece=Piece(id=each, label=name, name=name)) for each in picked for name in [_short(names[each])]]
    return msg("table-with-pieces", label=several.labels[len(picked) - several.fewest], pieces=shown)


def _short(name: Text) -> Text:
    """Return a name as its ``.short`` has it where there is one: without an id, which is not on the board."""
    if isinstance(name, Msg) and f"{name.key}.short" in ENGLISH.messages:
        return Msg(key=f"{name.key}.short", args=name.args)
    return name


def _parts(value: Any) -> Iterator[Any]:
    """Yield a text, and all that it is made of."""
    yield value
    if isinstance(value, Msg):
        value = tuple(value.args.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _parts(each)
