"""The parts of a game: what its folder hands over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, Self

from warbones.core.errors import UnknownSeat, WarbonesError, integer_within, quoted
from warbones.core.messages import Piece, Text
from warbones.core.notation.notation import Notation
from warbones.core.play.studied import PLAIN, Studied
from warbones.core.record.events import Event, Events
from warbones.core.record.options import Value, must_be_options
from warbones.core.rules.engine import Engine
from warbones.core.rules.ruleset import Ruleset
from warbones.core.view.lesson import Step
from warbones.core.view.scene import Counted, Odds, Prompt, Scene


@dataclass(frozen=True, eq=False)
class View:
    """What people are shown of a position (`warbones.core.play.position.Position`).

    ``draw`` returns what a seat, or None, sees of what it knows. ``prompt`` is that scene's, for who needs no more than
    that, and ``status`` too, from the record as everybody knows it. ``odds`` returns the exact chances of the roll that
    an action of a seat leads to, or of the die that is due (None), from what the seat knows: wherever the prompt says
    that there are ``odds``. ``counts`` is what each seat has in a record, as it is tallied once the match is over,
    however it ended. ``at_what`` is for a game whose throws are aimed freely: it says which die an action throws at
    what, as a headline without its stop. ``lesson`` teaches the game in a few steps. ``replies`` are the first words of
    actions that only handle dice, or settle what was won or lost before: none is a seat's best move. ``why_not`` says
    why a seat, which knows the record, may not do what a text names, or "" where there is no more to say.
    """

    draw: Callable[[Any, int | None], Scene]
    prompt: Callable[[Any, int | None], Prompt]
    status: Callable[[Any], Text]
    odds: Callable[[Any, int, int | None], Odds] | None = None
    counts: Callable[[Any], Sequence[Counted]] = lambda _: ()
    at_what: Callable[[Any, int], Text] | None = None
    why_not: Callable[[Any, int, str], Text] | None = None
    lesson: tuple[Step, ...] = ()
    replies: frozenset[str] = frozenset()


@dataclass(frozen=True, eq=False)
class Lobby:
    """A game's row in the lobby. ``offered`` False: its pieces are not drawn in the browser yet, so it has none."""

    line: Text
    facts: Text
    look: Sequence[Piece]
    offered: bool = True


SEARCHING: Final = ("search", "plain")
"""The kinds of bots that search, by name."""


@dataclass(frozen=True, eq=False)
class Bots:
    """Those that people may choose from, and how much the search bot thinks.

    ``levels`` are names that people understand, the strongest first, each with the bot that plays so: each wins about
    three games in four against the next. ``simulations`` is what the search spends on a move unless told, so that it
    takes well under a second. ``ease`` is the share of them, up to 1, that a record gets which is so large that each
    takes longer.
    """

    levels: Mapping[str, str] = field(default_factory=lambda: {"master": "search", "steady": "greedy"})
    simulations: int = 50_000
    ease: Callable[[Any], float] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """What people may choose: the levels, the strongest first, and last whoever plays whatever it may."""
        return *self.levels, "random"

    def searches(self, name: str) -> bool:
        """Return whether the bot of this name, a level or a kind with or without its effort, searches."""
        return self.levels.get(name, name).partition(":")[0] in SEARCHING


@dataclass(frozen=True, eq=False)
class Parts:
    """One game, part by part. ``names`` are its seats.

    ``seats_option`` names the rule option that says how many of the seats take part ("": always all of them).
    ``draws``: a game can end in a draw.
    """

    id: str
    title: str
    names: tuple[str, ...]
    rules_version: str
    ruleset: Ruleset
    notation: Notation
    view: View
    lobby: Lobby
    bots: Bots = Bots()
    studied: Studied = PLAIN
    seats_option: str = ""
    draws: bool = False

    @property
    def engine(self) -> Engine:
        """What runs the rules."""
        return self.ruleset.engine

    def event_reader(self, record: Any) -> Callable[[Sequence[int]], Event]:
        """Return what reads the numbers that rules tell in a match with this record's options."""
        return _reader(self.ruleset.events, tuple(self.notation.names(record).items()))

    def must_have_seat(self, seat: object, error: type[WarbonesError] = UnknownSeat) -> int:
        """Return the seat as an `integer`. Raises ``error`` unless the game has it."""
        found = integer_within(seat, 0, len(self.names) - 1)
        if found is None:
            seats = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
            raise error(f"{self.title} has no seat {quoted(seat)}; there are {seats}.")
        return found

    def seated(self, options: Mapping[str, Value]) -> Self:
        """Return the game with the seats that take part under these options. Raises `UnknownOption`."""
        if not self.seats_option:
            return self
        must_be_options(options)
        option = next(each for each in self.ruleset.options if each.name == self.seats_option)
        count = int(option.stored(options.get(option.name, option.default)))
        return self.with_seats(count)

    def with_seats(self, count: int) -> Self:
        """Return the game with its first ``count`` seats."""
        made: dict[int, Self] = self.__dict__.setdefault("_seated", {len(self.names): self})
        if count not in made:
            made[count] = replace(self, names=self.names[:count])
            made[count].__dict__["_seated"] = made
        return made[count]


@lru_cache(1 << 8)
def _reader(events: Events, names: tuple[tuple[str, tuple[str, ...]], ...]) -> Callable[[Sequence[int]], Event]:
    return events.reader({sort: dict(enumerate(each)) for sort, each in names})
