"""Positions to solve: one move is clearly right and hard to see; one a day for each game, the same for everybody."""
