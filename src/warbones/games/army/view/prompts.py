"""Dice Wars' prompts: for every phase the question, the seat asked, and the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.position import Position
from warbones.core.view.prompts import Asks, Prompts, due, text_of
from warbones.core.view.scene import Prompt
from warbones.core.view.voice import Voice, headline, moment
from warbones.games.army.rules.dice import Category
from warbones.games.army.rules.events import Rolling
from warbones.games.army.rules.flow import in_secret
from warbones.games.army.rules.gain import offered_of
from warbones.games.army.rules.state import Phase, State, Tray
from warbones.games.army.rules.tally import dead
from warbones.games.army.rules.tray import bonus_open
from warbones.games.army.view.kit import kit_of
from warbones.games.army.view.labels import cards, options, roll_all, waiting
from warbones.games.army.view.log import LOG
from warbones.games.army.view.outcome import ended, match_ending
from warbones.games.army.view.pieces import faces
from warbones.games.army.view.sets import several
from warbones.games.army.view.words import CATEGORIES, ROLLS, commas, own_id

OWN_TROOPS: Final = ("my-troops",)
TRAYS: Final = ("their-troops", "their-bonus", "my-bonus", "my-troops")


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    busy = sorted({*seen.to_act, *(seat for seat in seen.owed if seat is not None)})
    asked = [seat for seat in busy if not s.ready[seat]] or busy
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked, voice), detail=_readiness(s, asked), areas=OWN_TROOPS)
    legal, row = seen.legal(voice.seat), _row(s, voice.seat)
    return Prompt(
        kind="choose",
        text=text_of(row.question, s, voice.seat, voice),
        detail=text_of(row.reason, s, voice.seat, voice),
        options=options(s, voice.seat, legal),
        several=several(s, voice.seat, legal),
        cards=cards(s, voice.seat) if s.phase == Phase.GAIN else (),
        areas=OWN_TROOPS,
        secret=in_secret(s),
        odds=s.phase == Phase.ROLL,
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if voice.seat is None or voice.seat not in seen.owed:
        return None
    die = next(event.die for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    shown = faces(kit_of(s.options), die)
    numbered = [msg("army-numbered-face", number=place, face=face.label) for place, face in enumerate(shown, 1)]
    return Prompt(
        kind="roll",
        text=msg("army-die-due", die=own_id(die)),
        detail=msg("army-enter-face", faces=commas(numbered)),
        areas=OWN_TROOPS,
        sides=len(shown),
        roller=voice.seat,
        dice=due(msg("army-die-due-name", die=own_id(die)), shown),
        secret=True,
    )


def _frame(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    return moment(*headline(LOG.of(seen, s, voice)[-1].parts), areas=TRAYS)


def _earnings(s: State, seat: int, _: Voice) -> Msg:
    """Return the seat's offer: one die, one or two of a category, or one of either category or both."""
    offered = {category: offered_of(s, seat, category) for category in Category}
    first, *others = [CATEGORIES[category] for category, dice in offered.items() if dice]
    if others:
        return msg("army-take-either", category=first, other=others[0])
    return msg("army-take-two" if max(offered.values()) > 1 else "army-take-one", category=first)


def _waiting(s: State, asked: Sequence[int], voice: Voice) -> Text:
    """Return the message that names the seats the table waits for, and their task."""
    if len(asked) > 1:
        return msg(BOTH.get(Phase(s.phase), "army-both-rolling"))
    return text_of(_row(s, asked[0]).doing, s, asked[0], voice)


BOTH: Final = {Phase.HEAL: "army-both-reviving", Phase.GAIN: "army-both-taking"}
"""The messages for phases in which both seats choose instead of rolling."""


def _readiness(s: State, asked: Sequence[int]) -> Text:
    """Return the message that names the seats that are ready, and says when all is revealed."""
    ready = [seat for seat in range(2) if s.ready[seat]]
    rolling = s.phase == Phase.ROLL
    together = msg("army-lifted-together", ("R20",)) if rolling else msg("army-opened-together", ("B27",))
    if len(ready) == 1:
        return msg("army-one-is-ready", together.rules, seat=ready[0], together=together)
    return together if len(asked) > 1 else ""


def _stands(s: State, seat: int, _: Voice) -> Msg:
    _bonus, troops = waiting(s, seat)
    return msg("army-face-stands", ("R15",), troops=troops)


def _again(roll: int) -> Callable[[State, int, Voice], Msg]:
    """Return the reason for a further roll of troops after this number of rolls."""

    def words(s: State, seat: int, _: Voice) -> Msg:
        if bonus_open(s, seat):
            return msg("army-roll-done-bonus", ("R14", "R17", "B24"), roll=roll, of=ROLLS)
        return msg("army-roll-done", ("R14", "R17"), roll=roll, of=ROLLS)

    return words


def _doing(key: str) -> Callable[[State, int, Voice], Msg]:
    return lambda _, seat, __: msg(key, seat=seat)


ROLLING: Final = _doing("army-rolling")

TRAY_ROWS: Final = {
    Tray.UNROLLED: Asks(
        lambda s, seat, _: msg("table-sentence", text=roll_all(s, seat)),
        ROLLING,
        msg("army-unseen", ("R11",)),
    ),
    Tray.BONUS: Asks(msg("army-bonus-again"), ROLLING, _stands),
    Tray.FIRST: Asks(msg("army-troops-again"), ROLLING, _again(1)),
    Tray.SECOND: Asks(msg("army-troops-again"), ROLLING, _again(2)),
    Tray.THIRD: Asks(msg("army-bonus-last"), ROLLING, msg("army-rolls-over", ("B24",), rolls=ROLLS)),
}
"""The prompt of a seat behind the divider, by its progress."""

PHASE_ROWS: Final = {
    Phase.HEAL: Asks(
        lambda s, seat, _: msg("army-revive-some", dice=s.heals[seat]),
        _doing("army-reviving"),
        lambda s, seat, _: msg("army-revive-why", ("R39", "R40"), dice=s.heals[seat], dead=dead(s, seat)),
    ),
    Phase.GAIN: Asks(_earnings, _doing("army-taking"), msg("army-for-good", ("R47",))),
}
"""The prompt of both seats after the reveal."""


def _row(s: State, seat: int) -> Asks:
    return PHASE_ROWS.get(Phase(s.phase)) or TRAY_ROWS.get(Tray(s.tray[seat]), TRAY_ROWS[Tray.THIRD])


PROMPTS: Final = Prompts[Position, State, None](lambda s, _: match_ending(ended(s)), _roll, _frame, _answer)


def status(s: State) -> Msg:
    """Return the stage of the match, in a few words."""
    if s.phase == Phase.SETUP:
        return msg("army-set-up")
    if s.phase == Phase.OVER:
        return msg("army-over")
    return msg("army-turn", round=s.battle, turn=max(s.turn, 1))
