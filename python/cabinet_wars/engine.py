"""A `cabinet-wars engine` process: one line of JSON for a request, one for its answer."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Iterable, Optional, Sequence


class Refused(Exception):
    """The engine did not take a request; `reason["why"]` is an id that never changes its meaning."""

    def __init__(self, answer: dict):
        self.reason: dict = answer["reason"]
        self.reasons: list = answer.get("reasons", [])
        self.at: Optional[int] = answer.get("at")
        super().__init__(json.dumps(self.reasons or self.reason, ensure_ascii=False))


class EngineGone(Exception):
    """The process has ended: killed, or never begun."""


def find_command() -> list[str]:
    """What `CABINET_WARS_ENGINE` says, else `cabinet-wars` on the path, else the clone this file lies in."""
    said = os.environ.get("CABINET_WARS_ENGINE")
    if said:
        return shlex.split(said)
    installed = shutil.which("cabinet-wars")
    if installed:
        return [installed, "engine"]
    clone = Path(__file__).resolve().parents[2]
    program, node = clone / "cli/src/main.ts", clone / "node_modules/.bin/node"
    if program.exists():
        return [str(node) if node.exists() else "node", str(program), "engine"]
    raise EngineGone("there is no cabinet-wars on the path; install it, or set CABINET_WARS_ENGINE to its command")


class Engine:
    """Holds any number of games. `with Engine() as engine:` ends the process at the end."""

    def __init__(self, command: Optional[Sequence[str]] = None):
        self._process = subprocess.Popen(
            list(command or find_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=-1
        )

    def ask(self, do: str, **facts: Any) -> dict:
        """One request, answered; raises `Refused` where it is refused."""
        return _taken(self._exchange({"do": do, **facts}))

    def ask_all(self, requests: Iterable[dict]) -> list[dict]:
        """Many requests in one line, which saves most of what a line costs. Those refused raise, after all were done."""
        answers = self._exchange(list(requests))
        return [_taken(answer) for answer in answers]

    def _exchange(self, request: Any) -> Any:
        try:
            self._process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except (BrokenPipeError, ValueError) as fault:
            raise EngineGone("the engine has ended") from fault
        if not line:
            raise EngineGone(f"the engine has ended with code {self._process.wait()}")
        return json.loads(line)

    def close(self) -> None:
        if self._process.stdin.closed:
            return
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _taken(answer: dict) -> dict:
    if answer["ok"]:
        return answer
    raise Refused(answer)
