"""The spaces and base classes of Gymnasium and PettingZoo that this package needs, for use without these packages."""

from __future__ import annotations

import enum
from typing import Any

import numpy


class Space:
    def __init__(self, shape: tuple[int, ...], dtype: Any, seed: int | None = None):
        self.shape = shape
        self.dtype = numpy.dtype(dtype)
        self.seed(seed)

    def seed(self, seed: int | None = None) -> None:
        self._rng = numpy.random.default_rng(seed)

    def contains(self, value: Any) -> bool:
        raise NotImplementedError

    def __contains__(self, value: Any) -> bool:
        return self.contains(value)


class Discrete(Space):
    """The integers from 0 to n - 1."""

    def __init__(self, n: int, seed: int | None = None):
        super().__init__((), numpy.int64, seed)
        self.n = n

    def sample(self, mask: Any = None) -> numpy.int64:
        """Returns a random number, one that the mask allows if there is a mask, and 0 if the mask allows none."""
        allowed = numpy.arange(self.n) if mask is None else numpy.flatnonzero(mask)
        return self._rng.choice(allowed) if len(allowed) else numpy.int64(0)

    def contains(self, value: Any) -> bool:
        return isinstance(value, (int, numpy.integer)) and 0 <= value < self.n

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n


class MultiDiscrete(Space):
    """Vectors of integers, where number i is below nvec[i]."""

    def __init__(self, nvec: Any, seed: int | None = None):
        self.nvec = numpy.asarray(nvec)
        super().__init__(self.nvec.shape, numpy.int64, seed)

    def sample(self) -> numpy.ndarray:
        return self._rng.integers(self.nvec)

    def contains(self, value: Any) -> bool:
        is_vector = isinstance(value, numpy.ndarray) and value.shape == self.shape and value.dtype.kind in "iu"
        return is_vector and bool(((value >= 0) & (value < self.nvec)).all())


class Box(Space):
    """Arrays of numbers from low to high."""

    def __init__(self, low: Any, high: Any, shape: tuple[int, ...] | None = None, dtype: Any = numpy.float32):
        super().__init__(numpy.shape(low) if shape is None else shape, dtype)
        self.low = numpy.broadcast_to(low, self.shape).astype(dtype)
        self.high = numpy.broadcast_to(high, self.shape).astype(dtype)

    def contains(self, value: Any) -> bool:
        is_array = isinstance(value, numpy.ndarray) and value.shape == self.shape
        return is_array and numpy.can_cast(value.dtype, self.dtype) and bool(((value >= self.low) & (value <= self.high)).all())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Box) or other.shape != self.shape or other.dtype != self.dtype:
            return False
        return bool((other.low == self.low).all() and (other.high == self.high).all())


class Dict(Space):
    """Dictionaries with a value of a space at each key."""

    def __init__(self, spaces: dict[str, Space]):
        super().__init__((), object)
        self.spaces = spaces

    def __getitem__(self, key: str) -> Space:
        return self.spaces[key]

    def contains(self, value: Any) -> bool:
        if not isinstance(value, dict) or value.keys() != self.spaces.keys():
            return False
        return all(space.contains(value[key]) for key, space in self.spaces.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dict) and other.spaces == self.spaces


def batch_space(space: Any, n: int) -> Space:
    """Returns the space of n values of a Box or Discrete space."""
    if isinstance(space, Discrete):
        return MultiDiscrete(numpy.full(n, space.n))
    return Box(numpy.stack([space.low] * n), numpy.stack([space.high] * n), dtype=space.dtype)


class AutoresetMode(enum.Enum):
    NEXT_STEP = "NextStep"


class Env:
    """The base class of Gymnasium's environments, and of its vectors of environments."""

    metadata: dict[str, Any] = {}
    render_mode: str | None = None
    spec = None
    _np_random: numpy.random.Generator | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        if seed is not None:
            self._np_random = numpy.random.default_rng(seed)

    @property
    def np_random(self) -> numpy.random.Generator:
        if self._np_random is None:
            self._np_random = numpy.random.default_rng()
        return self._np_random

    @property
    def unwrapped(self) -> Any:
        return self

    def close(self, **kwargs: Any) -> None:
        self.close_extras(**kwargs)

    def close_extras(self, **kwargs: Any) -> None:
        pass


class ZooEnv:
    """The base class of PettingZoo's environments, of both kinds."""

    metadata: dict[str, Any]
    agents: list[str]
    possible_agents: list[str]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> Any:
        return self

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Yields the agent that must act, until no agent is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> Any:
        """Returns the observation of `agent_selection`, its rewards since it last acted, its termination and truncation, and its info."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return observation, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def __str__(self) -> str:
        return self.metadata["name"]
