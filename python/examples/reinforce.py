#!/usr/bin/env python3
"""REINFORCE in self-play: a policy with one hidden layer, in NumPy alone.

    python3 python/examples/reinforce.py --game aquileia --seed 1

Prints the win rate against random play. The policy sees only what its player may know.
"""

import argparse

import numpy

from ludi_romani import Batch


class Policy:
    """A network with one hidden layer. Its outputs are the logits of the actions."""

    def __init__(self, inputs, outputs, rng, hidden=64):
        self.weights = [rng.normal(0, inputs**-0.5, (inputs, hidden)), numpy.zeros((hidden, outputs))]
        self.weights = [each.astype(numpy.float32) for each in self.weights]
        # the moments of Adam
        self.moments = [(numpy.zeros_like(each), numpy.zeros_like(each)) for each in self.weights]
        self.updates = 0

    def probabilities(self, observations, masks):
        """Returns the inputs, the hidden layer and the probabilities of actions, each with a row for each game."""
        inputs = numpy.log1p(numpy.maximum(observations, 0))  # small numbers keep their size, points and coins get smaller
        hidden = numpy.tanh(inputs @ self.weights[0])
        logits = numpy.where(masks, hidden @ self.weights[1], -numpy.inf)
        powers = numpy.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, powers / powers.sum(axis=1, keepdims=True)

    def sample(self, observations, masks, rng):
        """Returns an action for each row."""
        cumulative = self.probabilities(observations, masks)[2].cumsum(axis=1)
        return (rng.random((len(masks), 1)) * cumulative[:, -1:] >= cumulative).sum(axis=1)

    def learn(self, observations, masks, actions, advantages, rate=0.003):
        """Makes actions with a positive advantage more probable."""
        inputs, hidden, errors = self.probabilities(observations, masks)
        errors[numpy.arange(len(actions)), actions] -= 1
        errors *= advantages[:, None] / len(actions)
        before = (errors @ self.weights[1].T) * (1 - hidden**2)
        self.updates += 1
        for weights, (mean, square), gradient in zip(self.weights, self.moments, (inputs.T @ before, hidden.T @ errors)):
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient**2 - square)
            size = numpy.sqrt(square / (1 - 0.99**self.updates)) + 1e-8
            weights -= rate * (mean / (1 - 0.9**self.updates)) / size


def play(batch, choose, seeds):
    """Plays a game in each place of the batch. Returns the steps, each a tuple of arrays, and the victory and the lead of each seat of each game."""
    batch.reset(seeds)
    points = numpy.zeros((batch.size, batch.players))
    won = numpy.zeros((batch.size, batch.players))
    steps = []
    while (batch.movers >= 0).any():
        games = numpy.flatnonzero(batch.movers >= 0)
        chosen = choose(batch, games)
        steps.append((batch.observations[games], batch.mask[games], chosen, games, batch.movers[games]))
        actions = numpy.full(batch.size, -1)
        actions[games] = chosen
        rewards, _ = batch.step(actions)
        won += rewards
        for ending in batch.endings:
            points[ending["game"]] = ending["scores"]
    return steps, won, points - points.mean(axis=1, keepdims=True)


def policy_choice(policy, rng):
    """Returns the function for `play` by which the policy plays all seats."""
    return lambda batch, games: policy.sample(batch.observations[games], batch.mask[games], rng)


def improve(batch, policy, rng):
    """Plays a game in each place of the batch, and learns from all of them."""
    steps, _, leads = play(batch, policy_choice(policy, rng), rng.integers(2**32))
    observations, masks, actions, games, seats = (numpy.concatenate(column) for column in zip(*steps))
    # the reward is the lead in points: wins alone teach more slowly
    policy.learn(observations, masks, actions, leads[games, seats] / leads.std())


def win_rate(batch, policy, rng, games=200):
    """Returns the share of the victory of the policy against random play. It has the first seat in half of the games."""
    seats = numpy.arange(batch.size) % batch.players

    def choose(batch, games):
        own = policy.sample(batch.observations[games], batch.mask[games], rng)
        return numpy.where(batch.movers[games] == seats[games], own, batch.sample(rng)[games])

    wins = [play(batch, choose, rng.integers(2**32))[1][range(batch.size), seats] for _ in range(games // batch.size)]
    return float(numpy.mean(wins))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="aquileia")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--updates", type=int, default=60)
    options = parser.parse_args()
    rng = numpy.random.default_rng(options.seed)
    with Batch(options.game, 40, players=2, follow=False, places=20) as batch:
        policy = Policy(batch.observation_size, batch.num_actions, rng)
        print("games  win rate against random", flush=True)
        for update in range(options.updates + 1):
            if update % 10 == 0:
                print(f"{update * batch.size:5}  {win_rate(batch, policy, rng):.2f}", flush=True)
            improve(batch, policy, rng)


if __name__ == "__main__":
    main()
