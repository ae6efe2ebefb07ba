"""Statistics of played games: intervals, ratings, and a figure for each of a designer's questions."""
