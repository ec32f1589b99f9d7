#!/usr/bin/env python3
"""A tabular learner for small games: the values of actions by Monte Carlo, in self-play.

    python3 python/examples/tabular.py

It learns Nim, a game of our own in nim.mjs. The best play is to leave a multiple of four matches.
"""

import argparse
import collections
import pathlib

import numpy

from ludi_romani import Batch

NIM = pathlib.Path(__file__).with_name("nim.mjs")
STEPS = 30


def best(values, mask):
    """Returns the legal action of the highest value."""
    return int(numpy.argmax(numpy.where(mask, values, -numpy.inf)))


def learn(batch, table, rng, steps, explore=0.2, rate=0.05):
    """Plays against itself. `table` has the values of all actions for each observation, as bytes."""
    trajectories = [[] for _ in range(batch.size)]
    for _ in range(steps):
        actions = batch.sample(rng)
        for game, seat in enumerate(batch.movers):
            key = batch.observations[game].tobytes()
            if rng.random() > explore:
                actions[game] = best(table[key], batch.mask[game])
            trajectories[game].append((key, seat, actions[game]))
        rewards, ended = batch.step(actions)
        for game in numpy.flatnonzero(ended):
            for key, seat, action in trajectories[game]:
                table[key][action] += rate * (rewards[game, seat] - table[key][action])
            trajectories[game] = []


def win_rate(batch, table, rng, games=400):
    """Returns the mean reward of the second player, who plays by the table, against a random first player."""
    total = []
    while len(total) < games:
        actions = batch.sample(rng)
        for game in numpy.flatnonzero(batch.movers == 1):
            actions[game] = best(table[batch.observations[game].tobytes()], batch.mask[game])
        rewards, ended = batch.step(actions)
        total.extend(rewards[ended, 1])
    return float(numpy.mean(total))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--engine", default=NIM, help="the module of Nim")
    parser.add_argument("--rounds", type=int, default=8)
    options = parser.parse_args()
    rng = numpy.random.default_rng(options.seed)
    with Batch("nim", 32, engine=options.engine, seeds=options.seed) as batch:
        table = collections.defaultdict(lambda: numpy.full(batch.num_actions, 0.5))
        print("plies  win rate of the second player against random")
        for done in range(options.rounds + 1):
            print(f"{done * STEPS * batch.size:5}  {win_rate(batch, table, rng):.2f}", flush=True)
            batch.reset(rng.integers(2**32))
            learn(batch, table, rng, STEPS)


if __name__ == "__main__":
    main()
