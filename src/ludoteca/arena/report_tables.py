"""The tables and sentences that all reports of an arena share."""

from __future__ import annotations

from ludoteca.core.types import Document

Row = list[str]
MAX_FAILURES = 20
NOTE = (
    "Intervals are 95% and take into account that matches of one round share their seed. Shared victories count as "
    "fractions. The same command gives the same result if every budget is in iterations; budgets in seconds are CPU "
    "seconds of one core, and their results vary a little."
)


def percent(share: float | None, digits: int = 1) -> str:
    """A share in percent."""
    return "–" if share is None else f"{100 * share:.{digits}f}%"


def with_interval(share: Document | None) -> str:
    """A share and its interval."""
    return "–" if share is None else f"{percent(share['share'])} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"


def number(value: float | None, digits: int) -> str:
    """A number, or a dash for None."""
    return "–" if value is None else f"{value:.{digits}f}"


def contestant_rows(summary: Document) -> list[Row]:
    """The main table, its heading first: one row for each contestant, the strongest first."""
    head = ["player", "matches", "first places", "even", "points", "rank", "rating", "ms/decision"]
    return [head, *(contestant_row(each) for each in summary["contestants"])]


def contestant_row(each: Document) -> Row:
    """One contestant as a row of the main table."""
    return [
        each["player"],
        str(each["matches"]),
        with_interval(each["firsts"]),
        percent(each["even"], 0),
        number(each["points"], 1),
        number(each["rank"], 2),
        f"{each['rating']['mu']:.1f} ± {each['rating']['sigma']:.1f}",
        number(each["cpu_ms_per_decision"], 2),
    ]


def pair_rows(summary: Document) -> list[Row]:
    """Head to head: how often the stronger of each pair was placed before the other."""
    return [["head to head", "matches", "share"], *(pair_row(each) for each in summary["pairs"])]


def pair_row(each: Document) -> Row:
    """One pair as a row."""
    return [f"{each['one']} before {each['other']}", str(each["matches"]), with_interval(each["before"])]


def cross_rows(summary: Document) -> list[Row]:
    """How often each contestant (row) was placed before each other (column)."""
    names = [each["player"] for each in summary["contestants"]]
    shares = {}
    for each in summary["pairs"]:
        if each["before"] is not None:
            shares[each["one"], each["other"]] = each["before"]["share"]
            shares[each["other"], each["one"]] = 1 - each["before"]["share"]
    head = ["before", *(str(number) for number in range(1, len(names) + 1))]
    return [
        head,
        *(
            [f"{number} {name}", *("" if name == other else percent(shares.get((name, other)), 0) for other in names)]
            for number, name in enumerate(names, start=1)
        ),
    ]


def spread_rows(summary: Document) -> list[Row]:
    """The distribution of each contestant's points: least, quartiles, most."""
    head = ["points", "least", "lower quarter", "middle", "upper quarter", "most"]
    return [head, *(spread_row(each) for each in summary["contestants"])]


def spread_row(each: Document) -> Row:
    """One contestant's points as a row."""
    marks = ("least", "lower", "middle", "upper", "most")
    return [each["player"], *("–" if each["spread"] is None else str(each["spread"][mark]) for mark in marks)]


def time_rows(summary: Document) -> list[Row]:
    """The CPU time of each contestant, with its longest decision."""
    head = ["thinking", "decisions", "CPU ms per decision", "longest ms"]
    return [head, *(time_row(each) for each in summary["contestants"])]


def time_row(each: Document) -> Row:
    """One contestant's times as a row."""
    times = [number(each["cpu_ms_per_decision"], 2), number(each["longest_ms"], 1)]
    return [each["player"], str(each["decisions"]), *times]


def seat_rows(summary: Document) -> list[Row]:
    """How often each seat won, over all players."""
    return [
        ["seat", "first places"],
        *([str(each["seat"]), with_interval(each["firsts"])] for each in summary["seats"]),
    ]


def failure_lines(summary: Document) -> list[str]:
    """A line for each match that went wrong, up to a limit."""
    lines = [f"lost by default, {match_label(each)}: {each['error']}" for each in summary["forfeits"]]
    lines += [f"not counted, {match_label(each)}: {each['error']}" for each in summary["failures"]]
    more = len(lines) - MAX_FAILURES
    return lines[:MAX_FAILURES] + ([f"and {more} more: see results.jsonl"] if more > 0 else [])


def match_label(each: Document) -> str:
    """The round and the players of a match."""
    return f"round {each['round']}, {' – '.join(each['seats'])}"


SCHEDULE_NAMES = {"robin": "", "gauntlet": ", a gauntlet", "swiss": ", a Swiss schedule"}


def title(summary: Document) -> str:
    """The title of the report."""
    settings = summary["settings"]
    return f"Arena: {settings['game']}, {settings['seats']} seats{SCHEDULE_NAMES[settings['schedule']]}"


def facts(summary: Document) -> str:
    """The number of matches and rounds, and the seed."""
    return f"{summary['matches']} matches in {summary['rounds']} rounds, seed {summary['settings']['seed']}."


def all_tables(summary: Document) -> list[list[Row]]:
    """The tables of a full report, in order."""
    parts = (contestant_rows, cross_rows, pair_rows, spread_rows, time_rows, seat_rows)
    return [rows(summary) for rows in parts]
