"""Another seat's secrets change neither a row nor the number of steps; planted leaks are found."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from tests.adapters.random_walks import short
from warbones import Game, load
from warbones.compiled.layout import unpack
from warbones.encoding.observations import FEATURES, OBSERVATION_KINDS, RECORD, encode_record
from warbones.vector import tables
from warbones.vector.kernels import lockstep, sequential
from warbones.vector.kernels.records import SEATS
from warbones.vector.tables import Tables

ARMY, DICEWING = load("army"), load("dicewing")
SEED = 3
STEPS = 150


def lot(mask: np.ndarray, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask))) if mask.any() else 0


def snapshot(made: Tables) -> list[np.ndarray]:
    return [made._batch.states.copy(), made._batch.tables.copy()]


def put_back(made: Tables, held: list[np.ndarray]) -> None:
    made._batch.states[:], made._batch.tables[:] = held


def given(rows: tables.Rows, row: int) -> bytes:
    """Return everything that a row receives."""
    return b"".join([
        rows.observation[row].tobytes(), rows.action_mask[row].tobytes(), bytes([int(rows.acting[row]) & 255]),
        bytes([bool(rows.refused[row])]), rows.reward[row // SEATS].tobytes(),
    ])  # fmt: skip


def in_lockstep(game: Game, observations: str) -> int:
    """Play each secret in two ways of seat 0; assert that seat 1's rows are the same; return the number of secrets."""
    made = Tables(game, 1, short(game), together=True, observations=observations)
    made.seed(SEED)
    rows, rng, looked_at = made.new_rows(), np.random.default_rng(SEED), 0
    made.begin(rows)
    for _ in range(STEPS):
        table = made._batch.tables[0]
        if table["acts_secretly"].sum() == SEATS and table["steps"] == 0:
            held, ways = snapshot(made), []
            for other in (1, 2):
                put_back(made, held)
                ways.append(list(stretch(made, np.random.default_rng(other), np.random.default_rng(9))))
            put_back(made, held)
            made.step(np.full(SEATS, -2, np.int64), rows)
            put_back(made, held)
            assert [each[1] for each in ways[0]] == [each[1] for each in ways[1]]
            looked_at += [each[0] for each in ways[0]] != [each[0] for each in ways[1]]
        words = np.array([lot(rows.action_mask[row], rng) for row in range(SEATS)])
        made.step(words, rows)
    return looked_at


def stretch(made: Tables, mine: np.random.Generator, yours: np.random.Generator) -> Iterator[tuple[bytes, bytes]]:
    """Yield seat 0's token and seat 1's view at each step until the secrets are revealed."""
    rows = made.new_rows()
    made.step(np.array([2**40, 2**40]), rows)  # refused: in both ways, only the count of steps changes
    while made._batch.tables[0]["steps"] > 0:
        words = np.array([lot(rows.action_mask[0], mine), lot(rows.action_mask[1], yours)])
        yield words[:1].tobytes(), given(rows, 1)
        made.step(words, rows)


def one_after_another(game: Game, observations: str) -> int:
    """Let seat 0 choose in two ways; assert that seat 1, which chooses next in the same phase, sees the same."""
    made = Tables(game, 1, short(game), observations=observations)
    made.seed(SEED)
    rows, rng, looked_at = made.new_rows(), np.random.default_rng(SEED), 0
    made.begin(rows)
    for _ in range(STEPS):
        state = made.position(0)
        begun = made._batch.tables[0]["partial"][0]["upto"] > 0
        if rows.acting[0] == 0 and len(state.to_act) == SEATS and not begun and len(state.legal(1)) > 1:
            held, ways = snapshot(made), []
            for other in (1, 2):
                put_back(made, held)
                ways.append(until_next(made, np.random.default_rng(other)))
            put_back(made, held)
            if ways[0] and ways[1]:
                assert ways[0] == ways[1]
                looked_at += 1
        made.step(np.array([lot(rows.action_mask[0], rng)]), rows)
    return looked_at


def until_next(made: Tables, rng: np.random.Generator) -> bytes:
    """Return seat 1's view after seat 0 has chosen, or nothing if seat 1 is not asked then."""
    rows, before = made.new_rows(), made.position(0)
    made.step(np.array([-2]), rows)
    while rows.acting[0] == 0 and 1 in made.position(0).to_act:
        made.step(np.array([lot(rows.action_mask[0], rng)]), rows)
    same = made.position(0).record().phase == before.record().phase
    return given(rows, 0) if rows.acting[0] == 1 and same else b""


@pytest.mark.parametrize("observations", OBSERVATION_KINDS)
def test_a_secret_changes_no_row_of_another_seat_and_no_number_of_steps(game: Game, observations: str) -> None:
    assert (in_lockstep(game, observations) > 0) == game.ruleset.secrets


@pytest.mark.parametrize("observations", OBSERVATION_KINDS)
def test_the_second_seat_does_not_learn_the_first_seat_s_choice(game: Game, observations: str) -> None:
    assert (one_after_another(game, observations) > 0) == game.ruleset.secrets


@pytest.mark.torture
def test_a_secret_that_ends_as_soon_as_it_is_done_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    step = lockstep.step_in_lockstep

    def hasty(batch: object, scratch: object, rows: object, words: object, autoreset: int, _: int, *span: int) -> None:
        step(batch, scratch, rows, words, autoreset, 0, *span)

    monkeypatch.setattr(lockstep, "step_in_lockstep", hasty)
    with pytest.raises(AssertionError):
        in_lockstep(ARMY, RECORD)


def test_a_row_that_shows_a_whole_position_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    observe = sequential.step_tables

    def open_handed(batch: object, scratch: object, workspace: object, rows: tables.Rows, *rest: object) -> None:
        observe(batch, scratch, workspace, rows, *rest)
        shown = encode_record(unpack(DICEWING.ruleset.state, batch.states[0]))  # type: ignore[attr-defined]
        rows.observation[0, : len(shown)] = shown

    monkeypatch.setattr(sequential, "step_tables", open_handed)
    with pytest.raises(AssertionError):
        one_after_another(DICEWING, RECORD)


@pytest.mark.torture
def test_features_that_show_the_other_seat_s_secret_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    step = lockstep.step_in_lockstep

    def peeping(batch: object, scratch: object, rows: tables.Rows, *rest: object) -> None:
        step(batch, scratch, rows, *rest)
        if batch.tables[0]["acts_secretly"][0]:  # type: ignore[attr-defined]
            made, theirs = ARMY.ruleset.features(), batch.states[1]  # type: ignore[attr-defined]
            ARMY.ruleset.describe(unpack(ARMY.ruleset.state, theirs), 1, made)
            rows.observation[1, : len(encode_record(made))] = encode_record(made)

    monkeypatch.setattr(lockstep, "step_in_lockstep", peeping)
    with pytest.raises(AssertionError):
        in_lockstep(ARMY, FEATURES)
