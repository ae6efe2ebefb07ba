"""The building blocks of rules, and the engine that runs them."""
