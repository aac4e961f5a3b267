# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Runs take as long as the hands that played them, also while the program stands still."""

import time
import unittest

from driver import EndToEnd, Play, shipped_level, wait_until


class Hands(EndToEnd):
    def setUp(self):
        super().setUp()
        self.level = shipped_level("terrace", 11)
        self.assertGreater(len(self.level.presses), 3)

    def open_level(self):
        game = self.start("--level", f"{self.level.pack}/{self.level.id}")
        game.wait_for_title(f"{self.level.house} {self.level.number}")
        return game, Play(game, self.level)

    def assert_took(self, game, least, most):
        """Asserts that the win counts, and took a time between those, in seconds."""
        game.wait_for_title("Good night.")
        (run,) = wait_until(self.scores, "the run")
        self.assertTrue(run["verified"])
        self.assertGreaterEqual(run["seconds"], least)
        self.assertLessEqual(run["seconds"], most)

    def test_keys_pressed_while_the_game_stands_still(self):
        game, play = self.open_level()
        begun = time.monotonic()
        with game.stopped():
            first, keys = play.press_all_by_keys(self.level.presses, every=60)
            took = time.monotonic() - begun
        self.assert_took(game, 0.060 * (keys - first) - 0.030, took - 0.060 * (first - 1))

    def test_clicks_while_the_game_stands_still(self):
        game, play = self.open_level()
        presses = self.level.presses
        with game.stopped():
            begun = time.monotonic()
            game.click_each(map(play.screen.centre, presses), 0.1)
            took = time.monotonic() - begun
        self.assert_took(game, 0.1 * (len(presses) - 1), took)

    def test_game_that_stands_still_between_two_presses(self):
        game, play = self.open_level()
        begun = time.monotonic()
        play.press_by_key(self.level.presses[0])
        with game.stopped():
            _, keys = play.press_all_by_keys(self.level.presses[1:-1], every=60)
        play.press_by_key(self.level.presses[-1])
        self.assert_took(game, 0.060 * keys, time.monotonic() - begun)


if __name__ == "__main__":
    unittest.main()
