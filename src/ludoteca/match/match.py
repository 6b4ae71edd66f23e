"""A match: the state that follows from its log. `check` refuses an entry; `add` carries out one that passed `check`.

Nothing here uses a clock, the disk or the network. The caller gives every entry its time, and does four things in this
order: check, apply (`add`), store, publish. If an entry cannot be stored, `at` gives the match without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.state import State
from ludoteca.core.types import Seat, whole
from ludoteca.match import checks
from ludoteca.match.clocks import SeatClocks
from ludoteca.match.free_undo import is_free
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
    NotReadable,
    Question,
    Refused,
    RefusedByRules,
)
from ludoteca.match.result import ABORTED, ENDED, OUT_OF_TIME, PLAYED, RESIGNED, Result, final_ranks
from ludoteca.match.setting import Holder, Setting

SUBSTITUTE_LEVEL = "adept"
"""The level that plays on for a seat that resigned or ran out of time, so that the others can finish."""


@dataclass
class OpenQuestion:
    """A question without an answer yet: the seat that asked, the question, and the people who agreed."""

    seat: Seat
    question: Question
    agreed: set[str] = field(default_factory=set)


class Match:
    """One play of a game, after all entries of its log."""

    def __init__(self, setting: Setting, log: Iterable[Entry] = ()) -> None:
        self.setting = setting
        self.state: State = setting.first_state()
        self.holders: list[Holder] = list(setting.holders)
        self.clocks = SeatClocks(setting.clock, setting.players)
        self.log: list[Entry] = []
        self.asked: OpenQuestion | None = None
        self.gone: list[Seat] = []
        """Seats that resigned or ran out of time, in order."""
        self.absent: set[Seat] = set()
        """Seats whose people left and for which no bot plays yet."""
        self.acted: set[Seat] = set()
        """Seats that have acted at least once, even if it was taken back."""
        self.result: Result | None = None
        self.marks: dict[str, int] = {}
        """The entry of each request id, so that a command that is sent twice is carried out once."""
        self.decision_start = 0
        """The number of entries when the present decision began."""
        for seat, holder in enumerate(setting.holders):
            if holder.person is None:
                self.clocks.release(seat)
        for entry in log:
            self.replay(entry)

    @property
    def length(self) -> int:
        """The number of entries."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has a result."""
        return self.result is not None

    @property
    def to_move(self) -> Seat | None:
        """The seat to move, or None when the match is over."""
        return None if self.result is not None else self.state.seat

    def people(self) -> set[str]:
        """The people who are still playing."""
        return {
            holder.person
            for seat, holder in enumerate(self.holders)
            if holder.person is not None and seat not in self.absent
        }

    def at(self, entries: int) -> Match:
        """The match after its first entries."""
        if whole(entries) not in range(self.length + 1):
            raise Refused("entry", "errors-entry-count", count=self.length, entries=entries)
        return Match(self.setting, self.log[:entries])

    def check(self, entry: Entry) -> None:
        """Refuse an entry that may not come next; nothing is changed."""
        checks.check(self, entry)

    def is_free_undo(self, seat: Seat, to: int) -> bool:
        """Whether all actions after the first `to` belong to the seat's present turn and revealed nothing."""
        return self.to_move == seat and is_free(self.setting.first_state(), self.state.actions, seat, to)

    def read_action(self, text: str, seat: Seat) -> int:
        """Read an action as people type it; only for the seat to move, because the answer depends on its hand."""
        checks.check_turn(self, seat)
        try:
            return self.state.parse_action(text)
        except IllegalAction as illegal:
            raise RefusedByRules(illegal) from None
        except UnreadableAction as unreadable:
            raise NotReadable(unreadable) from None

    # Carrying entries out

    def add(self, entry: Entry) -> ActionEvents | None:
        """Carry out an entry that passed `check`; return what it caused if it is an action."""
        if entry.mark:
            self.marks[entry.mark] = len(self.log)
        self.log.append(entry)
        caused: ActionEvents | None = ADDERS[entry.kind](self, entry)
        return caused

    def replay(self, entry: Entry) -> None:
        """Carry out an entry of a log; an action that the rules forbid shows that the log is damaged."""
        if entry.kind == ACT and (illegal := self.state.why_illegal(entry.action)) is not None:
            raise illegal
        self.add(entry)

    def add_act(self, entry: Entry) -> ActionEvents:
        """Play an action."""
        self.asked = None
        self.acted.add(entry.seat)
        caused = self.state.apply_and_record(entry.action)
        self.clocks.spend(entry.seat, entry.spent)
        if self.state.seat != entry.seat:
            self.clocks.end_turn(entry.seat)
        self.decision_start = len(self.log)
        if self.state.over:
            self.finish(PLAYED)
        return caused

    def add_undo(self, entry: Entry) -> None:
        """Take back actions of the present turn; the clock keeps its time."""
        self.clocks.spend(entry.seat, entry.spent)
        self.take_back(entry.to)

    def take_back(self, to: int) -> None:
        """Go back to the first actions: replay them from the start."""
        kept = self.state.actions[:to]
        self.state = self.setting.first_state()
        for action in kept:
            self.state.apply(action)
        self.asked = None
        self.decision_start = len(self.log)

    def add_ask(self, entry: Entry) -> None:
        """Open a question; the person who asks agrees."""
        assert entry.question is not None
        self.asked = OpenQuestion(entry.seat, entry.question)
        self.add_agree(entry)

    def add_agree(self, entry: Entry) -> None:
        """Note that a person agrees; when everybody does, carry out the question."""
        person = self.holders[entry.seat].person
        assert self.asked is not None
        assert person is not None
        self.asked.agreed.add(person)
        self.settle(entry.spent)

    def settle(self, spent: int = 0) -> None:
        """Carry out the question if everybody agrees; `spent` is the time of the decision that an undo interrupts."""
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
        """Go back to an earlier number of actions; the seat to move still loses the time it spent."""
        if self.to_move is not None:
            self.clocks.spend(self.to_move, spent)
        self.clocks.used = 0
        self.take_back(to)

    def add_refuse(self, entry: Entry) -> None:
        """Drop the question: one refusal is enough."""
        self.asked = None

    def add_resign(self, entry: Entry) -> None:
        """A seat resigns: it comes last and a bot plays on for it; a player who is left alone wins."""
        self.drop(entry.seat, RESIGNED)

    def add_expire(self, entry: Entry) -> None:
        """A seat ran out of time, which counts like resigning."""
        self.clocks.spend(entry.seat, entry.spent)
        self.decision_start = len(self.log)
        self.drop(entry.seat, OUT_OF_TIME)

    def drop(self, seat: Seat, reason: str) -> None:
        """Rank a seat last; the match ends when one seat or no person is left.

        A rated match is aborted if the time of a seat runs out that has never acted: its person was not there.
        """
        if seat not in self.acted and self.setting.aborts(resigned=reason == RESIGNED):
            self.end(ABORTED)
            return
        self.gone.append(seat)
        self.hand_over(seat, SUBSTITUTE_LEVEL)
        if len(self.gone) == self.setting.players - 1 or not self.people():
            self.finish(reason)
        else:
            self.recheck_question()

    def hand_over(self, seat: Seat, level: str) -> None:
        """Let a bot play on for a seat."""
        self.holders[seat] = Holder(bot=level)
        self.absent.discard(seat)
        self.clocks.release(seat)

    def add_leave(self, entry: Entry) -> None:
        """A person leaves all their seats; in a rated match that counts as resigning.

        When no person is left, the match ends without a result.
        """
        seats = self.seats_of_same_person(entry.seat)
        if self.setting.rated:
            for seat in seats:
                if not self.over:
                    self.drop(seat, RESIGNED)
            return
        self.absent.update(seats)
        if self.people():
            self.recheck_question()
        else:
            self.end()

    def add_return(self, entry: Entry) -> None:
        """A person returns to their seats."""
        self.absent.difference_update(self.seats_of_same_person(entry.seat))
        self.recheck_question()

    def seats_of_same_person(self, seat: Seat) -> list[Seat]:
        """All seats of the person who holds this seat."""
        person = self.holders[seat].person
        return [other for other, holder in enumerate(self.holders) if holder.person == person]

    def recheck_question(self) -> None:
        """After somebody left or returned, drop an open question that lost its point, or settle it if all agree now."""
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
        """Rank all seats: by score if the game was played to its end; seats that resigned come behind the others."""
        scores, ranks = self.state.game.standings(self.state.record)
        self.asked = None
        if self.state.over:
            self.result = Result(reason, scores, final_ranks(ranks, self.gone))
        else:
            self.result = Result(reason, None, final_ranks([1] * self.setting.players, self.gone))

    def end(self, reason: str = ENDED) -> None:
        """End the match without a winner."""
        self.asked = None
        self.result = Result(reason, None, None)


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
