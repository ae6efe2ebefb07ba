"""Deprecated: the old import paths of `warbones.encoding`."""

from __future__ import annotations

from warbones.core.deprecated import moved
from warbones.encoding import feature_page, mirror, tokens

moved("warbones.spoken.words", tokens, {"spoken": "encoded_game", "spoken_games": "encoded_games"})
moved("warbones.spoken.turned", mirror, {"turned": "mirror_of"})
moved("warbones.spoken.described", feature_page, {"columns": "feature_columns"})
