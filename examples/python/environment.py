"""Games as an environment of agents in turn, with the loop and the names of PettingZoo's AEC API.

    env = Environment("city-of-rome", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
    env.close()

PettingZoo itself is not needed. Observations are not arrays: `observation` is the agent's view as JSON, a dictionary, for an encoding of your
own, and `action_mask` is one byte for each action, 1 where it is legal.
"""

import random
import secrets

from ludi import Ludi


class Discrete:
    """The numbers 0 to n - 1: the actions of every agent."""

    def __init__(self, n):
        self.n = n
        self._chance = random.Random()

    def seed(self, seed=None):
        self._chance.seed(seed)

    def sample(self, mask=None):
        """Any of them, or any of those that the mask allows."""
        if mask is None:
            return self._chance.randrange(self.n)
        return self._chance.choice([action for action, legal in enumerate(mask) if legal])

    def contains(self, action):
        return isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.n

    def __eq__(self, other):
        return isinstance(other, Discrete) and other.n == self.n


class Observations:
    """What `observe` returns: a view and a mask."""

    def __init__(self, size):
        self.size = size

    def contains(self, observation):
        return (
            isinstance(observation, dict)
            and observation.keys() == {"observation", "action_mask"}
            and isinstance(observation["observation"], dict)
            and isinstance(observation["action_mask"], bytes)
            and len(observation["action_mask"]) == self.size
            and set(observation["action_mask"]) <= {0, 1}
        )

    def __eq__(self, other):
        return isinstance(other, Observations) and other.size == self.size


class Environment:
    """One game after another. Rewards are the part of the victory, given at the end, or with `rewards="points"` what a step gains."""

    def __init__(self, game, players=None, options=None, rewards="victory", server=None):
        if rewards not in ("victory", "points"):
            raise ValueError("rewards are for victory or points")
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._own_server = server is None
        self._server = Ludi() if server is None else server
        self._points = rewards == "points"
        options = dict(options or {}, **({} if players is None else {"players": players}))
        told = self._server.call(
            "learn", game=game, options=options, seeds=["0"], legal="ids", views=True, scores=self._points
        )
        self._batch = told["batch"]
        self._size = told["size"]
        self._spaces = {}
        self.possible_agents = [f"player_{seat}" for seat in range(told["players"])]
        for agent in self.possible_agents:
            self._spaces[agent] = (Discrete(self._size), Observations(self._size))
        self.agents = []

    # The names of the AEC API.

    def action_space(self, agent):
        return self._spaces[agent][0]

    def observation_space(self, agent):
        return self._spaces[agent][1]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def reset(self, seed=None, options=None):
        """A new game: the same seed, the same game; without one, any."""
        del options  # they belong to the environment
        text = secrets.token_hex(16) if seed is None else str(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self._server.call("reset", batch=self._batch, seeds=[text]))

    def step(self, action):
        """Carries out the action of `agent_selection`; None for one that is dead. Raises ValueError for what is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._bury(agent, action)
        if not self.action_space(agent).contains(action):
            raise ValueError(f"no action of {agent}: {action!r}")
        before = self._scores
        told = self._server.call("step", batch=self._batch, actions=[action])
        if told["errors"]:
            raise ValueError(told["errors"][0]["message"])
        self._cumulative_rewards[agent] = 0
        self._take(told)
        ended = told["ended"]
        if self._points:
            gains = [after - earlier for after, earlier in zip(self._scores, before)]
        else:
            gains = ended[0]["won"] if ended else [0] * self.num_agents
        for each, gain in zip(self.agents, gains):
            self.rewards[each] = gain
            self._cumulative_rewards[each] += gain
            if ended:
                self.terminations[each] = True
                self.infos[each] = {"score": ended[0]["scores"][self.agents.index(each)]}

    def last(self, observe=True):
        """The observation of `agent_selection`, its rewards since it last acted, and whether it is dead."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return observation, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent):
        """What the agent may know; its mask is all 0 unless it is to act."""
        if self._view is not None and agent == self.agent_selection:
            return {"observation": self._view, "action_mask": self._mask(self._legal)}
        told = self._server.call("observe", batch=self._batch, game=0, viewer=self.possible_agents.index(agent))
        return {"observation": told["view"], "action_mask": self._mask(told["legal"])}

    def agent_iter(self, max_iter=2**63):
        """Whoever is to act, until nobody is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        """There is nothing to see: `ludi show` shows replays."""

    def close(self):
        self._server.call("leave", batch=self._batch)
        if self._own_server:
            self._server.close()

    # What is behind them.

    def _take(self, told):
        """How the game stands now. At the end nobody is to act, and the agents come in turn to hear how it ended."""
        mover = told["movers"][0]
        self.agent_selection = self.possible_agents[max(mover, 0)]
        self._view = told["views"][0]
        self._legal = told["masks"][0]
        self._scores = told["scores"][0] if self._points else None

    def _mask(self, ids):
        mask = bytearray(self._size)
        for action in ids:
            mask[action] = 1
        return bytes(mask)

    def _bury(self, agent, action):
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for of_agents in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agents[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.agents:
            self.agent_selection = self.agents[0]
