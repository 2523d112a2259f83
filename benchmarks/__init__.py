"""Ratios against other engines, measured in one interleaved run; never part of the tests."""
