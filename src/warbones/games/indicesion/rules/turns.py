"""Turns: throwing, the effects of a throw, and the next turn (R7, R10, R25, R28)."""

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
    """Throw an unused die (R7), or again the one that a pink die gave back (R32)."""
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
    """Have the same die thrown again after a throw from too close, which does not count (B31)."""
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
    """Let dice settle after one was taken from among them (B25)."""
    if s.options.throw_model != ThrowModel.TABLE:
        take(s, t, decoded(land(t)))
    s.phase = Phase.RESPAWN


def take(s: State, t: Step, facts: Facts) -> None:
    """Apply a throw's facts: burns in the order of their touches (R28, B15), then the lie of all dice."""
    before = {die: (on_boards(s, die), s.face[die], _pose(s, die)) for die in dice_at(s, Place.TABLE)}
    gone = burned(s, facts.touches)
    for die, red in gone.items():
        emit(t, NONE, EventKind.BURNED, die, red)
        lift(s, die, Place.GONE)
        if not s.options.respawn_burned:
            cannot_respawn(s, die)
    put_down(s, facts)
    for die in _moved(s, before):
        emit(t, NONE, EventKind.LANDED, die, s.face[die], s.boards[die], s.beneath[die])
    for die, (boards, face, pose) in before.items():
        if die not in gone:
            knock_off(s, t, die, boards & ~on_boards(s, die), face, pose)
        elif s.options.respawn_burned:
            note_lost(s, die, boards, face, pose)


def _pose(s: State, die: int) -> tuple[int, ...]:
    return tuple(s.pose[die, word] for word in range(7))


def _moved(s: State, before: dict[int, tuple[int, int, tuple[int, ...]]]) -> list[int]:
    now = {die: (on_boards(s, die), s.face[die]) for die in dice_at(s, Place.TABLE)}
    return [die for die, how in now.items() if die not in before or how != before[die][:2]]


def knock_off(s: State, t: Step, die: int, boards: int, face: int, pose: tuple[int, ...]) -> None:
    """Emit that a die has left boards that it rested on (R30, B20, B21), and note how it lay."""
    for board in listed(boards):
        emit(t, NONE, EventKind.KNOCKED, die, board)
    note_lost(s, die, boards, face, pose)


def note_lost(s: State, die: int, boards: int, face: int, pose: tuple[int, ...]) -> None:
    """Note the lie of a die that blue ones may stand in for (R30, B20).

    A crooked one has no face to copy, unless the face after its fall counts (B18).
    """
    for board in listed(boards) if face or s.options.respawn_face == RespawnFace.AFTER_FALL else ():
        s.knocked[board] |= 1 << die
        s.was_face[board, die] = face
        for word, number in enumerate(pose):
            s.was_pose[board, die, word] = number


def cannot_respawn(s: State, die: int) -> None:
    """Let no blue die stand in for a die that burned, even if it was knocked off before (R28)."""
    for board in seats(s):
        s.knocked[board] &= ~(1 << die)


def end_turn(s: State, t: Step) -> None:
    """Count the turn and go on to the next seat; a skipped turn is spent at once (R30, R32)."""
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
