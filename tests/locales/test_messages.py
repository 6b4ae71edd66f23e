"""The four languages say the same: the same messages with the same values, all of them readable by Python too."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.core.library import game
from ludoteca.locales import LANGUAGES, bundle_of, match_language, t, texts
from tests.tables import BUILT_IN

OTHERS = LANGUAGES[1:]
ENGLISH_TITLE = "Lanterns: The Harvest Festival"
VALUE = "\ufffc"
"""Stands for a value in a text."""


class Values(Visitor):
    """Collects what a message asks to be given, and which functions it calls."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.functions: set[str] = set()
        self.ordinal = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """What only chooses between forms of a word is asked for, but not shown."""
        before = set(self.shown)
        self.visit(node.selector)
        self.shown = before
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.ordinal |= node.value == "ordinal"


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language."""
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry in the files of a language, with the file's name."""
    for file, text in texts(language).items():
        for entry in FluentParser().parse(text).body:
            yield file, entry


def values(message: ast.Message) -> Values:
    found = Values()
    found.visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_no_message_stands_twice(language: str) -> None:
    unreadable = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert unreadable == []
    names = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_in_the_file_that_its_name_begins_with(language: str) -> None:
    wrong = [
        f"{file}: {entry.id.name}"
        for file, entry in entries(language)
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(f"{file.removesuffix('.ftl')}-")
    ]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    assert sorted(texts(language)) == sorted(texts("en"))
    assert sorted(messages("en").keys() - messages(language).keys()) == [], "missing"
    assert sorted(messages(language).keys() - messages("en").keys()) == [], "too many"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_shows_the_same_values(language: str) -> None:
    """Languages may choose between more or fewer forms; what they show is the same."""
    shared = messages("en").keys() & messages(language).keys()
    shown = {name: (values(messages("en")[name]).shown, values(messages(language)[name]).shown) for name in shared}
    assert {name: pair for name, pair in shown.items() if pair[0] != pair[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_what_differs_between_the_page_and_python(language: str) -> None:
    odd = [name for name, message in messages(language).items() if values(message).ordinal]
    assert odd == []
    assert {each for message in messages(language).values() for each in values(message).functions} <= {"NUMBER"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    wrong = []
    for file, message in entries(language):
        if not isinstance(message, ast.Message):
            continue
        name = message.id.name
        for count in (0, 1, 2, 5, 22):
            given = dict.fromkeys(values(message).variables, count)
            bundle = bundle_of(language, file)
            pattern = bundle.get_message(name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, given)
            if errors or not str(said).strip():
                wrong.append((name, errors))
    assert wrong == []


def test_a_message_is_said_in_the_language_that_is_asked_for() -> None:
    assert len({t(language, "page-rules") for language in LANGUAGES}) > 1
    assert t("it", "page-rule", {"rule": "LA-3.5"}) == "Regola LA-3.5"
    assert t("de", "page-rule", {"rule": "LA-3.5"}) == t("en", "page-rule", {"rule": "LA-3.5"})
    assert t("it", "there-is-no-such-message") == "there-is-no-such-message"


def test_a_game_has_its_title_of_the_language_wherever_a_message_names_it() -> None:
    assert t("fr", "page-rules-of", {"game": "Lanterns"}) == "Règles de Lanternes"
    assert t("fr", "commands-preparing", {"games": "Lanterns, My Shelfie"}).count("Lanternes, My Shelfie") == 1
    assert t("it", "page-rules-of", {"game": "Lanterns"}).endswith("Lanterns")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        ("it", "it"),
        ("it-IT", "it"),
        ("pl_PL.UTF-8", "pl"),
        ("FR", "fr"),
        ("de", "en"),
        ("", "en"),
        ("ita", "en"),
        ("C", "en"),
    ],
)
def test_a_language_is_known_by_any_of_its_names(wanted: str, spoken: str) -> None:
    assert match_language(wanted) == spoken


# French punctuation


SPACED = re.compile(r"[ \u202f]:|«(?!\u00a0)|(?<![\u00a0/])[;?!»]|[\w\ufffc)]:(?=\s|$)")
"""What needs a no-break space (U+00A0) before it, or after «, and does not have it."""


@pytest.mark.parametrize("file", [*texts("fr"), *BUILT_IN])
def test_french_has_no_break_spaces_before_punctuation_and_inside_quotes(file: str) -> None:
    written = french_texts(file)
    assert written
    assert [text for text in written if SPACED.search(text)] == []


@pytest.mark.parametrize(
    "text",
    ["Oui !", "Oui\u202f!", "Oui!", "Oui\u00a0: « non\u00a0»", "«\u00a0oui»", "Jeu: non", "un ; deux", "\ufffc?"],
)
def test_the_check_of_french_finds_what_is_wrong(text: str) -> None:
    assert SPACED.search(text)


@pytest.mark.parametrize(
    "text", ["«\u00a0Oui\u00a0!\u00a0»", "http://127.0.0.1:8000/?a", "à 10:30", "\ufffc\u00a0: deux"]
)
def test_the_check_of_french_allows_what_is_right(text: str) -> None:
    assert not SPACED.search(text)


def french_texts(file: str) -> list[str]:
    """The texts of a French file of messages, or the lines of the French rulebook of a game."""
    if file in BUILT_IN:
        book = (game(file).source_folder / "rulebook" / "fr.md").read_text("utf-8")
        return re.sub(rf"<!--.*?-->|{ENGLISH_TITLE}", "", book, flags=re.DOTALL).splitlines()
    return [
        "".join(each.value if isinstance(each, ast.TextElement) else VALUE for each in pattern.elements)
        for entry in FluentParser().parse(texts("fr")[file]).body
        for pattern in patterns_of(entry)
    ]


def patterns_of(entry: ast.EntryType) -> list[ast.Pattern]:
    """Every text of an entry, those of its variants too."""
    found = Patterns()
    found.visit(entry)
    return found.patterns


class Patterns(Visitor):
    """Collects the texts of messages."""

    def __init__(self) -> None:
        self.patterns: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)
