# On a fresh machine `make play` and `make test` do all the set-up; nothing else is needed.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet
NPM := npm --prefix web --silent
FAST := not (slow or service or live)
COVERAGE := --cov --cov-report=term:skip-covered
# Coverage is cheap with sys.monitoring (Python 3.12); without it the tests take three times as long.
MONITORING = $(shell $(BIN)/python -c 'import sys; print("yes" * hasattr(sys, "monitoring"))')
CORE = $(if $(MONITORING),COVERAGE_CORE=sysmon)
FILES := pyproject.toml constraints.txt
PAGE := src/backtrick/server/web/index.html
PAGE_SOURCES := $(shell find web/src web/public src/backtrick/locales/web -type f 2>/dev/null) \
	web/index.html web/package.json web/vite.config.ts

.PHONY: play terminal test fast coverage check static lint pytest web webcheck e2e services screenshots pictures \
	hooks bench golden study-data lock audit clean

play: $(VENV)/installed $(PAGE)
	@$(BIN)/backtrick serve --open

terminal: $(VENV)/installed
	@$(BIN)/backtrick play the-game

test: check

# What needs no service, no browser and no page.
fast: $(VENV)/installed-dev
	$(BIN)/pytest -n 2 -m '$(FAST)'

coverage: $(VENV)/installed-dev
	$(CORE) $(BIN)/pytest -n 2 -m '$(FAST)' $(COVERAGE)

check: static pytest e2e

# Both use one core each.
static:
	$(MAKE) --no-print-directory --jobs 2 --output-sync lint webcheck

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

pytest: $(VENV)/installed-dev services $(PAGE)
	$(CORE) $(BIN)/pytest -n 2 $(if $(MONITORING),$(COVERAGE))

web: $(PAGE)

webcheck: $(VENV)/installed-dev web/node_modules/.installed
	$(NPM) run check
	$(NPM) test
	$(BIN)/python web/scripts/lessons.py --check

e2e: $(VENV)/installed-dev services $(PAGE)
	$(NPM) run e2e

screenshots: $(VENV)/installed services $(PAGE)
	$(NPM) run screenshots

# The pictures of the README and of shared links.
pictures: $(VENV)/installed-dev services $(PAGE)
	$(NPM) run pictures

services:
	@sh scripts/install-services.sh

hooks: $(VENV)/installed-dev web/node_modules/.installed
	$(PIP) install -c constraints.txt pre-commit
	$(BIN)/pre-commit install

bench: $(VENV)/installed-dev
	$(BIN)/python -m benchmarks

golden: $(VENV)/installed-dev
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.golden_bots --write
	$(BIN)/python -m tests.perft

# The curves of backtrick.study, made with the nets that are shipped: two hours of one core.
study-data: $(VENV)/installed-dev
	$(BIN)/python -m tools.study

# The versions of constraints.txt, with the hash of every file.
lock: $(VENV)/bin/python
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --extra server -c constraints.txt --generate-hashes --universal \
		--python-version 3.11 --no-emit-index-url --no-header --no-annotate --quiet -o deploy/requirements.txt
	sed -i '1i # What a server needs, with the hash of every file. Made with: make lock' deploy/requirements.txt

# Asks the public lists of vulnerabilities; not part of the tests, which must not depend on the day.
audit: $(VENV)/bin/python web/node_modules/.installed
	$(PIP) install pip-audit
	$(BIN)/pip-audit --requirement deploy/requirements.txt --require-hashes --disable-pip
	$(NPM) audit --omit=dev

clean:
	rm -rf $(VENV) .coverage .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules src/backtrick/server/web

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Backtrick needs Python 3.11 or newer; set PYTHON=/path/to/it"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: $(VENV)/bin/python $(FILES)
	$(PIP) install -c constraints.txt -e '.[server]'
	@touch $@

$(VENV)/installed-dev: $(VENV)/bin/python $(FILES)
	$(PIP) install -c constraints.txt -e '.[dev]'
	@touch $@ $(VENV)/installed

web/node_modules/.installed: web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer; install nodejs and npm"; exit 1; }
	# Not `npm ci`: it wants the builds of rollup for every other system, and registries may not have them.
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

$(PAGE): web/node_modules/.installed $(PAGE_SOURCES)
	$(NPM) run build
