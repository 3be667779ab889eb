"""One game: reset, step, legal actions, observation, returns, clone."""

from __future__ import annotations

import itertools
import random
from typing import Any, Optional, Union

from .engine import Engine

Action = dict
Seed = Union[int, str]


class Environment:
    """
    A game at its present decision. Everything is asked of one engine, which clones share.

        env = Environment("struggle-of-empires", players=3)
        env.reset(seed=1)
        while not env.is_over:
            env.step(random.choice(env.legal_actions()))
        print(env.returns())
    """

    def __init__(self, game: str, engine: Optional[Engine] = None, mode: str = "bare", data: Any = None, **options: Any):
        self.game, self.mode, self.options, self.data = game, mode, options, data
        self.engine = engine or Engine()
        self._owns_engine = engine is None
        self._table: Optional[int] = None
        self._asks: list[dict] = []
        self._result: Optional[dict] = None

    def reset(self, seed: Seed = 1) -> None:
        """A new game. The same seed and the same actions give the same game."""
        self._let_go()
        facts = {} if self.data is None else {"data": self.data}
        self._take(self.engine.ask("new", game=self.game, options=self.options, seed=str(seed), mode=self.mode, **facts))

    @property
    def is_over(self) -> bool:
        return self._result is not None

    @property
    def asks(self) -> list[dict]:
        """Everybody who is asked something now: `seat`, `key` (which question), `mode`, `options`."""
        return self._asks

    @property
    def seat(self) -> int:
        """Whose decision is next; where several are asked at once, the first of them."""
        return self._asks[0]["seat"]

    def legal_actions(self, seat: Optional[int] = None) -> list[Action]:
        """All that a seat may choose, ranges of numbers written out."""
        return [action for option in self._ask_of(seat)["options"] for action in expand(option)]

    def step(self, action: Action, seat: Optional[int] = None) -> None:
        chooser = self.seat if seat is None else seat
        self._take(self.engine.ask("choose", table=self._table, seat=chooser, choice=action))

    def bot_step(self, bot: str = "captain", seat: Optional[int] = None, nodes: int = 2000, seed: Seed = 1) -> dict:
        """One of our own bots decides for a seat; what it did, and why."""
        chooser = self.seat if seat is None else seat
        answer = self.engine.ask("bot", table=self._table, seat=chooser, bot=bot, nodes=nodes, seed=str(seed))
        self._take(answer)
        return answer["move"]

    def observation(self, seat: Optional[int] = None) -> dict:
        """What a seat may know: `open` is the same for everybody, `own` is the seat's alone."""
        viewer: Union[int, str] = self.seat if seat is None else seat
        return self.engine.ask("view", table=self._table, viewer=viewer)["view"]

    def returns(self) -> list[float]:
        """By seat, 1 for a sole first place down to -1 for a sole last; all 0 while the game is on."""
        if self._result is None:
            return [0.0] * self.seats
        return self._result["returns"]

    @property
    def result(self) -> Optional[dict]:
        """Places, scores and what ended the game; None while it is on."""
        return self._result

    @property
    def seats(self) -> int:
        if not hasattr(self, "_seats"):
            counts = self.engine.ask("describe", game=self.game)["description"]
            players = self.options.get("players", counts["options"]["players"]["default"])
            self._seats = len(counts["seats"][str(players)])
        return self._seats

    def clone(self, seed: Optional[Seed] = None) -> "Environment":
        """The same position; with a seed, with other chance to come."""
        facts = {} if seed is None else {"seed": str(seed)}
        return self._beside(self.engine.ask("copy", table=self._table, **facts))

    def sample(self, seat: int, seed: Seed = 1) -> "Environment":
        """A position that agrees with all a seat may know, the rest drawn: what a bot may think ahead in."""
        return self._beside(self.engine.ask("sample", table=self._table, seat=seat, seed=str(seed)))

    def play_out(self, games: int = 1, seed: Seed = 1, bots: Optional[list[str]] = None) -> dict:
        """Plays copies to their end: `returns` is the mean by seat, `results` has each."""
        facts = {} if bots is None else {"bots": bots}
        return self.engine.ask("play-out", table=self._table, games=games, seed=str(seed), **facts)

    def save(self) -> dict:
        return self.engine.ask("save", table=self._table)["saved"]

    def load(self, saved: dict) -> None:
        self._let_go()
        self._take(self.engine.ask("load", saved=saved))

    def close(self) -> None:
        self._let_go()
        if self._owns_engine:
            self.engine.close()

    def __enter__(self) -> "Environment":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask_of(self, seat: Optional[int]) -> dict:
        if seat is None:
            return self._asks[0]
        return next(ask for ask in self._asks if ask["seat"] == seat)

    def _beside(self, answer: dict) -> "Environment":
        other = Environment(self.game, self.engine, self.mode, self.data, **self.options)
        other._take(answer)
        return other

    def _take(self, answer: dict) -> None:
        self._table = answer.get("table", self._table)
        self._asks, self._result = answer["asks"], answer["result"]

    def _let_go(self) -> None:
        if self._table is not None:
            self.engine.ask("close", table=self._table)
            self._table = None


def expand(option: dict) -> list[Action]:
    """The actions an option stands for: a number may be offered as a range, of which every value is allowed."""
    if not any(isinstance(value, dict) for value in option.values()):
        return [option]
    values = [
        range(value["from"], value["to"] + 1) if isinstance(value, dict) else (value,) for value in option.values()
    ]
    return [dict(zip(option, each)) for each in itertools.product(*values)]


def random_action(ask: dict, dice: random.Random) -> Action:
    """One of the options by lot, without writing ranges out."""
    option = dice.choice(ask["options"])
    return {
        key: dice.randint(value["from"], value["to"]) if isinstance(value, dict) else value
        for key, value in option.items()
    }
