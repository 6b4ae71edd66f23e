"""The full screen before a match: what to play, with whom, and how many; or going on with what waits."""

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
from ludoteca.terminal.names import names_of
from ludoteca.terminal.saved import Saved
from ludoteca.terminal.speech import Speech

USUAL = "adept"
"""The level that is offered first."""


@dataclass
class Wish:
    """What somebody wants to play."""

    game: str = ""
    against: list[str] = field(default_factory=list)
    players: int | None = None
    going_on: str | None = None
    """The saved match to go on with, in place of all that."""


class MenuScreen(Screen[None]):
    """What stands behind the questions."""

    DEFAULT_CSS = "MenuScreen Static { width: 100%; text-align: center; padding: 1; }"

    def __init__(self, title: str, lead: str) -> None:
        super().__init__()
        self.lead = Content.assemble((title, "bold"), "\n", (lead, "dim"))

    def compose(self) -> ComposeResult:
        """The name of the house."""
        yield Static(self.lead)


class MenuApp(App[Wish]):
    """Asks what is not known yet; Escape goes one question back, and from the first one leaves."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Ludoteca"
    CSS = "Screen { background: #0f1a1e; color: #e6edee; } Dialog { background: #0f1a1e 0%; }"

    def __init__(self, speech: Speech, known: Wish, person: str, waiting: Saved | None) -> None:
        super().__init__()
        self.speech = speech
        self.wish = known
        self.person = person
        """What a person at this terminal is called among players."""
        self.waiting = waiting

    def on_mount(self) -> None:
        """Begin to ask."""
        self.push_screen(MenuScreen("Ludoteca", self.speech.t("terminal-menu-keys")))
        self.ask_all()

    @work
    async def ask_all(self) -> None:
        """Ask one question after the other."""
        questions = [self.ask_game]
        if not self.wish.against:
            questions.append(self.ask_opponent)
        if self.wish.players is None and len(self.wish.against) < 2:
            questions.append(self.ask_number)
        number = 0
        while 0 <= number < len(questions) and self.wish.going_on is None:
            number += 1 if await questions[number]() else -1
        self.exit(self.wish if number > 0 else None)

    async def ask_game(self) -> bool:
        """Which game, or what waits."""
        choices = [(name, self.box(game(name))) for name in game_names()]
        if self.waiting is not None:
            choices.insert(0, (f"={self.waiting.name}", self.speech.t("terminal-menu-resume", **self.told_waiting())))
        answer = await self.ask("page-what-to-play", choices)
        if answer is not None and answer.startswith("="):
            self.wish.going_on = answer[1:]
        else:
            self.wish.game = answer or ""
        return answer is not None

    def told_waiting(self) -> dict[str, str]:
        """The match that waits, in words."""
        assert self.waiting is not None
        of = game(str(self.waiting.document["game"]))
        return {"game": self.title_of(of), "names": self.speech.listed(names_of(self.waiting, self.speech.language))}

    def title_of(self, of: Game) -> str:
        """A game's name."""
        message = f"{of.name}-box-title"
        return self.speech.t(message) if self.speech.has(message) else of.title

    def box(self, of: Game) -> str:
        """What stands on a game's box."""
        lead = f"{of.name}-box-lead"
        return "\n".join([self.title_of(of), *([f"    {self.speech.t(lead)}"] if self.speech.has(lead) else [])])

    async def ask_opponent(self) -> bool:
        """Against whom."""
        choices = [(level, self.told_level(level)) for level in LEVELS]
        choices.append((self.person, self.speech.t("page-person-here")))
        answer = await self.ask("page-who-plays", choices, list(LEVELS).index(USUAL))
        self.wish.against = [answer] if answer is not None else []
        return answer is not None

    def told_level(self, level: str) -> str:
        """What a level is called, and how it plays."""
        return f"{self.speech.t(f'page-level-{level}')}\n    {self.speech.t(f'page-level-{level}-why')}"

    async def ask_number(self) -> bool:
        """How many play; all others are of the kind that was named."""
        choices = [(str(number), str(number)) for number in game(self.wish.game).players]
        answer = await self.ask("page-players", choices)
        self.wish.players = int(answer) if answer is not None else None
        return answer is not None

    async def ask(self, message: str, choices: list[tuple[str, str]], first: int = 0) -> str | None:
        """Ask one question."""
        return await self.push_screen_wait(ListDialog(self.speech.t(message), choices, first))


def run_menu(speech: Speech, known: Wish, person: str, waiting: Saved | None) -> Wish | None:
    """What somebody wants to play; None if they leave."""
    return MenuApp(speech, known, person, waiting).run()
