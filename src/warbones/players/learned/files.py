"""A network's files: its weights as NumPy arrays (`NAME.npz`), and their provenance (`NAME.json`).

NumPy's format needs no other library, holds only numbers, and loads without running code (``allow_pickle=False``). Half
precision is accurate enough and half the size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from warbones.core.play.parts import Parts
from warbones.players.learned.columns import Floats
from warbones.players.learned.inputs import inputs_of

WEIGHTS_FOLDER: Final = Path(__file__).with_name("weights")
"""The networks that come with the program."""


@dataclass(frozen=True, eq=False)
class Weights:
    """A network with one hidden layer of rectified units; its output is the log odds of winning."""

    rows: Floats  # (columns, hidden): see `Inputs`
    bias: Floats  # (hidden)
    out: Floats  # (hidden)
    lift: Floats  # (1)


class Provenance(msgspec.Struct, frozen=True):
    """The origin of a network. ``features`` is the digest of its `Inputs`."""

    game: str
    features: str
    command: str
    seed: int
    generations: int
    games: int
    seconds: float
    hardware: str
    versions: dict[str, str]
    loss: float


class BadWeights(Exception):
    """A network's files that do not fit the game's current features."""


def save(folder: Path, weights: Weights, made: Provenance) -> None:
    """Write a network's files."""
    folder.mkdir(parents=True, exist_ok=True)
    half: dict[str, Any] = {name: value.astype(np.float16) for name, value in vars(weights).items()}
    np.savez_compressed(folder / f"{made.game}.npz", **half)
    (folder / f"{made.game}.json").write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")


@cache
def weights_of(game: Parts, folder: Path = WEIGHTS_FOLDER) -> Weights | None:
    """Return the game's network, or None if it has none. Raises `BadWeights`."""
    made_file = folder / f"{game.id}.json"
    if not made_file.exists():
        return None
    made, inputs = msgspec.json.decode(made_file.read_bytes(), type=Provenance), inputs_of(game.ruleset)
    with np.load(folder / f"{game.id}.npz", allow_pickle=False) as arrays:
        weights = Weights(*(arrays[name].astype(np.float32) for name in Weights.__dataclass_fields__))
    if made.features != inputs.digest or len(weights.rows) != inputs.columns:
        raise BadWeights(
            f"The network in {made_file.name} reads other features than {game.title} has now: train it again with "
            f"`python -m warbones.training {game.id}`, or delete its two files to play by the game's own advice."
        )
    return weights
