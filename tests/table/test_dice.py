"""Faces that follow from a secret."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest

from warbones.table.dice import HonestDice

SECRET = b"nobody knows this"


def word(place: str) -> int:
    """Return what the documentation says a face is drawn from."""
    return int.from_bytes(hmac.new(SECRET, place.encode(), "sha256").digest()[:4], "big")


@pytest.mark.parametrize("stream", [None, 0, 5])
def test_a_face_is_drawn_as_documented(stream: int | None) -> None:
    dice = HonestDice(SECRET)
    for number in range(50):
        assert dice.face(stream, number, 20) == 1 + word(f"{stream}:{number}:0") % 20


def test_a_word_that_would_favour_low_faces_is_passed_over() -> None:
    sides = 3 << 30  # of 2**32 words the last quarter cannot be shared out fairly
    tries = [next(t for t in range(100) if word(f"None:{number}:{t}") < sides) for number in range(100)]
    assert max(tries) > 1
    faces = [HonestDice(SECRET).face(None, number, sides) for number in range(100)]
    assert faces == [1 + word(f"None:{number}:{t}") for number, t in enumerate(tries)]


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 8, 10, 12, 20, 100])
def test_every_face_comes_about_as_often(sides: int) -> None:
    dice, expected = HonestDice(SECRET), 400
    found = Counter(dice.face(0, number, sides) for number in range(sides * expected))
    assert set(found) == set(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < sides + 5 * (2 * sides) ** 0.5


def test_streams_and_secrets_have_nothing_in_common() -> None:
    streams = [
        tuple(HonestDice(secret).face(stream, number, 20) for number in range(20))
        for secret in (SECRET, b"another")
        for stream in (None, 0, 1, 10)
    ]
    assert len(set(streams)) == len(streams)
