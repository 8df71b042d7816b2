"""Every game keeps the contract, and so does a fifth that is nothing but a folder."""

import pytest

import igroteka
from igroteka.engine.contract import check
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
    honest = game.kit.table.view
    monkeypatch.setattr(game.kit.table, "view", lambda s, seat, rule: honest(s, None, rule))
    with pytest.raises(AssertionError, match="sees"):
        check(game, games=20)
