"""The conditions of Gymnasium's `check_env`, and this check itself if Gymnasium is installed."""

import copy
import unittest
import warnings

import numpy

from ludi_romani.gymnasium import Env, VectorEnv, random_policy
from served import ServedTest

try:
    import gymnasium
    from gymnasium.utils.env_checker import check_env
except ImportError:
    check_env = None


def first_action(observations, masks, rng):
    return numpy.argmax(masks, axis=1)


class TestGymnasium(ServedTest):
    def make(self, kind, game, *args, **kwargs):
        made = kind(game, *args, server=self.server, **kwargs)
        self.addCleanup(made.close)
        return made

    def play(self, env, seed):
        """Plays a random game. Returns the observations and the last result of `step`."""
        observation, info = env.reset(seed=seed, options={})
        rng = numpy.random.default_rng(seed)
        seen = []
        while True:
            self.assertIn(observation, env.observation_space)
            self.assertEqual(info["action_mask"].dtype, numpy.int8)
            self.assertTrue(numpy.array_equal(env.action_masks(), info["action_mask"]))
            seen.append(observation)
            action = random_policy(observation[None], info["action_mask"][None], rng)[0]
            self.assertEqual(info["action_mask"][action], 1)
            result = env.step(action)
            observation, reward, terminated, truncated, info = result
            self.assertEqual([type(each) for each in result[1:4]], [float, bool, bool])
            self.assertFalse(truncated)
            if terminated:
                return seen, result
            self.assertEqual(reward, 0)

    def test_game(self):
        for game in ("aquileia", "city-of-rome", "forum-trajanum", "nova-roma"):
            with self.subTest(game=game):
                env = self.make(Env, game, players=2, seat=1)
                _, (observation, reward, _, _, info) = self.play(env, 1)
                self.assertIn(observation, env.observation_space)
                self.assertFalse(info["action_mask"].any())
                self.assertEqual(reward, {-1: 0, 0: 0.5, 1: 1}[numpy.sign(info["scores"][1] - info["scores"][0])])
                with self.assertRaises(ValueError):
                    env.step(0)

    def test_seeds(self):
        env = self.make(Env, "city-of-rome", seat=None)
        first = self.play(env, 5)[0]
        self.assertTrue(numpy.array_equal(self.play(env, 5)[0], first))
        env.reset(seed=5)
        second = env.reset()[0]
        self.assertFalse(numpy.array_equal(second, first[0]))
        env.reset(seed=5)
        state = copy.deepcopy(env.np_random.bit_generator.state)
        self.assertTrue(numpy.array_equal(env.reset()[0], second))
        env.reset(seed=5)
        self.assertEqual(env.np_random.bit_generator.state, state)
        env.reset(seed=6)
        self.assertNotEqual(env.np_random.bit_generator.state, state)

    def test_illegal_actions(self):
        env = self.make(Env, "aquileia")
        for wrong in (-1, env.action_space.n, 10**30, None):
            mask = env.reset(seed=0)[1]["action_mask"]
            wrong = int(numpy.argmin(mask)) if wrong is None else wrong
            _, reward, terminated, truncated, info = env.step(wrong)
            self.assertEqual((reward, terminated, truncated), (-1, True, False))
            self.assertTrue(info["illegal"])
            self.assertFalse(info["action_mask"].any())
        strict = self.make(Env, "aquileia", illegal_reward=None)
        observation, info = strict.reset(seed=0)
        for wrong in (-1, strict.action_space.n, int(numpy.argmin(info["action_mask"])), None, 0.5):
            with self.assertRaises(ValueError):
                strict.step(wrong)
        self.assertTrue(numpy.array_equal(strict.action_masks(), info["action_mask"]))
        self.assertFalse(strict.step(numpy.argmax(info["action_mask"]))[2])

    def test_render(self):
        self.assertIsNone(self.make(Env, "aquileia").render())
        env = self.make(Env, "aquileia", render_mode="svg")
        env.reset(seed=1)
        self.assertRegex(env.render(), "^<svg")
        envs = self.make(VectorEnv, "aquileia", 2, render_mode="ansi")
        envs.reset(seed=1)
        self.assertEqual(len(envs.render()), 2)

    def test_bad_input(self):
        for kwargs in ({"seat": 2}, {"seat": -1}, {"render_mode": "human"}):
            with self.assertRaises(ValueError):
                self.make(Env, "aquileia", players=2, **kwargs)

    def test_vector(self):
        envs = self.make(VectorEnv, "city-of-rome", 4, seat=None, opponent=first_action)
        rng = numpy.random.default_rng(0)
        observations, infos = envs.reset(seed=1)
        over, ended = numpy.zeros(4, bool), 0
        for step in range(300):
            self.assertEqual((observations.shape, observations.dtype), (envs.observation_space.shape, numpy.float32))
            actions = random_policy(observations, infos["action_mask"], rng)
            if step == 100:
                actions[2] = -1
            observations, rewards, terminations, truncations, infos = envs.step(actions)
            if step == 100 and not over[2]:
                self.assertEqual((rewards[2], terminations[2], infos["illegal"].tolist()), (-1, True, [False, False, True, False]))
            # a game that was over has started again, without a reward
            self.assertFalse(rewards[over].any() or terminations[over].any())
            self.assertFalse(rewards[~terminations].any())
            self.assertFalse(truncations.any())
            self.assertTrue((infos["action_mask"].any(axis=1) == ~terminations).all())
            over = terminations
            ended += over.sum()
        self.assertGreater(ended, 4)
        with self.assertRaises(ValueError):
            envs.step([0])

    def test_vector_of_one(self):
        """A vector of one environment plays the same games as an environment."""
        env, envs = self.make(Env, "aquileia"), self.make(VectorEnv, "aquileia", 1)
        observation, info = env.reset(seed=1)
        observations, infos = envs.reset(seed=1)
        terminated = False
        while not terminated:
            self.assertTrue(numpy.array_equal(observation, observations[0]))
            action = numpy.argmax(info["action_mask"])
            observation, reward, terminated, _, info = env.step(action)
            observations, rewards, terminations, _, infos = envs.step(numpy.array([action]))
            self.assertEqual((reward, terminated), (rewards[0], terminations[0]))
        self.assertTrue(numpy.array_equal(env.reset()[0], envs.step(numpy.array([0]))[0][0]))

    def test_wrong_opponents(self):
        for wrong in (-1, 0.5, float("nan"), None, "3", 10**6):
            env = self.make(Env, "aquileia", seat=1, opponent=lambda observations, masks, rng, wrong=wrong: [wrong] * len(masks))
            with self.assertRaisesRegex(ValueError, "opponent"):
                _, info = env.reset(seed=1)
                env.step(numpy.argmax(info["action_mask"]))  # the agent may begin
            with self.assertRaises(ValueError):
                env.step(0)
            self.assertFalse(env.action_masks().any())

    @unittest.skipIf(check_env is None, "Gymnasium is not installed")
    def test_own_check(self):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for mode in (None, "ansi", "svg"):
                check_env(self.make(Env, "city-of-rome", render_mode=mode))
            made = gymnasium.make("ludi_romani.gymnasium:ludi_romani/aquileia-v0", players=3)
            check_env(made.unwrapped)
            made.close()
            envs = gymnasium.make_vec("ludi_romani/aquileia-v0", 2, "vector_entry_point", players=3)
            self.assertIn(envs.reset(seed=1)[0], envs.observation_space)
            envs.close()
