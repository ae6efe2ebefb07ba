"""Names of actions, in the words of the seat's prompt."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from warbones.core.messages import Msg, Piece, Shown, Text, msg
from warbones.core.view.scene import Option, Prompt, Scene, Several
from warbones.locales.english import ENGLISH

SIDES: Final = re.compile(r"d(\d+|%)")
"""Shapes that are the name of a die in every language."""


def action_words(scene: Scene, action: str, then: Sequence[str] = ()) -> Text:
    """Return the name of a legal ``action``, in notation, from the seat's own ``scene``, which has messages. ``then``
    are the actions that follow immediately, if known.
    """
    pieces = {piece.id: piece for area in scene.areas for piece in area.pieces if piece}
    option = _option(scene.prompt, action, then)
    if option is None:
        assert scene.prompt.several, f"{action} is not offered"
        return _set_label(scene.prompt.several, action)
    return _label(option, pieces, scene.prompt)


def place_of(scene: Scene, action: str) -> str:
    """Return the area that an action leads to, or ""."""
    option = _option(scene.prompt, action, ())
    return option.place if option else ""


def _option(prompt: Prompt, action: str, then: Sequence[str]) -> Option | None:
    """Return the option of an action, or of a whole move that begins with it if the board offers that."""
    combined = [option for way in prompt.ways for option in way.options if option.action == action]
    whole = max(combined, key=lambda option: len({*option.then} & {*then}), default=None)
    if whole and then:
        return whole
    return next((option for option in prompt.options if option.action == action), None)


def _label(option: Option, pieces: Mapping[str, Piece], prompt: Prompt) -> Text:
    """Return an option's label, with the kind of dice it touches if there are several and the label doesn't say."""
    offered = {_kind(pieces, each) for other in prompt.options for each in other.pieces}
    touched = [kind for each in option.pieces if (kind := _kind(pieces, each))]
    named = list(_parts(option.label))
    if len(offered) < 2 or all(kind in named for kind in touched):
        return option.label
    return msg("table-with-pieces", label=option.label, pieces=touched)


def _kind(pieces: Mapping[str, Piece], piece: str) -> str:
    """Return the kind of a die named after its sides, such as "d6", or "" for any other piece."""
    shape = pieces[piece].shape if piece in pieces else ""
    return shape if SIDES.fullmatch(shape) else ""


def _set_label(several: Several, action: str) -> Text:
    """Return the label for a set, with its pieces; equal ones are counted."""
    picked = action.removeprefix(several.action).split()
    names = dict(zip(several.pieces, several.names, strict=True))
    shown = [Shown(piece=Piece(id=each, label=name, name=name)) for each in picked for name in [_short(names[each])]]
    return msg("table-with-pieces", label=several.labels[len(picked) - several.fewest], pieces=shown)


def _short(name: Text) -> Text:
    """Return the ``.short`` form of a name if there is one: without the id, which is not shown on the board."""
    if isinstance(name, Msg) and f"{name.key}.short" in ENGLISH.messages:
        return Msg(key=f"{name.key}.short", args=name.args)
    return name


def _parts(value: Any) -> Iterator[Any]:
    """Yield a message and all its parts."""
    yield value
    if isinstance(value, Msg):
        value = tuple(value.args.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _parts(each)
