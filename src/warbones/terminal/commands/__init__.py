"""Shared parts of commands: options, rule pages, output and errors."""
