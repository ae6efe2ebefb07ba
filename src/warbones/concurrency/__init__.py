"""Background work: a fair queue, and errors of tasks that nobody awaits."""
