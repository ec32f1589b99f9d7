"""The conditions of PettingZoo's own tests, and these tests themselves if PettingZoo is installed."""

import collections
import unittest
import warnings

import numpy

from ludi_romani import LudiError
from ludi_romani.pettingzoo import env, parallel_env
from served import ServedTest

try:
    from pettingzoo.test import api_test, parallel_api_test, seed_test
except ImportError:
    api_test = None

PLAYERS = {"aquileia": (2, 5), "city-of-rome": (2, 4), "forum-trajanum": (2, 4), "nova-roma": (1, 4)}


class TestPettingZoo(ServedTest):
    def make(self, kind, game, **kwargs):
        made = kind(game, server=self.server, **kwargs)
        self.addCleanup(made.close)
        return made

    def play(self, aec, seed, look=0):
        """Plays a random game under the conditions of `api_test`. Returns all observations and the scores."""
        aec.reset(seed=seed, options={"options": 1})
        self.assertEqual(aec.agents, aec.possible_agents)
        self.assertFalse(any(aec.terminations.values()) or any(aec.truncations.values()))
        for agent in aec.agents:
            aec.action_space(agent).seed(seed)
        live, finished = set(aec.agents), set()
        accumulated = collections.defaultdict(float)
        seen, scores = [], {}
        for agent in aec.agent_iter():
            self.assertEqual(agent, aec.agent_selection)
            self.assertNotIn(agent, finished)
            observation, reward, termination, truncation, info = aec.last()
            self.assertAlmostEqual(reward, accumulated[agent])
            self.assertIs(termination, aec.terminations[agent])
            self.assertIs(truncation, aec.truncations[agent])
            self.assertIs(info, aec.infos[agent])
            self.assertTrue(aec.observation_space(agent).contains(observation))
            self.assertEqual(observation["observation"].dtype, numpy.float32)
            self.assertEqual(observation["action_mask"].dtype, numpy.int8)
            self.assertLessEqual(live, set(aec.agents))
            mask = observation["action_mask"]
            seen.append(observation["observation"])
            if termination:
                self.assertFalse(mask.any())
                scores[agent] = info["score"]
                live.remove(agent)
                finished.add(agent)
                action = None
            else:
                action = aec.action_space(agent).sample(mask)
                self.assertTrue(aec.action_space(agent).contains(action))
                if len(seen) <= look:
                    self.look_around(aec, agent, mask)
            accumulated[agent] = 0
            self.assertIsNone(aec.step(action))
            for each, gain in aec.rewards.items():
                self.assertIsInstance(gain, float)
                accumulated[each] += gain
            self.assertEqual(aec.num_agents, len(aec.agents))
            for of_agents in (aec.rewards, aec.terminations, aec.truncations, aec.infos):
                self.assertEqual(set(of_agents), set(aec.agents))
        self.assertEqual(finished, set(aec.possible_agents))
        return seen, scores

    def look_around(self, aec, agent, mask):
        """Checks the observations of all agents, and that invalid actions change nothing."""
        self.assertIsNone(aec.last(observe=False)[0])
        for other in aec.possible_agents:
            seen = aec.observe(other)
            self.assertTrue(aec.observation_space(other).contains(seen))
            self.assertEqual(bool(seen["action_mask"].any()), other == agent)
        for wrong in (int(numpy.argmin(mask)), -1, len(mask), None, "0", 0.5, numpy.float32(1), 10**30):
            with self.assertRaises(ValueError):
                aec.step(wrong)
        self.assertTrue(numpy.array_equal(aec.observe(agent)["action_mask"], mask))

    def test_conditions(self):
        for game, counts in PLAYERS.items():
            for players in counts:
                for rewards in ("victory", "points"):
                    with self.subTest(game=game, players=players, rewards=rewards):
                        self.play(self.make(env, game, players=players, rewards=rewards), 1, look=5)

    def test_seeds(self):
        one, two = self.make(env, "city-of-rome"), self.make(env, "city-of-rome")
        first, scores = self.play(one, 5)
        for again in (self.play(one, 5), self.play(two, 5)):
            self.assertTrue(numpy.array_equal(again[0], first))
            self.assertEqual(again[1], scores)
        other = self.play(one, 6)[0]
        self.assertFalse(len(other) == len(first) and numpy.array_equal(other, first))
        one.reset()
        two.reset()
        self.assertFalse(numpy.array_equal(one.last()[0]["observation"], two.last()[0]["observation"]))

    def test_numpy_actions(self):
        aec = self.make(env, "aquileia")
        for to_action in (numpy.int32, numpy.int64, numpy.uint16, int):
            aec.reset(seed=0)
            self.assertIsNone(aec.step(to_action(numpy.argmax(aec.last()[0]["action_mask"]))))

    def test_spaces(self):
        aec = self.make(env, "nova-roma", players=3)
        for agent in aec.possible_agents:
            # the same object every time, so that its seed is not lost
            self.assertIs(aec.action_space(agent), aec.action_space(agent))
            self.assertIs(aec.observation_space(agent), aec.observation_space(agent))
            self.assertEqual(aec.action_space(agent), aec.action_space("player_0"))
            self.assertEqual(aec.observation_space(agent), aec.observation_space("player_0"))
        space = aec.action_space("player_0")
        space.seed(1)
        some = [space.sample() for _ in range(5)]
        space.seed(1)
        self.assertEqual([space.sample() for _ in range(5)], some)
        self.assertEqual(space.sample(numpy.eye(space.n, dtype=numpy.int8)[2]), 2)

    def test_rewards(self):
        aec = self.make(env, "aquileia", players=2, rewards="points")
        aec.reset(seed=1)
        total = collections.defaultdict(float)
        for agent in aec.agent_iter():
            observation, reward, termination, _, info = aec.last()
            total[agent] += reward
            if termination:
                # the rewards of all steps sum up to the final score
                self.assertEqual(total[agent], info["score"])
            aec.step(None if termination else aec.action_space(agent).sample(observation["action_mask"]))
        aec = self.make(env, "aquileia", players=3)
        aec.reset(seed=1)
        while not any(aec.terminations.values()):
            aec.step(numpy.argmax(aec.last()[0]["action_mask"]))
        self.assertAlmostEqual(sum(aec._cumulative_rewards.values()), 1)
        with self.assertRaises(ValueError):
            aec.step(0)

    def test_render(self):
        for mode, start in ((None, None), ("svg", "<svg"), ("ansi", "--")):
            aec = self.make(env, "city-of-rome", render_mode=mode)
            aec.reset(seed=1)
            self.assertEqual(aec.render() and aec.render()[: len(start)], start)

    def test_parallel(self):
        parallel = self.make(parallel_env, "forum-trajanum", players=3)
        aec = self.make(env, "forum-trajanum", players=3)
        observations, infos = parallel.reset(seed=3, options={})
        aec.reset(seed=3)
        self.assertEqual(list(infos), parallel.possible_agents)
        with self.assertRaises(ValueError):
            parallel.step({})
        while parallel.agents:
            movers = [agent for agent, seen in observations.items() if seen["action_mask"].any()]
            self.assertEqual(movers, [aec.agent_selection])
            actions = {agent: parallel.action_space(agent).sample(seen["action_mask"]) for agent, seen in observations.items()}
            observations, rewards, terminations, truncations, infos = parallel.step(actions)
            aec.step(actions[movers[0]])
            self.assertEqual(rewards, aec.rewards)
            self.assertEqual(terminations, aec.terminations)
            self.assertEqual(truncations, aec.truncations)
            self.assertEqual(infos, aec.infos)
            for agent, seen in observations.items():
                self.assertTrue(parallel.observation_space(agent).contains(seen))
                self.assertTrue(numpy.array_equal(seen["observation"], aec.observe(agent)["observation"]))
        self.assertEqual(set(terminations.values()), {True})
        with self.assertRaises(ValueError):
            parallel.step(actions)

    def test_bad_input(self):
        with self.assertRaises(LudiError) as refused:
            self.make(env, "forum-trajanum", options={"boardSide": "Z"})
        self.assertEqual(refused.exception.code, "invalid-options")
        for kwargs in ({"rewards": "luck"}, {"render_mode": "human"}):
            with self.assertRaises(ValueError):
                self.make(env, "aquileia", **kwargs)

    @unittest.skipIf(api_test is None, "PettingZoo is not installed")
    def test_own_tests(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for game in PLAYERS:
                with self.subTest(game=game):
                    api_test(self.make(env, game, players=2), num_cycles=100)
                    parallel_api_test(self.make(parallel_env, game, players=2), num_cycles=100)
                    seed_test(lambda: self.make(env, game, players=2), num_cycles=30)
