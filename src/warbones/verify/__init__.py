"""Checking a finished match's file: its dice by the published formula, and everything else by its rules."""
