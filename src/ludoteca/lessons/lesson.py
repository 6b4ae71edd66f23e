"""A lesson while somebody takes it: the state of the match, and whether an action is what the step asks for."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

from ludoteca.core.action_events import ActionEvents
from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.lessons.script import Script, Step


class Lesson:
    """One learner's lesson, at a step; after the last step it is over."""

    def __init__(self, script: Script, number: int = 0) -> None:
        """Begin at a step. What comes before it is played with the first accepted actions."""
        self.script = script
        self.number = number
        self.state = start_of(script, number)

    @property
    def over(self) -> bool:
        """Whether all steps are done."""
        return self.number == len(self.script.steps)

    @property
    def step(self) -> Step:
        """The step that waits for the learner."""
        return self.script.steps[self.number]

    def list_accepted(self) -> list[str]:
        """The actions that the step accepts; the first one is what it shows on request."""
        return accepted_actions(self.state, self.step)

    def answer_to(self, action: str) -> str | None:
        """The id of the answer to a legal action that is not accepted; None if it is."""
        text = self.state.action_text(self.state.parse_action(action))
        if text in self.list_accepted():
            return None
        return self.script.message(self.step.name, self.step.answer_to(text) or "")

    def play(self, action: str) -> list[ActionEvents]:
        """Carry out an accepted action and the replies of the others, and go to the next step."""
        caused = list(play_step(self.state, self.step, action))
        self.number += 1
        if not self.over and self.step.position is not None:
            self.state = start_of(self.script, self.number)
        return caused


def start_of(script: Script, number: int) -> State:
    """The state in which a step begins; for the number after the last step, the end."""
    steps = script.steps[: number + 1]
    first = max(index for index, step in enumerate(steps) if step.position is not None)
    state = script.game.from_position(script.positions[str(steps[first].position)])
    for step in script.steps[first:number]:
        list(play_step(state, step, accepted_actions(state, step)[0]))
    return state


def play_step(state: State, step: Step, action: str) -> Iterator[ActionEvents]:
    """Carry out the learner's action and the replies of the others."""
    for each in (action, *step.replies):
        choices = [each] if isinstance(each, str) else each
        legal = [choice for choice in choices if state.why_illegal(choice) is None]
        if not legal:
            raise LudotecaError(sentence=f"In the step {step.name}, {each!r} is not legal after {action!r}.")
        yield state.apply_and_record(state.parse_action(legal[0]))


def accepted_actions(state: State, step: Step) -> list[str]:
    """The legal actions that a step accepts, in the order of its patterns."""
    legal = [state.action_text(action) for action in state.legal_actions()]
    found = (action for pattern in step.accept for action in legal if fnmatchcase(action, pattern))
    return [action for action in dict.fromkeys(found) if brings(state.preview(action), step)]


def brings(preview: Any, step: Step) -> bool:
    """Whether the preview of an action contains at least what the step asks for."""
    return all(value_at(preview, path) >= value for path, value in step.brings.items())


def value_at(document: Any, path: str) -> Any:
    """A value in a document, by its path."""
    for name in path.split("."):
        document = document[name]
    return document
