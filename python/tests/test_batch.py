import os
import pathlib
import unittest
import unittest.mock

import numpy

from ludi_romani import Batch, LudiError
from served import ServedTest

# the variable is for a bundled copy, which needs no packages
NIM = os.environ.get("NIM", pathlib.Path(__file__).parents[1] / "examples" / "nim.mjs")
GAMES = ("aquileia", "city-of-rome", "forum-trajanum", "nova-roma")


def play(batch, steps, seed=0):
    """Plays random actions. Returns everything that the batch has shown."""
    rng = numpy.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        seen.append((batch.movers, batch.mask, batch.observations, batch.scores, *batch.step(batch.sample(rng))))
    return seen


def equal(one, other):
    return all(numpy.array_equal(a, b) for one_step, other_step in zip(one, other) for a, b in zip(one_step, other_step))


class TestBatch(ServedTest):
    def batch(self, game="aquileia", size=2, **kwargs):
        batch = Batch(game, size, **{"seeds": 1, "players": 2, "server": self.server, **kwargs})
        self.addCleanup(batch.close)
        return batch

    def test_arrays(self):
        for game in GAMES:
            with self.subTest(game=game):
                batch = self.batch(game, 3, observations="all", scores=True)
                one = self.batch(game, 3)
                self.assertEqual(batch.movers.dtype, numpy.int32)
                self.assertEqual((batch.mask.dtype, batch.mask.shape), (bool, (3, batch.num_actions)))
                self.assertEqual(batch.observations.shape, (3, 2, batch.observation_size))
                self.assertEqual(batch.observations.dtype, numpy.float32)
                self.assertEqual((batch.scores.dtype, batch.scores.shape), (numpy.float32, (3, 2)))
                self.assertTrue(numpy.array_equal(one.observations, batch.observations[range(3), batch.movers]))
                self.assertEqual(len(batch.description["observation"]["names"]), batch.observation_size)
                for game_number in range(3):
                    legal = numpy.flatnonzero(batch.mask[game_number])
                    self.assertTrue(numpy.array_equal(numpy.sort(batch.legal_actions(game_number)), legal))
        self.assertIsNone(self.batch(observations=None).observations)

    def test_seeds(self):
        first = play(self.batch(size=4), 60)
        self.assertTrue(equal(first, play(self.batch(size=4), 60)))
        self.assertFalse(equal(first, play(self.batch(size=4, seeds=2), 60)))
        batch = self.batch(size=2, seeds=["a", "a"])
        self.assertTrue(numpy.array_equal(batch.observations[0], batch.observations[1]))
        batch.reset([None, 5])
        self.assertFalse(numpy.array_equal(batch.observations[0], batch.observations[1]))
        batch.reset(["a", "a"])
        self.assertTrue(numpy.array_equal(batch.observations[0], batch.observations[1]))

    def test_end(self):
        batch, rng = self.batch("city-of-rome", size=3, scores=True, follow=False), numpy.random.default_rng(0)
        total = numpy.zeros((3, 2))
        while (batch.movers >= 0).any():
            live = batch.movers >= 0
            rewards, ended = batch.step(batch.sample(rng))
            self.assertTrue((ended == (live & (batch.movers < 0))).all())
            self.assertEqual([ending["game"] for ending in batch.endings], numpy.flatnonzero(ended).tolist())
            for ending in batch.endings:
                self.assertEqual(batch.scores[ending["game"]].tolist(), ending["scores"])
            total += rewards
        self.assertTrue((total.sum(axis=1) == 1).all())
        self.assertFalse(batch.mask.any())
        self.assertEqual(batch.sample(rng).tolist(), [-1, -1, -1])
        batch.reset()
        self.assertTrue((batch.movers >= 0).all())

    def test_follow(self):
        batch = self.batch(size=3)
        ended = sum(step[-1].sum() for step in play(batch, 400))
        self.assertGreater(ended, 3)
        self.assertTrue((batch.movers >= 0).all())

    def test_illegal_actions(self):
        batch = self.batch()
        legal = batch.sample(numpy.random.default_rng(0))
        illegal = int(numpy.argmin(batch.mask[1]))
        before = batch.store()
        for wrong in ([legal[0], illegal], [legal[0], -2], [legal[0], batch.num_actions], legal[:1], [0.5, 0.5], [None, None], batch.mask):
            with self.assertRaises(ValueError):
                batch.step(wrong)
        self.assertEqual(batch.store(), before)
        for dtype in (numpy.int8, numpy.uint16, numpy.int64):
            batch.restore(before)
            batch.step(legal.astype(dtype))
        batch.step([-1, batch.legal_actions(1)[0]])

    def test_hidden_cards(self):
        """Worlds that look alike to the mover have equal observations, and other hidden cards."""
        for game in GAMES:
            with self.subTest(game=game):
                batch = self.batch(game, 1, observations="all")
                play(batch, 30)
                mover = batch.movers[0]
                worlds = batch.clone([0] * 5, ["a", "b", "c", "d", "a"])
                self.assertTrue((worlds.observations[:, mover] == batch.observations[0, mover]).all())
                self.assertTrue((worlds.mask == batch.mask).all())
                states = worlds.store()
                self.assertEqual(states[0], states[4])
                self.assertNotEqual(states[0], states[1])
                self.assertEqual(batch.clone([0], [None]).store(), batch.store())

    def test_clone(self):
        batch = self.batch(size=2, scores=True)
        play(batch, 20)
        copy = batch.clone()
        before = copy.store()
        self.assertEqual(before, batch.store())
        after = play(batch, 20)
        self.assertEqual(copy.store(), before)
        self.assertTrue(equal(play(copy, 20), after))
        other = self.batch(size=3)
        play(other, 7)
        unchanged = other.store([1])
        self.assertIs(batch.clone([0, 0], into=other, at=[2, 0]), other)
        self.assertEqual(other.store(), [batch.store()[0], *unchanged, batch.store()[0]])
        with self.assertRaises(LudiError):
            batch.clone([5])
        with self.assertRaises(LudiError):
            batch.clone([0], into=self.batch(players=3), at=[0])

    def test_masks_name_games(self):
        batch = self.batch(size=4)
        mask = numpy.array([False, True, False, True])
        self.assertTrue(numpy.array_equal(batch.clone(mask).observations, batch.observations[mask]))
        self.assertEqual(batch.store(mask), batch.store([1, 3]))
        for wrong in ([1.9], [True, False], [[0]], ["a"], numpy.array([True])):
            with self.assertRaises(ValueError):
                batch.clone(wrong)

    def test_clone_into_another_server(self):
        batch = self.batch()
        with Batch("aquileia", 2, seeds=2, players=2) as other:
            before = other.observations
            with self.assertRaises(ValueError):
                batch.clone(into=other)
            self.assertTrue(numpy.array_equal(other.observations, before))
        with self.assertRaises(ValueError):
            batch.clone([0], at=[1])

    def test_interrupted_step(self):
        batch = self.batch()
        rng = numpy.random.default_rng(1)
        with unittest.mock.patch.object(self.server, "wait", side_effect=KeyboardInterrupt):
            with self.assertRaises(KeyboardInterrupt):
                batch.step(batch.sample(rng))
        with self.assertRaises(RuntimeError):
            batch.step(batch.sample(rng))
        batch.reset(3)
        batch.step(batch.sample(rng))

    def test_garbage(self):
        batch = self.batch()
        for _ in range(40):
            batch.clone([0] * 500)
        open_games = Batch("aquileia", 4000, observations=None, server=self.server)
        open_games.close()

    def test_restore(self):
        batch = self.batch(size=3)
        play(batch, 30)
        stored = batch.store()
        after = play(batch, 10)
        batch.restore(stored)
        self.assertTrue(equal(play(batch, 10), after))
        batch.restore([stored[0]], [2])
        self.assertEqual(batch.store([2]), [stored[0]])
        before = batch.store()
        for wrong in ([{}] * 3, [stored[0]], [stored[0], stored[1], 7]):
            with self.assertRaises(LudiError):
                batch.restore(wrong)
        self.assertEqual(batch.store(), before)

    def test_chance(self):
        batch, rng = self.batch(size=1), numpy.random.default_rng(0)
        roll = next(kind for kind in batch.kinds if kind["type"] == "roll-blue-dice")
        event = None
        while event is None:
            batch.step(batch.sample(rng))
            action = max(batch.legal_actions())
            if roll["first"] <= action < roll["first"] + roll["count"]:
                event = batch.chance(0, action)
        self.assertAlmostEqual(sum(outcome["probability"] for outcome in event["outcomes"]), 1)
        script = []
        while event is not None:
            script.append(event["outcomes"][0]["outcome"])
            event = batch.chance(0, action, script)
        before = batch.store()
        with self.assertRaises(LudiError):
            batch.step([action], [[{"roll": [77]}]])
        self.assertEqual(batch.store(), before)
        one, other = batch.clone([0]), batch.clone([0], ["other chance"])
        for each in (one, other):
            each.step([action], [script])
        self.assertTrue(numpy.array_equal(one.observations, other.observations))

    def test_pictures(self):
        batch = self.batch()
        self.assertRegex(batch.render(1, 0), "^<svg")
        self.assertIn("Round", batch.render(form="text"))
        self.assertEqual(batch.view(0, 1)["viewer"], 1)

    def test_bad_input(self):
        for game, kwargs, code in (
            ("chess", {}, "unknown-game"),
            ("aquileia", {"players": 9}, "invalid-options"),
            ("aquileia", {"options": {"x": 1}}, "invalid-options"),
            ("aquileia", {"observations": "none"}, None),
        ):
            with self.subTest(game=game, **kwargs), self.assertRaises(LudiError) as refused:
                self.batch(game, **kwargs)
            if code is not None:
                self.assertEqual(refused.exception.code, code)
        for kwargs in ({"seeds": ["a"]}, {"engine": NIM}, {"size": 0}, {"size": 5000}):
            with self.subTest(**kwargs), self.assertRaises(ValueError):
                self.batch(**kwargs)
        with self.assertRaises(LudiError):
            Batch("chess")  # also ends the server

    def test_own_engine(self):
        with Batch("nim", 16, engine=NIM, seeds=1) as batch:
            self.assertEqual((batch.num_actions, batch.players), (3, 2))
            self.assertTrue(batch.mask.all())
            self.assertTrue(any(step[-1].any() for step in play(batch, 30)))
            self.assertIn("take", [kind["type"] for kind in batch.kinds])
