#!/usr/bin/env python3
"""A search in the manner of AlphaZero: PUCT with many simulations at once, over worlds that are dealt from the player's view.

    python3 python/examples/search.py --game aquileia --games 10 --against greedy

First it learns a policy and a value of positions from self-play. It then plays against a bot of `ludi`. The search is fair: `clone` with seeds deals the hidden cards, and later chance, again for each simulation.
"""

import argparse
import math

import numpy
from reinforce import Policy, improve, play, policy_choice

from ludi_romani import Batch, Ludi

WORLDS = 24


class Evaluation:
    """A value of positions, learned from games of the policy by ridge regression, and the priors of the policy."""

    def __init__(self, policy, batch, rng, samples=3000):
        self.policy = policy
        rows, leads = [], []
        while sum(map(len, rows)) < samples:
            steps, _, lead = play(batch, policy_choice(policy, rng), rng.integers(2**32))
            observations, masks, _, games, seats = (numpy.concatenate(column) for column in zip(*steps))
            some = rng.random(len(games)) < 0.15
            rows.append(policy.probabilities(observations[some], masks[some])[0])
            leads.append(lead[games[some], seats[some]])
        rows, leads = numpy.concatenate(rows), numpy.concatenate(leads)
        self.mean = rows.mean(axis=0)
        rows = rows - self.mean
        # in the dual form, because there may be more inputs than samples
        self.weights = rows.T @ numpy.linalg.solve(rows @ rows.T + 20.0 * numpy.eye(len(rows)), leads / leads.std())

    def __call__(self, observations, masks):
        """Returns values from 0 to 1, float (n,), and the probabilities of actions, float (n, num_actions)."""
        inputs, _, priors = self.policy.probabilities(observations, masks)
        return 1 / (1 + numpy.exp(-2 * (inputs - self.mean) @ self.weights)), priors


class Node:
    """A position of the tree: the actions since the root. Worlds that differ in hidden cards share it."""

    def __init__(self):
        self.children = {}
        self.visits = 0
        self.value = 0.0  # the sum of the values for the player who moved here
        self.priors = None

    def select(self, legal, exploration=1.5):
        """Returns the legal action with the best upper bound."""
        width = exploration * math.sqrt(self.visits + 1)

        def bound(action):
            child = self.children.get(action)
            prior = width * (0.9 * self.priors[action] + 0.1 / len(legal))
            return 0.4 + prior if child is None else child.value / child.visits + prior / (1 + child.visits)

        return max(legal, key=bound)


class Search:
    """Chooses actions in a batch of one game. Each round has one simulation in each of WORLDS worlds."""

    def __init__(self, batch, evaluate, rng, rounds=12):
        self.batch, self.evaluate, self.rng, self.rounds = batch, evaluate, rng, rounds
        self.worlds = None

    def choose(self):
        """Returns the action with the most visits."""
        legal = self.batch.legal_actions()
        root = Node()
        root.priors = self.evaluate(self.batch.observations, self.batch.mask)[1][0]
        for _ in range(self.rounds if len(legal) > 1 else 0):
            self.simulate(root)
        return max(legal, key=lambda action: root.children[action].visits if action in root.children else 0)

    def simulate(self, root):
        seeds = self.rng.integers(2**63, size=WORLDS)
        worlds = self.worlds = self.batch.clone([0] * WORLDS, seeds, into=self.worlds)
        nodes = [root] * WORLDS
        paths = [[] for _ in nodes]  # for each world the positions, and who moved there
        values = numpy.zeros((WORLDS, worlds.players))
        walking = set(range(WORLDS))
        while walking:
            actions, movers = numpy.full(WORLDS, -1), worlds.movers
            for world in walking:
                node = nodes[world]
                actions[world] = node.select(worlds.legal_actions(world).tolist())
                nodes[world] = node.children.setdefault(actions[world], Node())
                # a loss until the value is known, so that the worlds spread over the tree
                nodes[world].visits += 1
                paths[world].append((nodes[world], movers[world]))
            rewards, ended = worlds.step(actions)
            values[ended] = rewards[ended]
            # a simulation stops at a new position, and at the end of the game
            walking = {world for world in walking if not ended[world] and nodes[world].priors is not None}
        leaves = numpy.flatnonzero(worlds.movers >= 0)
        own, priors = self.evaluate(worlds.observations[leaves], worlds.mask[leaves])
        for world, prior in zip(leaves, priors):
            nodes[world].priors = prior
        values[leaves] = ((1 - own) / max(1, worlds.players - 1))[:, None]
        values[leaves, worlds.movers[leaves]] = own
        root.visits += WORLDS
        for path, value in zip(paths, values):
            for node, mover in path:
                node.value += value[mover]


def play_match(server, search, game, bot, seat, seed):
    """Plays a game against a bot. Returns the part of the victory of `seat`, which the search has."""
    status = server.call("open", game=game, options={"players": 2}, seed=seed)
    match = status["match"]
    while not status["over"]:
        if status["active"][0] == seat:
            search.batch.restore([server.call("save", match=match, **{"as": "state"})["replay"]])
            # the play methods name an action by its place among the legal actions
            action = search.batch.legal_actions().tolist().index(search.choose())
        else:
            action = server.call("bot", match=match, bot=bot)["action"]
        status = server.call("act", match=match, action=action)
    winners = server.call("outcome", match=match)["outcome"]["ranking"][0]
    server.call("close", match=match)
    return (seat in winners) / len(winners)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="aquileia")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--against", default="greedy", help="a bot of ludi, such as random, greedy or ismcts:100")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    rng = numpy.random.default_rng(options.seed)
    with Ludi() as server:
        with Batch(options.game, 40, players=2, follow=False, places=20, server=server) as many:
            policy = Policy(many.observation_size, many.num_actions, rng)
            for _ in range(20):
                improve(many, policy, rng)
            evaluate = Evaluation(policy, many, rng)
        one = Batch(options.game, 1, players=2, places=20, server=server)
        search = Search(one, evaluate, rng, options.rounds)
        won = 0.0
        for number in range(options.games):
            won += play_match(server, search, options.game, options.against, number % 2, f"{options.seed} {number}")
            print(f"won {won:g} of {number + 1} against {options.against}", flush=True)


if __name__ == "__main__":
    main()
