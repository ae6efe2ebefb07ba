"""Exponential functions and logarithms that are the same to the last bit everywhere.

Those in platforms' libraries differ in the last bit, so a search would diverge from one platform to another. These use
nothing but sums, products and quotients, which IEEE 754 fixes. The method is that of fdlibm (Sun Microsystems 1993).
"""

from __future__ import annotations

from typing import Final

from warbones.core.rules.step import rule

LN2_HIGH: Final = 6.93147180369123816490e-01
LN2_LOW: Final = 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts: the first is short enough that small multiples of it are exact."""

SQRT2: Final = 1.4142135623730951
LEAST: Final = -745.0
"""Below it, an exponential is 0."""

FLAT: Final = 20.0
"""Above it, a hyperbolic tangent is 1."""


@rule
def exponential(x: float) -> float:
    """Return e**x, for ``x`` up to 709, within a unit in the last place."""
    if x < LEAST:
        return 0.0
    k = int(x / (LN2_HIGH + LN2_LOW) + (0.5 if x >= 0.0 else -0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    t = r * r
    tail = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    c = r - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * tail))
    return times_power_of_two(1.0 - ((low - (r * c) / (2.0 - c)) - high), k)


@rule
def times_power_of_two(x: float, k: int) -> float:
    """Return ``x`` times 2**k."""
    while k >= 32:
        x *= 4294967296.0
        k -= 32
    while k <= -32:
        x /= 4294967296.0
        k += 32
    return x * float(1 << k) if k >= 0 else x / float(1 << -k)


@rule
def logarithm(x: float) -> float:
    """Return the natural logarithm of ``x``, 1 or more, within a unit in the last place."""
    k = 0
    while x >= 256.0:
        x *= 0.00390625
        k += 8
    while x >= SQRT2:
        x *= 0.5
        k += 1
    f = x - 1.0
    s, half = f / (2.0 + f), 0.5 * f * f
    z = s * s
    w = z * z
    odd = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    tail = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    even = z * (6.666666666666735130e-01 + w * tail)
    return k * LN2_HIGH - ((half - (s * (half + (odd + even)) + k * LN2_LOW)) - f)


@rule
def hyperbolic_tangent(x: float) -> float:
    """Return tanh(x), within 2**-52."""
    size = abs(x)
    found = 1.0 if size > FLAT else 1.0 - 2.0 / (exponential(2.0 * size) + 1.0)
    return -found if x < 0.0 else found
