"""What an action is called, in the words of what its seat was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from warbones.core.view.choosing import find_option
from warbones.core.view.scene import Option, Prompt, Scene, Several
from warbones.core.view.words import as_read


def action_words(scene: Scene, action: str, then: Sequence[str] = ()) -> str:
    """Return the words of a legal ``action``, in notation, as the seat's own ``scene`` offers it.

    ``then`` are the actions that follow it at once, where they are known.
    """
    kinds = {piece.id: piece.shape or as_read(piece.caption) for area in scene.areas for piece in area.pieces if piece}
    return _label(_option(scene.prompt, action, then), kinds, scene.prompt)


def _option(prompt: Prompt, action: str, then: Sequence[str]) -> Option:
    """Return the option of an action; where what follows it is on the board too, that of the whole deed."""
    deeds = [option for way in prompt.ways for option in way.options if option.action == action]
    whole = max(deeds, key=lambda deed: len({*deed.then} & {*then}), default=None)
    return whole if whole and then else find_option(prompt, action)


def _label(option: Option, kinds: Mapping[str, str], prompt: Prompt) -> str:
    """Return an option's words; where they leave out which of several kinds of pieces it touches, with those."""
    if prompt.several and option.action.startswith(prompt.several.action):
        return _set_label(prompt.several, option)
    offered = {kinds.get(piece, "") for each in prompt.options for piece in each.pieces}
    pieces = [kinds.get(piece, "") for piece in option.pieces] if len(offered) > 1 else []
    label = as_read(option.label)
    missing = [piece for piece in pieces if piece and piece not in label]
    return f"{label} ({', '.join(pieces)})" if missing else label


def _set_label(several: Several, option: Option) -> str:
    """Return what is done with a set, and its pieces as they look: their ids are not on the board."""
    names = dict(zip(several.pieces, several.names, strict=True))
    found = Counter(_looks(as_read(names[piece]), piece) for piece in option.pieces)
    told = ", ".join(f"{count} × {name}" if count > 1 else name for name, count in found.items())
    return f"{several.labels[len(option.pieces) - several.fewest]} ({told})"


def _looks(name: str, piece: str) -> str:
    return " ".join(word for word in name.split() if word.strip("()") != piece)
