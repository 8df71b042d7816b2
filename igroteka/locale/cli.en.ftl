# The command line's words: one line each, no variables (see igroteka/cli/words.py).

cli-about = Igroteka: four small number games to play, study and simulate.
cli-commands = Commands
cli-command = COMMAND
cli-more = More about a command
cli-options = Options
cli-arguments = Arguments
cli-help = show this and leave
cli-lang = language: en or ru (default: from LANG)
cli-debug = show where an error came from
cli-version = show the version
cli-see-help = See
cli-play = play a game in the terminal
cli-play-game = the game's id; left out, you choose from a list
cli-play-players = how many play, you included
cli-play-option = an option of the game, e.g. gifts=12; may be repeated
cli-play-cards = a file with other facts of the box (see the game's cards.toml)
cli-play-seed = makes the shuffles and the opponents repeatable
cli-play-watch = let all seats be played, just watch
cli-rules = read a rulebook, or one clause with its example
cli-scenarios = check scenario files: a line each, exit code 1 if one fails
cli-scenarios-files = YAML files with scenarios
cli-scenarios-quiet = show only those that fail
cli-bench = measure the speed of the games, beside peers if wished
