"""The command verify."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from ludoteca.cli.application import command
from ludoteca.cli.arguments import Json, Language
from ludoteca.cli.documents import read_match_document
from ludoteca.cli.language import choose_language, reader_language, translate
from ludoteca.cli.refusals import fail, refusal_text, refuse

if TYPE_CHECKING:
    from ludoteca.core.types import Document
    from ludoteca.match.document import BadMatch
    from ludoteca.match.match import Match
    from ludoteca.match.result import Result


SHA256 = re.compile("[0-9a-f]{64}")


@command("help-verify", "help-panel-matches")
def verify(
    source: Annotated[str, typer.Argument(metavar="help-word-file", help="help-argument-verify-source")],
    promise: Annotated[str | None, typer.Option(help="help-option-promise")] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Prove that a finished match followed the rules, with the tiles that were promised at its start."""
    from ludoteca.match.document import BadMatch
    from ludoteca.match.document import verify as verify_document

    choose_language(lang)
    noted = None if promise is None else read_promise(promise)
    document = read_match_document(source)
    try:
        match = verify_document(document, noted)
    except BadMatch as bad:
        refuse_match(bad, as_json)
    if as_json:
        typer.echo(json.dumps(proof(match, document)))
    else:
        typer.echo("\n".join(proof_lines(match, document, promise is not None)))


def read_promise(text: str) -> str:
    """A hash that somebody noted; refused if it cannot be one."""
    promise = text.strip().lower()
    if not SHA256.fullmatch(promise):
        fail(translate("commands-bad-promise", text=promise), 2)
    return promise


def refuse_match(bad: BadMatch, as_json: bool) -> NoReturn:
    """Print why a match is not valid, for programs in English, and exit with code 1."""
    if not as_json:
        refuse("commands-does-not-hold", why=refusal_text(bad))
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
    from ludoteca.terminal.saved_matches import printable

    names = [printable(seat["name"]) for seat in document["seats"]]
    assert match.result is not None
    return [
        translate("commands-proof-who", game=match.state.game.title, count=len(names), names=", ".join(names)),
        *seed_lines(document, names, noted),
        translate("commands-proof-actions", count=count_actions(match), rules=match.setting.rules),
        result_line(match.result, names),
    ]


def seed_lines(document: Document, names: list[str], noted: bool) -> list[str]:
    """How the seed came about."""
    record = document.get("fairness")
    if record is None:
        seed = "commands-proof-noted" if noted else "commands-proof-in-file"
        return [translate(seed, promise=document["promise"])]
    secret = "commands-proof-fair-noted" if noted else "commands-proof-fair-in-file"
    lines = [translate(secret, promise=document["promise"])]
    givers = [names[each["seat"]] for each in record["contributions"]]
    if givers:
        lines.append(translate("commands-proof-fair-numbers", names=", ".join(givers)))
    else:
        lines.append(translate("commands-proof-fair-alone"))
    for each in record["failed"]:
        refused = ", ".join(names[seat] for seat in each["refused"])
        why = "commands-proof-fair-refused" if refused else "commands-proof-fair-interrupted"
        lines.append(translate(why, round=each["round"], names=refused))
    return lines


def count_actions(match: Match) -> int:
    """The number of actions, including those that were undone."""
    from ludoteca.match.log import ACT

    return sum(entry.kind == ACT for entry in match.log)


WHY = {"resigned": "commands-proof-resigned", "time": "commands-proof-time"}


def result_line(result: Result, names: list[str]) -> str:
    """The winners, and why they won."""
    from ludoteca.terminal.reader import Reader

    if result.ranks is None:
        return translate("commands-proof-no-result")
    winners = Reader(reader_language()).join_words(
        [name for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
    )
    if result.scores is not None:
        points = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
        return translate("commands-proof-points", winners=winners, points=points)
    return translate(WHY[result.reason], winners=winners)
