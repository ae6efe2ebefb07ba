"""Trained networks: what they read of a position, the files that hold them, and a game's own as the search takes it."""
