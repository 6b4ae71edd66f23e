"""Matches that are played on a server before witnesses, and their siblings: the same to one of the witnesses.

A sibling of a match has the same seats, actions and open information, and everything that one witness never learns is
something else in it. Whatever that witness hears must be the same in both, to the byte.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.library import game as find_game
from ludoteca.core.luck import luck_document, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Document, Seat
from tests.server.visitors import Socket, Visitor, visiting

SPECTATOR, STRANGER, NOBODY = "spectator", "stranger", "nobody"
LANTERNS_TILES = range(36)
SHELFIE_GOALS = range(1, 13)


@dataclass
class Story:
    """A game, its seed, and so many actions that anybody might choose."""

    game: str
    players: int
    plies: int = 7
    seed: bytes = b""
    first: State = field(init=False)
    actions: list[Action] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seed = hashlib.sha256(f"{self.game} {self.players}".encode()).digest()
        self.first = find_game(self.game).new(self.players, self.seed)
        luck, state = random.Random(self.seed), self.first.copy()
        for _ in range(self.plies):
            self.actions.append(luck.choice(state.legal_actions()))
            state.apply(self.actions[-1])

    def states(self) -> Iterator[State]:
        """The table before each action, and after all of them."""
        state = self.first.copy()
        for action in self.actions:
            yield state.copy()
            state.apply(action)
        yield state

    def witnesses(self) -> list[str]:
        return [*(str(seat) for seat in range(self.players)), SPECTATOR, STRANGER, NOBODY]

    def sibling(self, witness: str, turn: int = 1) -> State:
        """The table as it may have been set for all that a witness ever learns; every turn hides something else."""
        seat = int(witness) if witness.isdecimal() else None
        *_, last = self.states()
        other = SIBLINGS[self.game](self.first.position(), last.position(), seat, turn)
        other["luck"] = luck_document(quick_luck("sibling", 1))
        return find_game(self.game).from_position(other)


def lanterns_sibling(first: Document, last: Document, seat: Seat | None, turn: int) -> Document:
    """LA-6.2: all tiles that one did not see are exchanged: in hands, in the stack, and those that left the game."""
    gone = set(LANTERNS_TILES) - set(first["stack"]) - {tile for hand in first["hands"] for tile in hand}
    gone -= {tile["tile"] for tile in first["lake"]}
    held = {tile for other, hand in enumerate(last["hands"]) if other != seat for tile in hand}
    hidden = sorted(held | gone | set(last["stack"]))
    turned = dict(zip(hidden, hidden[turn:] + hidden[:turn], strict=True))
    hands = [[turned.get(tile, tile) for tile in hand] for hand in first["hands"]]
    return first | {"hands": hands, "stack": [turned.get(tile, tile) for tile in first["stack"]]}


def shelfie_sibling(first: Document, last: Document, seat: Seat | None, turn: int) -> Document:
    """SH-7.2: others have other goals, and the bag will give something else; it gave nothing yet."""
    assert sum(map(len, "".join(last["room"]).split("."))) < sum(map(len, "".join(first["room"]).split(".")))
    own = [] if seat is None else [first["personal_goals"][seat]]
    free = [goal for goal in SHELFIE_GOALS if goal not in first["personal_goals"]]
    free = free[turn:] + free[:turn]
    goals = [goal if goal in own else free.pop() for goal in first["personal_goals"]]
    return first | {"personal_goals": goals}


SIBLINGS = {"lanterns": lanterns_sibling, "shelfie": shelfie_sibling}


class Evening:
    """A story played at a public table before all its witnesses, with everything that each of them heard."""

    def __init__(self, url: str, story: Story, questions: list[str]) -> None:
        self.url = url
        self.story = story
        self.questions = questions
        """The addresses that are asked for in the end."""
        self.table = ""
        self.witnesses: dict[str, Visitor] = {}
        self.sockets: dict[str, Socket] = {}

    def play(self, curious: list[str]) -> dict[str, list[str]]:
        """Play; the curious ones try what is forbidden and ask for whatever can be asked. Return what was heard."""
        with visiting(self.url) as come, ExitStack() as stack:
            self.witnesses = {
                name: come(None if name == NOBODY else f"Guest {name}") for name in self.story.witnesses()
            }
            self.sit_down()
            for name in self.with_sockets():
                self.sockets[name] = stack.enter_context(self.witnesses[name].enter(self.table))
            for number, state in enumerate(list(self.story.states())[:-1]):
                if number == self.story.plies // 2:
                    self.try_everything(state, number, curious)
                self.act(number, str(state.seat))
            self.talk()
            self.come_back()
            for name in curious:
                for question in self.questions:
                    self.witnesses[name].ask("GET", question.format(**self.values(name)))
            heard = {name: [self.plain(text) for text in self.witnesses[name].heard] for name in curious}
            self.end()
        return heard

    def values(self, name: str) -> dict[str, Any]:
        """The values in paths: the person's own seat, or any if there is none, and another seat."""
        seat = int(name) if name.isdecimal() else 0
        other = (seat + 1) % self.story.players
        names = {"table": self.table, "game": self.story.game, "name": f"Guest {other}", "day": "2026-01-01"}
        return {**names, "seat": seat, "other": other}

    def with_sockets(self) -> list[str]:
        """Those with a socket."""
        return self.story.witnesses()[:-2]

    def sit_down(self) -> None:
        host = self.witnesses["0"]
        wanted = {"game": self.story.game, "players": self.story.players, "public": True}
        self.table = host.call("POST", "/api/tables", wanted)["id"]
        for seat in range(1, self.story.players):
            self.witnesses[str(seat)].call("POST", f"/api/tables/{self.table}/join", {"seat": seat})
        host.call("POST", f"/api/tables/{self.table}/start", {})

    def act(self, number: int, actor: str) -> None:
        told = self.sockets[actor].answer(type="act", mark=str(number), entry=number, action=self.story.actions[number])
        assert told["type"] == "update", told
        for name, socket in self.sockets.items():
            if name != actor:
                socket.until_type("update", entry=number + 1)

    def try_everything(self, state: State, number: int, curious: list[str]) -> None:
        """Let the curious try actions that they may not take; only they get the answers."""
        for name in set(curious) & set(self.sockets):
            self.look_ahead(state, number, name)
            for count, action in enumerate(forbidden(state, name)):
                wish: dict[str, Any] = {"mark": f"try {count}", "entry": number, "action": action}
                assert self.sockets[name].answer(type="act", **wish)["type"] == "refused"

    def look_ahead(self, state: State, number: int, name: str) -> None:
        """Ask for previews of legal and illegal actions; only the seat to move gets them."""
        actions = [*state.legal_actions()[:12], *forbidden(state, name)]
        for start in range(0, len(actions), 24):
            wish = {"mark": f"look {start}", "entry": number, "actions": actions[start : start + 24]}
            told = self.sockets[name].answer(type="preview", **wish)
            assert told["type"] == ("previews" if name == str(state.seat) else "refused")

    def talk(self) -> None:
        self.sockets["0"].answer(type="say", mark="say", text="What a lovely lake!")
        for name, socket in self.sockets.items():
            if name != "0":
                socket.until_type("said")

    def come_back(self) -> None:
        """Let everybody open a second window: with nothing, and with an old view."""
        for name in self.with_sockets():
            for have in (None, self.story.plies // 2):
                with self.witnesses[name].enter(self.table, have):
                    pass

    def end(self) -> None:
        for seat in range(self.story.players):
            self.sockets[str(seat)].answer(type="leave", mark=f"leave {seat}", entry=self.story.plies + seat)

    def plain(self, text: str) -> str:
        """A text without what differs from one evening to the next: ids, commitments (which bind ids) and times."""
        text = re.sub(r'"promise":"[0-9a-f]{64}"', '"promise":"COMMITMENT"', text)
        text = re.sub(r"\b(?:[0-9a-f]{16}|[0-9a-f]{32})\b", "ID", text.replace(self.table, "TABLE"))
        return re.sub(r"\b1[0-9]{12}\b", "TIME", re.sub(r'"spent":[0-9]+', '"spent":0', text))


def forbidden(state: State, name: str) -> Iterator[Action | str]:
    """Actions that a witness may not take now, those with hidden tiles among them."""
    luck = random.Random(name)
    tried: list[Action | str] = [luck.randrange(state.game.action_count) for _ in range(20)]
    if state.game.name == "lanterns":
        x, y = state.view(state.seat)["legal"]["places"][0] if state.view(state.seat)["legal"]["places"] else (0, 1)
        tried += [f"p {tile} r0 @ {x},{y}" for tile in LANTERNS_TILES]
    for action in tried:
        if name != str(state.seat) or is_refused(state, action):
            yield action


def is_refused(state: State, action: Action | str) -> bool:
    """Whether an action is not allowed, or cannot even be read."""
    from ludoteca.core.errors import UnreadableAction

    try:
        return state.why_illegal(action) is not None
    except UnreadableAction:
        return True
