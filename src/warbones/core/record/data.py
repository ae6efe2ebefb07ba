"""Rule data: tables of a game that users may change, such as the costs of units.

A match stores its table cell by cell among its options. The rules read it there, so a change compiles nothing. The
option's value is ``published``, or a digest of the whole table and its differences from the published one:
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
from warbones.core.messages import Msg, msg
from warbones.core.record.options import RuleOption, Value
from warbones.core.record.records import Grid

NAME: Final = "rule_data"
"""The name of the option in every game with rule data."""

PUBLISHED: Final = "published"
GAME: Final = "game"
"""The only entry of a file that is not a row: the id of the game."""


@dataclass(frozen=True)
class Column:
    """A column: its name, and the numbers its cells may hold (``among``).

    ``cells`` is the number of cells in each row. ``words`` are the notation of each number ("" for none), ``names`` are
    longer alternatives for people, and ``keys`` the messages that show them.
    """

    name: str
    among: range
    words: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    cells: int = 1

    def number(self, word: object) -> int | None:
        """Return the number that ``word`` stands for, or None."""
        if self.words:
            known = next((each for each in (self.words, self.names) if word in each), None)
            found = known.index(str(word)) if known and word else None
        elif isinstance(word, str):
            found = int(word) if word.isascii() and word.isdecimal() and len(word) <= DIGITS else None
        else:
            found = word if type(word) is int else None
        return found if found in self.among else None

    def word(self, number: int) -> str:
        """Return the notation of a cell."""
        return self.words[number] if self.words else str(number)

    @property
    def allowed(self) -> Msg:
        """The values allowed in a cell."""
        if self.words:
            return msg("refused-not-one-of", known=tuple(self.words[number] for number in self.among))
        return msg("refused-not-within", least=self.among[0], most=self.among[-1])


DIGITS: Final = 4

Cells = Sequence[int]


def _fits(_cells: Cells) -> None:
    return None


def _nothing(_cells: Cells) -> Cells:
    return ()


@dataclass(frozen=True, eq=False)
class DataOption(RuleOption):
    """The option for a game's rule data.

    ``rows`` are the names of the rows in notation, and ``keys`` the messages with their names for people.
    ``published`` are their cells in the order of ``columns``. ``wrong`` returns the reason a table cannot be played
    with, or None. ``derived`` computes further numbers for the rules, stored after the table.
    """

    rows: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    published: tuple[int, ...] = ()
    wrong: Callable[[Cells], Msg | None] = _fits
    derived: Callable[[Cells], Cells] = _nothing

    def __hash__(self) -> int:
        """Return a different hash for each option."""
        return id(self)

    @property
    def sample_of(self) -> str:
        """An example of a change in notation."""
        first = self.columns[0]
        return f"{self.rows[0]}.{first.name}:{'+'.join(map(first.word, self.published[: first.cells]))}"

    def places(self) -> Iterator[tuple[int, Column, slice]]:
        """Yield every row's number with each column and the slice of its cells."""
        at = 0
        for row in range(len(self.rows)):
            for column in self.columns:
                yield row, column, slice(at, at + column.cells)
                at += column.cells

    def stored(self, value: Value) -> Grid:
        """Return the table of a value. Raises `UnknownOption`, which names the wrong cell."""
        if not isinstance(value, str):
            raise UnknownOption.saying(
                "refused-option-or-text-not", option=self.name, published=PUBLISHED, value=quoted(value)
            )
        return self.grid(_read(self, value))

    def grid(self, cells: Cells) -> Grid:
        """Return a table in the form that options store."""
        whole = (*cells, *self.derived(cells))
        return Grid((len(whole),), array("b", whole))

    def value(self, stored: Grid) -> Value:
        """Return the value of a table: its digest, and its differences from the published one."""
        cells = tuple(stored)[: len(self.published)]
        changes = ",".join(
            f"{self.rows[row]}.{column.name}:{'+'.join(map(column.word, cells[at]))}"
            for row, column, at in self.changed(cells)
        )
        return f"{self.digest(cells)}/{changes}" if changes else PUBLISHED

    def changed(self, cells: Cells) -> Iterator[tuple[int, Column, slice]]:
        """Yield the differences of a table from the published one."""
        return ((row, column, at) for row, column, at in self.places() if tuple(cells[at]) != self.published[at])

    def digest(self, cells: Cells) -> str:
        """Return a digest of a whole table and the names of its rows and columns."""
        named = " ".join((*self.rows, *(column.name for column in self.columns), *map(str, cells)))
        return blake2b(named.encode(), digest_size=4).hexdigest()

    def from_file(self, text: str, game: str) -> Value:
        """Return the value of a TOML file with a table for each row. Raises `UnknownOption`."""
        rows = tables_in(text)
        if (whose := rows.pop(GAME, game)) != game:
            raise UnknownOption.saying("refused-data-not", whose=quoted(whose), game=quoted(game))
        cells = list(self.published)
        for name, row in rows.items():
            if not isinstance(row, Mapping):
                raise UnknownOption.saying("refused-no-row-write-below", name=quoted(name), row=self.rows[0])
            for column, cell in row.items():
                self.enter(cells, name, column, cell if isinstance(cell, list) else [cell])
        return self.value(self.grid(self.checked(cells)))

    def as_file(self, cells: Cells, game: str) -> str:
        """Return a whole table as the contents of a TOML file."""
        lines = [f'{GAME} = "{game}"']
        for row, column, at in self.places():
            if column is self.columns[0]:
                lines += ["", f"[{self.rows[row]}]"]
            lines.append(f"{column.name} = {_toml(column, cells[at])}")
        return "\n".join(lines) + "\n"

    def enter(self, cells: list[int], name: str, column: str, words: Sequence[object]) -> None:
        """Write one column of a row into ``cells``."""
        if name not in self.rows:
            raise UnknownOption.saying("refused-no-row", name=quoted(name), known=tuple(self.rows))
        for row, known, at in self.places():
            if self.rows[row] != name or known.name != column:
                continue
            if len(words) != known.cells:
                raise UnknownOption.saying(
                    "refused-them-not", name=name, column=column, cells=known.cells, count=len(words)
                )
            found = [known.number(word) for word in words]
            for word, number in zip(words, found, strict=True):
                if number is None:
                    raise UnknownOption.saying(
                        "refused-not", name=name, column=column, allowed=known.allowed, word=quoted(word)
                    )
            cells[at] = [number for number in found if number is not None]
            return
        columns = tuple(each.name for each in self.columns)
        raise UnknownOption.saying("refused-row-no-column", column=quoted(column), columns=columns)

    def checked(self, cells: list[int]) -> list[int]:
        """Return the table. Raises `UnknownOption` if it cannot be played with."""
        if wrong := self.wrong(cells):
            raise UnknownOption.with_message(wrong)
        return cells


