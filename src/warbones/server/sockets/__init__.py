"""WebSockets of tables, and limits on connections."""
