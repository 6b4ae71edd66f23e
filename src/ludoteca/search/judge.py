"""Judging decisions of a match by what their seats could know, and the chances and draws around them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ludoteca.core.kernels import reshuffle_one
from ludoteca.core.luck import below, quick_luck
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints
from ludoteca.search.analysis_document import CHECKED, LOOKED, MARKS, SEARCHED
from ludoteca.search.beliefs import PEOPLE, beliefs_about
from ludoteca.search.hints import MIN_ITERATIONS, SEEDS, new_thinker
from ludoteca.search.thinker import Budget, Candidate
from ludoteca.search.tree import LOOK, NO_ACTION, START, TRY, Sums, Task

DRAWS = 64
"""How often a draw is repeated to find the mean of what could have come."""
SAMPLES = 5
"""How often an action is repeated to see whether it draws anything."""
FUTURES = 32
"""How often each position of the curve is played on."""
GLANCES = 8
"""How often an action is tried for the first document."""
TRIES = 60
"""How often the rivals of a decision are tried after a search."""
ROUNDS = 8
"""In a second look, the most rounds of tries, each with twice as many tries as a first look has."""
FEWEST_ROUNDS = 3
"""After how many rounds the spread between them says something."""
LONGER = 3
"""How many times longer the second search is."""
RIVALS = 3
"""How many of the best actions are compared with the one that was played."""
CLOSE = 0.10
"""An action this close to the best one was worth thinking about."""
SURE = 2.0
"""How many standard errors the cost must be away from the next mark before the tries can stop."""


@dataclass(frozen=True)
class Verdict:
    """What a look at a decision has found."""

    best: Action
    cost: float
    points: float
    gifts: list[float]
    effort: int
    is_open: bool
    """Whether several actions are about equally good."""


@dataclass
class Comparison:
    """The sums of all tries so far: for each rival, every seat's chances and points."""

    rivals: list[Action]
    sums: Sums
    gaps: list[float]
    """In each round, how far the action that was played was behind the best one so far."""


