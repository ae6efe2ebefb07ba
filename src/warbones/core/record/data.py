"""Rule data: the tables of a game that may be changed from outside, such as what a unit costs.

A match holds its table among its options, cell by cell, so that rules read it there and changing it compiles nothing.
The option's value is ``published``, or what differs from that behind a digest of the whole table:
``1f3a9c2e/archers.cost:3,captain.faces:sw+sw+ax+ax+en+sk``.
"""

from __future__ import annotations

import tomllib
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from warbones.core.errors import UnknownOption, quoted
from warbones.core.record.options import RuleOption, Value
from warbones.core.record.records import Grid

NAME: Final = "rule_data"
"""What the option is called in every game that has one."""

PUBLISHED: Final = "published"
GAME: Final = "game"
"""The one entry of a file that is no row: whose data it is."""


@dataclass(frozen=True)
class Column:
    """A column: its name and what its cells hold, whole numbers of ``among`` or those that stand for ``words``.

    A row has ``cells`` of them. ``words`` are by number, "" where none is written; ``names`` are what people may write
    instead.
    """

    name: str
    among: range
    words: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    cells: int = 1

    def number(self, word: object) -> int | None:
        """Return the number that ``word`` stands for, None where it stands for none."""
        if self.words:
            known = next((each for each in (self.words, self.names) if word in each), None)
            found = known.index(str(word)) if known and word else None
        elif isinstance(word, str):
            found = int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else None
        else:
            found = word if type(word) is int else None
        return found if found in self.among else None

    def word(self, number: int) -> str:
        """Return how a cell is written."""
        return self.words[number] if self.words else str(number)

    def told(self, numbers: Sequence[int]) -> str:
        """Return cells for people."""
        return ", ".join(self.names[number] if self.names else self.word(number) for number in numbers)

    @property
    def allowed(self) -> str:
        """What a cell can hold, in words."""
        if self.words:
            return f"one of {', '.join(self.words[number] for number in self.among)}"
        return f"a whole number from {self.among[0]} to {self.among[-1]}"


DIGITS: Final = 4
TOLD: Final = 8
"""Changes that are told one by one."""

Cells = Sequence[int]


def _fits(_cells: Cells) -> str:
    return ""


def _nothing(_cells: Cells) -> Cells:
    return ()


