# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Computers with a shared leaderboard on a PostgreSQL server, which the test starts."""

import json
import sys
import unittest
from pathlib import Path

from driver import EndToEnd, Play, cli, shipped_level, wait_until

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import postgresql  # noqa: E402


class Server(EndToEnd):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        try:
            cls.server = postgresql.Server().__enter__()
        except postgresql.Unavailable as reason:
            raise unittest.SkipTest(str(reason)) from reason
        cls.addClassCleanup(cls.server.__exit__)
        cls.server.make_board("school")
        cls.server.make_role("Ben", "lichter_aus_players")
        cls.server.make_role("Ms Hall", "lichter_aus_teachers")

    def test_runs_and_the_class_go_through_the_server(self):
        level = shipped_level("shed", 1)
        teacher = self.server.address("Ms Hall", "school")
        cli("class", "make", teacher, "--name", "Class 7b", "--level", f"{level.pack}/{level.id}")
        ben = self.server.address("Ben", "school")
        game = self.start("--shared", ben, "--player", "Benjamin", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        play.press_by_key(level.presses[0])
        if len(level.presses) > 1:
            wait_until(lambda: self.server.sql("school", "SELECT count(*) FROM lichter_aus.starts") == "1",
                       "the first press at the server")
        for cell in level.presses[1:]:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")
        wait_until(lambda: self.server.sql("school", "SELECT player FROM lichter_aus.runs") == "Ben",
                   "the run at the server")

        other = self.folder / "other"
        (run,) = json.loads(cli("scores", "--shared", teacher, "--data-dir", other, "--json"))["runs"]
        self.assertEqual((run["player"], run["key"], run["verified"]), ("Ben", level.key, True))
        self.assertGreaterEqual(run["within"], run["seconds"])
        table = json.loads(cli("class", teacher, "--data-dir", other, "--json"))
        self.assertEqual([(pupil["player"], pupil["done"]) for pupil in table["pupils"]], [("Ben", 1)])

        game.key("Escape")
        game.wait_for_title("Campaign")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)

    def test_what_is_played_while_the_server_is_away_comes_later(self):
        level = shipped_level("shed", 1)
        address = self.server.address("Ben", "school")
        self.server.sql("school", "DELETE FROM lichter_aus.runs")
        self.server.stop()
        try:
            game = self.start("--shared", address, "--player", "Benjamin", "--level", f"{level.pack}/{level.id}")
            game.wait_for_title(f"{level.house} {level.number}")
            for cell in level.presses:
                Play(game, level).press_by_key(cell)
            game.wait_for_title("Good night.")
            game.key("Escape")
            game.wait_for_title("Campaign")
            game.key("Escape")
            game.wait_for_title("Main menu")
            self.assertEqual(game.quit(), 0)
        finally:
            self.server.start()
        game = self.start("--shared", address)
        game.wait_for_title("Main menu")
        wait_until(lambda: self.server.sql("school", "SELECT count(*), count(started_at) FROM lichter_aus.runs") == "1|0",
                   "the run at the server, without a first press")
        self.assertEqual(game.quit(), 0)

    def test_the_command_line_says_what_is_wrong(self):
        address = self.server.address("Ben", "nothing")
        self.assertIn("does not have this database",
                      cli("scores", "--shared", address, "--data-dir", self.folder, code=2, said=True))
        self.assertIn(".pgpass", cli("scores", "--shared", address.replace("Ben@", "Ben:secret@"), "--data-dir", self.folder,
                                     code=2, said=True))
        self.assertIn("does not let you", cli("class", "make", self.server.address("Ben", "school"), "--name", "Mine",
                                              "--daily", "2026-12-01", "--force", code=2, said=True))


if __name__ == "__main__":
    unittest.main()
