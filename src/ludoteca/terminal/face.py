"""What the terminal asks of a game: its words, its plain picture, its drawing, and how somebody chooses.

This face works for every game from what the game says of itself; a game's own face in `faces/` does it better.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludoteca.core.game import Game
from ludoteca.core.types import Document, Seat
from ludoteca.terminal.canvas import Canvas
from ludoteca.terminal.choosing import Choosing
from ludoteca.terminal.scene import Scene
from ludoteca.terminal.speech import Speech
from ludoteca.terminal.table import Advice, Step


class Face:
    """A game as the terminal sees it; its texts are in the language and from the side of `speech`."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.game = game
        self.speech = speech

    # Words

    @property
    def title(self) -> str:
        """The game's name."""
        message = f"{self.game.name}-box-title"
        return self.speech.t(message) if self.speech.has(message) else self.game.title

    @property
    def how_to(self) -> str:
        """How actions are typed and the picture is read."""
        message = f"{self.game.name}-terminal-how"
        return self.speech.t(message) if self.speech.has(message) else self.game.how_to

    def say(self, step: Step) -> str:
        """A line of the log: what an action caused, or what else somebody did."""
        if step.kind == "act":
            return self.say_events(step)
        message = f"page-line-{step.kind}"
        return self.speech.t(message, **self.speech.person(step.by)) if self.speech.has(message) else ""

    def say_events(self, step: Step) -> str:
        """What an action caused, in one line."""
        return "; ".join(self.event_words(event) for event in step.events)

    def event_words(self, event: Document) -> str:
        """One thing that happened."""
        said = self.game.sayings.get(event["kind"], event["kind"]).format(**event)
        return f"{self.speech.name(event.get('seat'))} {said}".strip()

    def progress(self, view: Document) -> str:
        """How far the match is."""
        return ""

    def action_words(self, action: str, view: Document) -> str:
        """An action in words."""
        return action

    def reason_words(self, reason: Document) -> str:
        """What speaks for or against an action."""
        return self.game.reason_text(reason)

    def preview_lines(self, preview: Document, view: Document) -> list[str]:
        """What an action would bring."""
        return self.game.preview_text(preview).splitlines()

    def score(self, view: Document) -> str:
        """Everybody's points."""
        return self.game.picture(view)

    def goals(self, view: Document) -> str:
        """What there is to reach."""
        return self.score(view)

    def moves(self, view: Document) -> str:
        """What may be done now, in words."""
        return ""

    def sources(self, view: Document) -> list[tuple[str, list[int]]]:
        """Where everybody's points come from at the end, in the order of counting."""
        return []

    def advice_lines(self, advice: Advice, view: Document) -> list[str]:
        """A hint: the action, its chances, and a line for each reason."""
        chance = self.speech.t("page-hint-chance", win=f"{advice.win:.0%}", points=f"{advice.points:.0f}")
        head = self.speech.told(f"{advice.action}  ({self.action_words(advice.action, view)})", chance)
        senses = [(self.speech.t(f"terminal-sense-{each['sense']}"), each) for each in advice.reasons]
        return [head, *(f"    {self.speech.told(sense, self.reason_words(reason))}" for sense, reason in senses)]

    def actions(self, view: Document) -> list[str]:
        """All legal actions of the seat to move as texts, where its view tells them."""
        return []

    # The plain picture

    def picture(self, view: Document) -> str:
        """The table in plain characters."""
        return self.game.picture(view)

    def sheet(self, counted: Document) -> str:
        """What was counted on a real table, explained."""
        return self.game.score_text(counted)

    # The drawing

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draw the table; what can be pointed at is marked on the canvas."""
        canvas.write(1, 1, self.picture(scene.view))
        if scene.choosing is not None:
            scene.choosing.draw_list(canvas, canvas.width - 26, 1)

    def choosing(self, view: Document, actions: Sequence[str]) -> Choosing:
        """How the seat to move chooses, from what it may do."""
        return Choosing(actions)

    def deed_words(self, seat: Seat) -> str:
        """What is awaited from a seat."""
        return self.speech.t("page-your-turn") if self.speech.is_you(seat) else self.turn_words(seat)

    def turn_words(self, seat: Seat) -> str:
        """Whose turn it is."""
        return self.speech.t("page-turn-of", name=self.speech.name(seat))


class Words(Protocol):
    """A module with a game's words, each in the language and from the side of a speech."""

    def say(self, speech: Speech, step: Step, /) -> str:
        """What an action caused, in one line."""

    def progress(self, speech: Speech, view: Document, /) -> str:
        """How far the match is."""

    def action(self, speech: Speech, text: str, view: Document, /) -> str:
        """An action in words."""

    def reason(self, speech: Speech, told: Document, /) -> str:
        """What speaks for or against an action."""

    def preview(self, speech: Speech, told: Document, view: Document, /) -> list[str]:
        """What an action would bring."""

    def score(self, speech: Speech, view: Document, /) -> str:
        """Everybody's points."""

    def goals(self, speech: Speech, view: Document, /) -> str:
        """What there is to reach."""

    def moves(self, speech: Speech, view: Document, /) -> str:
        """What may be done now."""


class SpokenFace(Face):
    """The face of a game that has words of its own."""

    words: Words

    def say_events(self, step: Step) -> str:
        """What an action caused, in one line."""
        return self.words.say(self.speech, step)

    def progress(self, view: Document) -> str:
        """How far the match is."""
        return self.words.progress(self.speech, view)

    def action_words(self, action: str, view: Document) -> str:
        """An action in words."""
        return self.words.action(self.speech, action, view)

    def reason_words(self, reason: Document) -> str:
        """What speaks for or against an action."""
        return self.words.reason(self.speech, reason)

    def preview_lines(self, preview: Document, view: Document) -> list[str]:
        """What an action would bring."""
        return self.words.preview(self.speech, preview, view)

    def score(self, view: Document) -> str:
        """Everybody's points."""
        return self.words.score(self.speech, view)

    def goals(self, view: Document) -> str:
        """What there is to reach."""
        return self.words.goals(self.speech, view)

    def moves(self, view: Document) -> str:
        """What may be done now."""
        return self.words.moves(self.speech, view)
