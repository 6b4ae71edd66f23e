# Ludoteca: all tasks of the project. `make` alone lists them.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python make_install.py
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
COMPARE := $(VENV)/.compare
LIBRARIES := build/rl/.ready
NODE := $(VENV)/.node
ZIG := $(VENV)/.zig
WEB := web/node_modules/.ready
PAGE := src/ludoteca/server/static/.built
ENGINE := src/ludoteca/server/engine/index.json
MACHINES :=
SITE := src/ludoteca/server/docs/.built
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# Each step is the process that make started (exec), so that SIGTERM to make reaches it.
STEP := make_step.py --again "make $(MAKECMDGOALS)"
BESIDE :=
FOREGROUND := exec $(BIN)/python make_step.py --terminal --
# Only from the command line, because some shells set HOST in the environment.
WHERE := $(if $(filter command,$(origin HOST)),--host "$(HOST)") $(if $(filter command,$(origin PORT)),--port "$(PORT)")

TYPED := src tests tools hatch_build.py make_install.py make_step.py
CODE := $(TYPED) examples
PYTEST := $(BIN)/python -m pytest
PARALLEL := -n 2 --dist worksteal
# Playwright keeps an event loop running in its process, which would break other tests.
IN_BROWSER := tests/browser
# What a server promises whatever it stores its data in.
ON_SERVERS := $(addprefix tests/server/,bots/test_pool.py edge/test_authentication.py http/test_history.py live \
	people/test_accounts.py people/test_archive.py people/test_personal_data.py people/test_ratings.py \
	test_contract.py test_permissions.py test_rates.py test_replaying.py test_secrets.py)
LOCK := $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-header --upgrade

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal serve page test quick check format soak bench scale strength chances analyses docs docsite types
.PHONY: drift web engine native site coverage gallery pictures weight rl lock hooks build clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(PAGE) ## start Ludoteca and open it in your browser; for other devices too: make play HOST=0.0.0.0 PORT=9000
	@$(FOREGROUND) $(BIN)/ludoteca play --page $(WHERE)
# Compile rules while the page is built; what is left, the server compiles while the page shows its progress.
play: BESIDE := --beside $(BIN)/ludoteca warm

terminal: $(RUN) ## play in the terminal
	@$(FOREGROUND) $(BIN)/ludoteca play

serve: $(PAGE) $(ENGINE) ## serve the page, tables and bots on this computer; for more options see ludoteca serve --help
	@$(FOREGROUND) $(BIN)/ludoteca serve

page: $(PAGE) $(ENGINE) ## build the page and its engine, if any of their sources has changed

site: $(PAGE) $(ENGINE) $(SITE) ## write a static site to build/site: both games without a server, for any web host
	@$(BIN)/ludoteca site build/site

engine: $(ENGINE) ## build the rules and players for browsers (WebAssembly), if any of their sources has changed

native: $(ZIG) ## build the engine, and the same as native libraries in build/native, if any of their sources has changed
	@exec $(BIN)/python $(STEP) --say "Building the engine and the native libraries" --takes "about a minute" \
		--log build/native.log -- $(BIN)/python hatch_build.py native $(MACHINES)
	@touch $(ENGINE)

test: ## run all tests and checks, several stages at once (tests/stages.py); STAGE=name runs one of them
	@$(PYTHON) tests/stages.py $(STAGE)

quick: $(DEV) ## run the compiled tests with few random games, under a minute
	@LUDOTECA_QUICK=1 LUDOTECA_NATIVE=$(CURDIR)/build/native $(PYTEST) $(PARALLEL) -m "not soak and not bounds" --ignore $(IN_BROWSER)

check: $(DEV) ## check style, formatting, types, imports, dependencies and prose
	@echo "---- ruff"
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@echo "---- mypy"
	@$(BIN)/mypy $(TYPED)
	@echo "---- import-linter"
	@$(BIN)/lint-imports --no-logo --cache-dir build/import-linter
	@echo "---- deptry"
	@$(BIN)/deptry src
	@echo "---- prose"
	@$(BIN)/python tools/prose.py --check

format: $(DEV) ## fix everything that ruff can fix
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

soak: $(DEV) ## run all tests, including the long ones
	@$(BIN)/python tests/packages.py --install --soak
	@LUDOTECA_SOAK=1 $(PYTEST) $(PARALLEL) -m "not bounds" --ignore $(IN_BROWSER)
	@LUDOTECA_STORAGE=postgresql $(PYTEST) $(PARALLEL) $(ON_SERVERS)

