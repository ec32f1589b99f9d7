"""Measures how many plies the Python package plays per second of processor time, of Python and of the server together, with random actions.

    PYTHONPATH=python/src LUDI="node packages/cli/bin/ludi.js" python3 bench/python.py [GAME ...]

Beside it, PettingZoo's Connect Four if it is installed.
"""

import resource
import sys
import time

import numpy
from ludi_romani import Batch
from ludi_romani.pettingzoo import env

SECONDS = 5


def rate(make, play):
    """Returns the plies per second of processor time. The processor time of a server counts when it has ended."""
    begun = cpu()
    plies = 0
    with make() as table:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            plies += play(table)
    return round(plies / (cpu() - begun))


def cpu():
    return sum(use.ru_utime + use.ru_stime for use in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))


def batch_step(rng):
    def step(batch):
        batch.step(batch.sample(rng))
        return batch.size

    return step


class Closing:
    """A PettingZoo environment for `with`."""

    def __init__(self, table):
        self.table = table

    def __enter__(self):
        self.table.reset(seed=1)
        return self.table

    def __exit__(self, *_):
        self.table.close()


def zoo_step(rng):
    def step(table):
        observation, _, termination, truncation, _ = table.last()
        if termination or truncation:
            table.reset()
            return 0
        table.step(int(rng.choice(numpy.flatnonzero(observation["action_mask"]))))
        return 1

    return step


def main():
    rng = numpy.random.default_rng(1)
    for game in sys.argv[1:] or ["aquileia", "city-of-rome", "forum-trajanum", "nova-roma"]:
        for size in (1, 64, 256):
            rates = [
                rate(lambda seen=seen: Batch(game, size, players=2, seeds=1, observations=seen), batch_step(rng))
                for seen in (None, "mover")
            ]
            print(f"{game}, {size} games: {rates[0]} with masks, {rates[1]} with masks and observations", flush=True)
        print(f"{game}, AEC: {rate(lambda: Closing(env(game, players=2)), zoo_step(rng))}", flush=True)
    try:
        from pettingzoo.classic import connect_four_v3
    except ImportError:
        return
    print(f"connect_four, AEC: {rate(lambda: Closing(connect_four_v3.env()), zoo_step(rng))}")


main()
