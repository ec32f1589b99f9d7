#!/usr/bin/env python3
"""A bot for `ludi arena`. It prefers actions that score, and declines only if it has no other choice.

    ludi arena city-of-rome --bots 'exec:python3 python/examples/bot.py',random
"""

import random

from ludi_romani import play

# The types of actions that lead to points, the best first.
EAGER = {
    "aquileia": ["build", "play-card"],
    "city-of-rome": ["start-build", "produce"],
}

# The beginnings of types that decline, end or give away something.
IDLE = ("decline", "end", "exchange", "finish", "forgo", "pass", "place-crest", "skip")


def worth(game, kind):
    eager = EAGER.get(game, [])
    if kind in eager:
        return len(eager) - eager.index(kind)
    return -1 if kind.startswith(IDLE) else 0


def choose(params):
    legal = params["legal"]
    best = max(worth(params["game"], action["type"]) for action in legal)
    chance = random.Random(params["seed"])  # the same seed gives the same choice
    return chance.choice([action for action in legal if worth(params["game"], action["type"]) == best])


if __name__ == "__main__":
    play(choose)
