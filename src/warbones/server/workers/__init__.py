"""Slow work, on other threads and in other processes."""
