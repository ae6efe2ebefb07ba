"""DiceWing's log: the events in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Piece, msg
from warbones.core.view.log import LineContext, Log, Row, Shared, result
from warbones.core.view.scene import Line
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import set_of
from warbones.games.dicewing.rules.state import Bonus, Phase, Spare, State
from warbones.games.dicewing.view.outcome import RULES, ending, victory
from warbones.games.dicewing.view.words import BONUSES, piece

Says = LineContext[State]


def _rolled(context: Says, emitted: Sequence[events.Rolled]) -> Line:
    dice = [piece(event.die, event.value) for event in emitted]
    owner, rolled = set_of(emitted[0].die), tuple(die.id for die in dice)
    return Line(parts=(msg("dicewing-rolled", seat=owner, dice=dice),), seat=owner, kind="roll", rolled=rolled)


def _pooled(context: Says) -> Row:
    first = context.event.stage == 1
    return Row("dicewing-draft", "R9", "heading") if first else Row("dicewing-second-draft", "R41", "heading")


def _first(context: Says) -> Row:
    event = context.event
    dice = (piece(event.die, event.value), piece(event.other, event.other_value))
    args = {"die": dice[event.seat], "other": dice[1 - event.seat], "foe": 1 - event.seat}
    return Row("dicewing-first", "R36" if event.stage else "R7", args=args)


def _tied(context: Says) -> Row:
    return Row("dicewing-tied", "R37") if context.event.stage else Row("dicewing-tied-d20s", "R8")


def _ready(context: Says) -> Row | None:
    if context.seat == context.voice.seat:  # it knows its own choice
        return None
    return Row("dicewing-ready", "R15" if context.event.phase == Phase.LAUNCH else "B6", "passed")


def _called(context: Says) -> Row:
    training = context.event.bonus == Bonus.TRAINING
    return Row("dicewing-called", "B3" if training else "B4", args={"bonus": BONUSES[context.event.bonus]})


def _lowered(context: Says) -> Row:
    args = {"foe": 1 - context.event.seat, "die": piece(context.event.die, context.event.before)}
    stays = context.event.after == context.event.before
    return Row("dicewing-picked", "R31", args=args) if stays else Row("dicewing-lowered", "R30", args=args)


SPARED: Final = {
    Spare.EQUAL: Row("dicewing-spared-equal", "B6"),
    Spare.EMPTY: Row("dicewing-spared-empty", "B12"),
    Spare.LAST_ATTACK: Row("dicewing-spared-last-attack", "B12"),
    Spare.LOWEST_FACES: Row("dicewing-spared-lowest-faces", "B12"),
}
"""The message key of each reason why nobody lowers a die."""


def _spared(context: Says) -> Row:
    return SPARED[Spare(context.event.reason)]


def _captured(context: Says) -> Row:
    return Row("dicewing-captured", "R33" if context.event.stage == 1 else "R44")


def _victor(context: Says) -> Line:
    return result(context, victory(context.event), RULES.get(context.event.reason, "R28"))


def _ended(context: Says) -> Line:
    return result(context, ending(context.event), RULES.get(context.event.reason, "R50"))


def _die(context: Says, die: int) -> Piece:
    return piece(die, context.event.value)


def _other(context: Says, die: int) -> Piece:
    return piece(die, context.event.other_value)


LOG: Final = Log[State](
    rows={
        events.Rolled: Shared(_rolled, lambda event: set_of(event.die)),
        events.Pooled: _pooled,
        events.First: _first,
        events.Tied: _tied,
        events.Took: Row("dicewing-took", "R9"),
        events.Attack: Row("dicewing-attack", "R13", "heading"),
        events.Launched: Row("dicewing-launched", "R15"),
        events.Ready: _ready,
        events.Revealed: Row("dicewing-revealed", "R16"),
        events.Called: _called,
        events.Total: Row("dicewing-total", "R17"),
        events.Victor: _victor,
        events.Aimed: Row("dicewing-aimed", "B6"),
        events.Lowered: _lowered,
        events.Spared: _spared,
        events.Captured: _captured,
        events.LeftOver: Row("dicewing-left-over", "R36"),
        events.Reloaded: Row("dicewing-reloaded", "R40", "round"),
        events.Ended: _ended,
    },
    says={"die": _die, "other": _other},
)
