"""The scenarios of every game hold, and a scenario that does not hold says where."""

from pathlib import Path

import pytest
import yaml

from igroteka.cli import main
from igroteka.engine.game import boxed_kits
from igroteka.engine.scenarios import ENTRY_KEYS, KEYS, check_file
from tests.boxes import GAMES

FILES = {id: Path(str(boxed_kits()[id].table.__file__)).with_name("scenarios.yaml") for id in GAMES}


@pytest.mark.parametrize("id", GAMES)
def test_all_scenarios_hold(id: str) -> None:
    failures = {name: complaint for name, complaint in check_file(FILES[id]) if complaint}
    assert failures == {}


def test_the_example_in_the_documentation_holds_and_every_key_is_explained(tmp_path: Path) -> None:
    document = (Path(__file__).parents[1] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    file = tmp_path / "documented.yaml"
    file.write_text(document.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    assert [complaint for _, complaint in check_file(file)] == [None]
    assert {key for key in KEYS if f"`{key}`" not in document} == set()
    assert {key for key in ENTRY_KEYS if f"{key}: …" not in document} == set()


WRONG = [
    ({"play": ["deal 7", {"illegal": "take", "because": "E3.2"}]}, "is refused by E2.1, not by E3.2"),
    ({"play": [{"illegal": "deal 7", "because": "E2.1"}]}, "is allowed, but should be refused by E2.1"),
    (
        {"play": ["deal 7"], "then": {"players": [{}, {"hidden": 8}, {}, {}]}},
        "“players[1].hidden” should be 8, but is 7",
    ),
    ({"play": [{"illegal": "x"}]}, "must be a move"),
    ({"plays": []}, "unknown keys: plays"),
    ({"options": {"players": 9}}, "from 3 to 6"),
    ({"given": {"players": [{}]}}, "cannot be"),
    ({"play": ["nonsense"]}, "nonsense"),
    ({"legal": ["take"]}, "The legal moves should be take"),
]


@pytest.mark.parametrize(("part", "sentence"), WRONG)
def test_a_scenario_that_does_not_hold_says_why(part: dict[str, object], sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(yaml.safe_dump([{"clause": "E2.1", "game": "eight28", **part}]), encoding="utf-8")
    [(_, complaint)] = check_file(file)
    assert complaint is not None
    assert sentence in complaint


def test_the_command_prints_a_line_each_and_fails_if_one_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "two.yaml"
    right = {"clause": "E2.1", "title": "right", "game": "eight28", "play": ["deal 7"]}
    wrong = {"clause": "E2.1", "title": "wrong", "game": "eight28", "play": ["take"]}
    file.write_text(yaml.safe_dump([right]), encoding="utf-8")
    assert main(["scenarios", str(file)]) == 0
    file.write_text(yaml.safe_dump([right, wrong]), encoding="utf-8")
    assert main(["scenarios", str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("FAIL  E2.1 wrong: ")


def test_files_that_are_no_scenarios_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in ("{", "a: b", "- 3", "- {clause: E1, clause: E2, game: eight28}"):
        file = tmp_path / "odd.yaml"
        file.write_text(content, encoding="utf-8")
        assert main(["scenarios", str(file)]) == 1
    assert main(["scenarios", str(tmp_path / "missing.yaml")]) == 1
    assert "Traceback" not in capsys.readouterr().err
