"""``igroteka play``: a game in the terminal, line by line, against random opponents."""

import argparse
import json
import random
import sys
from typing import Any

from igroteka.cli.words import plain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help=plain("cli-play-game"))
    parser.add_argument("--players", type=int, metavar="N", help=plain("cli-play-players"))
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=plain("cli-play-option")
    )
    parser.add_argument("--cards", metavar="FILE", help=plain("cli-play-cards"))
    parser.add_argument("--seed", type=int, metavar="N", help=plain("cli-play-seed"))
    parser.add_argument("--watch", action="store_true", help=plain("cli-play-watch"))


def run(arguments: argparse.Namespace) -> int:
    import igroteka
    from igroteka.locale import say

    language: str = arguments.lang
    rng = random.Random(arguments.seed)
    id = arguments.game or choose_game(language)
    if id is None:
        return 0
    options: dict[str, Any] = dict(pair.partition("=")[::2] for pair in arguments.option)
    if arguments.players is not None:
        options["players"] = arguments.players
    state = igroteka.game(id, cards=arguments.cards, **options).start()
    me = None if arguments.watch else 0
    names = [
        say("play-you" if seat == me else "play-opponent", language, number=seat + 1)
        for seat in range(state.game.players)
    ]
    told = 0
    while True:
        story = state.story if me is None else state.story_for(me)
        for event in story[told:]:
            print(f"{event.say(id, names, language)}  [{event.clause}]")
        told = len(story)
        if state.winners is not None:
            winners = ", ".join(names[seat] for seat in state.winners)
            print(say("play-over", language, winners=winners, count=len(state.winners)))
            return 0
        if state.actor == igroteka.CHANCE:
            ways = state.chance_ways()
            state.play(rng.choices(list(ways), list(ways.values()))[0])
        elif me in state.actors:
            move = ask(state, me, language)
            if move is None:
                return 0
            state.play(move, me)
        else:
            state.play(rng.choice(state.legal()))


def choose_game(language: str) -> str | None:
    import igroteka
    from igroteka.locale import say

    ids = list(igroteka.games())
    for number, id in enumerate(ids, start=1):
        print(f"{number}  {igroteka.games()[id].name(language)}  ({id})")
    while True:
        answer = read_line(say("play-which-game", language))
        if answer is None:
            return None
        if answer in ids:
            return answer
        if answer.isdigit() and 1 <= int(answer) <= len(ids):
            return ids[int(answer) - 1]
        print(say("play-number-please", language, count=len(ids)))


def ask(state: Any, seat: int, language: str) -> str | None:
    """A legal move from the keyboard, by number or notation; None to leave."""
    from igroteka.engine.errors import IllegalMove
    from igroteka.locale import say

    moves = state.legal(seat)
    print()
    print("  ".join(f"{number}) {move}" for number, move in enumerate(moves, start=1)))
    while True:
        answer = read_line(say("play-your-move", language))
        if answer is None or answer in ("q", "quit"):
            return None
        if answer == "?":
            print(json.dumps(state.view(seat), ensure_ascii=False))
        elif answer.isdigit() and answer not in moves and 1 <= int(answer) <= len(moves):
            return str(moves[int(answer) - 1])
        else:
            try:
                state.copy().play(answer, seat)
            except IllegalMove as refusal:
                print(refusal.say(language))
            else:
                return answer


def read_line(prompt: str) -> str | None:
    """A line from the keyboard; None at its end."""
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    return line.strip().lower() if line else None
