"""The game My Number!"""

RULES = ("box", "rules", "goals", "knowing")  # where its rules are written, in the order to read them
