"""The log as a table: a message of the catalogue and a rule number for each kind of event.

The arguments of a message are fields of the event, formatted by the game. Other lines come from functions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar
from weakref import ref

from warbones.core.messages import Msg, Piece, msg
from warbones.core.record.events import Event
from warbones.core.view.cache import Cache, grown
from warbones.core.view.scene import Counter, Line, LineKind
from warbones.core.view.voice import Voice
from warbones.locales.english import ENGLISH

S = TypeVar("S")

CACHED: Final = 1 << 15
"""The number of cached lines. A scene holds the whole log, which can have a thousand lines in a long match."""


@dataclass(frozen=True)
class Row:
    """A row of the log: the message for a kind of event, the rule, and the kind of line.

    The attribute ``.why`` of the message, if it has one, follows as the reason. ``args`` are further arguments,
    ``counters`` the counters that the event changed, and ``pieces`` those that the message names without drawing them.
    """

    key: str
    rule: str = ""
    kind: LineKind = "told"
    args: Mapping[str, Any] = field(default_factory=dict)
    counters: tuple[Counter, ...] = ()
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class LineContext(Generic[S]):
    """The context of a line: the record, the event, the reader, and the seat that acted, if any."""

    s: S
    event: Any
    voice: Voice
    seat: int | None


Filler = Callable[[LineContext[Any], Any], str | int | Msg | Piece]
"""Returns the argument for a field's number, or for a name that is not a field."""

RowFunction = Callable[[LineContext[Any]], Row | Line | None]
"""A row that depends on the event: returns another row, a whole line, or None for no line."""


@dataclass(frozen=True)
class Shared:
    """A row for consecutive events that share a line while ``by`` returns the same for each.

    ``also`` picks from the events before them, the latest first, those that the line needs too. They follow in the
    list.
    """

    write: Callable[[LineContext[Any], Sequence[Any]], Row | Line]
    by: Callable[[Any], Hashable] = type
    also: Callable[[Iterator[Event]], Sequence[Event]] | None = None


@dataclass(frozen=True, eq=False)
class Log(Generic[S]):
    """A game's log. ``seat`` returns the seat that acted; ``says`` formats arguments, by name.

    ``knows`` returns everything that lines depend on in the record, apart from the event: the key of the line cache.
    """

    rows: Mapping[type[Event], Row | RowFunction | Shared]
    seat: Callable[[S, Any], int | None] = lambda _, event: getattr(event, "seat", None)
    says: Mapping[str, Filler] = field(default_factory=dict)
    knows: Callable[[S], Hashable] = lambda _: None

    def lines(self, s: S, events: Sequence[Event], voice: Voice, cache: Cache | None = None) -> tuple[Line, ...]:
        """Return the log for ``voice``, without events that have no row. It continues the ``cache``."""
        known = _Known(s, self.knows(s))

        def go_on(page: _Page | None, events: Sequence[Event], _: int) -> _Page:
            return self._page(page or _Page((), 0, ()), known, events, voice)

        return grown({} if cache is None else cache, (self, voice, known.key), events, go_on).lines

    def of(self, seen: Read, s: S, voice: Voice) -> tuple[Line, ...]:
        """Return the log of a position as its reader knows it, continuing the one of the last scene."""
        return self.lines(s, seen.events(voice.seat), voice, seen.scene_cache(voice.seat))

    def line(self, s: S, event: Event, voice: Voice) -> Line | None:
        """Return the line of one event, or None if it has none."""
        return _line(self, _Known(s, self.knows(s)), (event,), voice) if type(event) in self.rows else None

    def _page(self, before: _Page, known: _Known, events: Sequence[Event], voice: Voice) -> _Page:
        """Return the page with the events after ``before``. The last line may grow, so it is written again."""
        rows = [(at, events[at]) for at in range(before.open, len(events)) if type(events[at]) in self.rows]
        groups = [[*group] for _, group in groupby(rows, lambda each: self._together(each[1]))]
        if not groups:
            return _Page(before.closed, len(events), before.closed)
        written = [_line(self, known, self._needed(events, group), voice) for group in groups]
        closed = before.closed + tuple([line for line in written[:-1] if line is not None])
        last = written[-1]
        return _Page(closed, groups[-1][0][0], closed if last is None else (*closed, last))

    def _needed(self, events: Sequence[Event], group: Sequence[tuple[int, Event]]) -> tuple[Event, ...]:
        """Return the events of a line, and then earlier ones that it needs."""
        (first, event), own = group[0], tuple([event for _, event in group])
        row = self.rows[type(event)]
        if not isinstance(row, Shared) or row.also is None:
            return own
        return (*own, *row.also(events[at] for at in range(first - 1, -1, -1)))

    def _together(self, event: Event) -> Hashable:
        """Return a key that is equal for consecutive events with a shared line."""
        row = self.rows[type(event)]
        return (type(event), row.by(event)) if isinstance(row, Shared) else id(event)

    def _write(self, s: S, events: Sequence[Event], voice: Voice) -> Line | None:
        row, seat = self.rows[type(events[0])], self.seat(s, events[0])
        context = LineContext(s, events[0], voice, seat if seat is not None and seat >= 0 else None)
        if isinstance(row, Shared):
            written: Row | Line | None = row.write(context, events)
        else:
            written = row if isinstance(row, Row) else row(context)
        if not isinstance(written, Row):
            return written
        return Line(
            parts=(self._message(written, context),),
            seat=context.seat,
            kind=written.kind,
            rule=written.rule,
            counters=written.counters,
            pieces=written.pieces,
        )

    def _message(self, row: Row, context: LineContext[S]) -> Msg:
        """Return the message of a row, with the reason if the catalogue has one."""
        what, because = self._filled(row.key, row, context), f"{row.key}.why"
        if because not in ENGLISH.arguments:
            return what
        return msg("table-because", what=what, why=self._filled(because, row, context))

    def _filled(self, key: str, row: Row, context: LineContext[S]) -> Msg:
        return msg(key, **{name: self._argument(name, row, context) for name in ENGLISH.arguments[key]})

    def _argument(self, name: str, row: Row, context: LineContext[S]) -> Any:
        if name in row.args:
            return row.args[name]
        if name == "seat":
            return context.seat
        if not hasattr(context.event, name):
            return self.says[name](context, name)
        value = int(getattr(context.event, name))
        return self.says[name](context, value) if name in self.says else value


def result(context: LineContext[Any], text: Msg, rule: str, kind: LineKind = "result") -> Line:
    """Return the line for the result of an attack or of the game or, with the kind "round", of a round."""
    return Line(parts=(text,), seat=context.seat, kind=kind, rule=rule)


class Read(Protocol):
    """A position as a reader knows it."""

    def events(self, seat: int | None) -> Sequence[Event]:
        """Return the events that ``seat`` may know."""

    def scene_cache(self, seat: int | None) -> Cache:
        """Return the cache for scenes of ``seat``."""


class _Page(NamedTuple):
    """A log so far: the final lines, the index of the first event of the open last line, and all lines."""

    closed: tuple[Line, ...]
    open: int
    lines: tuple[Line, ...]


class _Known:
    """A weak reference to a record, equal to another one if they lead to the same lines."""

    __slots__ = ("key", "s")

    def __init__(self, s: Any, key: Hashable) -> None:
        self.s, self.key = ref(s), key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Known) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(CACHED)
def _line(log: Log[Any], known: _Known, events: tuple[Event, ...], voice: Voice) -> Line | None:
    return log._write(known.s(), events, voice)
