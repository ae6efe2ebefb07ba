"""Whole attacks as one choice: each is a chain of legal choices, and none is left out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.headline import HEADLINE
from warbones.check.random_play import random_game
from warbones.core.messages import msg
from warbones.core.view.voice import with_rules
from warbones.games.battle.rules.units import Attack
from warbones.games.battle.tests.script import GAME, field, play


def ways(position, seat=0):
    return {way.sign.word: way.options for way in position.scene(seat).prompt.ways}


def taken(position, seat, option):
    """Return the position after the choices that make up the option, checking that each is legal."""
    after = position.copy()
    for action in (option.action, *option.then):
        assert action in {each.text for each in after.legal(seat)}, (option.label, action)
        after.act(seat, action)
    return after


@pytest.mark.parametrize("seed", range(4))
def test_every_way_is_a_chain_of_legal_choices(seed):
    tried = 0
    for at, position in enumerate(random_game(GAME, seed)):
        if at % 5 or tried > 150:
            continue
        for seat in position.to_act:
            for options in ways(position, seat).values():
                for option in options:
                    taken(position, seat, option)
                    tried += 1
    assert tried


@pytest.mark.rule("R16")
def test_an_enemy_in_the_next_zone_is_reached_by_a_move_first():
    position = play(field("dragon-warriors@AB[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1]"), "Alpha act aA")
    first = ways(position)["Melee"][0]
    assert (first.action, first.then) == ("move C", ("melee", "at bA", "column 1"))
    assert (first.label, first.tab.piece, first.tab.column) == ("Move and attack column 1: 83%", "bA", 1)
    assert taken(position, 0, first).owed.keys() == {None}


@pytest.mark.rule("R17")
def test_a_siege_is_aimed_at_the_whole_unit_from_where_the_attacker_stands():
    position = play(field("rain-of-fire@AB[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1]"), "Alpha act aA")
    (option,) = ways(position)["Siege"]
    assert (option.action, option.then, option.pieces) == ("siege", ("at bA",), ("bA",))
    assert not ways(play(position, "Alpha move C"))


@pytest.mark.rule("R25")
@pytest.mark.rule("R26")
def test_the_way_that_needs_no_move_comes_first_and_squares_are_aimed_at():
    position = play(field("fireborn-assassins@C[5,4/4,6]", "critters@C[6]"), "Alpha act aA")
    assert [(way.sign.word, way.sign.figure) for way in position.scene(0).prompt.ways] == [
        ("Critical", "3 dice"),
        ("Snipe", "2 dice"),
    ]
    (snipe,) = ways(position)["Snipe"]
    assert (snipe.action, snipe.pieces) == ("move AB", ("bA.r1c1",))


def test_every_attack_that_is_legal_now_is_on_the_board():
    position = play(field("dragon-warriors@C[5,6/3,3]", "zombie-horde@C[4,2,5/x,6,1] critters@C[1]"), "Alpha act aA")
    there = {option.then for option in ways(position)["Melee"] if option.action == "melee"}
    play(position, "Alpha melee")
    for target in position.legal(0):
        after = position.copy()
        after.act(0, target.text)
        assert {(target.text, line.text) for line in after.legal(0)} <= there


def test_spectators_and_units_without_an_attack_are_offered_none():
    position = play(field("footsoldiers@AB[5,6,3]", "critters@BB[1]"), "Alpha act aA")
    assert ways(position) == {} == ways(position, 1)
    assert Attack.MELEE.name.title() not in position.scene(0).prompt.detail
    assert len(position.scene(0).prompt.text.split()) <= HEADLINE


def test_rules_that_a_way_s_option_cites_stand_beside_its_words():
    scene = play(field("footsoldiers@C[5,6,3]", "critters@C[1]"), "Alpha act aA").scene(0)
    (way,) = scene.prompt.ways
    cited = replace(way, options=(replace(way.options[0], detail=msg("table-draw", ("R22", "B4"))),))
    (told,) = with_rules(replace(scene, prompt=replace(scene.prompt, ways=(cited,)))).prompt.ways
    assert [option.rules for option in told.options] == [("R22", "B4")]
