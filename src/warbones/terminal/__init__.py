"""The table in a terminal: the same scenes as in the browser, as text. It knows no particular game."""

from warbones.core.extras import need

need("terminal")
