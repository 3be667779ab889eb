import random
import unittest

from cabinet_wars import AgentEnvironment, Engine, Environment, Refused, expand, random_action

GAMES = ["struggle-of-empires", "imperial-struggle", "seven-years-world-war"]


class WithEngine(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()


def play_on(env, dice, most=100_000):
    taken = []
    while not env.is_over and len(taken) < most:
        ask = env.asks[0]
        taken.append(random_action(ask, dice))
        env.step(taken[-1], ask["seat"])
    return taken


class TestEnvironment(WithEngine):
    def test_every_game_comes_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                env = Environment(game, self.engine)
                env.reset(seed=1)
                play_on(env, random.Random(1))
                self.assertEqual(len(env.returns()), env.seats)
                self.assertAlmostEqual(sum(env.returns()), 0)
                self.assertEqual(len(env.result["scores"]), env.seats)

    def test_the_same_seed_and_actions_give_the_same_game(self):
        env = Environment("struggle-of-empires", self.engine, players=3)
        told = []
        for _ in range(2):
            env.reset(seed="a")
            taken = play_on(env, random.Random(2), most=150)
            told.append((taken, env.observation(0)))
        self.assertEqual(told[0], told[1])

    def test_a_clone_goes_its_own_way(self):
        env = Environment("struggle-of-empires", self.engine, players=3)
        env.reset(seed=1)
        play_on(env, random.Random(3), most=60)
        before = env.observation(0)
        twin = env.clone()
        play_on(twin, random.Random(4), most=40)
        self.assertEqual(env.observation(0), before)
        self.assertNotEqual(twin.observation(0), before)

    def test_a_sample_looks_the_same_to_its_seat(self):
        env = Environment("imperial-struggle", self.engine)
        env.reset(seed=5)
        play_on(env, random.Random(5), most=40)
        self.assertEqual(env.sample(1, seed=9).observation(1), env.observation(1))

    def test_saved_and_loaded_it_goes_on_alike(self):
        for mode in ["bare", "table"]:
            with self.subTest(mode):
                env = Environment("struggle-of-empires", self.engine, mode=mode, players=2)
                env.reset(seed=1)
                play_on(env, random.Random(6), most=80)
                other = Environment("struggle-of-empires", self.engine, mode=mode, players=2)
                other.load(env.save())
                self.assertEqual(play_on(env, random.Random(7), 60), play_on(other, random.Random(7), 60))
                self.assertEqual(env.observation(0), other.observation(0))

    def test_our_bots_play_along(self):
        env = Environment("seven-years-world-war", self.engine)
        env.reset(seed=1)
        move = env.bot_step("cadet", nodes=20)
        self.assertIn("why", move)
        self.assertEqual(len(env.play_out(games=2, seed=1)["results"]), 2)

    def test_what_is_not_offered_is_refused_with_a_reason(self):
        env = Environment("struggle-of-empires", self.engine)
        env.reset()
        with self.assertRaises(Refused) as refused:
            env.step({"t": "bid", "gold": 99})
        self.assertEqual(refused.exception.reason["why"], "not-an-option")

    def test_ranges_are_written_out(self):
        self.assertEqual(expand({"t": "bid", "gold": {"from": 2, "to": 4}}), [{"t": "bid", "gold": n} for n in (2, 3, 4)])


class TestAgents(unittest.TestCase):
    def test_the_usual_loop_runs_to_its_end(self):
        env = AgentEnvironment("struggle-of-empires", players=2)
        self.addCleanup(env.close)
        dice, rewards, steps = random.Random(1), {}, 0
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last(observe=steps % 50 == 0)
            if termination or truncation:
                rewards[agent] = reward
                env.step(None)
            else:
                env.step(dice.choice(info["legal_actions"]))
                steps += 1
        self.assertEqual(sorted(rewards), ["seat_0", "seat_1"])
        self.assertEqual(sorted(rewards.values()), [-1, 1])

    def test_a_game_cut_short_is_truncated(self):
        env = AgentEnvironment("struggle-of-empires", most_steps=5, players=2)
        self.addCleanup(env.close)
        env.reset(seed=1)
        for _ in range(5):
            env.step(env.last(observe=False)[4]["legal_actions"][0])
        self.assertTrue(all(env.truncations.values()))


if __name__ == "__main__":
    unittest.main()
