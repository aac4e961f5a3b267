# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""What a desktop sees of the window besides its picture: class and icon."""

import os
import re
import unittest

from driver import EndToEnd

APP_ID = os.environ["LICHTER_APP_ID"]
ICON = 128  # Pixels a side.


class Window(EndToEnd):
    def test_has_class_and_icon(self):
        for arguments in ([], ["--fullscreen"]):
            game = self.start(*arguments)
            game.wait_for_title("Main menu")
            self.assert_known(game)
            game.kill()

    def assert_known(self, game):
        said = game.properties("WM_CLASS", "_NET_WM_ICON")
        self.assertIn(f'WM_CLASS = "lichter-aus", "{APP_ID}"', said)
        icon = re.search(r"_NET_WM_ICON = ([\d, ]+)", said)
        self.assertIsNotNone(icon, said[:400])
        width, height, *pixels = map(int, icon[1].split(", "))
        self.assertEqual((width, height, len(pixels)), (ICON, ICON, ICON * ICON))
        self.assertEqual(pixels[0] >> 24, 0)  # The corners are transparent,
        self.assertGreater(pixels[ICON * ICON // 2 + ICON // 2] >> 24, 250)  # the middle is not.


if __name__ == "__main__":
    unittest.main()
