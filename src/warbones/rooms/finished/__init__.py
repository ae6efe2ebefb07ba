"""Finished matches: files, replays, stories and reviews."""
