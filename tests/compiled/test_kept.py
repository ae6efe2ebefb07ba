"""What is kept on disk when two processes compile at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from warbones.compiled.jit import OwnNames
from warbones.players.thinking import plans


def two_at_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> OwnNames:
    """Keep the code of two games while neither knows of the other; return what a third process reads."""
    one, other, third = (OwnNames(str(folder), "search", "stamp") for _ in range(3))
    real = one._save_index

    def meanwhile(known: dict[str, str]) -> None:
        real(known)
        monkeypatch.setattr(one, "_save_index", real)
        monkeypatch.setattr(other, "_load_index", dict)
        other.save("keep", "code of keep")

    monkeypatch.setattr(one, "_save_index", meanwhile)
    one.save("army", "code of army")
    return third


def test_no_game_is_given_the_code_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = two_at_once(tmp_path, monkeypatch)
    assert kept.load("army") in ("code of army", None)
    assert kept.load("keep") == "code of keep"


def test_drivers_keep_their_code_so() -> None:
    kept = [each for each in vars(plans).values() if hasattr(each, "_cache")]
    assert kept
    assert all(isinstance(each._cache._cache_file, OwnNames) for each in kept)
