"""Games of others: named by a module or offered by a package, they are known here and in other processes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

import warbones
from tests.games_of_others import quick
from warbones import GAMES, Game, UnknownGame, load
from warbones.games import load_known, registry
from warbones.games.registry import NAMED, Games

READERS: Final = ("lobby", "page", "players", "puzzles", "review", "rooms", "server", "table", "verify")
"""The packages that are given ids by files and by the network."""

QUICK: Final = "tests.games_of_others.quick:GAME"


pytestmark = pytest.mark.usefixtures("own_games")


def fresh() -> Games:
    """Return a registry with one game of ours."""
    return Games({"keep": "warbones.games.keep:GAME"})


@pytest.mark.parametrize("given", ["keep", "warbones.games.keep:GAME", GAMES["keep"]], ids=["id", "place", "itself"])
def test_a_game_is_given_by_its_id_its_place_or_itself(given: str | Game) -> None:
    assert load(given) is GAMES["keep"]


def test_a_game_that_was_named_is_known_by_its_id_from_then_on() -> None:
    with pytest.raises(UnknownGame):
        load("quick")
    assert load(QUICK) is quick.GAME
    assert load("quick") is load_known("quick") is quick.GAME
    assert "quick" in list(GAMES)


def test_a_game_that_was_given_is_known_in_other_processes() -> None:
    load(quick.GAME)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(title_of, "quick").result() == "Quick"


def title_of(game: str) -> str:
    """Return the title of a game."""
    return warbones.load(game).title


def test_a_game_with_fewer_seats_or_another_engine_is_the_same_game() -> None:
    load(GAMES["indicesion"].with_seats(2))
    load(GAMES["keep"].run_by(type(GAMES["keep"].engine)))
    assert os.environ[NAMED] == ""


@pytest.mark.parametrize("given", ["warbones.games.keep:GAME", QUICK])
def test_ids_from_files_and_from_the_network_import_nothing(given: str) -> None:
    with pytest.raises(UnknownGame, match="There is no game"):
        load_known(given)


def test_nothing_that_reads_files_or_the_network_loads_a_game_by_its_place() -> None:
    package = Path(warbones.__file__).parent
    read = [path for room in READERS for path in (package / room).rglob("*.py")]
    assert [
        path.name for path in read if re.search(r"warbones\.games import .*\bload\b", path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("horse", "There is no game 'horse'; choose from army"),
        (None, "A game is given by its id, its place (module:NAME) or itself, not by None"),
        ("pig.py:GAME", "no module pig.py, neither installed nor in the working directory"),
        ("my games:GAME", "named by its module, such as my_games.pig:GAME, not 'my games:GAME'"),
        ("tests.effort:GAME", "tests.effort has no game GAME"),
        ("tests.effort:seeds", "tests.effort has no game seeds"),
    ],
)
def test_a_game_that_is_not_there_is_refused_in_a_sentence(given: object, reason: str) -> None:
    with pytest.raises(UnknownGame, match=re.escape(reason)):
        load(given)  # type: ignore[arg-type]


def test_a_variant_needs_an_id_of_its_own() -> None:
    with pytest.raises(UnknownGame, match="Tall keeps has the id keep, which is another game's: give it an id"):
        load(replace(GAMES["keep"], title="Tall keeps"))


def test_what_a_module_itself_raises_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    Path("broken_game.py").write_text("import no_such_library\n", "utf-8")
    with pytest.raises(UnknownGame, match=r"broken_game.py, line 1: ModuleNotFoundError: No module named 'no_such_lib"):
        load("broken_game:GAME")
    Path("unclosed_game.py").write_text("x = (\n", "utf-8")
    with pytest.raises(UnknownGame, match=r"unclosed_game.py, line 1: '\(' was never closed"):
        load("unclosed_game:GAME")


def test_a_module_s_name_alone_is_refused_with_its_place() -> None:
    with pytest.raises(
        UnknownGame, match="There is no game 'json', but a module: name the game in it, as in json:GAME"
    ):
        load("json")


def test_packages_offer_games_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("quick", QUICK, registry.GROUP)])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: offered.select(group=group))
    games = fresh()
    assert list(games) == ["keep", "quick"]
    assert games["quick"] is quick.GAME


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("no_such_module:GAME", "no_such_module:GAME was left out: There is no module no_such_module"),
        ("warbones.games.keep:GAME", "was left out: its id keep is another game's"),
        ("nonsense", "nonsense was left out"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, place: str, reason: str
) -> None:
    monkeypatch.setenv(NAMED, f"{place},{QUICK}")
    games = fresh()
    with pytest.warns(RuntimeWarning, match=reason):
        assert list(games) == ["keep", "quick"]


def test_commands_take_the_place_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "tall.py").write_text(TALL, "utf-8")
    assert "R1" in ran(tmp_path, "rules", "tall:GAME")
    assert "Tall keeps" in ran(tmp_path, "games", games="tall:GAME")


@pytest.mark.torture
def test_simulations_take_the_place_of_a_game(tmp_path: Path) -> None:
    (tmp_path / "tall.py").write_text(TALL, "utf-8")
    assert '"game": "tall"' in ran(tmp_path, "simulate", "tall:GAME", "--games", "4", "--json")


def ran(folder: Path, *words: str, games: str = "") -> str:
    """Return the output of a command that runs in a folder."""
    command, known = [sys.executable, "-m", "warbones", *words], {NAMED: games}
    played = subprocess.run(
        command, cwd=folder, env=os.environ | known, capture_output=True, encoding="utf-8", check=True
    )
    return played.stdout


TALL: Final = """
from dataclasses import replace
from warbones import load

GAME = replace(load("keep"), id="tall", title="Tall keeps")
"""
