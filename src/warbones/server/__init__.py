"""The table for browsers: rooms, their protocol and their storage."""
