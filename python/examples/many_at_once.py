"""Plays many games side by side, one line for all of them: what learning does. `python3 examples/many_at_once.py [game] [tables] [seconds]`"""

import random
import sys
import time

from cabinet_wars import Engine

game = sys.argv[1] if len(sys.argv) > 1 else "struggle-of-empires"
tables = int(sys.argv[2]) if len(sys.argv) > 2 else 256
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 10.0
dice = random.Random(1)

with Engine() as engine:

    def begin(seeds):
        """New games, by their tables. With `counts` an answer tells how many options there are, and a choice names one by its place."""
        wanted = [{"do": "new", "game": game, "mode": "bare", "seed": str(seed), "tell": "counts"} for seed in seeds]
        return {answer["table"]: answer["asks"] for answer in engine.ask_all(wanted)}

    asks = begin(range(tables))
    games, steps, began = tables, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        chosen = [
            {"do": "choose", "table": table, "seat": ask["seat"], "option": dice.randrange(ask["options"]), "tell": "counts"}
            for table, (ask, *_) in asks.items()
        ]
        for request, answer in zip(chosen, engine.ask_all(chosen)):
            asks[request["table"]] = answer["asks"]
        steps += len(chosen)
        over = [table for table, asked in asks.items() if not asked]
        if over:
            engine.ask_all({"do": "close", "table": table} for table in over)
            for table in over:
                del asks[table]
            asks.update(begin(range(games, games + len(over))))
            games += len(over)
    took = time.perf_counter() - began
    print(f"{steps} decisions in {took:.1f} s: {steps / took:,.0f} a second, {tables} tables a line")
