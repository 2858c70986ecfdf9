"""The programs that the course documents ask for, in the documents' own languages.

One module a program, found by walking this folder. Each has ``add_arguments``
and ``main``; the rules they play by are the house's, written once in ``games``.
"""
