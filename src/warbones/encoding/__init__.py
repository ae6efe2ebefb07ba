"""Games as agents know them: actions as tokens, and a seat's view as numbers, built from readable positions."""