class Judge:
    """Judges the decisions of one match; its memory is allocated once."""

    def __init__(self, first: State, seed: int, iterations: int) -> None:
        self.thinker = new_thinker(first)
        self.thinker.doubt = PEOPLE
        self.players, self.seed, self.iterations = first.players, seed, iterations

    def luck(self, purpose: str, state: State) -> Ints:
        """The generator for one purpose at one position: it does not depend on what was computed before."""
        return quick_luck(f"{state.game.name} analysis {purpose} {state.ply}", self.seed)

    # Chances and luck, from everything that is on the table

    def look(self, state: State, times: int, turns: int, luck: Ints, action: Action = NO_ACTION) -> Sums:
        """Every seat's chances and points, as two rows, over draws of what nobody knows yet."""
        expected = np.zeros((3, self.players))
        self.thinker.run(Task(LOOK, times, action=action, expected=expected, turns=turns), state, luck)
        expected[0] /= expected[0].sum()
        expected[1] /= times
        return expected[:2]

    def glance(self, state: State) -> list[float]:
        """All chances in a position by one look."""
        return to_list(self.look(state, 1, 0, self.luck("glance", state))[0])

    def play_on(self, state: State) -> list[float]:
        """All chances in a position, played on until everybody has had a turn."""
        return to_list(self.chances_ahead(state, FUTURES, self.luck("curve", state)))

    def chances_ahead(self, state: State, times: int, luck: Ints, action: Action = NO_ACTION) -> Sums:
        """All chances in a position, or after an action, played on for one turn, for two, and so on."""
        ends = [self.look(state, times, turns, luck, action)[0] for turns in range(1, self.players + 1)]
        return np.mean(ends, axis=0)  # type: ignore[no-any-return]

    def draw(self, before: State, action: Action, after: list[float]) -> list[float]:
        """The chances after what came, minus their mean over what could have come; zeros if nothing could."""
        luck = self.luck("draw", before)
        if not draws_something(before, action, luck):
            return [0.0] * self.players
        return to_list(np.array(after) - self.chances_ahead(before, DRAWS, luck, action))

    # Decisions, from what the seat knows

    def judge(self, state: State, action: Action, effort: int) -> Verdict:
        """Judge an action of the seat to move, with this effort."""
        if effort == LOOKED:
            return self.judge_by_look(self.known(state, "look"), action)
        purpose = "search" if effort == SEARCHED else "check"
        known, luck = self.known(state, purpose), self.luck(purpose, state)
        budget = Budget(iterations=max(MIN_ITERATIONS, self.iterations * (LONGER if effort == CHECKED else 1)))
        found = [each for each in self.thinker.think(known, budget, luck) if each.visits]
        compared = self.compare(known, [each.action for each in found], action, effort, luck)
        return self.conclude(known, compared, effort, is_open(found))

    def known(self, state: State, purpose: str) -> State:
        """A state with only what the seat to move knows; the rest is dealt at random."""
        return state.resample(state.seat, int(below(self.luck(purpose + " deal", state), SEEDS)))

    def judge_by_look(self, known: State, action: Action) -> Verdict:
        """Judge an action by one look at each action."""
        luck = self.luck("look", known)
        self.thinker.context.walk.beliefs[:] = beliefs_about(known, PEOPLE)
        self.thinker.run(Task(START), known, luck)
        found = self.thinker.candidates()
        rivals = rivals_of(action, [each.action for each in found], 1)
        sums = np.array([self.look(known, GLANCES, 0, luck.copy(), rival) for rival in rivals])
        return self.conclude(known, Comparison(rivals, sums, []), LOOKED, is_open(found))

    def compare(self, known: State, found: list[Action], action: Action, effort: int, luck: Ints) -> Comparison:
        """Try the best actions and the one that was played, all in the same worlds."""
        rivals = rivals_of(action, found, RIVALS)
        seat = known.seat or 0
        tries, rounds = (2 * TRIES, ROUNDS) if effort == CHECKED else (TRIES, 1)
        compared = Comparison(rivals, np.zeros((len(rivals), 2, self.players)), [])
        for number in range(1, rounds + 1):
            world = quick_luck(f"world {number}", int(below(luck, SEEDS)))
            fresh = np.array([self.try_out(known, rival, tries, world.copy()) for rival in rivals])
            compared.sums += (fresh - compared.sums) / number
            best = int(compared.sums[:, 0, seat].argmax())
            compared.gaps.append(float(fresh[best, 0, seat] - fresh[0, 0, seat]))
            if is_clear(compared.gaps):
                break
        return compared

    def try_out(self, known: State, action: Action, tries: int, luck: Ints) -> Sums:
        """Every seat's chances and points after an action, as two rows."""
        expected = np.zeros((3, self.players))
        self.thinker.run(Task(TRY, tries, action=action, expected=expected), known, luck)
        expected[0] /= expected[0].sum()
        expected[1] /= tries
        return expected[:2]

    def conclude(self, known: State, compared: Comparison, effort: int, open_choice: bool) -> Verdict:
        """The verdict of a comparison: what the played action cost, and who got it."""
        seat = known.seat or 0
        chances, points = compared.sums[:, 0], compared.sums[:, 1]
        best = int(chances[:, seat].argmax())
        cost = float(chances[best, seat] - chances[0, seat])
        lost = float(points[best, seat] - points[0, seat])
        gifts = split_cost(cost, chances[0] - chances[best])
        return Verdict(compared.rivals[best], cost, lost, gifts, effort, open_choice)


def draws_something(before: State, action: Action, luck: Ints) -> bool:
    """Whether an action brings something that nobody can know before, such as a drawn tile."""
    seen = set()
    for _ in range(SAMPLES):
        after = before.copy()
        reshuffle_one(after.record, luck)
        after.apply(action)
        seen.add(tuple(after.view_json(seat) for seat in range(after.players)))
    return len(seen) > 1


def rivals_of(action: Action, found: list[Action], count: int) -> list[Action]:
    """The action that was played, and the best others."""
    return [action, *(each for each in found[: count + 1] if each != action)][: count + 1]


def is_open(found: list[Candidate]) -> bool:
    """Whether more than one action is close to the best one."""
    most = max(each.win for each in found)
    return sum(each.win >= most - CLOSE for each in found) > 1


def is_clear(gaps: list[float]) -> bool:
    """Whether more tries would hardly change what a decision is called."""
    if len(gaps) < FEWEST_ROUNDS:
        return False
    mean, error = float(np.mean(gaps)), float(np.std(gaps, ddof=1) / np.sqrt(len(gaps)))
    return all(abs(mean - least) > SURE * error for least, _ in MARKS[:2])


def split_cost(cost: float, changes: Sums) -> list[float]:
    """How much of a cost went to each seat: in proportion to what they gained."""
    gains = np.maximum(changes, 0.0)
    total = float(gains.sum())
    return [cost * float(gain) / total if total > 0 else 0.0 for gain in gains]


def to_list(chances: Sums) -> list[float]:
    """Chances as plain numbers."""
    return [float(chance) for chance in chances]
