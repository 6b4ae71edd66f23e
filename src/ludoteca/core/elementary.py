"""The exponential function and the logarithm, with the same result to the last bit on every machine.

The C libraries of different systems, and the browsers, round their `exp` and `log` differently. These use only
additions, multiplications and divisions, which IEEE 754 defines exactly. They are within one unit in the last place of
the exact value.
"""

from __future__ import annotations

from decimal import Decimal, localcontext

import numpy as np

from ludoteca.core.compiled import bits_of_float, float_of_bits, inline

STEPS = 32
"""The number of powers of two between 1 and 2 in the table."""
LARGEST = 708.0
"""`exp` of a larger number counts as `exp` of this one, and the same below zero: about 3e307 and 3e-308."""

MANTISSA_BITS = 52
BIAS = 1023
MANTISSA = (1 << MANTISSA_BITS) - 1
ROOT_MANTISSA = int(np.sqrt(2.0).view(np.int64)) & MANTISSA
"""The mantissa of the square root of 2."""


def split_constant(exact: Decimal, bits: int) -> tuple[float, float]:
    """A constant as the sum of two floats, of which the first has so few bits that small multiples of it are exact."""
    unit = Decimal(2) ** -bits
    high = float((exact / unit).to_integral_value() * unit)
    return high, float(exact - Decimal(high))


with localcontext() as precise:
    precise.prec = 50
    LN2 = Decimal(2).ln()
    POWERS = np.array([float(Decimal(2) ** (Decimal(step) / STEPS)) for step in range(STEPS)])
    STEP_HIGH, STEP_LOW = split_constant(LN2 / STEPS, 37)
    LN2_HIGH, LN2_LOW = split_constant(LN2, 32)
    STEPS_PER_UNIT = float(STEPS / LN2)


@inline
def exp(number: float) -> float:
    """The exponential function: 2 to a whole power, times a power from the table, times a short series."""
    within = min(max(float(number), -LARGEST), LARGEST)
    steps = int(np.floor(within * STEPS_PER_UNIT + 0.5))
    rest = within - steps * STEP_HIGH - steps * STEP_LOW
    series = 1 / 24 + rest * (1 / 120 + rest * (1 / 720))
    small = rest + rest * rest * (1 / 2 + rest * (1 / 6 + rest * series))
    power = POWERS[steps & (STEPS - 1)]
    return (power + power * small) * float_of_bits((steps // STEPS + BIAS) << MANTISSA_BITS)  # type: ignore[no-any-return]


@inline
def log(number: float) -> float:
    """The natural logarithm of a positive number that is not smaller than 2.3e-308.

    The number is 2 to a whole power times a factor near 1, whose logarithm is a series in (factor - 1) / (factor + 1).
    """
    bits = bits_of_float(float(number))
    above = (bits & MANTISSA) > ROOT_MANTISSA
    power = (bits >> MANTISSA_BITS) - BIAS + above
    factor = float_of_bits((bits & MANTISSA) | ((BIAS - above) << MANTISSA_BITS))
    more = factor - 1.0
    ratio = more / (factor + 1.0)
    square = ratio * ratio
    series = 0.0
    for odd in range(21, 1, -2):
        series = (series + 2.0 / odd) * square
    # The same as 2 * ratio + ratio * series, but `more` is exact.
    half = 0.5 * more * more
    return power * LN2_HIGH + (more - (half - (ratio * (half + series) + power * LN2_LOW)))
