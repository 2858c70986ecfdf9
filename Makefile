# Every target prepares what it needs in .venv, on a machine with nothing but Python.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
DEV := .venv/.dev
PEERS := .venv-bench/.ready

.PHONY: venv play serve test check golden transcripts mutants wheel soak bench clean
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

test: $(DEV)
	$(BIN)/python -m pytest --numprocesses=auto --dist=worksteal

check: $(DEV)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# Golden matches, played and written anew; then the diff is read.
golden: $(DEV)
	$(BIN)/python tests/golden.py

# Sessions of the classic programs, printed anew; then the diff is read.
transcripts: $(DEV)
	$(BIN)/python tests/test_transcripts.py

# The same tests at sizes that take long.
soak: $(DEV)
	SOBREMESA_SOAK=1 $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal tests

# The wheel, installed where there is nothing else, plays a match of each game.
wheel: $(DEV)
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && $(PYTHON) -m venv $$folder \
	&& $$folder/bin/python -m pip install --quiet --disable-pip-version-check dist/*.whl \
	&& $(BIN)/python tests/installed.py $$folder/bin/sobremesa

# The house with a small mistake in it, 300 times: which tests notice?
mutants: $(DEV)
	$(BIN)/python tests/mutants.py

# Peers go into a folder of their own; one that cannot be installed is left out and said so.
$(PEERS): pyproject.toml benchmarks/peers.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[fast]'
	while read -r peer; do \
		.venv-bench/bin/python -m pip install --quiet --disable-pip-version-check $$peer || echo "not installed: $$peer"; \
	done < benchmarks/peers.txt
	touch $@

bench: $(READY) $(PEERS)
	.venv-bench/bin/python -m benchmarks

clean:
	rm -rf .venv .venv-bench
