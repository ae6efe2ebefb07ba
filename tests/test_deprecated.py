"""Documented names of earlier releases can still be imported, with a warning that names the new one."""

from __future__ import annotations

from importlib import import_module

import pytest

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
