"""The disk cache when several processes compile, simultaneously or one after the other."""

from __future__ import annotations

from collections.abc import Callable
from errno import ENOLCK
from pathlib import Path
from threading import Thread

import numba
import numpy as np
import pytest
from filelock import FileLock
from numba.core.itanium_mangler import mangle

from warbones.compiled.disk_cache import CacheFile
from warbones.players.search import follow_ups


def test_two_processes_can_store_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, third = (CacheFile(str(tmp_path), "search", "stamp") for _ in range(3))
    real, second = one._save_index, Thread(target=lambda: other.save("keep", "code of keep"))

    def meanwhile(known: dict[str, str]) -> None:
        second.start()
        second.join(0.2)  # long enough for a save that does not wait for the first
        real(known)

    monkeypatch.setattr(one, "_save_index", meanwhile)
    one.save("army", "code of army")
    second.join()
    assert (third.load("army"), third.load("keep")) == ("code of army", "code of keep")


def test_without_file_locks_nobody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(ENOLCK, "No locks available")

    monkeypatch.setattr(FileLock, "acquire", refuse)
    shelf = CacheFile(str(tmp_path), "search", "stamp")
    shelf.save("army", "code of army")
    assert shelf.load("army") == "code of army"


def test_no_game_is_given_the_code_of_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (CacheFile(str(tmp_path), "search", "stamp") for _ in range(2))
    monkeypatch.setattr(other, "_load_index", dict)  # as if it had read the index before the first save
    one.save("army", "code of army")
    other.save("keep", "code of keep")
    kept = CacheFile(str(tmp_path), "search", "stamp")
    assert kept.load("army") in ("code of army", None)
    assert kept.load("keep") == "code of keep"


def test_entry_points_use_the_cache_file() -> None:
    kept = [each for each in vars(follow_ups).values() if hasattr(each, "_cache")]
    assert kept
    assert all(isinstance(each._cache._cache_file, CacheFile) for each in kept)


@pytest.mark.parametrize("within", [lambda record: record, lambda record: numba.types.Array(record, 1, "C")])
def test_names_of_compiled_code_depend_on_a_record_s_fields(within: Callable[[object], object]) -> None:
    army, keep = (numba.from_dtype(np.dtype([(name, np.int16)])) for name in ("health", "keep"))
    names = [mangle("search", [within(record)]) for record in (army, keep)]
    assert names[0] != names[1]
    for record in (army, keep):  # as if each were the first type of its process
        record._code = 1
    assert [mangle("search", [within(record)]) for record in (army, keep)] == names
