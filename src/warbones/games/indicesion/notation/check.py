"""Checks of a position that comes from outside: each problem is a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from warbones.core.notation import validity
from warbones.games.indicesion.rules.aim import wrong
from warbones.games.indicesion.rules.dice import BOARDS, NAMES, colour_of, dice_at, hand, listed
from warbones.games.indicesion.rules.facts import burns
from warbones.games.indicesion.rules.launches import from_words
from warbones.games.indicesion.rules.powers import candidates
from warbones.games.indicesion.rules.rounds import has_ended, has_unused, leader, pile, seats
from warbones.games.indicesion.rules.score import total
from warbones.games.indicesion.rules.space import elsewhere, misplaced, surfaces
from warbones.games.indicesion.rules.state import (
    DICE,
    EACH,
    MOST_ROUNDS,
    NONE,
    SEATS,
    WINS,
    Colour,
    Mode,
    Phase,
    Place,
    RespawnFace,
    State,
    ThrowModel,
)
from warbones.games.indicesion.rules.support import gaps_between, overlapping, unsupported
from warbones.games.indicesion.rules.towers import impossible
from warbones.locales.plain import PLAIN

BEGINNING: Final = (Phase.OLDEST, Phase.ROLL_OFF, Phase.COLOUR)

SCORED: Final = (Phase.ROLL_OFF, Phase.OVER)
"""The phases in which a game waits between the end of a round and the beginning of the next."""


def problem(s: State) -> str:
    """Return the first problem that makes ``s`` impossible, or ""."""
    return validity.problem(s, _progress, _seats, _ended, _who, _dice, _lies, _points, _counts, _falls, _flight)


def _progress(s: State) -> Iterator[str]:
    if s.phase in (Phase.OLDEST, Phase.COLOUR) and s.options.mode != Mode.CLASSIC:
        yield "Only Classic asks who is the oldest, and for colours."
    if (
        s.phase in (Phase.DRAFT, Phase.SETTLE, Phase.RESPAWN, Phase.PINK, Phase.REROLL)
        and s.options.mode == Mode.CLASSIC
    ):
        yield f"Classic has no powers and no draft, so no {Phase(s.phase).name.lower()} phase."
    first = 0 if s.phase in BEGINNING else 1
    if s.game_round < first:
        yield f"The round is {first} to {MOST_ROUNDS}, not {s.game_round}."


def _seats(s: State) -> Iterator[str]:
    known = range(s.options.players)
    for name in ("first", "turn"):
        if getattr(s, name) not in known:
            yield f"'{name}' is a seat, 0 to {len(known) - 1}, not {getattr(s, name)}."
    for name in ("asked", "last_winner", "won_last", "winner", "target"):
        if getattr(s, name) not in (NONE, *known):
            yield f"'{name}' is a seat, 0 to {len(known) - 1}, or -1, not {getattr(s, name)}."
    for seat in range(SEATS):
        if (
            seat not in known
            and (s.wins[seat], s.skips[seat], s.turns[seat], s.points[seat], s.knocked[seat]) != (0,) * 5
        ):
            yield f"Seat {seat} takes no part: its counts are 0."


def _ended(s: State) -> Iterator[str]:
    """Check the winners of rounds and of the game."""
    played = s.game_round if s.phase == Phase.OVER else max(s.game_round - 1, 0)
    if sum(s.wins) > played:
        yield f"After {played} rounds, {sum(s.wins)} cannot have been won."
    if s.phase != Phase.OVER and max(s.wins) >= WINS:
        yield f"Nobody has won before the end, and {WINS} rounds are the end."
    if s.last_winner != NONE and not s.wins[s.last_winner]:
        yield "'last_winner' is a seat that has won a round."
    if s.won_last not in (NONE, s.last_winner):
        yield "'won_last' is 'last_winner', or -1 if nobody won the last round."
    if s.phase == Phase.OVER and not has_ended(s):
        yield f"A game ends when somebody has won {WINS} rounds, or after round {MOST_ROUNDS}."
    if s.phase == Phase.OVER and s.winner != leader(s, s.wins):
        yield "'winner' is the seat with the most rounds, or -1 if several have as many."


def _who(s: State) -> Iterator[str]:
    """Check the seat whose decision is due."""
    asks = s.phase not in (Phase.ROLL_OFF, Phase.SETTLE, Phase.OVER)
    if asks != (s.asked != NONE):
        yield f"'asked' is {'a seat' if asks else '-1'} in the {Phase(s.phase).name.lower()} phase."
    if s.phase in (Phase.TURN, Phase.PINK, Phase.REROLL) and s.asked != s.turn:
        yield "'asked' is the seat to move."
    if s.phase == Phase.TURN and not hand(s, s.turn):
        yield "The seat to move has an unused die."
    if s.phase == Phase.RESPAWN and not (candidates(s, s.asked) and has_unused(s, s.asked, Colour.BLUE)):
        yield "A seat that may respawn has a die knocked off the board, and an unused blue one."
    if s.phase == Phase.COLOUR and any((s.colour[seat] != NONE) != (seat < s.asked) for seat in seats(s)):
        yield "Seats choose their colours in order: those before 'asked' have one, and no others."
    chosen = [s.colour[seat] for seat in seats(s) if s.colour[seat] != NONE]
    if len(set(chosen)) < len(chosen) or (chosen and s.options.mode == Mode.DRAFTING):
        yield "In Classic no two seats have the same colour (B35), and in Drafting none has any."
    dealt = s.options.mode == Mode.CLASSIC and s.phase not in (*BEGINNING, Phase.OVER)
    if dealt and any(s.colour[seat] == NONE for seat in seats(s)):
        yield "In Classic each seat has a colour once the dice are dealt."
    if s.phase == Phase.DRAFT and not pile(s):
        yield "There are dice left to pick from."
    yield from _thrown(s)


def _thrown(s: State) -> Iterator[str]:
    """Check the die just thrown, and the one just taken back."""
    if s.phase == Phase.RESPAWN and s.thrown == NONE:
        yield "'thrown' is the die just thrown in this phase."
    lying = {Phase.PINK: (Place.TABLE,), Phase.REROLL: (Place.HAND,), Phase.SETTLE: (Place.HAND,)}
    if s.phase in lying and (s.thrown == NONE or s.place[s.thrown] not in lying[Phase(s.phase)]):
        yield f"'thrown' is a die {'on the table' if s.phase == Phase.PINK else 'in the hand'} in this phase."
    if s.phase == Phase.PINK and not has_unused(s, s.turn, Colour.PINK):
        yield "A seat that may throw again has an unused pink die."
    if s.thrown != NONE and s.owner[s.thrown] != s.turn:
        yield "'thrown' is a die of the seat to move."
    if s.phase == Phase.ROLL_OFF and not any(s.rolled[seat] == 0 for seat in seats(s)):
        yield "In a roll-off somebody has still to roll."


def _dice(s: State) -> Iterator[str]:
    """Check the places and owners of dice."""
    for die in range(DICE):
        if s.owner[die] not in (NONE, *seats(s)):
            yield f"{NAMES[die]} belongs to a seat, 0 to {s.options.players - 1}, or nobody (-1)."
        if (s.place[die] in (Place.AWAY, Place.PILE)) != (s.owner[die] == NONE):
            yield f"{NAMES[die]} belongs to somebody once it is dealt, and before that to nobody."
        if (s.place[die] == Place.PILE) and s.phase != Phase.DRAFT:
            yield "Dice lie in the middle only while they are drafted."
    if s.phase not in (*BEGINNING, Phase.DRAFT):
        yield from _dealt(s)


def _dealt(s: State) -> Iterator[str]:
    """Check that each seat has the dice of a round."""
    if s.options.mode == Mode.CLASSIC and dice_at(s, Place.GONE):
        yield "In Classic no die goes out of play before the round ends (D14)."
    for seat in seats(s):
        own = [die for die in range(DICE) if s.owner[die] == seat]
        if len(own) != EACH:
            yield f"Seat {seat} has {EACH} dice in a round, not {len(own)} (R2)."
        if s.options.mode == Mode.CLASSIC and any(colour_of(die) != s.colour[seat] for die in own):
            yield f"All dice of seat {seat} have its colour in Classic (R4)."
        if s.options.mode == Mode.DRAFTING and any(die % EACH >= s.options.players for die in own):
            yield f"In Drafting there are {s.options.players} dice of each colour, one for each player (R22)."


def _lies(s: State) -> Iterator[str]:
    for die in range(DICE):
        is_down = s.place[die] == Place.TABLE
        pose = [s.pose[die, word] for word in range(7)]
        if not is_down and (s.face[die] or s.boards[die] or s.beneath[die] or any(pose)):
            yield f"{NAMES[die]} does not lie on the table, so it has no face, board or pose."
        if s.boards[die] >= 1 << s.options.players:
            yield f"{NAMES[die]} lies on boards that take part."
        if any(s.place[d] != Place.TABLE for d in listed(s.beneath[die])):
            yield f"{NAMES[die]} can only lie on dice that lie on the table."
        if any(any(burns(s, (die, other))) for other in listed(s.beneath[die])):
            yield f"{NAMES[die]} cannot lie on a die that it burns, or is burned by (B16)."
        if any(pose) and (found := misplaced(s.face[die], pose) or elsewhere(s, s.boards[die], pose)):
            yield f"Where {NAMES[die]} lies: {found}"
    beneath = {die: listed(s.beneath[die]) for die in dice_at(s, Place.TABLE)}
    if circle := impossible(beneath):
        yield PLAIN.text(circle)
    poses = {die: pose for die in beneath if any(pose := [s.pose[die, word] for word in range(7)])}
    gaps = gaps_between(poses)
    if found := overlapping(gaps) or (unsupported(poses, gaps, beneath, surfaces(s)) if _is_still(s) else ""):
        yield found


def _is_still(s: State) -> bool:
    """Return whether the dice lie still after one was taken away; with physics their fall is computed immediately."""
    if s.options.throw_model == ThrowModel.PHYSICS:
        return s.phase != Phase.SETTLE
    return s.phase not in (Phase.SETTLE, Phase.RESPAWN, Phase.REROLL)


def _points(s: State) -> Iterator[str]:
    """Check the points of the last scored round, whose dice stay on the boards until the next one begins (R11, R36)."""
    is_scored = s.game_round and s.phase in SCORED
    for seat in seats(s):
        points = total(s, seat) if is_scored else 0
        if s.points[seat] != points:
            yield f"{BOARDS[seat]} has {points} points here, not {s.points[seat]}: they are counted as the round ends."


def _counts(s: State) -> Iterator[str]:
    """Check that turns, skips and unused dice add up: six for each seat."""
    for seat in seats(s):
        if s.skips[seat] and s.options.mode == Mode.CLASSIC:
            yield "In Classic nobody skips a turn."
    if s.phase in (*BEGINNING, Phase.DRAFT, Phase.OVER):
        return
    for seat in seats(s):
        gone = s.phase in (Phase.RESPAWN, Phase.PINK) and s.turn == seat and s.place[s.thrown] != Place.HAND
        used = s.turns[seat] + s.skips[seat] + gone
        if len(hand(s, seat)) + used != EACH:
            yield f"Seat {seat} has {len(hand(s, seat))} unused dice, but {used} of {EACH} turns are spent."


def _falls(s: State) -> Iterator[str]:
    if not (any(s.knocked) or any(s.was_face) or any(s.was_pose)):
        return
    for board in range(SEATS):
        knocked = s.knocked[board]
        lost = (Place.TABLE, Place.GONE) if s.options.respawn_burned else (Place.TABLE,)
        if any(s.place[die] not in lost for die in listed(knocked)):
            yield f"'knocked' is a mask of dice that lie on the table{' or are gone' if Place.GONE in lost else ''}."
        for die in range(DICE):
            yield from _fallen(s, board, die)


def _fallen(s: State, board: int, die: int) -> Iterator[str]:
    """Check the lie of a die on a board before it was knocked off."""
    face, pose = s.was_face[board, die], [s.was_pose[board, die, word] for word in range(7)]
    if not s.knocked[board] >> die & 1:
        if face or any(pose):
            yield f"'was_face' and 'was_pose' of {NAMES[die]} are of before it was knocked off, and else 0."
        return
    if not face and s.options.respawn_face == RespawnFace.ON_BOARD:
        yield f"'was_face' of {NAMES[die]} is what it showed before it was knocked off, 1 to 6 (B18)."
    if any(pose) and (found := misplaced(face, pose)):
        yield f"Where {NAMES[die]} lay: {found}"


def _flight(s: State) -> Iterator[str]:
    numbers = [int(word) for word in s.launch]
    if not any(numbers):
        return
    if s.options.throw_model != ThrowModel.PHYSICS:
        yield "'launch' is the launch of the throw just made, with physics, and otherwise 0."
    elif found := wrong(s, from_words(numbers), s.target):
        yield f"'launch' is not a legal throw: {PLAIN.cited(found)}"
