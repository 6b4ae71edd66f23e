"""What is refused, however deep it comes from, is said in the reader's language; as a text it stays English."""

from __future__ import annotations

import copy
import json
import pickle
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.arena.schedule import Settings, check_players, check_schedule, fitting_seats
from ludoteca.core.errors import IllegalAction, LudotecaError, UnreadableAction, either
from ludoteca.core.game import Refusal
from ludoteca.games.shelfie import score_shelf
from ludoteca.locales import LANGUAGES, t, texts
from ludoteca.match.clocks import Clock, check_clock
from ludoteca.match.document import FORMAT, digest, verify
from ludoteca.match.log import Refused, RefusedByRules
from ludoteca.match.setting import Holder, Setting, check_setting
from ludoteca.search.players import player
from ludoteca.search.training import plan_trainings
from ludoteca.server.store.backup import backup
from ludoteca.terminal.saved_matches import replay_document
from tests.commands import run
from tests.match.record import FOLDER

OTHERS = LANGUAGES[1:]
ENGLISH = re.compile(r"\b(the|is|are|was|were|not|there|this|cannot|of|an?|with|but|only|must|has)\b", re.IGNORECASE)
IS_WORD_HERE = {"it": {"a"}, "fr": {"a", "an"}, "pl": {"a", "of"}}
"""What looks English and is not."""
LANTERNS, SHELFIE = ludoteca.game("lanterns"), ludoteca.game("shelfie")
Change = Callable[[Any], object]


def damage(name: str, change: Change) -> Any:
    """Change a recorded match, and compute its digest again."""
    document = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    change(document)
    document["digest"] = digest(document)
    return document


def verify_damaged(change: Change) -> object:
    return verify(damage("shelfie-two-to-the-end", change))


def illegal_entry(document: Any) -> None:
    document["log"][1]["action"] = document["log"][0]["action"]


def read_position(game: Any, **changes: object) -> object:
    """Read a position after some changes."""
    return game.from_position({**copy.deepcopy(game.new(2, 5).position()), **changes})


