"""War Dice's log: the events in sentences. Dice join the line that they were rolled for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from msgspec.structs import replace

from warbones.core.messages import Msg, Piece, msg
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.cache import Cache, grown
from warbones.core.view.log import LineContext, Log, Row, result
from warbones.core.view.scene import Line
from warbones.core.view.voice import Voice
from warbones.games.battle.notation.names import unit_name
from warbones.games.battle.rules import events
from warbones.games.battle.rules.attacks.strikes import BEST
from warbones.games.battle.rules.effects import WEAKENED_BY
from warbones.games.battle.rules.moot import last_round
from warbones.games.battle.rules.powers import ROWS as POWER_ROWS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.roster import row_of
from warbones.games.battle.rules.state import WINNING_POINTS, Purpose, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.outcome import RULES, ending
from warbones.games.battle.view.pieces import die
from warbones.games.battle.view.words import (
    ATTACKS,
    FACTIONS,
    POWERS,
    attack_rule,
    called,
    square_words,
    where_words,
    whose_unit,
    zone_words,
)

Says = LineContext[State]


@dataclass(frozen=True)
class Entry:
    """A line of the log with its event, the dice that joined it, the ids of those that 6s added, and their result."""

    base: Line
    dice: tuple[Piece, ...] = ()
    bonus: frozenset[str] = frozenset()
    result: events.Hit | events.Missed | None = None

    @property
    def what(self) -> Msg:
        """The message about the event, without the dice."""
        (what,) = self.base.parts
        assert isinstance(what, Msg)
        return what

    @property
    def added(self) -> tuple[Piece, ...]:
        """The dice that 6s added."""
        return tuple([die for die in self.dice if die.id in self.bonus])

    @property
    def called_for(self) -> tuple[Piece, ...]:
        """The dice that the event itself called for."""
        return tuple([die for die in self.dice if die.id not in self.bonus])

    @cached_property
    def line(self) -> Line:
        """The line with its dice and their result."""
        if not self.dice:
            return self.base
        kind = "roll" if self.base.kind == "told" else self.base.kind
        rolled = tuple([die.id for die in self.dice])
        return replace(self.base, parts=(self._message(),), kind=kind, rolled=rolled)

    def _message(self) -> Msg:
        dice = {"dice": self.called_for, "added": self.added, "more": len(self.bonus)}
        rolled = {"what": self.what, "best": BEST, **dice}
        if self.result is None:
            return msg("battle-rolled", (), **rolled)
        total, needed = self.result.total, self.result.needed
        compared = {"count": len(self.dice), "total": total, "needed": needed}
        if isinstance(self.result, events.Hit):
            return msg("battle-hit", (), squares=self.result.squares.bit_count(), **compared, **rolled)
        return msg("battle-equalled" if total == needed else "battle-missed", (), **compared, **rolled)

    def with_event(self, event: Event) -> Entry | None:
        """Return the entry with this event added, or None if the event does not belong to it."""
        match event:
            case events.Die() | events.Value():
                piece = die(len(self.dice), event.face, self.base.seat)
                bonus = {piece.id} if isinstance(event, events.Die) and event.bonus else ()
                return Entry(self.base, (*self.dice, piece), self.bonus.union(bonus))
            case events.Hit() | events.Missed():
                return Entry(self.base, self.dice, self.bonus, event)
        return None


class Page(NamedTuple):
    """The log so far, the owners at that time of the units that had changed sides, and the last power used."""

    entries: tuple[Entry, ...] = ()
    joined: tuple[events.Joined, ...] = ()
    power: int = NOBODY

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the log."""
        return tuple([entry.line for entry in self.entries])


def page(s: State, emitted: Sequence[Event], voice: Voice, cache: Cache) -> Page:
    """Return the log as ``voice`` reads it, continued from the cache."""

    def go_on(before: Page | None, emitted: Sequence[Event], since: int) -> Page:
        return _continued(before or Page(), s, emitted[since:], voice)

    return grown(cache, page, emitted, go_on)


def _continued(before: Page, s: State, news: Sequence[Event], voice: Voice) -> Page:
    entries, joined, then = list(before.entries), list(before.joined), s.copy()
    then.owner, then.power = s.origin.copy(), before.power
    for change in joined:
        then.owner[change.unit] = change.seat
    for event in news:
        if entries and (grown_entry := entries[-1].with_event(event)):
            entries[-1] = grown_entry
            continue
        if isinstance(event, events.UsedPower):
            then.power = event.power
        if line := LOG.line(then, event, voice):
            entries.append(Entry(line))
        if isinstance(event, events.Joined):
            joined.append(event)
            then.owner[event.unit] = event.seat
    return Page(tuple(entries), tuple(joined), then.power)


def _bought(context: Says) -> Row:
    args = {"cost": row_of(context.s.options, context.event.sort).cost}
    return Row("battle-raised", "R44", args=args) if context.event.raised else Row("battle-bought", "R3", args=args)


