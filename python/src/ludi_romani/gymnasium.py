"""Environments for one agent, with Gymnasium's API. They also work without Gymnasium.

The agent has one seat, and an `opponent` plays the others. An observation is the vector of numbers that the agent may know, float32
(observation_size,). `info["action_mask"]` has a 1 for each legal action, int8 (num_actions,), and is all 0 at the end. The reward is the agent's
part of the victory, from 0 to 1, at the end.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy

from ._spaces import RENDER_FORMS, Discrete, check_render_mode, index, observation_box
from .batch import Batch, legal_in

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    _Env, _VectorEnv = gymnasium.Env, gymnasium.vector.VectorEnv
except ImportError:
    from ._standins import AutoresetMode, batch_space
    from ._standins import Env as _Env
    from ._standins import Env as _VectorEnv

# stands for illegal actions outside of the space, because -1 is no action in a batch
ILLEGAL = -2

Policy = Callable[[numpy.ndarray, numpy.ndarray, numpy.random.Generator], numpy.ndarray]


def random_policy(observations: numpy.ndarray, masks: numpy.ndarray, rng: numpy.random.Generator) -> numpy.ndarray:
    """Returns a random legal action for each row.

    Like every policy, it takes observations, float32 (n, observation_size), masks, bool (n, num_actions), and a source of chance, and returns
    integers (n,).
    """
    return numpy.argmax(rng.random(masks.shape) * masks, axis=1)


def _checked(actions: Any, masks: numpy.ndarray) -> numpy.ndarray:
    """Returns the actions of an opponent. Raises ValueError if they are not legal."""
    chosen = numpy.asarray(actions)
    if chosen.shape != (len(masks),) or chosen.dtype.kind not in "iu":
        raise ValueError(f"the opponent must return {len(masks)} integers, not {actions!r}")
    legal = legal_in(masks, chosen)
    if not legal.all():
        raise ValueError(f"action {chosen[~legal][0]} of the opponent is not legal")
    return chosen


class _Lessons:
    """Games in which an agent has a seat and waits for its turn while the opponent plays."""

    def _open(
        self,
        game: str,
        size: int,
        *,
        seat: int | None = 0,
        opponent: Policy = random_policy,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
        **kwargs: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"render_modes": list(RENDER_FORMS), "render_fps": 1}
        self._batch = Batch(game, size, seeds=0, observations="all", follow=False, **kwargs)
        if seat is not None and not 0 <= seat < self._batch.players:
            self._batch.close()
            raise ValueError(f"seat must be from 0 to {self._batch.players - 1}")
        self._seat = seat
        self._opponent = opponent
        self._illegal_reward = illegal_reward
        self._games = numpy.arange(size)
        self._seats = numpy.zeros(size, int)
        self._over = numpy.ones(size, bool)

    def _start(self, new: numpy.ndarray) -> None:
        """Starts games where `new` is True, and lets the opponent play until the agent must act."""
        while new.any():
            seats = self.np_random.integers(self._batch.players, size=len(new)) if self._seat is None else self._seat
            self._seats = numpy.where(new, seats, self._seats)
            self._batch.reset([str(self.np_random.integers(2**63)) if each else None for each in new])
            self._over &= ~new
            self._let_opponent_play()
            new = new & self._over  # games that ended before the agent could act

    def _act(self, actions: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Carries out an action of the agent in each game that is not -1. Returns the rewards, float32 (n,), and whether actions were illegal."""
        acting = actions != -1
        legal = legal_in(self._batch.mask, actions)
        illegal = acting & ~legal
        if illegal.any() and self._illegal_reward is None:
            raise ValueError(f"action {actions[illegal][0]} is not legal")
        rewards = self._step(numpy.where(legal, actions, -1)) + self._let_opponent_play()
        if illegal.any():
            rewards[illegal] = self._illegal_reward
            self._over |= illegal
        return rewards, illegal

    def _step(self, actions: numpy.ndarray) -> numpy.ndarray:
        rewards, ended = self._batch.step(actions)
        self._over |= ended
        return rewards[self._games, self._seats]

    def _let_opponent_play(self) -> numpy.ndarray:
        rewards = numpy.zeros(len(self._games), numpy.float32)
        while True:
            movers = self._batch.movers
            games = numpy.flatnonzero((movers >= 0) & (movers != self._seats) & ~self._over)
            if len(games) == 0:
                return rewards
            actions = numpy.full(len(movers), -1)
            seen = self._batch.observations[games, movers[games]]
            try:
                actions[games] = _checked(self._opponent(seen, self._batch.mask[games], self.np_random), self._batch.mask[games])
            except BaseException:
                self._over[:] = True  # the games are left at the turn of the opponent: they need a reset
                raise
            rewards += self._step(actions)

    def _seen(self) -> numpy.ndarray:
        return self._batch.observations[self._games, self._seats]

    def action_masks(self) -> numpy.ndarray:
        """Returns the mask of each game, bool (n, num_actions), for learners that ask the environment for it."""
        return self._batch.mask & ~self._over[:, None]

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()


