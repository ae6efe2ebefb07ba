"""The stream of random bits: the published generator, the same when compiled, and fair dice from it."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import chisquare

from warbones.compiled.jit import entry_point, register_rules
from warbones.compiled.registry import STEP
from warbones.core.rules.step import Rng, Step, below, next_word, roll_die, seed_rng

REFERENCE = (0x89B5C414, 0x7EE57639, 0xDBE18F7B, 0x94AA0162, 0xA22BFF0A, 0x21C91FB8, 0x2C6FD6FE, 0xCDA90D13)
"""The output of PractRand 0.94's sfc32 for the seed words bb3c4104, 02294965 and da1ce2a9."""


@entry_point
def numbers(t: np.ndarray, seed: int, stream: int, n: int, out: np.ndarray) -> None:
    """Fill ``out`` with fair numbers below ``n``."""
    seed_rng(t[0].rng, seed, stream)
    for i in range(len(out)):
        out[i] = below(t[0].rng, n)


def stream_of(seed: int, stream: int, n: int, count: int) -> list[int]:
    rng = Rng()
    seed_rng(rng, seed, stream)
    return [below(rng, n) for _ in range(count)]


def compiled_stream_of(seed: int, stream: int, n: int, count: int) -> list[int]:
    register_rules()
    out = np.zeros(count, np.int64)
    numbers(np.zeros(1, STEP), seed, stream, n, out)
    return out.tolist()


def test_the_bits_are_those_of_the_published_generator() -> None:
    rng = Rng()
    seed_rng(rng, 0x02294965_BB3C4104, 0xDA1CE2A9)
    assert tuple(next_word(rng) for _ in REFERENCE) == REFERENCE


@pytest.mark.parametrize("n", [1, 6, 20, 3 << 29])
@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_compiled_and_interpreted_streams_are_the_same(seed: int, n: int) -> None:
    assert compiled_stream_of(seed, 5, n, 500) == stream_of(seed, 5, n, 500)


@pytest.mark.parametrize("n", [2, 4, 6, 10, 12, 20])
def test_numbers_are_fair(n: int) -> None:
    counts = np.bincount(compiled_stream_of(7, 0, n, 200_000), minlength=n)
    assert len(counts) == n
    assert chisquare(counts).pvalue > 0.001


def test_a_range_that_does_not_divide_the_words_is_fair_too() -> None:
    drawn = np.array(compiled_stream_of(7, 0, 3 << 29, 60_000))
    assert chisquare(np.bincount(drawn >> 29, minlength=3)).pvalue > 0.001


def test_other_seeds_and_streams_give_other_numbers() -> None:
    streams = [stream_of(seed, stream, 1 << 31, 4) for seed in range(8) for stream in range(8)]
    assert len({tuple(numbers) for numbers in streams}) == 64


def test_a_simulated_die_shows_every_face_and_no_other() -> None:
    t = Step()
    t.drawing = 1
    seed_rng(t.rng, 3, 0)
    assert {roll_die(t, 4) for _ in range(200)} == {1, 2, 3, 4}
