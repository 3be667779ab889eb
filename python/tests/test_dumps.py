import subprocess
import tempfile
import unittest
from pathlib import Path

from cabinet_wars.dumps import read_games, read_header
from cabinet_wars.engine import find_command


class TestDumps(unittest.TestCase):
    def test_games_read_as_they_were_kept(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "games"
            command = [*find_command()[:-1], "self-play", "struggle-of-empires", "--players", "2", "--games", "2"]
            subprocess.run([*command, "--threads", "1", "--out", str(path)], check=True, stdout=subprocess.DEVNULL)
            size = read_header(path)["size"]
            games = list(read_games(path))
        self.assertEqual(len(games), 2)
        for game in games:
            self.assertEqual(sum(game.returns), 0)
            self.assertEqual(len(game.observations), len(game.seats) * size)
            for row, (seat, action) in enumerate(zip(game.seats, game.actions)):
                self.assertEqual(game.observations[row * size], seat)
                self.assertIn(action, game.legal[row])


if __name__ == "__main__":
    unittest.main()
