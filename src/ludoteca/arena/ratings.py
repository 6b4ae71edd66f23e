"""Ratings from matches of two to four players, by the Plackett-Luce model of the openskill library."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TypedDict

from openskill.models import PlackettLuce, PlackettLuceRating

from ludoteca.core.types import Document


class Rating(TypedDict):
    """A player's strength: the estimate, and its uncertainty. Everybody starts at 25 ± 8.33."""

    mu: float
    sigma: float


def ratings(players: Sequence[str], records: Sequence[Document]) -> dict[str, Rating]:
    """Rate the players by all matches, in the order of the schedule.

    Players of an arena do not learn, so their ratings may converge: tau is 0.
    """
    model = PlackettLuce(tau=0.0)
    rated = {name: model.rating(name=name) for name in players}
    for record in records:
        rated |= after_match(model, rated, record)
    return {name: {"mu": round(each.mu, 3), "sigma": round(each.sigma, 3)} for name, each in rated.items()}


def after_match(
    model: PlackettLuce, rated: dict[str, PlackettLuceRating], record: Document
) -> dict[str, PlackettLuceRating]:
    """The new ratings of all players of a match; a player on several seats gets the mean of their ratings."""
    teams = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma, name=name)] for name in record["seats"]]
    after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in record["ranks"]])]
    return {name: merge(model, [each for each in after if each.name == name]) for name in set(record["seats"])}


def merge(model: PlackettLuce, seats: list[PlackettLuceRating]) -> PlackettLuceRating:
    """The mean of the ratings of several seats."""
    mu, sigma = fmean(each.mu for each in seats), fmean(each.sigma for each in seats)
    return model.rating(mu=mu, sigma=sigma, name=seats[0].name)
