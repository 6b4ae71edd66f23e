"""A lesson as the page plays it: everything that the rules say about it, so that the page needs no rules.

For every step a recording contains what the server would send: the view, previews, refusals, and for every accepted
action the updates that it and the replies cause.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

from ludoteca.core.json_changes import json_changes
from ludoteca.core.state import State
from ludoteca.core.types import Document
from ludoteca.lessons.lesson import accepted_actions, play_step, start_of
from ludoteca.lessons.script import Script, Step


def record(script: Script) -> Document:
    """The recording of a lesson."""
    return {
        "game": script.game.name,
        "seat": script.seat,
        "names": list(script.names),
        "rule": script.rule,
        "steps": [record_step(script, number) for number in range(len(script.steps))],
    }


def record_step(script: Script, number: int) -> Document:
    """One step of a recording; its first branch is the one that is shown on request."""
    step, state = script.steps[number], start_of(script, number)
    return {
        "name": step.name,
        "rule": step.rule,
        "jump": step.position is not None,
        "view": json.loads(state.view_json(script.seat)),
        "wrong": [list(each) for each in step.wrong],
        "branches": {
            action: list(updates(script, state.copy(), step, action)) for action in accepted_actions(state, step)
        },
        "previews": {action: preview(state, action) for action in previewed_actions(state, step)},
        "refusals": refusals(state, script),
    }


def previewed_actions(state: State, step: Step) -> list[str]:
    """The legal actions of the kinds that a step accepts, such as placements; the others would fill the recording."""
    kinds = {verb_of(action) for action in accepted_actions(state, step)}
    return [action for action in map(state.action_text, state.legal_actions()) if verb_of(action) in kinds]


def verb_of(action: str) -> str:
    """The first word of an action."""
    return action.partition(" ")[0]


def preview(state: State, action: str) -> Document:
    """What an action would bring, without its sentences: the page writes its own."""
    document: Document = json.loads(state.preview_json(action))
    return {name: value for name, value in document.items() if name != "says"}


def updates(script: Script, state: State, step: Step, action: str) -> Iterator[Document]:
    """What the learner sees of an accepted action and of the replies to it, entry by entry."""
    before, by = state.view_json(script.seat), state.seat
    for caused in play_step(state, step, action):
        after = state.view_json(script.seat)
        changed, added = json_changes(before, after)
        yield {
            "by": by,
            "ply": state.ply,
            "changed": json.loads(changed),
            "added": json.loads(added),
            "events": json.loads(caused.seen_json(script.seat)),
            "says": json.loads(caused.narration_json(script.seat)),
        }
        before, by = after, state.seat


def refusals(state: State, script: Script) -> list[Document]:
    """Why actions are not legal that a learner may ask about, by reason; the last reason is that of all others."""
    found: dict[tuple[str | None, str], list[str]] = {}
    for number in range(state.game.action_count):
        refused = state.why_illegal(number)
        if refused is not None and fits(text := state.action_text(number), script.refusals):
            found.setdefault((refused.name, refused.rule), []).append(text)
    groups = sorted(found.items(), key=lambda group: len(group[1]))
    documents = [{"reason": reason, "rule": rule, "actions": actions} for (reason, rule), actions in groups]
    return [*documents[:-1], *({**last, "actions": []} for last in documents[-1:])]


def fits(action: str, patterns: Sequence[str]) -> bool:
    """Whether an action fits one of several patterns."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)
