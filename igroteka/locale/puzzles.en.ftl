# Puzzles, on the page and in the terminal.
puzzles-about = Positions from games between bots in which one move is better than every other. Find it.
puzzles-ask = One move is better than every other. Which?
puzzles-one = Puzzle { $id }, rating { $rating }
puzzles-you-are = You are { $who }.
puzzles-right = Right: { $percent } to win. The next best is { $second }: { $next }.
puzzles-wrong = { $best } is better: { $percent } to win, not { $mine }.
puzzles-theme = What it is about: { $theme } ({ $clause }).
puzzles-rating = Your rating in { $game }: { $rating }
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-solved = { $right } of { $tried } right
puzzles-tried-none = None tried yet
puzzles-next = Next
puzzles-again = From the beginning
puzzles-see = Show the answer
puzzles-seen = The best move is { $best }: { $percent } to win. The next best is { $second }: { $next }.
puzzles-themes = Themes
puzzles-solve = Solve
puzzles-solve-game = Solve puzzles of { $game }
puzzles-solve-theme = Solve: { $theme }
puzzles-mine = Rating { $rating }
puzzles-its = Puzzle { $rating }
puzzles-none = There are no puzzles for this game yet.
puzzles-missing = The puzzles could not be fetched. Try again when you are connected.
# In the terminal.
puzzles-terminal-help = Answer with a number or a move. “table” tells the position again, “rules” the clause it is about, “quit” leaves.
puzzles-terminal-move = Your move:
puzzles-terminal-next = Enter for the next puzzle, “quit” to leave:
puzzles-terminal-no = “{ $typed }” is none of these moves.
puzzles-mined = { $games } games, { $decisions } decisions; { $found } puzzles found, { $stand } stand after the check.
puzzles-written = { $taken } puzzles are in { $file }.
