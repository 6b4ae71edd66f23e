"""The commands for saved matches: matches, export, import."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language, MatchName
from ludoteca.cli.documents import read_match_document
from ludoteca.cli.language import choose_language, translate
from ludoteca.cli.refusals import refuse

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.terminal.saved_matches import SavedMatch


@command("help-matches", "help-panel-matches")
def matches(lang: Language = None, as_json: Json = False) -> None:
    """List the matches that are saved on this computer, the latest first."""
    from ludoteca.locales import t
    from ludoteca.terminal.player_names import saved_names
    from ludoteca.terminal.saved_matches import list_matches, other_files

    found = list_matches()
    if as_json:
        typer.echo(json.dumps([match_summary(each) for each in found], indent=1))
        return
    if not found:
        typer.echo(t(choose_language(lang), "terminal-no-matches"))
    for each in found:
        names = ", ".join(saved_names(each, choose_language(lang)))
        typer.echo(f"{each.name}  {each.when:%Y-%m-%d %H:%M}  {state_words(each, choose_language(lang))}  ({names})")
    for file in other_files():
        typer.echo(t(choose_language(lang), "terminal-no-match-in", {"file": str(file)}), err=True)


def match_summary(saved: SavedMatch) -> Document:
    """A saved match, for programs."""
    return {
        "name": saved.name,
        "file": str(saved.path),
        "game": saved.document["game"],
        "names": saved.names,
        "entries": len(saved.document["log"]),
        "when": saved.when.isoformat(timespec="seconds"),
        "result": saved.document.get("result"),
    }


def state_words(saved: SavedMatch, language: str) -> str:
    """Whether a match is over and its points, or the number of its entries."""
    from ludoteca.locales import t

    result = saved.document.get("result")
    if result is None:
        return t(language, "terminal-state-waits", {"count": len(saved.document["log"])})
    points = f" {' : '.join(map(str, result['scores']))}" if result["scores"] is not None else ""
    return t(language, "terminal-state-over") + points


@command("help-export", "help-panel-matches")
def export(
    name: MatchName,
    target: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-export-target")] = "-",
    overwrite: Annotated[bool, typer.Option("--overwrite", help="help-option-overwrite")] = False,
    lang: Language = None,
) -> None:
    """Write a saved match as JSON, to keep it, send it or continue it elsewhere."""
    from ludoteca.terminal.saved_matches import find_match, write_document

    choose_language(lang)
    document = find_match(name).document
    if target == "-":
        typer.echo(json.dumps(document))
        return
    if Path(target).exists() and not overwrite:
        refuse("commands-file-exists", file=target)
    write_document(Path(target), document)
    typer.echo(translate("commands-written", file=target))


@command("help-import", "help-panel-matches")
def import_match(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-import-source")],
    lang: Language = None,
) -> None:
    """Add a match from a file to the saved ones, after replaying it as a check."""
    from ludoteca.match.document import verify as verify_document
    from ludoteca.terminal.saved_matches import new_path, replay_document, write_document

    choose_language(lang)
    document = read_match_document(source)
    match = replay_document(document)
    if match.over and "position" not in document:
        verify_document(document)
    path = new_path(match.setting.game)
    write_document(path, document)
    typer.echo(translate("commands-kept-as", name=path.stem))
