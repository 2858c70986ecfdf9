"""``python -m sobremesa.classic.fcul``: o programa do enunciado, sem a casa à volta."""

import io
import sys

import click

from . import main

for fluxo in (sys.stdin, sys.stdout, sys.stderr):
    if isinstance(fluxo, io.TextIOWrapper):  # um sinal que o terminal não conhece não para o jogo
        fluxo.reconfigure(errors="replace")

try:
    sys.exit(main.main(prog_name="python -m sobremesa.classic.fcul", standalone_mode=False))
except click.UsageError as erro:
    erro.show()
    sys.exit(erro.exit_code)
