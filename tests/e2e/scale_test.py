# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""On a desktop with a scale, the window opens that much larger, and its interface with it."""

import subprocess
import unittest

from driver import EndToEnd


class Scale(EndToEnd):
    SCREEN = (3840, 2160)

    def set_dpi(self, dpi):
        """Sets the X resources, as desktops do at their start."""
        subprocess.run(["xprop", "-display", self.display.name, "-root", "-f", "RESOURCE_MANAGER", "8s", "-set",
                        "RESOURCE_MANAGER", f"*customization: -color\nXft.dpi:\t{dpi}\nXft.rgba:\tnone\n"], check=True)

    def assert_opens(self, width, height, *, size=None, **variables):
        game = self.start(size=size, variables=variables)
        game.wait_for_title("Main menu")
        self.assertEqual(game.size(), (width, height))
        self.assertEqual(game.quit(), 0)

    def test_opens_at_scale_of_desktop(self):
        self.assert_opens(1280, 800)
        self.assert_opens(2560, 1600, GDK_SCALE="2")
        self.set_dpi(144)
        self.assert_opens(1920, 1200)
        for nonsense in ("0", "-2", "many", "1e9"):
            self.assert_opens(1920, 1200, GDK_SCALE=nonsense, QT_SCALE_FACTOR=nonsense)
        self.set_dpi(480)
        self.assert_opens(3840, 2160)  # What fits.
        self.set_dpi("many")
        self.assert_opens(1280, 800)

    def test_chosen_size_wins(self):
        self.set_dpi(192)
        self.assert_opens(1000, 760, size="1000x760")
        game = self.start(size=None)
        game.wait_for_title("Main menu")
        self.assertEqual(game.size(), (2560, 1600))
        game.resize(1400, 900)
        self.assertEqual(game.quit(), 0)
        self.assert_opens(1400, 900)


if __name__ == "__main__":
    unittest.main()
