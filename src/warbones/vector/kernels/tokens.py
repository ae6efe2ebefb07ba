"""Actions token by token: the compiled form of `warbones.encoding.tokens.EncodedActions`.

Only the legal actions themselves are listed. Those that begin with a partial action, and the next token of each, follow
from their spelling.
"""

from __future__ import annotations

from typing import Any, Final

from warbones.compiled.jit import inline, inline_unchecked, trailing_zeros
from warbones.core.notation.spelling import WORD, WORD_MASK
from warbones.core.rules.calls import head, member_word, members
from warbones.vector.kernels.observations import BLOCK

DONE: Final = 0
"""Ends an action that could go on."""

NO_MATCH: Final = -1
"""In place of the next part of an action: it does not begin with the partial action."""

MEMBER: Final = 1 << WORD
"""The next part is a member of the set: this number plus its bit."""

OPEN: Final = -1
"""In place of an action's index: several actions are still possible."""

REFUSED: Final = -2


@inline
def reset_partial(partial: Any) -> None:
    """Clear the partial action."""
    partial.heads = 0
    partial.upto = 0
    partial.head = 0
    partial.named = 0


@inline
def spell(scratch: Any, seat: int, count: int) -> None:
    """Spell the first ``count`` actions of ``scratch.out``, legal for ``seat`` in its view ``scratch.states[0]``."""
    for at in range(count):
        scratch.heads[at] = head(scratch.states[0], seat, scratch.out[at])
        scratch.named[at] = members(scratch.states[0], seat, scratch.out[at])


@inline_unchecked
def next_part(scratch: Any, at: int, partial: Any) -> int:
    """Return the next part of an action: a word of the head, `MEMBER` plus a bit, or `DONE`."""
    top = scratch.heads[at]
    if partial.upto:
        if top != partial.head:
            return NO_MATCH
    else:
        if (top ^ partial.head) & ((1 << WORD * partial.heads) - 1):
            return NO_MATCH
        word = (top >> WORD * partial.heads) & WORD_MASK
        if word:
            return word
    named = scratch.named[at]
    if (named ^ partial.named) & ((1 << partial.upto) - 1):
        return NO_MATCH
    rest = named >> partial.upto
    return MEMBER + partial.upto + trailing_zeros(rest) if rest else DONE


@inline
def append_part(partial: Any, what: int) -> None:
    """Append a part as `next_part` returns it."""
    if what < MEMBER:
        partial.head |= what << WORD * partial.heads
        partial.heads += 1
    else:
        partial.named |= 1 << (what - MEMBER)
        partial.upto = what - MEMBER + 1


@inline
def append_forced(scratch: Any, count: int, partial: Any) -> int:
    """Append the forced tokens; return the index of the action if it is complete, else `OPEN`."""
    while True:
        only, place = NO_MATCH, OPEN
        for at in range(count):
            what = next_part(scratch, at, partial)
            if what == NO_MATCH or what == only:  # noqa: PLR1714, SIM109  # a tuple is slower in compiled code
                continue
            if only != NO_MATCH:
                return OPEN
            only, place = what, at
        if only <= DONE:
            return place
        append_part(partial, only)


@inline
def apply_token(scratch: Any, seat: int, count: int, partial: Any, word: int) -> int:
    """Append a token and the forced ones after it; return the index of the action if it is complete, else `OPEN`.

    Returns `REFUSED` for an illegal token, and changes nothing.
    """
    s = scratch.states[0]
    for at in range(count):
        what = next_part(scratch, at, partial)
        if what == NO_MATCH:
            continue
        if (member_word(s, seat, what - MEMBER) if what >= MEMBER else what) == word:
            if what == DONE:
                return at
            append_part(partial, what)
            return append_forced(scratch, count, partial)
    return REFUSED


@inline
def write_next_tokens(scratch: Any, seat: int, count: int, partial: Any, mask: Any) -> None:
    """Mark the legal tokens in ``mask``, which is all zeros, after a call of `append_forced`."""
    s, bits = scratch.states[0], 0
    for at in range(count):
        what = next_part(scratch, at, partial)
        if what >= MEMBER:
            bits |= 1 << (what - MEMBER)
        elif what != NO_MATCH:
            mask[what] = 1
    while bits:
        mask[member_word(s, seat, trailing_zeros(bits))] = 1
        bits &= bits - 1


@inline
def write_partial(s: Any, seat: int, partial: Any, out: Any, column: int, held: Any, place: int) -> None:
    """Mark the tokens of the partial action in ``out``, where the first token is in ``column``, and their blocks in
    ``held``.
    """
    words, bits = partial.head, partial.named
    while words:
        mark_token((words & WORD_MASK) - 1, out, column, held, place)
        words >>= WORD
    while bits:
        mark_token(member_word(s, seat, trailing_zeros(bits)) - 1, out, column, held, place)
        bits &= bits - 1


@inline
def mark_token(word: int, out: Any, column: int, held: Any, place: int) -> None:
    """Mark a token of the partial action."""
    out[column + word] = 1
    held[place + word // BLOCK] = 1
