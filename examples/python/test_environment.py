#!/usr/bin/env python3
"""Tests of the environment with random games. They check the conditions of PettingZoo's `api_test`.

    python3 examples/python/test_environment.py              # a few games of each kind
    python3 examples/python/test_environment.py --games 1000 # 1000 games of each engine

Set LUDI to the command of the server if it is not `ludi`.
"""

import collections
import os
import random
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from environment import Environment  # noqa: E402
from ludi import Ludi, LudiError  # noqa: E402

PLAYERS = {"aquileia": (2, 5), "city-of-rome": (2, 4), "forum-trajanum": (2, 4), "nova-roma": (1, 4)}


def must(condition, message):
    # not `assert`, which `python3 -O` ignores
    if not condition:
        raise AssertionError(message)


def play(env, seed, chance):
    """Plays a random game, and checks the conditions of `api_test`. Checks the observations of all agents at some plies. Returns the plies and scores."""
    env.reset(seed=seed)
    must(env.agents == env.possible_agents, "all agents must play at first")
    must(env.num_agents == env.max_num_agents, "num_agents must be the number of agents")
    live, finished = set(env.agents), set()
    accumulated = collections.defaultdict(int)
    scores, plies = {}, 0
    for agent in env.agent_iter():
        must(agent == env.agent_selection, "agent_iter must yield agent_selection")
        must(agent not in finished, "a removed agent must not return")
        must(isinstance(env.infos[agent], dict), "an info must be a dictionary")
        observation, reward, termination, truncation, info = env.last()
        must(reward == accumulated[agent], "last must return the accumulated reward")
        must(termination == env.terminations[agent], "last must return the termination")
        must(truncation == env.truncations[agent], "last must return the truncation")
        must(info is env.infos[agent], "last must return the info")
        must(env.observation_space(agent).contains(observation), "an observation must be in its space")
        must(live <= set(env.agents), "an agent must have a last turn before it is removed")
        mask = observation["action_mask"]
        if termination or truncation:
            must(not any(mask), "the mask of a dead agent must be all 0")
            scores[agent] = info["score"]
            live.remove(agent)
            finished.add(agent)
            action = None
        else:
            must(any(mask), "the active agent must have a legal action")
            action = chance.choice([each for each, legal in enumerate(mask) if legal])
            must(env.action_space(agent).contains(action), "an action must be in its space")
            plies += 1
            if chance.random() < 0.02:
                look_around(env, agent, mask)
        accumulated[agent] = 0
        env.step(action)
        for each, gain in env.rewards.items():
            accumulated[each] += gain
        must(env.num_agents == len(env.agents), "num_agents must be the number of agents")
        for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
            must(set(of_agents) == set(env.agents), "the dictionaries must have an entry for each agent, and no others")
        must(set(env.agents) <= set(env.possible_agents), "the agents must be possible agents")
    must(finished == set(env.possible_agents), "all agents must have a last turn")
    return plies, scores


def look_around(env, agent, mask):
    """Checks the observations of all agents, and that invalid actions are refused."""
    must(env.last(observe=False)[0] is None, "last(observe=False) must return no observation")
    for other in env.possible_agents:
        seen = env.observe(other)
        must(env.observation_space(other).contains(seen), "an observation must be in its space")
        must(seen["observation"]["viewer"] == env.possible_agents.index(other), "an observation must be the view of its agent")
        must(any(seen["action_mask"]) == (other == agent), "only the mask of the active agent must have a 1")
    for wrong in (mask.index(0) if 0 in mask else -1, -1, len(mask), None, "0", 0.5, True):
        try:
            env.step(wrong)
        except ValueError:
            continue
        raise AssertionError(f"{wrong!r} must be refused")


