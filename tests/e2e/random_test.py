# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Random boards and share codes by keyboard alone."""

import unittest

from driver import EndToEnd, wait_until


class RandomBoards(EndToEnd):
    def test_code_is_copied_and_pasted(self):
        game = self.start("--random", "2x3", "--seed", "evening")
        game.wait_for_title("Random board")
        game.key("ctrl+c")
        game.key("ctrl+v")
        game.wait_for_title("Your board")
        game.key("Escape")
        game.wait_for_title("Pause")
        game.key("Up", "Up", "Return")
        game.wait_for_title("Main menu")
        game.key("ctrl+v")
        game.wait_for_title("Your board")

    def test_solved_board_ranks_under_its_setting_and_another_follows(self):
        game = self.start("--player", "Mina", "--random", "1x1")
        game.wait_for_title("Random board")
        game.key("Return")
        game.wait_for_title("Good night.")
        (run,) = wait_until(lambda: [run for run in self.scores() if run["player"] == "Mina"], "Mina's run")
        self.assertEqual((run["key"], run["moves"], run["over"]), ("random:1x1,plane,plus,off,any", 1, 0))
        game.key("n")
        game.wait_for_title("Random board")

    def test_menu_entry_opens_setup(self):
        game = self.start()
        game.wait_for_title("Main menu")
        game.ring("Random board")
        game.wait_for_title("Random board")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)


if __name__ == "__main__":
    unittest.main()
