"""How computer players think about Risk: quick rules, the worth of a position, plans."""
