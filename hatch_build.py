"""Hatch's build hook: a wheel holds the built page."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageBuildHook(BuildHookInterface[Any]):
    """Builds web/ into igroteka/server/static before the wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout: the Makefile builds the page
            return
        script = Path(self.root) / "web" / "build.py"
        static = Path(self.root) / "igroteka" / "server" / "static"
        if script.is_file():
            spec = importlib.util.spec_from_file_location("page_build", script)
            assert spec and spec.loader
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            module.build()
        if static.is_dir():
            build_data["artifacts"].append("igroteka/server/static/**")
