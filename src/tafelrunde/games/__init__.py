"""The games, one package each; `registry` finds them by name."""
