"""The command daily: the deal of a day, and how others did with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import AskedGame, Language
from ludoteca.cli.deal import Host, compare_deal
from ludoteca.cli.game_menu import ask_game
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.local_match import table_of_saved
from ludoteca.cli.play_options import Mono, Pace, Plain
from ludoteca.cli.preparation import find_game, prepare_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.screen import play_table
from ludoteca.cli.visit import Name
from ludoteca.search.parts import GLANCING, THINKING

if TYPE_CHECKING:
    from ludoteca.terminal.daily_table import DailyTable, Deal


@command("help-daily", "help-panel-play")
def daily(  # noqa: PLR0913 (a command's options are its parameters)
    game: AskedGame = None,
    date: Annotated[str | None, typer.Option(metavar="help-word-day", help="help-option-date")] = None,
    practice: Annotated[bool, typer.Option("--practice", help="help-option-practice")] = False,
    server: Annotated[str | None, typer.Option(metavar="URL", help="help-option-deal-server")] = None,
    name: Name = None,
    lang: Language = None,
    plain: Plain = False,
    mono: Mono = False,
    pace: Pace = 0.5,
) -> None:
    """Play the deal of a day, and compare the result."""
    from ludoteca.daily.deal import has_deal

    language = choose_language(lang)
    host = None if server is None else Host(read_server(server), name)
    found = find_game(game or ask_game(language, "daily"))
    if not has_deal(found):
        refuse("commands-daily-none", game=found.title)
    table = open_deal(found.name, date, practice, language)
    if not table.match.over:
        play_table(table, pace, language, plain, mono)
    if table.match.over:
        compare_deal(table, language, host)
        if not practice:
            typer.echo(translate("commands-daily-practice", command=f"{table.deal.command} --practice"))


def read_server(text: str) -> str:
    """The address of a server, also from the link to one of its deals; refused if it is not one."""
    from ludoteca.terminal.table_link import BadLink, read_link

    try:
        return read_link(text.partition("/daily/")[0])[0]
    except BadLink:
        refuse("commands-no-server-address", server=text)


def open_deal(game: str, date: str | None, practice: bool, language: str) -> DailyTable:
    """The table of a day's deal: a new one, or the one that was begun; over if it counts and was played."""
    from ludoteca.daily.deal import day_start
    from ludoteca.terminal.daily_table import DailyTable, Deal, new_deal_table, saved_deal

    today = present_day()
    day = date or today
    if day_start(day) > day_start(today):
        refuse("commands-daily-early", day=day, today=today)
    counted = Deal(game, day, is_counted=True)
    first = saved_deal(counted)
    if practice and day == today and (first is None or not first.is_over):
        refuse("commands-daily-first", command=f"ludoteca daily {game}")
    deal = Deal(game, day, is_counted=False) if practice or (first is None and day < today) else counted
    saved = first if deal == counted else saved_deal(deal)
    prepare_game(game, GLANCING, THINKING)
    introduce(deal)
    if saved is None:
        return new_deal_table(deal, language)
    table = table_of_saved(saved, language)
    assert isinstance(table, DailyTable)
    return table


def present_day() -> str:
    """The present day, in UTC."""
    import time

    from ludoteca.daily.deal import day_at

    return day_at(round(1000 * time.time()))


def introduce(deal: Deal) -> None:
    """Print which deal this is, against whom, and whether it counts."""
    from ludoteca.daily.deal import LEVEL

    against = translate("page-daily-against", level=translate(f"page-level-{LEVEL}"))
    rule = "page-daily-counts" if deal.is_counted else "commands-daily-practicing"
    title = translate("commands-daily-title", game=translate(f"{deal.game}-box-title"), day=deal.day)
    typer.echo(f"{title}. {against}\n{translate(rule)}")
