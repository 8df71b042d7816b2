"""Every game keeps the contract, and so does a fifth that is nothing but a folder."""

import pytest

import igroteka
from igroteka.engine import contract
from igroteka.engine.contract import check
from igroteka.engine.game import Game
from tests.boxes import TOY, all_games


@pytest.mark.parametrize("game", all_games(TOY), ids=repr)
def test_the_game_keeps_the_contract(game: igroteka.Game) -> None:
    check(game, games=2)


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
    monkeypatch.setattr(game.kit.rules, "write_comma", game.kit.rules.next_seat, raising=False)
    with pytest.raises(AssertionError, match="Two rules are called write_comma"):
        check(game, games=1)
