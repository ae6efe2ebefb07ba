"""One match at one screen that people share: who sits at it, and playing it line by line."""
