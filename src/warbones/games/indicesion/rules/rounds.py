"""Rounds: the start, dealing and drafting, and the end of a round and of the game (R3-R6, R17, R18, R22-R24, R35)."""

from __future__ import annotations

from warbones.core.record.records import Grid
from warbones.core.rules.step import Step, emit, roll_die
from warbones.games.indicesion.rules.dice import colour_of, dice_at, unused
from warbones.games.indicesion.rules.events import EventKind
from warbones.games.indicesion.rules.score import scored, total
from warbones.games.indicesion.rules.state import (
    DICE,
    EACH,
    MOST_ROUNDS,
    NONE,
    SEATS,
    WINS,
    Colour,
    FirstStarter,
    Mode,
    Phase,
    Place,
    State,
    TieStart,
)


def seats(s: State) -> range:
    """Return the seats that take part (R1)."""
    return range(s.options.players)


def next_seat(s: State, seat: int) -> int:
    """Return the seat to the left: turns go clockwise (R6)."""
    return (seat + 1) % int(s.options.players)


# The start


def set_up(s: State, t: Step) -> None:
    """Begin the game: in Classic the oldest starts (R6, B30), in Drafting the highest roll (R23)."""
    s.asked, s.first, s.turn = NONE, 0, 0
    s.last_winner = s.won_last = s.winner = s.thrown = s.target = s.placed = s.replaces = NONE
    for seat in range(SEATS):
        s.colour[seat] = NONE
    for die in range(DICE):
        s.owner[die] = NONE
    if s.options.mode == Mode.DRAFTING:
        begin_roll_off(s)
    elif s.options.first_starter == FirstStarter.GIVEN:
        s.phase, s.asked = Phase.OLDEST, 0
    else:
        oldest = 0 if s.options.first_starter == FirstStarter.SEAT0 else roll_die(t, s.options.players) - 1
        name_oldest(s, t, oldest)


def name_oldest(s: State, t: Step, seat: int) -> None:
    """Let the oldest player start (R6); then each chooses a colour (R4)."""
    s.first = seat
    emit(t, NONE, EventKind.OLDEST, seat)
    s.phase, s.asked = Phase.COLOUR, 0


def choose_colour(s: State, t: Step, seat: int, colour: int) -> None:
    """Give a seat its colour; all are different (R4, B35)."""
    s.colour[seat] = colour
    emit(t, NONE, EventKind.CHOSE_COLOUR, seat, colour)
    s.asked = NONE if seat + 1 == s.options.players else seat + 1


def colours_left(s: State) -> list[Colour]:
    """Return the colours that nobody has chosen (R4, B35)."""
    return [colour for colour in Colour if colour not in [s.colour[seat] for seat in seats(s)]]


def begin_roll_off(s: State) -> None:
    """Start the roll-off (R23, R36)."""
    s.phase, s.asked = Phase.ROLL_OFF, NONE
    for seat in range(SEATS):
        s.rolled[seat] = 0 if seat < s.options.players else NONE


def roll_off(s: State, t: Step) -> None:
    """Roll the next die of the roll-off. Once all are rolled, the highest starts; tied ones roll again (B29)."""
    seat = next(each for each in seats(s) if s.rolled[each] == 0)
    s.rolled[seat] = roll_die(t, 6)
    emit(t, NONE, EventKind.ROLLED_OFF, seat, s.rolled[seat])
    if any(s.rolled[each] == 0 for each in seats(s)):
        return
    highest = max(s.rolled[each] for each in seats(s))
    tied = [each for each in seats(s) if s.rolled[each] == highest]
    for each in seats(s):
        s.rolled[each] = 0 if each in tied and len(tied) > 1 else NONE
    if len(tied) == 1:
        s.first = tied[0]
        begin_round(s, t)


# A round


def begin_round(s: State, t: Step) -> None:
    """Deal the dice (R4), or lay them out to be drafted (R22)."""
    s.game_round += 1
    s.turn = s.first
    for seat in range(SEATS):
        s.skips[seat], s.turns[seat], s.points[seat], s.rolled[seat], s.knocked[seat] = 0, 0, 0, 0, 0
    clear_table(s)
    emit(t, NONE, EventKind.ROUND, s.game_round, s.first)
    if s.options.mode == Mode.CLASSIC:
        deal(s)
    else:
        lay_out(s)


