"""Each recording of a game has something that no other has, so a change shows where it belongs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.contract import digests, sentences
from tests.golden import golden_files, replayed
from warbones import Game, Position, WarbonesError, load
from warbones.core.view.scene import Scene
from warbones.games.dicewing.rules import power

DICEWING = load("dicewing")
SEEDS = range(2)


def recordings(game: Game) -> dict[str, bool]:
    """Return whether each recording of a game is unchanged."""
    before = digests.stored(game)
    return {
        "golden games": all(map(goes_as_it_went, golden_files(game.id))),
        "sentences": sentences.written(game) == sentences.path(game).read_text("utf-8"),
        "digests": all(digests.digested(game, seed) == before[seed] for seed in SEEDS),
    }


def changed(game: Game) -> set[str]:
    """Return the recordings that have changed."""
    return {name for name, same in recordings(game).items() if not same}


def redrawn(monkeypatch: pytest.MonkeyPatch, change: Callable[[bytes], bytes]) -> None:
    """Change the JSON of every scene that is drawn."""
    draw = Position.scene

    def scene(position: Position, seat: int | None) -> Scene:
        return msgspec.json.decode(change(msgspec.json.encode(draw(position, seat))), type=Scene)

    monkeypatch.setattr(Position, "scene", scene)


def test_scenes_that_are_the_same_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    redrawn(monkeypatch, bytes)
    assert changed(DICEWING) == set()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"captures ", b"takes away "),  # of the log
        (b"Launch two dice", b"Send two dice"),  # of the question
        (b", not rolled yet", b", still to be rolled"),  # of a piece
    ],
)
def test_a_changed_word_is_seen_in_the_sentences_alone(
    monkeypatch: pytest.MonkeyPatch, before: bytes, after: bytes
) -> None:
    redrawn(monkeypatch, lambda scene: scene.replace(before, after))
    assert changed(DICEWING) == {"sentences"}


@pytest.mark.parametrize(
    ("before", "after"), [(b'"look":"grid"', b'"look":"row"'), (b'"acting":true', b'"acting":false')]
)
def test_a_changed_look_shows_in_the_digests_alone(
    monkeypatch: pytest.MonkeyPatch, before: bytes, after: bytes
) -> None:
    redrawn(monkeypatch, lambda scene: scene.replace(before, after))
    assert changed(DICEWING) == {"digests"}


def test_a_changed_rule_is_seen_in_the_golden_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(power, "two_odd", lambda s, x, y: False)
    assert not all(map(goes_as_it_went, golden_files(DICEWING.id)))


def goes_as_it_went(path: Path) -> bool:
    """Return whether a golden game replays unchanged; changed rules may not even accept its answers."""
    written = json.loads(path.read_text("utf-8"))
    try:
        return replayed(written) == written
    except WarbonesError:
        return False
