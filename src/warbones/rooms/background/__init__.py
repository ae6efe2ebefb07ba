"""Everything at a table that happens without a request: bots, timeouts, notifications."""
