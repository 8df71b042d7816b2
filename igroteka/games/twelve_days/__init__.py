"""The game 12 Days of Christmas."""

RULES = ("box", "rules", "knowledge")  # where its rules are written, in the order to read them
