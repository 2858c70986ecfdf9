"""What a table of cherries may agree on."""

from sobremesa.engine import Options, option


class TableOptions(Options):
    rounds = option(3, 1, 20)


CHERRIES = TableOptions()
