"""Any entries in any order: a match accepts or refuses each, and always stays consistent."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ludoteca.match.clocks import Clock
from ludoteca.match.document import match_document, verify
from ludoteca.match.log import ACT, ASK, KINDS, TOPICS, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.match.result import Result
from ludoteca.match.setting import PLAYABLE_RULES
from tests import sizes
from tests.match.playing import everything, setting
from tests.tables import BUILT_IN

RULES = st.sampled_from(PLAYABLE_RULES)
SEATS = st.integers(-1, 4)
CLOCKS = st.sampled_from([Clock(), Clock("move", 20), Clock("bank", 60, 3), Clock("days", 1)])
TABLES = st.sampled_from(["ab", "aa", "a*", "abc", "aab", "ab*", "abcd", "a*b*", "abab"])
SPENT = st.sampled_from([0, 1, 5_000, 20_000, 60_000, 10**8, -1])


def why_refused(match: Match, entry: Entry) -> Refused | None:
    """The refusal of an entry, or None; no other exception is ever raised."""
    try:
        match.check(entry)
    except Refused as refused:
        return refused
    return None


class Tried(RuleBasedStateMachine):
    """A match in which everybody tries everything."""

    match: Match
    found: Result | None = None
    gone: tuple[int, ...] = ()

    @initialize(game=st.sampled_from(BUILT_IN), seats=TABLES, clock=CLOCKS, rated=st.booleans(), rules=RULES)
    def sit_down(self, game: str, seats: str, clock: Clock, rated: bool, rules: int) -> None:
        self.match = Match(setting(game, seats, seed=len(seats), clock=clock, rated=rated, rules=rules))

    def attempt(self, entry: Entry) -> None:
        """Try an entry: a refused one changes nothing, an allowed one is added to the log."""
        before = everything(self.match)
        refused = why_refused(self.match, entry)
        assert everything(self.match) == before
        if refused is None:
            self.match.add(entry)
            assert self.match.log[-1] is entry
        else:
            assert refused.code
            assert refused.sentence.endswith(".")

    @rule(choice=st.floats(0, 0.999), spent=st.sampled_from([0, 1_000, 19_000]))
    def act(self, choice: float, spent: int) -> None:
        legal = self.match.state.legal_actions()
        if legal and self.match.to_move is not None:
            action = legal[int(choice**3 * len(legal))]
            self.attempt(Entry(ACT, self.match.to_move, action=action, spent=spent))

    @rule(seat=SEATS, action=st.integers(-1, 3000), spent=SPENT)
    def act_somehow(self, seat: int, action: int, spent: int) -> None:
        self.attempt(Entry(ACT, seat, action=action, spent=spent))

    @rule(seat=SEATS, topic=st.sampled_from([*TOPICS, "win"]), back=st.integers(-1, 6), of=SEATS, spent=SPENT)
    def ask(self, seat: int, topic: str, back: int, of: int, spent: int) -> None:
        question = Question(topic, to=self.match.state.ply - back, seat=of)
        self.attempt(Entry(ASK, seat, question=question, spent=spent))

    @rule(kind=st.sampled_from([*KINDS, "dance"]), seat=SEATS, back=st.integers(-1, 3), spent=SPENT)
    def do_something(self, kind: str, seat: int, back: int, spent: int) -> None:
        self.attempt(Entry(kind, seat, to=self.match.state.ply - back, spent=spent, mark=f"{seat}.{back}"))

    @invariant()
    def the_log_is_the_whole_match(self) -> None:
        assert everything(Match(self.match.setting, self.match.log)) == everything(self.match)

    @invariant()
    def every_seat_is_held_by_a_person_or_by_a_bot(self) -> None:
        match, first = self.match, self.match.setting.holders
        for seat, holder in enumerate(match.holders):
            assert (holder.person is None) != (holder.bot is None)
            assert holder.person in (None, first[seat].person)
            assert (holder.bot is not None) == (seat in match.clocks.untimed)
        assert all(match.holders[seat].person is not None for seat in match.absent)
        assert all(match.holders[seat].bot is not None for seat in match.gone)
        assert len(set(match.gone)) == len(match.gone)
        there = {holder.person for seat, holder in enumerate(match.holders) if seat not in match.absent} - {None}
        assert match.people() == there

    @invariant()
    def a_match_goes_on_as_long_as_somebody_plays(self) -> None:
        match = self.match
        assert (match.to_move is None) == match.over
        assert match.over or match.people()
        assert not (match.over and match.asked)
        if match.asked is not None:
            assert not match.people() <= match.asked.agreed
            assert match.holders[match.asked.seat].person in match.asked.agreed
            assert match.asked.seat not in match.absent

    @invariant()
    def what_is_decided_stays_decided(self) -> None:
        if self.found is not None:
            assert self.match.result == self.found
        self.found = self.match.result
        assert self.match.gone[: len(self.gone)] == list(self.gone)
        self.gone = tuple(self.match.gone)

    @invariant()
    def ranks_are_ranks(self) -> None:
        ranks = None if self.match.result is None else self.match.result.ranks
        if ranks is not None:
            assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)

    @invariant()
    def nobody_has_less_than_no_time(self) -> None:
        match = self.match
        left = [match.clocks.time_left(seat) for seat in range(match.setting.players)]
        assert all(time is None or time >= 0 for time in left)
        assert match.clocks.used >= 0
        assert match.decision_start <= match.length

    def teardown(self) -> None:
        """A finished match can be verified."""
        match: Any = getattr(self, "match", None)
        if match is not None and match.over:
            names = ["somebody"] * match.setting.players
            assert verify(json.loads(json.dumps(match_document(match, names)))).result == match.result


TestTried = Tried.TestCase
TestTried.settings = settings(max_examples=sizes.examples(60), stateful_step_count=40)
