"""Plays many games side by side, one line for all of them: what learning does. `python3 examples/many_at_once.py [game] [tables]`"""

import random
import sys
import time

from cabinet_wars import Engine, random_action

game = sys.argv[1] if len(sys.argv) > 1 else "struggle-of-empires"
tables = int(sys.argv[2]) if len(sys.argv) > 2 else 64
dice = random.Random(1)

with Engine() as engine:
    begun = engine.ask_all({"do": "new", "game": game, "mode": "bare", "seed": str(seed)} for seed in range(tables))
    asks = {answer["table"]: answer["asks"] for answer in begun}
    began, steps = time.perf_counter(), 0
    while asks:
        chosen = [
            {"do": "choose", "table": table, "seat": ask["seat"], "choice": random_action(ask, dice)}
            for table, (ask, *_) in asks.items()
        ]
        for request, answer in zip(chosen, engine.ask_all(chosen)):
            if answer["asks"]:
                asks[request["table"]] = answer["asks"]
            else:
                del asks[request["table"]]
        steps += len(chosen)
    seconds = time.perf_counter() - began
    print(f"{steps} decisions in {seconds:.1f} s: {steps / seconds:,.0f} a second, {tables} tables a line")
