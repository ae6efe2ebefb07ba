"""Tuning: a race of rule sets towards a designer's goals."""
