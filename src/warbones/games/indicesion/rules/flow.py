"""The entry points of inDICEsion's rules: who decides, the legal actions, what they do, and the result."""

from __future__ import annotations

from collections.abc import MutableSequence

from warbones.core.rules.step import Step
from warbones.games.indicesion.rules.aim import boards, can_throw, ways
from warbones.games.indicesion.rules.launches import code
from warbones.games.indicesion.rules.powers import DECLINE, candidates, offer_reroll, offer_respawn, reroll, respawn
from warbones.games.indicesion.rules.rounds import (
    begin_round,
    choose_colour,
    colours_left,
    draft,
    end_round,
    name_oldest,
    pile,
    roll_off,
    score_round,
    seats,
    set_up,
)
from warbones.games.indicesion.rules.state import NONE, Phase, State
from warbones.games.indicesion.rules.turns import end_turn, settle, throw


def decides(s: State, seat: int) -> bool:
    """Return whether a decision of ``seat`` is due; before set-up none is."""
    return s.phase != Phase.SETUP and bool(s.asked == seat)


def over(s: State) -> bool:
    """Return whether the game is over."""
    return s.phase == Phase.OVER


def legal(s: State, seat: int, out: MutableSequence[int]) -> int:
    """Write the legal actions of ``seat`` into ``out`` and return their number; of throws, only the named ones."""
    actions = _actions(s, seat) if decides(s, seat) else []
    out[: len(actions)] = actions
    return len(actions)


def _actions(s: State, seat: int) -> list[int]:
    match s.phase:
        case Phase.OLDEST:
            return list(seats(s))
        case Phase.COLOUR:
            return [int(colour) for colour in colours_left(s)]
        case Phase.DRAFT:
            return [int(colour) for colour in pile(s)]
        case Phase.RESPAWN:
            return [*candidates(s, seat), DECLINE]
        case Phase.PINK:
            return [0, 1]
    return [code(colour, board, way) for colour in can_throw(s, seat) for board in boards(s) for way in ways(s)]


def act(s: State, t: Step, seat: int, action: int) -> None:
    """Take a legal action."""
    match s.phase:
        case Phase.OLDEST:
            name_oldest(s, t, action)
        case Phase.COLOUR:
            choose_colour(s, t, seat, action)
        case Phase.DRAFT:
            draft(s, t, seat, action)
        case Phase.RESPAWN:
            respawn(s, t, seat, action)
        case Phase.PINK:
            reroll(s, t, seat, action)
        case _:
            throw(s, t, seat, action)


def advance(s: State, t: Step) -> None:
    """Play one step in which nobody has to decide."""
    match s.phase:
        case Phase.SETUP:
            set_up(s, t)
        case Phase.ROLL_OFF:
            roll_off(s, t)
        case Phase.COLOUR:
            begin_round(s, t)
        case Phase.SETTLE:
            settle(s, t)
        case Phase.RESPAWN:
            offer_respawn(s, t)
        case Phase.PINK:
            offer_reroll(s, t)
        case Phase.NEXT_TURN:
            end_turn(s, t)
        case Phase.SCORE:
            score_round(s, t)
        case Phase.ROUND_END:
            end_round(s, t)


def payoff(s: State, seat: int) -> int:
    """Return the winner's gain from each of the others; 0 for all if nobody has won (B38)."""
    if s.winner == NONE or seat not in seats(s):
        return 0
    return s.options.players - 1 if s.winner == seat else -1


def redact(s: State, seat: int) -> None:
    """Do nothing: nothing in this game is secret."""
