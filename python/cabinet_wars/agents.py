"""The same environment in the manner of PettingZoo's AEC: agents take turns, each is told what it may know."""

from __future__ import annotations

from typing import Any, Iterator, Optional

from .environment import Action, Environment, Seed


class AgentEnvironment:
    """
    The names and the order of calls are PettingZoo's, whose loop runs on it as it is; nothing of it is needed.

        env = AgentEnvironment("imperial-struggle")
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination else policy(observation, info["legal_actions"]))
    """

    metadata = {"name": "cabinet_wars", "is_parallelizable": False}

    def __init__(self, game: str, most_steps: int = 1_000_000, **more: Any):
        self.environment = Environment(game, **more)
        self.most_steps = most_steps
        self.possible_agents = [f"seat_{seat}" for seat in range(self.environment.seats)]
        self.agents: list[str] = []

    def reset(self, seed: Optional[Seed] = None, options: Optional[dict] = None) -> None:
        self.environment.options.update(options or {})
        self.environment.reset(1 if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._cumulative = dict.fromkeys(self.agents, 0.0)
        self._select()

    def observe(self, agent: str) -> dict:
        return self.environment.observation(self._seat(agent))

    def last(self, observe: bool = True) -> tuple[Optional[dict], float, bool, bool, dict]:
        agent = self.agent_selection
        ended = self.terminations[agent] or self.truncations[agent]
        info = {"legal_actions": [] if ended else self.environment.legal_actions(self._seat(agent))}
        if not ended:
            info["key"] = self.environment._ask_of(self._seat(agent))["key"]
        observation = self.observe(agent) if observe else None
        return observation, self._cumulative[agent], self.terminations[agent], self.truncations[agent], info

    def step(self, action: Optional[Action]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError("an agent that has finished takes no action but None")
            self.agents.remove(agent)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        self._cumulative[agent] = 0.0
        self.environment.step(action, self._seat(agent))
        self.steps += 1
        self._finish()
        self._select()

    def agent_iter(self) -> Iterator[str]:
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        self.environment.close()

    def _finish(self) -> None:
        over = self.environment.is_over
        if not over and self.steps < self.most_steps:
            return
        returns = self.environment.returns()
        for agent in self.agents:
            self.terminations[agent], self.truncations[agent] = over, not over
            self.rewards[agent] = returns[self._seat(agent)]
            self._cumulative[agent] += self.rewards[agent]

    def _select(self) -> None:
        asks = self.environment.asks
        self.agent_selection = f"seat_{asks[0]['seat']}" if asks and not self._ended else self.agents[0]

    @property
    def _ended(self) -> bool:
        return any(self.terminations.values()) or any(self.truncations.values())

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.rsplit("_", 1)[1])
