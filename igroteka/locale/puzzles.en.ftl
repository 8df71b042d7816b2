# Puzzles.
puzzles-about = Positions from games between bots in which one move is better than every other. Find it.
puzzles-ask = One move is better than every other. Which?
puzzles-right = Right: { $percent } to win. The next best is { $second }: { $next }.
puzzles-wrong = { $best } is better: { $percent } to win, not { $mine }.
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
