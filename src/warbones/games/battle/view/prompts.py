"""War Dice's prompts: for every phase the question, the seat asked, and the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any, Final

from warbones.core.messages import Msg, Piece, Text, msg
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.prompts import Asks, Prompts, Words, due, text_of
from warbones.core.view.scene import Option, Prompt, Way
from warbones.core.view.voice import Voice, headline, moment
from warbones.games.battle.rules import events
from warbones.games.battle.rules.armies.setup import left_to_spend
from warbones.games.battle.rules.attacks.siege import squares_due
from warbones.games.battle.rules.attacks.strikes import BEST, FLANK_DICE
from warbones.games.battle.rules.effects import HEALED_SQUARES
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.state import Phase, Purpose, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.areas import is_drawn
from warbones.games.battle.view.armies import army_lists, next_answer
from warbones.games.battle.view.labels import options
from warbones.games.battle.view.log import Entry, Page
from warbones.games.battle.view.obstacles import blocked
from warbones.games.battle.view.outcome import ended, ending
from warbones.games.battle.view.placements import filling
from warbones.games.battle.view.status import averages
from warbones.games.battle.view.touch import touching
from warbones.games.battle.view.ways import ways
from warbones.games.battle.view.words import (
    ATTACKS,
    POWERS,
    RATED,
    brief,
    sentences,
    square_words,
    whose_brief,
    whose_unit,
    zone_id,
)


def _answer(seen: Position, s: State, voice: Voice, log: Page) -> Prompt:
    row = ROWS[Phase(s.phase)]
    if voice.seat != s.asked:
        return _regrouped(s, log) or Prompt(kind="wait", text=text_of(row.doing, s, s.asked, voice))
    legal = seen.legal(s.asked)
    listed, attacks = options(s, legal), ways(s)
    return Prompt(
        kind="choose",
        text=text_of(row.question, s, s.asked, voice),
        detail=_deeds(s, attacks, listed) if s.phase == Phase.DEED else text_of(row.reason, s, s.asked, voice),
        options=listed,
        areas=_looked_at(s),
        direct=s.phase in (Phase.PLACE, Phase.UNIT),
        lists=army_lists(s),
        follow=next_answer(s),
        ways=attacks,
        filling=filling(s, legal) if s.phase == Phase.PLACE else None,
    )


def _roll(seen: Position, s: State, voice: Voice, log: Page) -> Prompt | None:
    if None not in seen.owed:
        return None
    start, since = _start(seen.events(voice.seat))
    who = roller_of(s, start)
    faces = [Piece(id=f"face-{n}", label=str(n), shape="d6", face=str(n), set=who) for n in range(1, BEST + 1)]
    return Prompt(
        kind="roll",
        text=msg("battle-roll"),
        detail=_rolling(start, since, log),
        sides=BEST,
        roller=who,
        dice=due(msg("battle-a-die"), faces),
    )


def roller_of(s: State, start: Event) -> int:
    """Return the seat that rolls the dice of this event: the event's own seat, or the owner of its unit."""
    seat: int = start.seat if isinstance(start, events.Decides) else s.owner[getattr(start, "unit", s.actor)]
    return seat


def _regrouped(s: State, log: Page) -> Prompt | None:
    """Return the prompt about the dice of a regrouping, while they are placed."""
    if s.phase != Phase.PLACE or s.purpose != Purpose.REGROUP or not log.entries:
        return None
    return moment(log.entries[-1].line.parts)


def _frame(seen: Position, s: State, voice: Voice, log: Page) -> Prompt:
    """Return the headline about the last event; for an attack its dice and their result, and below it the attacker."""
    if not log.entries:
        return moment((msg("battle-goes-on"),))
    *before, last = seen.events(voice.seat)[-2:]
    if isinstance(last, events.Defeated) and before and isinstance(before[0], events.Hit):
        entry = log.entries[-2]
        came = msg("battle-defeats", (), unit=brief(s, last.unit), **_compared(before[0], entry))
    elif isinstance(last, events.Hit):
        entry, squares = log.entries[-1], last.squares.bit_count()
        came = msg("battle-crosses", (), squares=squares, **_compared(last, entry))
    elif isinstance(last, events.Missed):
        entry = log.entries[-1]
        missed = "battle-equals" if last.total == last.needed else "battle-misses"
        came = msg(missed, (), **_compared(last, entry))
    else:
        return moment(*headline(log.entries[-1].line.parts))
    return moment((came,), (entry.what,))


