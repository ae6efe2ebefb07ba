"""What every game's prompt promises a front end: all that is legal, by pieces and places that are on the table."""

from __future__ import annotations

import pytest

from tests.contract.playing import random_game
from warbones import Game
from warbones.core.choosing import every_option, find_option
from warbones.core.scene import Scene

EVERY = 9
MOST = 30


@pytest.mark.parametrize("seed", range(3))
def test_a_prompt_offers_what_is_legal_and_names_only_what_is_there(game: Game, seed: int) -> None:
    looked_at = 0
    for at, position in enumerate(random_game(game, seed)):
        if at % EVERY or looked_at == MOST:
            continue
        for seat in position.to_act:
            scene = position.scene(seat)
            if scene.prompt.kind != "choose":
                continue
            looked_at += 1
            legal = {action.text for action in position.legal(seat)}
            assert {option.action for option in every_option(scene.prompt)} == legal
            assert all(find_option(scene.prompt, action).action == action for action in sorted(legal)[:10])
            check_names(scene)
    assert looked_at


def check_names(scene: Scene) -> None:
    """Assert that all that a prompt, its areas' groups and the layouts name is on the table."""
    prompt, areas = scene.prompt, {area.id for area in scene.areas}
    pieces = {piece.id for area in scene.areas for piece in area.pieces if piece}
    assert {option.place for option in prompt.options} <= areas | {""}
    assert {piece for option in every_option(prompt) for piece in option.pieces} <= pieces
    assert {card.piece for card in prompt.cards} <= pieces
    assert set(prompt.preview.pieces if prompt.preview else ()) <= pieces
    assert set(prompt.areas) <= areas
    for area in scene.areas:
        assert sum(group.count for group in area.groups) <= len(area.pieces)
    for layout in (scene.wide, scene.narrow):
        assert {name for lane in layout.lanes for name in lane.split()} <= areas
