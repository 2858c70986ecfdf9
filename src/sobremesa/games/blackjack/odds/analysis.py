"""The analysis of a whole table: its value, by upcard, and the best move for every two cards."""

from __future__ import annotations

from functools import lru_cache

from ....decks.french import rank
from ....engine import Analysis, Assumptions, BadInput, ChartCell
from ....engine.odds import Part
from ..rules.options import EARLY, NO_SURRENDER, TableOptions
from .chart_play import chart_value
from .deals import SPLIT, deals, split_means
from .hands import ACE, TEN, VALUES
from .outcomes import Results, result_chances
from .player import Values, solve
from .table_rules import INFINITE, AfterSplit, Shoe, TableRules

LEAST_CARDS = 30  # so many suffice for a round of one seat, and no deck has to be added
COLUMNS = (*range(1, VALUES), ACE)  # as charts show upcards
FACES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T")


def analyse(options: TableOptions, assumed: Assumptions) -> Analysis:
    rules, shoe = TableRules.of(options), shoe_of(options, assumed)
    after_split = after_split_of(assumed)
    ups = tuple(up for up in COLUMNS if shoe.values[up] > 0)
    values = solve(rules, shoe, ups)
    splits = split_means(values, after_split)
    by_upcard: dict[str, float] = {}
    chart: dict[tuple[str, str], ChartCell] = {}
    results = Results()
    for at, up in enumerate(ups):
        dealt = list(deals(values, splits, at))
        by_upcard[FACES[up]] = sum(deal.chance * deal.value for deal in dealt)
        for deal in dealt:
            chart[FACES[deal.first] + FACES[deal.second], FACES[up]] = ChartCell(deal.best, deal.moves)
        for result, chance in result_chances(values, at, dealt).items():
            results.add(result, chance * shoe.chance(up))
    total = sum(by_upcard[FACES[up]] * shoe.chance(up) for up in ups)
    by_chart = chart_value(options, values, after_split)
    parts: dict[str, Part] = {
        "by_upcard": by_upcard,
        "by_totals": {"value": by_chart, "loss": total - by_chart},
        "results": dict(sorted(results.items(), key=lambda item: as_number(item[0]))),
        "insurance": insurance(shoe),
        "dealer": dealer_chances(values),
    }
    rows = tuple(FACES[a] + FACES[b] for a in range(VALUES) for b in range(a, VALUES))
    columns = tuple(FACES[up] for up in ups)
    return Analysis(total, parts, rows, columns, chart, conventions(options, rules, assumed))


def as_number(result: str) -> float:
    return float("inf") if result == SPLIT else float(result)


def shoe_of(options: TableOptions, assumed: Assumptions) -> Shoe:
    if assumed.infinite:
        if assumed.seen:
            raise BadInput("odds-infinite-seen")
        return INFINITE
    shoe = Shoe.of(options.decks)
    for card in assumed.seen:
        shoe = shoe.without(rank(card))
    if min(shoe.ranks) < 0:
        raise BadInput("odds-too-many-seen")
    if sum(shoe.ranks) < LEAST_CARDS:
        raise BadInput("odds-too-few-left", least=LEAST_CARDS)
    return shoe


def after_split_of(assumed: Assumptions) -> AfterSplit:
    if assumed.after_split not in ("", "cdz", "cdp"):
        raise BadInput("odds-unknown-convention", value=assumed.after_split, known="cdz, cdp")
    return "cdp" if assumed.after_split == "cdp" else "cdz"


def insurance(shoe: Shoe) -> dict[str, float]:
    """Per unit of insurance, for whoever knows the ace alone."""
    values = shoe.values
    left = sum(values) - shoe.step
    return {"value": 3 * values[TEN] / left - 1} if values[ACE] else {}


def dealer_chances(values: Values) -> dict[str, dict[str, float]]:
    """The dealer's results by upcard, before anybody else has a card."""
    found = {}
    for at, up in enumerate(values.ups):
        ends = [float(chance) for chance in values.ends[:, 0, at]]
        natural = float(values.natural[0, at])
        chances = {str(end): chance for end, chance in enumerate(ends, 17)}
        found[FACES[up]] = {**chances, "blackjack": natural, "over": 1 - natural - sum(ends)}
    return found


def conventions(options: TableOptions, rules: TableRules, assumed: Assumptions) -> tuple[str, ...]:
    found = ["odds-alone", "odds-fresh"]
    if rules.max_hands > 1:
        found.append("odds-cdp" if assumed.after_split == "cdp" else "odds-cdz")
        if rules.by_rank:
            found.append("odds-by-rank")
    if options.original_bets_only == 1:
        found.append("odds-original-bets")
    elif not rules.peek:
        found.append("odds-no-peek")
    if rules.surrender != NO_SURRENDER:
        found.append("odds-early-surrender" if rules.surrender == EARLY else "odds-late-surrender")
    if rules.pays == 1.2:
        found.append("odds-exact-price")
    return tuple(found)


def table_value(options: TableOptions) -> float:
    """The value of a table with a fresh shoe."""
    return value_of(TableRules.of(options), options.decks)


@lru_cache(maxsize=256)
def value_of(rules: TableRules, decks: int) -> float:
    shoe = Shoe.of(decks)
    values = solve(rules, shoe, COLUMNS)
    splits = split_means(values, "cdz")
    return sum(
        deal.chance * deal.value * shoe.chance(up)
        for at, up in enumerate(COLUMNS)
        for deal in deals(values, splits, at)
    )
