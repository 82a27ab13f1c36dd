"""How far a measured share can be trusted."""

from __future__ import annotations

from math import sqrt

#: The standard normal quantile of a two-sided 95 % interval.
Z95 = 1.959963984540054


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """Give Wilson's score interval for a share of `hits` in `trials`.

    Both bounds lie within 0.0 .. 1.0, also for none or all; without trials
    nothing is known.  `z` is the normal quantile (95 % by default).
    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209-212.

    >>> [round(bound, 4) for bound in wilson(50, 100)]
    [0.4038, 0.5962]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    shrink = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / shrink
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / shrink
    # At the ends the bound is exact; rounding must not push it past the share.
    return (centre - reach if hits else 0.0), (centre + reach if hits < trials else 1.0)
