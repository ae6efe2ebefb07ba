"""Training of the networks that the search goes by: ``python -m warbones.training GAME``."""
