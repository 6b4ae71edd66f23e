"""The interface of a game in the terminal: its words, its plain picture, its drawing, and how a person chooses.

This face works for every game from what the game says of itself; a game's own face in `faces/` does it better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.core.board import board_text
from ludoteca.core.game import Game
from ludoteca.core.messages import sentences
from ludoteca.core.types import Document, Seat
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.choice import Choice
from ludoteca.terminal.described_board import choice_on, draw_board
from ludoteca.terminal.reader import Reader
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.table import Hint, Step

SENSES = ("gain", "threat", "denial", "gift")
"""The order in which reasons are shown: for the player, then against the others, then for the others."""


def sense_order(reason: Document) -> int:
    """Where a reason is shown among the others."""
    return SENSES.index(reason["sense"]) if reason["sense"] in SENSES else len(SENSES)


class Face:
    """A game as the terminal sees it; its texts are in the language and from the side of `reader`."""

    def __init__(self, game: Game, reader: Reader) -> None:
        self.game = game
        self.reader = reader

    # Words

    @property
    def title(self) -> str:
        """The game's name."""
        message = f"{self.game.name}-box-title"
        return self.reader.t(message) if self.reader.has(message) else self.game.title

    @property
    def how_to(self) -> str:
        """How actions are typed and the picture is read."""
        message = f"{self.game.name}-terminal-how"
        return self.reader.t(message) if self.reader.has(message) else self.game.how_to

    def step_line(self, step: Step) -> str:
        """A line of the log: what an action caused, or what else somebody did."""
        if step.kind == "act":
            typed = self.notation(step) if self.reader.coordinates else ""
            return f"[{typed}] {self.events_line(step)}" if typed else self.events_line(step)
        message = f"page-table-line-{step.kind}"
        return self.reader.t(message, **self.reader.person(step.by)) if self.reader.has(message) else ""

    def events_line(self, step: Step) -> str:
        """What an action caused, in one line."""
        return sentences(step.says, self.reader.language, self.reader.person)

    def exercise_lines(self, picture: Document) -> list[str]:
        """The picture of an exercise; what its question is about is in brackets."""
        return []

    def notation(self, step: Step) -> str:
        """An action of the log as it is typed, if it has coordinates."""
        return ""

    def advice(self, view: Document) -> str:
        """How the seat to move chooses on the full screen, or what it must do first."""
        if demand := self.demand(view):
            return f"{demand} {self.reader.t('terminal-press-deeds')}"
        message = f"{self.game.name}-terminal-keys"
        return self.reader.t(message) if self.reader.has(message) else ""

    def demand(self, view: Document) -> str:
        """What the seat to move must do before anything else; empty if nothing."""
        return ""

    def progress(self, view: Document) -> str:
        """How far the match is."""
        return self.reader.render(view["progress"]) if "progress" in view else ""

    def action_words(self, action: str, view: Document) -> str:
        """An action in words."""
        message = self.game.action_message(action, view)
        return action if message is None else self.reader.render(message)

    def reason_words(self, reason: Document) -> str:
        """A reason for or against an action."""
        return self.reader.render(self.game.reason_message(reason))

    def preview_lines(self, preview: Document, view: Document) -> list[str]:
        """What an action would bring: the summary, then everything else in one line."""
        summary, *rest = map(self.reader.render, self.game.preview_messages(preview))
        return [summary, " · ".join(rest)] if rest else [summary]

    def score(self, view: Document) -> str:
        """Everybody's points."""
        return self.picture(view)

    def goals(self, view: Document) -> str:
        """What there is to reach."""
        return self.score(view)

    def moves(self, view: Document) -> str:
        """What may be done now, in words."""
        return self.reader.join_words([self.action_words(action, view) for action in self.actions(view)])

    def sources(self, view: Document) -> list[tuple[str, list[int]]]:
        """Where everybody's points come from at the end, in the order of counting."""
        return []

    def hint_lines(self, hint: Hint, view: Document) -> list[str]:
        """A hint: the action as words and as it is typed, its chances, and a line for each reason, by their sense."""
        chance = self.reader.t("page-table-hint-chance", win=f"{hint.win:.0%}", points=f"{hint.points:.0f}")
        reasons = sorted(hint.reasons, key=sense_order)
        senses = [(self.reader.t(f"terminal-sense-{each['sense']}"), each) for each in reasons]
        lines = [chance, *(self.reader.label(sense, self.reason_words(reason)) for sense, reason in senses)]
        return [self.action_line(hint.action, view), *(f"    {line}" for line in lines)]

    def hint_footer(self, hints: Sequence[Hint]) -> list[str]:
        """What belongs to all hints: what the others seem to be after, and what the chances assume."""
        guesses = [self.reader.render(each) for each in hints[0].guesses] if hints else []
        return [*guesses, self.reader.t("terminal-hint-equal")]

    def action_line(self, action: str, view: Document) -> str:
        """An action in words, and as it is typed."""
        words = self.action_words(action, view)
        return action if words == action else f"{words} [{action}]"

    def actions(self, view: Document) -> list[str]:
        """All legal actions of the seat to move as texts, where its view tells them."""
        return [each["action"] for each in (view["legal"] or {}).get("actions", [])]

    # The plain picture

    def picture(self, view: Document) -> str:
        """The table in plain characters."""
        if "board" not in view:
            return self.game.picture(view)
        return board_text(view["board"], self.reader.language, self.reader.person)

    def sheet(self, counted: Document) -> str:
        """What was counted on a real table, explained."""
        return self.game.score_text(counted, self.reader.language)

    # The drawing

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the table; what can be pointed at is marked on the canvas."""
        if "board" in scene.view:
            draw_board(canvas, scene.view, scene.choice, self.reader)
        else:
            canvas.write(1, 1, self.picture(scene.view))
        if scene.choice is not None:
            scene.choice.draw_list(canvas, canvas.width - 26, 1)

    def choice(self, view: Document, actions: Sequence[str]) -> Choice:
        """How the seat to move chooses, from what it may do."""
        return choice_on(view, actions)

    def your_turn_words(self, seat: Seat) -> str:
        """What is awaited from a seat."""
        return self.reader.t("page-your-turn") if self.reader.is_you(seat) else self.turn_words(seat)

    def turn_words(self, seat: Seat) -> str:
        """Whose turn it is."""
        return self.reader.t("page-turn-of", name=self.reader.name(seat))


class Words(Protocol):
    """A module with a game's answers to questions, each in the language and from the side of a reader."""

    def score(self, reader: Reader, view: Document, /) -> str:
        """Everybody's points."""

    def goals(self, reader: Reader, view: Document, /) -> str:
        """What there is to reach."""

    def moves(self, reader: Reader, view: Document, /) -> str:
        """What may be done now."""


class TranslatedFace(Face):
    """The face of a game that answers questions in its own words."""

    words: Words

    def score(self, view: Document) -> str:
        """Everybody's points."""
        return self.words.score(self.reader, view)

    def goals(self, view: Document) -> str:
        """What there is to reach."""
        return self.words.goals(self.reader, view)

    def moves(self, view: Document) -> str:
        """What may be done now."""
        return self.words.moves(self.reader, view)
