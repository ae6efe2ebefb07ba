"""Promises of every scene to a front end: all legal actions, each once, with pieces and places that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.effort import seeds
from tests.headline import HEADLINE, counted_words
from warbones import Game
from warbones.check.people import ABREAST, plain_buttons, table_problems
from warbones.check.random_play import moments, random_game
from warbones.core.view.choices import every_option, find_option
from warbones.core.view.scene import Said, Scene
from warbones.core.view.voice import spoken

EVERY = 9
MOST = 30
FAULTS: Final = {
    "cites a rule in the sentence": re.compile(r"\([RrBb]\d+"),
    "says a word twice": re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE),
    "has two articles": re.compile(r"(\b(a|an|the|your)|'s) ([Aa]|an|[Tt]he|your)\b", re.IGNORECASE),
    "names a thing by its slug": re.compile(
        r"\b[a-z]+_[a-z_]+\b|\b[a-z]{3,}[0-9]+\b|\b(?!one|two|three)[a-z]+(-[a-z]+){2,}\b"
    ),
    "parts a number from its sign": re.compile(r"\d %"),
    "has two spaces, or one before a stop": re.compile(r"  | [.,;:?]( |$)|\.\.|undefined|None|nan\b"),
    "stops twice": re.compile(r"[.?!:;,][.;:,]"),
    "begins small": re.compile(r"(^|[.?!] )[a-z](?!%|\d)"),
}
"""Patterns that no sentence may contain."""


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_a_prompt_offers_what_is_legal_and_names_only_what_is_there(game: Game, seed: int) -> None:
    looked_at = 0
    for at, position in enumerate(random_game(game, seed)):
        if at % EVERY or looked_at == MOST:
            continue
        for seat in position.to_act:
            scene = position.scene(seat)
            if scene.prompt.kind not in ("choose", "aim"):
                continue
            looked_at += 1
            assert len(plain_buttons(scene)) <= ABREAST, "give each a `detail` (cards), or pieces to pick"
            legal = {action.text for action in position.legal(seat)}
            assert {option.action for option in every_option(scene.prompt)} == legal
            assert all(find_option(scene.prompt, action).action == action for action in sorted(legal)[:10])
            check_names(scene)
    assert looked_at


def check_names(scene: Scene) -> None:
    """Assert that everything named by a prompt, by its areas' groups and by the layouts is on the table."""
    prompt, areas = scene.prompt, {area.id for area in scene.areas}
    units = {piece.id: piece for area in scene.areas for piece in area.pieces if piece}
    pieces = set(units) | {part.id for piece in units.values() for part in piece.parts}
    for tab in (option.tab for option in prompt.options if option.tab):
        assert 0 < tab.column <= units[tab.piece].columns or 0 < tab.row <= len(units[tab.piece].parts)
    assert {option.place for option in prompt.options} <= areas | {""}
    assert {piece for option in every_option(prompt) for piece in option.pieces} <= pieces
    assert {card.piece for card in prompt.cards} <= pieces
    assert set(prompt.preview.pieces if prompt.preview else ()) <= pieces
    assert set(prompt.areas) <= areas
    for area in scene.areas:
        assert sum(group.count for group in area.groups) <= len(area.pieces)
    for layout in (scene.wide, scene.narrow):
        assert {name for lane in layout.lanes for name in lane} <= areas


@pytest.mark.parametrize("seed", seeds(1, 4))
def test_every_seat_can_be_shown_every_position(game: Game, seed: int) -> None:
    for position in moments(random_game(game, seed)):
        for reader in (None, *range(len(position.game.names))):
            scene = position.scene(reader)
            assert scene.status == position.status
            assert scene.prompt == position.prompt(reader)
            assert scene.prompt.text.endswith((".", "?"))
            drawn = [part.text for part in scene.prompt.head if isinstance(part, Said)]
            assert counted_words(" ".join(drawn or [scene.prompt.text])) <= HEADLINE
            assert (scene.ending is not None) == scene.over
            if scene.ending:
                scores = position.scores()
                assert scene.ending.winners == tuple(seat for seat, score in enumerate(scores) if score > 0)
                assert scene.ending.counted
                assert {len(each.points) for each in scene.ending.counted} == {len(scene.seats)}
                assert scene.ending.text.count(".") == 1
            assert (scene.prompt.kind in ("choose", "aim")) == (reader in position.to_act)
            labels = [option.label for option in every_option(scene.prompt)]
            assert len(set(labels)) == len(labels)
            assert list(table_problems(scene)) == []


@pytest.mark.parametrize("seed", seeds(1, 3))
def test_log_and_prompts_are_well_formed_sentences(game: Game, seed: int) -> None:
    found = {}
    for position in moments(random_game(game, seed)):
        for reader in (None, 0):
            scene = position.scene(reader)
            for kind, words in said(scene):
                for fault, sign in FAULTS.items():
                    if sign.search(words) and not (fault == "begins small" and kind in SMALL):
                        found[fault, re.sub(r"\d", "#", words)] = words
                if words.count("(") != words.count(")"):
                    found["brackets", words] = words
    assert not list(found)[:20]


def test_a_sentence_has_its_rules_beside_it(game: Game) -> None:
    cited = {
        rule
        for position in moments(random_game(game, 0), young=40)
        for each in (position.scene(0).prompt, *position.scene(0).prompt.options)
        for rule in each.rules
    }
    assert cited
    assert all(re.fullmatch(r"[RB]\d+(\.\d+)?", rule) for rule in cited)


SMALL: Final = ("why", "label", "word")
"""Wording that is not whole sentences."""


def said(scene: Scene) -> Iterator[tuple[str, str]]:
    """Yield everything that a person reads or hears during a game, by kind."""
    prompt = scene.prompt
    yield "prompt", prompt.text
    yield "prompt", prompt.detail
    for option in every_option(prompt):
        yield "label", option.label
        yield "prompt", option.detail
    for line in scene.log:
        yield "log", spoken(line.parts)
    for each in scene.calculations:
        yield "sum", each.conclusion
        for term in (term for side in each.sums for term in side.terms):
            yield "why", f"{term.name}: {term.why}"
    for area in scene.areas:
        yield "word", area.note
        for piece in area.pieces:
            if piece:
                yield "label", piece.label
                yield from (("word", sign.word) for sign in (*piece.signs, *piece.ratings))
    if scene.ending:
        yield "sum", scene.ending.text
