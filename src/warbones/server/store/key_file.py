"""The web push key, in a file beside the matches."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

FILE: Final = "push-key.pem"


class KeyFile:
    """Stores the key in a file that only the server can read."""

    def __init__(self, folder: Path) -> None:
        """Store the key in ``folder``."""
        self._file = folder / FILE

    def pem(self, make: Callable[[], bytes]) -> bytes:
        """Return the key; ``make`` creates it if there is none. Raises `OSError`."""
        if not self._file.exists():
            made = make()
            with suppress(FileExistsError):  # another process has just created it
                opened = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with os.fdopen(opened, "wb") as kept:
                    kept.write(made)
        return self._file.read_bytes()
