"""Options chosen by number or notation, and the expansion of a choice of a set."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations

from warbones.core.errors import IllegalAction
from warbones.core.view.scene import Option, Prompt, Several
from warbones.core.view.voice import as_read


def option_of(several: Several, picked: Collection[str]) -> Option | None:
    """Return the option for the ``picked`` pieces, or None if they are too few, too many, or not offered.

    Of interchangeable pieces it names the first ones, whichever were picked.
    """
    place = len(picked) - several.fewest
    if not picked or not 0 <= place < len(several.labels) or not set(picked) <= set(several.pieces):
        return None
    pieces = tuple(_first(several, picked))
    names = dict(zip(several.pieces, several.names, strict=True))
    label = f"{several.labels[place]}: {', '.join(as_read(names[piece]) for piece in pieces)}"
    return Option(action=" ".join((several.action, *pieces)), label=label, pieces=pieces)


def _first(several: Several, picked: Collection[str]) -> Iterator[str]:
    """Yield the action's pieces in order: of interchangeable ones, the first of their group."""
    alike = [piece for group in several.alike for piece in group]
    named = {piece for piece in picked if piece not in alike}
    for group in several.alike:
        named |= set(group[: sum(piece in picked for piece in group)])
    return (piece for piece in several.pieces if piece in named)


def every_option(prompt: Prompt) -> Iterator[Option]:
    """Yield every legal action of a prompt, including each possible set."""
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


def chosen(prompt: Prompt, words: str) -> str:
    """Return the action for ``words``, which are notation or an option's number. Raises `IllegalAction`."""
    number = whole(words)
    if number is None or not prompt.options:
        return words
    if 1 <= number <= len(prompt.options):
        return prompt.options[number - 1].action
    raise IllegalAction(f"The options are numbered from 1 to {len(prompt.options)}; there is no {number}.")


def whole(word: str) -> int | None:
    """Return a word as an integer, or None if it is not one or is too long."""
    return int(word) if word.isdecimal() and len(word) < 10 else None
