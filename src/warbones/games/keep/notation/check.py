"""Checks of a position that comes from outside: each problem is a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.core.rules.step import Step
from warbones.games.keep.notation.check_board import board_problems
from warbones.games.keep.notation.writer import SEATS
from warbones.games.keep.rules.advantage import strike
from warbones.games.keep.rules.fights import fight
from warbones.games.keep.rules.moot import is_last_round
from warbones.games.keep.rules.movement import can_position
from warbones.games.keep.rules.placement import has_to_place
from warbones.games.keep.rules.round_end import fallen, own_on_board, result
from warbones.games.keep.rules.state import EACH, FULL_KEEP, FightStep, Phase, State
from warbones.games.keep.rules.zones import pawns_in, pawns_on_board


def problem(s: State) -> str:
    """Return the first problem that makes ``s`` impossible, or ""."""
    return validity.problem(s, *PLACES, _due)


def misplaced(s: State) -> str:
    """Return the first problem with a single field or with the pawns' places, or ""."""
    return validity.first_wrong(s, validity.misfits, *PLACES)


def _progress(s: State) -> Iterator[str]:
    if not 1 <= s.game_round <= s.options.round_limit:
        yield f"The round is 1 to {s.options.round_limit}, not {s.game_round}."
    if s.first != (s.game_round + 1) % 2:
        yield f"In round {s.game_round} the first player is seat {(s.game_round + 1) % 2} (R5), not {s.first}."
    for seat in range(2):
        if s.phase != Phase.OVER and not s.keep[seat]:
            yield f"The keep of seat {seat} shows 1 to {FULL_KEEP}, and 0 only at the end, not 0."


def _attack(s: State) -> Iterator[str]:
    """Check the fight that the attack is in."""
    if s.phase == Phase.FIGHT and s.contested not in range(s.options.board.zones):
        yield f"'contested' is a zone of the board while one is fought for, not {s.contested}."
    if s.phase == Phase.FIGHT and s.fight_step == FightStep.NONE:
        yield "'fight_step' is 'highest' or 'answer' in a fight."


def _owing(s: State) -> Iterator[str]:
    """Check the pawns that each seat owes and has lost in the attack."""
    for seat in range(2):
        loser = seat if s.fight_step == FightStep.HIGHEST else 1 - seat
        if s.owing[seat] and not pawns_in(s, seat, s.contested):
            yield f"Seat {seat} owes a pawn in a zone where it has none."
        if s.owing[seat] and not s.beaten[loser]:
            yield f"Seat {seat} owes no pawn in this step, since seat {loser} has not lost the highest."
        if s.losses[seat] > EACH - pawns_on_board(s, seat).bit_count():
            yield f"Seat {seat} cannot have lost {s.losses[seat]} pawns in this attack."


PLACES: Final = (_progress, _attack, _owing, board_problems)


def asked_again(s: State) -> State:
    """Return the position in an attack after the rules have worked out its choice again."""
    again, t = s.copy(), Step()
    t.drawing = 1
    again.offered, again.turn = 0, s.first
    if s.phase == Phase.ADVANTAGE:
        strike(again, t)
    else:
        fight(again, t)
    return again


def _due(s: State) -> Iterator[str]:
    """Check who is asked to choose, and between which pawns."""
    match s.phase:
        case Phase.POSITION:
            due = has_to_place(s, 0) or has_to_place(s, 1)
        case Phase.MOVE:
            due = can_position(s, s.turn)
        case Phase.TAKE_OFF:
            due = own_on_board(s, s.turn) != 0 and not is_last_round(s)
        case Phase.OVER:
            yield from _ended(s)
            return
        case _:
            due = s.offered != 0 and asked_again(s) == s
    if not due:
        name = Phase(s.phase).name.lower()
        yield f"{SEATS[s.turn]} is asked for nothing, or not for this, in the {name} phase here."


def _ended(s: State) -> Iterator[str]:
    if not fallen(s) and not is_last_round(s):
        yield "The game ends when a keep is at 0 or after the last round."
    winner, reason = result(s)
    if (s.winner, s.decided_by) != (winner, reason):
        yield f"With these keeps 'winner' is {winner} and 'decided_by' is number {reason}."
