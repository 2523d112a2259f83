"""How computer players of the card game think."""
