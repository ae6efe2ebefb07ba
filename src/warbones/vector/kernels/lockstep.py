"""Tables in lockstep: every seat answers at every step, and the number of steps reveals no secret.

The compiled form of `warbones.adapters.lockstep`. Secret actions are taken on a copy of the position in which the other
seats have not acted yet. Once a phase has lasted its full length, the actions are merged: the first seat's copy is
kept, and the actions of the others are repeated on it with the same dice.
"""

from __future__ import annotations

from typing import Any, Final

from warbones.compiled.jit import entry_point, inline
from warbones.core.rules.calls import choices, decides, in_secret, over, payoff, redact, step
from warbones.core.rules.step import NOBODY, OWNERS
from warbones.vector.kernels.observations import clear
from warbones.vector.kernels.records import MOST_SECRET_ACTIONS, NEW_GAME, NO_TOKEN, SEATS, SKIP, STREAM_WORDS
from warbones.vector.kernels.sequential import (
    NEXT_STEP,
    SAME_STEP,
    asked,
    begin,
    load_dice,
    load_view,
    save_dice,
    write_row,
)
from warbones.vector.kernels.tokens import OPEN, REFUSED, apply_token, reset_partial, spell

PLACES: Final = 1 + SEATS
"""Positions of a table: the shared one, and a copy for each seat."""


@entry_point
def step_in_lockstep(
    batch: Any, scratch: Any, rows: Any, tokens: Any, autoreset: int, secret_words: int, first: int, last: int
) -> None:
    """Step the tables from ``first`` to before ``last``: apply each seat's token, and write each seat's row."""
    for at in range(first, last):
        if tokens[at, 0] != SKIP and may_step(batch, rows, tokens, autoreset, at):
            step_seats(batch, scratch, rows, tokens, autoreset, secret_words, at)


@inline
def may_step(batch: Any, rows: Any, tokens: Any, autoreset: int, at: int) -> bool:
    """Clear the table's rewards and refusals; return whether its game goes on or a new one may begin."""
    for seat in range(SEATS):
        rows.refused[SEATS * at + seat] = False
        rows.reward[at, seat] = 0
    if tokens[at, 0] == NEW_GAME or not batch.tables[at].over or autoreset == NEXT_STEP:
        return True
    for seat in range(SEATS):
        rows.refused[SEATS * at + seat] = tokens[at, seat] != NO_TOKEN
    return False


@inline
def step_seats(batch: Any, scratch: Any, rows: Any, tokens: Any, autoreset: int, secret_words: int, at: int) -> None:
    """Step one table."""
    table, t, s = batch.tables[at], scratch.t[0], batch.states[PLACES * at]
    if tokens[at, 0] == NEW_GAME or table.over:
        open_table(batch, scratch, at)
    else:
        load_dice(t, table.dice)
        apply_tokens(batch, scratch, rows, tokens, at)
        end_step(batch.states, table, t, at, secret_words)
    rows.over[at] = over(s)
    if rows.over[at]:
        table.over = 1
        for seat in range(SEATS):
            rows.reward[at, seat] = payoff(s, seat)
        if autoreset == SAME_STEP:
            write_seats(batch, scratch, rows, rows.final_observation, rows.final_held, rows.final_mask, at)
            open_table(batch, scratch, at)
    write_seats(batch, scratch, rows, rows.observation, rows.held, rows.action_mask, at)
    save_dice(t, table.dice)


@inline
def write_seats(batch: Any, scratch: Any, rows: Any, observation: Any, held: Any, mask: Any, at: int) -> None:
    """Write the row of each seat. A seat that is not asked has one legal token, the last: wait."""
    table = batch.tables[at]
    for seat in range(SEATS):
        s, row, count = batch.states[state_index(table, at, seat)], SEATS * at + seat, 0
        load_view(scratch, s, seat)
        if not over(s) and decides(s, seat):
            count = choices(scratch.states[0], seat, scratch.out)
            spell(scratch, seat, count)
        write_row(scratch, table, seat, count, batch.plan, observation[row], held[row], mask[row])
        rows.acting[row] = may_answer(batch.states, table, at, seat)
        if not rows.acting[row]:
            clear(mask[row], 0, mask.shape[1])
            mask[row, mask.shape[1] - 1] = 1


@inline
def state_index(table: Any, at: int, seat: int) -> int:
    """Return the index of the position that a seat acts on."""
    return PLACES * at + (1 + seat if table.acts_secretly[seat] else 0)


@inline
def advance_until_asked(s: Any, t: Any, actor: int, action: int) -> None:
    """Take an action, or advance for `NOBODY`, and go on until a seat is asked or the game is over."""
    while True:
        step(s, t, actor, action)
        actor = NOBODY
        if over(s) or asked(s) != NOBODY:
            return


@inline
def dice_drawn(t: Any) -> int:
    """Return a counter of the dice drawn."""
    count = 0
    for owner in range(OWNERS):
        count += t.streams[owner].word[STREAM_WORDS - 1]
    return count


