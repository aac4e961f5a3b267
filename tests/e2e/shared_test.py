# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Two computers with a shared board: what is won on one is on the leaderboard of the other."""

import json
import unittest

from driver import EndToEnd, Play, cli, shipped_level, wait_until


class SharedBoard(EndToEnd):
    def test_runs_go_from_computer_to_computer(self):
        drive = self.folder / "drive"
        drive.mkdir()
        level = shipped_level("shed", 1)
        game = self.start("--shared", drive, "--player", "Ben", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_key(cell)
        game.wait_for_title("Good night.")
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
        game.wait_for_title("Shared boards")
        wait_until(lambda: any((other / "shared").glob("board-*.db")), "the runs of the board")
        game.key("Return")
        game.wait_for_title("Leaderboard")


if __name__ == "__main__":
    unittest.main()
