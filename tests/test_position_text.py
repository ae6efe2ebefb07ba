"""Reading positions from text: pasted decoration, unknown names, and files."""

from __future__ import annotations

from pathlib import Path

import pytest

from warbones import GAMES, BrokenPosition, Game, load
from warbones.terminal.commands.options import read_positions


def test_of_many_names_an_error_tells_the_nearest() -> None:
    with pytest.raises(
        BrokenPosition, match=r"no die 'captain9'; the nearest of the 65 are captain\d, captain\d, capt"
    ):
        load("army").at("roll 1.2 | Alpha: captain9=sw | trays: Alpha=bonus Beta=unrolled")


@pytest.mark.parametrize(
    ("game", "line", "said"),
    [
        (
            "battle",
            "unit 1 | Alpha: spiker@AB[1/1]",
            r"no unit 'spiker'; the nearest of the 30 are spikers, \S+, \S+\.",
        ),
        (
            "indicesion",
            "turn 1 | start=Alpha | Alpha: mauve1",
            r"no die 'mauve1'; the nearest of the 36 are \w+, \w+, \w+\.",
        ),
    ],
)
def test_a_refusal_never_lists_all_units_or_dice(game: str, line: str, said: str) -> None:
    with pytest.raises(BrokenPosition, match=said) as refused:
        load(game).at(line)
    assert len(str(refused.value)) < 120


def test_of_few_names_an_error_tells_all() -> None:
    with pytest.raises(BrokenPosition, match=r"no seat 'Gamma'; choose from Alpha, Beta\."):
        load("keep").at("move 2 turn=Gamma")


WRAPPED = [
    *("\ufeff{}", '"{}"', "'{}'", "`{}`", "```\n{}\n```", "```text\n{}\n```\n"),
    *("\u201c{}\u201d", "\u00ab{}\u00bb", "\u200b {}\r\n"),
]


@pytest.mark.parametrize("around", WRAPPED)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_position_is_read_as_it_was_pasted(game: Game, around: str) -> None:
    text = game.new(seed=2).text
    assert game.at(around.format(text)).text == game.at(text).text


@pytest.mark.parametrize(
    ("old", "new", "sign"),
    [
        ("=", "\uff1d", "'\\uff1d' (U+FF1D FULLWIDTH EQUALS SIGN)"),
        ("Alpha:", "Alph\u0430:", "'\\u0430' (U+0430 CYRILLIC SMALL LETTER A)"),
        ("|", "\u00a6", "'\\xa6' (U+00A6 BROKEN BAR)"),
        ("position", "pos\x07ition", "'\\x07' (U+0007)"),
    ],
)
def test_a_sign_that_no_position_has_is_named(old: str, new: str, sign: str) -> None:
    text = GAMES["keep"].new(seed=2).text
    with pytest.raises(BrokenPosition) as refusal:
        GAMES["keep"].at(text.replace(old, new, 1))
    assert str(refusal.value) == f"No position has the sign {sign}: write it in plain letters, numbers and signs."


def test_positions_are_read_from_a_file_that_begins_with_a_mark(tmp_path: Path) -> None:
    text = GAMES["keep"].new(seed=2).text
    (tmp_path / "positions").write_text(f"{text}\n", "utf-8-sig")
    assert read_positions([f"@{tmp_path / 'positions'}"]) == [text]
