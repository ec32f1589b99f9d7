"""Environments for several agents, with PettingZoo's AEC and parallel APIs. They also work without PettingZoo.

An observation is a dictionary: "observation" is the vector of numbers that the agent may know, float32 (observation_size,), and "action_mask" has
a 1 for each legal action, int8 (num_actions,). The mask is all 0 for every agent except the one that must act.

If several agents decide at the same time, they act one after the other, and none of them sees the choices of the others.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy

from ._spaces import RENDER_FORMS, Dict, Discrete, check_render_mode, index, mask_box, observation_box
from .batch import Batch

try:
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    from ._standins import ZooEnv as AECEnv
    from ._standins import ZooEnv as ParallelEnv


class _Table:
    """A game with named agents."""

    def __init__(self, game: str, *, rewards: str = "victory", render_mode: str | None = None, **kwargs: Any):
        if rewards not in ("victory", "points"):
            raise ValueError('rewards must be "victory" or "points"')
        self.render_mode = check_render_mode(render_mode)
        self._points = rewards == "points"
        self._batch = Batch(game, seeds=["0"], observations="all", scores=self._points, follow=False, **kwargs)
        self.metadata = {"name": game, "render_modes": list(RENDER_FORMS), "render_fps": 1, "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(self._batch.players)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._batch.num_actions) for agent in self.possible_agents}

    def _observation_space(self) -> Any:
        return Dict({"observation": observation_box(self._batch), "action_mask": mask_box(self._batch)})

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> dict[str, numpy.ndarray]:
        """Returns the observation of an agent."""
        seat = self.possible_agents.index(agent)
        mask = self._batch.mask[0] if seat == self._batch.movers[0] else numpy.zeros(self._batch.num_actions, bool)
        return {"observation": self._batch.observations[0, seat].copy(), "action_mask": mask.astype(numpy.int8)}

    def render(self) -> str | None:
        """Returns the table as a spectator sees it: a picture as SVG text, or plain text. Returns None without a `render_mode`."""
        return None if self.render_mode is None else self._batch.render(form=RENDER_FORMS[self.render_mode])

    def close(self) -> None:
        self._batch.close()

    def _start(self, seed: int | None) -> None:
        self._batch.reset([secrets.token_hex(16) if seed is None else seed])
        self.agents = list(self.possible_agents)

    @property
    def _mover(self) -> str | None:
        mover = self._batch.movers[0]
        return None if mover < 0 else self.possible_agents[mover]

    def _play(self, action: Any) -> dict[str, float]:
        """Carries out an action of the mover. Returns the rewards of all agents. Raises ValueError if the action is illegal."""
        before, action = self._batch.scores, index(action)
        if action < 0:  # -1 is no action in a batch
            raise ValueError(f"action {action} is not legal")
        rewards, _ = self._batch.step([action])
        gains = self._batch.scores - before if self._points else rewards
        return dict(zip(self.possible_agents, gains[0].tolist()))

    def _final_infos(self) -> dict[str, dict[str, Any]]:
        """Returns the infos of a game that is over: the points as `score`."""
        return {agent: {"score": score} for agent, score in zip(self.possible_agents, self._batch.endings[0]["scores"])}


class env(_Table, AECEnv):
    """A game in which agents act in turn, with the AEC API.

    - `game`, `players`, `options`, `places`, `engine` and `server` are those of Batch.
    - `rewards`: "victory" for the agent's part of the victory at the end, or "points" for the points that it gains by each step.
    - `render_mode`: "svg" or "ansi", for `render`.

    Raises LudiError for an unknown game and invalid options.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game. The same seed gives the same game. Without a seed, the game is random. `options` are ignored."""
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._mover

    def step(self, action: Any) -> None:
        """Carries out an action of `agent_selection`. When the game is over, it must be None for each agent, which is then removed.

        Raises ValueError for an illegal action, and changes nothing.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._remove(agent, action)
            return
        self.rewards = self._play(action)
        self._cumulative_rewards[agent] = 0.0
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        if self._mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._final_infos()
        self.agent_selection = self._mover or self.agents[0]

    def _remove(self, agent: str, action: Any) -> None:
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for of_agents in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agents[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


class parallel_env(_Table, ParallelEnv):
    """A game with the parallel API. In each step one agent acts: the one whose mask is not all 0. Actions of the others are ignored.

    Takes the arguments of `env`, and raises the same errors.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict, dict]:
        """Starts a new game, and returns the observations and infos of all agents. The same seed gives the same game. `options` are ignored."""
        self._start(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict, dict, dict, dict, dict]:
        """Carries out the action of the agent that must act. Returns observations, rewards, terminations, truncations and infos of all agents.

        Raises ValueError if that action is missing or illegal, and if the game is over, and changes nothing.
        """
        if self._mover is None:
            raise ValueError("the game is over: call reset")
        rewards = self._play(actions.get(self._mover))
        over = self._mover is None
        infos = self._final_infos() if over else {agent: {} for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        observations = self._observations()
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _observations(self) -> dict[str, dict[str, numpy.ndarray]]:
        return {agent: self.observe(agent) for agent in self.agents}
