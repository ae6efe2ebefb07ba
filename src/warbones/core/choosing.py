"""Choosing several pieces at once: what a prompt's compact form of a choice stands for, option by option."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

from warbones.core.scene import Option, Prompt, Several


def option_of(several: Several, picked: Collection[str]) -> Option | None:
    """Return the option that ``picked`` comes to, or None while they are too few, too many, or not offered.

    Of pieces that are alike it names the first, whichever were picked.
    """
    place = len(picked) - several.fewest
    if not picked or not 0 <= place < len(several.labels) or not set(picked) <= set(several.pieces):
        return None
    pieces = tuple(_first(several, picked))
    names = dict(zip(several.pieces, several.names, strict=True))
    label = f"{several.labels[place]}: {', '.join(names[piece] for piece in pieces)}"
    return Option(action=" ".join((several.action, *pieces)), label=label, pieces=pieces)


def _first(several: Several, picked: Collection[str]) -> Iterator[str]:
    """Yield the pieces that the action names, in their order."""
    alike = [piece for group in several.alike for piece in group]
    named = {piece for piece in picked if piece not in alike}
    for group in several.alike:
        named |= set(group[: sum(piece in picked for piece in group)])
    return (piece for piece in several.pieces if piece in named)


def every_option(prompt: Prompt) -> Iterator[Option]:
    """Yield every legal action of a prompt, those of its choice of a set one by one."""
    yield from prompt.options
    if prompt.several is None:
        return
    seen = set()
    for size in range(prompt.several.fewest, prompt.several.fewest + len(prompt.several.labels)):
        for picked in combinations(prompt.several.pieces, size):
            option = option_of(prompt.several, picked)
            if option is not None and option.action not in seen:
                seen.add(option.action)
                yield option


def find_option(prompt: Prompt, action: str) -> Option:
    """Return the option of a legal action, in notation."""
    option = next((option for option in prompt.options if option.action == action), None)
    if option is None and prompt.several:
        option = option_of(prompt.several, action.removeprefix(prompt.several.action).split())
    assert option is not None, f"{action} is not offered"
    return option
