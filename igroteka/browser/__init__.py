"""The fourth speed: a game's rules, views, story and bots compiled for the browser, and what a page must know of them.

``playing.py`` is what a page can ask of the rules, ``thinking.py`` what of the bots; ``layout.py`` says where all of it
lies in a module's memory, ``building.py`` makes a game's files. The page's side is web/src/engine.
"""
