"""The validity of a record: errors that follow from the domains of its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from typing import Any, Final

from warbones.core.record.domains import Domain
from warbones.core.record.records import Field, Grid, Record, fields

Check = Callable[[Any], Iterable[str]]
"""Yields sentences about errors in a record. A check may rely on those before it."""

TWO: Final = 2
"""Up to this many numbers are all listed; of more, only the first and the last."""

FEW: Final = 3
"""The maximum number of phases to list. If there are more, only the current one is named."""


def problem(s: Any, *checks: Check) -> str:
    """Return the first error in ``s``, or "": first of its fields, then of the game's own checks in order."""
    if s.phase == 0:
        blank = type(s)()
        blank.options = s.options
        return "" if s == blank else "Before set-up nothing is rolled or decided: every field is at its first value."
    return first_wrong(s, misfits, *checks)


def first_wrong(s: Any, *checks: Check) -> str:
    """Return the first sentence that the checks yield, or ""."""
    return next((wrong for check in checks for wrong in check(s)), "")


def misfits(s: Any) -> Iterator[str]:
    """Yield errors about fields with values outside their domains, or not allowed in this phase."""
    declared = [(field, field.domain) for field in fields(type(s)) if field.domain is not None]
    for field, domain in declared:
        yield from _misfit(s, field, domain)


def _misfit(s: Any, field: Field, domain: Domain) -> Iterator[str]:
    value = getattr(s, field.name)
    cells = value.cells if isinstance(value, Grid) else (value,)
    if not all(map(domain.holds, set(cells))):  # most cells are equal
        place = next(place for place, held in enumerate(cells) if not domain.holds(held))
        yield f"'{field.name}{_index(field.shape, place)}' is {_allowed(field, domain)}, not {cells[place]}."
    elif not domain.may_differ(s.phase) and (odd := [held for held in cells if held != domain.rest]):
        if field.name == "phase":
            yield f"No game waits in the {_word(type(s), s.phase)} phase: it goes on by itself."
            return
        named = f"'{field.name}' {'holds only' if field.shape else 'is'} {_shown(field, domain.rest)}"
        yield f"{named} {_when(s, domain)}, not {_shown(field, odd[0])}."


def _index(shape: tuple[int, ...], place: int) -> str:
    """Return the index of a cell in a grid, such as "[1][0]"."""
    text = ""
    for side in reversed(shape):
        place, at = divmod(place, side)
        text = f"[{at}]{text}"
    return text


def _allowed(field: Field, domain: Domain) -> str:
    numbers, noun = domain.sort.numbers, domain.sort.noun
    between = " or " if numbers.stop - numbers.start == TWO else " to "
    known = between.join(_shown(field, number) for number in (numbers.start, numbers.stop - 1))
    none = "" if domain.none is None else f", or {domain.none} for none"
    return (f"{noun}, {known}" if noun else known) + none


def _when(s: Any, domain: Domain) -> str:
    """Return a phrase for the time a field is at rest: outside the phases that use it, or in this phase."""
    names = [phase.name.lower() for phase in domain.only or ()]
    if not names:
        return "while a game waits"
    if names == ["over"]:
        return "before the game is over"
    if len(names) > FEW:
        return f"in the {_word(type(s), s.phase)} phase"
    *most, last = names
    return f"outside the {', '.join(most)} and {last} phases" if most else f"outside the {last} phase"


def _shown(field: Field, value: int) -> str:
    return repr(field.kind(value).name.lower()) if issubclass(field.kind, IntEnum) else str(int(value))


def _word(state: type[Record], phase: int) -> str:
    kind = next(field.kind for field in fields(state) if field.name == "phase")
    return str(kind(phase).name).lower()


def followed(s: Any, due: Any) -> Iterator[str]:
    """Yield errors about derived fields of ``s``; ``due`` is ``s`` with these fields computed."""
    for field in fields(type(s)):
        held, worked_out = (getattr(each, field.name) for each in (s, due))
        if held != worked_out:
            yield f"'{field.name}' must be {_plain(worked_out)} here, not {_plain(held)}."


def _plain(value: Any) -> list[int] | int:
    return list(value) if isinstance(value, Grid) else int(value)
