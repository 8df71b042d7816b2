"""Every game keeps the contract, and so does a fifth that is nothing but a folder."""

from importlib import import_module

import msgspec
import pytest

import igroteka
from igroteka.engine import contract
from igroteka.engine.contract import check
from igroteka.engine.game import Game
from igroteka.engine.rules import GameTable
from igroteka.engine.story import WATCHER
from igroteka.games.eight28 import table as eight28
from igroteka.games.jackal_high import table as jackal_high
from igroteka.games.my_number import table as my_number
from igroteka.games.twelve_days import table as twelve_days
from tests.boxes import GAMES, TOY, all_games, positions, settings
from tests.games.high_card import table as high_card


@pytest.mark.parametrize("game", all_games(TOY), ids=repr)
def test_the_game_keeps_the_contract(game: igroteka.Game) -> None:
    check(game, games=2)


TABLES: tuple[GameTable, ...] = (eight28, jackal_high, my_number, twelve_days, high_card)  # mypy compares them


def test_every_table_says_what_is_asked_of_it() -> None:
    assert {table.ID for table in TABLES} == {*GAMES, TOY}


def test_a_folder_is_all_a_fifth_game_needs() -> None:
    assert TOY in igroteka.games()
    played = igroteka.playouts(igroteka.game(TOY), 9000, seed=1)
    assert abs(played.winners[:, 0].mean() - 0.5) < 0.03


def test_the_contract_notices_a_game_that_tells_its_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    game = igroteka.game(TOY)
    honest = Game.view
    monkeypatch.setattr(Game, "view", lambda game, snapshot, seat: honest(game, snapshot, None))
    monkeypatch.setattr(contract, "picture_of", lambda state, seat: state.view(seat))
    with pytest.raises(AssertionError, match="sees"):
        check(game, games=20)


def test_the_contract_notices_two_rules_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    game = igroteka.game(TOY)
    monkeypatch.setattr(game.kit.rules, "write_key", game.kit.rules.next_seat, raising=False)
    with pytest.raises(AssertionError, match="Two rules are called write_key"):
        check(game, games=1)


@pytest.mark.parametrize("id", [*GAMES, TOY])
def test_a_view_is_what_its_types_say(id: str) -> None:
    declared = import_module(f"igroteka.games.{id.replace('-', '_')}.view_types").View
    for seed, options in enumerate(settings(id)):
        for state in positions(igroteka.game(id, **options), seed, often=0.1):
            for eyes in (None, WATCHER, 0):
                view = state.view(eyes)
                assert msgspec.convert(view, declared, strict=True) == view, "The types leave something out."
