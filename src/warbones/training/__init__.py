"""Training of the search's networks: ``python -m warbones.training GAME``."""

from warbones.core.extras import need

need("lab", "scipy", "psutil")
need("fast")
