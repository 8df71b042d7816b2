"""The board: a game's own painting, in the room that the terminal gives it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from igroteka.drawing.boards import Sight, paint
from igroteka.engine.game import Game
from igroteka.terminal.widgets import Lines


class PaintedBoard(Lines):
    """A view of the game, painted anew whenever the room changes."""

    def __init__(self, game: Game, language: str, id: str = "board") -> None:
        super().__init__(id=id)
        self.game = game
        self.language = language
        self.shown: tuple[Mapping[str, Any], Sequence[str], int | None, Collection[int], Collection[str]] | None = None

    def look(
        self,
        view: Mapping[str, Any],
        names: Sequence[str],
        seat: int | None,
        acting: Collection[int] = (),
        legal: Collection[str] = (),
    ) -> None:
        self.shown = (view, names, seat, acting, legal)
        self.repaint()

    def cover(self) -> None:
        """Nothing to see."""
        self.shown = None
        self.show(())

    def on_resize(self) -> None:
        self.repaint()

    def repaint(self) -> None:
        if self.shown is None or self.size.width < 20:
            return
        view, names, seat, acting, legal = self.shown
        sight = Sight(
            names,
            self.language,
            self.game.kit.plain,
            seat,
            acting,
            min(self.size.width, 110),
            self.size.height,
            legal,
        )
        self.show(paint(self.game, view, sight))
