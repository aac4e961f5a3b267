# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A night shift by keyboard alone: three houses solved, the others skipped, and the result on the leaderboard."""

import itertools
import json
import unittest

from driver import BoardOnScreen, EndToEnd, pressed, wait_until

# The first houses: all 3×3, with 2, 3 and 4 presses.
SIDE = 3
CELLS = list(itertools.product(range(SIDE), repeat=2))
SKIPS = 4  # Each costs ten of the 78 seconds that there are with three houses asleep.


def solution(lit):
    """The fewest presses that switch off a 3×3 house; each house has exactly one solution."""
    for count in range(len(CELLS) + 1):
        for presses in itertools.combinations(CELLS, count):
            left = lit
            for cell in presses:
                left = pressed(left, cell, SIDE, SIDE)
            if not left:
                return presses
    raise AssertionError(f"nothing puts out {sorted(lit)}")


class NightShift(EndToEnd):
    def setUp(self):
        super().setUp()
        self.data.mkdir()
        # Without animation a house is either there or not.
        (self.data / "settings.json").write_text(json.dumps({"animationSpeed": 0}), encoding="utf-8")

        self.cursor = (0, 0)  # Stays in place from house to house.

    def find_house(self, game):
        """Finds the position of the houses by the windows that a first press switches, and undoes it."""
        before = game.picture()
        game.key("Return")
        switched = pressed(set(), self.cursor, SIDE, SIDE)
        house = wait_until(lambda: BoardOnScreen.switched(before, game.picture(), switched), "the press to be seen")
        lit = house.lit(before, SIDE, SIDE)
        game.key("u")
        game.wait_for_picture(lambda picture: house.lit(picture, SIDE, SIDE) == lit, "the press to be taken back")
        return house

    def solve_house(self, game, house, optimum):
        """Waits for a house with that optimum, and solves it."""
        picture = game.wait_for_picture(
            lambda shown: len(solution(house.lit(shown, SIDE, SIDE))) == optimum, f"a house of {optimum} presses")
        for cell in solution(house.lit(picture, SIDE, SIDE)):
            down, right = cell[0] - self.cursor[0], cell[1] - self.cursor[1]
            game.key(*["Down" if down > 0 else "Up"] * abs(down), *["Right" if right > 0 else "Left"] * abs(right),
                     "Return")
            self.cursor = cell

    def test_shift_from_menu_to_leaderboard(self):
        game = self.start()
        game.wait_for_title("Main menu")
        game.ring("Night shift")
        game.wait_for_title("Night shift")
        game.key("Return")
        game.wait_for_title("Night shift: on duty")
        house = self.find_house(game)
        for optimum in (2, 3, 4):
            self.solve_house(game, house, optimum)
        # K skips a house. Two cards are offered after the fifth, and Return picks one; otherwise it presses a window, which
        # does no harm. The rest of the time is waited for: a key that comes after the end would stand in the name.
        game.key("k", "k", *5 * ["Return"], "k", "k", "Return", every=300)
        game.wait_for_title("Shift over")
        game.type("Mina")
        game.key("Return")
        (shift,) = wait_until(lambda: [run for run in self.scores("--shift") if run["player"] == "Mina"],
                              "Mina's shift")
        self.assertEqual((shift["rank"], shift["points"], shift["houses"], shift["atOptimum"]), (1, 400, 3, 3))
        self.assertEqual(shift["skipped"], SKIPS)
        self.assertTrue(shift["verified"])

        game.key("Escape")
        game.wait_for_title("Night shift")
        game.key("Right", "Return")
        game.wait_for_title("Leaderboard")
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")
        game.key("Escape")
        game.wait_for_title("Night shift")
        game.key("Escape")
        game.wait_for_title("Main menu")
        self.assertEqual(game.quit(), 0)


if __name__ == "__main__":
    unittest.main()
