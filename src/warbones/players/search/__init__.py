"""Thinking ahead: search, greed and plans, as machine code."""
