"""Runs: the matchups of a study, the simulators that play them, and the tables of rows that come out."""