def _compared(last: events.Hit | events.Missed, entry: Entry) -> dict[str, Any]:
    dice = (*entry.called_for, *entry.added)
    return {"total": last.total, "needed": last.needed, "dice": dice, "count": len(dice)}


def _looked_at(s: State) -> tuple[str, ...]:
    """Return the areas that a choice is about, apart from those where its pieces lie."""
    if s.phase == Phase.PLACE:
        return ("drawing", "hand") if is_drawn(s) else (zone_id(s.zone[s.filling]), "hand")
    units = [unit for unit in (s.actor, s.target) if unit != NOBODY]
    return tuple(dict.fromkeys(zone_id(s.zone[unit]) for unit in units))


def _start(emitted: Sequence[Event]) -> tuple[Event, Sequence[Event]]:
    """Return the event that the dice are rolled for, and the dice already rolled."""
    rolled = list(takewhile(lambda event: isinstance(event, (events.Die, events.Value)), reversed(emitted)))[::-1]
    return emitted[-len(rolled) - 1], rolled


def _rolling(start: Event, rolled: Sequence[Event], log: Page) -> Msg:
    """Return the purpose of the next die, and its number among those due at first, or that a 6 has added it (R21)."""
    if isinstance(start, events.Decides):
        return msg("battle-due-first", seat=start.seat)
    what = log.entries[-1].what
    if rolled and isinstance(rolled[-1], events.Die) and rolled[-1].face == BEST:
        return msg("battle-due-added", what=what, best=BEST)
    if isinstance(start, events.Rolls | events.Attacks):
        added = sum(isinstance(die, events.Die) and die.bonus for die in rolled)
        return msg("battle-due-of", what=what, number=len(rolled) - added + 1, of=start.dice)
    return msg("battle-due", what=what)


SOUGHT: Final = {Power.FLANKING: "friend", Power.HEALING: "wounded", Power.SWALLOW: "unit"}
"""The kind of target of each power that is or may be aimed at a friendly unit (R39, R41, B34)."""


def _sought(s: State) -> str:
    return SOUGHT.get(Power(s.power), "target") if s.attack == NOBODY else "target"


def _seeking(s: State, *_: object) -> Msg:
    """Return the question for the target of an attack or power."""
    what = ATTACKS[Attack(s.attack)] if s.attack != NOBODY else POWERS[Power(s.power)]
    return msg(f"battle-seek-{_sought(s)}", unit=brief(s, s.actor), what=what)


def _why_sought(s: State, *_: object) -> Text:
    return msg("battle-flank-why", ("R39",), dice=FLANK_DICE) if _sought(s) == "friend" else ""


def _deeds(s: State, attacks: Sequence[Way], offered: Sequence[Option]) -> Text:
    """Return the actions open to a touch, and then those that are closed, with reasons."""
    made = [attack for attack in Attack for way in attacks if way.sign.icon == RATED[attack]]
    touch = touching(s, attacks, offered)
    return sentences([*([touch] if touch else []), *blocked(s, made)])


def _spot(s: State, *_: object) -> Msg:
    return msg("battle-fill-why", where=square_words(s, s.filling, s.spot), dice=sum(s.hand))


def _acting(s: State, *_: object) -> Msg:
    return msg("battle-ask-next" if s.done else "battle-ask-deed", unit=brief(s, s.actor))


def _line(s: State, *_: object) -> Msg:
    return msg("battle-ask-line" if s.attack == Attack.MELEE else "battle-ask-column")


