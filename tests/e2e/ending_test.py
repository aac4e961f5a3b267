# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The system ends the game, as when a player logs out: what was won reaches the shared leaderboard, and the unfinished board
is kept."""

import json
import signal
import sqlite3
import unittest

from driver import EndToEnd, Play, cli, shipped_level


class Ending(EndToEnd):
    def setUp(self):
        super().setUp()
        self.drive = self.folder / "drive"
        self.drive.mkdir()

    def win(self):
        """Starts the game and solves a level of one press; the next one takes two. Returns the game."""
        level = shipped_level("shed", 3)
        game = self.start("--shared", self.drive, "--player", "Ben", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")
        return game

    def given(self):
        """Who has given runs to the board."""
        runs = json.loads(cli("scores", "--shared", self.drive, "--data-dir", self.folder / "other", "--json"))["runs"]
        return [run["player"] for run in runs]

    def test_a_signal_is_a_quit_even_over_a_dialog(self):
        game = self.win()
        game.key("n")
        unfinished = shipped_level("shed", 4)
        game.wait_for_title(f"{unfinished.house} {unfinished.number}")
        game.key("Return", "Escape")
        game.wait_for_title("Pause")
        game.process.send_signal(signal.SIGTERM)
        self.assertEqual(game.wait_for_end(), 0)
        self.assertEqual(self.given(), ["Ben"])
        with sqlite3.connect(self.data / "lichter-aus.db") as scores:
            self.assertEqual(scores.execute("SELECT key FROM saved_boards").fetchall(),
                             [(unfinished.key,)])

    def test_the_x_server_may_go_first(self):
        game = self.win()
        self.display.close()
        self.assertEqual(game.wait_for_end(), 0)
        self.assertEqual(self.given(), ["Ben"])


if __name__ == "__main__":
    unittest.main()
