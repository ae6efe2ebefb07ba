"""Prompts: the stated number equals the number of legal actions, and different answers have different results."""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

import pytest

from tests.effort import seeds
from warbones import Game, Position
from warbones.check.random_play import answer_one, random_game
from warbones.core.view.scene import Prompt

NUMBERS: Final = {
    word: number
    for number, word in enumerate(
        "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split()
    )
}
NUMBER: Final = rf"\b(\d+|{'|'.join(NUMBERS)})"
PIECES: Final = r"(?:dice|die|pawns?|troops?|squares?|units?)\b"
OUT_OF: Final = re.compile(rf"(?:one|which) of (?:[\w']+ ){NUMBER} {PIECES}", re.IGNORECASE)
"""A choice of one out of a number: "Throw one of your five dice"."""

EITHER: Final = re.compile(rf"{NUMBER} or {NUMBER} (?:\w+ )?{PIECES}", re.IGNORECASE)
"""A choice of one number or another: "Take one or two Attack dice"."""

STATED: Final = re.compile(rf"{NUMBER} (?:\w+ )?{PIECES}", re.IGNORECASE)
"""A fixed number: "Choose 13 dice to revive"."""

BOTH: Final = re.compile(r"\bor one of each\b")

NO_NUMBERS: Final = ("battle", "keep")
"""Games that rarely or never ask for a number of pieces."""

BETA: Final = "| Beta: B1=sh B2=sh B3=sh B4=ax B5=ax B6=ax B7=sw B8=h2 B9=ds B10=ds"
THIRTEEN_HEALS: Final = f"""
    heal 2.3 health=9-9 | Alpha: A1=h2 A2=h2 A3=h2 A4=h2 A5=h2 A6=h2 healer1=h1 | Alpha resting: A7 A8 A9 A10
    | Alpha graveyard: attacker1 attacker2 mercenary1 mercenary2 captain1 captain2 defender1 defender2 sacrifice1
    sacrifice2 necromancer1 necromancer2 paladin1 paladin2 {BETA} | heals: 13-0
"""
TWO_OF_A_CATEGORY: Final = f"""
    gain 1.3 health=7-10 bonus_per=foursome
    | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sw A6=sw A7=sw A8=sw A9=ax A10=ax {BETA}
"""
TWO_EARNED_AND_ONE_LEFT: Final = f"""
    gain 1.3 health=7-10 bonus_per=foursome
    | Alpha: A1=sw A2=sw A3=sw A4=sw A5=sw A6=sw A7=sw A8=sw A9=ax A10=ax
    attacker1=sw attacker2=sw attacker3=sw attacker4=sw attacker5=sw captain1=sw captain2=sw captain3=sw captain4=sw
    mercenary1=be mercenary2=be mercenary3=be mercenary4=be mercenary5=be {BETA} captain5=sw
"""
TWO_CATEGORIES: Final = f"""
    gain 1.3 health=7-10 | Alpha: A1=sw A2=sw A3=sw A4=sw A5=h2 A6=h2 A7=h2 A8=h2 A9=ax A10=ax {BETA}
"""
HARD: Final = {"army": (THIRTEEN_HEALS, TWO_OF_A_CATEGORY, TWO_EARNED_AND_ONE_LEFT, TWO_CATEGORIES)}
"""Positions that random games hardly ever reach, with more choices than usual."""


def number(word: str) -> int:
    """Return the value of a number word or numeral."""
    return NUMBERS.get(word.casefold(), -1) if not word.isdecimal() else int(word)


@pytest.mark.parametrize("seed", seeds(1, 12))
def test_a_prompt_states_the_size_of_what_is_legal(game: Game, seed: int) -> None:
    looked_at = 0
    for position in chain(random_game(game, seed), map(game.at, HARD.get(game.id, ()))):
        for seat in position.to_act:
            looked_at += check_number(position, seat)
    assert looked_at or game.id in NO_NUMBERS


def check_number(position: Position, seat: int) -> bool:
    """Compare the number in a seat's prompt with its legal actions; return whether it states one."""
    prompt, legal = position.prompt(seat), position.legal(seat)
    if prompt.several:
        check_labels(prompt)
    if not STATED.search(prompt.text):
        return False
    touched = [set(action.pieces) for action in legal if action.pieces]
    if not touched:  # a roll of everything: nothing is chosen
        assert len(legal) == 1
        return False
    if found := OUT_OF.search(prompt.text):
        assert {len(pieces) for pieces in touched} == {1}, prompt.text
        assert len(set().union(*touched)) <= number(found[1]), prompt.text  # of alike pieces only the first
    else:
        assert {len(pieces) for pieces in touched} == stated(prompt.text), prompt.text
    return True


