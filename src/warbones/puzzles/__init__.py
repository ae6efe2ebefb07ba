"""Puzzles: positions in which one move is clearly right and hard to see, one a day for each game."""
