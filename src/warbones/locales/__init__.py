"""The words of every language, in Project Fluent's files: a folder for each, which the build compiles to functions."""
