"""Live tables, bots, batches and agents accept their arguments, or refuse them in one short sentence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest

from tests.junk import ODD, refused
from warbones import load
from warbones.adapters import text
from warbones.encoding.node import initial_node
from warbones.lab.batch import simulate
from warbones.players.bot_names import bot_named
from warbones.table.dice import HonestDice
from warbones.table.match import Match
from warbones.table.record import read_record
from warbones.table.replay_frames import viewer
from warbones.terminal.commands.rulebook import one_rule

GAME: Final = load("dicewing")


def begun() -> Match:
    """Return a match in which the first die has been rolled."""
    match = Match(GAME, {}, HonestDice(bytes(32)))
    match.commit(match.open())
    return match


MATCH: Final = begun()
TYPED: Final = Match(GAME, {}, None)
NODE: Final = initial_node(GAME, {})

CALLS: Final[dict[str, Callable[[Any], object]]] = {
    "a match's options": lambda odd: Match(GAME, odd, None),
    "a decision's seat": lambda odd: MATCH.answer(odd, 0, "x"),
    "a decision's number": lambda odd: MATCH.answer(0, odd, "x"),
    "a decision": lambda odd: MATCH.answer(0, 0, odd),
    "faces": lambda odd: TYPED.roll(0, 0, odd),
    "a face": lambda odd: TYPED.roll(0, 0, [odd]),
    "a roll's number": lambda odd: TYPED.roll(0, odd, [1]),
    "a roll's seat": lambda odd: TYPED.roll(odd, 0, [1]),
    "facts": MATCH.land,
    "taking back": MATCH.undo,
    "whether to take back": MATCH.may_undo,
    "a file": read_record,
    "a line of a file": lambda odd: read_record([odd, odd]),
    "a view": lambda odd: viewer(GAME, odd),
    "a bot": lambda odd: bot_named(odd, GAME),
    "a bot's effort": lambda odd: bot_named(f"search:{odd}" if type(odd) is str else odd, GAME),
    "a rule": lambda odd: one_rule(GAME, odd),
    "a prompt": lambda odd: text.prompt(MATCH.position, odd),
    "who answers": lambda odd: text.read_answer(MATCH.position, odd, "ANSWER: 1"),
    "an answer": lambda odd: text.read_answer(MATCH.position, 0, odd),
    "who says a word": lambda odd: NODE.apply_token(odd, 0),
    "a word": lambda odd: NODE.apply_token(0, odd),
    "a face on the way": NODE.roll,
    "a batch's seed": lambda odd: simulate("dicewing", 0, ("random", "random"), odd),
    "a batch's games": lambda odd: simulate("dicewing", odd, ("random", "random"), -1),
    "a batch's bots": lambda odd: simulate("dicewing", 0, odd),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_takes_or_refuses_anything(call: str) -> None:
    before = MATCH.position.to_dict(), list(MATCH.answers)
    for odd in ODD:
        refused(partial(CALLS[call], odd))
    assert (MATCH.position.to_dict(), MATCH.answers) == before
