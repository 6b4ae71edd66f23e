"""The help and the refusals of commands in four languages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from ludoteca.cli import app
from ludoteca.cli.help import PANELS, TYPER_S_OWN, Command, translate_command
from ludoteca.locales import LANGUAGES, t, texts
from tests.commands import Ran, run

UNSAID = re.compile(r"\b(?:help|commands|page|terminal)-[a-z]+-?[a-z]*(?=\s|$|[.:,)])")
COMMAND_ALONE = re.compile(r"    - \*\*[^*]+\*\*")
"""An example that needs no words: the same in every language."""
PLAYERS = ("play", "join", "matches", "verify", "doctor")
NAMES = ("URL", "postgresql://…", "redis://…")
"""The words after an option that are the same in every language."""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language in the environment."""
    for name in ("LUDOTECA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def group() -> TyperGroup:
    """The whole command line, before it is translated."""
    found = typer.main.get_command(app)
    assert isinstance(found, TyperGroup)
    return found


def commands() -> Iterator[tuple[str, Command]]:
    for name, command in group().commands.items():
        assert isinstance(command, Command), f"{name} is made with @command"
        yield name, command


def parameters(command: Command | TyperGroup) -> Iterator[TyperArgument | TyperOption]:
    for each in command.params:
        assert isinstance(each, TyperArgument | TyperOption)
        if each.name not in TYPER_S_OWN:
            yield each


def is_message(name: str | None) -> bool:
    return name is not None and name.startswith("help-") and t("en", name) != name


def test_every_help_has_an_example() -> None:
    assert [name for name, _ in commands() if f"**ludoteca {name}" not in t("en", f"help-{name}")] == []


def test_every_help_is_a_message() -> None:
    assert is_message(group().help)
    for name, command in commands():
        assert command.help == f"help-{name}"
        assert is_message(command.help), f"{command.help} is missing in help.ftl"
        assert command.rich_help_panel in PANELS
    everything: list[Command | TyperGroup] = [group(), *(command for _, command in commands())]
    for each in everything:
        for parameter in parameters(each):
            assert is_message(parameter.help), f"{each.name} {parameter.name}: {parameter.help}"
            assert parameter.metavar in (None, *NAMES) or is_message(parameter.metavar), parameter.metavar


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_is_translated(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", language)
    for name, command in commands():
        before = [each.help for each in parameters(command)]
        translate_command(command)
        assert command.help == t(language, f"help-{name}")
        assert [each.help for each in parameters(command)] == [t(language, str(message)) for message in before]


def test_no_help_is_left_in_english() -> None:
    """No line of the help is the same in English and in another language."""
    lines = [line for line in texts("en")["help.ftl"].splitlines() if line.startswith("    ")]
    english = {line for line in lines if not COMMAND_ALONE.fullmatch(line)}
    for language in LANGUAGES[1:]:
        assert english.isdisjoint(texts(language)["help.ftl"].splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_reader_s_language(language: str) -> None:
    shown = run("--help", "--lang", language)
    assert shown.returncode == 0
    assert t(language, "help-panel-play") in shown.stdout
    assert t(language, "help-usage") in shown.stdout
    for command in PLAYERS:
        taught = run(command, "--help", "--lang", language)
        assert taught.returncode == 0
        assert t(language, "help-options") in taught.stdout
        assert t(language, "help-option-help") in taught.stdout
        assert not UNSAID.search(shown.stdout + taught.stdout)


def mistake(*arguments: str) -> str:
    """The one line about a wrong command line."""
    done: Ran = run(*arguments)
    assert done.returncode == 2
    assert not UNSAID.search(done.stderr)
    (line,) = done.stderr.strip().splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "message", "values"),
    [
        (("plya",), "commands-no-command", {"command": "plya"}),
        (("play", "--foo"), "commands-no-option", {"option": "--foo"}),
        (("play", "--seed"), "commands-option-alone", {"option": "--seed"}),
        (("play", "shelfie", "foo"), "commands-too-much", {"words": "foo"}),
        (("play", "--players", "two"), "commands-bad-number", {"what": "--players"}),
        (("play", "--pace", "99"), "commands-bad-range", {"what": "--pace", "least": "0", "most": "60"}),
        (("join",), "commands-missing", {"what": "URL"}),
    ],
)
def test_a_wrong_command_line_is_refused_in_one_line(
    arguments: tuple[str, ...], message: str, values: dict[str, str]
) -> None:
    for language in LANGUAGES:
        line = mistake("--lang", language, *arguments)
        assert t(language, message, values) in line
        assert "--help" in line


def test_a_missing_argument_has_its_name_from_the_help() -> None:
    assert "GIOCO" in mistake("rules", "--lang=it")


def test_refusals_speak_the_reader_s_language() -> None:
    assert "Nie ma gry „chess”" in run("play", "chess", "--lang", "pl").stderr
    assert "Nessuna partita salvata si chiama «x»" in run("--lang", "it", "resume", "x").stderr
    assert "«\u00a0x\u00a0» n’est pas le lien d’une table" in run("join", "x", "--lang", "fr").stderr
    assert "nie ma opcji „x”" in run("play", "shelfie", "-o", "x=1", "--lang", "pl").stderr
    assert "per 2–4 giocatori" in run("play", "shelfie", "-n", "5", "--lang", "it").stderr
    assert t("fr", "page-refused-offline") in run("watch", "http://127.0.0.1:9/", "--lang", "fr").stderr


def test_games_and_their_options_are_explained_in_the_reader_s_language() -> None:
    shown = run("games", "--lang", "pl").stdout
    assert "lanterns: Lanterns, od 2 do 4 graczy" in shown
    assert t("pl", "lanterns-box-option-dealing") in shown
    assert "(domyślnie)" in shown
    assert t("pl", "lanterns-box-option-dealing-why") in run("games", "lanterns", "--lang", "pl").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_speaks_every_language(language: str) -> None:
    shown = run("doctor", "--lang", language).stdout
    assert t(language, "commands-doctor-libraries") in shown
    assert not UNSAID.search(shown)
    told = json.loads(run("doctor", "--json", "--lang", language).stdout)
    assert "libraries" in {each["what"] for each in told}, "programs read the same names everywhere"


def test_the_language_comes_from_the_option_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Opzioni" in run("games", "--help").stdout
    monkeypatch.setenv("LUDOTECA_LANG", "pl")
    assert "Opcje" in run("games", "--help").stdout
    assert "Options" in run("games", "--help", "--lang", "fr").stdout
    assert "Opzioni" in run("games", "--help", "--lang", "xx").stdout, "a language that is not supported"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_first_steps_are_shown(language: str) -> None:
    shown = run("--lang", language)
    assert shown.returncode == 0
    assert t(language, "commands-start-steps") in shown.stdout
    assert all(len(line) <= 100 for line in shown.stdout.splitlines())
    for command in re.findall(r"^  ludoteca (\w+)", shown.stdout, re.MULTILINE):
        assert run(command, "--help").returncode == 0
