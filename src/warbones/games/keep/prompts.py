"""What DICE WAR asks, of whom and why: the prompt of every phase."""

from __future__ import annotations

from warbones.core.endings import over
from warbones.core.position import Position
from warbones.core.scene import Prompt
from warbones.core.words import Voice, headline, moment, sentence, title
from warbones.games.keep.forecast import Attack, preview
from warbones.games.keep.labels import options, taken_off
from warbones.games.keep.log import ending, lines
from warbones.games.keep.moving import unpositioned
from warbones.games.keep.notation import NAMES, SEATS
from warbones.games.keep.odds import to_roll
from warbones.games.keep.positioning import in_hand
from warbones.games.keep.state import AdvantageHits, Event, FightStep, Phase, State
from warbones.games.keep.words import counted, zone_name
from warbones.games.keep.zones import owner


def prompt(seen: Position, s: State, voice: Voice, coming: Attack | None) -> Prompt:
    """Return what the seat is asked, or why it waits; ``coming`` is the attack as it would come now."""
    if seen.over:
        return over(seen, ending((s.winner, s.decided_by, s.keep[0], s.keep[1]), voice), voice)
    if None in seen.owed:
        return _roll(seen, voice)
    if seen.is_moment:
        log = lines(s, seen.events(voice.seat), voice)
        return moment(*headline(log[-1].parts if log else sentence("The attack goes on")))
    if voice.seat != s.turn:
        text = f"{SEATS[s.turn]} is {_deed(s)}."
        return Prompt(kind="wait", text=text, detail=_reason(s, voice), preview=preview(coming, voice))
    return Prompt(
        kind="choose",
        text=_question(s),
        detail=_reason(s, voice),
        options=options(s, s.turn, seen.legal(s.turn), voice),
        several=taken_off(s, s.turn),
        preview=preview(coming, voice),
        odds=s.phase == Phase.TAKE_OFF or (s.phase == Phase.POSITION and to_roll(s, s.turn, 0) > 0),
    )


def _roll(seen: Position, voice: Voice) -> Prompt:
    pawn = next(event.numbers[0] for event in reversed(seen.events(voice.seat)) if event.kind == Event.ROLLING)
    return Prompt(
        kind="roll",
        text=f"Roll {voice.whose(owner(pawn))} pawn {NAMES[pawn]}.",
        detail="Enter what it shows, 1 to 6: how far it moves, and low numbers win fights.",
        sides=6,
        odds=owner(pawn) == voice.seat,
    )


def _question(s: State) -> str:
    match s.phase:
        case Phase.POSITION:
            return f"Place your {s.number[in_hand(s, s.turn)]} in a home zone."
        case Phase.MOVE:
            return "Position one of your pawns."
        case Phase.TAKE_OFF:
            return "Take any of your pawns off the board."
    return "Remove one of your pawns."


def _deed(s: State) -> str:
    match s.phase:
        case Phase.POSITION:
            return f"placing a {s.number[in_hand(s, s.turn)]} at home"
        case Phase.MOVE:
            return "positioning a pawn"
        case Phase.TAKE_OFF:
            return "taking pawns off the board"
    return "choosing a pawn to remove"


def _reason(s: State, voice: Voice) -> str:
    """Return the line below: why this is asked, and what comes of it."""
    match s.phase:
        case Phase.POSITION:
            return "It will move exactly as many zones as it shows (R13)."
        case Phase.MOVE:
            return _left_to_position(s, voice)
        case Phase.TAKE_OFF:
            return "They are rolled again next round. What stays keeps its number and must leave Defense (R12, R26)."
        case Phase.ADVANTAGE:
            one = "one" if s.options.advantage_hits == AdvantageHits.ONE else "one on each side"
            return f"Advantage removes {one} of the higher pawns beside it, and their owner picks (B2.6)."
    where = zone_name(s, s.contested)
    if s.fight_step == FightStep.HIGHEST:
        return f"Several of these are the highest in {where} (B2.11)."
    return f"{title(voice.has(1 - s.turn))} a pawn left in {where} after losing the highest there (R21)."


def _left_to_position(s: State, voice: Voice) -> str:
    """Return how many pawns each side has left to position."""
    mine, theirs = (counted(unpositioned(s, seat).bit_count()) for seat in (s.turn, 1 - s.turn))
    return f"Move it, or put it into Defense. {title(voice.has(s.turn))} {mine} left, {voice.has(1 - s.turn)} {theirs}."


def status(s: State) -> str:
    """Return where the game stands, in a few words."""
    if s.phase in (Phase.SETUP, Phase.OVER):
        return "Set-up" if s.phase == Phase.SETUP else "Game over"
    phase = {Phase.POSITION: "position", Phase.MOVE: "move", Phase.TAKE_OFF: "end", Phase.ROUND_END: "end"}
    return f"Round {s.game_round}, {phase.get(Phase(s.phase), 'attack')}"
