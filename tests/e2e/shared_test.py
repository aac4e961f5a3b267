# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Computers with a shared leaderboard: what is won on one shows on the other, and in the table of the class."""

import json
import unittest

from driver import EndToEnd, Play, cli, shipped_level, wait_until


class SharedLeaderboard(EndToEnd):
    def win(self, game, level):
        """Solves the level that the game has opened."""
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")

    def test_runs_go_from_computer_to_computer(self):
        drive = self.folder / "drive"
        drive.mkdir()
        level = shipped_level("shed", 1)
        game = self.start("--shared", drive, "--player", "Ben", "--level", f"{level.pack}/{level.id}")
        self.win(game, level)
        game.key("Escape")
        game.wait_for_title("Campaign")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)

        other = self.folder / "other"
        runs = json.loads(cli("scores", "--shared", drive, "--data-dir", other, "--json"))["runs"]
        self.assertEqual([(run["player"], run["key"], run["verified"]) for run in runs], [("Ben", level.key, True)])

        self.data = other
        game = self.start("--shared", drive, "--player", "Mina", "--screen", "shared-boards")
        game.wait_for_title("Shared leaderboards")
        wait_until(lambda: any((other / "shared").glob("board-*.db")), "the runs of the board")
        game.key("Return")
        game.wait_for_title("Leaderboard")

    def test_a_class_solves_what_its_teacher_asks_for(self):
        drive = self.folder / "drive"
        drive.mkdir()
        level = shipped_level("shed", 1)
        cli("class", "make", drive, "--name", "Class 7b", "--level", f"{level.pack}/{level.id}", "--daily", "2026-12-01")
        game = self.start("--shared", drive, "--player", "Ben", "--screen", "shared-boards")
        game.wait_for_title("Shared leaderboards")
        wait_until(lambda: any((self.data / "shared").glob("board-*.class.json")), "the class")
        game.key("Escape")
        game.wait_for_title("Main menu")
        game.key("Home", "Up", "Return")  # The name of the class is above the bell.
        game.wait_for_title("Class 7b")
        game.key("Return")
        self.win(game, level)
        game.key("Escape")
        game.wait_for_title("Class 7b")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)

        table = json.loads(cli("class", drive, "--data-dir", self.folder / "other", "--json"))
        (ben,) = table["pupils"]
        self.assertEqual((ben["player"], ben["done"], ben["results"][0]["moves"], ben["results"][1]),
                         ("Ben", 1, len(level.presses), None))


if __name__ == "__main__":
    unittest.main()
