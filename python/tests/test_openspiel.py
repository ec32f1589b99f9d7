import numpy

from ludi_romani import LudiError
from ludi_romani.openspiel import TERMINAL_PLAYER, Game
from served import ServedTest


class TestOpenSpiel(ServedTest):
    def play(self, state, plies, seed=0):
        rng = numpy.random.default_rng(seed)
        for _ in range(plies):
            if state.is_terminal():
                break
            state.apply_action(rng.choice(state.legal_actions()))
        return state

    def test_game(self):
        for name in ("aquileia", "city-of-rome", "forum-trajanum", "nova-roma"):
            with self.subTest(game=name):
                game = Game(name, players=2, server=self.server)
                state = game.new_initial_state(seed=1)
                length = 0
                while not state.is_terminal():
                    player = state.current_player()
                    self.assertEqual(numpy.flatnonzero(state.legal_actions_mask()).tolist(), state.legal_actions(player))
                    self.assertEqual(state.legal_actions(1 - player), [])
                    self.assertEqual(state.rewards(), [0, 0])
                    self.assertEqual(state.returns(), [0, 0])
                    self.play(state, 1, length)
                    length += 1
                self.assertLessEqual(length, game.max_game_length())
                self.assertEqual(state.current_player(), TERMINAL_PLAYER)
                self.assertEqual(state.legal_actions(), [])
                self.assertEqual(sum(state.returns()), 1)
                self.assertEqual(state.returns(), state.rewards())
                self.assertTrue(all(game.min_utility() <= each <= game.max_utility() for each in state.returns()))
                self.assertEqual(state.observation_tensor(0).shape, tuple(game.observation_tensor_shape()))
                again = game.deserialize_state(state.serialize())
                self.assertEqual((again.returns(), again.scores()), (state.returns(), state.scores()))
                with self.assertRaises(ValueError):
                    state.apply_action(0)
                with self.assertRaises(ValueError):
                    state.observation_tensor()

    def test_clone(self):
        state = self.play(Game("city-of-rome", server=self.server).new_initial_state(1), 20)
        copy = state.clone()
        before = copy.serialize()
        self.play(state, 10)
        self.assertEqual(copy.serialize(), before)
        self.assertEqual(self.play(copy, 10).serialize(), state.serialize())

    def test_resample(self):
        rng = numpy.random.default_rng(0)
        state = self.play(Game("nova-roma", players=2, server=self.server).new_initial_state(1), 30)
        for player in (0, 1):
            one, other = (state.resample_from_infostate(player, rng) for _ in range(2))
            for each in (one, other):
                self.assertTrue(numpy.array_equal(each.observation_tensor(player), state.observation_tensor(player)))
                self.assertEqual(each.view(player), state.view(player))
                self.assertEqual(each.legal_actions(), state.legal_actions())
            self.assertNotEqual(one.serialize(), other.serialize())

    def test_illegal_actions(self):
        state = Game("aquileia", server=self.server).new_initial_state(1)
        before = state.serialize()
        for wrong in (-1, state.legal_actions_mask().index(0), 10**6):
            with self.assertRaises(ValueError):
                state.apply_action(wrong)
        with self.assertRaises(LudiError):
            state.apply_action(state.legal_actions()[0], [{"roll": [1]}])
        self.assertEqual(state.serialize(), before)

    def test_chance(self):
        state = Game("aquileia", server=self.server).new_initial_state(1)
        self.assertIsNone(state.chance_event(state.legal_actions()[0]))
        self.assertIn("Round", str(state))
