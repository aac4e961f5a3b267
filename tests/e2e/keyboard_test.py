# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""From the main menu to the leaderboard with the keyboard alone."""

import unittest

from driver import EndToEnd, Play, shipped_level, wait_until


class KeyboardAlone(EndToEnd):
    def test_solved_level_appears_on_leaderboard(self):
        level = shipped_level("shed", 1)
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.ring("Campaign")
        game.wait_for_title("Campaign")
        game.key("Return")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses[:-1]:
            play.press_by_key(cell)
            play.wait_for_light()
        play.press_by_key(level.presses[-1])
        game.wait_for_title("Good night.")

        (run,) = wait_until(lambda: [run for run in self.scores() if run["player"] == "Mina"], "Mina's run")
        self.assertEqual((run["rank"], run["key"], run["moves"], run["optimum"], run["exact"], run["over"]),
                         (1, level.key, len(level.presses), len(level.presses), True, 0))
        self.assertEqual((run["assisted"], run["verified"]), (False, True))

        game.key("Escape")
        game.wait_for_title("Campaign")
        game.key("Escape")
        game.wait_for_title("Main menu")
        game.ring("Leaderboard", focus="Campaign")
        game.wait_for_title("Leaderboard")
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")

        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)


if __name__ == "__main__":
    unittest.main()