MET: dict[str, Callable[[], object]] = {
    "unknown game": lambda: ludoteca.game("chess"),
    "too many players": lambda: SHELFIE.new(7),
    "unknown option": lambda: SHELFIE.new(2, colour="red"),
    "unknown choice": lambda: SHELFIE.new(2, rulebook="dutch"),
    "choice for other players": lambda: LANTERNS.new(3, seating="adjacent"),
    "bad seed": lambda: SHELFIE.new(2, -1),
    "no such seat": lambda: SHELFIE.new(2, 1).view(9),
    "no score sheet": lambda: LANTERNS.score_sheet(["x"]),
    "no position": lambda: SHELFIE.from_position({"game": "chess"}),
    "position without": lambda: read_position(SHELFIE, seat="x"),
    "position with more": lambda: read_position(SHELFIE, weather="fine"),
    "position of another luck": lambda: read_position(LANTERNS, luck="good"),
    "sides": lambda: read_position(LANTERNS, sides=["N", "N"]),
    "lake": lambda: read_position(LANTERNS, lake=[]),
    "floating tile": lambda: read_position(LANTERNS, lake=[*LANTERNS.new(2, 5).position()["lake"][:1], tile(1, 9)]),
    "dedications": lambda: read_position(LANTERNS, dedications=[{"seat": 0, "kind": "four", "value": 99}]),
    "step": lambda: read_position(LANTERNS, step="sleeping"),
    "room": lambda: read_position(SHELFIE, room=["x"] * 9),
    "goals": lambda: read_position(SHELFIE, common_goals=[1, 1]),
    "tokens": lambda: read_position(SHELFIE, tokens=[[9, 9], [0, 0]]),
    "end token": lambda: read_position(SHELFIE, end_token=1),
    "short shelf": lambda: score_shelf(["PP..."]),
    "unknown item": lambda: score_shelf(["....."] * 5 + ["x...."]),
    "floating item": lambda: score_shelf(["C....", *["....."] * 5]),
    "unknown goal": lambda: score_shelf(["....."] * 6, 99),
    "unreadable action": lambda: SHELFIE.new(2, 1).parse_action("hello"),
    "unreadable placement": lambda: LANTERNS.new(2, 1).parse_action("p x"),
    "unreadable colour": lambda: LANTERNS.new(2, 1).parse_action("x pink red"),
    "no column": lambda: SHELFIE.new(2, 1).parse_action("take d2 > 9"),
    "no match": lambda: verify([]),
    "other rules": lambda: verify_damaged(lambda match: match.update(rules=99)),
    "other game": lambda: verify_damaged(lambda match: match.update(game="chess")),
    "missing seed": lambda: verify_damaged(lambda match: match.pop("seed")),
    "damaged seed": lambda: verify_damaged(lambda match: match.update(seed="xyz")),
    "other seed": lambda: verify_damaged(lambda match: match.update(promise="0" * 64)),
    "wrong kind": lambda: verify_damaged(lambda match: match.update(options=[])),
    "other turn": lambda: verify_damaged(lambda match: match["log"].pop(0)),
    "illegal entry": lambda: verify_damaged(illegal_entry),
    "other points": lambda: verify_damaged(lambda match: match["result"].update(scores=[99, 0])),
    "cut short": lambda: verify_damaged(lambda match: match["log"].pop()),
    "more than a match": lambda: verify_damaged(lambda match: match.update(weather="fine")),
    "clock": lambda: check_clock(Clock("sand")),
    "bots alone": lambda: check_setting(Setting("shelfie", b"1", (Holder(bot="adept"),) * 2)),
    "unknown player": lambda: player("wizard", SHELFIE),
    "bad budget": lambda: player("master@soon", SHELFIE),
    "no budget": lambda: player("greedy@5", SHELFIE),
    "training": lambda: plan_trainings("shelfie", [9], [1], 1),
    "twins": lambda: check_players(["greedy", "greedy"]),
    "arena's seats": lambda: fitting_seats(9, 2, range(2, 5)),
    "schedule": lambda: check_schedule(Settings("shelfie", ("greedy",), 2, 1, {}, schedule="chaos")),
    "no database": lambda: backup(Path("/nowhere/at.all"), Path("/nowhere/else")),
}


def tile(number: int, x: int) -> dict[str, int]:
    return {"tile": number, "x": x, "y": 0, "rotation": 0}


@pytest.mark.parametrize("met", MET)
def test_every_refusal_that_people_meet_is_said_in_their_language(met: str) -> None:
    with pytest.raises(LudotecaError) as refused:
        MET[met]()
    error = refused.value
    assert str(error) == error.text("en")
    assert ENGLISH.search(str(error))
    for language in OTHERS:
        said = error.text(language)
        found = {word.lower() for word in ENGLISH.findall(said)} - IS_WORD_HERE[language]
        assert not found, said
        assert "-errors-" not in said
        assert not said.startswith("errors-")


def test_a_reason_inside_a_reason_is_said_in_the_same_language() -> None:
    with pytest.raises(LudotecaError) as refused:
        verify_damaged(illegal_entry)
    assert "La voce 1 non era possibile: Su uno di questi spazi" in refused.value.text("it")
    assert "Wpis 1 nie był możliwy: " in refused.value.text("pl")
    with pytest.raises(LudotecaError) as refused:
        replay_document({"format": FORMAT, "position": {}})
    assert refused.value.text("fr") == "Impossible de revoir cette partie\u00a0: Il manque 'rules'."


def test_a_sentence_for_programmers_is_the_same_in_every_language() -> None:
    error = LudotecaError(sentence="A batch of 5 states is no mask.")
    assert {error.text(language) for language in LANGUAGES} == {"A batch of 5 states is no mask."}


def test_numbers_have_no_marks_between_their_thousands() -> None:
    error = UnreadableAction("errors-no-action", game="Lanterns", last=12345, action="99999")
    assert all("12345" in error.text(language) for language in LANGUAGES)


def test_choices_are_joined_in_every_language() -> None:
    error = LudotecaError("errors-arena-format", formats=either(("one", "two", "three")), format="four")
    assert str(error) == "Data can be written as one or two or three, not as four."
    assert "one o two o three" in error.text("it")


