"""Dice Wars' notation: names, actions and positions as text, and the checks of written positions."""
