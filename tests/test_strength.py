"""``benchmarks/strength.py``: a cell is the arena's own match, however often it was cut short."""

import json
from pathlib import Path

import pytest

from benchmarks.strength import Cell, Run, cells_of, markdown, player_counts
from igroteka.arena.match import play
from igroteka.arena.tournament import Plan, play_deal, run

BUDGETS = {"my-number 3": 40, "my-number 4": 40, "my-number 6": 40}


def cell() -> Cell:
    return Cell("my-number", 3, "advice", "random", (1 / 3,))


def play_on(cell: Cell, games: int) -> None:
    for _ in range(games):
        place = cell.next_game()
        cell.add(place, play(cell.pairing(*place)))


def test_a_cell_is_the_match_that_the_arena_plays() -> None:
    plan = Plan("my-number", (("goals", "none"),), 3, ("advice",), games=12, against="random")
    *_, tally = run(plan, lambda deals: map(play_deal, deals))
    mine = cell()
    play_on(mine, 12)
    assert (mine.whole, mine.share.mean) == (4, tally.standings["advice"].shares.mean)


def test_a_cell_goes_on_where_it_was_cut_short() -> None:
    whole, first, second = cell(), cell(), cell()
    play_on(whole, 9)
    play_on(first, 4)  # a deal and a game
    second.take_up(json.loads(json.dumps(first.plain())))
    assert second.whole == 1
    play_on(second, 5)
    assert second.played == whole.played and second.share.anytime_interval == whole.share.anytime_interval


def test_games_count_only_as_whole_deals_from_the_first() -> None:
    late = cell()
    places = []
    for _ in range(6):
        places.append(late.next_game())
        late.running.add(places[-1])
    assert len(set(places)) == 6  # none is played twice
    for place in places[1:]:
        late.add(place, play(late.pairing(*place)))
    assert late.whole == 0  # the second deal is whole, the first is not
    late.add(places[0], play(late.pairing(*places[0])))
    assert late.whole == 2


def test_every_number_of_players_that_matters_is_asked_about(tmp_path: Path) -> None:
    assert player_counts("my-number") == [3, 4, 6]
    cells = cells_of("my-number", BUDGETS, ["advice", "search", "master", "curve"])
    assert {cell.players for cell in cells if cell.bot == "master"} == {3, 4, 6}
    assert sum(cell.key == "my-number 4 search:40 advice" for cell in cells) == 1  # a point of the curve as well


def test_what_was_played_before_the_game_changed_is_not_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strength.json"
    before = Run(["my-number"], ["advice"], file)
    before.budgets = BUDGETS
    before.cells = [cell()]
    play_on(before.cells[0], 3)
    before.save()
    assert list(Run(["my-number"], ["advice"], file).known) == ["my-number 3 advice random"]
    assert "| my-number | 3 | `advice` | `random` | 0.333 |" in markdown(before.plain())
    before.sources = {"my-number": "another"}
    before.save()
    assert not Run(["my-number"], ["advice"], file).known
    assert "my-number has changed" in capsys.readouterr().out


def test_tables_tell_of_all_files_when_and_where_they_were_measured(tmp_path: Path) -> None:
    files = tmp_path / "my-number.json", tmp_path / "eight28.json"
    for file, cells in zip(files, ([cell()], [Cell("eight28", 3, "advice", "random", (1 / 3,))]), strict=True):
        there = Run([cells[0].game], ["advice"], file)
        there.measured = {"date": "2001-02-03", "machine": there.measured["machine"] | {"processor": "another"}}
        there.budgets = {f"{cells[0].game} {players}": 40 for players in player_counts(cells[0].game)}
        there.cells = cells
        play_on(cells[0], 3)
        there.save()
    tables = markdown(Run(["my-number", "eight28"], ["advice"], *files).plain())
    assert tables.startswith("Measured on 2001-02-03 ") and "of another.\n" in tables
    assert "| my-number | 3 | `advice` |" in tables and "| eight28 | 3 | `advice` |" in tables