PURPOSES: Final = {
    Purpose.BUY: Row("battle-rolls-unit", "R4"),
    Purpose.REROLL: Row("battle-rolls-anew", "R9"),  # the line before names the seat that rerolls
    Purpose.REGROUP: Row("battle-regroups", "R15"),
    Purpose.RAISE: Row("battle-rolls-unit", "R4"),
}


def _rolls(context: Says) -> Row:
    purpose = Purpose(context.event.purpose)
    return Row("battle-rolls-square", _power_rule(context)) if purpose == Purpose.NONE else PURPOSES[purpose]


def _restored(context: Says) -> Row:
    return Row("battle-restored", _power_rule(context))


def _power_rule(context: Says) -> str:
    """Return the rule of the power in use."""
    return POWER_ROWS[Power(context.s.power)].rule


def _attacks(context: Says) -> Row:
    event = context.event
    where = where_words(context.s, event.target, event.attack, event.at)
    return Row("battle-attacks", attack_rule(event.attack), args={"where": where})


def _sieges(context: Says) -> Row:
    return Row("battle-besieges", "R27", args={"squares": context.event.squares.bit_count()})


def _power(context: Says) -> Row:
    return Row("battle-uses", POWER_ROWS[context.event.power].rule)


def _defeated(context: Says) -> Row:
    return Row("battle-defeated", "R20", pieces=(unit_name(context.s, context.event.unit),))


def _ended(context: Says) -> Line:
    return result(context, ending(context.s, context.event), RULES[context.event.reason])


def _seat(s: State, event: Event) -> int | None:
    """Return the seat that acts in an event."""
    match event:
        case events.Burrowed() | events.Advanced():
            return s.origin[event.unit]
        case events.Sieged():
            return 1 - s.owner[event.target]
        case events.Lowered():
            return 1 - s.owner[event.unit]
    seat: int | None = getattr(event, "seat", None)
    return s.owner[event.unit] if seat is None and hasattr(event, "unit") else seat


def _name(context: Says, _: str) -> Msg:
    """Return the name of the event's unit, where its owner is clear."""
    return called(context.s, context.event.unit)


def _square(context: Says, square: int) -> Msg:
    """Return the place of a square on the event's target, or on its unit if it has no target."""
    return square_words(context.s, getattr(context.event, "target", getattr(context.event, "unit", 0)), square)


def _unit(context: Says, unit: int) -> Msg:
    return whose_unit(context.s, unit)


LOG: Final = Log[State](
    rows={
        events.ChoseFaction: Row("battle-chose", "R2"),
        events.Bought: _bought,
        events.Stopped: Row("battle-stopped", "R5"),
        events.Rolls: _rolls,
        events.Kept: Row("battle-kept", "R9", "passed"),
        events.Rerolled: Row("battle-rerolled", "R9"),
        events.Burrowed: Row("battle-put-in-center", "R10"),
        events.FirstDie: Row("battle-first-die", "R11", "roll"),
        events.First: Row("battle-first", "R11"),
        events.Advanced: Row("battle-put-in-center", "R11"),
        events.Round: Row("battle-round", "R12", "heading"),
        events.Moved: Row("battle-moved", "R18"),
        events.Attacks: _attacks,
        events.Defeated: _defeated,
        events.Sieges: _sieges,
        events.Sieged: Row("battle-siege-die", "R27"),
        events.Acid: Row("battle-burns", "R31"),
        events.UsedPower: _power,
        events.Paralyzed: Row("battle-lost-action", "R43"),
        events.Joined: Row("battle-joined", "R32"),
        events.Lowered: Row("battle-lowered", "R36"),
        events.Weakened: Row("battle-weakened", "R48", args={"by": WEAKENED_BY}),
        events.Restored: _restored,
        events.Flanks: Row("battle-flanks", "R39"),
        events.Held: Row("battle-held", "B6"),
        events.Raises: Row("battle-raises", "R44", args={"power": POWERS[Power.RAISE_UNDEAD]}),
        events.Scored: Row("battle-scored", "R50", "result"),
        events.SuddenDeath: Row("battle-sudden-death", "R51", "heading", args={"points": WINNING_POINTS}),
        events.Swallowed: Row("battle-swallowed", "R47"),
        events.Ended: _ended,
    },
    seat=_seat,
    says={
        "attack": lambda _, attack: ATTACKS[Attack(attack)],
        "faction": lambda _, faction: FACTIONS[faction],
        "friend": lambda context, friend: called(context.s, friend),
        "name": _name,
        "power": lambda _, power: POWERS[Power(power)],
        "square": _square,
        "target": _unit,
        "to": lambda _, zone: zone_words(zone),
        "unit": _unit,
        "victim": _unit,
    },
    knows=lambda s: (
        bytes(s.options.rule_data),
        s.power,
        last_round(s),
        *(tuple(each.cells[: s.units]) for each in (s.kind, s.origin, s.owner)),
    ),
)
"""The log. A message asks for a ``name`` if it already names the unit's owner."""
