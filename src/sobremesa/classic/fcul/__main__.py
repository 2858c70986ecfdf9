"""``python -m sobremesa.classic.fcul``: o programa do enunciado, sem a casa à volta."""

import argparse
import io
import sys

from . import add_arguments, main

for fluxo in (sys.stdin, sys.stdout, sys.stderr):
    if isinstance(fluxo, io.TextIOWrapper):  # um sinal que o terminal não conhece não para o jogo
        fluxo.reconfigure(errors="replace")

leitor = argparse.ArgumentParser("python -m sobremesa.classic.fcul")
add_arguments(leitor)
sys.exit(main(leitor.parse_args()))
