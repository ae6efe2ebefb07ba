"""Bots that try actions out, with physics for their throws."""

from __future__ import annotations

import numpy as np
import pytest

from warbones import Position, WarbonesError, load
from warbones.core.rules.throw import Launch
from warbones.games.indicesion.rules.launches import FREE
from warbones.lab.batch import simulate
from warbones.lab.interpreted_batch import play_one
from warbones.physics import land
from warbones.physics.hands import HANDS
from warbones.physics.release import launch_with_error
from warbones.players.bot_names import UnknownBot, bot_named
from warbones.players.bots import analyse, choose
from warbones.players.planner import rank_actions, rollout, with_hand_error
from warbones.players.skills import SKILLS
from warbones.players.worker import prepare

GAME = load("indicesion")


def begun(text: str) -> Position:
    return Position.start(GAME, GAME.read(text))


OWN = "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1"
POISON = (
    "respawn 1 mode=drafting throw_model={} | start=Alpha turn=Alpha asked=Alpha thrown=yellow1 | "
    "Alpha: blue1 pink1 knocked=orange1=4 | Beta: orange2 pink2 red1 | table: orange1(Beta)=1@Beta"
)
HARM = (
    "turn 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha | Alpha: green1 | Beta: blue1 | "
    "table: yellow1(Beta)=6@Beta yellow2(Beta)=6@Beta orange1=2@Alpha"
)
MISSED = (
    "pink 1 mode=drafting | start=Alpha turn=Alpha asked=Alpha thrown=green1 | Alpha: pink1 red1 | Beta: blue1 | "
    "table: green1=6@Alpha yellow1=4@Alpha"
)


FULL = (
    "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 | Beta: blue1 | "
    "table: blue2=6@Beta blue3=6@Beta red2=6@Alpha"
)
LEAD = "turn 1 | start=Alpha turn=Alpha asked=Alpha | Alpha: red1 red2 | Beta:{} | table: red3=6@Alpha red4=4@Alpha"


def test_the_planner_throws_at_its_own_board_rather_than_at_the_other_one() -> None:
    action = choose(begun(OWN), 0, bot_named("expert:24", GAME), 1)
    assert action.text.startswith("throw red at Alpha")


def test_it_throws_poison_at_the_other_board() -> None:
    action = choose(begun(HARM), 0, bot_named("expert:24", GAME), 1)
    assert action.text.startswith("throw green at Beta")


def test_it_uses_pink_to_throw_a_harmful_die_again() -> None:
    assert choose(begun(MISSED), 0, bot_named("expert:12", GAME), 1).text == "reroll"


def test_it_aims_freely_and_chooses_how_the_die_is_held() -> None:
    best, *others = analyse(begun(OWN), 0, bot_named("expert:24", GAME), 1)
    assert any(thought.action.id >= FREE and " held " in thought.action.text for thought in (best, *others))
    assert all(begun(OWN).legal(0).find(thought.action.text) == thought.action.id for thought in (best, *others))


def test_the_best_bot_throws_hard_through_the_dice_of_a_rival() -> None:
    position = begun(FULL)
    action = choose(position, 0, bot_named("marksman:24", GAME), 1)
    assert action.text.startswith("throw red at Beta")
    assert GAME.ruleset.aims
    launch = GAME.ruleset.aims.launch(position.shown(), action.id)
    assert launch
    assert np.hypot(*launch.going[:2]) > 8000


def test_the_best_bot_knows_what_a_lead_is_worth() -> None:
    """With no die left a lead wins the round; the more dice are left, the less it is worth."""
    assert GAME.ruleset.shots
    tables = [begun(LEAD.format(left)).shown() for left in ("", " blue1", " blue1 blue2")]
    values = [GAME.ruleset.shots.outlook(table, 0) for table in tables]
    assert values[0] > values[1] > values[2] > 0


def test_the_same_seed_gives_the_same_plan() -> None:
    first = [rank_actions(begun(OWN), 0, 12, 7, SKILLS["expert"], land) for _ in range(2)]
    assert first[0] == first[1]


@pytest.mark.rule("B40")
def test_a_bot_s_hand_strays_before_the_table_s_hands_do() -> None:
    position = begun(OWN)
    drop = position.legal(0).find("throw red at Alpha drop")
    assert with_hand_error(position, drop, SKILLS["expert"].hand, 1) == drop
    shaky = {with_hand_error(position, drop, SKILLS["novice"].hand, seed) for seed in range(20)}
    assert len(shaky) == 20
    for number in shaky:
        position.copy().act(0, number)  # each is legal
    assert (
        choose(position, 0, bot_named("novice:1", GAME), 3).text
        != choose(position, 0, bot_named("expert:1", GAME), 3).text
    )


