# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""After the game is killed in the middle of a board, the next start restores board, history and clock."""

import json
import unittest

from driver import EndToEnd, Play, shipped_level, wait_until

THOUGHT = 2  # Seconds between two presses before the game is killed, so that the clock has a value to restore.


class Killed(EndToEnd):
    def setUp(self):
        super().setUp()
        self.data.mkdir()
        # Nothing on the screen changes by itself except the clock.
        (self.data / "settings.json").write_text(json.dumps({"animationSpeed": 0}), encoding="utf-8")

    def think(self, game):
        """Waits until the clock on the screen has advanced by THOUGHT seconds."""
        for _ in range(THOUGHT + 1):  # The first second had already begun.
            before = game.picture().pixels
            game.wait_for_picture(lambda picture, before=before: picture.pixels != before, "the clock to go on")

    def test_restores_board_history_and_clock(self):
        level = shipped_level("terrace", 11)
        self.assertGreater(len(level.presses), 3)
        first, second, third, *rest = level.presses

        game = self.start("--player", "Mina", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        start = play.lit
        play.press_by_key(first)
        play.wait_for_light()
        self.think(game)
        play.press_by_key(second)
        play.wait_for_light()
        after_two = play.lit
        play.press_by_key(third)
        play.wait_for_light()
        after_three = play.lit
        game.key("u")
        play.lit = after_two
        play.wait_for_light()
        game.kill()
        self.assertEqual(self.scores(), [])

        # The menu offers the board first.
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.key("Return")
        game.wait_for_title(f"{level.house} {level.number}")
        play.game = game
        play.wait_for_light()

        # The history: the undone press can be redone, and both presses before it can be undone.
        game.key("y")
        play.lit = after_three
        play.wait_for_light()
        game.key("u", "u", "u")
        play.lit = start
        play.wait_for_light()
        game.key("y", "y", "y")
        play.lit = after_three
        play.wait_for_light()

        for cell in rest:
            play.press_by_mouse(cell)
        game.wait_for_title("Good night.")
        (run,) = wait_until(self.scores, "the run")
        self.assertEqual((run["player"], run["moves"], run["optimum"]),
                         ("Mina", len(level.presses), len(level.presses)))
        self.assertGreaterEqual(run["seconds"], THOUGHT)


if __name__ == "__main__":
    unittest.main()
