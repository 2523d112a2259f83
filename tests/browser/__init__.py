"""The client in a real browser. A package, so that one browser serves all tests of this folder."""
