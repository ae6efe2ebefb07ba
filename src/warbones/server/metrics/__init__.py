"""Metrics for an operator's monitor: numbers only, about no single person or table."""
