"""The line mode: a whole match by reading and writing lines, over any pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import find_rules
from ludoteca.core.state import State
from ludoteca.core.types import Document, Ints, Seat
from ludoteca.search.baselines import Player
from ludoteca.search.hints import Hint, hint

HELP = """\
Questions:
  moves [text]            the legal actions (those that contain the text)
  what ACTION             what an action would bring
  hint                    the best actions, with your chances and the reasons
  show                    the table
  rule NUMBER or word     rules of the rulebook
  help                    this
  quit                    stop here; the position is saved"""
SHOWN = 12


class PlainTable:
    """One person at a table of programs, in lines of text."""

    def __init__(self, state: State, seat: Seat, players: dict[Seat, Player], luck: Ints) -> None:
        self.state = state
        self.seat = seat
        self.players = players
        self.luck = luck
        self.told = state.ply
        self.hint_seconds = 1.0

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
            word, _, rest = line.lower().partition(" ")
            if word in ("quit", "q", "exit"):
                return False
            try:
                answer = self.answer(word, rest.strip())
                if answer is None:
                    self.state.play(line)
                    return True
                say(answer)
            except LudotecaError as refused:
                say(f"That does not work. {refused}")

    def answer(self, word: str, rest: str) -> str | None:
        """Answer a question; None if the line is none, and so an action."""
        game = self.state.game
        if word in ("", "help", "?"):
            return f"{game.how_to}\n{HELP}" if game.how_to else HELP
        if word == "moves":
            return "\n".join(text for text in self.texts() if rest in text) or f"No legal action contains {rest!r}."
        if word == "what":
            return game.preview_text(self.state.preview(rest)) if rest else "Type: what ACTION"
        if word == "hint":
            return "\n".join(self.hint_text(each) for each in hint(self.state, self.seat, self.hint_seconds))
        if word == "show":
            return self.picture()
        if word == "rule":
            return "\n".join(find_rules(game.rulebook(), rest)) or f"No rule contains {rest!r}."
        return None

    def hint_text(self, advice: Hint) -> str:
        """One action worth considering, and a line for each reason."""
        lines = [f"{advice.text}  (chance to win {advice.win:.0%}, points {advice.points:.0f})"]
        lines += [f"    {reason['sense']}: {self.state.game.reason_text(reason)}" for reason in advice.reasons]
        return "\n".join(lines)

    def program_moves(self) -> None:
        """Let the program whose turn it is play."""
        seat = self.state.seat
        assert seat is not None
        self.state.play(self.players[seat](self.state, self.luck))

    def tell(self, say: Callable[[str], None]) -> None:
        """Say what happened since the last time, a line for each action."""
        events = self.state.events_since(self.told, self.seat)
        for _, caused in groupby(events, key=lambda event: event["ply"]):
            seats = groupby(caused, key=lambda event: event.get("seat"))
            say("  " + "; ".join(self.seat_text(seat, of_seat) for seat, of_seat in seats))
        self.told = self.state.ply

    def seat_text(self, seat: Seat | None, events: Iterable[Document]) -> str:
        """What happened to one seat, in a few words."""
        sayings = self.state.game.sayings
        who = "" if seat is None else f"seat {seat} (you) " if seat == self.seat else f"seat {seat} "
        return who + ", ".join(sayings.get(event["kind"], event["kind"]).format(**event) for event in events)

    def picture(self) -> str:
        """The table as the person sees it."""
        return self.state.game.picture(self.state.view(self.seat))

    def texts(self) -> list[str]:
        """All legal actions as texts."""
        return [self.state.action_text(action) for action in self.state.legal_actions()]

    def choices(self) -> str:
        """Some of the legal actions, and how many there are."""
        texts = self.texts()
        step = max(1, round(len(texts) / SHOWN))
        some = "; ".join(texts[::step][:SHOWN])
        return f"{len(texts)} moves, among them: {some}" if len(texts) > SHOWN else f"Moves: {some}"

    def result(self) -> str:
        """How the match ended."""
        outcome = self.state.outcome()
        winners = " and ".join("you" if seat == self.seat else f"seat {seat}" for seat in outcome.winners)
        scores = ", ".join(f"seat {seat} {score}" for seat, score in enumerate(outcome.scores))
        return f"The match is over: {scores}. Won by {winners} ({outcome.reason})."
