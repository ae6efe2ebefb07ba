"""What is asked over HTTP: games, tables, replays, lessons, and the client's files."""
