# make play   sets up and opens the table in the browser
# make test   sets up and checks everything
# make bench  measures the speed of the rules          make torture  runs the long tests
# make web    builds the web client if it changed      make clean    removes all that make made
# make pins   renews what the container image is made of
# make site   writes the table without a server into site/, a folder that any host of files serves
# make studies  plays the studies of docs/studies again

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
BUILD_REQUIRES = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'

# both at once: each waits for the network and uses one core
define install
$(BIN)/python hatch_build.py & web=$$!; \
	  WARBONES_WEB=apart $(PIP) --no-build-isolation --editable '.[$(1)]'; failed=$$?; wait $$web && exit $$failed
endef

unexport PYTHONDONTWRITEBYTECODE # each of many processes would read all sources anew

.PHONY: play site test check-python check-web prepared test-python test-web bench torture web browser pins studies clean
.SILENT:

play: .venv/play
	$(BIN)/python hatch_build.py
	echo "Opening the table"
	exec $(BIN)/warbones

site: .venv/site
	rm -rf site && $(BIN)/warbones site site

test: .venv/test
	$(BIN)/python hatch_build.py
	$(MAKE) --no-print-directory --jobs 4 check-python check-web prepared browser
	$(MAKE) --no-print-directory --jobs 2 test-python test-web

prepared: .venv/test # else each of five processes would compile all tests and libraries to bytecode for itself
	said=$$($(BIN)/pytest --collect-only --quiet 2>&1) || { printf '%s\n' "$$said"; exit 1; }

test-python: .venv/test # gives way to the browser, whose pages look broken where they come late
	echo "Running the tests" && nice -n 5 $(BIN)/pytest --numprocesses 3 --dist worksteal --quiet --ignore tests/web

test-web: .venv/test # waits for pictures half of its time; what it says comes in one piece, once it is over
	echo "Running the tests in the browser as well" && { said=$$($(BIN)/pytest --numprocesses 2 --dist loadfile --quiet tests/web 2>&1); \
	  failed=$$?; echo "In the browser:"; printf '%s\n' "$$said"; exit $$failed; }

check-python: .venv/test
	echo "Checking the style" && $(BIN)/ruff check --quiet . && $(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet --preview --select PLW1514 . # no file is opened in whatever encoding a machine has
	echo "Checking the types" && $(BIN)/mypy
	echo "Checking the imports" && $(BIN)/lint-imports --no-logo

check-web: .venv/test
	$(BIN)/python -m tests.web.pieces
	$(BIN)/python hatch_build.py check test

bench: .venv/test
	$(BIN)/python hatch_build.py
	$(BIN)/python -m bench

torture: .venv/test .venv/site # which .venv/test leaves out: 411 MB
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -m torture

web: .venv/tools
	$(BIN)/python hatch_build.py

pins: .venv/bin/pip
	$(PIP) uv && PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python deploy/pins.py

studies: .venv/test
	$(BIN)/python hatch_build.py
	$(BIN)/python -m tests.lab.published

browser: .venv/test
	$(BIN)/python tests/browser.py

.venv/bin/pip:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Warbones needs Python 3.11 or newer, and $(PYTHON) is: $$($(PYTHON) --version 2>&1)"; \
	  echo "Install it, or name another: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; } >&2
	echo "Setting up Python in .venv"
	$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }

.venv/tools: pyproject.toml .venv/bin/pip
	echo "Fetching the build tools"
	$(BUILD_REQUIRES) | $(PIP) --upgrade 'pip>=25.1' --requirement /dev/stdin # older ones take half a minute to choose
	touch $@

.venv/play: pyproject.toml hatch_build.py .venv/tools
	echo "Installing Warbones"
	$(call install,all)
	touch $@

.venv/site: pyproject.toml hatch_build.py .venv/play
	echo "Installing what builds a page without a server"
	$(call install,site)
	touch $@

.venv/test: pyproject.toml hatch_build.py .venv/tools
	echo "Installing Warbones and what its tests need"
	$(call install,test)
	touch $@ .venv/play

clean:
	rm -rf .venv web/node_modules web/dist web/src/samples/made web/src/server/types.gen.ts web/src/theme.gen.css web/src/words/messages.gen.ts src/warbones/server/static docs/studies/*.html docs/studies/*.json dist .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src tests bench examples -name __pycache__ -type d -prune -exec rm -rf {} +
