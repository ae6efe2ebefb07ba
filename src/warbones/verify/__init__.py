"""Checking a finished match's file: its dice by the published formula, and the rest by its rules."""
