"""DICE WAR's prompts: the question, the seat asked and the reason in every phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from warbones.core.messages import Msg, msg
from warbones.core.play.position import Position
from warbones.core.view.prompts import Asks, Prompts, plain_faces, text_of
from warbones.core.view.scene import Prompt
from warbones.core.view.voice import Voice, headline, moment
from warbones.games.keep.notation.tokens import NAMES
from warbones.games.keep.rules.events import Rolling
from warbones.games.keep.rules.movement import unpositioned
from warbones.games.keep.rules.placement import in_hand
from warbones.games.keep.rules.state import AdvantageHits, FightStep, Phase, State
from warbones.games.keep.rules.zones import owner
from warbones.games.keep.view.forecast import Attack, preview
from warbones.games.keep.view.labels import options, taken_off
from warbones.games.keep.view.log import LOG, ended, ending
from warbones.games.keep.view.words import zone_name


def _answer(seen: Position, s: State, voice: Voice, coming: Attack | None) -> Prompt:
    row = ROWS.get(Phase(s.phase), REMOVE)
    reason = text_of(row.reason, s, s.turn, voice)
    if voice.seat != s.turn:
        doing = text_of(row.doing, s, s.turn, voice)
        return Prompt(kind="wait", text=doing, detail=reason, preview=preview(coming))
    return Prompt(
        kind="choose",
        text=text_of(row.question, s, s.turn, voice),
        detail=reason,
        options=options(s, s.turn, seen.legal(s.turn)),
        several=taken_off(s, s.turn),
        preview=preview(coming),
        odds=s.phase == Phase.TAKE_OFF or (s.phase == Phase.POSITION and len(seen.legal(s.turn)) > 1),
    )


def _roll(seen: Position, s: State, voice: Voice, _: Attack | None) -> Prompt | None:
    if None not in seen.owed:
        return None
    pawn = next(event.pawn for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    sides, name = seen.owed[None].sides, msg("keep-pawn-whose", seat=owner(pawn), name=NAMES[pawn])
    return Prompt(
        kind="roll",
        text=msg("keep-roll", pawn=name),
        detail=msg("keep-enter", sides=sides),
        sides=sides,
        roller=owner(pawn),
        dice=plain_faces(name, sides, seat=owner(pawn)),
        odds=owner(pawn) == voice.seat,
    )


def _frame(seen: Position, s: State, voice: Voice, _: Attack | None) -> Prompt:
    log = LOG.of(seen, s, voice)
    return moment(*headline(log[-1].parts if log else (msg("keep-attack-goes-on"),)))


def _in_hand(s: State) -> int:
    number: int = s.number[in_hand(s, s.turn)]
    return number


HITS: Final = {
    AdvantageHits.ONE_PER_SIDE: msg("keep-advantage-each-side", ("B2.6",)),
    AdvantageHits.ONE: msg("keep-advantage-one", ("B2.6",)),
}
"""The message about the pawns that Advantage removes, if their owner picks."""


def _in_fight(s: State, seat: int, voice: Voice) -> Msg:
    where = zone_name(s, s.contested)
    if s.fight_step == FightStep.HIGHEST:
        return msg("keep-equal-highest", ("B2.11",), seat=seat, zone=where)
    return msg("keep-must-answer", ("R21",), seat=1 - seat, foe=seat, zone=where)


def _left_to_act(s: State, asked: int, voice: Voice) -> Msg:
    """Return the number of pawns of each side that are still to act."""
    own, other = (unpositioned(s, seat).bit_count() for seat in (asked, 1 - asked))
    return msg("keep-left-to-act", seat=asked, foe=1 - asked, own=own, other=other)


REMOVE: Final = Asks(msg("keep-remove-one"), lambda _, seat, __: msg("keep-removing", seat=seat), _in_fight)

ROWS: Final = {
    Phase.POSITION: Asks(
        lambda s, *_: msg("keep-place", number=_in_hand(s)),
        lambda s, seat, _: msg("keep-placing", seat=seat, number=_in_hand(s)),
        lambda s, *_: msg("keep-will-move", ("R13",), number=_in_hand(s)),
    ),
    Phase.MOVE: Asks(msg("keep-act"), lambda _, seat, __: msg("keep-acting", seat=seat), _left_to_act),
    Phase.ADVANTAGE: replace(REMOVE, reason=lambda s, *_: HITS[s.options.advantage_hits]),
    Phase.TAKE_OFF: Asks(
        msg("keep-take-any"),
        lambda _, seat, __: msg("keep-taking", seat=seat),
        msg("keep-rolled-again", ("R12", "R26")),
    ),
}
"""The prompt of each phase. The other steps of an attack ask for a pawn to be removed."""

PROMPTS: Final = Prompts[Position, State, Attack | None](lambda s, _: ending(ended(s)), _roll, _frame, _answer)

STATUS: Final = {
    Phase.POSITION: "keep-status-position",
    Phase.MOVE: "keep-status-move",
    Phase.TAKE_OFF: "keep-status-end",
    Phase.ROUND_END: "keep-status-end",
}
"""The stage of a round, by phase; the other phases are its attack."""


def status(s: State) -> Msg:
    """Return the stage of the game, in a few words."""
    if s.phase in (Phase.SETUP, Phase.OVER):
        return msg("keep-set-up" if s.phase == Phase.SETUP else "table-game-over")
    return msg(STATUS.get(Phase(s.phase), "keep-status-attack"), round=s.game_round)
