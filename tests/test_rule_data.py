"""Custom rule data: written, read, refused with a reason, played, and shown in replays and lists."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tests.effort import seeds
from tests.random_rule_data import own_data
from tests.table.test_undo import random_turns
from warbones import GAMES, Game, UnknownOption
from warbones.check.random_play import random_game
from warbones.cli.app import app
from warbones.core.record.data import NAME, PUBLISHED, DataOption
from warbones.core.view.voice import spoken
from warbones.table.dice import HonestDice
from warbones.table.match import Match
from warbones.table.record import read_record, record, write_record
from warbones.table.replay_frames import frames
from warbones.terminal.commands.options import data_of_games

CHANGEABLE = [game for game in GAMES.values() if game.ruleset.data]
CHEAP = "archers.cost:1,banshees.melee:2,banshees.snipe:4,critters.width:2"
FOUR = ",".join(f"{die}.faces:{'+'.join(['tr'] * 6)}" for die in ("healer", "captain", "paladin", "necromancer"))
BOLD = "captain.faces:sw+sw+sw+sw+sw+sk"


def data_of(game: Game) -> DataOption:
    assert game.ruleset.data
    return game.ruleset.data


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


@pytest.fixture(params=CHANGEABLE, ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param  # type: ignore[no-any-return]


def test_a_published_table_is_named_nowhere(game: Game) -> None:
    for options in ({}, {NAME: PUBLISHED}):
        position = game.new(None, **options)
        assert NAME not in position.options
        assert NAME not in position.text
    assert [*data_of(game).changed(data_of(game).published)] == []


def test_a_table_is_read_back_as_it_was_written(game: Game) -> None:
    option = data_of(game)
    for seed in range(10):
        value = own_data(game, seed)[NAME]
        cells = option.stored(value)
        assert option.value(cells) == value
        assert option.from_file(option.as_file(tuple(cells)[: len(option.published)], game.id), game.id) == value
        position = game.new(None, **{NAME: value})
        assert position.options[NAME] == value
        assert game.at(position.text).record() == position.record() == game.from_dict(position.to_dict()).record()
    assert option.from_file(option.as_file(option.published, game.id), game.id) == PUBLISHED


@pytest.mark.parametrize("seed", seeds(1, 2))
def test_a_table_of_one_s_own_is_played_to_the_end(game: Game, seed: int) -> None:
    """Every written position can be set up again, and every scene can be drawn."""
    data = own_data(game, seed)
    options = data | ({"budget": 8} if game.id == "battle" else {"most_rounds": 5, "most_turns": 10})
    for answers, position in enumerate(random_game(game, seed, options)):
        if answers % 60 == 0 or position.over:
            assert position.options[NAME] == data[NAME]
            assert position.owed or game.at(position.text).record() == position.record()
            assert all(position.scene(viewer).areas for viewer in (None, 0, 1))
    assert position.over


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        (
            "battle",
            "archers",
            r"'archers' does not change a row: write published, or a change such as archers\.width:1\.",
        ),
        ("battle", "archer.cost:3", "There is no row 'archer'; choose from archers, footsoldiers"),
        ("battle", "archers.price:3", "There is no column 'price'; choose from width, height, cost, melee"),
        ("battle", "archers.cost:0", r"archers\.cost must be a whole number from 1 to 60, not '0'\."),
        ("battle", "archers.cost:1+2", r"archers\.cost must have 1 value, not 2\."),
        ("battle", "archers.cost:9999999", r"archers\.cost must be a whole number from 1 to 60"),
        ("battle", "basilisk.width:4", "Basilisk can have at most 9 squares, not 4 by 4"),
        ("battle", "dracolich.width:2", "Dracolich is a hero"),
        ("battle", "archers.cost:3,footsoldiers.cost:3", "At least one unit of Dragonfolk must cost at most 2"),
        ("battle", "00000000/archers.cost:3", "These rule data have the digest [0-9a-f]{8}, not '00000000'"),
        ("battle", ",".join(["archers.cost:1"] * 999), "name each column of a row once"),
        ("army", "captain.faces:sw", r"captain\.faces must have 6 values, not 1\."),
        ("army", "captain.faces:sw+sw+ax+ax+en+zz", r"captain\.faces must be one of sw, ax, .*, not 'zz'\."),
        ("army", "tank.faces:sw+sh+sh+sh+sh+sh", "A Tank can show only shields and shield buffs, not sword"),
        ("army", FOUR, r"a side could roll 75 attack at once; the rules count up to 63\."),
    ],
)
def test_invalid_rule_data_are_refused_in_a_sentence(name: str, value: str, sentence: str) -> None:
    with pytest.raises(UnknownOption, match=sentence):
        GAMES[name].new(None, **{NAME: value})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[archers\n", "This is not valid TOML"),
        ("x = " + "[" * 9000, "This is not valid TOML: it is nested too deeply"),
        ("x = " + "9" * 9000, "This is not valid TOML: a number has too many digits"),
        ("archers = 3\n", r"'archers' is not a row: write \[archers\]"),
        ('game = "army"\n', "These are the rule data of 'army', not of 'battle'"),
        ("[archers]\ncost = 2.5\n", r"archers\.cost must be a whole number from 1 to 60, not 2\.5"),
        ("[archers]\ncost = true\n", "not True"),
        ("[archers]\ncost = []\n", "must have 1 value, not 0"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(UnknownOption, match=sentence):
        data_of(GAMES["battle"]).from_file(text, "battle")


def test_faces_may_be_written_as_words() -> None:
    army = data_of(GAMES["army"])
    faces = '["sword", "sw", "sword", "sword", "sword", "skull"]'
    assert str(army.from_file(f"[captain]\nfaces = {faces}\n", "army")).endswith(f"/{BOLD}")


def test_a_unit_costs_strikes_and_looks_as_its_row_says() -> None:
    position = GAMES["battle"].new(None, rule_data=CHEAP, budget=2)
    position.act(0, "faction dragonfolk")
    position.act(1, "faction horde")
    lists = position.scene(0).prompt.lists
    assert lists
    assert {entry.action: entry.cost for entry in lists.entries}["buy archers"] == 1
    position.act(0, "buy archers")
    while position.owed:
        position.roll(1)
    while 0 in position.to_act and "put 1" in [action.text for action in position.legal(0)]:
        position.act(0, "put 1")
    assert position.record().spent[0] == 1
    shop = next(area for area in position.scene(1).areas if area.id == "shop")
    critters = next(piece for piece in shop.pieces if piece and piece.id == "shop.critters")
    assert (critters.columns, len(critters.parts)) == (2, 2)
    assert "buys Archers A for 1" in " ".join(spoken(line.parts) for line in position.scene(1).log)


def test_a_die_shows_the_faces_of_its_row() -> None:
    """A Captain has five swords whatever it rolls: its card says so, and so do the sums of the odds."""
    position = GAMES["army"].at(f"roll 1.1 rule_data={BOLD} | Alpha: captain1")
    supply = next(area for area in position.scene(0).areas if area.id == "supply")
    captain = next(piece for piece in supply.pieces if piece and piece.id.startswith("captain"))
    assert captain.tip.endswith("Faces: 5 × sword, skull.")
    position.act(0, "roll")
    position.roll(3, 0)
    captain_die = next(event for event in position.events(0) if getattr(event, "face", 0))
    assert captain_die.face == 1  # type: ignore[attr-defined]


def test_a_match_s_file_carries_its_data_and_their_digest_and_is_played_again() -> None:
    army = GAMES["army"]
    match = Match(army, {NAME: BOLD, "match_length": "three_rounds_strict", "most_turns": 10}, HonestDice(b"secret"))
    kept = record(match, random_turns(match, random.Random(3)), "table", b"secret")  # type: ignore[arg-type]
    lines = write_record(kept).decode().splitlines()
    digest = data_of(army).digest(tuple(data_of(army).stored(BOLD)))
    assert f'"rule_data":"{digest}/{BOLD}"' in lines[0]
    *_, last = frames(read_record(lines))
    assert last.scores == kept.result.scores if hasattr(last, "scores") else last
    with pytest.raises(UnknownOption, match="These rule data have the digest"):
        [*frames(read_record([lines[0].replace("sw+sw+sw+sw+sw", "sw+sw+sw+sw+ax"), *lines[1:]]))]


def test_files_for_a_server_name_their_game(tmp_path: Path) -> None:
    army, battle, odd = (tmp_path / name for name in ("army.toml", "battle.toml", "odd.toml"))
    army.write_text(run("data", "army").stdout)
    battle.write_text(run("data", "battle").stdout.replace("cost = 15", "cost = 14"))
    found = data_of_games([str(army), str(battle)])
    assert found["army"] == {NAME: PUBLISHED}
    assert str(found["battle"][NAME]).count(":14") == 6
    for none in ("[archers]\ncost = 3\n", "game = [[]]\n", "game = 2026-01-01\n"):
        odd.write_text(none)
        with pytest.raises(UnknownOption, match="do not say whose data they are"):
            data_of_games([str(odd)])
    odd.write_text("x = " + "[" * 9000)
    with pytest.raises(UnknownOption, match=r"odd\.toml: This is not valid TOML: it is nested too deeply"):
        data_of_games([str(odd)])
    army.write_bytes(b"\xef\xbb\xbf" + army.read_bytes())
    assert data_of_games([str(army)]) == {"army": {NAME: PUBLISHED}}
    with pytest.raises(UnknownOption, match="two files of data for army"):
        data_of_games([str(army), str(army)])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["simulate", "keep", "--data", "any.toml"],
            "The data of DICE WAR cannot be changed; those of army and battle can.",
        ),
        (
            ["play", "battle", "--data", "nowhere.toml"],
            "There is no file 'nowhere.toml' of text to read rule data from.",
        ),
        (["compare", "battle", "--data", "published", "--data", "published"], "Both rule sets are the same"),
        (["compare", "battle", *["--data", "published"] * 3], "give --data at most twice"),
    ],
)
def test_commands_refuse_other_files(words: list[str], sentence: str) -> None:
    refused = run(*words)
    assert refused.exit_code != 0
    assert sentence in " ".join(refused.stderr.split())
