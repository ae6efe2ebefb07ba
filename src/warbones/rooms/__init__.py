"""Tables in memory: matches, their seats, and everything that happens there."""
