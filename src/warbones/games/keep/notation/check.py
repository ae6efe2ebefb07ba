"""What is wrong with a position that comes from outside, in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.rules.step import NOBODY, Step
from warbones.games.keep.notation.check_board import standing
from warbones.games.keep.notation.writing import SEATS
from warbones.games.keep.rules.advantage import SIDES, strike
from warbones.games.keep.rules.ending import fallen, own_on_board, result
from warbones.games.keep.rules.fighting import fight
from warbones.games.keep.rules.moving import can_position
from warbones.games.keep.rules.positioning import FULL_KEEP, has_to_place
from warbones.games.keep.rules.state import EACH, OFF, PAWNS, FightStep, Phase, State
from warbones.games.keep.rules.zones import pawns_in, pawns_on_board

WAITS: Final = (Phase.POSITION, Phase.MOVE, Phase.ADVANTAGE, Phase.FIGHT, Phase.TAKE_OFF, Phase.OVER)
"""The phases, after set-up, in which a game can wait for an answer."""


def problem(s: State) -> str:
    """Return what makes ``s`` impossible, or "" where nothing does."""
    if s.phase == Phase.SETUP:
        blank = State()
        blank.options = s.options
        return "" if s == blank else "Before set-up nothing is rolled or decided: every field is at its first value."
    return unlikely(s) or _due(s)


def unlikely(s: State) -> str:
    """Return what is impossible about the fields one by one and where the pawns stand, or ""."""
    return next((wrong for check in (_course, _attack, _owing, standing) for wrong in check(s)), "")


def _course(s: State) -> Iterator[str]:
    if s.phase not in WAITS:
        yield f"No game waits in the {Phase(s.phase).name.lower()} phase: it goes on by itself."
    if not 1 <= s.game_round <= s.options.round_limit:
        yield f"The round is 1 to {s.options.round_limit}, not {s.game_round}."
    if s.first != (s.game_round + 1) % 2:
        yield f"In round {s.game_round} the first player is seat {(s.game_round + 1) % 2} (R5), not {s.first}."
    if s.turn not in (0, 1):
        yield f"'turn' is a seat, 0 or 1, not {s.turn}."
    for seat in range(2):
        if not int(s.phase != Phase.OVER) <= s.keep[seat] <= FULL_KEEP:
            yield f"The keep of seat {seat} shows 1 to {FULL_KEEP}, and 0 only at the end, not {s.keep[seat]}."
    if s.phase != Phase.OVER and (s.winner, s.decided_by) != (NOBODY, 0):
        yield "Nobody has won before the end: 'winner' is -1 and 'decided_by' the first reason."


def _attack(s: State) -> Iterator[str]:
    """Check what belongs to an attack under way, and is at rest otherwise."""
    fighting, advantage = s.phase == Phase.FIGHT, s.phase == Phase.ADVANTAGE
    if s.offered and not (fighting or advantage):
        yield "'offered' is 0 while no pawn has to be removed."
    if s.striker not in range(SIDES * PAWNS if advantage else 1):
        yield f"'striker' counts pawns and sides in step 1, 0 to {SIDES * PAWNS - 1}, and is 0 else, not {s.striker}."
    for name, grid, allowed in (
        ("struck", s.struck, advantage),
        ("owing", s.owing, fighting),
        ("beaten", s.beaten, fighting),
    ):
        if any(cell not in (0, 1) or (cell and not allowed) for cell in grid):
            yield f"'{name}' holds 0 or 1, and only 0 outside its step of an attack."
    if s.contested not in (range(s.options.board.zones) if fighting else (OFF,)):
        yield f"'contested' is a zone while one is fought for, and else -1, not {s.contested}."
    if (s.fight_step != FightStep.NONE) != fighting:
        yield "'fight_step' is 'highest' or 'answer' in a fight, and else 'none'."


def _owing(s: State) -> Iterator[str]:
    """Check what each seat owes and has lost in an attack under way."""
    attacking = s.phase in (Phase.ADVANTAGE, Phase.FIGHT)
    for seat in range(2):
        loser = seat if s.fight_step == FightStep.HIGHEST else 1 - seat
        if s.owing[seat] and not pawns_in(s, seat, s.contested):
            yield f"Seat {seat} owes a pawn in a zone where it has none."
        if s.owing[seat] and not s.beaten[loser]:
            yield f"Seat {seat} owes no pawn in this step, since seat {loser} has not lost the highest."
        gone = EACH - pawns_on_board(s, seat).bit_count()
        if not 0 <= s.losses[seat] <= (gone if attacking else 0):
            yield f"Seat {seat} cannot have lost {s.losses[seat]} pawns in this attack."


def asked_again(s: State) -> State:
    """Return what a position in an attack comes to when the rules ask again."""
    again, t = s.copy(), Step()
    t.drawing = 1
    again.offered, again.turn = 0, s.first
    if s.phase == Phase.ADVANTAGE:
        strike(again, t)
    else:
        fight(again, t)
    return again


def _due(s: State) -> str:
    """Return what is wrong with who is asked for what, or ""."""
    match s.phase:
        case Phase.POSITION:
            due = has_to_place(s, 0) or has_to_place(s, 1)
        case Phase.MOVE:
            due = can_position(s, s.turn)
        case Phase.TAKE_OFF:
            due = own_on_board(s, s.turn) != 0
        case Phase.OVER:
            return _ended(s)
        case _:
            due = s.offered != 0 and asked_again(s) == s
    return (
        ""
        if due
        else f"{SEATS[s.turn]} is asked for nothing, or not for this, in the {Phase(s.phase).name.lower()} phase here."
    )


def _ended(s: State) -> str:
    if not fallen(s) and s.game_round != s.options.round_limit:
        return "The game ends when a keep is at 0 or after the last round."
    winner, reason = result(s)
    if (s.winner, s.decided_by) != (winner, reason):
        return f"With these keeps 'winner' is {winner} and 'decided_by' is number {reason}."
    return ""
