"""A match in play: its setup, clocks, proposals and views."""
