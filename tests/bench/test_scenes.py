"""A scene's time and size come from each side's own sources."""

from __future__ import annotations

from pathlib import Path

from bench.scenes import MEASURES, measured
from bench.sides import Side

STAND_IN = """
class Position:
    over = throw = owed = False
    to_act = (0,)
    drawn = []
    def scene(self, seat):
        self.drawn.append(seat)
        while not self.burnt(): pass
        return "drawn"
    def burnt(self):
        import time
        self.end = getattr(self, "end", 0) or time.process_time() + 0.001
        return time.process_time() > self.end
    def legal(self, seat): return [type("Action", (), {"text": "wait"})]
    def act(self, seat, text): self.end = 0
class Game:
    def new(self, **options): return Position()
GAMES = {"keep": Game()}
"""
"""A game whose first scene takes a millisecond to draw, and is sent as text."""


def test_a_scene_s_figures_are_means_of_all_drawn_scenes(tmp_path: Path) -> None:
    (tmp_path / "warbones.py").write_text(STAND_IN, "utf-8")
    with Side(tmp_path, MEASURES) as there:
        took, size = measured(there, "keep")
    assert took > 1_000 / 3
    assert size == len('"drawn"')
