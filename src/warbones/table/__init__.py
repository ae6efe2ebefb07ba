"""A live match: its answers, the sources of its dice, and the files and replays of finished matches."""
