"""Many games that are played in step, as NumPy arrays."""

from __future__ import annotations

import base64
import os
import secrets
import weakref
from collections.abc import Sequence
from typing import Any

import numpy

from .client import Ludi, LudiError


def _numbers(block: str, dtype: str) -> numpy.ndarray:
    """Returns the numbers of a block, an array that cannot be written."""
    return numpy.frombuffer(base64.b64decode(block), numpy.dtype(dtype).newbyteorder("<"))


def _dense(rows: dict[str, str], width: int) -> numpy.ndarray:
    """Returns sparse rows as float32 of shape (rows, width)."""
    counts = _numbers(rows["counts"], "int32")
    places = _numbers(rows["places"], "uint32" if width > 65_536 else "uint16")
    dense = numpy.zeros(len(counts) * width, numpy.float32)
    dense[numpy.repeat(numpy.arange(len(counts)) * width, counts) + places] = _numbers(rows["values"], rows["type"])
    return dense.reshape(len(counts), width)


def legal_in(masks: numpy.ndarray, actions: numpy.ndarray) -> numpy.ndarray:
    """Returns whether each action, an integer, is legal in its row of `masks`: bool (n,)."""
    known = (actions >= 0) & (actions < masks.shape[1])
    return known & masks[numpy.arange(len(actions)), numpy.where(known, actions, 0)]


# a server has at most so many games, in all batches
MOST_GAMES = 4096


