"""The table in a terminal: the same scenes as in the browser, as characters. It knows no game."""

from warbones.core.extras import need

need("terminal")
