"""A variant: DICE WAR under an id of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from warbones import GAMES

GAME: Final = replace(GAMES["keep"], id="quick", title="Quick")
