"""The stored form of a match, and the interface of every store."""
