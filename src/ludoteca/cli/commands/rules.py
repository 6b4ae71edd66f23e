"""The command rules."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import GameName, Language
from ludoteca.cli.language import choose_language
from ludoteca.cli.preparation import find_game
from ludoteca.cli.refusals import refuse
from ludoteca.cli.streams import is_terminal


@command("help-rules", "help-panel-table")
def rules(
    game: GameName,
    wanted: Annotated[str | None, typer.Argument(metavar="help-word-rule", help="help-argument-rule")] = None,
    lang: Language = None,
) -> None:
    """Show the numbered rulebook of a game, or one rule of it."""
    from ludoteca.core.rulebook import find_rules, players_book

    rulebook = players_book(find_game(game).rulebook(choose_language(lang)))
    if wanted is not None:
        found = find_rules(rulebook, wanted)
        if not found:
            refuse("commands-no-rule", game=game, text=wanted, command=f"ludoteca rules {game}")
        typer.echo("\n".join(found))
    elif is_terminal(sys.stdout):
        from rich.console import Console
        from rich.markdown import Markdown

        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(rulebook))
    else:
        typer.echo(rulebook)
