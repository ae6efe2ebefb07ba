"""The commands for games of one's own."""
