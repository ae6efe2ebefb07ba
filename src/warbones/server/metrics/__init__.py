"""Metrics for an operator's monitor: numbers only, with no person or table in them."""
