"""The designers' lab: many games at once, and what they show."""

from warbones.core.extras import need

need("lab", "scipy")
need("fast")
