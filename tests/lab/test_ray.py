"""A study on a Ray cluster equals one on threads, even if a worker is killed."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import psutil
import pytest

from tests.lab.test_study import same
from warbones.lab.runs.run import StudyRun
from warbones.lab.study import study

pytestmark = [pytest.mark.torture, pytest.mark.timeout(1200)]  # on a busy machine workers begin slowly
BOTS = ("random", "greedy:1")


@pytest.fixture(autouse=True)
def _has_ray() -> None:
    pytest.importorskip("ray", reason="of the extra 'ray', which is large")


def is_playing(process: psutil.Process) -> bool:
    try:
        return "play_chunk" in " ".join(process.cmdline())
    except psutil.Error:  # dead by now, perhaps killed by this test
        return False


def test_a_cluster_records_the_same_decisions(tmp_path: Path) -> None:
    pl = pytest.importorskip("polars", reason="of the extra 'lab'")
    study("dicewing", bots=BOTS, chunks=3, threads=2, ray="local", decisions=tmp_path / "ray.parquet")
    study("dicewing", bots=BOTS, chunks=3, decisions=tmp_path / "here.parquet")
    there, here = (pl.read_parquet(tmp_path / f"{name}.parquet") for name in ("ray", "here"))
    assert len(here) > 1000
    assert there.equals(here)


def test_a_killed_worker_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill(_run: StudyRun) -> None:
        playing = [each.pid for each in psutil.Process().children(recursive=True) if is_playing(each)]
        if playing and len(killed) < 2:
            os.kill(playing[0], signal.SIGKILL)
            killed.append(playing[0])

    on_ray = study("dicewing", bots=BOTS, chunks=20, threads=2, ray="local", progress=kill, keep=tmp_path / "k.npz")
    assert killed
    assert same(on_ray, study("dicewing", bots=BOTS, chunks=20))
