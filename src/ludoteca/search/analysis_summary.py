"""What an analysis adds up to: the luck of every action, three numbers for each seat, and the turning points."""

from __future__ import annotations

from typing import TypedDict

from ludoteca.core.types import Seat
from ludoteca.search.analysis_document import MARKS, JudgedDecision, LuckEvent, SeatSummary, TurningPoint
from ludoteca.search.error_rates import error_rate

LEAST_TURN = 0.05
"""A smaller change is not a turning point: the chances are estimates."""
MOST_TURNS = 6
Curve = list[list[float]]


class Summary(TypedDict):
    """The part of an analysis that follows from the rest."""

    events: list[LuckEvent]
    seats: list[SeatSummary]
    turning_points: list[TurningPoint]


def summarize(game: str, curve: Curve, decisions: list[JudgedDecision], draws: list[list[float]]) -> Summary:
    """Add up an analysis."""
    events = [
        event_of(decision, before, after, draw)
        for decision, before, after, draw in zip(decisions, curve[:-1], curve[1:], draws, strict=True)
    ]
    seats = [summarize_seat(game, seat, curve, decisions, events) for seat in range(len(curve[0]))]
    return {"events": events, "seats": seats, "turning_points": find_turns(decisions, events)}


def event_of(decision: JudgedDecision, before: list[float], after: list[float], draw: list[float]) -> LuckEvent:
    """The luck of an action: the change that its decision does not explain."""
    changes = changes_by(decision)
    luck = [now - then - change for now, then, change in zip(after, before, changes, strict=True)]
    return {"ply": decision["ply"], "luck": [round(number, 4) + 0.0 for number in luck], "draw": draw}


def changes_by(decision: JudgedDecision) -> list[float]:
    """By seat, what a decision changed: its cost for the seat itself, its gifts for the others."""
    return [-decision["cost"] if seat == decision["seat"] else gift for seat, gift in enumerate(decision["gifts"])]


def summarize_seat(
    game: str, seat: Seat, curve: Curve, decisions: list[JudgedDecision], events: list[LuckEvent]
) -> SeatSummary:
    """The three numbers of a seat, its marks and its error rate."""
    own = [each for each in decisions if each["seat"] == seat]
    counted = [each for each in own if each["counts"]]
    return {
        "initial": curve[0][seat],
        "final": curve[-1][seat],
        "luck": add([event["luck"][seat] for event in events]),
        "draws": add([event["draw"][seat] for event in events]),
        "errors": add([-each["cost"] for each in own]),
        "gifts": add([each["gifts"][seat] for each in decisions if each["seat"] != seat]),
        "marks": {mark: sum(each["mark"] == mark for each in own) for _, mark in MARKS},
        "rate": error_rate(game, [each["cost"] for each in counted], [each["points"] for each in counted]),
    }


def add(numbers: list[float]) -> float:
    """A sum with four decimals."""
    return round(sum(numbers), 4) + 0.0


def find_turns(decisions: list[JudgedDecision], events: list[LuckEvent]) -> list[TurningPoint]:
    """The decisions and draws that changed the chances most, in the order of the match."""
    turns = [turn_of(decision, "decision", changes_by(decision)) for decision in decisions]
    turns += [turn_of(each, "draw", event["draw"]) for each, event in zip(decisions, events, strict=True)]
    great = sorted((turn for turn in turns if greatest(turn) >= LEAST_TURN), key=greatest, reverse=True)
    return sorted(great[:MOST_TURNS], key=lambda turn: (turn["ply"], turn["kind"] == "draw"))


def turn_of(decision: JudgedDecision, kind: str, change: list[float]) -> TurningPoint:
    """A change of the chances by a decision or by what it drew."""
    return {"ply": decision["ply"], "seat": decision["seat"], "kind": kind, "change": change}  # type: ignore[typeddict-item]


def greatest(turn: TurningPoint) -> float:
    """How much the chances of a seat changed, at most."""
    return max(abs(number) for number in turn["change"])
