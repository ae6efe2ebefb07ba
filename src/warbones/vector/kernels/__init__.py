"""The compiled code that steps tables. All of it is here, so that a change elsewhere recompiles nothing."""
