"""Risiko: Game of Thrones: territories, houses, dice and, in its longer form, schemes for power."""
