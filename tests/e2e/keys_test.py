# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A player binds another key, with key events as a real keyboard sends them."""

import json
import subprocess
import unittest

from driver import EndToEnd, shipped_level, wait_until


KEYCODE_OF_H = 43  # The X server's number for a place on the keyboard. A name would make xdotool add such a key.


class OwnKeys(EndToEnd):
    def bindings(self):
        file = self.data / "settings.json"
        return json.loads(file.read_text())["bindings"] if file.exists() else {}

    def test_refuses_one_key_and_stores_another(self):
        game = self.start("--screen", "keys")
        game.wait_for_title("Key bindings")
        # From the second key for Up down to the pad button for Hint, and to its first key.
        game.key(*16 * ["Down"], "Left", "Left", "Return", "Return")
        game.key("odiaeresis")  # SFML has no code for it.
        game.key("ctrl+F2")
        wait_until(lambda: self.bindings() == {"hint": ["Ctrl+F2", "Pad:Y"]}, "the key in the settings")
        game.key("Escape")
        game.wait_for_title("Settings")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)

        level = shipped_level("shed", 1)
        game = self.start("--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        game.key("h", "h", "h", "h")  # No longer the hint key; the fourth would press.
        game.key("ctrl+F2", "ctrl+F2", "ctrl+F2", "ctrl+F2")  # What it costs, region, window, press.
        game.wait_for_title("Good night.")

    def test_letter_keys_work_without_latin_letters(self):
        level = shipped_level("shed", 1)
        for layout in ("ru", "gr"):
            subprocess.run(["setxkbmap", "-display", self.display.name, layout], check=True)
            game = self.start("--level", f"{level.pack}/{level.id}")
            game.wait_for_title(f"{level.house} {level.number}")
            game.key(*4 * [KEYCODE_OF_H])  # The key beside G, whatever is on it: what a hint costs, region, window, press.
            game.wait_for_title("Good night.")
            game.kill()


if __name__ == "__main__":
    unittest.main()
