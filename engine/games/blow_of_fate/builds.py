"""What a build may be: how fifteen points are laid out."""

from __future__ import annotations

from engine.core.errors import BadCard
from engine.games.blow_of_fate.tables import LEAST, MOST, POINTS, VALUES

#: Punch, Speed, Toughness.
Build = tuple[int, int, int]


def legal(cap: int = MOST) -> tuple[Build, ...]:
    """Give every legal build under a cap, by Punch, then by Speed.

    >>> len(legal()), legal(5), legal(6)[:2]
    (73, ((5, 5, 5),), ((3, 6, 6), (4, 5, 6)))
    """
    each = range(LEAST, cap + 1)
    return tuple(
        (punch, speed, POINTS - punch - speed) for punch in each for speed in each if POINTS - punch - speed in each
    )


def check_build(build: Build, where: str, cap: int = MOST) -> None:
    """Refuse a build that breaks the rules (page: Boxers, D2).

    Raises BadCard "punch-over", "punch-under" and so on with `field` (a dotted
    path that begins with `where`), `value` and `allowed`, or "build-sum" with
    the sum of the points as `value`.

    >>> check_build((11, 2, 2), "boxer")
    Traceback (most recent call last):
    engine.core.errors.BadCard: punch-over (field=boxer.punch, value=11, allowed=10)
    """
    for name, value in zip(VALUES, build, strict=True):
        if value > cap:
            raise BadCard(f"{name}-over", field=f"{where}.{name}", value=value, allowed=cap)
        if value < LEAST:
            raise BadCard(f"{name}-under", field=f"{where}.{name}", value=value, allowed=LEAST)
    if sum(build) != POINTS:
        raise BadCard("build-sum", field=where, value=sum(build), allowed=POINTS)
