"""The board: a game's own painting, in the room that the terminal gives it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from igroteka.engine.game import Game
from igroteka.engine.views import AnyView
from igroteka.rendering.boards import Block, Sight, paint
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
        view: AnyView,
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
        if self.shown is not None and self.size.width >= 20:
            lines = self.painted(self.size.width, self.size.height)
            if len(lines) > self.size.height:  # it scrolls, and the bar at the side needs a column
                lines = self.painted(self.size.width - 1, self.size.height)
            self.show(lines)

    def fits(self, width: int, height: int) -> bool:
        """Is there a way to paint it whole in this room?"""
        return self.shown is not None and len(self.painted(width, height)) <= height

    def painted(self, width: int, height: int) -> Block:
        assert self.shown is not None
        view, names, seat, acting, legal = self.shown
        sight = Sight(names, self.language, self.game.kit.plain, seat, acting, min(width, 110), height, legal)
        return paint(self.game, view, sight)
