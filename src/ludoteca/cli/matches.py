"""Commands for matches that were played or are waiting: matches, export, import, verify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from ludoteca.cli.common import (
    Json,
    Language,
    MatchName,
    command,
    language_of,
    read_document,
    ready,
    refuse,
)
from ludoteca.cli.words import refusal, say, spoken

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.match.document import BadMatch
    from ludoteca.match.match import Match
    from ludoteca.match.result import Result
    from ludoteca.terminal.saved import Saved


@command("help-matches", "help-panel-matches")
def matches(lang: Language = None, as_json: Json = False) -> None:
    """List the matches that are saved on this computer, the one played last first."""
    from ludoteca.locales import t
    from ludoteca.terminal.names import names_of
    from ludoteca.terminal.saved import listed

    found = listed()
    if as_json:
        typer.echo(json.dumps([told(each) for each in found], indent=1))
        return
    if not found:
        typer.echo(t(language_of(lang), "terminal-no-matches"))
    for each in found:
        names = ", ".join(names_of(each, language_of(lang)))
        typer.echo(f"{each.name}  {each.when:%Y-%m-%d %H:%M}  {state_words(each, language_of(lang))}  ({names})")


def told(kept: Saved) -> Document:
    """A saved match, for programs."""
    return {
        "name": kept.name,
        "file": str(kept.path),
        "game": kept.document["game"],
        "names": kept.names,
        "entries": len(kept.document["log"]),
        "when": kept.when.isoformat(timespec="seconds"),
        "result": kept.document.get("result"),
    }


def state_words(kept: Saved, language: str) -> str:
    """Whether a match is over, and with which points, or how many actions were played."""
    from ludoteca.locales import t

    result = kept.document.get("result")
    if result is None:
        return t(language, "terminal-state-waits", {"count": len(kept.document["log"])})
    points = f" {' : '.join(map(str, result['scores']))}" if result["scores"] is not None else ""
    return t(language, "terminal-state-over") + points


@command("help-export", "help-panel-matches")
def export(
    name: MatchName,
    target: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-export-target")] = "-",
    overwrite: Annotated[bool, typer.Option("--overwrite", help="help-option-overwrite")] = False,
    lang: Language = None,
) -> None:
    """Write a saved match as JSON: to keep it, to send it, to go on with it elsewhere."""
    from ludoteca.terminal.saved import find, write

    language_of(lang)
    document = find(name).document
    if target == "-":
        typer.echo(json.dumps(document))
        return
    if Path(target).exists() and not overwrite:
        refuse("commands-file-exists", file=target)
    write(Path(target), document)
    typer.echo(say("commands-written", file=target))


@command("help-import", "help-panel-matches")
def bring(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-import-source")],
    lang: Language = None,
) -> None:
    """Keep a match from a file among yours, after playing it through once to see that it is one."""
    from ludoteca.core.library import game_names
    from ludoteca.match.document import verify as prove
    from ludoteca.terminal.saved import new_path, opened, write

    language_of(lang)
    document = readable(source)
    if isinstance(document, dict) and document.get("game") in game_names():
        ready(document["game"])
    match = opened(document)
    if match.over and "position" not in document:
        prove(document)
    path = new_path(match.setting.game)
    write(path, document)
    typer.echo(say("commands-kept-as", name=path.stem))


@command("help-verify", "help-panel-matches")
def verify(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-verify-source")],
    promise: Annotated[str | None, typer.Option(help="help-option-promise")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Prove that a finished match went by the rules, with the tiles that were promised when it began."""
    from ludoteca.core.library import game_names
    from ludoteca.match.document import BadMatch
    from ludoteca.match.document import verify as prove

    language_of(lang)
    document = readable(source)
    if isinstance(document, dict) and document.get("game") in game_names():
        ready(document["game"])
    try:
        match = prove(document, None if promise is None else promise.strip().lower())
    except BadMatch as bad:
        does_not_hold(bad, as_json)
    if as_json:
        typer.echo(json.dumps(proof(match, document)))
    else:
        typer.echo("\n".join(proof_lines(match, document, promise is not None)))


def readable(source: str) -> Any:
    """The document of a saved match or in a file."""
    from ludoteca.terminal.saved import folder

    kept = folder() / f"{source}.json"
    return read_document(str(kept) if kept.is_file() else source)


def does_not_hold(bad: BadMatch, as_json: bool) -> NoReturn:
    """Say that a match does not hold, and why, to programs in English; exit code 1."""
    if not as_json:
        refuse("commands-does-not-hold", why=refusal(bad))
    typer.echo(json.dumps({"holds": False, "reason": str(bad)}))
    raise SystemExit(1)


def proof(match: Match, document: Document) -> Document:
    """What was proved, for programs."""
    return {
        "holds": True,
        "game": match.setting.game,
        "players": match.setting.players,
        "rules": match.setting.rules,
        "promise": document["promise"],
        "entries": match.length,
        "actions": count_actions(match),
        "result": document["result"],
    }


def proof_lines(match: Match, document: Document, noted: bool) -> list[str]:
    """What was proved, in words."""
    from ludoteca.terminal.saved import printable

    names = [printable(seat["name"]) for seat in document["seats"]]
    seed = "commands-proof-noted" if noted else "commands-proof-in-file"
    assert match.result is not None
    return [
        say("commands-proof-who", game=match.state.game.title, count=len(names), names=", ".join(names)),
        say(seed, promise=document["promise"]),
        say("commands-proof-actions", count=count_actions(match), rules=match.setting.rules),
        result_line(match.result, names),
    ]


def count_actions(match: Match) -> int:
    """How many actions were played, with those that were taken back."""
    from ludoteca.match.log import ACT

    return sum(entry.kind == ACT for entry in match.log)


def result_line(result: Result, names: list[str]) -> str:
    """Who won, and why."""
    from ludoteca.terminal.speech import Speech

    if result.ranks is None:
        return say("commands-proof-no-result")
    winners = Speech(spoken()).listed([name for name, rank in zip(names, result.ranks, strict=True) if rank == 1])
    if result.scores is not None:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
        return say("commands-proof-points", winners=winners, points=points)
    return say(WHY[result.reason], winners=winners)


WHY = {"resigned": "commands-proof-resigned", "time": "commands-proof-time"}
