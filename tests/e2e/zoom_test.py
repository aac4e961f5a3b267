# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Zooms a board of 100×100 with wheel, keys, drag and map. Which window is where is found out by pressing it."""

import json
import sqlite3
import unittest

from driver import EndToEnd, wait_until

# Positions in a window of 1280×800.
MIDDLE = (640, 380)
ASIDE = (700, 380)  # Some windows to the right of it.
MAP = (1077, 584, 112)  # Left, top and side of the whole board on the map.

WHEEL_UP, WHEEL_DOWN, MIDDLE_BUTTON = 4, 5, 2


class Zoom(EndToEnd):
    def setUp(self):
        super().setUp()
        self.data.mkdir()
        # The view changes at once, so that the next press hits its final position; and each press is one.
        settings = {"animationSpeed": 0}
        (self.data / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        self.game = self.start("--random", "100x100", "--seed", "zoom")
        self.game.wait_for_title("Random board")
        self.presses = 0

    def stored_presses(self):
        with sqlite3.connect(f"file:{self.data}/lichter-aus.db?mode=ro", uri=True) as database:
            row = database.execute("SELECT events FROM saved_boards").fetchone()
        return [(event[2], event[3]) for event in json.loads(row[0])] if row else []

    def latest_press(self):
        """Waits for the latest press and returns its (row, column)."""
        kept = wait_until(lambda: kept if len(kept := self.stored_presses()) > self.presses else None, "the press")
        self.presses = len(kept)
        return kept[-1]

    def cell_at(self, point):
        """The cell of the window at that point, found by clicking it."""
        self.game.click(*point)
        return self.latest_press()

    def windows_between(self):
        """The number of windows between two points of the screen: the fewer, the larger they are."""
        return self.cell_at(ASIDE)[1] - self.cell_at(MIDDLE)[1]

    def drag(self, start, end, button):
        self.game.move(*start)
        self.game._tool("mousedown", button)
        self.game.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        self.game.move(*end)
        self.game._tool("mouseup", button)

    def assert_near(self, cell, expected, reach=1):
        self.assertLessEqual(max(abs(cell[0] - expected[0]), abs(cell[1] - expected[1])), reach,
                             f"{cell} is not near {expected}")

    def test_wheel_zooms_at_pointer(self):
        small = self.windows_between()
        cell = self.cell_at(MIDDLE)
        for _ in range(6):
            self.game.click(*MIDDLE, WHEEL_UP)
        self.assertEqual(self.cell_at(MIDDLE), cell, "it stays under the pointer")
        self.assertLess(self.windows_between(), small / 2)
        for _ in range(6):
            self.game.click(*MIDDLE, WHEEL_DOWN)
        self.assertEqual(self.cell_at(MIDDLE), cell)
        self.assertEqual(self.windows_between(), small)

    def test_keys_zoom_at_cursor_and_show_whole_board(self):
        small = self.windows_between()
        cell = self.cell_at(MIDDLE)
        self.game.key("Left", "Right", "equal", "equal", "equal", "Return")
        self.assertEqual(self.latest_press(), cell)
        self.assertLess(self.windows_between(), small / 2)
        self.game.key("0")
        self.assertEqual(self.windows_between(), small)
        self.assertEqual(self.cell_at(MIDDLE), cell)

    def test_drag_moves_board_without_pressing(self):
        for _ in range(6):
            self.game.click(*MIDDLE, WHEEL_UP)
        cell = self.cell_at(MIDDLE)
        for button in (MIDDLE_BUTTON, 1):
            before = self.presses
            end = (MIDDLE[0] - 140, MIDDLE[1] + 60)
            self.drag(MIDDLE, end, button)
            self.assertEqual(self.cell_at(end), cell, "the board went along with the pointer")
            self.assertEqual(self.presses, before + 1)
            self.drag(end, MIDDLE, button)
            self.assertEqual(self.cell_at(MIDDLE), cell)

    def test_click_on_map_moves_view(self):
        for _ in range(6):
            self.game.click(*MIDDLE, WHEEL_UP)
        left, top, side = MAP
        for row, column in ((30, 70), (75, 25)):
            self.game.click(left + side * column / 100, top + side * row / 100)
            # MIDDLE is the centre of the visible board, not of the screen.
            self.assert_near(self.cell_at(MIDDLE), (row, column), reach=2)


if __name__ == "__main__":
    unittest.main()
