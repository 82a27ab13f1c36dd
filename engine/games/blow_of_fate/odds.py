"""The odds of a bout, with a guarantee: what is not told as a certain chance is told as a bound.

Two ways lead there.  `stages` plays bouts by the thousand, which gives a
figure at once, and then walks through all that can happen (`Walk`): turn by
turn more of it is certain, at the end all but about 0.00001.  `exact` walks with
cells so wide that nothing is lost that a float could show.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.blow_of_fate.forecasts import ENDINGS, Rounds, forecast
from engine.games.blow_of_fate.sampler import Sampler
from engine.games.blow_of_fate.state import Options, State, opening
from engine.games.blow_of_fate.walk import Walk
from engine.odds.chances import NOTHING, Chances, Stage

#: Bouts played for the first figure, and how many between two looks at the clock.
_SAMPLE: Final = 4000
_BATCH: Final = 100
#: Less than this is lost to the last digit of the floats in which chances are told.
_UNSEEN: Final = 2.0**-56


class Odds:
    """The odds of every state of bouts with these options; what was worked out to the end is kept.

    Opening odds between boxers of the roster are shipped; with `fresh` they are
    worked out all the same.

    >>> from engine.games.blow_of_fate.state import Options, opening
    >>> options = Options(rounds=1)
    >>> chances = Odds(options).chances(opening(options))
    >>> round(chances.win(0), 4), round(chances.draw, 4), chances.dropped < 1e-5
    (0.4886, 0.0229, True)
    """

    def __init__(self, options: Options, fresh: bool = False) -> None:
        self.options = options
        self._fresh = fresh
        self._sampled: dict[State, Chances] = {}
        self._found: dict[State, tuple[Chances, Rounds]] = {}

    def prepare(self) -> Iterator[float]:
        """Work out the odds of the opening, yielding the fraction done every few milliseconds; at last 1.0."""
        for stage in self.stages(opening(self.options)):
            yield stage.done

    def chances(self, state: State) -> Chances:
        """Give the odds from `state` on, by method; raises ValueError for a bout with other options."""
        return self._all(state)[0]

    def by_round(self, state: State) -> Rounds:
        """Give the chances to end in each round from `state` on; raises ValueError for a bout with other options.

        Each `dropped` is that of the whole: it is not known which round it belongs to.

        >>> from engine.games.blow_of_fate.state import Options, opening
        >>> table = Odds(Options(rounds=1)).by_round(opening(Options(rounds=1)))
        >>> list(table), round(table[1].parts[0, "ko"], 6)
        ([1], 0.005034)
        """
        return self._all(state)[1]

    def exact(self, state: State) -> tuple[Chances, Rounds]:
        """Give the odds from `state` on, and those by round, leaving out nothing; raises ValueError as `chances`."""
        self._check(state)
        if state.result:
            return _over(state)
        walk = Walk(state, exact=True)
        for _ in walk.run():
            pass
        return _told(walk)

    def stages(self, state: State) -> Iterator[Stage]:
        """Work out the odds from `state` on, yielding every few milliseconds how far it has come.

        First bouts are played, then the certain part grows; each `best` has
        bounds at least as narrow as the one before.  Raises ValueError for a
        bout with other options.
        """
        self._check(state)
        ready = _over(state) if state.result else None if self._fresh else forecast(state)
        if ready:
            self._found[state] = ready
        if state not in self._found:
            sampler = None if state in self._sampled else Sampler(state)
            while sampler and sampler.played < _SAMPLE:
                sampler.play(_BATCH)
                self._sampled[state] = sampler.chances()
                yield Stage(0.0, self._sampled[state], NOTHING)
            best, certain, turns = self._sampled[state], NOTHING, 0
            walk = Walk(state)
            for done in walk.run():
                if walk.turns > turns:
                    certain, turns = _told(walk)[0], walk.turns
                    best = min(best, certain, key=lambda each: each.width)
                yield Stage(done, best, certain)
            self._found[state] = _told(walk)
        chances = self._found[state][0]
        yield Stage(1.0, chances, chances)

    def _all(self, state: State) -> tuple[Chances, Rounds]:
        if state not in self._found:
            for _ in self.stages(state):
                pass
        return self._found[state]

    def _check(self, state: State) -> None:
        if state.options != self.options:
            raise ValueError(f"odds for {self.options}, state with {state.options}")


def _told(walk: Walk) -> tuple[Chances, Rounds]:
    """Read what a walk has found so far."""
    lost = (walk.whole - sum(walk.ended.values())) / walk.whole
    dropped = lost if lost > _UNSEEN else 0.0
    last = max([walk.options.rounds, *(number for number, _ in walk.ended)])
    rounds = {
        number: Chances({ending: walk.ended.get((number, ending), 0) / walk.whole for ending in ENDINGS}, dropped)
        for number in range(walk.first, last + 1)
    }
    parts = {ending: sum(each for (_, how), each in walk.ended.items() if how == ending) for ending in ENDINGS}
    return Chances({ending: part / walk.whole for ending, part in parts.items()}, dropped), rounds


def _over(state: State) -> tuple[Chances, Rounds]:
    assert state.result is not None
    ending = (state.result.winner, state.result.method)
    chances = Chances({each: float(each == ending) for each in ENDINGS})
    return chances, {state.round: chances}
