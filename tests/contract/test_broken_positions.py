"""A position from outside is refused in a sentence, or can be shown to everybody and played to the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import effort
from tests.corrupted_positions import check_corrupted
from tests.random_games import positions
from warbones import GAMES

MOST_ANSWERS = 300

EACH_GAME = pytest.mark.parametrize("name", sorted(GAMES))


@EACH_GAME
@settings(max_examples=50 if effort.long else 12)
@given(data=st.data())
def test_a_corrupted_field_is_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    check_corrupted(data.draw(positions(GAMES[name], MOST_ANSWERS)), data)


@EACH_GAME
@pytest.mark.torture
@settings(max_examples=4_000)
@given(data=st.data())
def test_many_corrupted_fields_are_refused_or_can_be_played(name: str, data: st.DataObject) -> None:
    check_corrupted(data.draw(positions(GAMES[name], MOST_ANSWERS)), data)
