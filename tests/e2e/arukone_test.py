# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The second puzzle: fuse boxes wired by keyboard and by mouse, and brought back after the game is killed."""

import unittest

from driver import EndToEnd, wait_until

LEVEL = "cellar/pinwheel"
TITLE = "Cellar 2"
# The cells of this 4×4 board in a window of 1280×800.
FIRST = (502, 226)
PITCH = 92
# The solution: the digit that leads to the first terminal, and the way from there.
CABLES = ((1, "DD"), (2, "DDDL"), (3, "LDDD"), (4, "DD"))
KEYS = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}
STARTS = {1: (0, 0), 2: (0, 1), 3: (0, 3), 4: (1, 3)}
ARUKONE_TILE = (310, 582)
PLAY = (1127, 746)


def centre(cell):
    row, column = cell
    return FIRST[0] + column * PITCH, FIRST[1] + row * PITCH


def cells(start, word):
    """The cells of a cable, its first terminal included."""
    way = [start]
    for letter in word:
        row, column = way[-1]
        way.append((row + (letter == "D") - (letter == "U"), column + (letter == "R") - (letter == "L")))
    return way


class FuseBox(EndToEnd):
    def wire_by_keys(self, game, number, word):
        """Jumps to the first number and draws; the partner puts the cable down."""
        game.key(str(number), "Return", *[KEYS[letter] for letter in word])

    def begin_by_mouse(self, game, number, word):
        """Draws a cable and keeps the button down."""
        way = cells(STARTS[number], word)
        game.move(*centre(way[0]))
        game._tool("mousedown", 1)
        for cell in way[1:]:
            game.move(*centre(cell))

    def wire_by_mouse(self, game, number, word):
        before = game.picture().pixels
        self.begin_by_mouse(game, number, word)
        game._tool("mouseup", 1)
        # Nobody is as fast as this test: a run that no hand could make is not recorded.
        game.wait_for_picture(lambda picture: picture.pixels != before, "the cable")

    def the_run(self, player):
        (run,) = wait_until(lambda: [run for run in self.scores() if run["player"] == player], f"{player}'s run")
        return run

    def test_keyboard_alone(self):
        game = self.start("--player", "Ada", "--level", LEVEL)
        game.wait_for_title(TITLE)
        for number, word in CABLES:
            self.wire_by_keys(game, number, word)
        game.wait_for_title("Let there be light.")
        run = self.the_run("Ada")
        self.assertEqual((run["rank"], run["key"], run["moves"], run["optimum"]), (1, f"level:{LEVEL}", 4, 4))

    def test_mouse_alone_from_the_menu(self):
        game = self.start("--player", "Mina")
        game.wait_for_title("Main menu")
        game.unfold_menu()
        game.click(*ARUKONE_TILE)
        game.wait_for_title("Next door")
        game.key("Right")
        game.click(*PLAY)
        game.wait_for_title(TITLE)
        for number, word in CABLES:
            self.wire_by_mouse(game, number, word)
        game.wait_for_title("Let there be light.")
        run = self.the_run("Mina")
        self.assertEqual((run["key"], run["moves"], run["optimum"]), (f"level:{LEVEL}", 4, 4))

    def test_comes_back_after_a_kill_in_mid_stroke(self):
        game = self.start("--player", "Ada", "--level", LEVEL)
        game.wait_for_title(TITLE)
        self.wire_by_keys(game, *CABLES[0])
        self.wire_by_keys(game, *CABLES[1])
        before = game.picture().pixels
        self.begin_by_mouse(game, 3, "LD")
        game.wait_for_picture(lambda picture: picture.pixels != before, "the stroke being drawn")
        game.kill()
        self.assertEqual(self.scores(), [])

        # The menu offers the board first; the stroke that was not put down is gone, those before it are there.
        game = self.start("--player", "Ada")
        game.wait_for_title("Main menu")
        game.key("Return")
        game.wait_for_title(TITLE)
        self.wire_by_keys(game, *CABLES[2])
        self.wire_by_keys(game, *CABLES[3])
        game.wait_for_title("Let there be light.")
        self.assertEqual(self.the_run("Ada")["moves"], 4)


if __name__ == "__main__":
    unittest.main()
