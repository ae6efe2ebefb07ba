"""The commands for authors of games."""
