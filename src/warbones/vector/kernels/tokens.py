"""Actions said word by word, in machine code: the counterpart of `warbones.encoding.tokens.EncodedActions`.

Nothing is listed but the legal actions themselves: which of them begin with what was said, and what comes next in each,
follows from their spelling.
"""

from __future__ import annotations

from typing import Any, Final

from warbones.compiled.jit import inline, inline_unchecked, trailing_zeros
from warbones.core.notation.spelling import WORD, WORD_MASK
from warbones.core.rules.calls import head, member_word, members
from warbones.vector.kernels.observations import BLOCK

DONE: Final = 0
"""Ends an action where more words could follow."""

NO_MATCH: Final = -1
"""In place of what comes next in an action: it does not begin with what was said."""

MEMBER: Final = 1 << WORD
"""What comes next is a member of the set, this much less."""

OPEN: Final = -1
"""In place of an action's place among the legal ones: more than one can still be meant."""

REFUSED: Final = -2


@inline
def reset_partial(partial: Any) -> None:
    """Nothing has been said."""
    partial.heads = 0
    partial.upto = 0
    partial.head = 0
    partial.named = 0


@inline
def spell(scratch: Any, seat: int, count: int) -> None:
    """Spell the first ``count`` of ``hand.out``, which ``seat`` may take where ``hand.states[0]`` is what it knows."""
    for at in range(count):
        scratch.heads[at] = head(scratch.states[0], seat, scratch.out[at])
        scratch.named[at] = members(scratch.states[0], seat, scratch.out[at])


@inline_unchecked
def next_part(scratch: Any, at: int, partial: Any) -> int:
    """Return what comes next in a spelled action: a word of the head, `MEMBER` plus a bit, or `DONE`."""
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
    """Say what `coming` returned."""
    if what < MEMBER:
        partial.head |= what << WORD * partial.heads
        partial.heads += 1
    else:
        partial.named |= 1 << (what - MEMBER)
        partial.upto = what - MEMBER + 1


@inline
def append_forced(scratch: Any, count: int, partial: Any) -> int:
    """Say the words that alone can follow; return the place of the action that is then whole, or `OPEN`."""
    while True:
        only, place = NO_MATCH, OPEN
        for at in range(count):
            what = next_part(scratch, at, partial)
            if what == NO_MATCH or what == only:  # noqa: PLR1714, SIM109  # a tuple costs machine code more
                continue
            if only != NO_MATCH:
                return OPEN
            only, place = what, at
        if only <= DONE:
            return place
        append_part(partial, only)


@inline
def apply_token(scratch: Any, seat: int, count: int, partial: Any, word: int) -> int:
    """Say a word, and those that alone can follow; return the place of the action once it is whole, else `OPEN`.

    `REFUSED`: it may not be said, and nothing has changed.
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
    """Mark in ``mask``, which is all zeros, the words that may come next, once `ahead` has been called."""
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
    """Mark in ``out`` the words that were said, the first of a game's at ``column``, and in ``held`` their blocks."""
    words, bits = partial.head, partial.named
    while words:
        mark_token((words & WORD_MASK) - 1, out, column, held, place)
        words >>= WORD
    while bits:
        mark_token(member_word(s, seat, trailing_zeros(bits)) - 1, out, column, held, place)
        bits &= bits - 1


@inline
def mark_token(word: int, out: Any, column: int, held: Any, place: int) -> None:
    """Mark a word that was said."""
    out[column + word] = 1
    held[place + word // BLOCK] = 1
