"""Turns: a throw, its effects, and the next turn (R7, R10, R25, R28)."""

from __future__ import annotations

from warbones.core.rules.step import Step, emit, land, roll_die
from warbones.games.indicesion.rules.aim import die_of, launch_of
from warbones.games.indicesion.rules.dice import dice_at, hand, listed
from warbones.games.indicesion.rules.events import EventKind
from warbones.games.indicesion.rules.facts import Facts, burned, decoded, put_down
from warbones.games.indicesion.rules.launches import parts, words
from warbones.games.indicesion.rules.rounds import next_seat, seats
from warbones.games.indicesion.rules.state import NONE, Phase, Place, RespawnFace, State, ThrowModel
from warbones.games.indicesion.rules.table import outcome
from warbones.games.indicesion.rules.towers import lift, on_boards


def throw(s: State, t: Step, seat: int, number: int) -> None:
    """Throw an unused die (R7), or throw again the die that a pink one gave back (R32)."""
    colour, board, _ = parts(number)
    s.thrown, s.asked = die_of(s, seat, colour), NONE
    s.target = NONE if s.options.throw_model == ThrowModel.REFEREE else board
    if launch := launch_of(s, number):
        for at, word in enumerate(words(launch)):
            s.launch[at] = word
    emit(t, NONE, EventKind.THROWN, seat, s.thrown, s.target)
    facts = decoded(land(t)) if s.options.throw_model != ThrowModel.TABLE else outcome(s, lambda n: roll_die(t, n))
    if facts.foul:
        throw_again(s, t, seat)
        return
    take(s, t, facts)
    s.phase = Phase.RESPAWN


def throw_again(s: State, t: Step, seat: int) -> None:
    """Ask for the same die again: a throw from too close does not count (B31)."""
    emit(t, NONE, EventKind.MISSED, seat, s.thrown)
    s.asked = seat
    clear_launch(s)
    if s.phase == Phase.TURN:
        s.thrown = NONE


def clear_launch(s: State) -> None:
    """Clear the target and the launch of the last throw."""
    s.target = NONE
    for word in range(len(s.launch)):
        s.launch[word] = 0


def settle(s: State, t: Step) -> None:
    """Let the dice settle after one has been taken away (B25)."""
    if s.options.throw_model != ThrowModel.TABLE:
        take(s, t, decoded(land(t)))
    s.phase = Phase.RESPAWN


def take(s: State, t: Step, facts: Facts) -> None:
    """Apply a throw's facts: burns in the order of their touches (R28, B15), then the new position of every die."""
    before = {die: (on_boards(s, die), s.face[die], _pose(s, die)) for die in dice_at(s, Place.TABLE)}
    gone = burned(s, facts.touches)
    for die, red in gone.items():
        emit(t, NONE, EventKind.BURNED, die, red)
        lift(s, die, Place.GONE)
        if not s.options.respawn_burned:
            forbid_respawn(s, die)
    put_down(s, facts)
    for die in _moved(s, before):
        emit(t, NONE, EventKind.LANDED, die, s.face[die], s.boards[die], s.beneath[die])
    for die, (boards, face, pose) in before.items():
        if die not in gone:
            report_knocked_off(s, t, die, boards & ~on_boards(s, die), face, pose)
        elif s.options.respawn_burned:
            note_lost(s, die, boards, face, pose)


def _pose(s: State, die: int) -> tuple[int, ...]:
    return tuple(s.pose[die, word] for word in range(7))


def _moved(s: State, before: dict[int, tuple[int, int, tuple[int, ...]]]) -> list[int]:
    now = {die: (on_boards(s, die), s.face[die]) for die in dice_at(s, Place.TABLE)}
    return [die for die, how in now.items() if die not in before or how != before[die][:2]]


def report_knocked_off(s: State, t: Step, die: int, boards: int, face: int, pose: tuple[int, ...]) -> None:
    """Report that a die has left boards it rested on (R30, B20, B21), and record how it lay."""
    for board in listed(boards):
        emit(t, NONE, EventKind.KNOCKED, die, board)
    note_lost(s, die, boards, face, pose)


def note_lost(s: State, die: int, boards: int, face: int, pose: tuple[int, ...]) -> None:
    """Record how a die lay that blue dice may now stand in for (R30, B20).

    A crooked one has no face to copy, unless the face after its fall counts (B18).
    """
    for board in listed(boards) if face or s.options.respawn_face == RespawnFace.AFTER_FALL else ():
        s.knocked[board] |= 1 << die
        s.was_face[board, die] = face
        for word, number in enumerate(pose):
            s.was_pose[board, die, word] = number


def forbid_respawn(s: State, die: int) -> None:
    """Forbid blue dice to stand in for a burned die, even if it was knocked off earlier (R28)."""
    for board in seats(s):
        s.knocked[board] &= ~(1 << die)


def end_turn(s: State, t: Step) -> None:
    """Count the turn and pass it to the next seat; a skip is used up immediately (R30, R32)."""
    s.thrown = NONE
    clear_launch(s)
    s.turns[s.turn] += 1
    if not any(hand(s, seat) for seat in seats(s)):
        s.phase = Phase.SCORE  # remaining skips lapse (B27)
        return
    s.turn = next_seat(s, s.turn)
    while not hand(s, s.turn) and not s.skips[s.turn]:
        s.turn = next_seat(s, s.turn)
    if s.skips[s.turn]:
        s.skips[s.turn] -= 1
        emit(t, NONE, EventKind.SKIPPED, s.turn, s.skips[s.turn])
    else:
        s.phase, s.asked = Phase.TURN, s.turn
