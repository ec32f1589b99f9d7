"""Games and states in the manner of OpenSpiel, for search and for algorithms that walk through a game. OpenSpiel is not needed.

    game = Game("city-of-rome", players=2)
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    print(state.returns())

Differences from OpenSpiel: chance decides within actions, so there are no chance nodes. `State.chance_event` has its outcomes. If several
players decide at the same time, they act one after the other. Each state is a game in the server, which has room for 4,096; a state that
is garbage makes room.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy

from .batch import Batch

TERMINAL_PLAYER = -4


class Game:
    """A game with fixed options. `game` and the keyword arguments `players`, `options`, `places`, `engine` and `server` are those of Batch.

    Raises LudiError for an unknown game and invalid options.
    """

    def __init__(self, game: str, **kwargs: Any):
        self._first = Batch(game, observations="all", scores=True, follow=False, **kwargs)

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """Returns a new game. The same seed gives the same game. Without a seed, the game is random."""
        batch = self._first.clone()
        batch.reset([secrets.token_hex(16) if seed is None else seed])
        return State(self, batch)

    def deserialize_state(self, stored: dict[str, Any]) -> State:
        """Returns a state that `State.serialize` has stored. Raises LudiError if it is invalid."""
        state = State(self, self._first.clone())
        state._batch.restore([stored["state"]])
        state._rewards = list(stored["rewards"])
        return state

    def num_players(self) -> int:
        return self._first.players

    def num_distinct_actions(self) -> int:
        return self._first.num_actions

    def max_game_length(self) -> int:
        """Returns a number of actions that no game exceeds."""
        return self._first.description["maxPlies"]

    def min_utility(self) -> float:
        return self._first.description["utility"]["low"]

    def max_utility(self) -> float:
        return self._first.description["utility"]["high"]

    def observation_tensor_size(self) -> int:
        return self._first.observation_size

    def observation_tensor_shape(self) -> list[int]:
        return [self._first.observation_size]

    def close(self) -> None:
        """Ends the server if it was started for this game, and with it all states."""
        self._first.close()


class State:
    """A position. `Game.new_initial_state` makes it."""

    def __init__(self, game: Game, batch: Batch):
        self._game = game
        self._batch = batch
        self._rewards = [0.0] * batch.players

    def get_game(self) -> Game:
        return self._game

    def current_player(self) -> int:
        """Returns the seat that must act, or TERMINAL_PLAYER."""
        mover = int(self._batch.movers[0])
        return TERMINAL_PLAYER if mover < 0 else mover

    def is_terminal(self) -> bool:
        return bool(self._batch.movers[0] < 0)

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Returns the ids of the legal actions in ascending order: none for a player who must not act. The default is the current player."""
        if player not in (None, self.current_player()):
            return []
        return numpy.flatnonzero(self._batch.mask[0]).tolist()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """Returns a 1 for each legal action, and a 0 for each other action."""
        mask = numpy.zeros(self._batch.num_actions, int)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int, chance: Sequence[Any] | None = None) -> None:
        """Carries out an action of the current player. `chance` has the outcomes of chance in it; the default is to let the seed decide.

        Raises ValueError for an illegal action, and LudiError for impossible outcomes, and changes nothing.
        """
        if not 0 <= action < self._batch.num_actions:
            raise ValueError(f"action {action} is not legal")
        rewards, _ = self._batch.step([action], None if chance is None else [list(chance)])
        self._rewards = rewards[0].tolist()

    def chance_event(self, action: int, outcomes: Sequence[Any] = ()) -> dict[str, Any] | None:
        """Returns the event of chance that follows in a legal action after `outcomes`, as Batch.chance does."""
        return self._batch.chance(0, action, outcomes)

    def rewards(self) -> list[float]:
        """Returns what each player gained by the last action: parts of the victory at the end, otherwise 0."""
        return list(self._rewards)

    def returns(self) -> list[float]:
        """Returns the sum of the rewards of each player so far: 0 before the end."""
        return list(self._rewards) if self.is_terminal() else [0.0] * self._batch.players

    def scores(self) -> list[float]:
        """Returns the current points of each player, computed from the whole state."""
        return self._batch.scores[0].tolist()

    def observation_tensor(self, player: int | None = None) -> numpy.ndarray:
        """Returns the numbers of everything that a player (default: the current one) may know now, float32 (observation_tensor_size,).

        They are no information state: they do not contain the past of the game, so there is no `information_state_tensor`. Lists longer than
        `places` are only counted, so two views may have the same numbers.
        """
        player = self.current_player() if player is None else player
        if not 0 <= player < self._batch.players:
            raise ValueError(f"player must be from 0 to {self._batch.players - 1}")
        return self._batch.observations[0, player].copy()

    def view(self, player: int | str = "spectator") -> dict[str, Any]:
        """Returns everything that a player or "spectator" may know, as a dictionary."""
        return self._batch.view(0, player)

    def clone(self) -> State:
        """Returns an independent copy, with the same hidden cards and the same chance to come."""
        return self._with(self._batch.clone())

    def resample_from_infostate(self, player: int, rng: numpy.random.Generator) -> State:
        """Returns a random state that looks the same to a player: hidden cards are dealt again, and later chance has another seed.

        With an engine of your own whose module has no `schemas`, raises LudiError for a player who must not act.
        """
        seed = rng.bytes(16).hex()
        if player == self.current_player():
            return self._with(self._batch.clone([0], [seed]))
        server = self._batch.server
        match = server.call("open", game=self._batch.game, view=self.view(player), seed=seed)["match"]
        state = server.call("save", match=match, **{"as": "state"})["replay"]
        server.call("close", match=match)
        copy = self._with(self._batch.clone())
        copy._batch.restore([state])
        return copy

    def _with(self, batch: Batch) -> State:
        state = State(self._game, batch)
        state._rewards = list(self._rewards)
        return state

    def serialize(self) -> dict[str, Any]:
        """Returns the whole state, which can be written as JSON. `Game.deserialize_state` reads it."""
        return {"state": self._batch.store()[0], "rewards": self.rewards()}

    def __str__(self) -> str:
        return self._batch.render(form="text")
