"""What rules are written with, and what runs them."""