rl: $(LIBRARIES) ## train with sb3-contrib, TorchRL and RLlib; installs PyTorch in build/rl (1.5 GB)
	@LUDOTECA_LIBRARIES=1 build/rl/bin/python -m pytest -p no:xdist -o cache_dir=build/pytest/rl -W default -s \
		tests/envs/with_libraries

bench: $(COMPARE) ## measure the speed of everything, next to other projects
	@$(BIN)/ludoteca bench

scale: $(DEV) ## measure how the server scales and write docs/reports/scale.md; takes hours, continues where it stopped
	@$(BIN)/python tests/packages.py --install
	@$(BIN)/python -m tools.scale

strength: $(RUN) ## play all arenas of docs/reports/strength.md and write that page; takes hours, continues where it stopped
	@$(BIN)/python -m tools.strength

chances: $(RUN) ## measure how often positions are won, and write docs/reports/chances.md; takes an hour, continues where it stopped
	@for game in shelfie lanterns; do \
		$(BIN)/python -m tools.chances measure $$game --seed 7 || exit 1; \
		for players in 3 4; do $(BIN)/python -m tools.chances measure $$game --seed 7 --players $$players --matches 60 || exit 1; done; \
	done
	@$(BIN)/python -m tools.chances write

analyses: $(RUN) ## measure the error rates of the levels, and write docs/reports/analysis.md; takes hours, continues where it stopped
	@$(BIN)/python -m tools.analyses measure
	@$(BIN)/python -m tools.analyses write

docs: $(SITE) ## build the documentation, check its links and run its examples
	@echo "---- docs"
	@$(BIN)/python -m tools.check_docs

docsite: $(SITE) ## build the documentation, which the server has at /docs, if anything it is made of has changed

types: $(WEB) ## generate the page's types from the server's API
	@mkdir -p build && $(BIN)/ludoteca openapi > build/openapi.json
	@$(NPM) run --silent types -- $(CURDIR)/web/src/api.ts > build/types.log 2>&1 || { cat build/types.log; exit 1; }

drift: $(WEB) ## check that the page's types match the server's API
	@echo "---- types of the page"
	@mkdir -p build && $(BIN)/ludoteca openapi > build/openapi.json
	@$(NPM) run --silent types -- $(CURDIR)/build/api.ts > build/types.log 2>&1 || { cat build/types.log; exit 1; }
	@diff -u web/src/api.ts build/api.ts || { echo "web/src/api.ts is out of date: run make types"; exit 1; }
	@$(NPM) run --silent check

web: $(WEB) $(ENGINE) ## run the unit tests of the page
	@$(NPM) test --silent

coverage: $(DEV) ## combine the coverage of the uncompiled tests; fail if a line or branch of the games is missing
	@$(BIN)/python -m coverage combine --quiet
	@$(BIN)/python -m coverage report

gallery: $(DEV) $(PAGE) ## take pictures of the page: all in build/gallery, those of the README in docs/pictures
	@$(BIN)/python -m tools.gallery

pictures: $(DEV) ## draw the pictures of the terminal
	@$(BIN)/python -m tools.pictures

weight: $(DEV) ## measure how many packages and megabytes every extra installs; BEFORE=COMMIT compares
	@$(BIN)/python -m tools.weight $(if $(BEFORE),--before "$(BEFORE)")

