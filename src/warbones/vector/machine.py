"""Deprecated: the old import path of `UNKNOWN`."""

from __future__ import annotations

from warbones.core.deprecated import moved
from warbones.vector.kernels import observations

moved("warbones.vector.machine.sights", observations, {"UNKNOWN": "UNKNOWN"})
