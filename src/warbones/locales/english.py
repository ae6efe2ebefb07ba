"""The compiled English catalogue."""

from __future__ import annotations

from typing import Final

from warbones.locales.catalogue import Catalogue
from warbones.locales.made_en import ARGUMENTS, MESSAGES

ENGLISH: Final = Catalogue(MESSAGES, ARGUMENTS)
