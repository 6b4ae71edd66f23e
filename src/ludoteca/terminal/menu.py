"""The menu before a match: the game, the opponents and their number, or a saved match."""

from __future__ import annotations

from dataclasses import dataclass, field

from textual import work
from textual.app import App, ComposeResult
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ludoteca.core.game import Game
from ludoteca.core.library import game, game_names
from ludoteca.search.levels import LEVELS
from ludoteca.terminal.dialogs import ListDialog
from ludoteca.terminal.player_names import saved_names
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.saved_matches import SavedMatch

USUAL = "adept"
"""The default level."""


@dataclass
class MenuChoice:
    """What the person has chosen."""

    game: str = ""
    against: list[str] = field(default_factory=list)
    players: int | None = None
    resume: str | None = None
    """The saved match to continue, instead of a new one."""


class MenuScreen(Screen[None]):
    """The background of the questions."""

    DEFAULT_CSS = "MenuScreen Static { width: 100%; text-align: center; padding: 1; }"

    def __init__(self, title: str, lead: str) -> None:
        super().__init__()
        self.lead = Content.assemble((title, "bold"), "\n", (lead, "dim"))

    def compose(self) -> ComposeResult:
        """The title and the keys."""
        yield Static(self.lead)


class MenuApp(App[MenuChoice]):
    """Asks what is not known yet. Escape goes back one question, and leaves at the first one."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Ludoteca"
    CSS = "Screen { background: #0f1a1e; color: #e6edee; } Dialog { background: #0f1a1e 0%; }"

    def __init__(self, reader: Reader, known: MenuChoice, person: str, waiting: SavedMatch | None) -> None:
        super().__init__()
        self.reader = reader
        self.choice = known
        self.person = person
        """The name of a person at this terminal among the players."""
        self.waiting = waiting

    def on_mount(self) -> None:
        """Start asking."""
        self.push_screen(MenuScreen("Ludoteca", self.reader.t("terminal-menu-keys")))
        self.ask_all()

    @work
    async def ask_all(self) -> None:
        """Ask one question after the other."""
        questions = [self.ask_game]
        if not self.choice.against:
            questions.append(self.ask_opponent)
        if self.choice.players is None and len(self.choice.against) < 2:
            questions.append(self.ask_number)
        number = 0
        while 0 <= number < len(questions) and self.choice.resume is None:
            number += 1 if await questions[number]() else -1
        self.exit(self.choice if number > 0 else None)

    async def ask_game(self) -> bool:
        """Ask for the game, or offer the saved match."""
        choices = [(name, self.box(game(name))) for name in game_names()]
        if self.waiting is not None:
            choices.insert(0, (f"={self.waiting.name}", self.reader.t("terminal-menu-resume", **self.resume_words())))
        answer = await self.ask("page-what-to-play", choices)
        if answer is not None and answer.startswith("="):
            self.choice.resume = answer[1:]
        else:
            self.choice.game = answer or ""
        return answer is not None

    def resume_words(self) -> dict[str, str]:
        """The saved match, as values of a message."""
        assert self.waiting is not None
        of = game(str(self.waiting.document["game"]))
        return {
            "game": self.title_of(of),
            "names": self.reader.join_words(saved_names(self.waiting, self.reader.language)),
        }

    def title_of(self, of: Game) -> str:
        """A game's name."""
        message = f"{of.name}-box-title"
        return self.reader.t(message) if self.reader.has(message) else of.title

    def box(self, of: Game) -> str:
        """A game's name and description."""
        lead = f"{of.name}-box-lead"
        return "\n".join([self.title_of(of), *([f"    {self.reader.t(lead)}"] if self.reader.has(lead) else [])])

    async def ask_opponent(self) -> bool:
        """Ask for the opponent."""
        choices = [(level, self.level_words(level)) for level in LEVELS]
        choices.append((self.person, self.reader.t("page-person-here")))
        answer = await self.ask("page-who-plays", choices, list(LEVELS).index(USUAL))
        self.choice.against = [answer] if answer is not None else []
        return answer is not None

    def level_words(self, level: str) -> str:
        """A level's name and description."""
        return f"{self.reader.t(f'page-level-{level}')}\n    {self.reader.t(f'page-level-{level}-why')}"

    async def ask_number(self) -> bool:
        """Ask for the number of players; all opponents are of the same kind."""
        choices = [(str(number), str(number)) for number in game(self.choice.game).players]
        answer = await self.ask("page-players", choices)
        self.choice.players = int(answer) if answer is not None else None
        return answer is not None

    async def ask(self, message: str, choices: list[tuple[str, str]], first: int = 0) -> str | None:
        """Ask one question."""
        return await self.push_screen_wait(ListDialog(self.reader.t(message), choices, first))


def run_menu(reader: Reader, known: MenuChoice, person: str, waiting: SavedMatch | None) -> MenuChoice | None:
    """Show the menu; None if the person leaves."""
    return MenuApp(reader, known, person, waiting).run()
