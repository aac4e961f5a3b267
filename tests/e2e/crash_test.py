"""The game is killed in the middle of a board: board, history and clock are back at the next start."""

import time
import unittest

from driver import EndToEnd, Play, shipped_level, wait_until

THOUGHT = 2.0  # Seconds between two presses before the end comes, so that the clock has something to keep.


class Killed(EndToEnd):
    def test_board_history_and_clock_come_back(self):
        level = shipped_level("terrace", 1)
        self.assertGreater(len(level.presses), 3)
        first, second, *rest = level.presses

        game = self.start("--player", "Mina", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        start = play.lit
        play.press_by_key(first)
        play.wait_for_light()
        thought = time.monotonic() + THOUGHT
        wait_until(lambda: time.monotonic() > thought, "the clock to run")
        play.press_by_key(second)
        play.wait_for_light()
        game.kill()

        game = self.start("--player", "Mina", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play.game = game
        play.wait_for_light()

        # The history: both presses can be taken back, and brought again.
        lit, play.lit = play.lit, start
        game.key("u", "u")
        play.wait_for_light()
        play.lit = lit
        game.key("y", "y")
        play.wait_for_light()

        for cell in rest:
            play.press_by_mouse(cell)
        game.wait_for_title("Good night.")
        (run,) = wait_until(self.scores, "the run")
        self.assertEqual((run["moves"], run["optimum"]), (len(level.presses), len(level.presses)))
        self.assertGreaterEqual(run["seconds"], THOUGHT)


if __name__ == "__main__":
    unittest.main()
