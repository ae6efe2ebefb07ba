"""Keys to seats, their assignment, and rated play."""
