"""Pieces: each kind drawn in a box of 100, as the page's components of the same names draw it."""
