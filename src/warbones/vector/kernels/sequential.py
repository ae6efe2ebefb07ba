"""Tables stepped one token at a time: the first seat asked chooses a token, and forced actions are taken.

The compiled form of `warbones.encoding.node`: same tokens, same observations, same results.
"""

from __future__ import annotations

from typing import Any, Final

from warbones.compiled.jit import entry_point, inline
from warbones.core.rules.calls import choices, decides, describe_to, over, payoff, redact, step
from warbones.core.rules.step import NOBODY, OWNERS, below, key_bot_rng, key_dice, next_word, seed_rng, table_key
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
"""When the next game begins: with the next step, with this step, or on request."""

CONTEXT: Final = 2 * SEATS + 1
"""Columns between the record and the partial action: the viewing seat, the seats that owe a decision, and the pending
die.
"""


@entry_point
def seed_tables(tables: Any, seed: int, t: Any) -> None:
    """Give each table its own dice, derived from ``seed`` and its index."""
    for table in range(len(tables)):
        tables[table].key = table_key(t[0].rng, seed, table)
        tables[table].number = 0


@inline
def asked(s: Any) -> int:
    """Return the first seat that owes a decision, or `NOBODY`."""
    for seat in range(SEATS):
        if decides(s, seat):
            return seat
    return NOBODY


@inline
def load_view(scratch: Any, s: Any, seat: int) -> None:
    """Load into ``scratch.states[0]`` a position as ``seat`` knows it, or as a spectator does for `NOBODY`."""
    scratch.states[0] = s
    for other in range(SEATS):
        if other != seat:
            redact(scratch.states[0], other)


@inline
def load_dice(t: Any, dice: Any) -> None:
    """Load a table's dice streams into the step."""
    for owner in range(OWNERS):
        for word in range(STREAM_WORDS):
            t.streams[owner].word[word] = dice[owner, word]


@inline
def save_dice(t: Any, dice: Any) -> None:
    """Save a table's dice streams."""
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
    key_bot_rng(table.rng, table.key, table.number)
    for seat in range(SEATS):
        reset_partial(table.partial[seat])


@inline
def write_row(
    scratch: Any, table: Any, seat: int, count: int, plan: Any, observation: Any, held: Any, mask: Any
) -> None:
    """Write the seat's view, loaded in ``scratch.states[0]``, and its legal tokens among ``count`` actions."""
    s, partial = scratch.states[0], table.partial[seat]
    if plan.compact:
        scratch.features[0] = scratch.features[1]
        describe_to(s, seat, scratch.features[0])
    write_record(scratch.sheet, plan.runs, observation, held)
    write_context(s, seat, SEATS, observation, plan.width)
    clear_partial(observation, plan.width + CONTEXT, held, plan.held)
    clear(mask, 0, len(mask))
    if count:
        append_forced(scratch, count, partial)
        write_partial(s, seat, partial, observation, plan.width + CONTEXT, held, plan.held)
        write_next_tokens(scratch, seat, count, partial, mask)


@inline
def bot_action(workspace: Any, scratch: Any, table: Any, seat: int, kind: int, effort: int, count: int) -> int:
    """Return a bot's action, given its view ``scratch.states[0]`` and ``count`` legal actions in ``scratch.out``."""
    if kind == BotKind.RANDOM or count == 1:
        return scratch.out[below(table.rng, count)]
    if workspace is None:
        return scratch.out[0]
    workspace.states[0] = scratch.states[0]
    seed_rng(workspace.t[0].rng, next_word(table.rng), next_word(table.rng))
    return draw_from_weights(workspace, analyse(workspace, seat, SEATS, kind, effort))


@entry_point
def step_tables(
    batch: Any, scratch: Any, workspace: Any, rows: Any, tokens: Any, autoreset: int, first: int, last: int
) -> None:
    """Step the tables from ``first`` to before ``last``: apply ``tokens``, go on until a seat is asked,
    write its row.
    """
    for at in range(first, last):
        step_table(batch, scratch, workspace, rows, tokens[at], autoreset, at)


