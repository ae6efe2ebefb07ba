"""HTTP endpoints: games, tables, players, tournaments, replays, lessons, and the client's files."""