class Batch:
    """`size` games that are played in step, one action in each, at most 4096 in all batches of a server.

    - `game`: the name, such as "city-of-rome".
    - `players` and `options`: the options of the games. The default is the smallest number of players.
    - `seeds`: a list with an int or text for each game, or one from which they are made. By default, they are random.
    - `observations`: "mover" for those of the active player, "all" for those of all seats, None for none. A list of limited length with more
      than `places` numbers is only counted in observations.
    - `scores`: True for the current points.
    - `follow`: True to start the next game when one ends, in the same step. With False, a game that is over waits for `reset`.
    - `engine`: the path of a module with a game of your own.
    - `server`: a running Ludi, by default a new one, which `close` ends.

    The position is in these arrays, which every method that changes games replaces (it never writes to old ones):

    - `movers`: int32 (size,), the seat that must act, -1 in a game that is over.
    - `mask`: bool (size, num_actions), True for the legal actions of the mover.
    - `observations`: float32 (size, observation_size), or (size, players, observation_size) for "all", or None.
    - `scores`: float32 (size, players), or None. They are computed from the whole state, including hidden cards.

    `players`, `num_actions`, `observation_size` and `kinds` (the meaning of action ids) are fixed. Raises LudiError for an unknown game and
    invalid options.
    """

    movers: numpy.ndarray
    mask: numpy.ndarray
    observations: Any
    scores: Any

    def __init__(
        self,
        game: str,
        size: int = 1,
        *,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        seeds: int | str | Sequence[int | str] | None = None,
        observations: str | None = "mover",
        scores: bool = False,
        follow: bool = True,
        places: int = 200,
        engine: str | os.PathLike[str] | None = None,
        server: Ludi | None = None,
    ):
        if server is not None and engine is not None:
            raise ValueError("give the engine to the server: Ludi(engine=...)")
        options = dict(options or {}, **({} if players is None else {"players": players}))
        request = {"game": game, "options": options, "places": places}
        form = {"legal": "ids", "blocks": True, "scores": scores, "follow": follow}
        if observations is not None:
            form["observations"] = observations
        if not 1 <= size <= MOST_GAMES:
            raise ValueError(f"size must be from 1 to {MOST_GAMES}")
        texts = _texts(seeds, size)
        self.server = Ludi(engine=engine) if server is None else server
        try:
            status = self.server.call("learn", **request, **form, seeds=texts)
        except BaseException:
            if server is None:
                self.server.close()
            raise
        self._request = request
        self._description: dict[str, Any] | None = None
        self._observers = observations
        self.game: str = game
        self.players: int = status["players"]
        self.num_actions: int = status["size"]
        self.observation_size: int = status.get("observation", 0)
        self.kinds: list[dict[str, Any]] = status["kinds"]
        self._owns_server = server is None
        self._open(status, size)

    def _open(self, status: dict[str, Any], size: int) -> None:
        self.size = size
        self._id = status["batch"]
        # also runs when the batch is garbage
        self._discard = weakref.finalize(self, self.server.discard, self._id)
        self.endings: list[dict[str, Any]] = []
        self._take(status)

    def _take(self, status: dict[str, Any]) -> None:
        self._is_known = True
        self.movers = _numbers(status["movers"], "int32").astype(numpy.int32)
        self._counts = _numbers(status["counts"], "int32")
        self._ids = _numbers(status["masks"], "int32")
        self.mask = numpy.zeros((self.size, self.num_actions), bool)
        self.mask[numpy.repeat(numpy.arange(self.size), self._counts), self._ids] = True
        self.scores = None
        if "scores" in status:
            self.scores = _numbers(status["scores"], "float32").astype(numpy.float32).reshape(self.size, self.players)
        self.observations = None
        if "observations" in status:
            self.observations = _dense(status["observations"], self.observation_size)
            if self._observers == "all":
                self.observations = self.observations.reshape(self.size, self.players, -1)

    @property
    def description(self) -> dict[str, Any]:
        """The result of `describe`: `title`, `maxPlies`, `components`, `schemas`, names and limits of the numbers of `observation`, ..."""
        if self._description is None:
            self._description = self.server.call("describe", **self._request)
        return self._description

    def legal_actions(self, game: int = 0) -> numpy.ndarray:
        """Returns the ids of the legal actions of a game, int32, in the order of the list `legal` of the protocol."""
        first = int(self._counts[:game].sum())
        return self._ids[first : first + self._counts[game]]

    def sample(self, rng: numpy.random.Generator) -> numpy.ndarray:
        """Returns a random legal action for each game, int32 (size,), and -1 for games that are over."""
        actions = numpy.full(self.size, -1, numpy.int32)
        live = self._counts > 0
        firsts = numpy.cumsum(self._counts) - self._counts
        actions[live] = self._ids[(firsts + (rng.random(self.size) * self._counts).astype(int))[live]]
        return actions

    def step(self, actions: Any, chance: list[Any] | None = None) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Carries out an action in each game: integers (size,), where -1 leaves the game unchanged.

        Returns the rewards, float32 (size, players), and which games ended, bool (size,). The rewards of a game that ended are each seat's part
        of the victory, which sum to 1, or to 0 if all lost to the game itself. All others are 0. `endings` has the games that ended, with
        their `scores`.

        `chance` has for each game the outcomes of chance in its action, a list, or None to let the seed decide.

        Raises ValueError if an action is not legal, and changes nothing. Raises LudiError for impossible outcomes of chance, which change
        nothing in their game, while the other games have moved: `endings` has those of them that ended.
        """
        actions = numpy.asarray(actions)
        if actions.shape != (self.size,) or actions.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.size} integers, one for each game")
        games = numpy.flatnonzero(actions != -1)
        chosen = actions[games]
        legal = legal_in(self.mask[games], chosen)
        if not legal.all():
            worst = int(numpy.argmin(legal))
            raise ValueError(f"action {chosen[worst]} is not legal in game {games[worst]}")
        block = base64.b64encode(actions.astype("<i4").tobytes()).decode()
        answer = self._change("step", actions=block, **({} if chance is None else {"chance": chance}))
        self.endings = answer["ended"]
        if answer["errors"]:
            raise LudiError(answer["errors"][0])
        rewards = numpy.zeros((self.size, self.players), numpy.float32)
        ended = numpy.zeros(self.size, bool)
        for ending in self.endings:
            rewards[ending["game"]] = ending["won"]
            ended[ending["game"]] = True
        return rewards, ended

    def reset(self, seeds: Any = None) -> None:
        """Starts new games. `seeds` is like that of the class, and None in a list leaves its game unchanged."""
        self._change("reset", seeds=_texts(seeds, self.size))

    def clone(
        self,
        games: Sequence[int] | None = None,
        seeds: Sequence[int | str | None] | None = None,
        *,
        into: Batch | None = None,
        at: Sequence[int] | None = None,
    ) -> Batch:
        """Copies games (default: all), which may be named several times. Returns a new batch, in which no games follow.

        A copy with a seed is dealt anew from the view of its mover: use this for searches that must not see hidden cards. With `into`, the
        copies replace the games `at` (default: all) of that batch, which is returned.
        """
        params: dict[str, Any] = {"batch": self._id, "games": self._numbers(range(self.size) if games is None else games)}
        if seeds is not None:
            params["seeds"] = [None if seed is None else str(seed) for seed in seeds]
        if into is not None:
            if into.server is not self.server:
                raise ValueError("both batches must have the same server")
            into._change("clone", **params, into=into._id, at=into._numbers(range(into.size) if at is None else at))
            return into
        if at is not None:
            raise ValueError("at needs into")
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._owns_server = False
        copy._open(self.server.call("clone", **params), len(params["games"]))
        return copy

    def store(self, games: Sequence[int] | None = None) -> list[dict[str, Any]]:
        """Returns the states of games (default: all), which can be written as JSON."""
        return self.server.call("store", batch=self._id, **self._named(games))["states"]

    def restore(self, states: Sequence[dict[str, Any]], games: Sequence[int] | None = None) -> None:
        """Replaces games (default: all) by stored states. Raises LudiError for invalid states, and changes nothing."""
        self._change("restore", states=list(states), **self._named(games))

    def _numbers(self, games: Any) -> list[int]:
        """Returns the numbers of games, which are given as integers or as a mask. Raises ValueError."""
        given = numpy.asarray(games if isinstance(games, numpy.ndarray) else list(games))
        if given.shape == (self.size,) and given.dtype.kind == "b":
            return numpy.flatnonzero(given).tolist()
        if given.ndim != 1 or (given.size > 0 and given.dtype.kind not in "iu"):
            raise ValueError("games must be integers, or a mask with a bool for each game")
        return given.tolist()

    def _named(self, games: Any) -> dict[str, list[int]]:
        return {} if games is None else {"games": self._numbers(games)}

    def _change(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a request that changes games, and takes the new position."""
        if method == "step" and not self._is_known:
            raise RuntimeError("the last request was interrupted, so the position is unknown: call reset or restore")
        self._is_known = False
        try:
            answer = self.server.call(method, **{"batch": self._id, **params})
        except (LudiError, ValueError):
            self._is_known = True  # nothing has changed
            raise
        self._take(answer)
        return answer

    def chance(self, game: int, action: int, outcomes: Sequence[Any] = ()) -> dict[str, Any] | None:
        """Returns the event of chance that follows in a legal action after `outcomes`, or None if there is none.

        The event has `outcomes`: a list of `outcome` and `probability`, or None if there are more than 10,000. `step` accepts such outcomes.
        """
        request = {"batch": self._id, "game": int(game), "action": int(action), "outcomes": list(outcomes)}
        return self.server.call("chance", **request)["event"]

    def view(self, game: int = 0, viewer: int | str = "spectator") -> dict[str, Any]:
        """Returns everything that a seat or "spectator" may know of a game."""
        return self.server.call("observe", batch=self._id, game=int(game), viewer=viewer)["view"]

    def render(self, game: int = 0, viewer: int | str = "spectator", form: str = "svg") -> str:
        """Returns the table as a seat or "spectator" sees it, as the text of an SVG picture, or as plain text with form="text"."""
        return self.server.call("render", batch=self._id, game=int(game), viewer=viewer, **{"as": form})[form]

    def close(self) -> None:
        """Ends the games, and the server if it was started for this batch. Does nothing if the batch was closed before."""
        self._discard()
        if self._owns_server:
            self.server.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _texts(seeds: Any, size: int) -> list[str | None]:
    """Returns seeds as texts. Raises ValueError for another number of seeds."""
    if seeds is None:
        return [secrets.token_hex(16) for _ in range(size)]
    if isinstance(seeds, (int, str, numpy.integer)):
        return [f"{seeds}/{game}" for game in range(size)]
    texts = [None if seed is None else str(seed) for seed in seeds]
    if len(texts) != size:
        raise ValueError(f"there must be {size} seeds, one for each game")
    return texts
