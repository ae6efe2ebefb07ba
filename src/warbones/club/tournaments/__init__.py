"""Tournaments: pairings and standings, independent of any table."""
