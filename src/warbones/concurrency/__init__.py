"""Work in the background: fair turns, and errors for which nobody waits any more."""
