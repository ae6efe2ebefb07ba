"""The designers' lab: many games at once, and what they show."""