lock: $(DEV) ## update the locked versions of all dependencies
	@$(LOCK) pyproject.toml --extra compile --extra server --extra terminal --group build --output-file requirements/run.txt
	@$(LOCK) pyproject.toml --all-extras --group build --group dev --group docs --constraints requirements/run.txt \
		--output-file requirements/dev.txt
	@$(LOCK) --group compare --constraints requirements/dev.txt --output-file requirements/compare.txt
	@$(LOCK) --group node --output-file requirements/node.txt
	@$(LOCK) --group native --output-file requirements/native.txt
	@$(LOCK) --group installer --constraints requirements/dev.txt --output-file requirements/uv.txt
	@! grep -nE '://|^ *-' requirements/*.txt | grep -vE ':    --hash=sha256:[0-9a-f]+( \\)?$$'

hooks: $(DEV) ## run the quick checks before each commit
	@$(BIN)/prek install

build: $(PAGE) $(ENGINE) $(SITE) $(ZIG) ## build the wheel and the source archive in dist/
	@$(BIN)/hatchling build

clean: ## remove everything that make has created
	rm -rf $(VENV) build dist web/node_modules $(dir $(PAGE)) $(dir $(ENGINE)) $(dir $(SITE)) .cache .hypothesis .ruff_cache
	find $(CODE) -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The environment. Each stamp is newer than its sources, so that a second run does nothing.

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null || { \
		found=$$($(PYTHON) --version 2> /dev/null) || found="not installed"; \
		echo "Ludoteca needs Python 3.11 or newer, but $(PYTHON) is $$found." \
		"Install a newer one and run: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@exec $(PYTHON) $(STEP) --say "Creating the Python environment in $(VENV)" --log build/environment.log -- \
		$(PYTHON) -m venv $(VENV)

$(RUN): requirements/run.txt pyproject.toml | $(BIN)/pip
	@exec $(BIN)/python $(STEP) --say "Installing the Python packages" \
		--log build/packages.log -- $(INSTALL) --require-hashes -r requirements/run.txt
	@exec $(BIN)/python $(STEP) --say "Installing Ludoteca" --log build/install.log -- \
		$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV): requirements/dev.txt $(RUN)
	@exec $(BIN)/python $(STEP) --say "Installing the packages for developers" --log build/developers.log -- \
		$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(COMPARE): requirements/compare.txt $(DEV)
	@exec $(BIN)/python $(STEP) --say "Installing the packages to compare with" --log build/compare.log -- \
		$(INSTALL) --require-hashes -r requirements/compare.txt
	@touch $@

# PyTorch and what learns with it, in an environment of their own that also sees the one of the developers.
$(LIBRARIES): requirements/rl.txt $(DEV)
	@rm -rf build/rl && $(BIN)/python -m venv build/rl
	@build/rl/bin/python -c 'import site, sysconfig; from pathlib import Path; \
		seen = Path("$(VENV)").resolve() / Path(sysconfig.get_path("purelib")).relative_to(Path("build/rl").resolve()); \
		Path(site.getsitepackages()[0], "developers.pth").write_text(f"import site; site.addsitedir({str(seen)!r})\n")'
	@exec $(BIN)/python $(STEP) --say "Installing PyTorch and the libraries that learn" --takes "several minutes" \
		--log build/rl-packages.log -- build/rl/bin/python -m pip --disable-pip-version-check install -r requirements/rl.txt
	@touch $@

# Node builds the page: the one on the PATH if it is new enough and has npm, otherwise one inside the environment.
$(NODE): requirements/node.txt $(RUN)
	@$(BIN)/python -c 'import sys, hatch_build; sys.exit(hatch_build.machine_node() is None)' || \
		exec $(BIN)/python $(STEP) --say "Installing Node" --log build/node.log --instead "install Node 20.19 or newer" -- \
		$(INSTALL) --require-hashes -r requirements/node.txt
	@touch $@

# Zig links native libraries.
$(ZIG): requirements/native.txt $(RUN)
	@exec $(BIN)/python $(STEP) --say "Installing Zig" --log build/zig.log -- \
		$(INSTALL) --require-hashes -r requirements/native.txt
	@touch $@

$(WEB): web/package.json web/package-lock.json $(NODE)
	@exec $(BIN)/python $(STEP) --say "Installing what the page is built with" --takes "about ten seconds" \
		--log build/page-packages.log $(BESIDE) -- $(BIN)/python hatch_build.py packages
	@touch $@

# The page is built again when its sources or the messages in any language have changed.
$(PAGE): $(WEB) hatch_build.py $(shell find web src/ludoteca/locales \
		\( -name node_modules -o -name __pycache__ -o -name tests \) -prune -o -type f -print)
	@exec $(BIN)/python $(STEP) --say "Building the page" --takes "about ten seconds" --log build/page.log $(BESIDE) -- \
		$(BIN)/python hatch_build.py
	@touch $@

# Rules, search and weights as WebAssembly. `make play` builds them in the background (cli/engine_build.py).
$(ENGINE): $(RUN) hatch_build.py $(shell find src/ludoteca/core src/ludoteca/search src/ludoteca/games src/ludoteca/targets \
		\( -name '*.py' -o -name weights.npz -o -name error_rates.json \) -print)
	@exec $(BIN)/python $(STEP) --say "Building the engine for browsers" --takes "about half a minute" \
		--log build/engine.log -- $(BIN)/python hatch_build.py engine
	@touch $@

# The documentation is built from the texts of the project, the docstrings and types of the package, and the page's colors.
$(SITE): $(DEV) zensical.toml $(wildcard *.md tools/docs_*.py) web/README.md web/src/shell/theme.css $(shell find docs \
		examples deploy src/ludoteca \( -name __pycache__ -o -path src/ludoteca/server/static \
		-o -path src/ludoteca/server/docs -o -path src/ludoteca/server/engine -o -name locales \) -prune -o -type f -print)
	@exec $(BIN)/python $(STEP) --say "Building the documentation" --takes "about ten seconds" --log build/docs.log -- \
		$(BIN)/python -m tools.docs_site
	@touch $@
