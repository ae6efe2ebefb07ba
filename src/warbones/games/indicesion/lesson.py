"""inDICEsion in a few steps, for whoever has never played."""

from __future__ import annotations

from typing import Final

from warbones.core.lesson import Step

LESSON: Final = ()
