"""Kampf um den Eisernen Thron: encounters, supporters, hostages and what promises are worth."""
