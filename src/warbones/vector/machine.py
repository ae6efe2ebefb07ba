"""Deprecated: the old import path of `UNKNOWN`."""

from __future__ import annotations

from warbones.core.deprecated import moved
from warbones.vector.kernels import observations

moved(f"{__name__}.sights", observations, {"UNKNOWN": "UNKNOWN"})