@inline
def open_table(batch: Any, scratch: Any, at: int) -> None:
    """Begin the next game. Until the first die is rolled, forced actions are taken."""
    t, s, table = scratch.t[0], batch.states[PLACES * at], batch.tables[at]
    begin(batch.states, PLACES * at, batch.openings, table, t)
    before, actor, action = dice_drawn(t), NOBODY, 0
    while True:
        advance_until_asked(s, t, actor, action)
        if over(s) or dice_drawn(t) != before:
            break
        actor = asked(s)
        load_view(scratch, s, actor)
        if choices(scratch.states[0], actor, scratch.out) != 1:
            break
        action = scratch.out[0]
    begin_phase(batch.states, table, t, at)


@inline
def begin_phase(states: Any, table: Any, t: Any, at: int) -> None:
    """Begin a phase in which no seat has acted; secret decisions are answered on copies."""
    s, askings = states[PLACES * at], 0
    table.steps = 0
    save_dice(t, table.saved_dice)
    for seat in range(SEATS):
        table.acts_secretly[seat] = 0
        table.done[seat] = 0
        table.action_count[seat] = 0
        if not over(s) and decides(s, seat):
            askings += 1
    if askings > 1 or (askings == 1 and in_secret(s)):
        for seat in range(SEATS):
            if decides(s, seat):
                table.acts_secretly[seat] = 1
                states[PLACES * at + 1 + seat] = s


@inline
def may_answer(states: Any, table: Any, at: int, seat: int) -> bool:
    """Return whether a seat is asked: it owes a decision, and its secret actions are not visible yet."""
    s = states[state_index(table, at, seat)]
    return table.done[seat] == 0 and not over(s) and decides(s, seat)


@inline
def apply_tokens(batch: Any, scratch: Any, rows: Any, tokens: Any, at: int) -> None:
    """Apply the token of every seat that is asked."""
    states, table = batch.states, batch.tables[at]
    wait, asks = rows.action_mask.shape[1] - 1, 0
    for seat in range(SEATS):
        if may_answer(states, table, at, seat):
            asks |= 1 << seat
    for seat in range(SEATS):
        token, row = tokens[at, seat], SEATS * at + seat
        if (asks >> seat) & 1 == 0:
            rows.refused[row] = token != wait
            continue
        s = states[state_index(table, at, seat)]
        load_view(scratch, s, seat)
        count = choices(scratch.states[0], seat, scratch.out)
        spell(scratch, seat, count)
        place = apply_token(scratch, seat, count, table.partial[seat], token)
        if place == REFUSED:
            rows.refused[row] = True
        elif place != OPEN:
            reset_partial(table.partial[seat])
            act_for(states, table, scratch, at, seat, scratch.out[place])


@inline
def act_for(states: Any, table: Any, scratch: Any, at: int, seat: int, action: int) -> None:
    """Take a seat's action, on its copy if it acts in secret."""
    s = states[state_index(table, at, seat)]
    advance_until_asked(s, scratch.t[0], seat, action)
    if table.acts_secretly[seat]:
        assert table.action_count[seat] < MOST_SECRET_ACTIONS
        table.action[seat, table.action_count[seat]] = action
        table.action_count[seat] += 1
        if over(s) or not decides(s, seat) or is_visible(scratch, s, states[PLACES * at]):
            table.done[seat] = 1


@inline
def is_visible(scratch: Any, one: Any, other: Any) -> bool:
    """Return whether a spectator can tell two positions apart."""
    scratch.states[1] = one
    scratch.states[2] = other
    for seat in range(SEATS):
        redact(scratch.states[1], seat)
        redact(scratch.states[2], seat)
    for word in range(scratch.words.shape[1]):
        if scratch.words[1, word] != scratch.words[2, word]:
            return True
    return False


@inline
def end_step(states: Any, table: Any, t: Any, at: int, secret_words: int) -> None:
    """End a step. A secret phase ends when it has lasted its full length; then its consequences are shown."""
    table.steps += 1
    secret, waiting = False, False
    for seat in range(SEATS):
        if table.acts_secretly[seat]:
            secret = True
            waiting = waiting or table.done[seat] == 0
    if secret:
        if waiting or table.steps < secret_words:
            return
        merge_secrets(states, table, t, at)
    begin_phase(states, table, t, at)


@inline
def merge_secrets(states: Any, table: Any, t: Any, at: int) -> None:
    """Merge the secret actions of all seats."""
    s, joined = states[PLACES * at], False
    for seat in range(SEATS):
        if table.acts_secretly[seat] and not joined:
            states[PLACES * at] = states[PLACES * at + 1 + seat]
            joined = True
        elif table.acts_secretly[seat]:
            for word in range(STREAM_WORDS):
                t.streams[1 + seat].word[word] = table.saved_dice[1 + seat, word]
            for action_count in range(table.action_count[seat]):
                advance_until_asked(s, t, seat, table.action[seat, action_count])
