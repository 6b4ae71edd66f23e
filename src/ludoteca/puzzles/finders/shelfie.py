"""Questions of My Shelfie: the last turn, what scores most in a turn, and which personal goal a shelf is for."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.kernels import suppose
from ludoteca.core.luck import below
from ludoteca.core.state import State
from ludoteca.core.types import Action, Ints, Seat
from ludoteca.games.shelfie.facts import PERSONAL_GOALS
from ludoteca.games.shelfie.scoring import personal_cells
from ludoteca.puzzles.finders.found import Found, best_of, in_random_order
from ludoteca.search.beliefs import beliefs_about

NOBODY = -1
FEW = 1 / 4
"""At most this share of the actions is right."""
LEAST_POINTS = 3
FEW_SCORE = 0.04
"""At most this share of the actions scores most."""
SURE = 0.85
"""How likely a personal goal must be."""
CHOICES = 6
FEWEST_TURNS = 5
"""How many turns the seat has had before its goal is asked for."""


def find_exact(states: Sequence[State], _luck: Ints) -> Found | None:
    """The last turn, if some actions win whatever personal goals the others have, and most do not."""
    last = states[-1]
    if not is_last_turn(last):
        return None
    right = sure_wins(last)
    if not right or len(right) > FEW * len(last.legal_actions()):
        return None
    return Found(last, "win", right, last.seat or 0)


def is_last_turn(state: State) -> bool:
    """SH-5.1: whether the match ends after this turn, whatever the seat does."""
    record = state.record[0]
    return bool(record.end_token != NOBODY and (record.seat + 1) % record.players == record.first)


def sure_wins(state: State) -> list[Action]:
    """SH-5.5: the actions of the last turn that win whatever personal goals the others have."""
    needed = points_needed(state)
    return [action for action, points in points_after(state).items() if points >= needed]


def points_needed(state: State) -> int:
    """SH-5.5: with how many points the last seat wins, if the others have the best goals for their shelves.

    The last seat wins ties, because it is the latest in turn order.
    """
    seat = state.seat or 0
    held = int(state.record["personal"][0, seat])
    others = [other for other in range(state.players) if other != seat]
    return max(most_points(state, other, held) for other in others)


def most_points(state: State, seat: Seat, held: int) -> int:
    """The points of a seat with its best personal goal, of those that are not held by the seat to move."""
    goals = [goal for goal in range(len(PERSONAL_GOALS)) if goal != held]
    return max(points_with(state, seat, goal) for goal in goals)


def points_with(state: State, seat: Seat, goal: int) -> int:
    """SH-5.2 to SH-5.4: the points of a seat, if it has this personal goal."""
    supposed = state.copy()
    suppose(supposed.record[0], seat, goal)
    return points_of(supposed, seat)


def points_of(state: State, seat: Seat) -> int:
    """SH-5.2 to SH-5.4: the present points of a seat."""
    return state.game.standings(state.record)[0][seat]


def points_after(state: State) -> dict[Action, int]:
    """The points of the seat to move after each of its actions."""
    seat, points = state.seat or 0, {}
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        points[action] = points_of(after, seat)
    return points


def find_turn(states: Sequence[State], luck: Ints) -> Found | None:
    """A turn in which few actions score more than all others."""
    for state in in_random_order(states[len(states) // 4 :], luck):
        points = points_after(state)
        most, right = best_of(points)
        gain = most - points_of(state, state.seat or 0)
        if gain >= LEAST_POINTS and len(right) <= FEW_SCORE * len(points):
            return Found(state, "points", right, state.seat or 0, gain)
    return None


def find_reader(states: Sequence[State], luck: Ints) -> Found | None:
    """A shelf whose personal goal is almost certain from how it was filled, and is the real one."""
    first = FEWEST_TURNS * states[0].players
    for state in in_random_order(states[first:], luck):
        seat = int(below(luck, state.players))
        beliefs = beliefs_about(state)[seat]
        goal = int(beliefs.argmax())
        if beliefs[goal] >= SURE and goal == state.record["personal"][0, seat]:
            found = ask_goal(state, seat, goal, [float(chance) for chance in beliefs])
            if found is not None:
                return found
    return None


def ask_goal(state: State, seat: Seat, goal: int, chances: Sequence[float]) -> Found | None:
    """The question which goal a seat has, with the goals that fit its shelf best as other choices.

    None if another goal fits the shelf better: then only the order of the turns would give the right one away.
    """
    cells = [int(personal_cells(state.record["shelf"][0, seat], each)) for each in range(len(PERSONAL_GOALS))]
    others = sorted(
        (each for each in range(len(cells)) if each != goal), key=lambda each: (-cells[each], -chances[each])
    )
    choices = sorted([goal, *others[: CHOICES - 1]])
    if cells[goal] < cells[others[0]]:
        return None
    return Found(state, "goal", [goal + 1], seat, round(chances[goal], 3), choices=[each + 1 for each in choices])
