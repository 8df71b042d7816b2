"""A toy game: everybody gets a card, may change it once, and the highest wins."""

RULES = ("rules", "knowledge")
