#!/usr/bin/env python3
"""A bot for `ludi arena`: it does whatever can be done, first what scores, and declines only where nothing else is left.

    ludi arena city-of-rome --bots 'exec:python3 examples/python/bot.py',random
"""

import random

import ludi

# Kinds of actions that lead to points, in each game the best ones first.
EAGER = {
    "aquileia": ["build", "play-card"],
    "city-of-rome": ["start-build", "produce"],
}

# Kinds that end something, leave it, or give something away.
IDLE = ("decline", "end", "exchange", "finish", "forgo", "pass", "place-crest", "skip")


def worth(game, kind):
    eager = EAGER.get(game, [])
    if kind in eager:
        return len(eager) - eager.index(kind)
    return -1 if kind.startswith(IDLE) else 0


def choose(params):
    legal = params["legal"]
    best = max(worth(params["game"], action["type"]) for action in legal)
    chance = random.Random(params["seed"])  # the same seed, the same choice
    return chance.choice([action for action in legal if worth(params["game"], action["type"]) == best])


if __name__ == "__main__":
    ludi.play(choose)
