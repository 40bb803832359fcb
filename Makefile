# On a fresh machine `make play` and `make test` do all the set-up; nothing else is needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
FILES := pyproject.toml constraints.txt

.PHONY: play test check lint pytest bench golden clean

play: $(VENV)/installed
	@$(BIN)/backtrick play the-game

test: check

check: lint pytest

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

pytest: $(VENV)/installed-dev
	$(BIN)/pytest -n 2

bench: $(VENV)/installed-dev
	$(BIN)/python -m benchmarks

golden: $(VENV)/installed-dev
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.perft

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Backtrick needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python $(FILES)
	$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/installed-dev: $(VENV)/bin/python $(FILES)
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/installed
