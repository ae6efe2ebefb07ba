"""The parts of a game: ruleset, notation, view, lobby entry and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, Self

from warbones.core.errors import UnknownSeat, WarbonesError, integer_within, quoted
from warbones.core.messages import Msg, Piece, Text
from warbones.core.notation.notation import Notation
from warbones.core.play.study_settings import PLAIN, StudySettings
from warbones.core.record.events import Event, Events
from warbones.core.record.options import Value, must_be_options
from warbones.core.rules.engine import Engine
from warbones.core.rules.ruleset import Ruleset
from warbones.core.view.lesson import ScriptedStep
from warbones.core.view.reasons import Line, LineFigure
from warbones.core.view.scene import Counted, Odds, Prompt, Scene


@dataclass(frozen=True, eq=False)
class GameView:
    """The functions that show a position (`warbones.core.play.position.Position`) to people.

    ``draw`` returns the scene for a seat or a spectator (None), from a position as they know it. ``prompt`` returns
    only the prompt of that scene, and ``status`` only its status, from the record as everybody knows it. ``odds``
    returns the exact chances of the roll after an action, or of the pending die (None), as far as the seat knows; it is
    called if the prompt has ``odds``. ``counts`` returns the final tallies of each seat, however the match ended.
    ``at_what`` returns a headline, without a full stop, about the die and the target of a freely aimed throw.
    ``lesson`` teaches the game in a few steps. ``replies`` are the first words of actions that only handle dice or
    settle earlier results, and so are never the best move of a match. ``why_not`` returns the reason against an action
    in notation, from a record as its seat knows it, or "". ``figures`` returns the figures that a line of play leads
    to, calculated without a search from the position as its seat knows it: the reasons for a choice are the differences
    between the figures of two lines. ``outcome`` says what changed for the better for a seat from the first position to
    the second, in which everything is known, if figures known before cannot say it all. ``whole_action`` names a whole
    line of play, if the names of single actions say too little.
    """

    draw: Callable[[Any, int | None], Scene]
    prompt: Callable[[Any, int | None], Prompt]
    status: Callable[[Any], Text]
    odds: Callable[[Any, int, int | None], Odds] | None = None
    counts: Callable[[Any], Sequence[Counted]] = lambda _: ()
    at_what: Callable[[Any, int], Text] | None = None
    why_not: Callable[[Any, int, str], Text] | None = None
    whole_action: Callable[[Any, int, Line], Text] | None = None
    figures: Callable[[Any, int, Line], Sequence[LineFigure]] | None = None
    outcome: Callable[[Any, Any, int], tuple[Msg, ...]] | None = None
    lesson: tuple[ScriptedStep, ...] = ()
    replies: frozenset[str] = frozenset()


@dataclass(frozen=True, eq=False)
class Lobby:
    """A game's entry in the lobby. ``offered`` is false for games that browsers cannot draw yet: these are not shown.

    One game of the lobby is ``suggested`` to newcomers: the shortest, which is also the quickest to learn.
    """

    line: Text
    facts: Text
    look: Sequence[Piece]
    offered: bool = True
    suggested: bool = False


COMPILED: Final = 50_000
INTERPRETED: Final = 300
"""The default numbers of simulations for a move by compiled rules, and by others."""

SEARCHING: Final = ("search", "plain")
"""The names of the kinds of bots that search."""


@dataclass(frozen=True, eq=False)
class BotSettings:
    """The bots people can choose, and the effort of the search bot.

    ``levels`` maps names for people, strongest first, to bots; each wins about three games in four against the next.
    ``simulations`` is the default number for a move, which takes well under a second; 0: `COMPILED` or `INTERPRETED`,
    as the rules are. ``ease`` returns the share of
    them, up to 1, for a large record in which each simulation takes longer.
    """

    levels: Mapping[str, str] = field(default_factory=lambda: {"master": "search", "steady": "greedy"})
    simulations: int = 0
    ease: Callable[[Any], float] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names people can choose: the levels, strongest first, and finally the random bot."""
        return *self.levels, "random"

    def searches(self, name: str) -> bool:
        """Return whether a bot searches, by its level or by its kind with or without an effort."""
        return self.levels.get(name, name).partition(":")[0] in SEARCHING


@dataclass(frozen=True, eq=False)
class Parts:
    """The parts of a game. ``names`` are the names of its seats.

    ``seats_option`` is the name of the rule option for the number of seats ("" if it is fixed). With ``draws``, a
    match can end in a draw. ``continues`` lists earlier versions of the rules. Any decision made under one of them, if
    it is still legal, means the same today.
    """

    id: str
    title: str
    names: tuple[str, ...]
    rules_version: str
    ruleset: Ruleset
    notation: Notation
    view: GameView
    lobby: Lobby
    bots: BotSettings = BotSettings()
    study: StudySettings = PLAIN
    seats_option: str = ""
    draws: bool = False
    continues: tuple[str, ...] = ()

    @property
    def engine(self) -> Engine:
        """The engine of the rules."""
        return self.ruleset.engine

    @property
    def simulations(self) -> int:
        """The default number of simulations for a move."""
        return self.bots.simulations or (COMPILED if self.ruleset.compiles else INTERPRETED)

    def event_reader(self, record: Any) -> Callable[[Sequence[int]], Event]:
        """Return a function that turns emitted numbers into events, for matches with this record's options."""
        return _reader(self.ruleset.events, tuple(self.notation.names(record).items()))

    def must_have_seat(self, seat: object, error: type[WarbonesError] = UnknownSeat) -> int:
        """Return the seat as an `integer`. Raises ``error`` if the game has no such seat."""
        found = integer_within(seat, 0, len(self.names) - 1)
        if found is None:
            seats = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
            raise error(f"{self.title} has no seat {quoted(seat)}; choose from {seats}.")
        return found

    def seated(self, options: Mapping[str, Value]) -> Self:
        """Return the game with the number of seats in these options. Raises `UnknownOption`."""
        if not self.seats_option:
            return self
        must_be_options(options)
        option = next(each for each in self.ruleset.options if each.name == self.seats_option)
        count = int(option.stored(options.get(option.name, option.default)))
        return self.with_seats(count)

    def with_seats(self, count: int) -> Self:
        """Return the game with only its first ``count`` seats."""
        made: dict[int, Self] = self.__dict__.setdefault("_seated", {len(self.names): self})
        if count not in made:
            made[count] = replace(self, names=self.names[:count])
            made[count].__dict__["_seated"] = made
        return made[count]


@lru_cache(1 << 8)
def _reader(events: Events, names: tuple[tuple[str, tuple[str, ...]], ...]) -> Callable[[Sequence[int]], Event]:
    return events.reader({sort: dict(enumerate(each)) for sort, each in names})
