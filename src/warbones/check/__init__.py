"""The promises that every game keeps, as checks of any game: ``warbones check MODULE:NAME``, and the contract tests."""
