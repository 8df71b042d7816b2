"""``--plain`` through a pseudo-terminal and through a pipe."""

import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import igroteka
from igroteka.engine.contract import random_move
from igroteka.engine.record import GameRecord
from igroteka.locale import LANGUAGES, say
from igroteka.terminal import keeping, plain, plain_replay
from tests.terminal.driving import SHORT, box_with_few_gems, terminal

PROMPT = {"en": "Your move:", "ru": "Ваш ход:"}
ENDING = {"en": "The record is in ", "ru": "Запись партии: "}


def options_of(game: str) -> list[str]:
    options = dict(SHORT[game])
    players = options.pop("players")
    return ["--players", str(players), *(word for name, value in options.items() for word in ("-o", f"{name}={value}"))]


@pytest.mark.parametrize(
    ("game", "language"), [("eight28", "en"), ("twelve-days", "ru"), ("jackal-high", "en"), ("my-number", "ru")]
)
def test_a_whole_game_is_played_line_by_line(game: str, language: str) -> None:
    rng = random.Random(game)
    command = ["play", game, *options_of(game), "--plain", "--bots", "random", "--seed", "7", "--lang", language]
    with terminal(*command, "--name", "Vera") as person:
        for turn in range(1000):
            if person.expect(PROMPT[language], ENDING[language]) == ENDING[language]:
                break
            asked = person.written[: person.seen].rsplit("\n1. ", 1)[1]
            moves = re.findall(r"^\d+\. ([^:\r\n]+)", "1. " + asked, re.MULTILINE)
            number = rng.randrange(len(moves))
            by_notation = turn % 2 and not moves[number].isdecimal()
            person.type(f"{moves[number] if by_notation else number + 1}\n")
        assert person.end() == 0
    assert "\x1b" not in person.written, "Plain lines hold no control sequences."
    [file] = keeping.finished()
    assert GameRecord.read(file.read_text(encoding="utf-8")).state.winners is not None
    sentences = [line for line in person.written.splitlines() if line.startswith("Vera")]
    assert all(line.rstrip()[-1] in ".]!:" for line in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_offered_is_understood(language: str) -> None:
    for key in ("plain-help", "plain-waits", "plain-waits-others"):
        words = say(key, language).rpartition(": ")[2].rstrip(".").split(", ")
        assert len(words) > 1 and all(plain.command_in(word)[0] for word in words), words
    words = re.split(", | or | или ", say("plain-replay-help", language).rstrip(":"))
    known = {form for forms in plain_replay.WORDS.values() for form in forms}
    assert set(words) - known <= {"Enter", "a number", "номер"} and len(words) == 10


def test_a_game_that_was_killed_goes_on_where_it_was() -> None:
    with terminal("play", "eight28", "--plain", "--bots", "random", "--seed", "3", "--lang", "en") as person:
        person.expect(PROMPT["en"])
        person.type("pass\n")
        person.expect(PROMPT["en"])
        [kept] = keeping.unfinished()
        person.process.send_signal(signal.SIGKILL)
        person.process.wait()
    with terminal("play", "--plain", "--lang", "en") as person:
        person.expect("There is an unfinished game: 8-28")
        person.type("yes\n")
        person.expect(PROMPT["en"])
        person.type("quit\n")
        person.expect("The game is kept")
        assert person.end() == 0
    [still] = keeping.unfinished()
    assert still.table().playing_state().history == kept.table().playing_state().history


def piped(typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "igroteka", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONWARNINGS": "error"},
        check=False,
    )


def test_a_pipe_is_answered_line_by_line_without_being_asked_for_it() -> None:
    typed = "nonsense\nrules\nhint\ntable\nlog\nundo\n1\nundo\nquit\n"
    found = piped(typed, "play", "jackal-high", "--bots", "random", "--seed", "1", "--name", "Vera")
    assert found.returncode == 0 and found.stderr == ""
    assert "“nonsense” is not a move such as" in found.stdout
    assert "J4.3 Where a die fits." in found.stdout and "**" not in found.stdout
    assert re.search(r"(to win|as good as any other)\. ", found.stdout)
    assert "There is no move of yours to take back." in found.stdout
    assert "You take a move back." in found.stdout


def test_a_number_is_always_the_number_on_the_list() -> None:
    """Also where the moves are numbers themselves: the fourth move, not a card 4."""
    found = piped("4\n99\nquit\n", "play", "twelve-days", "--new", "--seed", "4", "--bots", "random", "--lang", "en")
    assert found.returncode == 0, found.stderr
    fourth = re.search(r"^4\. ([^:]+):", found.stdout, re.MULTILINE)
    assert fourth is not None and fourth[1] != "4"
    assert f"You lead {fourth[1]} and keep" in found.stdout
    assert "There is no 99 on the list" in found.stdout


@pytest.mark.parametrize(("language", "dealt"), [("en", "You get a card: "), ("ru", "Вы получаете карту: ")])
def test_a_hand_is_told_card_by_card(language: str, dealt: str) -> None:
    found = piped("quit\n", "play", "twelve-days", "--new", "--seed", "4", "--bots", "random", "--lang", language)
    cards = re.findall(rf"^{dealt}(\d+)\. \[T1\.3\]$", found.stdout, re.MULTILINE)
    hand = re.search(r"(?:Hand|Рука): ([\d, ]+)\.", found.stdout)
    assert hand is not None and sorted(map(int, cards)) == [int(card) for card in hand[1].split(", ")]
    assert len(cards) == 12


@pytest.mark.parametrize(("language", "dealt"), [("en", "You get the "), ("ru", "Вы получаете карту ")])
def test_the_opening_is_told_whole_and_in_sentences(language: str, dealt: str) -> None:
    found = piped("quit\n", "play", "my-number", "--new", "--seed", "4", "--bots", "random", "--lang", language)
    assert found.stdout.count(dealt) == 7, found.stdout
    assert found.stdout.count("[M2.1]") == 4
    assert "!." not in found.stdout
    question = next(line for line in found.stdout.splitlines() if line.endswith(("7 moves:", "7 ходов:")))
    assert question.split(" 7 ")[0][-1] in ".?!"
    assert found.stdout.count("\n1. ") == 1, "Others have chosen meanwhile: that is no reason to ask again."


def test_there_may_be_nothing_to_go_on_with() -> None:
    anything = piped("", "play", "--plain", "--resume", "--lang", "en")
    assert anything.returncode == 1 and "There is no unfinished game to go on with." in anything.stderr
    one_game = piped("", "play", "eight28", "--plain", "--resume", "--lang", "ru")
    assert one_game.returncode == 1 and "Неоконченных партий в «8-28» нет" in one_game.stderr


def test_people_share_a_keyboard_one_after_the_other() -> None:
    with terminal(
        "play", "twelve-days", "--players", "2", "--name", "Вера", "--name", "Олег", "--plain", "--lang", "ru"
    ) as person:
        person.expect("Нажмите Enter, когда на экран смотрит только Вера:")
        person.type("\n")
        person.expect("Вера, ваш ход.")
        assert person.written.count("Рука:") == 1
        person.expect(PROMPT["ru"])
        person.type("1\n")
        person.expect("Нажмите Enter, когда на экран смотрит только Олег:")
        person.type("\n")
        person.expect("Олег, ваш ход.")
        person.expect(PROMPT["ru"])
        person.type("выход\n")
        assert person.end() == 0


def test_other_facts_of_the_box_are_played_and_kept(tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("box") / "other.toml"
    other.write_text(box_with_few_gems(), encoding="utf-8")
    found = piped("quit\n", "play", "eight28", "--players", "3", "--bots", "random", "--cards", str(other))
    assert found.returncode == 0, found.stderr
    assert "Supply: 8 blue gems" in found.stdout
    [kept] = keeping.unfinished()
    assert kept.table().playing_state().view()["supply"]["blue"] == 8


def test_one_can_watch_bots_play() -> None:
    found = piped("", "play", "twelve-days", "-o", "gifts=1", "--watch", "--bots", "random", "--seed", "2")
    assert found.returncode == 0, found.stderr
    assert "You are watching 12 Days" in found.stdout and "The record is in" in found.stdout


def test_whoever_watches_is_told_of_all_bots_alike() -> None:
    """Nobody of them opened the table for somebody who left it."""
    found = piped("", "play", "eight28", "--players", "3", "--watch", "--bots", "novice", "--seed", "2")
    assert all(f"{name} (Novice). " in found.stdout for name in ("Pip", "Toto", "Bubu"))
    assert "has left" not in found.stdout
    assert not keeping.unfinished()


def test_a_record_is_stepped_through_line_by_line(tmp_path: Path) -> None:
    state = igroteka.game("twelve-days", players=3, gifts=1).start()
    rng = random.Random(2)
    while state.actor is not None:
        seat, move = random_move(state, rng)
        state.play(move, seat)
    file = tmp_path / "game.txt"
    file.write_text(GameRecord(state, ("Vera", "Oleg", "Katya")).text(), encoding="utf-8")
    found = piped("\nback\neyes\neyes\nend\ntable\n3\nquit\n", "replay", str(file), "--lang", "en")
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith("Action 0 of ") and "Action 1 of" in found.stdout
    assert "What all know" in found.stdout and "Winner" in found.stdout
    seen = piped("table\n", "replay", str(file), "--at", "20", "--eyes", "2", "--lang", "en").stdout
    assert seen.count("Hand:") == 1
