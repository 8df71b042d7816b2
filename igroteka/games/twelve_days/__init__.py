"""The game 12 Days of Christmas."""

RULES = ("box", "rules", "knowing")  # where its rules are written, in the order to read them
