"""Games made from their rules alone: notation, table, log, lesson, rulebook and bots follow."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest

from warbones import BrokenPosition, Event, Game, UnknownOption, WarbonesError, load
from warbones.core.record.options import RuleOption
from warbones.core.rules.step import Step
from warbones.core.view.text.scenes import scene_text
from warbones.games import rulebook
from warbones.lobby.cards import game_cards
from warbones.players import bots
from warbones.players.bot_names import bot_named
from warbones.simple import simple_game, tell
from warbones.simple.events import events_of
from warbones.simple.rules import completed

PIG: Final = Path(__file__).parents[1] / "examples/pig"

pytestmark = pytest.mark.usefixtures("own_games")


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The example, loaded as its author does it: by its place, from its folder."""
    monkeypatch.chdir(PIG)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return load("pig:GAME")


def test_the_example_is_as_short_as_promised() -> None:
    assert len((PIG / "pig.py").read_text("utf-8").splitlines()) < 120


def test_a_roll_of_one_ends_the_turn_and_holding_banks(pig: Game) -> None:
    position = pig.new()
    position.act(0, "roll")
    position.roll(5)
    position.act(0, "roll")
    position.roll(4)
    position.act(0, "hold")
    assert position.text == "choose turn=1 banked=9,0"
    position.act(1, "roll")
    position.roll(1)
    assert position.text == "choose banked=9,0"
    assert [event.to_dict() for event in position.events(None)][-1] == {"seat": 1, "value": 1}


def test_whole_games_end_and_every_position_survives_both_formats(pig: Game) -> None:
    position, rng = pig.new(seed=1), Random(1)
    while not position.over:
        assert pig.at(position.text).text == position.text
        assert pig.from_dict(position.to_dict()).to_dict() == position.to_dict()
        seat = min(position.to_act)
        position.act(seat, rng.choice(position.legal(seat)))
    assert sorted(position.scores()) == [-1, 1]
    assert pig.at(position.text).over


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("choose banked=1", "'banked' has 2 numbers, not 1"),
        ("choose banked=a,1", "'banked' has 2 numbers with commas between, not 'a'"),
        ("choose horse=1", "There is no field 'horse'; choose from turn, at_stake, banked"),
        ("choose turn=7", "'turn' is a seat, 0 or 1, not 7"),
        ("choose turn=1 at home", "After the phase come only names and values, not 'at home'"),
        ("setup turn=1", "Before set-up there is nothing else"),
        ("play", "There is no phase 'play'; choose from setup, choose, over"),
    ],
)
def test_what_is_wrong_with_a_position_is_told(pig: Game, text: str, reason: str) -> None:
    with pytest.raises(BrokenPosition, match=reason):
        pig.at(text)


def test_an_event_is_told_with_all_its_fields(pig: Game) -> None:
    rolled, *_ = pig.ruleset.events.classes
    with pytest.raises(TypeError, match="Rolled has the fields seat, value: tell it that many values"):
        tell(Step(), rolled, 1)


class Lost(Event, frozen=True):
    """{seat} loses {coins}."""

    seat: int


def test_a_docstring_names_only_fields_of_its_event() -> None:
    with pytest.raises(WarbonesError, match="The docstring of Lost names 'coins'; its fields are seat"):
        events_of(sys.modules[__name__])


def test_options_are_declared_in_both_places(pig: Game) -> None:
    goal = (RuleOption("goal", "R5", (100, 50)),)
    with pytest.raises(WarbonesError, match="The record Options and `options` of Pig differ in 'goal'"):
        simple_game("pig", "Pig", pig.ruleset.state, sys.modules["pig"].Move, score=lambda *_: 0, options=goal)


def test_an_author_s_own_checks_refuse_positions(pig: Game) -> None:
    def too_many(s: Any) -> Iterator[str]:
        if s.banked[0] + s.banked[1] > 150:
            yield "Nobody has so many points."

    moves = sys.modules["pig"].Move
    checked = simple_game("pig", "Pig", pig.ruleset.state, moves, score=lambda *_: 0, checks=(too_many,))
    with pytest.raises(BrokenPosition, match="Nobody has so many points"):
        checked.at("choose banked=90,80")


