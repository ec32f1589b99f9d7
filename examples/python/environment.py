"""An environment of agents that act in turn, with the loop and the names of PettingZoo's AEC API.

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

PettingZoo is not needed. Observations are not arrays: `observation` is the agent's view, a dictionary that you can encode as you like, and
`action_mask` has one byte for each action, 1 if it is legal.
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
        """Returns a random action, one that the mask allows if there is a mask."""
        if mask is None:
            return self._chance.randrange(self.n)
        return self._chance.choice([action for action, legal in enumerate(mask) if legal])

    def contains(self, action):
        return isinstance(action, int) and not isinstance(action, bool) and 0 <= action < self.n

    def __eq__(self, other):
        return isinstance(other, Discrete) and other.n == self.n


class Observations:
    """The space of the results of `observe`: a view and a mask."""

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
    """Plays one game after another. The reward is the share of the win at the end, or with `rewards="points"` the points that a step gains."""

    def __init__(self, game, players=None, options=None, rewards="victory", server=None):
        if rewards not in ("victory", "points"):
            raise ValueError('rewards must be "victory" or "points"')
        self.metadata = {"name": game, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self._own_server = server is None
        self._server = Ludi() if server is None else server
        self._points = rewards == "points"
        options = dict(options or {}, **({} if players is None else {"players": players}))
        answer = self._server.call(
            "learn", game=game, options=options, seeds=["0"], legal="ids", views=True, scores=self._points
        )
        self._batch = answer["batch"]
        self._size = answer["size"]
        self._spaces = {}
        self.possible_agents = [f"player_{seat}" for seat in range(answer["players"])]
        for agent in self.possible_agents:
            self._spaces[agent] = (Discrete(self._size), Observations(self._size))
        self.agents = []

    # The AEC API.

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
        """Starts a new game. The same seed gives the same game. Without a seed, the game is random."""
        del options  # the options are those of the environment
        text = secrets.token_hex(16) if seed is None else str(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(self._server.call("reset", batch=self._batch, seeds=[text]))

    def step(self, action):
        """Carries out an action of `agent_selection`. It must be None for a dead agent. Raises ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._bury(agent, action)
        if not self.action_space(agent).contains(action):
            raise ValueError(f"the action of {agent} must be an integer from 0 to {self._size - 1}, not {action!r}")
        before = self._scores
        answer = self._server.call("step", batch=self._batch, actions=[action])
        if answer["errors"]:
            raise ValueError(answer["errors"][0]["message"])
        self._cumulative_rewards[agent] = 0
        self._take(answer)
        ended = answer["ended"]
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
        """Returns the observation of `agent_selection`, its rewards since it last acted, its termination and truncation, and its info."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return observation, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def observe(self, agent):
        """Returns the view of the agent and its mask, which is all 0 unless the agent must act."""
        if self._view is not None and agent == self.agent_selection:
            return {"observation": self._view, "action_mask": self._mask(self._legal)}
        answer = self._server.call("observe", batch=self._batch, game=0, viewer=self.possible_agents.index(agent))
        return {"observation": answer["view"], "action_mask": self._mask(answer["legal"])}

    def agent_iter(self, max_iter=2**63):
        """Yields the agent that must act, until no agent is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        """Does nothing. `ludi show` shows replays."""

    def close(self):
        self._server.call("leave", batch=self._batch)
        if self._own_server:
            self._server.close()

    # Internals.

    def _take(self, answer):
        """Takes the new position from an answer. At the end the mover is negative, and the last turns of the agents start with the first agent."""
        mover = answer["movers"][0]
        self.agent_selection = self.possible_agents[max(mover, 0)]
        self._view = answer["views"][0]
        self._legal = answer["masks"][0]
        self._scores = answer["scores"][0] if self._points else None

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
