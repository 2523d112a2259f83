"""Builds the compiled twin of the engine: the same source, other class headers, through mypyc."""
