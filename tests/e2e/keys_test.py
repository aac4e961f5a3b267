"""Another key is bound as a player does it, with the keys that a keyboard really sends."""

import json
import unittest

from driver import EndToEnd, shipped_level, wait_until


class OwnKeys(EndToEnd):
    def bindings(self):
        file = self.data / "settings.json"
        return json.loads(file.read_text())["bindings"] if file.exists() else {}

    def test_one_key_is_refused_another_bound_and_kept(self):
        game = self.start("--screen", "keys")
        game.wait_for_title("Key bindings")
        # From the arrows to undo at the right, and down to the hint.
        game.key("Right", "Down", "Down", "Down", "Return", "Return")
        game.key("odiaeresis")  # SFML has no code for it.
        game.key("ctrl+F2")
        wait_until(lambda: self.bindings() == {"hint": ["Ctrl+F2", "Pad:Y"]}, "the key in the settings")
        game.key("Escape")
        game.wait_for_title("Settings")
        game.key("Escape")
        game.wait_for_title("Main menu")
        game.key("Escape")
        self.assertEqual(game.wait_for_end(), 0)

        level = shipped_level("shed", 1)
        game = self.start("--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        game.key("h", "h", "h")  # It was the hint's, whose third one presses.
        game.key("ctrl+F2", "ctrl+F2", "ctrl+F2")
        game.wait_for_title("Good night.")


if __name__ == "__main__":
    unittest.main()
