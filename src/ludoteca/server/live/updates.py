"""What each audience of a table has been sent, and the messages that bring it up to date."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import asdict
from itertools import chain
from typing import NamedTuple

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.types import Document
from ludoteca.match.log import ACT, Entry
from ludoteca.match.match import Match
from ludoteca.server.live import protocol
from ludoteca.server.live.room import Audience

MAX_GAP = 64
"""How many entries a client can have missed and still get their events instead of only a whole view."""


class Surroundings(NamedTuple):
    """What everybody sees beside the view: clocks, an open question, the result."""

    clock: Document | None
    asked: Document | None
    result: Document | None


class Views:
    """The last view that was sent to each audience, and what the latest entries caused."""

    def __init__(self) -> None:
        self.sent: dict[Audience, Document] = {}
        self.caused: dict[int, ActionEvents | None] = {}
        """What the latest entries caused, by their number."""

    def keep_only(self, audiences: Collection[Audience]) -> None:
        """Forget the views of audiences that are gone."""
        self.sent = {audience: view for audience, view in self.sent.items() if audience in audiences}

    def view_message(self, match: Match, audience: Audience, around: Surroundings) -> bytes:
        """Everything an audience may know now."""
        view = match.state.view(audience)
        self.sent[audience] = view
        return protocol.encode(protocol.View(match.length, audience, view, [], *around))

    def entry_messages(
        self,
        match: Match,
        number: int,
        entry: Entry,
        caused: ActionEvents | None,
        audiences: list[Audience],
        around: Surroundings,
    ) -> Iterator[tuple[Audience, bytes]]:
        """What an entry changed, for each audience, encoded once."""
        self.remember(number, caused)
        mark = entry.mark.partition(".")[2] or None
        before, compared = self.sent, protocol.Compared()
        self.sent = dict(zip(audiences, match.state.views(audiences), strict=True))
        for audience, view in list(self.sent.items()):
            old = before.get(audience)
            if old is None:
                # The first view of this audience: somebody lost their seat and has become a spectator.
                yield audience, self.view_message(match, audience, around)
                continue
            changed, added = protocol.changes(old, view, compared)
            update = protocol.Update(
                since=number,
                entry=number + 1,
                seat=audience,
                changed=changed,
                added=added,
                events=seen_by(caused, audience),
                kind=entry.kind,
                by=entry.seat,
                says=[] if caused is None else caused.narration(audience),
                ply=match.state.ply,
                mark=mark,
                clock=around.clock,
                asked=around.asked,
                result=around.result,
            )
            yield audience, protocol.encode(update)

    def gap_message(self, match: Match, audience: Audience, have: int | None, around: Surroundings) -> bytes | None:
        """What has changed since the entry that a client has, or None if it should get a whole view.

        The view that the client has is not known here, so after actions all of the view is sent. The events are those
        that are remembered; a client that has missed more than that, or anything but actions, gets a whole view.
        """
        if have is None or not match.length - MAX_GAP <= have <= match.length:
            return None
        missed = range(have, match.length)
        if any(number not in self.caused or match.log[number].kind != ACT for number in missed):
            return None
        view = match.state.view(audience)
        self.sent[audience] = view
        seen = list(chain.from_iterable(seen_by(self.caused[number], audience) for number in missed))
        update = protocol.Update(have, match.length, audience, view if missed else {}, {}, seen, "gap")
        update.clock, update.asked, update.result = around
        return protocol.encode(update)

    def remember(self, number: int, caused: ActionEvents | None) -> None:
        """Remember what an entry caused, for clients that miss it; forget the oldest one."""
        self.caused[number] = caused
        if len(self.caused) > MAX_GAP:
            del self.caused[next(iter(self.caused))]


def seen_by(caused: ActionEvents | None, audience: Audience) -> list[Document]:
    """The events of an entry that an audience sees; none if it is not an action."""
    return [] if caused is None else caused.seen_by(audience)


def question_document(match: Match) -> Document | None:
    """The open question, as everybody may see it."""
    asked = match.asked
    if asked is None:
        return None
    agreed = [seat for seat, holder in enumerate(match.holders) if holder.person in asked.agreed]
    question = asdict(asked.question) | {"of": asked.question.seat, "seat": asked.seat}
    return question | {"agreed": agreed}


def result_document(match: Match) -> Document | None:
    """How the match ended."""
    return asdict(match.result) if match.result else None
