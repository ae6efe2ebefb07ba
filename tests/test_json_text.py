"""JSON for people and diffs reads back unchanged, on lines that fit."""

from __future__ import annotations

import json

import pytest

from warbones.core.json_text import WIDTH, json_text

LONG = "x" * 50


@pytest.mark.parametrize(
    "value", [None, "ä", [], {}, {"a": [1, {"b": LONG}]}, [[LONG, LONG, LONG], {"k": LONG, "l": [LONG, LONG]}]]
)
def test_it_reads_back_as_what_it_was(value: object) -> None:
    text = json_text(value)
    assert json.loads(text) == value
    assert max(map(len, text.splitlines())) <= WIDTH


def test_short_values_stay_on_one_line_and_long_ones_spread() -> None:
    assert json_text({"a": [1, 2], "b": "c"}) == '{"a": [1, 2], "b": "c"}'
    assert json_text({"a": [1, 2], "b": "cc"}, width=16) == '{\n "a": [1, 2],\n "b": "cc"\n}'
    nested = '{\n "key": {\n  "a": [1, 2, 3],\n  "b": [4, 5, 6]\n }\n}'
    assert json_text({"key": {"a": [1, 2, 3], "b": [4, 5, 6]}}, width=20) == nested
    assert json_text([10, 20, 30], width=10) == "[\n 10,\n 20,\n 30\n]"


def test_points_stand_side_by_side() -> None:
    assert json_text([[1, 2], [3, 4], [5, 6]], width=16) == "[\n [1,2], [3,4],\n [5,6]\n]"
    points = [[number, -0.5] for number in range(200)]
    assert json.loads(json_text(points)) == points
