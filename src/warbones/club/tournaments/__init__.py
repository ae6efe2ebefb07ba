"""Tournaments of a club evening: who plays whom next, and how everybody stands. Nothing here knows a table."""
