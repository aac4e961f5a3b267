# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A board that merely waits: its clock goes on, nothing else is drawn again, and a window that was covered is whole
afterwards."""

import unittest

from driver import EndToEnd, Play, shipped_level

CLOCK = (1010, 410, 1180, 465)  # Left, top, right, bottom of the figures in a window of 1280×800.
AWAY = 14  # Seconds: after ten without input, the stars no longer twinkle.


def clock(picture):
    left, top, right, bottom = CLOCK
    return [picture.at(x, y) for y in range(top, bottom, 2) for x in range(left, right, 2)]


def rest(picture):
    """Everything but the strip of the window that the clock is in."""
    row = 3 * picture.width
    return picture.pixels[: CLOCK[1] * row], picture.pixels[CLOCK[3] * row :]


class Redraw(EndToEnd):
    def test_clock_goes_on_and_a_covered_window_recovers(self):
        level = shipped_level("shed", 1)
        game = self.start("--level", f"shed/{level.id}")
        play = Play(game, level)
        play.press_by_key((0, 0))
        play.wait_for_light()
        shown = game.picture()
        for second in range(AWAY):
            before, last = shown, clock(shown)
            shown = game.wait_for_picture(lambda picture: clock(picture) != last, f"change {second} of the clock")
        self.assertEqual(rest(shown), rest(before))

        cover = self.start("--screen", "settings")
        game.wait_for_picture(lambda picture: picture.differs(shown) > 0.3, "the other window")
        cover.kill()
        game.wait_for_picture(lambda picture: picture.differs(shown) < 0.01, "the board, but for twinkling stars")


if __name__ == "__main__":
    unittest.main()
