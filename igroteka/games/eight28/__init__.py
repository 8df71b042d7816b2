"""The game 8-28."""

RULES = ("box", "rules", "dividing", "knowledge")  # where its rules are written, in the order to read them
