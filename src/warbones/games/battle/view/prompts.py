"""What War Dice asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from statistics import fmean
from typing import Final

from warbones.core.notation.counting import counted
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.rules.step import NOBODY
from warbones.core.view.asking import Asks, Prompts, plain_faces, said
from warbones.core.view.scene import Line, Option, Prompt, Said, Shown, Way
from warbones.core.view.words import HEADLINE, Voice, headline, moment, sentence, spoken, title
from warbones.games.battle.notation.names import NAMES
from warbones.games.battle.rules import events
from warbones.games.battle.rules.army_building import left_to_spend
from warbones.games.battle.rules.powers import ROWS as POWERS
from warbones.games.battle.rules.powers import Power
from warbones.games.battle.rules.sheet import is_fixed, squares, value
from warbones.games.battle.rules.siege import squares_due
from warbones.games.battle.rules.state import Phase, Purpose, State
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.view.areas import is_drawn, zone_id
from warbones.games.battle.view.armies import army_lists, followed
from warbones.games.battle.view.blocked import blocked
from warbones.games.battle.view.labels import options
from warbones.games.battle.view.log import ended, ending
from warbones.games.battle.view.touching import touching
from warbones.games.battle.view.ways import ways
from warbones.games.battle.view.words import RATED, agrees, brief, called, square_words, whose_unit

Log = Sequence[Line]
"""What the seat reads so far."""


def _answer(seen: Position, s: State, voice: Voice, log: Log) -> Prompt:
    row = ROWS[Phase(s.phase)]
    if voice.seat != s.asked:
        doing = said(row.doing, s, s.asked, voice)
        return _regrouped(s, log) or Prompt(kind="wait", text=f"{NAMES[s.asked]} is {doing}.")
    listed, attacks = options(s, seen.legal(s.asked), voice), ways(s)
    return Prompt(
        kind="choose",
        text=said(row.question, s, s.asked, voice),
        detail=_deeds(s, voice, attacks, listed) if s.phase == Phase.DEED else said(row.reason, s, s.asked, voice),
        options=listed,
        areas=_looked_at(s),
        direct=s.phase in (Phase.PLACE, Phase.UNIT),
        lists=army_lists(s),
        follow=followed(s),
        ways=attacks,
    )


def _roll(seen: Position, s: State, voice: Voice, log: Log) -> Prompt | None:
    if None not in seen.owed:
        return None
    start, lie = _start(seen.events(voice.seat))
    who = roller_of(s, start)
    return Prompt(
        kind="roll",
        text="Roll a die.",
        detail=_rolling(start, lie, voice, log),
        sides=6,
        roller=who,
        dice=plain_faces("a die", 6, seat=who),
    )


def roller_of(s: State, start: Event) -> int:
    """Return whose dice are rolled after what was told last: a seat's, or those of a unit that acts."""
    seat: int = start.seat if isinstance(start, events.Decides) else s.owner[getattr(start, "unit", s.actor)]
    return seat


def _regrouped(s: State, log: Sequence[Line]) -> Prompt | None:
    """Return which dice somebody regroups with, while they are placed."""
    if s.phase != Phase.PLACE or s.purpose != Purpose.REGROUP or not log:
        return None
    who, *dice = (part for part in log[-1].parts if not isinstance(part, Said) or part.text.strip(": "))
    return moment((who, Said(text=": "), *dice))


def _moment(seen: Position, s: State, voice: Voice, log: Log) -> Prompt:
    """Return what happened just now: of an attack its dice and what they came to, and under it whose it was."""
    if not log:
        return moment(sentence("The battle goes on"))
    *before, last = seen.events(voice.seat)[-2:]
    if isinstance(last, events.Defeated) and before and isinstance(before[0], events.Hit):
        hit, parts = before[0], log[-2].parts
        came = f"{hit.total} beats {hit.needed}, {brief(s, last.unit)} defeated"
    elif isinstance(last, events.Hit | events.Missed):
        came, parts = _came(last), log[-1].parts
    else:
        return moment(*headline(log[-1].parts))
    dice = [part.piece for part in parts if isinstance(part, Shown)]
    return moment(sentence(*dice, f": {came}"), parts[:1])


