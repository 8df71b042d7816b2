# The command line's words: one line each, no variables (see igroteka/cli/words.py).

cli-about = Igroteka: small number games to play, study and simulate.
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
cli-choosing-players = how many play (default: the game's usual number)
cli-choosing-option = an option of the game, e.g. gifts=12; may be repeated
cli-choosing-cards = a file with other facts of the box (see the game's cards.toml)
cli-play = play in the terminal: bots, friends beside you, or a table on a server
cli-play-game = the game's id, or the link of a table on a server; left out, you choose from menus
cli-play-seed = makes the shuffles and the opponents repeatable
cli-play-watch = let all seats be played, just watch
cli-default = default
cli-play-bots = levels of the bots, separated by commas: novice, casual, strong, master (default: casual)
cli-play-name = your name (default: your login name); repeated, several play at this keyboard
cli-play-server = open the table on this server, for others to join; seats without a bot wait for whoever comes
cli-play-new = begin a new game without asking about an unfinished one
cli-play-resume = go on with the latest unfinished game
cli-play-plain = line by line, for screen readers and pipes (default where there is no terminal)
cli-play-no-animation = show every position at once
cli-play-example-menu = choose a game, options and opponents from menus
cli-play-example-bots = five at the table: you and four strong bots
cli-play-example-hot = two people at one keyboard, bots on the other seats, twelve gifts
cli-play-example-server = join a table that others see on the page
cli-play-example-open = open a table on a server and wait for the others
cli-play-example-plain = line by line, in Russian
cli-replay = step through a record, with its analysis
cli-replay-file = the game's record
cli-replay-eyes = whose eyes: open (all cards), all (what everybody knows) or a seat's number (default: open)
cli-replay-at = begin after this many actions (default: 0)
cli-replay-analysis = an analysis written by igroteka analyse --json (default: the one kept beside the record)
cli-replay-example-open = arrows go forwards and backwards
cli-replay-example-eyes = as the second seat saw it, from action 40 on
cli-replay-example-analysis = with chances, mistakes and turning points
cli-completion = make your shell complete our commands
cli-completion-shell = your shell: bash, zsh or fish
cli-completion-example-bash = put this into ~/.bashrc (zsh: ~/.zshrc, with zsh)
cli-completion-example-fish = once
cli-examples = Examples
cli-exit-codes = Exit codes: 0 all is well, 1 something could not be done, 2 wrongly called, 130 interrupted.
cli-environment = Environment: LANG or IGROTEKA_LANG the language, NO_COLOR no colours, IGROTEKA_DATA where games are kept.
cli-argparse-usage = usage:
cli-argparse-required = the following arguments are required: %s
cli-argparse-unrecognized = unrecognized arguments: %s
cli-argparse-argument = argument %(argument_name)s: %(message)s
cli-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-argparse-value = %(value)r does not fit: a number is needed
cli-argparse-one = expected one argument
cli-argparse-some = expected at least one argument
cli-argparse-not-with = not allowed with argument %s
cli-rules-example-whole = the whole rulebook
cli-rules-example-clause = one clause, with its example played
cli-rules-example-list = all clauses with their titles
cli-serve-example-home = for yourself, at http://127.0.0.1:8028/
cli-serve-example-network = for everybody in your network
cli-serve-example-postgres = one of several processes behind a proxy
cli-arena-example-two = two levels against each other
cli-arena-example-report = with a report to look at
cli-analyse-example-read = read it in the terminal
cli-analyse-example-page = as a web page with the chart of chances
cli-scenarios-example = check the examples of a game
cli-verify-example = recompute every shuffle
cli-admin-example-tables = all tables
cli-admin-example-backup = everything in one file
cli-bench-example = one game, beside other libraries
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
cli-bench-browser = the browser alone: the games in Node and Chromium beside native code, and how soon the page opens
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
cli-site = write the page as a folder of files for any host, without a server
cli-site-folder = where to write it: a new folder, or an older site of this kind
cli-site-base = the path on the host, if it is known, such as /games/ (default: the folder works wherever it lies)
cli-site-example = a folder for GitHub Pages or any other host
cli-site-example-base = for a part of a site that nginx serves
cli-verify = check the shuffles of a game from a server's table
cli-verify-file = the game's record
cli-admin = look after a server: tables, players, backups
cli-admin-deed = tables, players and reports list them; settle takes a report off the list; remove takes a table or a player away; export writes all records into a folder; backup and restore read and write one file
cli-admin-what = the table's or player's id; the file or folder

# igroteka arena and igroteka analyse
cli-arena = let bots play each other and measure who is better
cli-arena-game = the game
cli-arena-bots = the bots, separated by commas: novice, casual, strong, master, advice, random, search:2000 (playouts a move), search:100ms, oracle:2000 (sees all cards)
cli-arena-against = put each bot alone at a table of this one
cli-arena-games = games at most (default: 1000)
cli-arena-seed = the same number, the same deals (default: 0)
cli-arena-until-decided = stop as soon as every bot is clearly above or below its fair share
cli-arena-json = write the report as JSON
cli-arena-html = write the report as a web page
cli-arena-ray = play on a Ray cluster: its address, or local
cli-analyse = look back at a game: chances, mistakes and luck
cli-analyse-file = the game's record
cli-analyse-time = how long to think about a move: 20ms, 2s
cli-analyse-time-form = a time looks like 20ms or 2s
cli-analyse-playouts = playouts to think about a move (default: 3000): the same number, the same result
cli-analyse-json = write the analysis as JSON
cli-analyse-html = write the analysis as a web page

# igroteka games
cli-games = list the games with their options
cli-games-game = the game's id; left out, all of them
cli-games-example-all = all games with their options
cli-games-example-one = one game, in Russian

# igroteka train
cli-train = let the search play itself and a game's advice learn from it
cli-train-game = the game
cli-train-games = games to learn from (default: 240); every fifth is kept to ask afterwards
cli-train-playouts = playouts for each decision (default: 800)
cli-train-seed = the same number, the same games (default: 0)
cli-train-data = the folder for the games, to go on from where it was stopped (default: the user's cache)
cli-train-out = where to write what was learned (default: beside the game's advice, learned.toml)
cli-train-example = learn anew, from games of all numbers of players
cli-train-example-try = a small try that changes nothing
