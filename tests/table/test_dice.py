"""Faces derived from the table's secret and the client seeds."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest

from warbones.table.dice import HonestDice, SealedDice, is_share

SECRET = b"nobody knows this"


def word(place: str) -> int:
    """Return the number from which the documented method draws a face."""
    return int.from_bytes(hmac.new(SECRET, place.encode(), "sha256").digest()[:4], "big")


@pytest.mark.parametrize("stream", [None, 0, 5])
def test_a_face_is_drawn_as_documented(stream: int | None) -> None:
    dice = HonestDice(SECRET)
    for number in range(50):
        assert dice.face(stream, number, 20) == 1 + word(f"{stream}:{number}:0") % 20


def test_a_random_number_that_would_favour_low_faces_is_skipped() -> None:
    sides = 3 << 30  # the last quarter of the 2**32 values would favour some faces
    tries = [next(t for t in range(100) if word(f"None:{number}:{t}") < sides) for number in range(100)]
    assert max(tries) > 1
    faces = [HonestDice(SECRET).face(None, number, sides) for number in range(100)]
    assert faces == [1 + word(f"None:{number}:{t}") for number, t in enumerate(tries)]


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 8, 10, 12, 20, 100])
def test_every_face_is_about_equally_frequent(sides: int) -> None:
    dice, expected = HonestDice(SECRET), 400
    found = Counter(dice.face(0, number, sides) for number in range(sides * expected))
    assert set(found) == set(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < sides + 5 * (2 * sides) ** 0.5


def test_every_stream_and_secret_gives_other_faces() -> None:
    streams = [
        tuple(HonestDice(secret).face(stream, number, 20) for number in range(20))
        for secret in (SECRET, b"another")
        for stream in (None, 0, 1, 10)
    ]
    assert len(set(streams)) == len(streams)


SHARES = ("1f" * 32, "")


def sealed(secret: bytes = bytes(32), shares: tuple[str, ...] = SHARES) -> SealedDice:
    return SealedDice(secret, shares)


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 8, 10, 12, 20, 100])
def test_every_committed_face_is_about_equally_frequent(sides: int) -> None:
    dice, expected = sealed(), 400
    found = Counter(dice.face(0, number, sides) for number in range(sides * expected))
    assert set(found) == set(range(1, sides + 1))
    assert sum((count - expected) ** 2 / expected for count in found.values()) < sides + 5 * (2 * sides) ** 0.5


def test_each_client_seed_and_the_secret_change_every_stream() -> None:
    brought = [("2f" * 32, ""), ("", "1f" * 32), ("", "")]
    others = [sealed(b"x" * 32), *(sealed(shares=shares) for shares in brought)]
    streams = [
        tuple(dice.face(stream, number, 20) for number in range(20))
        for dice in (sealed(), *others)
        for stream in (None, 0, 1, 10)
    ]
    assert len(set(streams)) == len(streams)
    assert len({dice.seed(number) for dice in (sealed(), *others) for number in range(20)}) == 100


@pytest.mark.parametrize("length", [0, 8, 16, 31, 33])
def test_a_secret_that_could_be_guessed_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"32 bytes, and this one has {length}"):
        SealedDice(bytes(length), SHARES)


@pytest.mark.parametrize("text", ["", "1f" * 31, "1f" * 33, "1F" * 32, "1g" * 32, "１f" * 32, " f" * 32])
def test_malformed_client_seeds_are_refused(text: str) -> None:
    assert is_share("1f" * 32)
    assert not is_share(text)