def test_actions_without_a_throw_are_done_exactly() -> None:
    position = begun(POISON.format("physics"))
    assert {with_hand_error(position, 0, SKILLS["novice"].hand, seed) for seed in range(3)} == {0}


@pytest.mark.rule("B40")
def test_hands_differ_for_a_die_that_is_only_let_go() -> None:
    """Compares the shares of dropped dice that stay on the thrower's own board; `python -m bench.hands` prints them."""
    rates = {}
    for skill in ("expert", "average", "novice"):
        twin = begun(OWN.replace("turn 1", f"turn 1 noise={skill}"))
        twin.act(0, "throw red at Alpha drop")
        assert twin.throw
        landings = [land(twin.throw, seed) for seed in range(60)]
        rates[skill] = np.mean(["Alpha" in lie.on for found in landings for lie in found.lies if lie.die == "red1"])
    assert rates["expert"] - 0.1 > rates["average"] > rates["novice"] + 0.08


def test_a_shakier_hand_strays_more_and_the_same_seed_strays_the_same_way() -> None:
    launch = Launch(at=(0, 0, 20_000), going=(0, 0, 0))
    hands = [HANDS["average"].times(factor) for factor in (1, 2)]
    one, two = (
        [launch_with_error(launch, hand, np.random.default_rng(seed)).going[0] for seed in range(50)] for hand in hands
    )
    assert np.allclose(two, 2 * np.array(one), atol=2)


def test_a_blue_die_stands_in_where_that_is_worth_its_turn() -> None:
    assert choose(begun(POISON.format("physics")), 0, bot_named("expert", GAME), 2).text == "respawn orange1"


def test_a_rollout_includes_everything_that_follows_a_throw() -> None:
    position = begun(OWN)
    values = {rollout(position, 0, action.id, 3, SKILLS["expert"], land) for action in position.legal(0)}
    assert all(-1 <= value <= 1 for value in values)
    assert len(values) > 1
    assert position.to_act == {0}


def test_with_a_referee_nothing_can_be_tried_out() -> None:
    position = begun(OWN.replace("turn 1", "turn 1 throw_model=referee"))
    assert [thought.value for thought in analyse(position, 0, bot_named("expert", GAME), 1)] == [0.0]


def test_a_random_bot_weighs_all_actions_equally_and_compiles_nothing() -> None:
    found = analyse(begun(OWN), 0, bot_named("random", GAME), 1)
    assert len({thought.weight for thought in found}) == 1
    prepare("indicesion", searching=True)


def test_a_game_s_bots_have_its_own_names_and_the_usual_ones() -> None:
    assert [bot_named(name, GAME).effort for name in GAME.bots.names] == [80, 120, 40, 12, 0]
    assert bot_named("search", GAME) == bot_named("marksman", GAME)
    assert bot_named("average:7", GAME).name == "average:7"
    with pytest.raises(UnknownBot, match="master, strong, steady, beginner, random, and by kind and effort marksman"):
        bot_named("clever", GAME)


def test_games_of_rules_that_only_run_interpreted_are_simulated() -> None:
    options: dict[str, str | int | bool] = {"players": 2, "mode": "classic"}
    bots = (bot_named("novice:1", GAME), bot_named("random", GAME))
    first, again = (play_one("indicesion", bots, options, 4) for _ in range(2))
    assert first == again
    assert sum(first[0]) == 0
    assert first[1] >= 2 + 2 * 12


def test_bots_of_rules_that_only_run_interpreted_take_turns_at_the_seats() -> None:
    report = simulate("indicesion", 2, ["novice:1", "random"], 4, options={"players": 2, "mode": "classic"}, swap=True)
    assert [tuple(bot.seat for bot in leg.wins) for leg in report.legs] == [(0, 1), (1, 0)]
    assert report.wins[0].wins + report.wins[1].wins + report.draws == 2


def test_batches_are_refused_in_a_sentence() -> None:
    with pytest.raises(WarbonesError, match="has 2 seats, not 6"):
        simulate("indicesion", 1, ["random"] * 6, options={"players": 2})
