"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Final

import typer

LARGEST_SEED: Final = 2**63 - 1

Seed = Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="The same seed gives the same dice.")]
