"""The designers' laboratory: batches of games, studies, tuning and exploitability."""

from warbones.core.extras import need

need("lab", "scipy")
need("fast")
