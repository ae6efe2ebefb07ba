"""A ruleset: all that an engine needs to run a game, and nothing that people read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from warbones.core.errors import WarbonesError
from warbones.core.record.data import DataOption
from warbones.core.record.domains import Alike
from warbones.core.record.events import Events
from warbones.core.record.options import RuleOption, Value, fill
from warbones.core.record.records import Record
from warbones.core.rules.engine import Advice, Engine, Interpreted, Rules
from warbones.core.rules.throw import Aims, Shots, Throws


@dataclass(frozen=True, eq=False)
class Ruleset:
    """What runs a game: its record, the events that it tells, the rules over it, and advice for whoever thinks ahead.

    ``most_actions`` is the most that `Rules.legal` ever writes, ``most_sides`` how many sides the largest die has that
    is rolled; ``secrets`` False: seats decide one after another, and all know all. ``package`` is the game's folder as
    it is imported: machine code is kept by what its rules and its advice hold; ``compiles`` False: the rules only run
    interpreted; ``brief``: they do so little at a time that calling them costs more than it saves. ``drafting`` says
    whether a seat is in the middle of one action's choices: it steps back through them as it likes. ``throws`` is for a
    game whose dice are thrown, ``aims`` for one whose throws are aimed freely, and with ``shots`` its best bot aims
    better. ``data`` is the option that stands for its tables, where those can be changed from outside.
    """

    state: type[Record]
    events: Events
    options: tuple[RuleOption, ...]
    rules: Rules
    advice: Advice
    most_actions: int
    package: str
    most_sides: int = 6
    secrets: bool = True
    drafting: Callable[[Any, int], bool] | None = None
    compiles: bool = True
    brief: bool = False
    throws: Throws | None = None
    aims: Aims | None = None
    shots: Shots | None = None
    data: DataOption | None = None
    maker: Callable[[Ruleset], Engine] = Interpreted

    @cached_property
    def engine(self) -> Engine:
        """What runs the rules; made once for each ruleset."""
        return self.maker(self)

    @cached_property
    def settings(self) -> tuple[RuleOption, ...]:
        """All that a match can be set to: the rule options, and the data where they can be changed."""
        return (*self.options, self.data) if self.data else self.options

    @property
    def features(self) -> type[Record]:
        """The record that `Describing` advice fills. Raises `WarbonesError` where the game has none."""
        found: type[Record] | None = getattr(self.advice, "Features", None)
        if found is None:
            raise WarbonesError(f"The advice of {self.package} has no features: take observations of the record.")
        return found

    @property
    def alike(self) -> tuple[Alike, ...]:
        """Which of the `features` tell of the same things."""
        found: tuple[Alike, ...] = getattr(self.advice, "ALIKE", ())
        return found

    @property
    def unread(self) -> frozenset[str]:
        """Which of the `features` a network leaves out."""
        found: frozenset[str] = getattr(self.advice, "UNREAD", frozenset())
        return found

    @property
    def most_drafted(self) -> int:
        """The most that there is to be drafted, 0 where nothing is (`Drafting`)."""
        found: int = getattr(self.advice, "MOST_DRAFTED", 0)
        return found

    @property
    def describe(self) -> Callable[[Any, int, Any], None]:
        """What fills `features`. Raises `AttributeError` where there are none."""
        found: Callable[[Any, int, Any], None] = self.advice.describe  # type: ignore[attr-defined]  # see `features`
        return found

    def blank(self, options: Mapping[str, Value]) -> Any:
        """Return a record before set-up with these options. Raises `UnknownOption`."""
        record: Any = self.state()
        fill(record.options, self.settings, options)
        return record

    def options_of(self, record: Any) -> dict[str, Value]:
        """Return the rule options that a record is played with, and its data where they are not the published."""
        found = {option.name: option.value(getattr(record.options, option.name)) for option in self.settings}
        if self.data and found[self.data.name] == self.data.default:
            del found[self.data.name]
        return found
