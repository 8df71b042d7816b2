"""The rulebook pages, printed by a real browser."""

import math
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader

from igroteka.locale import LANGUAGES
from igroteka.rulebook.page import page
from igroteka.rulebook.reading import read_rulebook
from tests.boxes import GAMES

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-pdf-header-footer",
)
LEGIBLE = 8.0  # points
A4 = (595, 842)


def browser() -> str:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail("The printed rulebooks are checked with Chromium, and there is none: apt install chromium")
        pytest.skip("printing needs Chromium (apt install chromium)")
    return found


def printed(html: str, folder: Path) -> PdfReader:
    source, target = folder / "rules.html", folder / "rules.pdf"
    source.write_text(html, encoding="utf-8")
    command = [browser(), *FLAGS, f"--user-data-dir={folder / 'profile'}", f"--print-to-pdf={target}", source.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return PdfReader(target)


def type_sizes(sheet: PageObject) -> set[float]:
    """The sizes of all type on a page, in points."""
    sizes: set[float] = set()

    def visit(text: str, page_matrix: list[float], text_matrix: list[float], _font: Any, size: float) -> None:
        if text.strip():
            scale = math.hypot(*text_matrix[2:4]) * math.hypot(*page_matrix[2:4])
            sizes.add(round(size * scale, 1))

    sheet.extract_text(visitor_text=visit)
    return sizes


def lowest(sheet: PageObject) -> float:
    """How far down a page its type goes: points from the lower edge."""
    heights: list[float] = []

    def visit(text: str, page_matrix: list[float], text_matrix: list[float], _font: Any, _size: float) -> None:
        if text.strip():
            heights.append(text_matrix[5] * page_matrix[3] + page_matrix[5])

    sheet.extract_text(visitor_text=visit)
    return min(heights)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_prints_on_two_a4_pages_in_legible_type(id: str, language: str, tmp_path: Path) -> None:
    pdf = printed(page(read_rulebook(id, language)), tmp_path)
    assert len(pdf.pages) == 2
    assert lowest(pdf.pages[1]) < A4[1] * 0.45, "the second page is half empty"
    for sheet in pdf.pages:
        assert (round(sheet.mediabox.width), round(sheet.mediabox.height)) == A4
        assert min(type_sizes(sheet)) >= LEGIBLE
    text = "".join(sheet.extract_text() for sheet in pdf.pages)
    assert all(clause.number in text for clause in read_rulebook(id, language).clauses)
