"""Tables stepped one word at a time: whoever is asked first says a word, and what leaves no choice follows by itself.

It is what `warbones.encoding.node` walks, in machine code: the same words, the same observations, the same results.
"""

from __future__ import annotations

from typing import Any, Final

from warbones.compiled.jit import entry_point, inline
from warbones.core.rules.calls import choices, decides, describe_to, over, payoff, redact, step
from warbones.core.rules.step import NOBODY, OWNERS, below, key_dice, key_luck, next_word, seed_noise, table_key
from warbones.players.search.analysis import analyse
from warbones.players.search.simple import BotKind, draw_from_weights
from warbones.vector.kernels.observations import clear, clear_partial, write_context, write_record
from warbones.vector.kernels.records import AGENT, NEW_GAME, NO_TOKEN, SEATS, SKIP, STREAM_WORDS
from warbones.vector.kernels.tokens import (
    OPEN,
    REFUSED,
    append_forced,
    apply_token,
    reset_partial,
    spell,
    write_next_tokens,
    write_partial,
)

NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a game begins after one that is over: with the next step, at once, or when it is told to."""

CONTEXT: Final = 2 * SEATS + 1
"""Columns between a record and the words that were said: who looks, who owes a decision, and a die."""


@entry_point
def seed_tables(tables: Any, seed: int, t: Any) -> None:
    """Give every table dice of its own that follow from ``seed`` and its place."""
    for table in range(len(tables)):
        tables[table].key = table_key(t[0].noise, seed, table)
        tables[table].number = 0


@inline
def asked(s: Any) -> int:
    """Return the first seat that owes a decision, or nobody."""
    for seat in range(SEATS):
        if decides(s, seat):
            return seat
    return NOBODY


@inline
def load_view(hand: Any, s: Any, seat: int) -> None:
    """Put what ``seat`` knows of a position, or nobody, into ``hand.states[0]``."""
    hand.states[0] = s
    for other in range(SEATS):
        if other != seat:
            redact(hand.states[0], other)


@inline
def load_dice(t: Any, dice: Any) -> None:
    """Go on with a table's dice."""
    for owner in range(OWNERS):
        for word in range(STREAM_WORDS):
            t.streams[owner].word[word] = dice[owner, word]


@inline
def save_dice(t: Any, dice: Any) -> None:
    """Keep a table's dice."""
    for owner in range(OWNERS):
        for word in range(STREAM_WORDS):
            dice[owner, word] = t.streams[owner].word[word]


@inline
def begin(states: Any, at: int, openings: Any, table: Any, t: Any) -> None:
    """Begin the table's next game, before set-up."""
    table.number += 1
    table.over = 0
    states[at] = openings[table.opening]
    key_dice(t, table.key, table.number)
    key_luck(table.luck, table.key, table.number)
    for seat in range(SEATS):
        reset_partial(table.speech[seat])


@inline
def write_row(hand: Any, table: Any, seat: int, count: int, plan: Any, observation: Any, held: Any, mask: Any) -> None:
    """Write what ``seat`` knows, which is in ``hand.states[0]``, and what it may say of ``count`` legal actions."""
    s, speech = hand.states[0], table.speech[seat]
    if plan.compact:
        hand.features[0] = hand.features[1]
        describe_to(s, seat, hand.features[0])
    write_record(hand.sheet, plan.runs, observation, held)
    write_context(s, seat, SEATS, observation, plan.width)
    clear_partial(observation, plan.width + CONTEXT, held, plan.held)
    clear(mask, 0, len(mask))
    if count:
        append_forced(hand, count, speech)
        write_partial(s, seat, speech, observation, plan.width + CONTEXT, held, plan.held)
        write_next_tokens(hand, seat, count, speech, mask)


@inline
def bot_action(desk: Any, hand: Any, table: Any, seat: int, kind: int, effort: int, count: int) -> int:
    """Return what a bot does that knows ``hand.states[0]`` and may take the first ``count`` of ``hand.out``."""
    if kind == BotKind.RANDOM or count == 1:
        return hand.out[below(table.luck, count)]
    if desk is None:
        return hand.out[0]
    desk.states[0] = hand.states[0]
    seed_noise(desk.t[0].noise, next_word(table.luck), next_word(table.luck))
    return draw_from_weights(desk, analyse(desk, seat, SEATS, kind, effort))


@entry_point
def step_tables(hall: Any, hand: Any, desk: Any, rows: Any, words: Any, autoreset: int, first: int, last: int) -> None:
    """Step the tables from ``first`` to before ``last``: say ``words``, go on until a seat is asked, write its row."""
    for at in range(first, last):
        step_table(hall, hand, desk, rows, words[at], autoreset, at)