def test_a_game_without_options_says_so(pig: Game) -> None:
    with pytest.raises(UnknownOption, match="There is no option 'x' here: this game has none"):
        pig.new(x=1)


def test_the_table_shows_each_field_and_the_log_each_event(pig: Game) -> None:
    position = pig.at("choose turn=1 at_stake=7 banked=30,12")
    position.act(1, "roll")
    position.roll(3)
    shown = scene_text(position.scene(1)).plain
    for words in ("Beta rolls a 3.", "10 at stake", "30^ banked", "12○ banked", "Roll or hold?", "Hold [hold]"):
        assert words in shown
    assert position.scene(0).prompt.text == "Beta is choosing."
    position.act(1, "roll")
    assert position.scene(1).prompt.text == "Roll the d6."


def test_rulebook_lobby_and_lesson_come_from_the_module(pig: Game) -> None:
    assert "**R3.** A roll of 1 ends your turn" in rulebook.rulebook(pig)
    assert rulebook.numbers(pig) == ("R1", "R2", "R3", "R4", "R5")
    (card,) = game_cards([pig]).games
    assert str(card.tagline).startswith("Roll as often as you dare")
    assert pig.at(pig.view.lesson[0].position).to_act == {0}


def test_bots_greedy_and_searching_beat_chance(pig: Game) -> None:
    assert won(pig, "greedy:32", games=10) >= 7
    seen = pig.at("choose at_stake=9 banked=90,99").seen_by(0)
    found = bots.analyse(seen, 0, bot_named("search:60", pig), 1)
    assert found[0].action.text == "roll"


def won(game: Game, bot: str, games: int) -> int:
    """Return how many games a bot wins against random moves, as either seat."""
    wins, rng = 0, Random(1)
    for number in range(games):
        position, own = game.new(seed=number), number % 2
        while not position.over:
            seat = min(position.to_act)
            name = bot if seat == own else "random"
            position.act(seat, bots.choose(position.seen_by(seat), seat, bot_named(name, game), rng.getrandbits(32)))
        wins += position.scores()[own] > 0
    return wins


def test_a_new_game_plays_as_it_was_written(tmp_path: Path) -> None:
    assert "warbones serve --game three_towers:GAME" in ran(tmp_path, "new-game", "three_towers").stdout
    played = ran(tmp_path, "play", "three_towers:GAME", "--bot", "random", "--lines", given="step\n" * 40)
    assert "Three Towers" in played.stdout
    assert "wins." in played.stdout or "You win." in played.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Three Towers", "A game's id is a word in small letters"),
        ("keep", "There is a game keep already"),
    ],
)
def test_a_new_game_needs_a_name_of_its_own(tmp_path: Path, name: str, reason: str) -> None:
    refused = ran(tmp_path, "new-game", name)
    assert reason in refused.stderr
    assert [*tmp_path.iterdir()] == []


def test_a_new_game_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "race.py").write_text("mine", "utf-8")
    assert "race.py exists already" in ran(tmp_path, "new-game", "race").stderr
    assert (tmp_path / "race.py").read_text("utf-8") == "mine"


def ran(folder: Path, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a folder."""
    command = [sys.executable, "-m", "warbones", *words]
    return subprocess.run(command, cwd=folder, input=given, capture_output=True, encoding="utf-8", check=False)


def test_rules_without_a_function_are_refused_by_its_name() -> None:
    module: Any = SimpleNamespace(__name__="mine", decides=len, over=len, legal=len, act=len)
    with pytest.raises(WarbonesError, match="mine needs the function advance"):
        completed(module, len, 2)
    module.advance = len
    with pytest.raises(WarbonesError, match="mine needs the function payoff"):
        completed(module, len, 3)
