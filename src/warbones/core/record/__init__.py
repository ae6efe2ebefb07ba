"""The state of a game: records of integers, events, rule options and rule data."""
