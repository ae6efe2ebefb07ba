"""``python -m warbones.wasm OUT [GAME ...]`` builds the searches of all games, or of some, as WebAssembly."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from warbones.games import COMPILED

PROGRAM = (
    "import sys; from pathlib import Path; from warbones.wasm.build import build; build(sys.argv[1], Path(sys.argv[2]))"
)


def main(args: Sequence[str]) -> None:
    """Build each game in a separate process."""
    folder, *games = args
    for game in games or COMPILED:
        build_apart(game, Path(folder))


def build_apart(game: str, folder: Path) -> None:
    """Build a game for any processor, with an empty cache: cached code lacks the LLVM modules to translate."""
    with TemporaryDirectory() as cache:
        generic = {"NUMBA_CACHE_DIR": cache, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
        subprocess.run([sys.executable, "-c", PROGRAM, game, str(folder)], check=True, env=os.environ | generic)


if __name__ == "__main__":
    main(sys.argv[1:])
