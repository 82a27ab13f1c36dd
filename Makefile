# Two commands matter: `make play` and `make test`.  Everything they need they install themselves.
PYTHON ?= python3
RUN := .venv/bin/python
MEASURED := engine tests/cli tests/core tests/games tests/laws tests/link tests/players
export PYTHONDONTWRITEBYTECODE ?= 1

.PHONY: help play test setup browser build check unit fmt bench sheet lock clean

help:
	@echo "make play    build the site, serve it on this machine and open it"
	@echo "make test    build the site and run every check and test"
	@echo "make build   build the site into dist/"
	@echo "make unit    the quick tests: no browser, no Node"
	@echo "make fmt     format the sources"
	@echo "make bench   measure speed and size against a bare PyScript page"
	@echo "make sheet   take the sheet of screenshots"
	@echo "make lock    pin the development packages anew"

setup:
	@$(PYTHON) -m tools.setup

browser: setup
	@$(RUN) -m tools.browser

build: setup
	@$(RUN) -m tools.build

play: build
	@$(RUN) -m tools.serve --open

check: setup
	$(RUN) -m ruff check .
	$(RUN) -m ruff format --check .
	$(RUN) -m mypy

# Being measured makes a test two or three times as long, so only what the engine's own tests cover is; the journeys
# come one by one, since each keeps a browser busy.
test: browser build check
	$(RUN) -m pytest -n auto --cov --cov-report=term $(MEASURED)
	$(RUN) -m pytest -n auto -m "not e2e" $(MEASURED:%=--ignore=%)
	$(RUN) -m pytest e2e

unit: setup
	$(RUN) -m pytest -n auto -m "not e2e and not node"

fmt: setup
	$(RUN) -m ruff check --fix .
	$(RUN) -m ruff format .

bench: browser build
	@$(RUN) -m tools.bench

sheet: browser build
	@$(RUN) -m tools.sheet

lock: setup
	$(RUN) -m pip install -q uv
	$(RUN) -m uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header -q -U tools/requirements.in -o tools/requirements.lock
	npm install --package-lock-only

clean:
	rm -rf dist build static/vendor static/fonts
	find static/locale -name "*.mo" -delete
