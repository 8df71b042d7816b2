"""What the documents show is what happens: their Python examples are run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("document", ["README.md"])
def test_the_examples_of_a_document_are_true(document: str) -> None:
    tests = doctest.DocTestParser().get_doctest(
        (ROOT / document).read_text(encoding="utf-8"), {}, document, document, 0
    )
    assert len(tests.examples) > 10
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(tests)
    assert runner.failures == 0


def test_links_between_documents_lead_somewhere() -> None:
    import re

    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document.name} links to {link}"
