# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Visits every tab of the leaderboard by keyboard, with runs in each."""

import unittest

from driver import EndToEnd, cli, exported, shines, shipped_level, stretches

TABS_Y = 104  # A line through the tabs, above their labels, in a window of 1280×800.
TABS = ("campaign", "random", "daily", "own boards", "shift")


def lit_tab(picture):
    """The left end of the selected tab; None while none is visible."""
    lit = stretches([shines(picture.at(x, TABS_Y)) for x in range(round(0.55 * picture.width))], 8)
    return lit[0][0] if len(lit) == 1 else None


def drawn(*wish):
    """The share code of a random board."""
    return cli("generate", *wish, "--format", "code").strip()


class Leaderboard(EndToEnd):
    def import_runs(self):
        level = shipped_level("shed", 1)
        board = self.folder / "level.txt"
        board.write_text("\n".join(level.board) + "\n", encoding="utf-8")
        loose = drawn("3x4", "--seed", "loose")
        runs = self.folder / "runs.jsonl"
        runs.write_text("\n".join([
            exported(level.key, cli("code", board).strip()),
            # The game's default setting, and therefore the one shown.
            exported("random:5x5,plane,plus,off,any", drawn("5x5", "--seed", "one-of-many"), seed="one-of-many"),
            # A Tuesday of a first week; see docs/daily.md.
            exported("daily:2026-07-14", drawn("5x5", "--difficulty", "medium", "--seed", "daily/2026-07-14")),
            exported(loose, loose)]) + "\n", encoding="utf-8")
        cli("scores", "import", runs, "--data-dir", self.data)

    def test_visits_all_tabs_and_returns(self):
        self.import_runs()
        game = self.start("--player", "Mina", "--screen", "leaderboard")
        game.wait_for_title("Leaderboard")
        begins = [lit_tab(game.wait_for_picture(lit_tab, "the first tab"))]
        for tab in TABS[1:]:
            game.key("e")
            # The next tab is selected and drawn, and the game keeps running.
            picture = game.wait_for_picture(lambda shown: (lit_tab(shown) or 0) > begins[-1], f"the tab {tab}")
            begins.append(lit_tab(picture))
            if tab == "daily":
                game.key("Left", "Left")  # Away from the two puzzles of today, which nobody has played yet.
            if tab != "shift":
                game.wait_for_picture(lambda shown: len(shown.lit_rows()) == 1, f"the player's own row among {tab}")
        for begin in reversed(begins[:-1]):
            game.key("q")
            game.wait_for_picture(lambda shown, there=begin: lit_tab(shown) == there, f"the tab at {begin}")
        game.wait_for_picture(lambda shown: len(shown.lit_rows()) == 1, "the player's own row of the campaign")
        game.key("Escape")
        game.wait_for_title("Main menu")


if __name__ == "__main__":
    unittest.main()