def stated(text: str) -> set[int]:
    """Return the numbers of pieces that a prompt may ask for."""
    if found := EITHER.search(text):
        return {number(found[1]), number(found[2])}
    each = [number(found) for found in STATED.findall(text)]
    return {*each, sum(each)} if BOTH.search(text) else {sum(each)}


def check_labels(prompt: Prompt) -> None:
    """Assert that any number in a label of a choice of a set is the number of pieces picked."""
    assert prompt.several
    for size, label in enumerate(prompt.several.labels, prompt.several.fewest):
        figures = [number(word) for word in re.findall(rf"{NUMBER}\b", label)]
        assert figures in ([], [size]), label
    assert prompt.several.fewest + len(prompt.several.labels) - 1 <= len(prompt.several.pieces)


LAST: Final = 24
"""The number of questions checked at the end of a game."""

STEPS: Final = 400
"""The number of answers after which the continuations count as the same."""

OTHERS: Final = 6
"""The number of other answers to compare with the first."""

SHORT: Final[dict[str, dict[str, Any]]] = {
    "army": {"most_turns": 10, "most_rounds": 5},
    "keep": {"round_limit": 8},
}
"""Options that make more games end at a limit."""

MOVES: Final[dict[str, str]] = {
    "battle": r"^battle-(ask-(line|column|square|lower|restore|heal|fill|deed|next|unit)|seek-target)$",
    "indicesion": r"^Throw",  # in this test throws land anywhere, whatever their aim
    "dicewing": r"^Choose which|^Lower one die|^Launch two dice",
    "keep": r"^Move or defend|^Place your",
}
"""Questions that are a game's main moves, by the key or words of their prompt: a late one may have no effect."""


@pytest.mark.parametrize("seed", seeds(2, 40))
def test_some_answer_to_a_question_differs_from_another_in_what_follows(game: Game, seed: int) -> None:
    for position, seat in last_questions(game, seed):
        if not is_a_move(position, seat) and not makes_a_difference(position, seat, seed):
            text = position.prompt(seat).text
            pytest.fail(f"{game.names[seat]} is asked {text!r} for nothing: {position.text}")


def is_a_move(position: Position, seat: int) -> bool:
    """Return whether the question is one of the game's main moves."""
    text, pattern = position.scene_messages(seat).prompt.text, MOVES.get(position.game.id, "^$")
    return any(re.search(pattern, each) for each in (getattr(text, "key", ""), position.prompt(seat).text))


def last_questions(game: Game, seed: int) -> Iterator[tuple[Position, int]]:
    """Yield the last questions of a random game that leave a choice, with the seats that are asked."""
    asked: deque[tuple[Position, int]] = deque(maxlen=LAST)
    rng = random.Random(seed)
    chosen = {each.name: rng.choice(list(each.values)) for each in game.ruleset.options}
    position = game.new(**chosen | (SHORT.get(game.id, {}) if seed % 2 else {}))
    while not position.over:
        asked.extend((position.copy(), seat) for seat in sorted(position.to_act) if len(position.legal(seat)) > 1)
        answer_one(position, rng)
    yield from asked


def makes_a_difference(position: Position, seat: int, seed: int) -> bool:
    """Return whether any other answer leads to different questions or choices, or a different end, than the first."""
    ids = position.legal(seat).ids
    rng = random.Random(seed)
    others = [ids[-1], *rng.sample(ids[1:], min(OTHERS, len(ids) - 1))]
    return any(differ(position, seat, ids[0], other, again) for other in others for again in range(2))


def differ(position: Position, seat: int, one: int, other: int, seed: int) -> bool:
    """Return whether two answers lead to different games if all later answers are the same."""
    paths = [what_follows(position.copy(), seat, action, seed) for action in (one, other)]
    for _ in range(STEPS):
        here, there = (next(path, None) for path in paths)
        if here != there:
            return True
        if here is None:
            return False
    return False


def what_follows(position: Position, seat: int, action: int, seed: int) -> Iterator[object]:
    """Answer with an action, then at random; yield what is pending each time, and the result at the end."""
    rng = random.Random(seed)
    position.act(seat, action)
    while not position.over:
        yield [(each, repr(due)) for each, due in position.owed.items()]
        yield [(each, [action.text for action in position.legal(each)]) for each in sorted(position.to_act)]
        answer_one(position, rng)
    yield position.scores(), position.game.view.counts(position.record())
