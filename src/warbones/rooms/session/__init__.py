"""One client's conversation with a table."""
