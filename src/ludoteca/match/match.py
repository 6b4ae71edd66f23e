"""A match: the fold over its log. `check` says whether an entry may come next; `add` carries it out and is never wrong.

Nothing here knows the time, the disk or the network: who runs a match brings the time with every entry, stores the
entry between `check` and `add`, and can rebuild the match from its log at any moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ludoteca.core.errors import IllegalAction, UnreadableAction
from ludoteca.core.state import State
from ludoteca.core.types import Document, Seat
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
    TOPICS,
    UNDO,
    Entry,
    Question,
    Refused,
)
from ludoteca.match.quiet import was_quiet
from ludoteca.match.setting import Holder, Setting

SUBSTITUTE_LEVEL = "adept"
"""Who plays on for a seat that resigned or ran out of time, so that the others can finish."""

PLAYED, RESIGNED, OUT_OF_TIME, ENDED = "played", "resigned", "time", "ended"


@dataclass(frozen=True)
class Result:
    """How a match ended: why, and points and ranks by seat where there are any."""

    reason: str
    scores: list[int] | None
    ranks: list[int] | None


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
        """The entry at which the present decision began."""
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

    # Whether an entry may come next

    def check(self, entry: Entry) -> None:
        """Refuse an entry that may not come next."""
        if self.over:
            raise Refused("over", "The match is over.")
        if entry.seat not in range(self.setting.players):
            raise Refused("seat", f"The seats of this table are 0 to {self.setting.players - 1}.")
        CHECKS[entry.kind](self, entry)

    def check_act(self, entry: Entry) -> None:
        """An action is the decision of the seat to move, and legal."""
        if entry.seat != self.to_move:
            raise Refused("turn", f"It is not the turn of seat {entry.seat}, but of seat {self.to_move}.")
        if entry.seat in self.absent:
            raise Refused("absent", f"The person on seat {entry.seat} has left.")
        try:
            refusal = self.state.why_illegal(entry.action)
        except UnreadableAction as unreadable:
            raise Refused("unreadable", str(unreadable)) from None
        if refusal is not None:
            raise Refused("illegal", refusal.reason, refusal.rule)

    def read_action(self, text: str) -> int:
        """Read an action as people type it."""
        try:
            return self.state.parse_action(text)
        except IllegalAction as illegal:
            raise Refused("illegal", illegal.reason, illegal.rule) from None
        except UnreadableAction as unreadable:
            raise Refused("unreadable", str(unreadable)) from None

    def check_person(self, entry: Entry) -> str:
        """The person on a seat, who is there."""
        person = self.holders[entry.seat].person
        if person is None or entry.seat in self.absent:
            raise Refused("seat", f"No person sits on seat {entry.seat}.")
        return person

    def check_undo(self, entry: Entry) -> None:
        """One's own turn may be taken back freely while nothing hidden was revealed and nothing random happened."""
        self.check_person(entry)
        self.check_target(entry.to)
        if not self.is_free_undo(entry.seat, entry.to):
            raise Refused("ask", "This cannot be taken back freely: ask the others whether they agree.")

    def check_target(self, to: int) -> None:
        """An undo goes back to an earlier number of actions."""
        if to not in range(self.state.ply):
            raise Refused("undo", f"{self.state.ply} actions were played: an undo leaves fewer of them, not {to}.")

    def is_free_undo(self, seat: Seat, to: int) -> bool:
        """Whether all actions from there on are of the seat's present turn, and none told anybody anything new."""
        if self.to_move != seat or seat in self.absent:
            return False
        state = self.setting.first_state()
        for number, action in enumerate(self.state.actions):
            if number >= to and (state.seat != seat or not was_quiet(state, action)):
                return False
            state.apply(action)
        return True

    def check_ask(self, entry: Entry) -> None:
        """A question makes sense, and no other one is open."""
        self.check_person(entry)
        if self.asked is not None:
            raise Refused("asked", "Another question is still open.")
        question = entry.question
        if question is None or question.topic not in TOPICS:
            raise Refused("question", f"A question is about {', '.join(TOPICS)}.")
        if question.topic == TO_UNDO:
            self.check_target(question.to)
            if self.setting.rated:
                raise Refused("rated", "At a rated table nothing is taken back but one's own open turn.")
        if question.topic == TO_SUBSTITUTE and question.seat not in self.absent:
            raise Refused("substitute", f"Nobody has left seat {question.seat}.")

    def check_answer(self, entry: Entry) -> None:
        """Somebody else asked, and this person has not answered."""
        person = self.check_person(entry)
        if self.asked is None:
            raise Refused("asked", "Nobody asked anything.")
        if entry.kind == AGREE and person in self.asked.agreed:
            raise Refused("asked", "You have agreed already.")

    def check_return(self, entry: Entry) -> None:
        """Who left may come back while nobody plays for them."""
        if entry.seat not in self.absent:
            raise Refused("return", f"Nobody has left seat {entry.seat}, or a bot plays on for it.")

    def check_expire(self, entry: Entry) -> None:
        """Only the seat to move can run out of time, and only when its time is up."""
        left = self.hourglass.left(entry.seat)
        if entry.seat != self.to_move or left is None or entry.spent < left:
            raise Refused("time", f"The time of seat {entry.seat} is not up.")

    # Carrying it out

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
        self.hourglass.spend(entry.seat, entry.spent, turn_ends=self.state.seat != entry.seat)
        self.timed_from = len(self.log)
        if self.state.over:
            self.finish(PLAYED)
        return events

    def add_undo(self, entry: Entry) -> None:
        """Actions of the present turn are taken back; the clock does not go back."""
        self.hourglass.spend(entry.seat, entry.spent, turn_ends=False)
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
        if self.asked is not None and person is not None:
            self.asked.agreed.add(person)
            self.settle()

    def settle(self) -> None:
        """Do what was asked as soon as everybody agrees."""
        people = self.people()
        if self.asked is None or not people or not people <= self.asked.agreed:
            return
        question, self.asked = self.asked.question, None
        if question.topic == TO_UNDO:
            self.take_back(question.to)
            self.hourglass.used = 0
        elif question.topic == TO_SUBSTITUTE:
            self.hand_over(question.seat, question.level or SUBSTITUTE_LEVEL)
        elif question.topic == TO_END:
            self.result = Result(ENDED, None, None)

    def hand_over(self, seat: Seat, level: str) -> None:
        """A bot plays on for a seat."""
        self.holders[seat] = Holder(bot=level)
        self.absent.discard(seat)

    def add_refuse(self, entry: Entry) -> None:
        """One refusal is enough."""
        self.asked = None

    def add_resign(self, entry: Entry) -> None:
        """A seat gives up: it comes last, a bot plays on for it, and who is left alone has won."""
        self.drop(entry.seat, RESIGNED)

    def add_expire(self, entry: Entry) -> None:
        """A seat ran out of time, which counts like giving up."""
        self.hourglass.spend(entry.seat, entry.spent, turn_ends=True)
        self.timed_from = len(self.log)
        self.drop(entry.seat, OUT_OF_TIME)

    def drop(self, seat: Seat, reason: str) -> None:
        """A seat comes last."""
        self.gone.append(seat)
        self.hand_over(seat, SUBSTITUTE_LEVEL)
        if len(self.gone) == self.setting.players - 1 or not self.people():
            self.finish(reason)
        else:
            self.settle()

    def add_leave(self, entry: Entry) -> None:
        """A person gets up from all their seats; when nobody is left, the match ends without a result."""
        person = self.holders[entry.seat].person
        self.absent |= {seat for seat, holder in enumerate(self.holders) if holder.person == person}
        if self.people():
            self.settle()
        else:
            self.result = Result(ENDED, None, None)

    def add_return(self, entry: Entry) -> None:
        """A person sits down again."""
        person = self.holders[entry.seat].person
        self.absent -= {seat for seat, holder in enumerate(self.holders) if holder.person == person}

    def finish(self, reason: str) -> None:
        """Rank everybody: who stayed by the score if the game was played to its end, who gave up behind them."""
        scores, ranks = self.state.game.standings(self.state.record)
        if not self.state.over:
            ranks = [1] * self.setting.players
        stayed = sorted(rank for seat, rank in enumerate(ranks) if seat not in self.gone)
        places = [1 + stayed.index(rank) if rank in stayed else 0 for rank in ranks]
        for place, seat in enumerate(self.gone):
            places[seat] = self.setting.players - place
        self.asked = None
        self.result = Result(reason, scores if self.state.over else None, places)


CHECKS = {
    ACT: Match.check_act,
    UNDO: Match.check_undo,
    ASK: Match.check_ask,
    AGREE: Match.check_answer,
    REFUSE: Match.check_answer,
    RESIGN: Match.check_person,
    LEAVE: Match.check_person,
    RETURN: Match.check_return,
    EXPIRE: Match.check_expire,
}

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
