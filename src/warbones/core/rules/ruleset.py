"""A ruleset: everything an engine needs to run a game, and nothing that people read."""

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
    """The record of a game, its events, its rules, and its advice for bots.

    ``most_actions`` is the largest number of actions that `Rules.legal` writes, and ``most_sides`` the number of sides
    of the largest die. Without ``secrets``, seats decide one after another and nothing is hidden. ``package`` is the
    import path of the game's folder; compiled code is cached by the sources of its rules and advice. Without
    ``compiles``, the rules only run interpreted. The rules of a ``brief`` game do so little at a time that calling them
    costs more than inlining them. ``drafting`` returns whether a seat is partway through the choices of one action,
    which it may undo one by one. ``throws`` belongs to a game with thrown dice, ``aims`` to one with freely aimed
    throws; ``shots`` lets its best bot aim better. ``data`` is the option for tables that users may change.
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
    drafting: Callable[[Any, int], bool] = lambda _, __: False
    compiles: bool = True
    brief: bool = False
    throws: Throws | None = None
    aims: Aims | None = None
    shots: Shots | None = None
    data: DataOption | None = None
    maker: Callable[[Ruleset], Engine] = Interpreted

    @cached_property
    def engine(self) -> Engine:
        """The engine, created once for each ruleset."""
        return self.maker(self)

    @cached_property
    def settings(self) -> tuple[RuleOption, ...]:
        """Every setting of a match: the rule options, and the data if users may change it."""
        return (*self.options, self.data) if self.data else self.options

    @property
    def features(self) -> type[Record]:
        """The record that `FeatureAdvice` fills in. Raises `WarbonesError` if the game has none."""
        found: type[Record] | None = getattr(self.advice, "Features", None)
        if found is None:
            raise WarbonesError(f"The advice of {self.package} has no features: take observations of the record.")
        return found

    @property
    def alike(self) -> tuple[Alike, ...]:
        """The groups of `features` that describe the same things."""
        found: tuple[Alike, ...] = getattr(self.advice, "ALIKE", ())
        return found

    @property
    def agents_only(self) -> frozenset[str]:
        """The `features` that networks leave out."""
        found: frozenset[str] = getattr(self.advice, "AGENTS_ONLY", frozenset())
        return found

    @property
    def most_drafted(self) -> int:
        """The largest number of things on offer in a draft; 0 without drafts (`DraftAdvice`)."""
        found: int = getattr(self.advice, "MOST_DRAFTED", 0)
        return found

    @property
    def describe(self) -> Callable[[Any, int, Any], None]:
        """The function that fills in `features`. Raises `AttributeError` if there are none."""
        found: Callable[[Any, int, Any], None] = self.advice.describe  # type: ignore[attr-defined]  # see `features`
        return found

    def blank(self, options: Mapping[str, Value]) -> Any:
        """Return a record before set-up with these options. Raises `UnknownOption`."""
        record: Any = self.state()
        fill(record.options, self.settings, options)
        return record

    def options_of(self, record: Any) -> dict[str, Value]:
        """Return the rule options of a record, and its rule data unless it is the published one."""
        found = {option.name: option.value(getattr(record.options, option.name)) for option in self.settings}
        if self.data and found[self.data.name] == self.data.default:
            del found[self.data.name]
        return found
