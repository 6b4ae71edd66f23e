"""The protocol against the pure match: whatever is said, in whatever order, everybody sees what the match says."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat
from ludoteca.match.log import ACT, AGREE, ASK, LEAVE, REFUSE, RESIGN, RETURN, TOPICS, UNDO, Entry, Question, Refused
from ludoteca.match.match import Match
from ludoteca.server.app import Server
from ludoteca.server.live import driver
from ludoteca.server.people.person import Person
from tests.server.inside import Tab, answer_to, as_sent, forget, open_inside, person, set_up, stored_row
from tests.sizes import examples, few
from tests.tables import BUILT_IN

Found = TypeVar("Found")
NUMBER = st.integers(0, 2**16)
PEOPLE = 3
REPLACED = "replaced"
"""The answer to a command that hands the seat of its sender to a bot."""
SHAPE = st.sampled_from(["ab", "abc", "aab"])
RATED = st.sampled_from([False, False, True])


class FirstLegal:
    """Bots that think of nothing: they take the first action that is legal."""

    async def choose(self, known: State, *_: object) -> Action:
        return known.legal_actions()[0]


class Everything(RuleBasedStateMachine):
    """Three people, their tabs and a spectator say anything at any time."""

    game = "shelfie"

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.server: Server = self.run(self.open())
        self.sent: list[tuple[Tab, Document]] = []
        self.count = 0

    def run(self, story: Coroutine[Any, Any, Found]) -> Found:
        return self.runner.run(story)

    async def open(self) -> Server:
        server = await self.stack.enter_async_context(open_inside(Path(self.folder.name) / "ludoteca.sqlite3"))
        server.context.bots.close()
        server.context.bots.choose = FirstLegal().choose  # type: ignore[method-assign, assignment]
        return server

    def teardown(self) -> None:
        self.run(self.stack.aclose())
        self.runner.close()
        self.folder.cleanup()

    @initialize(shape=SHAPE, rated=RATED)
    def sit_down(self, shape: str, rated: bool) -> None:
        self.run(self.begin(shape, rated))

    @precondition(lambda self: self.model.over)
    @rule(shape=SHAPE, rated=RATED)
    def sit_down_again(self, shape: str, rated: bool) -> None:
        self.sent.clear()
        self.run(self.begin(shape, rated))

    async def begin(self, shape: str, rated: bool) -> None:
        guests = [await person(self.server, f"Guest {number}") for number in range(PEOPLE + 1)]
        held: list[Person | str] = [guests["abc".index(letter)] for letter in shape]
        self.table = await set_up(self.server, self.game, held, rated=rated)
        self.row = await stored_row(self.server, self.table)
        self.model = Match(self.row.setting())
        at_table = [*guests[: len(set(shape))], guests[0], guests[PEOPLE]]
        self.tabs = [Tab(self.server, self.table, who) for who in at_table]
        for tab in self.tabs:
            await tab.connect()

    # What people do

    def tab(self, number: int) -> Tab:
        """One of the tabs that are connected; when nobody is, everybody comes back."""
        there = [tab for tab in self.tabs if tab.is_connected]
        if not there:
            self.restart()
            there = self.tabs
        return there[number % len(there)]

    def mover(self, number: int) -> Tab:
        """A connected tab of the player to move, or any if the number says so."""
        to_move = self.model.to_move
        there = [tab for tab in self.tabs if tab.is_connected and to_move in tab.state.seats]
        return there[number % len(there)] if there and number % 8 != 7 else self.tab(number)

    def wish(self, tab: Tab, kind: str, back: int = 0, seat: Seat | None = None, **fields: Any) -> None:
        """Say something that was not said before."""
        self.count += 1
        message = {"type": kind, "mark": f"m{self.count}", "entry": max(0, self.model.length - back), **fields}
        self.tell(tab, message if seat is None else message | {"seat": seat})

    def tell(self, tab: Tab, message: Document) -> None:
        """Say something, and compare the answer with what the pure match says."""
        expected = self.expect(tab, message)
        self.sent.append((tab, message))
        answer = answer_to(message["mark"], self.run(tab.say(message)))
        if expected[0] == REPLACED:
            # Former players are confirmed twice, as spectators and as the senders of the command.
            assert answer["type"] in ("update", "done")
            assert answer["entry"] == expected[1]
        else:
            assert (answer["type"], answer.get("code") or answer["entry"]) == expected, (message, answer)
        if answer["type"] == "refused":
            assert answer["sentence"].endswith(".")
        self.run(self.settle())

    def expect(self, tab: Tab, message: Document) -> tuple[str, int | str]:
        """What has to be answered; the model carries out what it allows."""
        named, own, held = message.get("seat"), self.row.seats_of(tab.who.id), self.held_by(tab)
        for seat in own:
            if named in (None, seat) and (known := self.model.marks.get(f"{seat}.{message['mark']}")) is not None:
                return "done", known + 1
        if not own:
            return "refused", "watching"
        if not held or (named in own and named not in held):
            return "refused", "replaced"
        if named is not None and named not in own:
            return "refused", "seat"
        seats = held if named is None else [named]
        if message["entry"] != self.model.length and not self.model.over:
            return "refused", "stale"
        to_move = self.model.to_move
        seat = to_move if to_move is not None and to_move in seats else seats[0]
        try:
            entry = entry_of(self.model, message, seat)
            self.model.check(entry)
        except Refused as refused:
            return "refused", refused.code
        self.model.add(entry)
        return ("update" if seat in self.held_by(tab) else REPLACED), self.model.length

    def held_by(self, tab: Tab) -> list[Seat]:
        """The seats for which a tab's person decides: those that no bot has taken over, or all after the end."""
        own = self.row.seats_of(tab.who.id)
        return own if self.model.over else [seat for seat in own if self.model.holders[seat].bot is None]

    async def settle(self) -> None:
        """Wait for the bots; what they did has to be allowed by the model, which then does it too."""
        live = self.server.tables.live[self.table]
        while live.driver.thinking is not None and not live.driver.thinking.done():
            await asyncio.wait({live.driver.thinking})
        for entry in (await self.server.context.match_log.load(self.table))[self.model.length :]:
            assert entry.kind == ACT
            assert self.model.holders[entry.seat].bot is not None
            self.model.check(entry)
            self.model.add(entry)
        for tab in self.tabs:
            if tab.is_connected:
                await tab.flush()

    @rule(who=NUMBER, which=NUMBER)
    def act(self, who: int, which: int) -> None:
        legal = self.model.state.legal_actions() or [0]
        self.wish(self.mover(who), "act", action=legal[which % len(legal)])

    @rule(times=st.integers(2, 12), which=NUMBER)
    def play_on(self, times: int, which: int) -> None:
        """Who is to move acts, if they are there; in an open turn they may change their mind."""
        for number in range(which, which + times):
            legal = self.model.state.legal_actions()
            if legal:
                quiet = [action for action in legal if self.model.state.action_text(action).startswith("x ")]
                chosen = (quiet or legal)[number % len(quiet or legal)]
                self.wish(self.mover(8 * number), "act", action=chosen)
                if quiet and number % 2:
                    self.wish(self.mover(8 * number), "undo", to=self.model.state.ply - 1)

    @rule(who=NUMBER, topic=st.sampled_from(TOPICS), back=st.integers(1, 9), of=st.integers(0, 2))
    def agree(self, who: int, topic: str, back: int, of: Seat) -> None:
        """Somebody asks, and everybody who is there agrees."""
        self.ask(who, topic, back, of)
        for tab in [tab for tab in self.tabs if tab.is_connected]:
            if self.model.asked is not None:
                self.wish(tab, "answer", agree=True)

    @rule(who=NUMBER, which=NUMBER)
    def act_in_words(self, who: int, which: int) -> None:
        legal = self.model.state.legal_actions()
        if legal:
            self.wish(self.mover(who), "act", action=self.model.state.action_text(legal[which % len(legal)]))

    @rule(who=NUMBER, action=NUMBER, seat=st.none() | st.integers(0, 3))
    def act_anyhow(self, who: int, action: int, seat: Seat | None) -> None:
        self.wish(self.tab(who), "act", seat=seat, action=action)

    @rule(who=NUMBER, which=NUMBER, back=st.integers(-2, 3))
    def act_on_what_was(self, who: int, which: int, back: int) -> None:
        legal = self.model.state.legal_actions() or [0]
        self.wish(self.mover(who), "act", back, action=legal[which % len(legal)])

    @rule(who=NUMBER, back=st.integers(-1, 4))
    def undo(self, who: int, back: int) -> None:
        self.wish(self.mover(who), "undo", to=max(0, self.model.state.ply - back))

    @rule(who=NUMBER, topic=st.sampled_from(TOPICS), back=st.integers(0, 9), of=st.integers(0, 2))
    def ask(self, who: int, topic: str, back: int, of: Seat) -> None:
        self.wish(self.tab(who), "ask", topic=topic, to=max(0, self.model.state.ply - back), of=of, level="novice")

    @rule(who=NUMBER, agree=st.booleans())
    def answer(self, who: int, agree: bool) -> None:
        self.wish(self.tab(who), "answer", agree=agree)

    @rule(who=NUMBER, sure=st.integers(0, 9))
    def resign(self, who: int, sure: int) -> None:
        if sure == 9:
            self.wish(self.tab(who), "resign")

    @rule(who=NUMBER, sure=st.integers(0, 3))
    def leave(self, who: int, sure: int) -> None:
        if sure == 3:
            self.wish(self.tab(who), "leave")

    @rule(who=NUMBER)
    def come_back(self, who: int) -> None:
        self.wish(self.tab(who), "return")

    @rule(who=NUMBER, text=st.sampled_from(["Hello!", "hm"]))
    def talk(self, who: int, text: str) -> None:
        tab, mark = self.tab(who), f"talk {len(self.sent)}"
        answer = answer_to(mark, self.run(tab.say({"type": "say", "mark": mark, "text": text})))
        assert answer["type"] == ("said" if self.held_by(tab) else "refused")

    # What networks and machines do

    @precondition(lambda self: self.sent)
    @rule(which=NUMBER)
    def repeat(self, which: int) -> None:
        tab, message = self.sent[-1 - which % min(6, len(self.sent))]
        if tab.is_connected:
            self.tell(tab, message)

    @rule(who=NUMBER, times=st.integers(1, 4))
    def play_on_without_somebody(self, who: int, times: int) -> None:
        """Somebody is away for a while, and then gets the gap."""
        tab = self.tab(who)
        tab.disconnect()
        self.play_on(times, who)
        if not tab.is_connected:
            self.run(tab.connect())

    @rule(who=NUMBER)
    def vanish(self, who: int) -> None:
        self.tab(who).disconnect()

    @rule(who=NUMBER)
    def reconnect(self, who: int) -> None:
        gone = [tab for tab in self.tabs if not tab.is_connected]
        if gone:
            self.run(gone[who % len(gone)].connect())

    @rule(who=NUMBER)
    def say_hello_again(self, who: int) -> None:
        tab = self.tab(who)
        tab.state.catching_up = True
        self.run(tab.say({"type": "hello", "have": tab.state.entry if who % 2 else None}))

    @rule()
    def restart(self) -> None:
        for tab in [tab for tab in self.tabs if tab.is_connected]:
            tab.disconnect()
        forget(self.server)
        for tab in self.tabs:
            self.run(tab.connect())
        self.run(self.settle())

    # What always holds

    @invariant()
    def everybody_sees_what_the_match_says(self) -> None:
        for tab in [tab for tab in getattr(self, "tabs", []) if tab.is_connected]:
            tab.hear()
            assert not tab.state.outbox, "nobody has missed anything"
            assert tab.state.seats == self.held_by(tab)
            for audience in tab.state.audiences:
                assert tab.state.entries[audience] == self.model.length
                assert tab.state.views[audience] == as_sent(self.model.state.view(audience))
            assert tab.state.result == (as_sent(asdict(self.model.result)) if self.model.result else None)
            assert (tab.state.asked is None) == (self.model.asked is None)
            assert tab.state.table is not None
            assert tab.state.table["phase"] == ("finished" if self.model.over else "running")

    @invariant()
    def the_store_has_the_whole_match(self) -> None:
        if hasattr(self, "model"):
            log = self.run(self.server.context.match_log.load(self.table))
            assert [(entry.kind, entry.seat, entry.action, entry.to) for entry in log] == [
                (entry.kind, entry.seat, entry.action, entry.to) for entry in self.model.log
            ]
            row = self.run(stored_row(self.server, self.table))
            assert (row.phase == "finished") == self.model.over


def entry_of(model: Match, message: Document, seat: Seat) -> Entry:
    """The entry that a message asks for, as the protocol's documentation says it."""
    mark, kind = f"{seat}.{message['mark']}", message["type"]
    if kind == "act":
        action = message["action"]
        number = model.read_action(action, seat) if isinstance(action, str) else action
        return Entry(ACT, seat, mark=mark, action=number)
    if kind == "undo":
        return Entry(UNDO, seat, mark=mark, to=message["to"])
    if kind == "ask":
        question = Question(message["topic"], message["to"], message["of"], message["level"])
        return Entry(ASK, seat, mark=mark, question=question)
    if kind == "answer":
        return Entry(AGREE if message["agree"] else REFUSE, seat, mark=mark)
    return Entry({"resign": RESIGN, "leave": LEAVE, "return": RETURN}[kind], seat, mark=mark)


@pytest.mark.parametrize("game", BUILT_IN)
def test_clients_always_see_the_state_of_the_match(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "ANSWER_WITHIN", 0.0)
    machine = type("Everything", (Everything,), {"game": game})
    chosen = settings(
        max_examples=examples(8),
        stateful_step_count=few(40),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )
    run_state_machine_as_test(machine, settings=chosen)
