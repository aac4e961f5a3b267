# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A lesson is taken with the keyboard alone and resumes where it was left; the explorer saves what it shows."""

import json
import os
import sqlite3
import unittest
from contextlib import closing
from unittest.mock import patch

from driver import EndToEnd, wait_until


class Learn(EndToEnd):
    def steps_done(self, lesson):
        with closing(sqlite3.connect(f"file:{self.data}/lichter-aus.db?mode=ro", uri=True)) as database:
            return database.execute("SELECT max(steps) FROM lessons WHERE lesson = ?", (lesson,)).fetchone()[0]

    def test_resumes_lesson(self):
        game = self.start()
        game.wait_for_title("Main menu")
        game.ring("Learn")
        game.wait_for_title("Learn")
        game.key("Return")
        game.wait_for_title("One press, five windows")
        game.key("Return", "Down", "Return", "Right", "Return")  # Presses three windows.
        game.key("Return")
        game.key("Return", "Right", "Return", "Left", "Down", "Return", "x")  # Marks windows and checks them.
        game.key("Return")
        game.key("l", "Return")  # Has the solution shown.
        wait_until(lambda: self.steps_done("toggle") == 3, "three steps in the database")
        game.kill()

        game = self.start("--screen", "learn")
        game.wait_for_title("Learn")
        game.key("Return")
        game.wait_for_title("One press, five windows")
        game.key("l", "l", "Return")  # The last step, and on to the next lesson.
        game.wait_for_title("Order and repeats")
        game.key("Escape")
        game.wait_for_title("Learn")

    def test_lesson_is_offered_once(self):
        level = ("--level", "terrace/cat-on-the-stairs")
        game = self.start(*level)
        game.wait_for_title("Terrace House 8")
        wait_until(lambda: self.steps_done("chase") == 0, "the card in the database")
        game.key("Return")
        game.wait_for_title("Light chasing")
        game.key("Escape")
        game.wait_for_title("Terrace House 8")
        game.kill()

        game = self.start(*level)
        game.wait_for_title("Terrace House 8")
        game.key("Return", "Escape")  # A press on the board, and the menu: no card is in the way.
        wait_until(lambda: self.saved_boards() == 1, "the board in the database")

    def saved_boards(self):
        with closing(sqlite3.connect(f"file:{self.data}/lichter-aus.db?mode=ro", uri=True)) as database:
            return database.execute("SELECT count(*) FROM saved_boards").fetchone()[0]

    def test_album_by_keyboard(self):
        game = self.start("--screen", "campaign")
        game.wait_for_title("Campaign")
        game.key("b")
        game.wait_for_title("Garden Shed, album")
        game.key("Right", "Return")
        game.wait_for_title("Garden Shed, album 2")
        game.key("Escape", "Down", "Down", "Down", "Return")  # Back to levels.
        game.wait_for_title("Garden Shed, album")
        game.key("Escape")
        game.wait_for_title("Campaign")

    def test_fuse_boxes_by_keyboard(self):
        game = self.start("--screen", "learn")
        game.wait_for_title("Learn")
        game.key("e", "Return")  # The tab of Arukone, and its first lesson.
        game.wait_for_title("Join, cut, fill")
        game.key("Return", "Down", "Down")  # Joins 1, which ends the stroke.
        game.key("Tab", "Return", "Up", "Up")  # Jumps to a 2 and joins it.
        wait_until(lambda: self.steps_done("join") == 1, "a step in the database")
        game.key("Return")
        game.key("l", "l", "Return")  # Has the second one shown: 2 cuts 1, then 1 goes another way.
        wait_until(lambda: self.steps_done("join") == 2, "two steps in the database")
        game.kill()

        game = self.start("--screen", "arukone-lesson")
        game.wait_for_title("Corners and narrow gaps")
        game.key("Escape")
        game.wait_for_title("Learn")
        game.key("e", "Return")
        game.wait_for_title("Join, cut, fill")
        game.key("l", "l", "l", "l", "Return")  # Goes on where it was left.
        wait_until(lambda: self.steps_done("join") == 3, "three steps in the database")

    def test_explorer_saves_picture_and_data(self):
        with patch.dict(os.environ, HOME=str(self.folder)):  # The folder for files that the player exports.
            game = self.start("--screen", "explorer")
        game.wait_for_title("Explorer")
        # The focus starts on the number of rows; then columns, surface, stamp, picture, data.
        game.key("Tab", "Tab", "Tab", "Tab", "Return", "Tab", "Return", "Return")

        def saved():
            return sorted(file.name for file in self.folder.rglob("lichter-aus-5x5-plane-plus*"))

        wait_until(lambda: len(saved()) == 3, "a picture and two files of data")
        self.assertEqual(saved(), ["lichter-aus-5x5-plane-plus-2.json", "lichter-aus-5x5-plane-plus.json",
                                   "lichter-aus-5x5-plane-plus.png"])
        (file,) = self.folder.rglob("lichter-aus-5x5-plane-plus.json")
        self.assertEqual(json.loads(file.read_text())["nullity"], 2)


if __name__ == "__main__":
    unittest.main()
