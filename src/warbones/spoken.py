"""Deprecated: the old import paths of `warbones.encoding`."""

from __future__ import annotations

from warbones.core.deprecated import moved
from warbones.encoding import feature_page, mirror, tokens

moved(f"{__name__}.words", tokens, {"spoken": "encoded_game", "spoken_games": "encoded_games"})
moved(f"{__name__}.turned", mirror, {"turned": "mirror_of"})
moved(f"{__name__}.described", feature_page, {"columns": "feature_columns"})