@pytest.mark.parametrize(
    "error",
    [
        LudotecaError("errors-match-entry", number=7, why=Refused("turn", "errors-turn", seat=1, turn=0)),
        Refused("turn", "errors-turn", seat=1, turn=0),
        RefusedByRules(IllegalAction("lanterns-refusal-no-such-action", "LA-3.6", "no-such-action")),
        RefusedByRules(IllegalAction(sentence="Not now.", rule="XX-1.1")),
        LudotecaError(sentence="Not so."),
        IllegalAction("lanterns-refusal-no-such-action", "LA-3.6", "no-such-action"),
    ],
)
def test_refusals_travel_between_processes(error: LudotecaError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert [twin.text(language) for language in LANGUAGES] == [error.text(language) for language in LANGUAGES]
    assert vars(twin).keys() == vars(error).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_forbid_is_told_in_the_reader_s_language(language: str) -> None:
    illegal = LANTERNS.new(2, 1).why_illegal("x red blue")
    assert illegal is not None
    sentence = t(language, "lanterns-refusal-no-favor")
    assert illegal.text(language) == f"{sentence} (LA-3.1)"
    assert RefusedByRules(illegal).text(language) == sentence
    assert (illegal.reason, RefusedByRules(illegal).sentence) == (t("en", "lanterns-refusal-no-favor"),) * 2


def test_a_game_without_messages_refuses_in_its_own_sentence() -> None:
    illegal = Refusal("XX-1.1", "not-now", "Not now.").error("another")
    assert (illegal.reason, illegal.rule, illegal.name) == ("Not now.", "XX-1.1", "not-now")
    assert {RefusedByRules(illegal).text(language) for language in LANGUAGES} == {"Not now."}


def test_an_error_has_either_a_message_or_a_sentence() -> None:
    assert str(LudotecaError(sentence="errors-over")) == "errors-over", "a sentence without a space"
    assert LudotecaError("errors-over").message == "errors-over"
    for values in ({}, {"sentence": "The match is over.", "message": "errors-over"}):
        with pytest.raises(TypeError):
            LudotecaError(**values)


@pytest.mark.parametrize("language", OTHERS)
def test_no_refusal_is_left_in_english(language: str) -> None:
    for file in ("errors.ftl", "lanterns-errors.ftl", "shelfie-errors.ftl"):
        lines = {line for line in texts("en")[file].splitlines() if " = " in line}
        assert sorted(lines & set(texts(language)[file].splitlines())) == []


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("verify", str(FOLDER / "shelfie-two-to-the-end.json"), "--promise", "0" * 64),
            "Ziarno nie zgadza się z opublikowanym skrótem",
        ),
        (("score", "shelfie", "PP..."), "najpierw górny rząd"),
        (("arena", "shelfie", "--players", "greedy,wizard"), "Nie ma gracza 'wizard'"),
        (("play", "shelfie", "--with", "master@soon"), "Budżet to sekundy"),
        (("arena", "shelfie"), "Arena wymaga graczy"),
        (("backup", "/nowhere/else", "--data", "/nowhere/at.all"), "nie ma bazy danych"),
        (("serve", "--database", "file.db"), "Zapisz bazę danych jako adres"),
        (("worker",), "Worker wymaga Redisa"),
        (("bench", "--only", "weather"), "Nie ma pomiaru"),
        (("train", "shelfie", "--players", "x"), "po przecinku"),
    ],
)
def test_commands_refuse_in_the_reader_s_language(
    arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", "pl")
    done = run(*arguments)
    assert done.returncode == 1
    assert said in done.stderr


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (__file__, "zobacz wiersz 1, znak"),
        ("/nowhere/at.all", "nie istnieje"),
        ("/", "to folder"),
        (sys.executable, "nie tekst"),
    ],
)
def test_unreadable_files_are_refused_in_the_reader_s_language(
    file: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", "pl")
    done = run("show", file)
    assert done.returncode == 2
    assert said in done.stderr
