"""The people at a table: connections, occupants and phrases."""
