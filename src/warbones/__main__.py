"""``python -m warbones`` is the command ``warbones``."""

from warbones.cli import app

app()
