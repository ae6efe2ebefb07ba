"""DiceWing's prompts: the question, the seat asked and the reason in every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from warbones.core.messages import Msg, Text, msg
from warbones.core.play.position import Position
from warbones.core.rules.step import NOBODY
from warbones.core.view.prompts import Asks, Prompts, due, text_of
from warbones.core.view.scene import Prompt
from warbones.core.view.voice import Voice, headline, moment
from warbones.games.dicewing.rules.dice import D10, PERCENT, SET_SIZE, set_of
from warbones.games.dicewing.rules.draft import drafter, pool_left
from warbones.games.dicewing.rules.events import Ended, Rolling
from warbones.games.dicewing.rules.flow import in_secret
from warbones.games.dicewing.rules.power import lowest_value
from warbones.games.dicewing.rules.score import result
from warbones.games.dicewing.rules.state import Bonus, CollateralTie, Phase, State
from warbones.games.dicewing.view.labels import options
from warbones.games.dicewing.view.log import LOG
from warbones.games.dicewing.view.outcome import ending
from warbones.games.dicewing.view.words import BONUSES, face, kind


def _answer(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    asked = [seat for seat in sorted(seen.to_act) if not s.ready[seat]] or sorted(seen.to_act)
    row = ROWS[Phase(s.phase)]
    detail = _readiness(s, asked, voice) if in_secret(s) else text_of(row.reason, s, asked[0], voice)
    if voice.seat is None or voice.seat not in asked:
        return Prompt(kind="wait", text=_waiting(s, asked, voice), detail=detail)
    return Prompt(
        kind="choose",
        text=text_of(row.question, s, voice.seat, voice),
        detail=detail,
        options=options(s, voice.seat, seen.legal(voice.seat), seen.scene_cache(voice.seat)),
        secret=in_secret(s),
    )


def _roll(seen: Position, s: State, voice: Voice, _: None) -> Prompt | None:
    if None not in seen.owed:
        return None
    die = next(event.die for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    sides = seen.owed[None].sides
    tens = {D10: "dicewing-enter-zero", PERCENT: "dicewing-enter-tens"}
    name = msg("dicewing-die-of", seat=set_of(die), kind=kind(die))
    return Prompt(
        kind="roll",
        text=msg("dicewing-roll", die=name),
        detail=msg(tens.get(die % SET_SIZE, "dicewing-enter"), sides=sides),
        sides=sides,
        roller=set_of(die) if s.phase == Phase.SETUP or s.holder[die] == NOBODY else s.holder[die],
        dice=due(name, (face(die, number) for number in range(1, sides + 1))),
    )


def _frame(seen: Position, s: State, voice: Voice, _: None) -> Prompt:
    return moment(*headline(LOG.of(seen, s, voice)[-1].parts))


def _waiting(s: State, asked: Sequence[int], voice: Voice) -> Text:
    """Return the message that names the seats the table waits for, and their task."""
    if len(asked) == 2:
        return msg("dicewing-both-launching" if s.phase == Phase.LAUNCH else "dicewing-both-lowering")
    return text_of(ROWS[Phase(s.phase)].doing, s, asked[0], voice)


def _progress(s: State, asked: int, voice: Voice) -> Msg:
    """Return the progress of the draft, and who takes next."""
    left, following = pool_left(s), s.copy()
    following.picks = s.picks + 1
    if left == 1:
        return msg("dicewing-last-pick", pick=s.picks + 1, of=s.picks + left)
    return msg("dicewing-progress", pick=s.picks + 1, of=s.picks + left, seat=drafter(following))


def _readiness(s: State, asked: Sequence[int], voice: Voice) -> Msg:
    """Return the message that names the seats that have chosen in secret, and says when all is revealed."""
    launching = s.phase == Phase.LAUNCH
    together = msg("dicewing-open-together") if launching else msg("dicewing-lower-together", rules=("B6",))
    ready = [seat for seat in range(2) if seat not in asked]
    others = [seat for seat in asked if seat != voice.seat]
    if ready:
        return msg("dicewing-has-chosen", rules=together.rules, seat=ready[0], together=together)
    if len(others) == 1:
        return msg("dicewing-is-choosing", rules=together.rules, seat=others[0], together=together)
    return msg("table-sentence", rules=together.rules, text=together)


def _lowest(s: State, seat: int, voice: Voice) -> Msg:
    """Return the reason why ``seat`` applies Collateral Damage."""
    own, other = lowest_value(s, seat), lowest_value(s, 1 - seat)
    if own < other:
        return msg("dicewing-used-lowest", rules=("R29",), seat=seat, value=own)
    if s.options.collateral_tie == CollateralTie.LOWER_INITIAL:
        return msg("dicewing-lower-initial", rules=("B6",), seat=seat)
    return msg("dicewing-both-lower", rules=("B6",))


def _call(s: State, seat: int, voice: Voice) -> Msg:
    training = s.calling == Bonus.TRAINING
    return msg("dicewing-call-training") if training else msg("dicewing-call-targeting", foe=1 - seat)


def _why_called(s: State, seat: int, voice: Voice) -> Msg:
    if s.calling == Bonus.TRAINING:
        return msg("dicewing-one-set", rules=("R20",), seat=seat)
    return msg("dicewing-both-odd", rules=("R22",), seat=seat)


def _lower(s: State, seat: int, voice: Voice) -> Msg:
    return msg("dicewing-lower-in-secret" if in_secret(s) else "dicewing-lower-one", foe=1 - seat)


def _lowering(s: State, seat: int, voice: Voice) -> Msg:
    return msg("dicewing-lowering-in-secret" if in_secret(s) else "dicewing-lowering", seat=seat, foe=1 - seat)


ROWS: Final = {
    Phase.DRAFT: Asks(msg("dicewing-take-one"), lambda _, seat, __: msg("dicewing-taking", seat=seat), _progress),
    Phase.LAUNCH: Asks(msg("dicewing-launch-two"), lambda _, seat, __: msg("dicewing-launching", seat=seat)),
    Phase.CALL: Asks(
        _call, lambda s, seat, _: msg("dicewing-calling", seat=seat, bonus=BONUSES[s.calling]), _why_called
    ),
    Phase.COLLATERAL: Asks(_lower, _lowering, _lowest),
    Phase.CAPTURE: Asks(
        lambda _, seat, __: msg("dicewing-capture-one", foe=1 - seat),
        lambda _, seat, __: msg("dicewing-capturing", seat=seat, foe=1 - seat),
        msg("dicewing-same-sides", rules=("B8",)),
    ),
}
"""The prompt of each phase. While choices are secret, it names the seats that are ready instead of the reason."""

PROMPTS: Final = Prompts[Position, State, None](lambda s, _: ending(Ended(*result(s))), _roll, _frame, _answer)


def status(s: State) -> Msg:
    """Return the stage of the game, in a few words."""
    match s.phase:
        case Phase.SETUP:
            return msg("dicewing-set-up")
        case Phase.DRAFT:
            return msg("dicewing-second-draft" if s.stage == 2 else "dicewing-draft")
        case Phase.RELOAD:
            return msg("dicewing-reload")
        case Phase.OVER:
            return msg("table-game-over")
    return msg("dicewing-status", stage=s.stage, attack=s.attack, of=attacks(s))


def attacks(s: State) -> int:
    """Return the number of attacks in this stage, which depends on the first player's share of the draft (R35, R43)."""
    return s.picks // 4
