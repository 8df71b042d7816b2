"""The fourth speed: a game's rules, views, story and bots compiled for the browser, and what a page must know of them.

``entries.py`` is what a page can call, ``building.py`` makes a game's files. The page's side is web/src/engine.
"""
