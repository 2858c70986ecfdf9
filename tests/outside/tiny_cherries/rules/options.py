"""The options of cherries, and its variants."""

from sobremesa.engine import Options, option


class TableOptions(Options):
    rounds = option(3, 1, 20)


CHERRIES = TableOptions()
