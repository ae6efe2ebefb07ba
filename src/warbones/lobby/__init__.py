"""The pages before a match: games, lessons, rulebooks and daily puzzles."""
