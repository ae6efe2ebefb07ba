"""Players and tournaments in a database: records and transactions."""
