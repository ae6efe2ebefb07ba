"""WebSockets of tables, and limits of connections."""
