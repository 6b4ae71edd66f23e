"""The line mode: a whole match by reading and writing lines, over any pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.core.types import Document, Ints, Seat
from ludoteca.search.baselines import Player

HELP = """\
Type an action as it stands in the list of moves, or:
  moves [text]   the legal actions (those that contain the text)
  what ACTION    what an action would bring
  show           the table
  rule NUMBER    a rule of the rulebook, e.g. rule {rule}
  help           this
  quit           stop here; the position is saved"""
SHOWN = 12


class PlainTable:
    """One person at a table of programs, in lines of text."""

    def __init__(self, state: State, seat: Seat, players: dict[Seat, Player], luck: Ints) -> None:
        self.state = state
        self.seat = seat
        self.players = players
        self.luck = luck
        self.told = state.ply

    def run(self, ask: Callable[[], str], say: Callable[[str], None]) -> bool:
        """Play until the match ends (True) or the person stops (False)."""
        say(f"You are seat {self.seat}. Type help if you want to know more.")
        while not self.state.over:
            if self.state.seat == self.seat:
                self.tell(say)
                say(self.picture())
                say(self.choices())
                if not self.person_moves(ask, say):
                    return False
            else:
                self.program_moves()
        self.tell(say)
        say(self.picture())
        say(self.result())
        return True

    def person_moves(self, ask: Callable[[], str], say: Callable[[str], None]) -> bool:
        """Read lines until one is an action that can be played, or until the person stops."""
        while True:
            try:
                line = ask().strip()
            except (EOFError, KeyboardInterrupt):
                return False
            word, _, rest = line.partition(" ")
            if word in ("quit", "q", "exit"):
                return False
            try:
                answer = self.answer(word, rest.strip())
                if answer is None:
                    self.state.play(line)
                    return True
                say(answer)
            except LudotecaError as refused:
                say(f"No: {refused}")

    def answer(self, word: str, rest: str) -> str | None:
        """Answer a question; None if the line is none, and so an action."""
        if word in ("", "help", "?"):
            return HELP.format(rule=self.state.game.options[0].rule)
        if word == "moves":
            texts = [text for text in self.texts() if rest in text]
            return "\n".join(texts) or f"No legal action contains {rest!r}."
        if word == "what":
            return "\n".join(f"  {name}: {value}" for name, value in self.state.preview(rest).items())
        if word == "show":
            return self.picture()
        if word == "rule":
            return find_rule(self.state.game.rulebook(), rest)
        return None

    def program_moves(self) -> None:
        """Let the program whose turn it is play."""
        seat = self.state.seat
        assert seat is not None
        self.state.play(self.players[seat](self.state, self.luck))

    def tell(self, say: Callable[[str], None]) -> None:
        """Say what happened since the last time, a line for each action."""
        events = self.state.events_since(self.told, self.seat)
        for (_, seat), caused in groupby(events, key=lambda event: (event["ply"], event.get("seat"))):
            who = "" if seat is None else "you: " if seat == self.seat else f"seat {seat}: "
            say("  " + who + ", ".join(self.event_text(event) for event in caused))
        self.told = self.state.ply

    def event_text(self, event: Document) -> str:
        """One event in a few words."""
        return self.state.game.sayings.get(event["kind"], event["kind"]).format(**event)

    def picture(self) -> str:
        """The table as the person sees it."""
        return self.state.game.picture(self.state.view(self.seat))

    def texts(self) -> list[str]:
        """All legal actions as texts."""
        return [self.state.action_text(action) for action in self.state.legal_actions()]

    def choices(self) -> str:
        """Some of the legal actions, and how many there are."""
        texts = self.texts()
        step = max(1, len(texts) // SHOWN)
        some = ", ".join(texts[::step][:SHOWN])
        return f"{len(texts)} moves, among them: {some}" if len(texts) > SHOWN else f"Moves: {some}"

    def result(self) -> str:
        """How the match ended."""
        outcome = self.state.outcome()
        winners = " and ".join("you" if seat == self.seat else f"seat {seat}" for seat in outcome.winners)
        scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(outcome.scores))
        return f"The match is over: {scores}. Won by {winners} ({outcome.reason})."


def find_rule(rulebook: str, wanted: str) -> str:
    """The lines of the rulebook that begin with a number or contain a text."""
    lines = [line.removeprefix("- ") for line in rulebook.splitlines() if line.startswith(("- ", "## "))]
    exact = [line for line in lines if line.split(" ", 1)[0].upper() == wanted.upper()]
    found: Iterable[str] = exact or (line for line in lines if wanted.lower() in line.lower())
    return "\n".join(found) or f"No rule contains {wanted!r}."
