# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A level is created, saved, test-played, played and ranked: with the mouse, and with the keyboard alone."""

import json
import unittest
from types import SimpleNamespace

from driver import EndToEnd, Play, wait_until

# Positions of the controls in a window of 1280×800.
PRESS_BRUSH = (175, 315)
SAVE = (1150, 48)
TEST_PLAY = (1104, 670)
PAVEMENT = (640, 790)
BACK = (64, 48)
EDITOR_TILE = (463, 582)
LEADERBOARD_TILE = (156, 630)
NEW_LEVEL = (841, 116)
FIRST_ROW = (400, 202)
PLAY_ROW = (92, 706)
AGREE = (854, 579)
LEVELS = (770, 684)  # After the last level of one’s own.
OWN_TAB = (354, 121)


class Editor(EndToEnd):
    def levels(self):
        return sorted((self.data / "levels").glob("*.json"))

    def saved(self, name):
        def named():
            for file in self.levels():
                level = json.loads(file.read_text())
                if level["name"] == name:
                    return level
            return None
        return wait_until(named, f"the file of {name}")

    def play(self, level):
        """Plays the saved level to its end: the middle window of a cross."""
        game = self.start("--level", f"own/{level['id']}", "--player", "Mina")
        game.wait_for_title("My levels 1")
        game.key("Right", "Right", "Down", "Down", "Return")
        game.wait_for_title("Good night.")
        game.kill()
        (run,) = self.scores("--level", f"own/{level['id']}")
        self.assertEqual((run["player"], run["moves"], run["optimum"], run["verified"]), ("Mina", 1, 1, True))

    def test_creates_level_with_mouse(self):
        game = self.start("--edit")
        game.wait_for_title("Level editor")
        game.click(*PRESS_BRUSH)
        middle = (620, 405)
        game.click(*middle)
        game.move(*PAVEMENT)
        game.wait_for_picture(lambda picture: picture.mean(*middle, 8)[0] > 200, "a light in the middle")
        game.click(*SAVE)
        game.type("Cross")
        game.key("Return")
        level = self.saved("Cross")
        self.assertEqual(level["board"], [".....", "..#..", ".###.", "..#..", "....."])

        game.click(*TEST_PLAY)
        game.wait_for_title("Cross")
        game.move(*PAVEMENT)
        Play(game, SimpleNamespace(board=level["board"])).press_by_mouse((2, 2))
        game.wait_for_title("Level editor")
        game.kill()
        self.play(level)

    def test_menu_to_leaderboard_with_mouse_alone(self):
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.unfold_menu()
        game.click(*EDITOR_TILE)
        game.wait_for_title("My levels")
        game.click(*NEW_LEVEL)
        game.wait_for_title("Level editor")
        game.click(*PRESS_BRUSH)
        middle = (640, 386)
        game.click(*middle)
        game.move(*PAVEMENT)
        game.wait_for_picture(lambda picture: picture.mean(620, 405, 8)[0] > 200, "a light in the middle")
        game.click(*SAVE)
        game.type("Lamp")
        game.click(*AGREE)
        level = self.saved("Lamp")
        self.assertEqual(level["board"], [".....", "..#..", ".###.", "..#..", "....."])

        game.click(*BACK)
        game.wait_for_title("My levels")
        game.click(*FIRST_ROW)
        game.click(*PLAY_ROW)
        game.wait_for_title("My levels 1")
        game.move(*PAVEMENT)
        Play(game, SimpleNamespace(board=level["board"])).press_by_mouse((2, 2))
        game.wait_for_title("Good night.")
        (run,) = wait_until(lambda: [run for run in self.scores() if run["player"] == "Mina"], "Mina's run")
        self.assertEqual((run["key"], run["moves"], run["optimum"]), (f"level:own/{level['id']}", 1, 1))

        game.click(*LEVELS)
        game.wait_for_title("My levels")
        game.click(*BACK)
        game.wait_for_title("Main menu")
        game.click(*LEADERBOARD_TILE)
        game.wait_for_title("Leaderboard")
        game.click(*OWN_TAB)
        game.move(*PAVEMENT)
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")

    def test_edits_own_level_in_place(self):
        file = self.data / "levels" / "moon.json"
        file.parent.mkdir(parents=True)
        file.write_text(json.dumps({"format": "lichter-aus/level", "version": 1, "id": "moon", "name": "Moon",
                                    "board": [".....", ".....", ".....", ".....", "....."]}))
        game = self.start("--edit", file)
        game.wait_for_title("Level editor")
        game.key("space", "ctrl+s")
        wait_until(lambda: json.loads(file.read_text())["board"][0] == "#....", "the level in its file")
        self.assertEqual(self.levels(), [file])

    def test_creates_level_with_keyboard_alone(self):
        game = self.start("--edit")
        game.wait_for_title("Level editor")
        game.key("4", "Right", "Right", "Down", "Down", "space", "ctrl+s")
        game.type("Keys")
        game.key("Return")
        level = self.saved("Keys")
        game.key("F5")
        game.wait_for_title("Keys")
        game.key("Right", "Right", "Down", "Down", "Return")
        game.wait_for_title("Level editor")
        game.kill()
        self.play(level)

    def test_draft_survives_crash(self):
        game = self.start("--edit")
        game.wait_for_title("Level editor")
        game.key("Right", "space")
        wait_until(lambda: any((self.data / "unfinished").glob("unfinished-*.json")), "the draft")
        game.kill()
        game = self.start("--edit")
        game.wait_for_title("Level editor")
        game.key("ctrl+s")
        game.type("Saved late")
        game.key("Return")
        self.assertEqual(self.saved("Saved late")["board"][0], ".#...")


if __name__ == "__main__":
    unittest.main()
