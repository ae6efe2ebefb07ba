"""What War Dice asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.endings import over
from warbones.core.position import Event as Told
from warbones.core.position import Position
from warbones.core.scene import Line, Prompt, Shown
from warbones.core.step import NOBODY
from warbones.core.words import Voice, headline, moment, sentence, spoken, title
from warbones.games.battle.areas import is_drawn, zone_id
from warbones.games.battle.armies import army_lists, followed
from warbones.games.battle.blocked import blocked
from warbones.games.battle.labels import options
from warbones.games.battle.log import ending
from warbones.games.battle.mustering import left_to_spend
from warbones.games.battle.names import NAMES
from warbones.games.battle.powers import ROWS as POWERS
from warbones.games.battle.powers import Power
from warbones.games.battle.siege import squares_due
from warbones.games.battle.state import Event, Phase, State
from warbones.games.battle.telling import Numbers
from warbones.games.battle.units import Attack
from warbones.games.battle.ways import ways
from warbones.games.battle.words import agrees, called, counted, square_words, whose_unit

ATTACKED: Final[dict[Event, Callable[[Numbers], str]]] = {
    Event.HIT: lambda numbers: f"{numbers[1]} beats {numbers[2]}, {counted(numbers[3].bit_count(), 'square')} crossed",
    Event.MISSED: lambda numbers: f"{numbers[1]} against {numbers[2]} misses",
}
"""What an attack came to, in a headline."""

ATTACKING: Final = "Touch a line or square of an enemy to attack, or a zone to move to."

ASKED = {
    Phase.FACTION: ("Pick your faction.", "picking a faction"),
    Phase.BUY: ("Buy a unit.", "buying a unit"),
    Phase.REROLL: ("Keep your values, or reroll all of them?", "deciding about a total reroll"),
    Phase.BURROW: ("Put burrowing units in the center?", "deciding who burrows"),
    Phase.FREE_MOVE: ("Move one unit to the center?", "deciding about a first move"),
    Phase.UNIT: ("Choose a unit to act.", "choosing a unit"),
    Phase.ZONE: ("Choose the zone to bomb.", "choosing a zone"),
    Phase.RAISE: ("Raise a unit.", "raising units"),
    Phase.SECOND: ("Choose the second unit.", "choosing a second unit"),
}


def prompt(seen: Position, s: State, voice: Voice, log: Sequence[Line]) -> Prompt:
    """Return what the seat is asked, or why it waits; ``log`` is what it reads so far."""
    if seen.over:
        return over(seen, ending((s.winner, s.decided_by, *s.points), voice), voice)
    if None in seen.owed:
        return Prompt(kind="roll", text="Roll a die.", detail=_rolling(seen, voice, log), sides=6)
    if seen.is_moment:
        return _moment(seen.events(voice.seat), log)
    question, deed = _asked(s)
    if voice.seat != s.asked:
        return Prompt(kind="wait", text=f"{NAMES[s.asked]} is {deed}.")
    listed, attacks = options(s, seen.legal(s.asked), voice), ways(s)
    return Prompt(
        kind="choose",
        text=question,
        detail=f"{ATTACKING if attacks else ''} {_detail(s, voice)}".strip(),
        options=listed,
        areas=_looked_at(s),
        direct=s.phase in (Phase.PLACE, Phase.UNIT),
        lists=army_lists(s),
        follow=followed(s),
        ways=attacks,
    )


def _moment(told: Sequence[Told], log: Sequence[Line]) -> Prompt:
    """Return what happened just now: of an attack its dice and what they came to, and under it whose it was."""
    if not log:
        return moment(sentence("The battle goes on"))
    parts, last = log[-1].parts, told[-1]
    if last.kind not in ATTACKED:
        return moment(*headline(parts))
    dice = [part.piece for part in parts if isinstance(part, Shown)]
    return moment(sentence(*dice, f": {ATTACKED[Event(last.kind)](last.numbers)}"), parts[:1])


def _looked_at(s: State) -> tuple[str, ...]:
    """Return the areas that a choice is about, besides where its pieces lie."""
    if s.phase == Phase.PLACE:
        return ("drawing", "hand") if is_drawn(s) else (zone_id(s.zone[s.filling]), "hand")
    units = [unit for unit in (s.actor, s.target) if unit != NOBODY]
    return tuple(dict.fromkeys(zone_id(s.zone[unit]) for unit in units))


def _rolling(seen: Position, voice: Voice, log: Sequence[Line]) -> str:
    """Return what the die that is due is for."""
    last = [event for event in seen.events(voice.seat) if event.kind not in (Event.DIE, Event.VALUE)][-1:]
    if last and last[0].kind == Event.DECIDES:
        return f"It is {voice.whose(last[0].numbers[0])} die for who goes first: the higher one does."
    return spoken(log[-1].parts) if log else ""


def _asked(s: State) -> tuple[str, str]:
    """Return the question of the phase, and what who is asked is doing."""
    match s.phase:
        case Phase.PLACE:
            return f"Fill {called(s, s.filling)}.", f"placing dice in {called(s, s.filling)}"
        case Phase.DEED:
            text = f"What {agrees(s, s.actor, 'do')} {called(s, s.actor)} do{' next' if s.done else ''}?"
            return text, f"acting with {called(s, s.actor)}"
        case Phase.TARGET:
            return f"{called(s, s.actor)}, {_what(s)}: choose the target.", "choosing a target"
        case Phase.LINE:
            kind = "line" if s.attack == Attack.MELEE else "column"
            return f"Attack which {kind} of {called(s, s.target)}?", f"attacking {called(s, s.target)}"
        case Phase.SQUARE:
            return f"{called(s, s.target)}: choose its square.", "choosing a square"
        case Phase.OWN_SQUARE:
            return f"{called(s, s.actor)}: restore which square?", "choosing a square to restore"
        case Phase.RESTORE:
            return f"{called(s, s.target)}: heal which two squares?", "choosing squares to heal"
        case Phase.PICK:
            named = counted(squares_due(s, s.target), "square")
            return (
                f"{called(s, s.target)} {agrees(s, s.target, 'be')} besieged: name {named}.",
                "naming squares for a siege",
            )
        case Phase.ACID:
            return f"{called(s, s.actor)}: acid burns which square?", "choosing where acid burns"
    return ASKED[Phase(s.phase)]


def _what(s: State) -> str:
    """Return the attack or power being drafted."""
    return Attack(s.attack).name.lower() if s.attack != NOBODY else POWERS[Power(s.power)].name


def _detail(s: State, voice: Voice) -> str:
    """Return the line below: why this is asked, and what cannot be done and why."""
    match s.phase:
        case Phase.BUY:
            return f"{title(voice.has(s.asked))} {counted(left_to_spend(s, s.asked), 'point')} left."
        case Phase.RAISE:
            return f"{title(voice.has(s.asked))} {counted(s.raising, 'point')} left; what is not spent is lost."
        case Phase.PLACE:
            where = title(square_words(s, s.filling, s.spot))
            return f"{where}. Columns fall to ranged attacks, rows and columns to melee. {_shape(s)}"
        case Phase.UNIT:
            return "Each unit acts once in a round."
        case Phase.DEED:
            return blocked(s, voice)
        case Phase.PICK:
            return "One die is rolled against each: high numbers hold, and low ones are lost cheaply."
        case Phase.ACID:
            bleeds = f"{title(whose_unit(s, s.acid, voice))} {agrees(s, s.acid, 'bleed')} acid"
            return f"One die is rolled against it. {bleeds}."
        case Phase.LINE | Phase.SQUARE if s.attack != NOBODY:
            return "The roll must be more than the number; equal is not enough."
    return ""


def _shape(s: State) -> str:
    return f"{title(counted(sum(s.hand), 'die'))} left to place."


def status(s: State) -> str:
    """Return where the battle stands, in a few words."""
    if s.phase == Phase.OVER:
        return "Battle over"
    if not s.game_round:
        return "Before the battle"
    return f"Round {s.game_round}, sudden death" if s.sudden else f"Round {s.game_round}. First to five points"