class TestEnvironment(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Ludi()

    @classmethod
    def tearDownClass(cls):
        cls.server.close()

    def test_api(self):
        for game, counts in PLAYERS.items():
            for players in counts:
                for rewards in ("victory", "points"):
                    with self.subTest(game=game, players=players, rewards=rewards):
                        env = Environment(game, players=players, rewards=rewards, server=self.server)
                        for seed in range(2):
                            play(env, seed, random.Random(seed))
                        env.close()

    def test_same_seed_same_game(self):
        env = Environment("city-of-rome", server=self.server)
        one, again, other = [play(env, seed, random.Random("choices")) for seed in (5, 5, 6)]
        self.assertEqual(one, again)
        self.assertNotEqual(one, other)
        env.reset()
        first = env.last()[0]["observation"]
        env.reset()
        self.assertNotEqual(env.last()[0]["observation"], first)
        env.close()

    def test_spaces(self):
        env = Environment("nova-roma", players=3, server=self.server)
        spaces = [env.action_space(agent) for agent in env.possible_agents]
        self.assertTrue(all(space == spaces[0] for space in spaces))
        # the same object every time, so that its seed is not lost
        self.assertIs(env.action_space("player_0"), spaces[0])
        self.assertIs(env.observation_space("player_0"), env.observation_space("player_0"))
        spaces[0].seed(1)
        some = [spaces[0].sample() for _ in range(5)]
        spaces[0].seed(1)
        self.assertEqual([spaces[0].sample() for _ in range(5)], some)
        self.assertEqual(spaces[0].sample(bytes([0, 0, 1, 0])), 2)
        env.close()

    def test_rewards(self):
        env = Environment("aquileia", players=2, rewards="points", server=self.server)
        env.reset(seed=1)
        chance = random.Random(1)
        total = dict.fromkeys(env.possible_agents, 0)
        for agent in env.agent_iter():
            observation, reward, termination, _, info = env.last()
            total[agent] += reward
            if termination:
                # the rewards of all steps sum up to the final score
                self.assertEqual(total[agent], info["score"])
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
        env.close()
        env = Environment("aquileia", players=3, server=self.server)
        env.reset(seed=1)
        for agent in env.agent_iter(10_000):
            if env.terminations[agent]:
                break
            env.step(chance.choice([i for i, legal in enumerate(env.observe(agent)["action_mask"]) if legal]))
        self.assertAlmostEqual(sum(env._cumulative_rewards.values()), 1)
        env.close()

    def test_options(self):
        env = Environment("forum-trajanum", options={"players": 2, "boardSide": "B"}, server=self.server)
        env.reset(seed=1)
        self.assertEqual(env.last()[0]["observation"]["options"]["boardSide"], "B")
        env.close()
        with self.assertRaises(LudiError) as refused:
            Environment("forum-trajanum", options={"boardSide": "Z"}, server=self.server)
        self.assertEqual(refused.exception.code, "invalid-options")

    def test_own_server(self):
        env = Environment("city-of-rome")
        play(env, 1, random.Random(1))
        env.close()


class TestClient(unittest.TestCase):
    def test_search(self):
        with Ludi() as ludi:
            match = ludi.call("open", game="city-of-rome", seed="s")["match"]
            heard = []
            search = ludi.send("bot", match=match, bot="ismcts:999999999", info=1)
            while not heard:
                ready = ludi.send("ready")
                self.assertEqual(ludi.wait(ready, heard.append)["searches"], 1)
            ludi.call("stop", request=search)
            self.assertTrue(ludi.wait(search)["stopped"])

    def test_errors(self):
        with Ludi() as ludi:
            with self.assertRaises(LudiError) as refused:
                ludi.call("view", match=7)
            self.assertEqual(refused.exception.code, "unknown-match")
            self.assertEqual(ludi.call("ready")["matches"], 0)


def main():
    if "--games" not in sys.argv:
        unittest.main()
        return
    games = int(sys.argv[sys.argv.index("--games") + 1])
    chance = random.Random("many")
    with Ludi() as server:
        for game, (fewest, most) in PLAYERS.items():
            begun, plies = time.time(), 0
            environments = [Environment(game, players=count, server=server) for count in range(fewest, most + 1)]
            for number in range(games):
                plies += play(environments[number % len(environments)], f"game {number}", chance)[0]
            seconds = time.time() - begun
            print(f"{game}: {games} games, {plies} plies, {plies / seconds:.0f} plies/s", flush=True)


if __name__ == "__main__":
    main()
