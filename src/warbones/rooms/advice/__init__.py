"""Hints and odds for people at a table."""
