"""The list in which people compare their results of a daily deal: with the master, and with others at a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.types import Document
from ludoteca.daily.deal import DealResult
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.saved_matches import printable

GAP = "  "


@dataclass(frozen=True)
class Row(DealResult):
    """A line of the list."""

    name: str
    rank: int | None = None
    """The place among people; None for the master."""


def ranking(mine: DealResult, master: DealResult | None, lines: Sequence[Document], reader: Reader) -> list[Row]:
    """Everybody, the best first. A result that the server does not have is put where it belongs."""
    me = reader.t("page-me")
    names = [me if line["me"] else printable(line["name"]) for line in lines]
    rows = [
        Row(line["points"], line["against"], line["won"], name, line["rank"])
        for name, line in zip(names, lines, strict=True)
    ]
    if not any(line["me"] for line in lines):
        better = sum(row.order < mine.order for row in rows)
        rows.append(Row(mine.points, mine.against, mine.won, me, better + 1))
    if master is not None:
        rows.append(Row(master.points, master.against, master.won, reader.t("page-level-master")))
    return sorted(rows, key=lambda row: row.order)


def ranking_lines(rows: Sequence[Row]) -> list[str]:
    """The list as text: place, name, both results, margin."""
    names, scores = max(len(row.name) for row in rows), max(len(score_of(row)) for row in rows)
    places = max(len(place_of(row)) for row in rows)
    return [
        GAP + GAP.join([
            place_of(row).rjust(places), row.name.ljust(names), score_of(row).rjust(scores), margin_of(row).rjust(4)
        ])
        for row in rows
    ]  # fmt: skip


def place_of(row: Row) -> str:
    """Somebody's place."""
    return "" if row.rank is None else f"{row.rank}."


def score_of(row: DealResult) -> str:
    """Both results."""
    return f"{row.points} : {row.against}"


def margin_of(row: DealResult) -> str:
    """By how many points somebody won or lost."""
    margin = row.points - row.against
    return f"+{margin}" if margin > 0 else str(margin).replace("-", "−")


def result_text(result: DealResult, reader: Reader) -> str:
    """A result in a sentence."""
    message = "page-daily-won" if result.won else "page-daily-lost"
    return f"{score_of(result)}. {reader.t(message, margin=abs(result.points - result.against))}."
