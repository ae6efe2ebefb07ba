"""What was told, in sentences: the log of Dice Wars."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

from warbones.core.rules.step import NOBODY
from warbones.core.view.log import Log, Shared, Speech, Telling, Told, result
from warbones.core.view.scene import Line, Piece
from warbones.core.view.words import listed, sentence, title
from warbones.games.army.rules import events
from warbones.games.army.rules.dice import ROWS, Category, Kind
from warbones.games.army.rules.faces import Face
from warbones.games.army.rules.state import Phase, State
from warbones.games.army.view.outcome import RULES, match_ending, round_ending
from warbones.games.army.view.words import CATEGORIES, dice_word, piece

Says = Speech[State]

BY_SEAT: Final = attrgetter("seat")


def _dice(speech: Says, dice: Sequence[tuple[int, int]], owner: int | None) -> list[str | Piece]:
    parts: list[str | Piece] = []
    for die, face in sorted(dice, key=lambda each: (each[0] >= 20, each[1], each[0])):
        parts += [" ", piece(speech.s.options, die, face, owner=owner, reader=speech.voice.seat)]
    return parts


def _deed(speech: Says, words: str, rule: str, dice: Sequence[tuple[int, int]]) -> Line:
    """Return what a seat did with several dice."""
    return Line(parts=sentence(words, *_dice(speech, dice, speech.seat)), seat=speech.seat, rule=rule)


def _rolled(speech: Says, told: Sequence[events.Rolled]) -> Line:
    seat, dice = speech.voice.seat, [(event.die, event.face) for event in told]
    rolled = tuple(piece(speech.s.options, die, face).id for die, face in dice)
    return Line(parts=sentence("You roll", *_dice(speech, dice, seat)), seat=seat, kind="roll", rolled=rolled)


def _revealed(speech: Says, told: Sequence[events.Revealed]) -> Line:
    dice = [(event.die, event.face) for event in told]
    return _deed(speech, speech.voice.does(told[0].seat, "reveal"), "R20", dice)


def _chose(speech: Says, told: Sequence[events.Chose]) -> Line:
    heals = speech.event.phase == Phase.HEAL
    dice = [(event.die, Face.SKULL if heals else Face.BLANK) for event in told]
    return _deed(speech, f"You choose to {'revive' if heals else 'take'}", "R39" if heals else "R45", dice)


def _healed(speech: Says, told: Sequence[events.Healed]) -> Line:
    dice = [(event.die, event.face or Face.SKULL) for event in told]
    return _deed(speech, speech.voice.does(told[0].seat, "revive"), "R39", dice)


def _gained(speech: Says, told: Sequence[events.Gained]) -> Line:
    dice = [(event.die, Face.BLANK) for event in told]
    return _deed(speech, speech.voice.does(told[0].seat, "take"), "R47", dice)


def _blocked(speech: Says, told: Sequence[events.Blocked]) -> Told:
    names = listed([ROWS[Kind(event.sort)].name for event in told])
    return Told(f"Too few left for both, so nobody may take {names} this turn", "R46")


def _rerolled(speech: Says) -> Line:
    count, roll = speech.event.dice, speech.event.roll
    text = f"Roll {roll} of 3, {dice_word(count, 'troop', 'troops')}" if roll else "One bonus die is rolled again"
    return Line(parts=sentence(text), seat=speech.voice.seat, rule=("R15", "R16", "R17", "R18")[roll])


def _ready(speech: Says) -> Told | None:
    if speech.seat == speech.voice.seat:  # it has read that it stopped, or what it chose
        return None
    return Told("{name} is ready", {Phase.ROLL: "R20", Phase.HEAL: "R39"}.get(speech.event.phase, "R45"), "passed")


def _hit(speech: Says) -> Line:
    told, voice = speech.event, speech.voice
    sum_ = f"attack {told.attack} − defence {told.defence}"
    lost = f"{voice.does(told.seat, 'lose')} {told.damage} health: {sum_} leaves {told.health}"
    whose = title(voice.whose(told.seat))
    held = f"{whose} shields hold: {sum_}" if told.attack else f"{voice.does(1 - told.seat, 'deal')} no damage"
    return Line(parts=sentence(lost if told.damage else held), seat=1 - told.seat, kind="result", rule="R23")


def _cursed(speech: Says) -> Line:
    told, voice, seat = speech.event, speech.voice, speech.event.seat
    curse = "A Curse" if told.curses == 1 else f"{told.curses} Curses"
    if seat == NOBODY:
        return result(speech, f"{curse}: skulls are equal, {told.skulls} each, so nothing happens", "R36")
    skulls = sorted((told.skulls, told.other_skulls))
    why = f"{voice.then(seat, 'have')} more skulls, {skulls[1]} to {skulls[0]}"
    loses = f"and {voice.verb(seat, 'lose')} {told.damage} health past any defence"
    hurt = f"{loses}; {voice.whose(seat)} health is {told.health}"
    what = hurt if told.damage else f"which adds to {voice.whose(1 - seat)} attack"
    return result(speech, f"{curse}: {why}, {what}", "R36" if told.damage else "B9")


def _round_over(speech: Says) -> Line:
    return result(speech, round_ending(speech.event, speech.voice), RULES[speech.event.reason])


def _ended(speech: Says) -> Line:
    return result(speech, match_ending(speech.event, speech.voice), RULES[speech.event.reason])


def _category(speech: Says, category: int) -> str:
    return f"{CATEGORIES[Category(category)]} {'die' if speech.event.dice == 1 else 'dice'}"


def _moved(one: str, more: str, rule: str) -> Telling:
    def row(speech: Says) -> Told:
        return Told(f"{{dice:number}} of {{whose}} dice {one if speech.event.dice == 1 else more}", rule)

    return row


LOG: Final = Log[State](
    rows={
        events.Round: Told("Round {round}, {health} health each", "R5", "heading"),
        events.Turn: Told("Round {round}, turn {turn}", "R11", "heading"),
        events.Rolled: Shared(_rolled, lambda event: event.audience),
        events.Rerolled: _rerolled,
        events.Stopped: Told("You are ready", "R20", "passed"),
        events.Ready: _ready,
        events.Revealed: Shared(_revealed, BY_SEAT),
        events.Hit: _hit,
        events.Cursed: _cursed,
        events.Chose: Shared(_chose, BY_SEAT),
        events.Healed: Shared(_healed, BY_SEAT),
        events.Lost: Told("{name} could revive {heals:number} more: none is dead", "B22"),
        events.Earned: Told("{does:earn} {dice:number} {category}", "R44"),
        events.Blocked: Shared(_blocked),
        events.Gained: Shared(_gained, BY_SEAT),
        events.Declined: Told("{does:take} no bonus die", "R45", "passed"),
        events.Buried: _moved("goes to the graveyard", "go to the graveyard", "R41"),
        events.Rested: _moved("rests for a turn", "rest for a turn", "R42"),
        events.Woken: _moved("has rested and is back", "have rested and are back", "R12"),
        events.RoundOver: _round_over,
        events.Ended: _ended,
    },
    says={"category": _category},
    knows=lambda s: bytes(s.options.rule_data),
)
