"""Commands of the house beside those of ``cli.py``, one module each, found by walking this folder.

Each has ``add_arguments(parser, words)`` and ``run(arguments, words)``.
"""
