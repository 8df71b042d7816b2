"""An adapter without what it adapts to says which extra brings it."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("module", "package"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("open_spiel", "pyspiel")]
)
def test_an_adapter_without_its_extra_says_what_to_install(module: str, package: str) -> None:
    script = f"""
import sys
sys.modules[{package!r}] = None  # as if it were not installed
import igroteka
try:
    import igroteka.adapters.{module}
except ModuleNotFoundError as error:
    assert isinstance(error, igroteka.IgrotekaError)
    print(error, error.say("ru"), sep="\\n")
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    english, russian = said.splitlines()
    assert english.startswith(f"igroteka.adapters.{module} needs an extra") and "igroteka[research]" in english
    assert "дополнение" in russian and "igroteka[research]" in russian
