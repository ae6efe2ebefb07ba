"""What was told, in sentences: DiceWing's log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.view.log import Log, Shared, Speech, Told, result
from warbones.core.view.scene import Line, Piece
from warbones.core.view.words import sentence, title
from warbones.games.dicewing.rules import events
from warbones.games.dicewing.rules.dice import set_of
from warbones.games.dicewing.rules.state import Bonus, Phase, Spare, State
from warbones.games.dicewing.view.outcome import RULES, ending, victory
from warbones.games.dicewing.view.words import piece

Says = Speech[State]


def _rolled(speech: Says, told: Sequence[events.Rolled]) -> Line:
    dice = [piece(event.die, event.value, speech.voice.seat) for event in told]
    owner, rolled = set_of(told[0].die), tuple(die.id for die in dice)
    words = f"{title(speech.voice.whose(owner))} {'die rolls' if len(dice) == 1 else 'dice roll'} "
    return Line(parts=sentence(words, *dice), seat=owner, kind="roll", rolled=rolled)


def _pooled(speech: Says) -> Told:
    return Told("Draft", "R9", "heading") if speech.event.stage == 1 else Told("Second draft", "R41", "heading")


def _first(speech: Says) -> Line:
    told, voice = speech.event, speech.voice
    dice = (piece(told.die, told.value, voice.seat), piece(told.other, told.other_value, voice.seat))
    opening = f"{voice.does(told.seat, 'go')} first: {voice.whose(told.seat)} "
    parts = sentence(opening, dice[told.seat], f" is higher than {voice.whose(1 - told.seat)} ", dice[1 - told.seat])
    return Line(parts=parts, seat=told.seat, rule="R36" if told.stage else "R7")


def _tied(speech: Says) -> Told:
    return Told("Both show {value}, so both are rolled again", "R37" if speech.event.stage else "R8")


def _ready(speech: Says) -> Told | None:
    if speech.seat == speech.voice.seat:  # it has read what it chose
        return None
    return Told("{name} is ready", "R15" if speech.event.phase == Phase.LAUNCH else "B6", "passed")


def _called(speech: Says) -> Told:
    bonus = speech.event.bonus
    rule = "B3" if bonus == Bonus.TRAINING else "B4"
    return Told(f"{{does:call}} {{die}} for {bonus.name.title()}", rule)


def _lowered(speech: Says) -> Told:
    if speech.event.after == speech.event.before:
        return Told("{does:pick} {foe} {die:hit}, which can go no lower", "R31")
    return Told("{does:lower} {foe} {die:hit} to {after}", "R30")


SPARED: Final = {
    Spare.EQUAL: Told("No Collateral Damage: the lowest dice are equal", "B6"),
    Spare.EMPTY: Told("No die is left in the squadron that Collateral Damage would hit", "B12"),
    Spare.LAST_ATTACK: Told("No Collateral Damage in the last attack: the dice that are left count for nobody", "B12"),
    Spare.LOWEST_FACES: Told("No Collateral Damage: every die that it could hit shows its lowest face", "B12"),
}
"""Why nobody lowers a die, in words."""


def _spared(speech: Says) -> Told:
    return SPARED[Spare(speech.event.reason)]


def _captured(speech: Says) -> Told:
    return Told("{does:capture} {die}", "R33" if speech.event.stage == 1 else "R44")


def _victor(speech: Says) -> Line:
    return result(speech, victory(speech.event, speech.voice), RULES.get(speech.event.reason, "R28"))


def _ended(speech: Says) -> Line:
    return result(speech, ending(speech.event, speech.voice), RULES.get(speech.event.reason, "R50"))


def _die(speech: Says, die: int) -> Piece:
    return piece(die, speech.event.value, speech.voice.seat)


def _other(speech: Says, die: int) -> Piece:
    return piece(die, speech.event.other_value, speech.voice.seat)


def _hit(speech: Says, die: int) -> Piece:
    return piece(die, speech.event.before, speech.voice.seat)


def _foe(speech: Says, _: str) -> str:
    return speech.voice.whose(1 - speech.event.seat)


LOG: Final = Log[State](
    rows={
        events.Rolled: Shared(_rolled, lambda event: set_of(event.die)),
        events.Pooled: _pooled,
        events.First: _first,
        events.Tied: _tied,
        events.Took: Told("{does:take} {die}", "R9"),
        events.Attack: Told("Stage {stage}, attack {attack}", "R13", "heading"),
        events.Launched: Told("{does:launch} {die} and {other} in secret", "R15"),
        events.Ready: _ready,
        events.Revealed: Told("{does:reveal} {die} and {other}", "R16"),
        events.Called: _called,
        events.Total: Told("{does:announce} Power {value}", "R17"),
        events.Victor: _victor,
        events.Aimed: Told("{does:aim} at {die} in secret", "B6"),
        events.Lowered: _lowered,
        events.Spared: _spared,
        events.Captured: _captured,
        events.LeftOver: Told("{whose} last die is {die}", "R36"),
        events.Reloaded: Told("All {dice} dice that are not trophies are the second pool", "R40"),
        events.Ended: _ended,
    },
    says={"die": _die, "other": _other, "hit": _hit, "foe": _foe},
)
