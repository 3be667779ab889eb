"""Files of games that `cabinet-wars self-play --out` keeps: who decided what, among what, seeing what."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Iterator, NamedTuple, Union

MAGIC = b"cabinet-wars self-play 1"


class Game(NamedTuple):
    returns: array
    """By seat, 1 for a sole first place down to -1 for a sole last."""
    seats: array
    actions: array
    legal: list
    """For each decision the ids of all that was offered."""
    observations: array
    """One row of `header["size"]` numbers a decision, one after the other."""


def read_header(path: Union[str, Path]) -> dict:
    """What a file says of itself: `game`, `options`, `encoding`, `size`, `actions`, and the `layout` of an observation."""
    with open(path, "rb") as file:
        return _header(file)


def read_games(path: Union[str, Path]) -> Iterator[Game]:
    """The games of a file, one after the other; numpy.frombuffer takes the arrays as they are."""
    with open(path, "rb") as file:
        size = _header(file)["size"]
        while length := file.read(4):
            yield _game(zlib.decompress(file.read(int.from_bytes(length, "little"))), size)


def _header(file) -> dict:
    if file.readline().rstrip(b"\n") != MAGIC:
        raise ValueError(f"this is no file of games: it does not begin with {MAGIC.decode()!r}")
    return json.loads(file.readline())


def _game(block: bytes, size: int) -> Game:
    at = 0

    def numbers(kind: str, count: int) -> array:
        nonlocal at
        column = array(kind)
        end = at + count * column.itemsize
        column.frombytes(block[at:end])
        at = end
        if sys.byteorder == "big":
            column.byteswap()
        return column

    decisions, players = numbers("I", 2)
    returns = numbers("f", players)
    actions = numbers("i", decisions)
    ids = numbers("i", (len(block) - at - decisions * (3 + 2 * size)) // 4)
    counts = numbers("H", decisions)
    observations = numbers("h", decisions * size)
    seats = numbers("B", decisions)
    legal, begin = [], 0
    for count in counts:
        legal.append(ids[begin : begin + count])
        begin += count
    return Game(returns, seats, actions, legal, observations)
