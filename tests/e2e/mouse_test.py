"""From the main menu to the leaderboard with the mouse alone."""

import unittest

from driver import EndToEnd, Play, shipped_level, wait_until


class MouseAlone(EndToEnd):
    def test_the_first_level_solved_and_seen_on_the_leaderboard(self):
        level = shipped_level("shed", 1)
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.click(280, 255)  # the topmost bell
        game.wait_for_title("Campaign")
        game.click(1127, 746)  # Play
        game.wait_for_title(f"{level.house} {level.number}")

        play = Play(game, level)
        for cell in level.presses[:-1]:
            play.press_by_mouse(cell)
            game.move(640, 790)  # the ring round the window under the pointer is no light
            play.wait_for_light()
        play.press_by_mouse(level.presses[-1])
        game.wait_for_title("Good night.")

        (run,) = wait_until(self.scores, "the run")
        self.assertEqual((run["player"], run["rank"], run["key"], run["moves"], run["optimum"]),
                         ("Mina", 1, level.key, len(level.presses), len(level.presses)))


if __name__ == "__main__":
    unittest.main()