@entry_point
def look(hall: Any, hand: Any, observation: Any, held: Any, mask: Any, at: int, seat: int) -> None:
    """Write what a seat at a table knows and may say, whoever is asked."""
    s, speech, count = hall.states[at], hall.tables[at].speech[seat], 0
    load_view(hand, s, seat)
    if not over(s) and decides(s, seat):
        count = choices(hand.states[0], seat, hand.out)
        spell(hand, seat, count)
    heads, upto, said, named = speech.heads, speech.upto, speech.head, speech.named
    write_row(hand, hall.tables[at], seat, count, hall.plan, observation, held, mask)
    speech.heads, speech.upto, speech.head, speech.named = heads, upto, said, named


@inline
def step_table(hall: Any, hand: Any, desk: Any, rows: Any, word: int, autoreset: int, at: int) -> None:
    """Step one table."""
    t, s, table = hand.t[0], hall.states[at], hall.tables[at]
    number = table.number
    if word == SKIP or not resume_or_begin(hall, t, rows, word, autoreset, at):
        return
    if table.number != number:
        word = NO_TOKEN
    goes_on = True
    while goes_on:
        seat, action = NOBODY, 0
        if over(s):
            goes_on = end_game(hall, hand, rows, autoreset, at)
        else:
            seat = asked(s)
            if seat != NOBODY:
                load_view(hand, s, seat)
                count = choices(hand.states[0], seat, hand.out)
                if hall.kinds[at, seat] == AGENT and (count != 1 or word != NO_TOKEN):
                    spell(hand, seat, count)
                place = apply_answer(hall, hand, rows, seat, count, word, at)
                word = NO_TOKEN
                if hall.kinds[at, seat] != AGENT:
                    kind, effort = hall.kinds[at, seat], hall.efforts[at, seat]
                    action = bot_action(desk, hand, table, seat, kind, effort, count)
                elif place >= 0:
                    action = hand.out[place]
                else:
                    write_asked(hall, hand, rows, seat, count, at)
                    goes_on = False
        if goes_on:
            t.told = 0
            step(s, t, seat, action)
    save_dice(t, table.dice)


@inline
def resume_or_begin(hall: Any, t: Any, rows: Any, word: int, autoreset: int, at: int) -> bool:
    """Take up the table's game, or begin one where it is time; return whether there is one to go on with."""
    table = hall.tables[at]
    rows.refused[at] = False
    for seat in range(SEATS):
        rows.reward[at, seat] = 0
    if word == NEW_GAME or (table.over and autoreset == NEXT_STEP):
        begin(hall.states, at, hall.openings, table, t)
    elif table.over:
        rows.refused[at] = word != NO_TOKEN
        return False
    else:
        load_dice(t, table.dice)
    rows.over[at] = False
    return True


@inline
def apply_answer(hall: Any, hand: Any, rows: Any, seat: int, count: int, word: int, at: int) -> int:
    """Say the word that was given; return the place of the action if one is whole, or follows by itself."""
    speech = hall.tables[at].speech[seat]
    if hall.kinds[at, seat] != AGENT:
        return OPEN
    if word == NO_TOKEN:
        place = 0 if count == 1 else OPEN
    else:
        place = apply_token(hand, seat, count, speech, word)
        rows.refused[at] = place == REFUSED
    if place >= 0:
        reset_partial(speech)
    return place


@inline
def write_asked(hall: Any, hand: Any, rows: Any, seat: int, count: int, at: int) -> None:
    """Write the row of the seat that is asked."""
    rows.acting[at] = seat
    write_row(hand, hall.tables[at], seat, count, hall.plan, rows.observation[at], rows.held[at], rows.action_mask[at])


@inline
def end_game(hall: Any, hand: Any, rows: Any, autoreset: int, at: int) -> bool:
    """Pay, and write the last row; return whether another game has begun at once."""
    s, table, t = hall.states[at], hall.tables[at], hand.t[0]
    seat = table.viewer if table.viewer >= 0 else max(rows.acting[at], 0)
    load_view(hand, s, seat)
    rows.over[at] = True
    for each in range(SEATS):
        rows.reward[at, each] = payoff(s, each)
    if autoreset == SAME_STEP:
        write_row(hand, table, seat, 0, hall.plan, rows.final_observation[at], rows.final_held[at], rows.final_mask[at])
        begin(hall.states, at, hall.openings, table, t)
        return True
    write_row(hand, table, seat, 0, hall.plan, rows.observation[at], rows.held[at], rows.action_mask[at])
    rows.acting[at] = NOBODY
    table.over = 1
    return False
