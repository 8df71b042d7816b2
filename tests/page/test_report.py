"""An analysis as a page that needs nothing but itself: it fits where it is read."""

from typing import Any

import pytest

from igroteka.analysis import Effort, analyse
from igroteka.analysis.writing import html
from tests.boxes import GAMES
from tests.browser.records import played

MOST = {"eight28": 6, "jackal-high": 5, "my-number": 6, "twelve-days": 8}


@pytest.mark.parametrize("id", GAMES)
def test_a_report_fits_an_ordinary_window(browser: Any, id: str) -> None:
    found = analyse(played(id, 3, players=MOST[id]), settings=Effort(playouts=20))
    page = browser.new_page(viewport={"width": 1100, "height": 800})
    for language in ("en", "ru"):
        page.set_content(html(found, language))
        assert page.evaluate("document.documentElement.scrollWidth") <= 1100
        cut = "[...document.querySelectorAll('td, th, li, p')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
        assert page.evaluate(f"{cut}.map((one) => one.textContent)") == []
    page.close()