def _came(last: events.Hit | events.Missed) -> str:
    """Return what an attack came to, in a headline."""
    if isinstance(last, events.Missed):
        return f"{last.total} against {last.needed} misses"
    return f"{last.total} beats {last.needed}, {counted(last.squares.bit_count(), 'square')} crossed"


def _looked_at(s: State) -> tuple[str, ...]:
    """Return the areas that a choice is about, besides where its pieces lie."""
    if s.phase == Phase.PLACE:
        return ("drawing", "hand") if is_drawn(s) else (zone_id(s.zone[s.filling]), "hand")
    units = [unit for unit in (s.actor, s.target) if unit != NOBODY]
    return tuple(dict.fromkeys(zone_id(s.zone[unit]) for unit in units))


def _start(told: Sequence[Event]) -> tuple[Event, int]:
    """Return what the dice are rolled for, and how many of them lie already."""
    lie = len(list(takewhile(lambda event: isinstance(event, (events.Die, events.Value)), reversed(told))))
    return told[-lie - 1], lie


def _rolling(start: Event, lie: int, voice: Voice, log: Sequence[Line]) -> str:
    """Return what the die that is due is for, and which of them it is: those that lie are in the log."""
    if isinstance(start, events.Decides):
        return f"It is {voice.whose(start.seat)} die for who goes first: the higher one does."
    of = f" of {start.dice}" if isinstance(start, events.Rolls) else ""
    return f"{spoken(log[-1].parts[:1]).rstrip('.')}: die {lie + 1}{of}."


TARGET: Final = ("the target", "")

SOUGHT: Final = {
    Power.FLANKING: ("who attacks", "One of your own units attacks at once, with one more die (R39)."),
    Power.HEALING: ("whom to heal", ""),
    Power.SWALLOW: ("a unit", ""),
}
"""Whom a power is for, and why, where that is or may be a unit of one's own (R39, R41, B34)."""


def _sought(s: State) -> tuple[str, str]:
    return SOUGHT.get(Power(s.power), TARGET) if s.attack == NOBODY else TARGET


def _seeking(s: State, *_: object) -> str:
    """Return what an attack or power is to be for; the unit's name is left out where a headline does not hold it."""
    what = Attack(s.attack).name.lower() if s.attack != NOBODY else POWERS[Power(s.power)].name
    asked = f"{what}: choose {_sought(s)[0]}."
    named = f"{brief(s, s.actor)}, {asked}"
    return named if len(named.split()) <= HEADLINE else title(asked)


def _deeds(s: State, voice: Voice, attacks: Sequence[Way], offered: Sequence[Option]) -> str:
    """Return what can be done by a touch, and then what cannot be done, and why."""
    made = [attack for attack in Attack for way in attacks if way.sign.icon == RATED[attack]]
    return f"{touching(s, attacks, offered)} {blocked(s, voice, made)}".strip()


def _due(s: State, seat: int, voice: Voice) -> str:
    return f"{title(voice.has(seat))} {counted(left_to_spend(s, seat), 'point')} left."


def _average(s: State, seat: int, voice: Voice) -> str:
    """Return what the dice average that a total reroll gives up, all of them or none (R9)."""
    units = [unit for unit in range(s.units) if s.owner[unit] == seat]
    dice = [value(s, unit, at) for unit in units for at in range(squares(s, unit)) if not is_fixed(s, unit, at)]
    return f"{title(voice.whose(seat))} dice average {fmean(dice):.1f}, new ones 3.5. All or none, and only now."


def _raising(s: State, seat: int, voice: Voice) -> str:
    return f"{title(voice.has(seat))} {counted(s.raising, 'point')} left; what is not spent is lost."


