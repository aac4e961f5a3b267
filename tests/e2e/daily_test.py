# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The daily puzzle by keyboard alone: from the calendar to the board and the leaderboard of its day."""

import json
import sqlite3
import unittest
from datetime import date

from driver import EndToEnd, cli, wait_until


def words(day):
    """The window's title for a day: "Daily puzzle, 21 Nov"."""
    return f"Daily puzzle, {day.day} {day:%b}"


class DailyPuzzle(EndToEnd):
    def today_in(self, game):
        """The day whose board is open: today, allowing for midnight passing meanwhile."""
        before = date.today()
        wait_until(lambda: game.title() in (words(before), words(date.today())), "the board of today")
        return before if game.title() == words(before) else date.today()

    def stored_code(self):
        """The share code of the unfinished board."""
        def look():
            with sqlite3.connect(f"file:{self.data}/lichter-aus.db?mode=ro", uri=True) as database:
                return database.execute("SELECT code FROM saved_boards").fetchone()
        return wait_until(look, "the unfinished board")[0]

    def solve(self, game):
        """Presses a shortest solution, with the cursor at the first window."""
        game.key("Return")  # So that the board is stored; undone moves do not count.
        code = self.stored_code()
        game.key("u")
        at = [0, 0]
        for cell in json.loads(cli("solve", code, "--json"))["presses"]:
            down, right = cell[0] - at[0], cell[1] - at[1]
            game.key(*["Down" if down > 0 else "Up"] * abs(down), *["Right" if right > 0 else "Left"] * abs(right),
                     "Return")
            at = cell

    def test_todays_board_ranks_under_its_date(self):
        game = self.start("--daily", "--player", "Mina")
        day = self.today_in(game)
        self.solve(game)
        game.wait_for_title("Good night.")
        (run,) = wait_until(self.scores, "the run")
        self.assertEqual((run["key"], run["player"], run["over"]), (f"daily:{day.isoformat()}", "Mina", 0))
        self.assertTrue(run["verified"])
        game.key("Escape")
        game.wait_for_title("Daily puzzle")
        game.key("Escape")
        game.wait_for_title("Main menu")

    def test_menu_resumes_unfinished_board(self):
        game = self.start("--daily")
        day = self.today_in(game)
        game.key("Return")
        self.stored_code()
        game.kill()
        game = self.start()
        game.wait_for_title("Main menu")
        game.key("Return")
        game.wait_for_title(words(day))
        game.key("Escape")
        game.wait_for_title("Pause")
        game.key("q")
        game.wait_for_title("Daily puzzle")

    def test_menu_entry_opens_calendar(self):
        game = self.start()
        game.wait_for_title("Main menu")
        game.ring("Daily puzzle")
        game.wait_for_title("Daily puzzle")
        game.key("Return")
        self.today_in(game)


if __name__ == "__main__":
    unittest.main()
