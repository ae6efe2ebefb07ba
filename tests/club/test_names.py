"""What people type: what is let through, what is refused in which words, and what looks alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warbones.club.names import LONGEST, TITLE, BadName, alike, cleaned


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("<i>Bert</i>", "<i>Bert</i>"),
        ("Ａｄａ", "Ada"),
        ("a\u00a0b", "a b"),
        ("さくら 太郎", "さくら 太郎"),
        ("Ольга", "Ольга"),
        ("Nguyễn", "Nguyễn"),
        ("😀 7", "😀 7"),
    ],
)
def test_what_may_be_a_name(written: str, name: str) -> None:
    assert cleaned(written) == name


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "at least one letter"),
        (" \t ", "at least one letter"),
        ("...", "at least one letter"),
        ("a\nb", "cannot be seen"),
        ("A\u200bda", "cannot be seen"),
        ("A\u202eda", "cannot be seen"),
        ("A\u2066da", "cannot be seen"),
        ("A\ufe0fda", "cannot be seen"),
        ("\u3164", "cannot be seen"),
        ("A\U000e0041", "cannot be seen"),
        ("A\ud800", "cannot be seen"),
        ("A" + "\u0301" * 5, "2 marks"),
        ("P\u0430ul", "one alphabet"),
        ("x" * 21, "has 21"),
    ],
)
def test_what_is_refused_and_why(written: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        cleaned(written)


def test_a_title_may_be_longer_and_is_named() -> None:
    assert cleaned("x" * TITLE, TITLE, "A title") == "x" * TITLE
    with pytest.raises(BadName, match="A title has at most 40"):
        cleaned("x" * 41, TITLE, "A title")


@settings(deadline=None)
@given(st.text(max_size=40))
def test_what_is_let_through_stays_as_it_is_and_shows_all_it_has(written: str) -> None:
    try:
        name = cleaned(written)
    except BadName:
        return
    assert cleaned(name) == name
    assert 0 < len(name) <= LONGEST
    assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert "  " not in name
    assert alike(name) == alike(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Paul", "Р\u0430ul"),
        ("Arnold", "Amold"),
        ("O0", "0o"),
        ("Ian", "lan"),
        ("Ada L", "AdaL"),
        ("ρ", "p"),
        ("Lily", "Li1y"),
    ],
)
def test_names_that_eyes_take_for_one_another(one: str, other: str) -> None:
    assert alike(one) == alike(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ade"), ("Ada", "Adá"), ("Beta", "Bela"), ("Jo", "Joe")])
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert alike(one) != alike(other)
