"""Names: accepted ones, refused ones with the reasons, and lookalikes."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warbones.club.names import JOINING, TITLE, cleaned, is_alike, looks
from warbones.club.plain_names import LONGEST, BadName

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
OF_EMOJI = st.sampled_from([*FAMILY, *ENGLAND, *"aA1#\u00b4\u2764\ufe0f\u20e3 "])


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
        ("Rene\u00b4", "Rene\u00b4"),
        ("O\u00b4Brien", "O\u00b4Brien"),
        ("a\u00a8b \u00af \u00b8c", "a\u00a8b \u00af \u00b8c"),
        ("\u2764\ufe0f Ada", "\u2764\ufe0f Ada"),
        ("\u00a9\ufe0f\u203c\ufe0f\u2194\ufe0f", "\u00a9\ufe0f\u203c\ufe0f\u2194\ufe0f"),
        (FAMILY, FAMILY),
        (f"{FAMILY}  {FAMILY}", f"{FAMILY} {FAMILY}"),
        (FAMILY * LONGEST, FAMILY * LONGEST),
        ("\U0001f9d4\U0001f3fd\u200d\u2642\ufe0f", "\U0001f9d4\U0001f3fd\u200d\u2642\ufe0f"),
        ("\U0001f3f3\ufe0f\u200d\U0001f308", "\U0001f3f3\ufe0f\u200d\U0001f308"),
        ("1\ufe0f\u20e3 #\ufe0f\u20e3", "1\ufe0f\u20e3 #\ufe0f\u20e3"),
        ("\U0001f1e9\U0001f1ea", "\U0001f1e9\U0001f1ea"),
        (ENGLAND, ENGLAND),
        ("\u4dc0\u2764\ufe0f", "\u4dc0\u2764\ufe0f"),
    ],
)
def test_accepted_names(written: str, name: str) -> None:
    assert cleaned(written) == name


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ("", "at least one letter"),
        (" \t ", "at least one letter"),
        ("...", "at least one letter"),
        ("a\nb", "invisible characters"),
        ("A\u200bda", "invisible characters"),
        ("A\u202eda", "invisible characters"),
        ("A\u2066da", "invisible characters"),
        ("A\ufe0fda", "invisible characters"),
        ("\u3164", "invisible characters"),
        ("A\U000e0041", "invisible characters"),
        ("A\ud800", "invisible characters"),
        ("A" + "\u0301" * 5, "2 accents"),
        ("A\u200bda", r"as U\+200B \(zero width space\)"),
        ("A\nda", r"as U\+000A"),
        ("A\u200d\u2764\ufe0f", r"as U\+200D \(zero width joiner\)"),
        ("\u2764\ufe0f\u200d", "invisible characters"),
        ("1\ufe0f", r"as U\+FE0F"),
        ("\u20e3\ufe0f", "invisible characters"),
        ("0\U000e007f", "invisible characters"),
        ("\U0001f3f4\U000e0061\U000e0062\U000e0063\U000e007f", r"as U\+E0061"),
        ("\u00b4\u00a8", "at least one letter"),
        ("Zoe" + "\u0301" * 5, "2 accents on one letter: remove some from “e”"),
        ("P\u0430ul", "one alphabet, .* “\u0430” .Cyrillic. and “P” .Latin.: write it in one"),
        ("x" * 21, "has 21"),
        (FAMILY * 21, "has 21"),
    ],
)
def test_refused_names_and_reasons(written: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        cleaned(written)


def test_a_title_may_be_longer_than_a_name() -> None:
    assert cleaned("x" * TITLE, TITLE, "title") == "x" * TITLE
    with pytest.raises(BadName, match="A title can have at most 40"):
        cleaned("x" * 41, TITLE, "title")


@given(st.text(max_size=40) | st.text(OF_EMOJI, max_size=9))
def test_accepted_names_are_unchanged_and_fully_visible(written: str) -> None:
    try:
        name = cleaned(written)
    except BadName:
        return
    assert cleaned(name) == name
    assert 0 < len([sign for sign in name if sign not in JOINING]) <= 6 * LONGEST
    seen = name.replace(ENGLAND, "").replace("\u200d", "")
    assert not {unicodedata.category(sign) for sign in seen} & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    assert "  " not in name
    assert all(looks(name))
    assert is_alike(name, name.upper())
    assert is_alike(name, name.lower())


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
        ("Виктор", "ВИКТОР"),
        ("Ольга", "ОЛЬГА"),
        ("Дмитрий", "ДМИТРИЙ"),
        ("Жанна", "ЖАННА"),
        ("Татьяна", "ТАТЬЯНА"),
        ("Γιώργος", "ΓΙΏΡΓΟΣ"),
        ("Νίκος", "ΝΊΚΟΣ"),
        ("Δημήτρης", "ΔΗΜΉΤΡΗΣ"),
        ("Մարիամ", "ՄԱՐԻԱՄ"),
        ("ВОР", "BOP"),
        ("BOP", "вор"),
        ("ναν", "vav"),
        ("ΝΑΝ", "Nan"),
        ("Straße", "STRASSE"),
        ("\u2764\ufe0f", "\u2764"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\U0001f469"),
        ("O\u00b4Brien", "O'Brien"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Ade"), ("Ada", "Adá"), ("Beta", "Bela"), ("Jo", "Joe"), ("Nan", "Van")]
)
def test_names_that_can_be_told_apart(one: str, other: str) -> None:
    assert not is_alike(one, other)
