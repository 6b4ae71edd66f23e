"""Matches of the engine in WebAssembly are proved by Python, and it proves and refuses the matches of Python."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.match.document import digest, match_document, verify
from ludoteca.match.fairness import OwnRound, Terms, contribution_commitment, match_seed
from ludoteca.match.match import Match
from ludoteca.match.setting import RULES_VERSION, Holder, Setting
from tests.commands import run
from tests.match.playing import play_out
from tests.match.test_verify import original
from tests.targets.test_wasm import tables
from tools.node import bundle, run_node

RECORDED = sorted((Path(__file__).parents[1] / "match" / "recorded").glob("*.json"))

pytestmark = pytest.mark.compiled


@pytest.fixture(scope="module")
def host() -> Path:
    """The program for Node that plays and verifies matches."""
    return bundle("tests/targets/matches.ts")


def verify_in_node(host: Path, engine: Path, documents: list[Any]) -> list[Any]:
    found: list[Any] = json.loads(run_node(str(host), str(engine), "verify", given=json.dumps(documents)))
    return found


def write_out(match: Match, names: list[str]) -> Any:
    """The document of a match, through JSON and back."""
    return json.loads(json.dumps(match_document(match, names)))


@tables
def test_python_proves_matches_of_the_engine(host: Path, engine: Path, name: str, players: int) -> None:
    written = run_node(str(host), str(engine), "play", name, str(players), "3")
    document = json.loads(written)
    match = verify(document)
    assert write_out(match, [seat["name"] for seat in document["seats"]]) == document
    assert document["result"]["reason"] == "played"
    kinds = {entry["kind"] for entry in document["log"]}
    assert kinds == {"act", "ask", "undo"} if name == "lanterns" else kinds == {"act", "ask"}


def test_the_command_proves_a_match_of_the_engine(host: Path, engine: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(run_node(str(host), str(engine), "play", "shelfie", "2", "4"), "utf-8")
    assert run("verify", str(file)).returncode == 0


def fair_match() -> Any:
    """A match of two people who contributed to its seed."""
    seats = [{"kind": "person", "bot": None, "person": number} for number in range(2)]
    setting = Setting("lanterns", b"", (Holder("a"), Holder("b")))
    options = setting.rulebook().new(2).options
    terms = Terms("abc234def567", "lanterns", options, asdict(setting.clock), False, RULES_VERSION, seats)
    secret = "ab" * 32
    promise = terms.commitment(secret)
    contributions = []
    for seat in (0, 1):
        own = OwnRound(seat, terms.digest(promise), f"{seat:02d}" * 32)
        commitment = contribution_commitment(terms.table, 1, own)
        contributions.append({"seat": seat, "commitment": commitment, "random": own.random})
    seed = match_seed(terms.digest(promise), secret, 1, contributions)
    record = {"version": 2, "table": terms.table, "seats": seats, "round": 1}
    record |= {"contributions": contributions, "failed": [], "secret": secret}
    match = Match(replace(setting, seed=seed, options=options))
    play_out(match)
    return json.loads(json.dumps(match_document(match, ["a", "b"], promise, record)))


def test_the_engine_proves_matches_of_python(host: Path, engine: Path) -> None:
    documents = [*(json.loads(file.read_text("utf-8")) for file in RECORDED), fair_match()]
    assert verify(documents[-1]).result is not None
    found = verify_in_node(host, engine, documents)
    assert found == [{"ok": True, "result": document["result"]} for document in documents]


def first_of_person(match: Any) -> Any:
    """The first entry of a person; bots have no clock."""
    return next(entry for entry in match["log"] if match["people"][entry["seat"]] is not None)


Change = Callable[[Any], object]

TAMPERINGS: list[tuple[str, str, Change]] = [
    ("entry", "with_undo", lambda match: match.update(seed="00" * 32)),
    ("promise", "with_undo", lambda match: match.update(promise="00" * 32)),
    ("events", "with_undo", lambda match: match["log"][2]["events"].pop()),
    ("events", "with_undo", lambda match: match["log"][2].update(text="pass")),
    ("events", "with_undo", lambda match: match["log"][2].update(note="good move")),
    ("entry", "with_undo", lambda match: match["log"].pop(2)),
    ("entry", "with_undo", lambda match: match["log"][0].update(seat=7)),
    ("entry", "with_undo", lambda match: match["log"][0].update(action=10**6)),
    ("entry", "with_undo", lambda match: match["log"][0].update(kind="win")),
    ("unfinished", "with_undo", lambda match: match["log"].pop()),
    ("result", "with_undo", lambda match: match["result"]["scores"].reverse()),
    ("result", "with_resignation", lambda match: match["result"].update(ranks=[1, 2, 3])),
    ("entry", "with_resignation", lambda match: match["log"].append(match["log"][-1])),
    ("setting", "with_undo", lambda match: match.update(rules=99)),
    ("setting", "with_resignation", lambda match: match["options"].update(color="red")),
    ("setting", "with_undo", lambda match: match["seats"][0].update(bot="adept")),
    ("fields", "with_resignation", lambda match: match["options"].pop("first_game")),
    ("fields", "with_undo", lambda match: match.update(winner="Ada")),
    ("fields", "with_undo", lambda match: match["seats"][0].update(id="secret")),
    ("fields", "with_undo", lambda match: match["seats"][0].update(name=7)),
    ("entry", "with_time_up", lambda match: match["clock"].update(amount=60)),
    ("entry", "with_substitution", lambda match: first_of_person(match).update(spent=60_001)),
    ("setting", "with_undo", lambda match: match["clock"].update(kind="sand", amount=9)),
    ("format", "with_undo", lambda match: match.update(format="ludoteca match 9")),
    ("fairness", "fair", lambda match: match["fairness"].update(secret="00" * 32)),
    ("fairness", "fair", lambda match: match["fairness"]["contributions"][0].update(random="11" * 32)),
]
"""What the engine reports, the match, and how it was changed. The digest is always corrected."""


def test_the_engine_reports_what_was_tampered_with(host: Path, engine: Path) -> None:
    fair, documents = fair_match(), []
    for _, name, change in TAMPERINGS:
        document = copy.deepcopy(fair if name == "fair" else original(name))
        change(document)
        documents.append(document | {"digest": digest(document)})
    careless = original("with_undo") | {"digest": "0" * 64}
    found = verify_in_node(host, engine, [*documents, careless])
    assert [each.get("problem") for each in found] == [*(problem for problem, _, _ in TAMPERINGS), "digest"]
    assert all(each["message"].endswith(".") for each in found)
    assert found[2]["entry"] == 2
