"""The files that test the browser's check are up to date, and this program reaches the same verdicts."""

from __future__ import annotations

import pytest

from tests.verify.vectors import FILE, TAMPERED, honest, vectors, written
from warbones.verify import dice


def test_the_files_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.verify.vectors"


def test_the_honest_file_is_sound() -> None:
    findings = dice.check(dice.read(vectors()["honest"]))
    assert dice.is_sound(findings), findings


@pytest.mark.parametrize("what", TAMPERED)
def test_each_tampering_is_found(what: str) -> None:
    text = vectors()["tampered"][what]
    assert text != vectors()["honest"]
    assert not dice.is_sound(dice.check(dice.read(text)))


def test_a_random_number_is_skipped_somewhere() -> None:
    file = dice.read(vectors()["honest"])
    key = dice.stream_key(dice.key_of_match(file), "table")
    huge = [face for face in file.faces(None) if face["sides"] == 3 << 30]
    first = [int.from_bytes(dice._mac(key, f"{face['number']}:0")[:4], "big") % (3 << 30) + 1 for face in huge]
    assert len(honest()) == 56
    assert first != [face["face"] for face in huge] or len(huge) < 3
