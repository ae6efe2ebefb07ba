"""Storage for matches, players and tournaments: SQLite or PostgreSQL."""
