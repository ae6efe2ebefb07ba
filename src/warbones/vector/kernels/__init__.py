"""The compiled code that steps tables. All of it lies here, so that a change elsewhere recompiles nothing."""