def clear_table(s: State) -> None:
    """Take all dice back (R36, B34)."""
    for die in range(DICE):
        s.place[die], s.owner[die] = Place.AWAY, NONE
        s.face[die], s.boards[die], s.beneath[die] = 0, 0, 0
        for word in range(7):
            s.pose[die, word] = 0


def deal(s: State) -> None:
    """Give each player the six dice of their colour (R4)."""
    for seat in seats(s):
        for die in range(s.colour[seat] * EACH, s.colour[seat] * EACH + EACH):
            s.place[die], s.owner[die] = Place.HAND, seat
    s.phase, s.asked = Phase.TURN, s.turn


def lay_out(s: State) -> None:
    """Put one die of each colour for each player into the middle (R22)."""
    for die in range(DICE):
        if die % EACH < s.options.players:
            s.place[die] = Place.PILE
    s.phase, s.asked = Phase.DRAFT, s.first


def draft(s: State, t: Step, seat: int, colour: int) -> None:
    """Take a die of a colour from the middle; the next one picks, until all are taken (R24, B37)."""
    die = next(die for die in dice_at(s, Place.PILE) if colour_of(die) == colour)
    s.place[die], s.owner[die] = Place.HAND, seat
    emit(t, NONE, EventKind.DRAFTED, seat, die)
    s.asked = next_seat(s, seat)
    if not dice_at(s, Place.PILE):
        s.phase, s.turn, s.asked = Phase.TURN, s.first, s.first


def pile(s: State) -> list[Colour]:
    """Return the colours left in the middle."""
    return sorted({colour_of(die) for die in dice_at(s, Place.PILE)})


def score_round(s: State, t: Step) -> None:
    """Score every board (R10, R12) and decide the round; with a tie for most, nobody wins it (R17, R35)."""
    for board in seats(s):
        for each in scored(s, board):
            emit(t, NONE, EventKind.DIE_SCORED, board, each.die, each.value, each.bonus, each.times, each.points)
        s.points[board] = total(s, board)
        emit(t, NONE, EventKind.SCORED, board, s.points[board])
    s.won_last = leader(s, s.points)
    if s.won_last != NONE:
        s.last_winner = s.won_last
        s.wins[s.won_last] += 1
    emit(t, NONE, EventKind.ROUND_WON, s.game_round, s.won_last)
    s.phase = Phase.ROUND_END


def end_round(s: State, t: Step) -> None:
    """End the game if somebody has won two rounds (R3, R18, B38), else begin the next round."""
    if not has_ended(s):
        begin_next(s, t)
        return
    s.winner = leader(s, s.wins)
    emit(t, NONE, EventKind.ENDED, s.winner)
    s.phase = Phase.OVER


def has_ended(s: State) -> bool:
    """Return whether somebody has won two rounds, or no round is left (R3, R18, B38)."""
    return max(s.wins) >= WINS or s.game_round >= MOST_ROUNDS


def leader(s: State, counts: Grid) -> int:
    """Return the seat with the most, or `NONE` if several have it (R17, B38)."""
    most = max(counts[seat] for seat in seats(s))
    best = [seat for seat in seats(s) if counts[seat] == most]
    return best[0] if len(best) == 1 else NONE


def begin_next(s: State, t: Step) -> None:
    """Let the last round's winner start (R18, R36); after a tie, follow B28 or R36."""
    rolls = s.options.mode == Mode.DRAFTING or s.options.classic_tie_start == TieStart.ROLL_OFF
    if s.won_last == NONE and rolls:
        begin_roll_off(s)
        return
    if s.last_winner != NONE:
        s.first = s.last_winner
    begin_round(s, t)


def has_unused(s: State, seat: int, colour: Colour) -> bool:
    """Return whether the seat holds an unused die of a colour, and that die has its power."""
    return s.options.mode == Mode.DRAFTING and unused(s, seat, colour) != NONE
