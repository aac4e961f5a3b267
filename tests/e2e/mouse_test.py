# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""From the main menu to the leaderboard with the mouse alone; only the name is typed."""

import unittest

from driver import EndToEnd, Play, shipped_level, wait_until

# Positions of the controls in a window of 1280×800.
CAMPAIGN_BELL = (280, 365)
LEADERBOARD_TILE = (156, 630)
QUIT_WORD = (448, 686)
PLAY = (1127, 746)
LEVELS = (1148, 684)
BACK = (64, 48)
PAVEMENT = (640, 790)


class MouseAlone(EndToEnd):
    def test_solved_level_appears_on_leaderboard(self):
        level = shipped_level("shed", 1)
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.click(*CAMPAIGN_BELL)
        game.wait_for_title("Campaign")
        game.click(*PLAY)
        game.wait_for_title(f"{level.house} {level.number}")

        play = Play(game, level)
        for cell in level.presses[:-1]:
            play.press_by_mouse(cell)
            game.move(*PAVEMENT)  # So that the hover ring is not taken for light.
            play.wait_for_light()
        play.press_by_mouse(level.presses[-1])
        game.wait_for_title("Good night.")

        (run,) = wait_until(lambda: [run for run in self.scores() if run["player"] == "Mina"], "Mina's run")
        self.assertEqual((run["rank"], run["key"], run["moves"], run["optimum"]),
                         (1, level.key, len(level.presses), len(level.presses)))

        game.click(*LEVELS)
        game.wait_for_title("Campaign")
        game.click(*BACK)
        game.wait_for_title("Main menu")
        game.unfold_menu()
        game.click(*LEADERBOARD_TILE)
        game.wait_for_title("Leaderboard")
        game.move(*PAVEMENT)
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")

        game.click(*BACK)
        game.wait_for_title("Main menu")
        game.click(*QUIT_WORD)
        self.assertEqual(game.wait_for_end(), 0)


if __name__ == "__main__":
    unittest.main()
