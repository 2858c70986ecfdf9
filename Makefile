# Every target prepares what it needs in .venv, on a machine with nothing but Python.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV := .venv/.dev
PEERS := .venv-bench/.ready
NODE_PEERS := .node-bench/.ready

.PHONY: arena charts venv play serve web types test check golden prices streams transcripts mutants wheel soak bench bench-server bench-web screenshots clean
venv: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(DEV): $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	touch $@

play: $(READY)
	$(BIN)/sobremesa play

serve: $(READY)
	$(BIN)/sobremesa serve

# The browser client, built anew into the package; the installation does it by itself.
web: $(DEV)
	$(BIN)/python web/build.py build

# Its types, generated from sobremesa.protocol.
types: $(DEV)
	$(BIN)/python web/generate.py

# Tests start hundreds of programs: what Python compiles is kept, even where the environment says otherwise.
test: $(DEV)
	$(BIN)/python web/build.py test
	$(BIN)/python web/build.py build
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal

check: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python web/generate.py --check
	$(BIN)/python web/build.py check

# Golden matches, played and written anew; then the diff is read.
golden: $(DEV)
	PYTHONPATH=tests/helpers $(BIN)/python tests/tools/golden.py
	PYTHONPATH=tests/helpers $(BIN)/python tests/tools/tables_drawn.py

# What the rules of named tables cost, computed anew; then the diff is read.
prices: $(DEV)
	$(BIN)/python -m sobremesa.odds.prices

# The page of charts, docs/charts.md, with its picture.
charts: $(DEV)
	$(BIN)/python tests/tools/charts.py

# The messages that a browser receives at a table of every game, recorded anew for its tests.
streams: $(DEV)
	PYTHONPATH=tests/helpers $(BIN)/python tests/tools/streams.py

# Sessions of the classic programs, printed anew; then the diff is read.
transcripts: $(DEV)
	$(BIN)/python tests/classic/test_transcripts.py

# The same tests at sizes that take long.
soak: $(DEV)
	SOBREMESA_SOAK=1 $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal tests

# The wheel, installed where there is nothing else, plays a match of each game.
wheel: $(DEV)
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && $(PYTHON) -m venv $$folder \
	&& $$folder/bin/python -m pip install --quiet --disable-pip-version-check dist/*.whl \
	&& $(BIN)/python tests/tools/installed.py $$folder/bin/sobremesa

# The program with a small mistake in it, 300 times: which tests notice?
mutants: $(DEV)
	$(BIN)/python tests/tools/mutants.py

# Peers go into a folder of their own; one that cannot be installed is left out and said so.
$(PEERS): pyproject.toml benchmarks/peers.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[fast]'
	while read -r peer; do \
		.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check $$peer || echo "not installed: $$peer"; \
	done < benchmarks/peers.txt
	touch $@

# Beside C programs of the same rules, where there is a compiler, and beside the peers.
# With BENCH='--write docs/speed.md' the tables go into that page.
bench: $(READY) $(PEERS)
	.venv-bench/bin/python -m benchmarks $(BENCH)

# Computer players against each other, with what they should reach: hours, or ARENA=--quick.
arena: $(DEV)
	$(BIN)/python -m benchmarks.arena $(ARENA)

# Where there is no Node the servers that need it are left out and said so.
$(NODE_PEERS): benchmarks/server/package.json
	mkdir -p .node-bench
	cp $< .node-bench
	npm install --prefix .node-bench --no-package-lock --no-audit --no-fund --silent || echo "not installed: $<"
	touch $@

# How much a server carries: 20 minutes, or BENCH=--quick.
bench-server: $(READY) $(NODE_PEERS)
	$(BIN)/python -m benchmarks.server $(BENCH)

# How heavy the browser client is, and how quick.
bench-web: $(DEV)
	$(BIN)/python web/build.py build
	PYTHONPATH=tests/helpers:tests/browser $(BIN)/python -m benchmarks.web

# Pictures of every table, at a desk and on a phone, by day and by night: to be looked at.
screenshots: $(DEV)
	$(BIN)/python web/build.py build
	PYTHONPATH=tests/helpers:tests/browser $(BIN)/python tests/browser/screenshots.py screenshots

clean:
	rm -rf .venv .venv-bench .node-bench web/node_modules src/sobremesa/server/static
