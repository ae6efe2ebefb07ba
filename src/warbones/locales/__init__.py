"""The message catalogue: a folder of Project Fluent files for each language, compiled to functions by the build."""
