"""Tables on a GPU play the same games as on the CPU; without a GPU, their code is only compiled, or run on the CPU."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

from tests.effort import cases
from warbones import WarbonesError, load
from warbones.compiled.jit import entry_point
from warbones.core.rules.step import KEYED
from warbones.encoding.observations import OBSERVATION_KINDS
from warbones.encoding.tokens import encoded_games
from warbones.vector.kernels.per_thread import scratch_per_table, step_one_table, step_one_table_in_lockstep
from warbones.vector.kernels.records import NEW_GAME, SEATS
from warbones.vector.tables import Tables

COUNT = 70
NEEDED = "needs pip install warbones[cuda]"
Way = tuple[str, bool, str]
WAYS: list[Way] = [
    (game, together, kind) for game in encoded_games() for together in (False, True) for kind in OBSERVATION_KINDS
]
FEW: list[Way] = [("dicewing", False, "features")]
"""The others compile for up to a minute each."""


@entry_point
def step_each(batch: Any, scratches: Any, rows: Any, words: Any, autoreset: int) -> None:
    """Run the threads of a GPU one after another."""
    for at in range(len(batch.tables)):
        step_one_table(batch, scratches, rows, words, autoreset, at)


@entry_point
def step_each_together(batch: Any, scratches: Any, rows: Any, words: Any, autoreset: int, most: int) -> None:
    """Run the threads of a GPU one after another, in lockstep."""
    for at in range(len(batch.tables)):
        step_one_table_in_lockstep(batch, scratches, rows, words, autoreset, most, at)


def test_each_table_has_its_own_workspace_which_views_share() -> None:
    for compact in (False, True):
        _, scratch, _ = Tables(load("dicewing"), 1).internals()
        scratches = scratch_per_table(scratch, 3, compact=compact)
        shown = scratches.features if compact else scratches.states
        scratches.sheet.bytes[1, :] = 1
        scratches.words[2, 1] = 7
        assert [bool(each.view(np.int8).any()) for each in shown] == [False, True, not compact]
        assert scratches.states[2].view(np.int64).any()
        assert scratches.t["drawing"].tolist() == [[KEYED]] * 3


@pytest.mark.torture
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_tables_stepped_one_by_one_play_as_others_do(way: Way) -> None:
    game, together, kind = way
    one, other = (
        Tables(load(game), COUNT, together=together, observations=kind, autoreset="same_step") for _ in range(2)
    )
    batch, scratch, compact = one.internals()
    scratches, mine, yours = scratch_per_table(scratch, COUNT, compact=compact), one.new_rows(), other.new_rows()
    words, seeds = np.full(one.rows, NEW_GAME), np.arange(1, one.rows + 1).astype(np.uint64)
    ended, steps = 0, 0
    while ended < 3:
        if together:
            most = one.game.notation.secret_words
            step_each_together(batch, scratches, mine, words.reshape(-1, SEATS), one.autoreset, most)
        else:
            step_each(batch, scratches, mine, words, one.autoreset)
        other.step(words, yours)
        assert [each.tobytes() for each in mine] == [each.tobytes() for each in yours]
        other.choose(yours, seeds, words)
        ended, steps = ended + int(yours.over.sum()), steps + 1
    assert steps > 20


@pytest.mark.parametrize("way", cases(WAYS, FEW), ids=str)
def test_rules_compile_for_cuda(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    game, together, kind = way
    pytest.importorskip("numba_cuda", reason=NEEDED)
    from warbones.adapters import cuda  # noqa: PLC0415  # may be missing

    asked = "numba.cuda.dispatcher.get_current_device"
    monkeypatch.setattr(asked, lambda: SimpleNamespace(compute_capability=(8, 0)))
    tables = Tables(load(game), COUNT, together=together, observations=kind)
    batch, scratch, compact = tables.internals()
    words = np.zeros((COUNT, SEATS) if together else COUNT, np.int64)
    given = [batch, scratch_per_table(scratch, COUNT, compact=compact), tables.new_rows(), words, tables.autoreset]
    given += [tables.game.notation.secret_words] * together
    cuda.register_inline_functions()
    step = cuda.step_together if together else cuda.step
    code, _ = cuda.cuda.compile(
        step, tuple(map(numba.typeof, given)), cc=(8, 0), device=False, abi="numba", output="ptx"
    )
    assert ".visible .entry" in code


@pytest.mark.parametrize(
    "wrong", [np.zeros(3, np.int32), np.zeros(4, np.int64), np.zeros((3, 1), np.int64)], ids=["int32", "4", "3 x 1"]
)
def test_words_that_do_not_fit_are_refused_in_a_sentence(wrong: Any) -> None:
    pytest.importorskip("numba_cuda", reason=NEEDED)
    from warbones.adapters import cuda  # noqa: PLC0415  # may be missing

    cuda.must_fit(np.zeros(3, np.int64), 3)
    with pytest.raises(WarbonesError, match=r"Tokens are an int64 array of shape \(3,\), not"):
        cuda.must_fit(wrong, 3)


@pytest.mark.parametrize("way", cases(WAYS, FEW), ids=str)
def test_a_gpu_plays_as_the_processor_does(way: Way) -> None:
    game, together, kind = way
    pytest.importorskip("numba_cuda", reason=NEEDED)
    from warbones.adapters import cuda  # noqa: PLC0415  # may be missing

    if not cuda.cuda.is_available():
        pytest.skip("needs a GPU")
    there = cuda.CudaTables(load(game), COUNT, together=together, observations=kind)
    here = Tables(load(game), COUNT, together=together, observations=kind)
    rows, seeds = here.new_rows(), np.arange(1, here.rows + 1).astype(np.uint64)
    words = np.zeros(here.rows, np.int64)
    for each in (there, here):
        each.seed(5)
    there.begin()
    here.begin(rows)
    for _ in range(300):
        for name, seen in zip(rows._fields, there.rows, strict=True):
            assert np.array_equal(seen.copy_to_host(), getattr(rows, name)), name
        here.choose(rows, seeds, words)
        there.step(cuda.cuda.to_device(words))
        here.step(words, rows)
