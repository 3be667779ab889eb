"""Plays games by lot and says how many decisions a second that makes. `python3 examples/random_bot.py [game] [games]`"""

import random
import sys
import time

from cabinet_wars import Environment, random_action

game = sys.argv[1] if len(sys.argv) > 1 else "struggle-of-empires"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
dice = random.Random(1)

with Environment(game) as env:
    began, steps = time.perf_counter(), 0
    for seed in range(games):
        env.reset(seed)
        while not env.is_over:
            ask = env.asks[0]
            env.step(random_action(ask, dice), ask["seat"])
            steps += 1
        print(f"game {seed}: {env.result['scores']}, returns {env.returns()}")
    seconds = time.perf_counter() - began
    print(f"{steps} decisions in {seconds:.1f} s: {steps / seconds:,.0f} a second, one line each")
