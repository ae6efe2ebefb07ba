"""Trained networks: their inputs, their files, and the form in which the search uses them."""
