"""What each audience of a table has been sent, and the messages that bring it up to date."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict
from typing import NamedTuple

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.json_changes import json_changes
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
    """The last view that was sent to each audience, as JSON, and what the latest entries caused."""

    def __init__(self) -> None:
        self.sent: dict[Audience, bytes] = {}
        self.caused: dict[int, ActionEvents | None] = {}
        """What the latest entries caused, by their number."""

    def keep_only(self, audiences: Collection[Audience]) -> None:
        """Forget the views of audiences that are gone."""
        self.sent = {audience: view for audience, view in self.sent.items() if audience in audiences}

    def view_message(self, match: Match, audience: Audience, around: Surroundings) -> bytes:
        """Everything an audience may know now."""
        view = self.sent[audience] = match.state.view_json(audience)
        return protocol.encode(protocol.View(match.length, audience, protocol.raw(view), [], *around))

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
        mark, ply = entry.mark.partition(".")[2] or None, match.state.ply
        # Only the views of these audiences are kept; somebody who comes back gets a whole view.
        last, self.sent = self.sent, {}
        game = match.state.game
        for audience in audiences:
            before = last.get(audience)
            if before is None:
                # The first view of this audience: somebody lost their seat and has become a spectator.
                yield audience, self.view_message(match, audience, around)
                continue
            view = self.sent[audience] = game.view_json(match.state.record, audience)
            changed, added = json_changes(before, view)
            update = protocol.Update(
                since=number,
                entry=number + 1,
                seat=audience,
                changed=protocol.raw(changed),
                added=protocol.raw(added),
                events=protocol.raw(seen_json(caused, audience)),
                kind=entry.kind,
                by=entry.seat,
                says=[] if caused is None else protocol.raw(caused.narration_json(audience)),
                ply=ply,
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
        view = self.sent[audience] = match.state.view_json(audience)
        seen = join_lists(seen_json(self.caused[number], audience) for number in missed)
        update = protocol.Update(
            have, match.length, audience, protocol.raw(view) if missed else {}, {}, protocol.raw(seen), "gap"
        )
        update.clock, update.asked, update.result = around
        return protocol.encode(update)

    def remember(self, number: int, caused: ActionEvents | None) -> None:
        """Remember what an entry caused, for clients that miss it; forget the oldest one."""
        self.caused[number] = caused
        if len(self.caused) > MAX_GAP:
            del self.caused[next(iter(self.caused))]


def seen_json(caused: ActionEvents | None, audience: Audience) -> bytes:
    """The events of an entry that an audience sees; none if it is not an action."""
    return b"[]" if caused is None else caused.seen_json(audience)


def join_lists(lists: Iterable[bytes]) -> bytes:
    """Several JSON lists as one."""
    return b"[" + b",".join(items[1:-1] for items in lists if items != b"[]") + b"]"


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
