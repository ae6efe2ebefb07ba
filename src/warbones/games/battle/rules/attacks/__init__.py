"""Attacks: ranges, chances, strikes, sieges and bombs (R19 to R28, R31, R34)."""
