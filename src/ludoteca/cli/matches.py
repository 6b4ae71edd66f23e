"""Commands for matches that were played: verify."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from ludoteca.cli.common import Json, app, fail, read_document, ready

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.match.match import Match
    from ludoteca.match.result import Result


@app.command()
def verify(
    source: Annotated[str, typer.Argument(metavar="FILE", help="a finished match as JSON, or - for standard input")],
    promise: Annotated[
        str | None, typer.Option(help="The SHA-256 you noted when the match began; else the one in the file.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove that a finished match went by the rules, with the tiles that were promised when it began.

    Exit code 1: the match does not hold. Exit code 2: the file cannot be read.

    Example: **ludoteca verify match.json --promise 9380f4d9453d4b61778811d8355c429827d164b5d03019ff0b1265fc52b8332c**
    """
    from ludoteca.core.library import game_names
    from ludoteca.match.document import BadMatch
    from ludoteca.match.document import verify as prove

    document = readable(source)
    if isinstance(document, dict) and document.get("game") in game_names():
        ready(document["game"])
    try:
        match = prove(document, None if promise is None else promise.strip().lower())
    except BadMatch as bad:
        does_not_hold(str(bad), as_json)
    if as_json:
        typer.echo(json.dumps(proof(match, document)))
    else:
        typer.echo("\n".join(proof_lines(match, document, promise is not None)))


def readable(source: str) -> Any:
    """The document in a file; one that cannot be read ends with exit code 2."""
    from ludoteca.core.errors import BadPosition

    try:
        return read_document(source)
    except BadPosition as unreadable:
        typer.echo(f"ludoteca: {unreadable}", err=True)
        raise SystemExit(2) from None


def does_not_hold(sentence: str, as_json: bool) -> NoReturn:
    """Say that a match does not hold, and why; exit code 1."""
    if not as_json:
        fail(f"This match does not hold. {sentence}")
    typer.echo(json.dumps({"holds": False, "reason": sentence}))
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
    names = [printable(seat["name"]) for seat in document["seats"]]
    whose = "the promise you noted" if noted else "the promise in the file (compare it with what you noted)"
    rules = f"the rules (version {match.setting.rules})"
    assert match.result is not None
    return [
        f"{match.state.game.title}, {len(names)} players: {', '.join(names)}.",
        f"The seed fits {whose}: its SHA-256 is {document['promise']}.",
        f"All {count_actions(match)} actions went by {rules}, and every tile came as it had to.",
        result_line(match.result, names),
    ]


def count_actions(match: Match) -> int:
    """How many actions were played, with those that were taken back."""
    from ludoteca.match.log import ACT

    return sum(entry.kind == ACT for entry in match.log)


def result_line(result: Result, names: list[str]) -> str:
    """Who won, and why."""
    if result.ranks is None:
        return "It was ended without a result."
    winners = " and ".join(name for name, rank in zip(names, result.ranks, strict=True) if rank == 1)
    if result.scores is not None:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
        return f"Won by {winners}. Points: {points}."
    return f"Won by {winners}: {WHY[result.reason]}."


WHY = {"resigned": "the others gave up", "time": "the time of the others was up"}


def printable(name: str) -> str:
    """A name without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