class Env(_Lessons, _Env):
    """A game in which the agent has one seat.

    - `game`, `players`, `options`, `places`, `engine` and `server` are those of Batch.
    - `seat`: the seat of the agent, or None for a random one in each game.
    - `opponent`: the policy of the other seats, by default random_policy.
    - `illegal_reward`: the reward of an illegal action, which also ends the game, with `info["illegal"]`. With None, it raises ValueError
      instead, and changes nothing.
    - `render_mode`: "svg" or "ansi", for `render`.

    Raises LudiError for an unknown game and invalid options.
    """

    def __init__(self, game: str, **kwargs: Any):
        self._open(game, 1, **kwargs)
        self.observation_space = observation_box(self._batch)
        self.action_space = Discrete(self._batch.num_actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[numpy.ndarray, dict[str, Any]]:
        """Starts a new game. Returns an observation and an info. The same seed gives the same game. `options` are ignored."""
        super().reset(seed=seed)
        self._over[:] = True
        self._start(self._over.copy())
        return self._seen()[0], self._info()

    def step(self, action: Any) -> tuple[numpy.ndarray, float, bool, bool, dict[str, Any]]:
        """Carries out an action, and those of the opponent until the agent must act again. Returns observation, reward, terminated, truncated, info.

        At the end, `info["scores"]` has the points of all seats. Raises ValueError if the game is over.
        """
        if self._over[0]:
            raise ValueError("the game is over: call reset")
        action = index(action)
        rewards, illegal = self._act(numpy.array([action if 0 <= action < self._batch.num_actions else ILLEGAL]))
        info = self._info()
        if illegal[0]:
            info["illegal"] = True
        elif self._over[0]:
            info["scores"] = self._batch.endings[0]["scores"]
        return self._seen()[0], float(rewards[0]), bool(self._over[0]), False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(numpy.int8)}

    def action_masks(self) -> numpy.ndarray:
        """Returns the mask, bool (num_actions,), for learners that ask the environment for it, such as MaskablePPO."""
        return super().action_masks()[0]

    def render(self) -> str | None:
        """Returns the table as the agent sees it: a picture as SVG text, or plain text. Returns None without a `render_mode`."""
        if self.render_mode is None:
            return None
        return self._batch.render(viewer=int(self._seats[0]), form=RENDER_FORMS[self.render_mode])

    def close(self) -> None:
        self.close_extras()


class VectorEnv(_Lessons, _VectorEnv):
    """`num_envs` games at a time, in each of which the agent has one seat.

    Games that end start again in the next step (AutoresetMode.NEXT_STEP): that step ignores the action, and has a reward of 0.

    Takes the arguments of `Env`, and raises the same errors.
    """

    def __init__(self, game: str, num_envs: int = 1, **kwargs: Any):
        self._open(game, num_envs, **kwargs)
        self.metadata["autoreset_mode"] = AutoresetMode.NEXT_STEP
        self.num_envs = num_envs
        self.single_observation_space = observation_box(self._batch)
        self.single_action_space = Discrete(self._batch.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[numpy.ndarray, dict[str, Any]]:
        """Starts all games again. Returns observations, float32 (num_envs, observation_size), and infos. `options` are ignored."""
        super().reset(seed=seed)
        self._over[:] = True
        self._start(self._over.copy())
        return self._seen(), self._infos(numpy.zeros(self.num_envs, bool))

    def step(self, actions: Any) -> tuple[numpy.ndarray, numpy.ndarray, numpy.ndarray, numpy.ndarray, dict[str, Any]]:
        """Carries out an action in each game: integers (num_envs,). Returns observations, rewards, terminations, truncations and infos.

        Rewards are float32, terminations and truncations bool, all (num_envs,).
        """
        actions = numpy.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.num_envs} integers")
        fresh = self._over.copy()
        rewards, illegal = self._act(numpy.where(fresh, -1, numpy.where(actions < 0, ILLEGAL, actions)))
        self._start(fresh)
        return self._seen(), rewards, self._over.copy(), numpy.zeros(self.num_envs, bool), self._infos(illegal)

    def _infos(self, illegal: numpy.ndarray) -> dict[str, Any]:
        everywhere = numpy.ones(self.num_envs, bool)
        infos = {"action_mask": self.action_masks().astype(numpy.int8), "_action_mask": everywhere}
        return {**infos, "illegal": illegal, "_illegal": illegal} if illegal.any() else infos

    def render(self) -> tuple[str, ...] | None:
        """Returns the tables as the agent sees them, each as in Env."""
        if self.render_mode is None:
            return None
        form = RENDER_FORMS[self.render_mode]
        return tuple(self._batch.render(game, int(seat), form) for game, seat in enumerate(self._seats))


if _Env.__module__.startswith("gymnasium."):
    # for gymnasium.make("ludi_romani.gymnasium:ludi_romani/city-of-rome-v0", players=2)
    for _game in ("aquileia", "city-of-rome", "forum-trajanum", "nova-roma"):
        _name = f"ludi_romani/{_game}-v0"
        gymnasium.register(_name, f"{__name__}:Env", vector_entry_point=f"{__name__}:VectorEnv", kwargs={"game": _game})
