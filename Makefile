# Two commands do all set-up: `make play` and `make test`.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
EXTRAS := test

.PHONY: play test lint bench clean

play: $(VENV)/.ready
	@$(BIN)/igroteka play

test: $(VENV)/.ready-test lint
	$(BIN)/pytest

lint: $(VENV)/.ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.ready
	$(BIN)/igroteka bench

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache dist

$(VENV)/bin/pip:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Igroteka needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml constraints.txt | $(VENV)/bin/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(VENV)/.ready-test: pyproject.toml constraints.txt | $(VENV)/bin/pip
	$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(EXTRAS)]'
	@touch $@ $(VENV)/.ready
