"""Small windows above the table: a text, a list, a line to type, the rulebook, and the cover at a hand-over."""

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
from ludoteca.core.rulebook import find_rules, plain
from ludoteca.terminal.canvas import hanging
from ludoteca.terminal.speech import Speech

Found = str | None
MOST = 100
"""No window is wider: longer rows are tiring to read."""


def room_in(app: App[object]) -> int:
    """How many characters stand in a row of a window, beside its frame and what scrolls it."""
    return min(MOST, app.size.width * 9 // 10) - 8


class Dialog(ModalScreen[Found]):
    """A window that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]
    DEFAULT_CSS = """
    Dialog { align: center middle; }
    Dialog > Vertical { width: 90%; max-width: 100; height: auto; max-height: 90%; padding: 0 1; border: round #ffd479;
        background: #14252b; }
    Dialog VerticalScroll { height: auto; max-height: 18; }
    Dialog .title { text-style: bold; }
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
        """The title, and what is inside."""
        with Vertical():
            yield Static(Content(self.heading), classes="title")
            yield from self.inside()

    def inside(self) -> ComposeResult:
        """What the window shows."""
        yield from ()

    def dismiss(self, result: Found = None) -> AwaitComplete:
        """Close once: a second Enter, typed before the window was gone, must not close what lies below."""
        return super().dismiss(result) if self.app.screen is self else AwaitComplete()

    @property
    def room(self) -> int:
        """How many characters stand in a row of the window, beside its frame and what scrolls it."""
        return room_in(self.app)


class TextDialog(Dialog):
    """Something to read; Enter closes it too."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,q,question_mark", "dismiss(None)", show=False)]

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self.text = text

    def inside(self) -> ComposeResult:
        """The text, which scrolls."""
        with VerticalScroll():
            yield Static(Content(hanging(self.text, self.room)))


class ListDialog(Dialog):
    """Something to choose; each choice has a value and what is read."""

    def __init__(self, title: str, choices: Sequence[tuple[str, str]], first: int = 0) -> None:
        super().__init__(title)
        self.choices = choices
        self.first = first

    def inside(self) -> ComposeResult:
        """The choices."""
        texts = (Content(hanging(words, self.room)) for _, words in self.choices)
        yield OptionList(*(Option(text, id=str(number)) for number, text in enumerate(texts)))

    def on_mount(self) -> None:
        """Begin where it makes sense."""
        self.query_one(OptionList).highlighted = self.first if self.choices else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close with the choice."""
        self.dismiss(self.choices[event.option_index][0])


class LineDialog(Dialog):
    """A line to type."""

    def __init__(self, title: str, hint: str) -> None:
        super().__init__(title)
        self.hint = hint

    def inside(self) -> ComposeResult:
        """The line."""
        yield Input(placeholder=self.hint)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close with what was typed."""
        self.dismiss(event.value)


class RulesDialog(Dialog):
    """The rulebook in the reader's language, searched while one types."""

    def __init__(self, game: Game, speech: Speech, wanted: str = "") -> None:
        super().__init__(speech.t("page-rules-of", game=game.title))
        self.book = game.rulebook(speech.language)
        self.speech = speech
        self.wanted = wanted

    def inside(self) -> ComposeResult:
        """What to look for, and what was found."""
        yield Input(self.wanted, placeholder=self.speech.t("terminal-find-rule"))
        with VerticalScroll():
            yield Static(Content(self.found(self.wanted)), id="found")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look again."""
        self.query_one("#found", Static).update(Content(self.found(event.value)))

    def found(self, wanted: str) -> str:
        """The rules with a number or a word; the whole book if nothing is wanted."""
        if not wanted.strip():
            return "\n".join(plain(line).lstrip("# ") for line in self.book.splitlines() if not line.startswith("|"))
        return "\n\n".join(find_rules(self.book, wanted)) or self.speech.t("terminal-no-rule", text=wanted)


class CoverDialog(Dialog):
    """Covers everything until the next person sits at the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]
    DEFAULT_CSS = """
    CoverDialog Button { margin: 1 0; }
    """

    def __init__(self, speech: Speech, name: str) -> None:
        super().__init__(speech.t("page-pass-device", name=name))
        self.speech = speech
        self.who = name

    def inside(self) -> ComposeResult:
        """Why, and the button for who takes over."""
        yield Static(Content(self.speech.t("page-pass-device-why")))
        yield Button(self.speech.t("page-i-am", name=self.who), variant="primary")

    def action_nothing(self) -> None:
        """Only who takes over uncovers the table."""

    def on_button_pressed(self) -> None:
        """The next person is there."""
        self.dismiss(None)
