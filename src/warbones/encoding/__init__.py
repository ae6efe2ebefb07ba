"""Games as agents know them: actions said word by word, and what a seat knows as numbers. The readable form."""
