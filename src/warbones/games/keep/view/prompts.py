"""What DICE WAR asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from warbones.core.notation.counting import counted_out, number
from warbones.core.play.position import Position
from warbones.core.view.asking import Asks, Prompts, plain_faces, said
from warbones.core.view.scene import Prompt
from warbones.core.view.words import Voice, headline, moment, sentence, title
from warbones.games.keep.notation.spelling import NAMES
from warbones.games.keep.notation.writing import SEATS
from warbones.games.keep.rules.events import Rolling
from warbones.games.keep.rules.moving import unpositioned
from warbones.games.keep.rules.positioning import in_hand
from warbones.games.keep.rules.state import AdvantageHits, FightStep, Phase, State
from warbones.games.keep.rules.zones import owner
from warbones.games.keep.view.forecast import Attack, preview
from warbones.games.keep.view.labels import options, taken_off
from warbones.games.keep.view.log import LOG, ended, ending
from warbones.games.keep.view.odds import to_roll
from warbones.games.keep.view.words import zone_name


def _answer(seen: Position, s: State, voice: Voice, coming: Attack | None) -> Prompt:
    row = ROWS.get(Phase(s.phase), REMOVE)
    reason = said(row.reason, s, s.turn, voice)
    if voice.seat != s.turn:
        text = f"{SEATS[s.turn]} is {said(row.doing, s, s.turn, voice)}."
        return Prompt(kind="wait", text=text, detail=reason, preview=preview(coming, voice))
    return Prompt(
        kind="choose",
        text=said(row.question, s, s.turn, voice),
        detail=reason,
        options=options(s, s.turn, seen.legal(s.turn), voice),
        several=taken_off(s, s.turn),
        preview=preview(coming, voice),
        odds=s.phase == Phase.TAKE_OFF or (s.phase == Phase.POSITION and to_roll(s, s.turn, 0) > 0),
    )


def _roll(seen: Position, s: State, voice: Voice, _: Attack | None) -> Prompt | None:
    if None not in seen.owed:
        return None
    pawn = next(event.pawn for event in reversed(seen.events(voice.seat)) if isinstance(event, Rolling))
    name = f"{voice.whose(owner(pawn))} pawn {NAMES[pawn]}"
    return Prompt(
        kind="roll",
        text=f"Roll {name}.",
        detail="Enter what it shows, 1 to 6: how far it moves, and low numbers win fights.",
        sides=6,
        roller=owner(pawn),
        dice=plain_faces(name, 6, seat=owner(pawn)),
        odds=owner(pawn) == voice.seat,
    )


def _moment(seen: Position, s: State, voice: Voice, _: Attack | None) -> Prompt:
    log = LOG.of(seen, s, voice)
    return moment(*headline(log[-1].parts if log else sentence("The attack goes on")))


def _in_hand(s: State) -> int:
    number: int = s.number[in_hand(s, s.turn)]
    return number


def _by_advantage(s: State, seat: int, voice: Voice) -> str:
    one = "one" if s.options.advantage_hits == AdvantageHits.ONE else "one on each side"
    return f"Advantage removes {one} of the higher pawns beside it, and their owner picks (B2.6)."


def _in_fight(s: State, seat: int, voice: Voice) -> str:
    where = zone_name(s, s.contested)
    if s.fight_step == FightStep.HIGHEST:
        return f"Several of these are the highest in {where} (B2.11)."
    return f"{title(voice.has(1 - seat))} a pawn left in {where} after losing the highest there (R21)."


def _left_to_position(s: State, asked: int, voice: Voice) -> str:
    """Return how many pawns each side has left to position."""
    mine, theirs = (unpositioned(s, seat).bit_count() for seat in (asked, 1 - asked))
    own = f"{title(voice.has(asked))} {counted_out(mine, 'pawn')} to position"
    return f"Move it, or put it into Defense. {own}, {voice.has(1 - asked)} {number(theirs) if theirs else 'none'}."


REMOVE: Final = Asks("Remove one of your pawns.", "choosing a pawn to remove", _in_fight)

ROWS: Final = {
    Phase.POSITION: Asks(
        lambda s, *_: f"Place your {_in_hand(s)} in a home zone.",
        lambda s, *_: f"placing a {_in_hand(s)} at home",
        "It will move exactly as many zones as it shows (R13).",
    ),
    Phase.MOVE: Asks("Position one of your pawns.", "positioning a pawn", _left_to_position),
    Phase.ADVANTAGE: replace(REMOVE, reason=_by_advantage),
    Phase.TAKE_OFF: Asks(
        "Take any of your pawns off the board.",
        "taking pawns off the board",
        "They are rolled again next round. What stays keeps its number and must leave Defense (R12, R26).",
    ),
}
"""What each phase asks; the other steps of an attack ask for a pawn to be removed."""

PROMPTS: Final = Prompts[Position, State, Attack | None](
    lambda s, voice: ending(ended(s), voice), _roll, _moment, _answer
)


def status(s: State) -> str:
    """Return where the game stands, in a few words."""
    if s.phase in (Phase.SETUP, Phase.OVER):
        return "Set-up" if s.phase == Phase.SETUP else "Game over"
    phase = {Phase.POSITION: "position", Phase.MOVE: "move", Phase.TAKE_OFF: "end", Phase.ROUND_END: "end"}
    return f"Round {s.game_round}, {phase.get(Phase(s.phase), 'attack')}"
