"""Training of the networks that the search goes by: ``python -m warbones.training GAME``."""

from warbones.core.extras import need

need("lab", "scipy", "psutil")
need("fast")
