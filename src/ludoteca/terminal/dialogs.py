"""Windows above the table: a text, a list, an input line, the rulebook, and the cover between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option

from ludoteca.core.game import Game
from ludoteca.core.rulebook import find_rules, plain, players_book
from ludoteca.terminal.canvas import wrap_hanging
from ludoteca.terminal.reader import Reader

Answer = str | None
MAX_WIDTH = 100
"""The maximum width of a window: longer rows are hard to read."""


def text_width(app: App[object]) -> int:
    """The number of characters in a row of a window, without its frame and scroll bar."""
    return min(MAX_WIDTH, app.size.width * 9 // 10) - 8


class Dialog(ModalScreen[Answer]):
    """A window that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]
    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > Vertical { width: 90%; max-width: 100; height: auto; max-height: 90%; padding: 0 1; border: round #ffd479;
        background: #14252b; }
    Dialog VerticalScroll { height: auto; max-height: 18; }
    EndDialog VerticalScroll { max-height: 12; }
    EndDialog OptionList, EndDialog OptionList:focus { margin-top: 1; }
    Dialog .title { text-style: bold; }
    Dialog .footer { margin-top: 1; color: #a9bdc2; }
    Dialog VerticalScroll, Dialog OptionList { scrollbar-size-vertical: 1; scrollbar-color: #23515e;
        scrollbar-color-hover: #ffd479; scrollbar-color-active: #ffd479; scrollbar-background: #14252b;
        scrollbar-background-hover: #14252b; scrollbar-background-active: #14252b; }
    Dialog OptionList, Dialog OptionList:focus { height: auto; max-height: 18; background: #14252b; border: none;
        background-tint: #14252b 0%; }
    Dialog OptionList > .option-list--option-highlighted { background: #23515e; color: #ffffff; }
    Dialog OptionList:focus > .option-list--option-highlighted { background: #23515e; color: #ffffff; }
    """

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def compose(self) -> ComposeResult:
        """The title and the contents."""
        with Vertical():
            yield Static(Content(self.heading), classes="title")
            yield from self.contents()

    def contents(self) -> ComposeResult:
        """What the window shows."""
        yield from ()

    def dismiss(self, result: Answer = None) -> AwaitComplete:
        """Close once: a second Enter, typed before the window is gone, must not close the one below."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    @property
    def row_width(self) -> int:
        """The number of characters in a row, without the frame and the scroll bar."""
        return text_width(self.app)


class TextDialog(Dialog):
    """A text; Enter closes it too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,question_mark", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text

    def contents(self) -> ComposeResult:
        """The text, which scrolls."""
        with VerticalScroll():
            yield Static(Content(wrap_hanging(self.text, self.row_width)))


class EndDialog(Dialog):
    """A text with choices below it."""

    def __init__(self, title: str, text: str, choices: Sequence[tuple[str, str]]) -> None:
        super().__init__(title)
        self.text = text
        self.choices = choices

    def contents(self) -> ComposeResult:
        """The text, which scrolls, and the choices."""
        with VerticalScroll():
            yield Static(Content(wrap_hanging(self.text, self.row_width)))
        yield OptionList(*(Option(Content(words), id=value) for value, words in self.choices))

    def on_mount(self) -> None:
        """The choices take the keys, unless the app is closing and they are not there any more."""
        for options in self.query(OptionList):
            options.focus()
            options.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the choice."""
        self.dismiss(event.option_id)


class ListDialog(Dialog):
    """A list to choose from; each choice has a value and a text. There may be a text below the list."""

    def __init__(self, title: str, choices: Sequence[tuple[str, str]], first: int = 0, footer: str = "") -> None:
        super().__init__(title)
        self.choices = choices
        self.first = first
        self.footer = footer

    def contents(self) -> ComposeResult:
        """The choices."""
        texts = (Content(wrap_hanging(words, self.row_width)) for _, words in self.choices)
        yield OptionList(*(Option(text, id=str(number)) for number, text in enumerate(texts)))
        if self.footer:
            yield Static(Content(wrap_hanging(self.footer, self.row_width)), classes="footer")

    def on_mount(self) -> None:
        """Highlight the first choice to offer, unless the app is closing and the list is not there any more."""
        for options in self.query(OptionList):
            options.highlighted = self.first if self.choices else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the choice."""
        self.dismiss(self.choices[event.option_index][0])


class LineDialog(Dialog):
    """A line to type."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__(title)
        self.hint = hint

    def contents(self) -> ComposeResult:
        """The input line."""
        yield Input(placeholder=self.hint)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with what was typed."""
        self.dismiss(event.value)


class RulesDialog(Dialog):
    """The rulebook in the reader's language, with a search field."""

    def __init__(self, game: Game, reader: Reader, wanted: str = "") -> None:
        super().__init__(reader.t("page-rules-of", game=game.title))
        self.book = players_book(game.rulebook(reader.language))
        self.reader = reader
        self.wanted = wanted

    def contents(self) -> ComposeResult:
        """The search field and the results."""
        yield Input(self.wanted, placeholder=self.reader.t("terminal-find-rule"))
        with VerticalScroll():
            yield Static(Content(self.search(self.wanted)), id="found")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search again."""
        self.query_one("#found", Static).update(Content(self.search(event.value)))

    def search(self, wanted: str) -> str:
        """The rules with a number or a word; the whole book if nothing is wanted."""
        if not wanted.strip():
            return "\n".join(plain(line).lstrip("# ") for line in self.book.splitlines() if not line.startswith("|"))
        return "\n\n".join(find_rules(self.book, wanted)) or self.reader.t("terminal-no-rule", text=wanted)


class CoverDialog(Dialog):
    """Covers everything until the next person is at the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]
    DEFAULT_CSS = """
    CoverDialog Button { margin: 1 0; }
    """

    def __init__(self, reader: Reader, name: str) -> None:
        super().__init__(reader.t("page-table-pass-device", name=name))
        self.reader = reader
        self.who = name

    def contents(self) -> ComposeResult:
        """The reason, and the button for the next person."""
        yield Static(Content(self.reader.t("page-table-pass-device-why")))
        yield Button(self.reader.t("page-table-i-am", name=self.who), variant="primary")

    def action_nothing(self) -> None:
        """Escape does not uncover the table."""

    def on_button_pressed(self) -> None:
        """Uncover the table: the next person is there."""
        self.dismiss(None)