@entry_point
def observe(batch: Any, scratch: Any, observation: Any, held: Any, mask: Any, at: int, seat: int) -> None:
    """Write the view and the legal tokens of a seat, whether or not it is asked."""
    s, partial, count = batch.states[at], batch.tables[at].partial[seat], 0
    load_view(scratch, s, seat)
    if not over(s) and decides(s, seat):
        count = choices(scratch.states[0], seat, scratch.out)
        spell(scratch, seat, count)
    heads, upto, said, named = partial.heads, partial.upto, partial.head, partial.named
    write_row(scratch, batch.tables[at], seat, count, batch.plan, observation, held, mask)
    partial.heads, partial.upto, partial.head, partial.named = heads, upto, said, named


@inline
def step_table(batch: Any, scratch: Any, workspace: Any, rows: Any, token: int, autoreset: int, at: int) -> None:
    """Step one table."""
    t, s, table = scratch.t[0], batch.states[at], batch.tables[at]
    number = table.number
    if token == SKIP or not resume_or_begin(batch, t, rows, token, autoreset, at):
        return
    if table.number != number:
        token = NO_TOKEN
    goes_on = True
    while goes_on:
        seat, action = NOBODY, 0
        if over(s):
            goes_on = end_game(batch, scratch, rows, autoreset, at)
        else:
            seat = asked(s)
            if seat != NOBODY:
                load_view(scratch, s, seat)
                count = choices(scratch.states[0], seat, scratch.out)
                if batch.kinds[at, seat] == AGENT and (count != 1 or token != NO_TOKEN):
                    spell(scratch, seat, count)
                place = apply_answer(batch, scratch, rows, seat, count, token, at)
                token = NO_TOKEN
                if batch.kinds[at, seat] != AGENT:
                    kind, effort = batch.kinds[at, seat], batch.efforts[at, seat]
                    action = bot_action(workspace, scratch, table, seat, kind, effort, count)
                elif place >= 0:
                    action = scratch.out[place]
                else:
                    write_asked(batch, scratch, rows, seat, count, at)
                    goes_on = False
        if goes_on:
            t.told = 0
            step(s, t, seat, action)
    save_dice(t, table.dice)


@inline
def resume_or_begin(batch: Any, t: Any, rows: Any, token: int, autoreset: int, at: int) -> bool:
    """Resume the table's game, or begin one if it is time; return whether a game is running."""
    table = batch.tables[at]
    rows.refused[at] = False
    for seat in range(SEATS):
        rows.reward[at, seat] = 0
    if token == NEW_GAME or (table.over and autoreset == NEXT_STEP):
        begin(batch.states, at, batch.openings, table, t)
    elif table.over:
        rows.refused[at] = token != NO_TOKEN
        return False
    else:
        load_dice(t, table.dice)
    rows.over[at] = False
    return True


@inline
def apply_answer(batch: Any, scratch: Any, rows: Any, seat: int, count: int, token: int, at: int) -> int:
    """Apply a token; return the index of the action if it is complete or forced, else `OPEN` or `REFUSED`."""
    partial = batch.tables[at].partial[seat]
    if batch.kinds[at, seat] != AGENT:
        return OPEN
    if token == NO_TOKEN:
        place = 0 if count == 1 else OPEN
    else:
        place = apply_token(scratch, seat, count, partial, token)
        rows.refused[at] = place == REFUSED
    if place >= 0:
        reset_partial(partial)
    return place


@inline
def write_asked(batch: Any, scratch: Any, rows: Any, seat: int, count: int, at: int) -> None:
    """Write the row of the seat that is asked."""
    rows.acting[at] = seat
    write_row(
        scratch, batch.tables[at], seat, count, batch.plan, rows.observation[at], rows.held[at], rows.action_mask[at]
    )


@inline
def end_game(batch: Any, scratch: Any, rows: Any, autoreset: int, at: int) -> bool:
    """Pay the results and write the last row; return whether another game has begun immediately."""
    s, table, t = batch.states[at], batch.tables[at], scratch.t[0]
    seat = table.viewer if table.viewer >= 0 else max(rows.acting[at], 0)
    load_view(scratch, s, seat)
    rows.over[at] = True
    for each in range(SEATS):
        rows.reward[at, each] = payoff(s, each)
    if autoreset == SAME_STEP:
        write_row(
            scratch, table, seat, 0, batch.plan, rows.final_observation[at], rows.final_held[at], rows.final_mask[at]
        )
        begin(batch.states, at, batch.openings, table, t)
        return True
    write_row(scratch, table, seat, 0, batch.plan, rows.observation[at], rows.held[at], rows.action_mask[at])
    rows.acting[at] = NOBODY
    table.over = 1
    return False
