"""What an operator's monitor may count: numbers alone, of nobody and no table in particular."""
