"""Documented names of earlier releases can still be imported, with a warning that names the new one."""

from __future__ import annotations

from importlib import import_module

import pytest
from typer.testing import CliRunner

from warbones import load
from warbones.cli.app import app

OLD = {
    "warbones.spoken.words.spoken_games": "warbones.encoding.tokens.encoded_games",
    "warbones.spoken.words.spoken": "warbones.encoding.tokens.encoded_game",
    "warbones.spoken.turned.turned": "warbones.encoding.mirror.mirror_of",
    "warbones.spoken.described.columns": "warbones.encoding.feature_page.feature_columns",
    "warbones.vector.machine.sights.UNKNOWN": "warbones.vector.kernels.observations.UNKNOWN",
}


def named(path: str) -> object:
    module, _, name = path.rpartition(".")
    return getattr(import_module(module), name)


@pytest.mark.parametrize(("old", "new"), OLD.items())
def test_an_old_name_still_works_and_warns(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"{old} is now {new}"):
        found = named(old)
    assert found is named(new)


@pytest.mark.parametrize(("module", "old"), [("pettingzoo", "WarbonesEnv"), ("pettingzoo_throws", "ThrowsEnv")])
def test_an_old_class_name_still_works_and_warns(module: str, old: str) -> None:
    adapters = pytest.importorskip(f"warbones.adapters.{module}")
    new = old.replace("Env", "AECEnv")
    with pytest.warns(DeprecationWarning, match=f"{old} is now {new}"):
        assert getattr(adapters, old) is getattr(adapters, new)
    with pytest.raises(AttributeError):
        adapters.Sayings  # noqa: B018  # asking is the test


def test_an_old_module_has_no_other_names() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Sayings'"):
        named("warbones.spoken.words.Sayings")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("exploit dicewing --of games --position draft", "Positions are variants to solve"),
        ("exploit dicewing --looks 0", "Invalid value for '--searches' / '--looks'"),
        ("exploit dicewing --most 0", "Invalid value for '--max-positions' / '--most'"),
        ("verify nothing --share 0", "nothing"),
        ("play keep --out never", "Invalid value for '--on-timeout' / '--out'"),
    ],
)
def test_an_old_option_still_works(command: str, sentence: str) -> None:
    refused = CliRunner().invoke(app, command.split())
    assert refused.exit_code == 2
    assert sentence in refused.stderr.replace("\n", " ")


def test_the_old_name_of_a_scene_of_messages_still_works_with_a_warning() -> None:
    position = load("keep").new(seed=1)
    with pytest.warns(DeprecationWarning, match="Position.facts is now Position.scene_messages"):
        assert position.facts(0) == position.scene_messages(0)