def _aiming_at_line(s: State, *_: object) -> Msg:
    return msg("battle-aim-line-why", unit=whose_unit(s, s.target))


def _aiming(s: State, *_: object) -> Msg:
    return msg("battle-lower-why" if s.attack == NOBODY else "battle-aim-why", unit=whose_unit(s, s.target))


def _who(key: str) -> Words:
    """Return words for a seat's activity that name only the seat."""
    return lambda _, seat, __: msg(key, seat=seat)


def _with(key: str, unit: Callable[[State], int]) -> Words:
    """Return words for a headline that name the asked seat and a unit."""
    return lambda s, seat, _: msg(key, seat=seat, unit=brief(s, unit(s)))


def _about(key: str, unit: Callable[[State], int]) -> Words:
    """Return words for a headline that name a unit."""
    return lambda s, *_: msg(key, unit=brief(s, unit(s)))


ROWS: Final = {
    Phase.FACTION: Asks(msg("battle-ask-faction"), _who("battle-picking"), msg("battle-ask-faction-why")),
    Phase.BUY: Asks(
        msg("battle-ask-buy"),
        _who("battle-buying"),
        lambda s, seat, _: msg("battle-left-to-spend", seat=seat, points=left_to_spend(s, seat)),
    ),
    Phase.REROLL: Asks(msg("battle-ask-reroll"), _who("battle-rerolling"), averages),
    Phase.BURROW: Asks(msg("battle-ask-burrow"), _who("battle-burrowing")),
    Phase.FREE_MOVE: Asks(msg("battle-ask-advance"), _who("battle-advancing")),
    Phase.PLACE: Asks(
        _about("battle-ask-fill", lambda s: s.filling), _with("battle-placing", lambda s: s.filling), _spot
    ),
    Phase.UNIT: Asks(msg("battle-ask-unit"), _who("battle-choosing-unit"), msg("battle-ask-unit-why")),
    Phase.DEED: Asks(_acting, _with("battle-acting", lambda s: s.actor)),
    Phase.TARGET: Asks(_seeking, lambda s, seat, _: msg(f"battle-seeking-{_sought(s)}", seat=seat), _why_sought),
    Phase.LINE: Asks(
        _line, lambda s, seat, _: msg("battle-attacking", seat=seat, unit=whose_brief(s, s.target)), _aiming_at_line
    ),
    Phase.SQUARE: Asks(
        lambda s, *_: msg("battle-ask-lower" if s.attack == NOBODY else "battle-ask-square"),
        _who("battle-choosing-square"),
        _aiming,
    ),
    Phase.ZONE: Asks(msg("battle-ask-zone"), _who("battle-choosing-zone")),
    Phase.SECOND: Asks(msg("battle-ask-second"), _who("battle-choosing-second")),
    Phase.OWN_SQUARE: Asks(_about("battle-ask-restore", lambda s: s.actor), _who("battle-restoring")),
    Phase.RESTORE: Asks(
        lambda s, *_: msg("battle-ask-heal", squares=HEALED_SQUARES, unit=brief(s, s.target)), _who("battle-healing")
    ),
    Phase.RAISE: Asks(
        msg("battle-ask-raise"),
        _who("battle-raising"),
        lambda s, seat, _: msg("battle-left-to-raise", seat=seat, points=s.raising),
    ),
    Phase.PICK: Asks(
        lambda s, *_: msg("battle-ask-pick", squares=squares_due(s, s.target), unit=brief(s, s.target)),
        _who("battle-naming"),
        lambda s, *_: msg("battle-ask-pick-why", squares=squares_due(s, s.target)),
    ),
    Phase.ACID: Asks(
        msg("battle-ask-acid"),
        _who("battle-choosing-acid"),
        lambda s, *_: msg("battle-ask-acid-why", unit=whose_unit(s, s.acid), target=whose_unit(s, s.actor)),
    ),
}
"""The prompt of each phase."""

PROMPTS: Final = Prompts[Position, State, Page](lambda s, _: ending(s, ended(s)), _roll, _frame, _answer)
