"""What is kept on disk when several processes compile, at once or one after the other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numba
import numpy as np
import pytest
from numba.core.itanium_mangler import mangle

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


@pytest.mark.parametrize("within", [lambda record: record, lambda record: numba.types.Array(record, 1, "C")])
def test_names_of_machine_code_go_by_what_a_record_holds(within: Callable[[object], object]) -> None:
    army, keep = (numba.from_dtype(np.dtype([(name, np.int16)])) for name in ("health", "keep"))
    names = [mangle("search", [within(record)]) for record in (army, keep)]
    assert names[0] != names[1]
    for record in (army, keep):  # as if each were the first type of its process
        record._code = 1
    assert [mangle("search", [within(record)]) for record in (army, keep)] == names
