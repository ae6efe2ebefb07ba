"""A scene in plain words, line by line: for agents, for a position's own text, and for terminals, which colour it."""