def _placing(s: State, *_: object) -> str:
    where = title(square_words(s, s.filling, s.spot))
    left = title(counted(sum(s.hand), "die"))
    return f"{where}. Columns fall to ranged attacks, rows and columns to melee. {left} left to place."


def _acting(s: State, *_: object) -> str:
    return f"What {agrees(s, s.actor, 'do')} {brief(s, s.actor)} do{' next' if s.done else ''}?"


def _line(s: State, *_: object) -> str:
    return f"Attack which {'line' if s.attack == Attack.MELEE else 'column'} of {brief(s, s.target)}?"


def _besieged(s: State, *_: object) -> str:
    named = counted(squares_due(s, s.target), "square")
    return f"{brief(s, s.target)}, besieged: name {named}."


def _aiming(s: State, *_: object) -> str:
    return "The roll must be more than the number; equal is not enough." if s.attack != NOBODY else ""


def _bleeding(s: State, _: int, voice: Voice) -> str:
    bleeds = f"{title(whose_unit(s, s.acid, voice))} {agrees(s, s.acid, 'bleed')} acid"
    return f"One die is rolled against it. {bleeds}."


ROWS: Final = {
    Phase.FACTION: Asks("Pick your faction.", "picking a faction", "There are three: each has units of its own."),
    Phase.BUY: Asks("Buy a unit.", "buying a unit", _due),
    Phase.REROLL: Asks("Keep your values, or reroll all of them?", "deciding about a total reroll", _average),
    Phase.BURROW: Asks("Put burrowing units in the center?", "deciding who burrows"),
    Phase.FREE_MOVE: Asks("Move one unit to the center?", "deciding about a first move"),
    Phase.PLACE: Asks(
        lambda s, *_: f"Fill {brief(s, s.filling)}.",
        lambda s, *_: f"placing dice in {called(s, s.filling)}",
        _placing,
    ),
    Phase.UNIT: Asks("Choose a unit to act.", "choosing a unit", "Each unit acts once in a round."),
    Phase.DEED: Asks(_acting, lambda s, *_: f"acting with {called(s, s.actor)}"),
    Phase.TARGET: Asks(_seeking, lambda s, *_: f"choosing {_sought(s)[0]}", lambda s, *_: _sought(s)[1]),
    Phase.LINE: Asks(_line, lambda s, *_: f"attacking {called(s, s.target)}", _aiming),
    Phase.SQUARE: Asks(lambda s, *_: f"{brief(s, s.target)}: choose its square.", "choosing a square", _aiming),
    Phase.ZONE: Asks("Choose the zone to bomb.", "choosing a zone"),
    Phase.SECOND: Asks("Choose the second unit.", "choosing a second unit"),
    Phase.OWN_SQUARE: Asks(lambda s, *_: f"{brief(s, s.actor)}: restore which square?", "choosing a square to restore"),
    Phase.RESTORE: Asks(lambda s, *_: f"{brief(s, s.target)}: heal which two squares?", "choosing squares to heal"),
    Phase.RAISE: Asks("Raise a unit.", "raising units", _raising),
    Phase.PICK: Asks(
        _besieged,
        "naming squares for a siege",
        "One die is rolled against each: high numbers hold, and low ones are lost cheaply.",
    ),
    Phase.ACID: Asks(
        lambda s, *_: f"{brief(s, s.actor)}: acid burns which square?", "choosing where acid burns", _bleeding
    ),
}
"""What each phase asks."""

PROMPTS: Final = Prompts[Position, State, Log](lambda s, voice: ending(ended(s), voice), _roll, _moment, _answer)


def status(s: State) -> str:
    """Return where the battle stands, in a few words."""
    if s.phase == Phase.OVER:
        return "Battle over"
    if not s.game_round:
        return "Before the battle"
    return f"Round {s.game_round}, sudden death" if s.sudden else f"Round {s.game_round}. First to five points"
