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

# igroteka rules
cli-rules-game = the game's id; left out, the games are listed
cli-rules-clause = a clause (E3.4) or a section (E3) to explain; left out, the whole rulebook
cli-rules-example = show this example of the clause instead of the first
cli-rules-all = show all examples of the clause
cli-rules-list = list the clauses with their titles
cli-rules-html = write the rulebook as a web page: igroteka rules GAME --html > rules.html

# igroteka bench
cli-bench-games = ids of the games; left out, all of them
cli-bench-seconds = how long to measure each line (default: 2)
cli-bench-json = write all figures, slice by slice, to a file as well
cli-bench-peers = measure OpenSpiel, RLCard and python-chess in the same run
cli-bench-cuda = measure the games on an NVIDIA GPU, too
cli-bench-memory = weigh a million playouts of each game (takes minutes)

# igroteka serve
cli-serve = serve live tables for people and bots
cli-serve-port = the port (default: 8028)
cli-serve-host = the address to listen at (default: 127.0.0.1; 0.0.0.0 for the whole network)
cli-serve-database = postgresql://… for several processes (default: an SQLite file in the data folder)
cli-serve-data = the data folder (default: the user's own)
cli-serve-base-path = the path under which a proxy serves it, e.g. /games
cli-serve-origins = further origins whose pages may connect, separated by commas
cli-serve-public-url = what links in “your turn” messages begin with
cli-serve-trusted-proxies = addresses of proxies whose X-Forwarded-For is believed (default: 127.0.0.1)
cli-serve-log-format = json or text (default: json)
cli-serve-secure-cookies = cookies only over TLS: set it behind an https proxy
cli-serve-bot-pace = seconds that a bot takes for a move (default: 0.7)
cli-serve-bot-threads = how many bots think at the same time (default: 2)
cli-serve-config = a TOML file with the same settings; each is also an environment variable, IGROTEKA_PORT …
cli-verify = check the shuffles of a game from a server's table
cli-verify-file = the game's record
cli-admin = look after a server: tables, players, backups
cli-admin-deed = tables and players list them; remove takes one away; export writes all records into a folder; backup and restore read and write one file
cli-admin-what = the table's or player's id; the file or folder

# igroteka arena and igroteka analyse
cli-arena = let bots play each other and measure who is better
cli-arena-game = the game
cli-arena-bots = the bots, separated by commas: novice, casual, strong, master, advice, random, search:2000 (playouts a move), search:100ms, oracle:2000 (sees all cards)
cli-arena-against = put each bot alone at a table of this one
cli-arena-players = players at a table (default: the game's usual number)
cli-arena-games = games at most (default: 1000)
cli-arena-option = an option of the game, such as deck=zoch; may be repeated
cli-arena-cards = play with other cards, from a file like the game's cards.toml
cli-arena-seed = the same number, the same deals (default: 0)
cli-arena-until-decided = stop as soon as every bot is clearly above or below its fair share
cli-arena-json = write the report as JSON
cli-arena-html = write the report as a web page
cli-arena-ray = play on a Ray cluster: its address, or local
cli-analyse = look back at a game: chances, mistakes and luck
cli-analyse-file = the game's record
cli-analyse-time = milliseconds to think about a move
cli-analyse-playouts = playouts to think about a move (default: 3000): the same number, the same result
cli-analyse-json = write the analysis as JSON
cli-analyse-html = write the analysis as a web page
