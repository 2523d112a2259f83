"""How computer players of the Iron Throne think, bargain and speak."""
