"""Blue dice that stand in for others, and pink dice that let a die be thrown again (R30 to R33)."""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import Step, emit, land
from warbones.games.indicesion.rules.dice import dice_at, listed, unused
from warbones.games.indicesion.rules.events import EventKind
from warbones.games.indicesion.rules.facts import decoded
from warbones.games.indicesion.rules.rounds import has_unused, next_seat, seats
from warbones.games.indicesion.rules.state import DICE, NONE, Colour, Phase, Place, RespawnFace, State, ThrowModel
from warbones.games.indicesion.rules.table import stand_in
from warbones.games.indicesion.rules.towers import lift
from warbones.games.indicesion.rules.turns import clear_launch, take

DECLINE: Final = DICE
"""No die, instead of the one that a blue die stands in for."""


def offer_respawn(s: State, t: Step) -> None:
    """Ask the next owner, clockwise from the thrower, who may respawn a die (R30, B17, B22, B23)."""
    seat = s.turn
    for _ in seats(s):
        if candidates(s, seat) and has_unused(s, seat, Colour.BLUE):
            s.asked = seat
            _clear_notes(s)
            return
        s.knocked[seat] = 0
        seat = next_seat(s, seat)
    _clear_notes(s)
    is_rerolled = s.thrown != NONE and s.place[s.thrown] == Place.HAND
    s.phase = Phase.REROLL if is_rerolled else Phase.PINK
    s.asked = s.turn if is_rerolled else NONE


def _clear_notes(s: State) -> None:
    """Forget the earlier faces and poses of dice that a board's owner may no longer respawn."""
    if not any(s.was_face) and not any(s.was_pose):  # nearly always
        return
    for board in seats(s):
        for die in range(DICE):
            if not s.knocked[board] >> die & 1 and _is_noted(s, board, die):
                s.was_face[board, die] = 0
                for word in range(7):
                    s.was_pose[board, die, word] = 0


def _is_noted(s: State, board: int, die: int) -> bool:
    """Return whether a die's former place on a board is recorded: by its face or, if crooked, by its pose (B18)."""
    by_pose = s.options.respawn_face == RespawnFace.AFTER_FALL
    return bool(s.was_face[board, die]) or (by_pose and any(s.was_pose[board, die, word] for word in range(7)))


def candidates(s: State, seat: int) -> list[int]:
    """Return the dice that a blue die of the seat may stand in for: those with a face to copy (B18)."""
    return [die for die in listed(s.knocked[seat]) if face_to_copy(s, seat, die)]


def face_to_copy(s: State, seat: int, die: int) -> int:
    """Return the face that a blue die would copy: on the seat's board, or after the fall (B18); 0: none."""
    return int(s.face[die]) if shows_face_to_copy(s, die) else int(s.was_face[seat, die])


def shows_face_to_copy(s: State, die: int) -> bool:
    """Return whether a blue die copies the face that a lost one shows now, not the one that it showed (B18)."""
    return s.options.respawn_face == RespawnFace.AFTER_FALL and bool(s.face[die])


def respawn(s: State, t: Step, seat: int, die: int) -> None:
    """Put an unused blue die where ``die`` lay, with the same face, and skip the next turn (R30, B19); or decline."""
    s.asked = NONE
    if die == DECLINE:
        s.knocked[seat] = 0
        emit(t, NONE, EventKind.DECLINED, seat)
        return
    blue = unused(s, seat, Colour.BLUE)
    s.placed, s.replaces = blue, die
    s.knocked[seat] &= ~(1 << die)  # before the blue lands, which may knock it off once more (B20a)
    face = face_to_copy(s, seat, die)
    emit(t, NONE, EventKind.RESPAWNED, seat, blue, die, face)
    take(s, t, stand_in(s, seat, face) if s.options.throw_model == ThrowModel.TABLE else decoded(land(t)))
    s.skips[seat] += 1
    s.placed = s.replaces = NONE


def offer_reroll(s: State, t: Step) -> None:
    """Ask whether to throw the last die again, if it still lies on the table (R32, B24, B26)."""
    if s.place[s.thrown] == Place.TABLE and has_unused(s, s.turn, Colour.PINK):
        s.asked = s.turn
    else:
        s.phase = Phase.NEXT_TURN


def reroll(s: State, t: Step, seat: int, again: int) -> None:
    """Discard an unused pink die to take back the die just thrown, and skip the next turn (R32, B25); or decline."""
    s.asked = NONE
    if not again:
        emit(t, NONE, EventKind.KEPT, seat, s.thrown)
        s.phase = Phase.NEXT_TURN
        return
    pink = unused(s, seat, Colour.PINK)
    s.skips[seat] += 1
    emit(t, NONE, EventKind.REROLLED, seat, s.thrown, pink)
    falls = may_fall(s, s.thrown)
    lift(s, pink, Place.GONE)
    lift(s, s.thrown, Place.HAND)
    clear_launch(s)
    if falls:
        s.phase = Phase.SETTLE
    else:
        s.phase, s.asked = Phase.REROLL, seat


def may_fall(s: State, taken: int) -> bool:
    """Return whether other dice may fall when one is taken: those on it or, with physics, any others."""
    others = [die for die in dice_at(s, Place.TABLE) if die != taken]
    if s.options.throw_model == ThrowModel.PHYSICS:
        return bool(others)
    return any(s.beneath[die] >> taken & 1 for die in others)
