"""A match: the fold over its log. `check` says whether an entry may come next; `add` carries it out and is never wrong.

Nothing here knows the time, the disk or the network: who runs a match brings the time with every entry, stores the
entry between `check` and `add`, and can rebuild the match from its log at any moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.state import State
from ludoteca.core.types import Document, Seat, whole
from ludoteca.match import checks
from ludoteca.match.clocks import Hourglass
from ludoteca.match.log import (
    ACT,
    AGREE,
    ASK,
    EXPIRE,
    LEAVE,
    REFUSE,
    RESIGN,
    RETURN,
    TO_END,
    TO_SUBSTITUTE,
    TO_UNDO,
    UNDO,
    Entry,
    Question,
    Refused,
    RefusedByRules,
)
from ludoteca.match.quiet import is_free
from ludoteca.match.result import ENDED, OUT_OF_TIME, PLAYED, RESIGNED, Result, places
from ludoteca.match.setting import Holder, Setting

SUBSTITUTE_LEVEL = "adept"
"""Who plays on for a seat that resigned or ran out of time, so that the others can finish."""


@dataclass
class Asked:
    """A question on the table: who asked, what, and which people have agreed."""

    seat: Seat
    question: Question
    agreed: set[str] = field(default_factory=set)


class Match:
    """One play of a game, as it stands after its log."""

    def __init__(self, setting: Setting, log: Iterable[Entry] = ()) -> None:
        self.setting = setting
        self.state: State = setting.first_state()
        self.holders: list[Holder] = list(setting.holders)
        self.hourglass = Hourglass(setting.clock, setting.players)
        self.log: list[Entry] = []
        self.asked: Asked | None = None
        self.gone: list[Seat] = []
        """Seats that resigned or ran out of time, in this order."""
        self.absent: set[Seat] = set()
        """Seats whose people left and for which nobody plays yet."""
        self.result: Result | None = None
        self.marks: dict[str, int] = {}
        """Which entry each sender's mark belongs to: a message that comes twice is carried out once."""
        self.timed_from = 0
        """How many entries there were when the present decision began."""
        for seat, holder in enumerate(setting.holders):
            if holder.person is None:
                self.hourglass.release(seat)
        for entry in log:
            self.add(entry)

    @property
    def length(self) -> int:
        """The number of entries: the number of the next one."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return self.result is not None

    @property
    def to_move(self) -> Seat | None:
        """The seat whose decision is awaited."""
        return None if self.over else self.state.seat

    def people(self) -> set[str]:
        """The people who still play."""
        return {
            holder.person
            for seat, holder in enumerate(self.holders)
            if holder.person is not None and seat not in self.absent
        }

    def at(self, entries: int) -> Match:
        """The match as it was after so many entries."""
        if whole(entries) not in range(self.length + 1):
            raise Refused("entry", "errors-entry-count", count=self.length, entries=entries)
        return Match(self.setting, self.log[:entries])

    def check(self, entry: Entry) -> None:
        """Refuse an entry that may not come next; nothing is changed."""
        checks.check(self, entry)

    def is_free_undo(self, seat: Seat, to: int) -> bool:
        """Whether all actions from there on are of the seat's present turn, and none told anybody anything new."""
        return self.to_move == seat and is_free(self.setting.first_state(), self.state.actions, seat, to)

    def read_action(self, text: str, seat: Seat) -> int:
        """Read an action as people type it; for nobody but the seat to move, since the answer depends on its hand."""
        checks.check_turn(self, seat)
        try:
            return self.state.parse_action(text)
        except IllegalAction as illegal:
            raise RefusedByRules(illegal, self.setting.game) from None
        except UnreadableAction as unreadable:
            raise Refused("unreadable", unreadable.message, None, None, **unreadable.values) from None

    # Carrying entries out

    def add(self, entry: Entry) -> list[Document]:
        """Carry out an entry that `check` let pass; return the events of the game it caused, hidden ones included."""
        if entry.mark:
            self.marks[entry.mark] = len(self.log)
        self.log.append(entry)
        events: list[Document] = ADDERS[entry.kind](self, entry) or []
        return events

    def add_act(self, entry: Entry) -> list[Document]:
        """An action is played."""
        self.asked = None
        events = self.state.play_noted(entry.action)
        self.hourglass.spend(entry.seat, entry.spent)
        if self.state.seat != entry.seat:
            self.hourglass.end_turn(entry.seat)
        self.timed_from = len(self.log)
        if self.state.over:
            self.finish(PLAYED)
        return events

    def add_undo(self, entry: Entry) -> None:
        """Actions of the present turn are taken back; the clock does not go back."""
        self.hourglass.spend(entry.seat, entry.spent)
        self.take_back(entry.to)

    def take_back(self, to: int) -> None:
        """Play the first actions anew."""
        kept = self.state.actions[:to]
        self.state = self.setting.first_state()
        for action in kept:
            self.state.apply(action)
        self.asked = None
        self.timed_from = len(self.log)

    def add_ask(self, entry: Entry) -> None:
        """A question is put to everybody; who asks agrees."""
        assert entry.question is not None
        self.asked = Asked(entry.seat, entry.question)
        self.add_agree(entry)

    def add_agree(self, entry: Entry) -> None:
        """One more person agrees; when all do, what was asked is done."""
        person = self.holders[entry.seat].person
        assert self.asked is not None
        assert person is not None
        self.asked.agreed.add(person)
        self.settle(entry.spent)

    def settle(self, spent: int = 0) -> None:
        """Do what was asked as soon as everybody agrees; the decision that an undo cuts short has spent this time."""
        if self.asked is None or not self.people() <= self.asked.agreed:
            return
        question, self.asked = self.asked.question, None
        if question.topic == TO_UNDO:
            self.take_back_agreed(question.to, spent)
        elif question.topic == TO_SUBSTITUTE:
            self.hand_over(question.seat, question.level or SUBSTITUTE_LEVEL)
        elif question.topic == TO_END:
            self.end()

    def take_back_agreed(self, to: int, spent: int) -> None:
        """Go back to any earlier moment: who was about to decide has spent the time all the same."""
        if self.to_move is not None:
            self.hourglass.spend(self.to_move, spent)
        self.hourglass.used = 0
        self.take_back(to)

    def add_refuse(self, entry: Entry) -> None:
        """One refusal is enough."""
        self.asked = None

    def add_resign(self, entry: Entry) -> None:
        """A seat gives up: it comes last, a bot plays on for it, and who is left alone has won."""
        self.drop(entry.seat, RESIGNED)

    def add_expire(self, entry: Entry) -> None:
        """A seat ran out of time, which counts like giving up."""
        self.hourglass.spend(entry.seat, entry.spent)
        self.timed_from = len(self.log)
        self.drop(entry.seat, OUT_OF_TIME)

    def drop(self, seat: Seat, reason: str) -> None:
        """A seat comes last; the match ends when one seat or no person is left."""
        self.gone.append(seat)
        self.hand_over(seat, SUBSTITUTE_LEVEL)
        if len(self.gone) == self.setting.players - 1 or not self.people():
            self.finish(reason)
        else:
            self.reconsider()

    def hand_over(self, seat: Seat, level: str) -> None:
        """A bot plays on for a seat."""
        self.holders[seat] = Holder(bot=level)
        self.absent.discard(seat)
        self.hourglass.release(seat)

    def add_leave(self, entry: Entry) -> None:
        """A person gets up from all their seats; at a rated table that is giving up.

        When nobody is left, the match ends without a result.
        """
        seats = self.seats_beside(entry.seat)
        if self.setting.rated:
            for seat in seats:
                if not self.over:
                    self.drop(seat, RESIGNED)
            return
        self.absent.update(seats)
        if self.people():
            self.reconsider()
        else:
            self.end()

    def add_return(self, entry: Entry) -> None:
        """A person sits down again."""
        self.absent.difference_update(self.seats_beside(entry.seat))
        self.reconsider()

    def seats_beside(self, seat: Seat) -> list[Seat]:
        """All seats of the person who holds this one."""
        person = self.holders[seat].person
        return [other for other, holder in enumerate(self.holders) if holder.person == person]

    def reconsider(self) -> None:
        """Somebody came or went: an open question lapses with its reason, or now everybody agrees."""
        if self.asked is None:
            return
        seat, question = self.asked.seat, self.asked.question
        has_asker = self.holders[seat].person is not None and seat not in self.absent
        has_reason = question.topic != TO_SUBSTITUTE or question.seat in self.absent
        if has_asker and has_reason:
            self.settle()
        else:
            self.asked = None

    def finish(self, reason: str) -> None:
        """Rank everybody: who stayed by the score if the game was played to its end, who gave up behind them."""
        scores, ranks = self.state.game.standings(self.state.record)
        self.asked = None
        if self.state.over:
            self.result = Result(reason, scores, places(ranks, self.gone))
        else:
            self.result = Result(reason, None, places([1] * self.setting.players, self.gone))

    def end(self) -> None:
        """Stop without a result."""
        self.asked = None
        self.result = Result(ENDED, None, None)


ADDERS = {
    ACT: Match.add_act,
    UNDO: Match.add_undo,
    ASK: Match.add_ask,
    AGREE: Match.add_agree,
    REFUSE: Match.add_refuse,
    RESIGN: Match.add_resign,
    LEAVE: Match.add_leave,
    RETURN: Match.add_return,
    EXPIRE: Match.add_expire,
}
