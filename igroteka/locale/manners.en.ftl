# What nobody need put up with.
block = Block
block-who = Block { $who }
blocked = You will not read { $who } any more, at any table, nor be invited.
blocked-list = Blocked
unblock = Unblock
unblock-who = Unblock { $who }
report = Report
report-who = Report { $who } to the host
report-about = What is wrong?
report-words = Rude words
report-name = A rude name
report-play = Spoils the game
report-text = What happened? (may be left empty)
report-send = Tell the host
reported = The host of this server can read it now.