@dataclass(frozen=True, eq=False)
class DataOption(RuleOption):
    """The option that is a game's rule data.

    ``rows`` are the rows' names in notation, ``titles`` those for people; ``published`` has their cells in the order of
    the ``columns``. ``wrong`` says what of a whole table does not fit together, "" where all does.
    ``derived`` is what rules want to read without working it out: it stands behind the table.
    """

    rows: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    published: tuple[int, ...] = ()
    wrong: Callable[[Cells], str] = _fits
    derived: Callable[[Cells], Cells] = _nothing

    def __hash__(self) -> int:
        """Return one for each game's option."""
        return id(self)

    @property
    def sample_of(self) -> str:
        """A change, as it is written."""
        first = self.columns[0]
        return f"{self.rows[0]}.{first.name}:{'+'.join(map(first.word, self.published[: first.cells]))}"

    def places(self) -> Iterator[tuple[int, Column, slice]]:
        """Yield each row's number with each column and where its cells lie."""
        at = 0
        for row in range(len(self.rows)):
            for column in self.columns:
                yield row, column, slice(at, at + column.cells)
                at += column.cells

    def stored(self, value: Value) -> Grid:
        """Return the table of a value. Raises `UnknownOption` saying which cell is wrong."""
        if not isinstance(value, str):
            raise UnknownOption(f"Option {self.name} is {PUBLISHED}, or a text, not {quoted(value)}.")
        return self.grid(_read(self, value))

    def grid(self, cells: Cells) -> Grid:
        """Return a table as options hold it."""
        whole = (*cells, *self.derived(cells))
        return Grid((len(whole),), array("b", whole))

    def value(self, stored: Grid) -> Value:
        """Return the value of a table: its digest, and what differs from the published one."""
        cells = tuple(stored)[: len(self.published)]
        changes = ",".join(
            f"{self.rows[row]}.{column.name}:{'+'.join(map(column.word, cells[at]))}"
            for row, column, at in self.changed(cells)
        )
        return f"{self.digest(cells)}/{changes}" if changes else PUBLISHED

    def changed(self, cells: Cells) -> Iterator[tuple[int, Column, slice]]:
        """Yield where a table differs from the published one."""
        return ((row, column, at) for row, column, at in self.places() if tuple(cells[at]) != self.published[at])

    def digest(self, cells: Cells) -> str:
        """Return what tells a whole table, and its rows' names, from any other."""
        named = " ".join((*self.rows, *(column.name for column in self.columns), *map(str, cells)))
        return blake2b(named.encode(), digest_size=4).hexdigest()

    def told(self, value: Value) -> str:
        """Return what a value changes, in plain words."""
        cells = _read(self, str(value))
        changes = [
            f"{self.titles[row]}: {column.name} {column.told(cells[at])} (published: {column.told(self.published[at])})"
            for row, column, at in self.changed(cells)
        ]
        more = [f"{len(changes) - TOLD} more changes"] if len(changes) > TOLD else []
        return f"{'; '.join([*changes[:TOLD], *more])}." if changes else self.values[PUBLISHED]

    def from_file(self, text: str, game: str) -> Value:
        """Return the value that a TOML file writes: a table for each row. Raises `UnknownOption`."""
        rows = tables_in(text)
        if (whose := rows.pop(GAME, game)) != game:
            raise UnknownOption(f"This is the data of {quoted(whose)}, not of {quoted(game)}.")
        cells = list(self.published)
        for name, row in rows.items():
            if not isinstance(row, Mapping):
                raise UnknownOption(f"{quoted(name)} is no row: write [{self.rows[0]}] and below it its columns.")
            for column, cell in row.items():
                self.enter(cells, name, column, cell if isinstance(cell, list) else [cell])
        return self.value(self.grid(self.checked(cells)))

    def as_file(self, cells: Cells, game: str) -> str:
        """Return a table as a TOML file, whole."""
        lines = [f'{GAME} = "{game}"']
        for row, column, at in self.places():
            if column is self.columns[0]:
                lines += ["", f"[{self.rows[row]}]"]
            lines.append(f"{column.name} = {_toml(column, cells[at])}")
        return "\n".join(lines) + "\n"

    def enter(self, cells: list[int], name: str, column: str, words: Sequence[object]) -> None:
        """Write one column of a row into ``cells``."""
        if name not in self.rows:
            raise UnknownOption(f"There is no row {quoted(name)}; there are {', '.join(self.rows)}.")
        for row, known, at in self.places():
            if self.rows[row] != name or known.name != column:
                continue
            if len(words) != known.cells:
                raise UnknownOption(f"{name}.{column} has {known.cells} of them, not {len(words)}.")
            found = [known.number(word) for word in words]
            for word, number in zip(words, found, strict=True):
                if number is None:
                    raise UnknownOption(f"{name}.{column} is {known.allowed}, not {quoted(word)}.")
            cells[at] = [number for number in found if number is not None]
            return
        columns = ", ".join(each.name for each in self.columns)
        raise UnknownOption(f"A row has no column {quoted(column)}; it has {columns}.")

    def checked(self, cells: list[int]) -> list[int]:
        """Return the table. Raises `UnknownOption` where it does not fit together."""
        if wrong := self.wrong(cells):
            raise UnknownOption(wrong)
        return cells


def tables_in(text: str) -> dict[str, Any]:
    """Return the tables in a TOML text. Raises `UnknownOption`."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        why = "it is nested too deeply"
    except tomllib.TOMLDecodeError as error:
        why = str(error)
    except ValueError:  # from Python, for a number of thousands of digits
        why = "a number has too many digits"
    raise UnknownOption(f"This is no TOML: {why}.")


def _toml(column: Column, cells: Cells) -> str:
    words = [f'"{column.names[cell]}"' if column.names else column.word(cell) for cell in cells]
    return words[0] if column.cells == 1 else f"[{', '.join(words)}]"


@lru_cache(1 << 8)  # tables are made anew for each batch, position and seat
def _read(option: DataOption, text: str) -> tuple[int, ...]:
    """Return the table that ``text`` writes. Raises `UnknownOption`."""
    cells = list(option.published)
    if text == PUBLISHED:
        return option.published
    digest, slash, changes = text.strip().rpartition("/")
    if changes.count(",") >= len(option.rows) * len(option.columns):
        raise UnknownOption("These rule data change more than there is: name each column of a row once.")
    for change in changes.split(","):
        place, colon, words = change.partition(":")
        row, dot, column = place.strip().partition(".")
        if not (colon and dot):
            raise UnknownOption(
                f"{quoted(change)} is no change of a row: write {PUBLISHED}, or such as {option.sample_of}."
            )
        option.enter(cells, row, column, words.strip().split("+"))
    option.checked(cells)
    if slash and digest != option.digest(cells):
        raise UnknownOption(
            f"These rule data have the digest {option.digest(cells)}, not {quoted(digest)}: they were changed by hand, "
            "or the published table is another by now."
        )
    return tuple(cells)
