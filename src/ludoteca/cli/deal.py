"""Compare a daily deal that was played here: with the master, and with the people of a server."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

import typer

from ludoteca.cli.language import translate
from ludoteca.cli.match_progress import exit_on_interrupt, step_bar
from ludoteca.cli.preparation import prepare_game
from ludoteca.core.errors import LudotecaError
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from pathlib import Path

    from ludoteca.core.types import Document
    from ludoteca.daily.deal import DealResult
    from ludoteca.terminal.daily_table import DailyTable, Deal


@dataclass(frozen=True)
class Host:
    """A server with which results are compared, and the name of the person there."""

    address: str
    name: str | None = None


def compare_deal(table: DailyTable, language: str, host: Host | None = None) -> None:
    """Print how a finished deal compares; with a server, submit it first if it counts.

    What is known is printed even if the server refuses.
    """
    from ludoteca.daily.deal import deal_result
    from ludoteca.terminal.deal_ranking import ranking, ranking_lines, result_text
    from ludoteca.terminal.reader import Reader

    reader, mine = Reader(language), deal_result(table.match)
    title = reader.t("commands-daily-title", game=reader.t(f"{table.game.name}-box-title"), day=table.deal.day)
    typer.echo(f"\n{reader.label(title, result_text(mine, reader))}")
    lines, failed = ask_server(table, host)
    rows = ranking(mine, master_result(table.deal), lines, reader)
    typer.echo("\n".join(ranking_lines(rows)))
    if failed is not None:
        raise failed
    if host is None and table.counts:
        typer.echo(reader.t("commands-daily-server", command=f"{table.deal.command} --server URL"))
    elif host is not None and not table.counts:
        typer.echo(reader.t("commands-daily-not-sent"))


# The master


def master_result(deal: Deal) -> DealResult:
    """What the master does with a deal: computed once on each computer, with progress."""
    from ludoteca.daily.deal import DealResult, deal_result, play_as_master
    from ludoteca.terminal.saved_matches import write_document

    path = master_file(deal)
    with suppress(OSError, ValueError, TypeError):
        return DealResult(**json.loads(path.read_text("utf-8")))
    prepare_game(deal.game, GLANCING, THINKING)
    with exit_on_interrupt("commands-stopped"), step_bar(translate("page-daily-master-plays")) as advance:
        for played in play_as_master(deal.game, deal.day):
            match = played
            advance()
    result = deal_result(match)
    with suppress(OSError):
        write_document(path, asdict(result))
    return result


def master_file(deal: Deal) -> Path:
    """Where the master's result is kept."""
    from ludoteca.core.cache import cache_root
    from ludoteca.daily.deal import MASTER

    return cache_root() / "deals" / f"{deal.game}-{deal.day}-{MASTER}.json"


# The server


def ask_server(table: DailyTable, host: Host | None) -> tuple[list[Document], LudotecaError | None]:
    """The results of a day at a server, and why they are not there; without a server, nothing."""
    if host is None:
        return [], None
    try:
        return asyncio.run(visit(table, host)), None
    except LudotecaError as failed:
        return [], failed


async def visit(table: DailyTable, host: Host) -> list[Document]:
    """Submit a deal that counts, and read the results of its day."""
    from ludoteca.client import AsyncClient
    from ludoteca.terminal.server_seat import sign_in

    async with AsyncClient(host.address) as client:
        path = f"/daily/{table.deal.game}/{table.deal.day}"
        await sign_in(client, host.name)
        if table.counts:
            await client.ask("POST", path, table.submission())
        found = await client.ask("GET", path)
        lines: list[Document] = found["results"]
        return lines
