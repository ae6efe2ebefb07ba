"""Scenes as pictures: a pure function from a scene to SVG, which needs no browser."""
