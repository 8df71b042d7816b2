"""The documentation as a site: `make docs` builds it, `igroteka docs` opens it. What is known elsewhere is laid out
into docs/made first: rulebooks, the protocol and the addresses of the server, the pages at the root of the project."""

import os
import sys
from html import escape
from pathlib import Path

from sphinx.application import Sphinx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))

import made_pages  # noqa: E402

from igroteka import __version__  # noqa: E402

project = "Igroteka"
author = "Igroteka"
version = release = __version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc"]
exclude_patterns = ["build"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "deflist"]
myst_ref_domains = ["std", "py"]
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 900
nb_merge_streams = True
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
smartquotes = False  # what is shown is typed as it stands

html_theme = "furo"
html_title = "Igroteka"
html_static_path = ["look"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icons/icon.svg"
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_theme_options: dict[str, object] = {
    "light_css_variables": {"color-brand-primary": "#8a3b12", "color-brand-content": "#8a3b12"},
    "dark_css_variables": {"color-brand-primary": "#f0b27a", "color-brand-content": "#f0b27a"},
}
if demo := os.environ.get("IGROTEKA_DEMO"):  # where the page can be played by whoever reads this
    html_theme_options["announcement"] = f'<a href="{escape(demo)}">Play it in your browser · Играть в браузере</a>'


def lay_out(app: Sphinx) -> None:
    made_pages.write(HERE / "made")


def lead_on(app: Sphinx, page: str, source: list[str]) -> None:
    source[0] = made_pages.links_within(source[0])


def in_its_language(app: Sphinx, page: str, template: str, context: dict[str, object], tree: object) -> None:
    if page.startswith("ru/") or page.endswith(".ru"):
        context["language"] = "ru"


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", lay_out)
    app.connect("source-read", lead_on)
    app.connect("html-page-context", in_its_language)
