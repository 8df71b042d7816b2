# Laying a table.
who-sits = Who is at the table?
sitter-me = Me
hot-explained = Several people play on this device. A curtain hides the cards between turns.
table-manners = Table settings
clock-how-many = Days per move
allow-hints = Hints allowed
allow-take-back = Moves may be taken back if all agree
allow-shuffle = Random seating
allow-listed = List the table publicly
allow-listed-small = Otherwise only people with the link can find it.
allow-words = Let people write to each other
allow-words-small = Otherwise there are reactions only.
allow-rated = Rated game
stand-in = Stand-in for anyone who is away
new-table-alone = The server cannot be reached, so only people at this device and bots can sit at this table.
