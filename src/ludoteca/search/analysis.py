"""The analysis of a match: every seat's chances, what each decision cost, and what luck brought.

After backgammon's equation: for each seat, what changed between the first and the last position is luck, its own
errors, and gifts from the errors of others. The chances know everything that is on the table except what chance has
still to decide. A decision is judged only by what its seat could know. It is searched a second time, longer and with
other random numbers, and compared in several trees, before it is called a mistake.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.core.types import Action, whole
from ludoteca.search.analysis_document import (
    CHECKED,
    FORMAT,
    LOOKED,
    MARKS,
    SEARCHED,
    Analysis,
    BetterAction,
    JudgedDecision,
    Mark,
)
from ludoteca.search.analysis_summary import summarize
from ludoteca.search.judge import Judge, Verdict

ITERATIONS = 600
"""How long each decision is searched."""
SUSPECT = 0.01
"""From this cost on, a decision is searched a second time."""
CURVE_CHUNK = 4
"""How many points of the curve are refined before the next document."""


class Recorded(Protocol):
    """A match: anything with the state it has reached."""

    @property
    def state(self) -> State:
        """The state after all actions."""


def analyse(
    match: State | Recorded, seed: int = 0, iterations: int = ITERATIONS, known: Analysis | None = None
) -> Analysis:
    """Analyze a match, a `Match` or a state with its actions; this takes about 20 seconds.

    `analyses` shows the first results at once. Equal seeds give equal documents.
    """
    *_, last = analyses(match, seed, iterations, known)
    return last


def analyses(
    match: State | Recorded, seed: int = 0, iterations: int = ITERATIONS, known: Analysis | None = None
) -> Iterator[Analysis]:
    """Analyze a match: the first document after one look at each position, then better and better ones.

    `known` is an earlier document of the same match; the work continues where it stopped.
    """
    study = Study(state_of(match), check_number("seed", seed, 0), check_number("iterations", iterations, 1))
    if known is None or not study.resume(known):
        study.begin()
    yield study.document()
    while study.improve():
        yield study.document()


def state_of(match: State | Recorded) -> State:
    """The state that a match has reached."""
    state = match if isinstance(match, State) else match.state
    if not state.actions:
        raise LudotecaError("errors-nothing-to-analyze")
    return state


def check_number(name: str, number: object, least: int) -> int:
    """Refuse a number that is not whole or too small."""
    found = whole(number)
    if found is None or found < least:
        raise LudotecaError(sentence=f"{name} is a whole number from {least} up, not {number!r}.")
    return found


class Study:
    """An analysis in progress."""

    def __init__(self, end: State, seed: int, iterations: int) -> None:
        self.actions: list[Action] = end.actions
        self.states = replay(end)
        self.judge = Judge(self.states[0], seed, iterations)
        self.curve: list[list[float]] = []
        self.refined = 0
        self.decisions: list[JudgedDecision] = []
        self.draws: list[list[float]] = []

    def begin(self) -> None:
        """Look at everything once."""
        judge, states = self.judge, self.states
        self.curve = [round_all(judge.glance(state)) for state in states]
        self.draws = [[0.0] * states[0].players for _ in self.actions]
        self.decisions = [self.decide(number, LOOKED) for number in range(len(self.actions))]

    def resume(self, known: Analysis) -> bool:
        """Continue from an earlier document, if it is one of the same match; return whether it is."""
        expected = self.head() | {"actions": self.actions}
        found = {name: known.get(name) for name in self.head()}
        if found | {"actions": [each["action"] for each in known["decisions"]]} != expected:
            return False
        self.curve, self.refined = [*known["curve"]], known["refined"]
        self.decisions = [*known["decisions"]]
        self.draws = [event["draw"] for event in known["events"]]
        return True

    def improve(self) -> bool:
        """Do a little more work; return whether there was any."""
        if self.refined < len(self.states):
            self.refine_curve()
            return True
        for effort, least in ((SEARCHED, 0.0), (CHECKED, SUSPECT)):
            waiting = [each for each in self.decisions if each["effort"] < effort and each["cost"] >= least]
            if waiting:
                number = max(waiting, key=lambda each: each["cost"])["ply"] - self.decisions[0]["ply"]
                self.decisions[number] = self.decide(number, effort)
                return True
        return False

    def refine_curve(self) -> None:
        """Compute the next points of the curve by playing on, and the draws that led there."""
        last = min(self.refined + CURVE_CHUNK, len(self.states))
        for number in range(self.refined, last):
            chances = self.judge.play_on(self.states[number])
            self.curve[number] = round_all(chances)
            if number:
                drawn = self.judge.draw(self.states[number - 1], self.actions[number - 1], chances)
                self.draws[number - 1] = round_all(drawn)
        self.refined = last

    def decide(self, number: int, effort: int) -> JudgedDecision:
        """Judge a decision."""
        state, action = self.states[number], self.actions[number]
        if len(state.legal_actions()) == 1:
            nothing = [0.0] * state.players
            return describe(state, action, Verdict(action, 0.0, 0.0, nothing, CHECKED, is_open=False))
        earlier = self.decisions[number]["best"] if effort == CHECKED else None
        rival = earlier["action"] if earlier else None
        return describe(state, action, self.judge.judge(state, action, effort, rival))

    @property
    def done(self) -> float:
        """How much of the work is done; a second look takes about as long as five first ones."""
        searched = sum(each["effort"] >= SEARCHED for each in self.decisions)
        suspects = [each for each in self.decisions if each["cost"] >= SUSPECT or each["effort"] == CHECKED]
        checked = sum(each["effort"] == CHECKED for each in suspects)
        total = len(self.states) / 2 + len(self.decisions) + 5 * len(suspects)
        return (self.refined / 2 + searched + 5 * checked) / total

    def head(self) -> dict[str, object]:
        """What identifies the analysis."""
        first, judge = self.states[0], self.judge
        game = {"format": FORMAT, "game": first.game.name, "players": first.players}
        return game | {"seed": judge.seed, "iterations": judge.iterations}

    def document(self) -> Analysis:
        """The analysis as far as it is."""
        first = self.states[0]
        return {
            "format": FORMAT,
            "game": first.game.name,
            "players": first.players,
            "seed": self.judge.seed,
            "iterations": self.judge.iterations,
            "over": self.states[-1].over,
            "done": round(self.done, 3),
            "refined": self.refined,
            "curve": [*self.curve],
            "decisions": [*self.decisions],
            **summarize(first.game.name, self.curve, self.decisions, self.draws),
        }


def replay(end: State) -> list[State]:
    """All states of a match, the first one included."""
    states = [end.start()]
    for action in end.actions:
        states.append(states[-1].copy())
        states[-1].apply(action)
    return states


def describe(state: State, action: Action, verdict: Verdict) -> JudgedDecision:
    """A judged decision as a document."""
    cost = round(max(0.0, verdict.cost), 4)
    view = state.view(state.seat)
    text = state.action_text(action)
    return {
        "ply": state.ply + 1,
        "seat": state.seat or 0,
        "action": action,
        "text": text,
        "says": state.game.action_message(text, view),  # type: ignore[typeddict-item]
        "effort": verdict.effort,
        "counts": verdict.is_open or cost >= MARKS[-1][0],
        "cost": cost,
        "points": round(verdict.points, 2) if cost > 0 else 0.0,
        "gifts": round_all(verdict.gifts),
        "mark": mark_of(cost),
        "best": None if verdict.best == action else describe_best(state, verdict.best),
    }


def describe_best(state: State, best: Action) -> BetterAction:
    """The best action with its reasons."""
    game, text = state.game, state.action_text(best)
    return {
        "action": best,
        "text": text,
        "says": game.action_message(text, state.view(state.seat)),  # type: ignore[typeddict-item]
        "reasons": [reason | {"says": game.reason_message(reason)} for reason in state.reasons(best)],
    }


def mark_of(cost: float) -> Mark | None:
    """What a decision that cost this much is called."""
    return next((mark for least, mark in MARKS if cost >= least), None)


def round_all(numbers: list[float]) -> list[float]:
    """Numbers with four decimals."""
    return [round(number, 4) + 0.0 for number in numbers]