def tables_in(text: str) -> dict[str, Any]:
    """Return the tables in TOML. Raises `UnknownOption`."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        why: str | Msg = msg("refused-nested")
    except tomllib.TOMLDecodeError as error:
        why = str(error)
    except ValueError:  # Python refuses numbers of thousands of digits
        why = msg("refused-digits")
    raise UnknownOption.saying("refused-no-toml", why=why)


def _toml(column: Column, cells: Cells) -> str:
    words = [f'"{column.names[cell]}"' if column.names else column.word(cell) for cell in cells]
    return words[0] if column.cells == 1 else f"[{', '.join(words)}]"


@lru_cache(1 << 8)  # tables are created for each batch, position and seat
def _read(option: DataOption, text: str) -> tuple[int, ...]:
    """Return the table written in notation. Raises `UnknownOption`."""
    cells = list(option.published)
    if text == PUBLISHED:
        return option.published
    digest, slash, changes = text.strip().rpartition("/")
    if changes.count(",") >= len(option.rows) * len(option.columns):
        raise UnknownOption.saying("refused-these-rule-data-change")
    for change in changes.split(","):
        place, colon, words = change.partition(":")
        row, dot, column = place.strip().partition(".")
        if not (colon and dot):
            raise UnknownOption.saying(
                "refused-no-change-row-write", change=quoted(change), published=PUBLISHED, sample=option.sample_of
            )
        option.enter(cells, row, column, words.strip().split("+"))
    option.checked(cells)
    if slash and digest != option.digest(cells):
        raise UnknownOption.saying("refused-these-rule-data-have", digest=option.digest(cells), written=quoted(digest))
    return tuple(cells)
