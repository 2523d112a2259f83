"""Tafelrunde: five tabletop games of thrones and intrigue on one engine."""

__version__ = "0.1.0"
