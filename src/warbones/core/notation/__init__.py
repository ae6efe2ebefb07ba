"""The shared parts of all notations: names, codecs of fields, tokens, and the validity of positions."""
