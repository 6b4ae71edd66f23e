"""The document of an analysis, the same for Python, the terminal and the page.

Chances are from 0 to 1. Everything is rounded, and the sums are made of rounded numbers, so that they add up.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from ludoteca.core.documents import Message

FORMAT = "ludoteca analysis 1"

LOOKED, SEARCHED, CHECKED = range(3)
"""How a decision was judged: by one look of the network, by a search, and by a second, longer search."""

Mark = Literal["inaccuracy", "mistake", "blunder"]
MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""From which cost on, in chances, a decision gets a mark, the worst mark first."""


class BetterAction(TypedDict):
    """The best action of a decision, and why."""

    action: Annotated[int, "Its number."]
    text: Annotated[str, "As people type it."]
    says: Annotated[Message | None, "In words, if the game has words for it."]
    reasons: Annotated[list[Any], "Reasons for and against it, as hints have them; `says` is each in words."]


class JudgedDecision(TypedDict):
    """A decision, judged only by what its seat could know."""

    ply: Annotated[int, "The number of actions after it."]
    seat: Annotated[int, "The seat that decided."]
    action: Annotated[int, "What it did."]
    text: Annotated[str, "The action as people type it."]
    says: Annotated[Message | None, "The action in words, if the game has words for it."]
    effort: Annotated[int, "How it was judged: 0 by one look, 1 by a search, 2 by a second, longer search."]
    counts: Annotated[bool, "Whether it counts for the error rate: several actions were about equally good."]
    cost: Annotated[float, "What it cost in chances, compared with the best action."]
    points: Annotated[float, "What it cost in points at the end of the match."]
    gifts: Annotated[list[float], "By seat, how much of the cost went to it; 0 for the seat itself."]
    mark: Annotated[Mark | None, "What a costly decision is called."]
    best: Annotated[BetterAction | None, "The best action, if it was another one."]


class LuckEvent(TypedDict):
    """What an action brought that nobody decided."""

    ply: Annotated[int, "The number of actions after it."]
    luck: Annotated[list[float], "By seat, all of the change that the decision does not explain; the sum is 0."]
    draw: Annotated[
        list[float], "By seat, the chances after what was drawn, minus their mean over what could have come."
    ]


class ErrorRate(TypedDict):
    """How much a seat's decisions cost on average: in hundredths of the chance to win, and in points.

    Analyses that earlier versions stored have no points.
    """

    mean: Annotated[float, "The mean cost of a decision that counts."]
    margin: Annotated[float, "Half the width of the 95% interval."]
    points: NotRequired[Annotated[float, "The mean number of points that a decision that counts cost."]]
    points_margin: NotRequired[Annotated[float, "Half the width of its 95% interval."]]
    decisions: Annotated[int, "How many decisions count."]
    level: Annotated[
        str | None,
        "The level of bots that loses about as many points; the first and the last of several that cannot be told "
        "apart, such as `novice-adept`; none without enough decisions.",
    ]


class SeatSummary(TypedDict):
    """Why a seat won or lost: `initial + luck + errors + gifts = final`."""

    initial: Annotated[float, "The chance at the start."]
    final: Annotated[float, "The share of the victory, or the last chance if the match was not played to its end."]
    luck: Annotated[float, "What luck gave: draws, hidden cards, and what no estimate could foresee."]
    draws: Annotated[float, "The part of the luck that came from draws."]
    errors: Annotated[float, "What the seat's own decisions cost it, never above 0."]
    gifts: Annotated[float, "What the decisions of the others gave it."]
    marks: Annotated[dict[str, int], "How many decisions have each mark."]
    rate: Annotated[ErrorRate | None, "The error rate; none if no decision counts."]


class TurningPoint(TypedDict):
    """A moment that changed the chances most."""

    ply: Annotated[int, "The number of actions after it."]
    seat: Annotated[int, "The seat that decided, or whose action brought the draw."]
    kind: Annotated[Literal["decision", "draw"], "Whether a decision or luck changed the chances."]
    change: Annotated[list[float], "By seat, by how much."]


class Analysis(TypedDict):
    """The analysis of a match."""

    format: Annotated[str, "`ludoteca analysis 1`"]
    game: Annotated[str, "The name of the game."]
    players: Annotated[int, "The number of seats."]
    seed: Annotated[int, "The seed: equal seeds give equal documents."]
    iterations: Annotated[int, "How long each decision is searched."]
    over: Annotated[bool, "Whether the match was played to its end."]
    done: Annotated[float, "How much of the work is done, from 0 to 1."]
    refined: Annotated[int, "How many points of the curve were computed by playing on."]
    curve: Annotated[list[list[float]], "All chances before the first action and after each action, by seat."]
    decisions: Annotated[list[JudgedDecision], "Every action, in order."]
    events: Annotated[list[LuckEvent], "The luck of every action, in order."]
    seats: Annotated[list[SeatSummary], "The three numbers of each seat, and its error rate."]
    turning_points: Annotated[list[TurningPoint], "The moments that changed the chances most, in order."]
