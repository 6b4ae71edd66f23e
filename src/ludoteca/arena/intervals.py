"""Confidence intervals of shares, for matches that share their seed with others of the same round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, variance

Z = NormalDist().inv_cdf(0.975)
# Student's t for one and two degrees of freedom, for which the expansion below is not exact enough.
FEW_DEGREES = {1: 12.7062, 2: 4.3027}


@dataclass(frozen=True)
class Share:
    """A share from 0 to 1, with its 95% interval."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f}% ({100 * self.low:.1f}–{100 * self.high:.1f}%)"


def student_t(degrees: int) -> float:
    """The 97.5% point of Student's t distribution, by the expansion of Cornish and Fisher."""
    if degrees in FEW_DEGREES:
        return FEW_DEGREES[degrees]
    terms = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / float(degrees) ** power for power, term in enumerate(terms, start=1))


def wilson(share: float, count: float, z: float = Z) -> Share:
    """Wilson's interval of a share in a number of independent matches."""
    center = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Share(share, max(0.0, min(share, center - reach)), min(1.0, max(share, center + reach)))


def paired_share(rounds: Mapping[int, Iterable[float]]) -> Share:
    """The mean over all matches with its interval, from the values of each round.

    Matches of one round share their seed, so they are not independent, but rounds are. The variance of the rounds'
    means gives the number of independent matches that the arena is worth (the effective sample size of Korn and
    Graubard). Wilson's interval is computed for that number, with Student's t instead of the normal distribution. It
    stays inside 0 to 100% and never has zero width: if the rounds do not vary at all (for example if all matches were
    won), the matches count as independent.
    """
    seen = {number: list(values) for number, values in rounds.items()}
    matches = [value for values in seen.values() for value in values]
    share = fmean(matches)
    means = [fmean(values) for values in seen.values()]
    spread = variance(means) / len(means) if len(means) > 1 else 0.0
    if spread < 1e-12 or not 0 < share < 1:
        return wilson(share, len(matches))
    return wilson(share, share * (1 - share) / spread, student_t(len(means) - 1))
