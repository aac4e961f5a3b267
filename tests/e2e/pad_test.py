# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""From the main menu to the leaderboard with the gamepad alone, in both puzzles; and a pad whose plug is pulled."""

import json
import sqlite3
import unittest

from driver import EndToEnd, Pad, Play, cli, exported, shipped_level, wait_until

BOX = "cellar/pinwheel"
# This box solved from one free number to the next in reading order, as RB leads to them; each way ends at the partner.
WAYS = ("DD", "RUUU", "LDDD", "UU")
DIRECTIONS = {"U": "DpadUp", "D": "DpadDown", "L": "DpadLeft", "R": "DpadRight"}
# Spelled with the letter wheel: a name begins with a capital, and each further letter at "a".
ADA = ("DpadUp", "DpadRight", *["DpadUp"] * 4, "DpadRight", "DpadUp", "A")


class PadAlone(EndToEnd):
    def setUp(self):
        super().setUp()
        self.pad = Pad(self.folder)

    def win_once(self):
        """Gives somebody who has no name yet a win on a loose board: at the second win the game asks for the name."""
        code = cli("generate", "3x4", "--seed", "loose", "--format", "code").strip()
        runs = self.folder / "runs.jsonl"
        runs.write_text(exported(code, code, player="Player") + "\n", encoding="utf-8")
        cli("scores", "import", runs, "--data-dir", self.data)

    def the_run(self, key):
        (run,) = wait_until(lambda: [run for run in self.scores() if (run["player"], run["key"]) == ("Ada", key)],
                            "Ada's run")
        return run

    def leave_to_leaderboard(self, game, entry, levels):
        """From the win to the leaderboard, by way of the screen of levels and the entry of the menu that led there."""
        self.pad.push("B")
        game.wait_for_title(levels)
        self.pad.push("B")
        game.wait_for_title("Main menu")
        self.pad.ring("Leaderboard", focus=entry)
        game.wait_for_title("Leaderboard")

    def quit(self, game):
        self.pad.push("B")
        game.wait_for_title("Main menu")
        self.pad.push("B", "B")  # The first leads to Quit.
        self.assertEqual(game.wait_for_end(), 0)

    def test_solved_level_appears_on_leaderboard(self):
        level = shipped_level("shed", 1)
        self.win_once()
        game = self.start(pad=self.pad)
        game.wait_for_title("Main menu")
        self.pad.ring("Campaign")
        game.wait_for_title("Campaign")
        self.pad.push("A")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses[:-1]:
            play.press_by_pad(self.pad, cell)
            play.wait_for_light()
        play.press_by_pad(self.pad, level.presses[-1])
        game.wait_for_title("Good night.")
        self.pad.push(*ADA)
        run = self.the_run(level.key)
        self.assertEqual((run["rank"], run["moves"], run["optimum"], run["verified"]),
                         (1, len(level.presses), len(level.presses), True))

        self.leave_to_leaderboard(game, "Campaign", "Campaign")
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")
        self.quit(game)

    def moves_kept(self):
        """The number of moves on the unfinished board."""
        with sqlite3.connect(f"file:{self.data}/lichter-aus.db?mode=ro", uri=True) as database:
            row = database.execute("SELECT events FROM saved_boards").fetchone()
        return len(json.loads(row[0])) if row else 0

    def wire(self, way):
        """Takes the number under the cursor and draws; the partner puts the cable down."""
        self.pad.push("A", *[DIRECTIONS[letter] for letter in way])

    def test_wired_fuse_box_appears_on_leaderboard(self):
        self.win_once()
        game = self.start(pad=self.pad)
        game.wait_for_title("Main menu")
        self.pad.ring("Arukone")
        game.wait_for_title("Next door")
        self.pad.push("DpadRight", "A")
        game.wait_for_title("Cellar 2")
        for drawn, way in enumerate(WAYS[:-1], 1):
            self.wire(way)
            wait_until(lambda expected=drawn: self.moves_kept() == expected, f"cable {drawn}")
            self.pad.push("RB")
        self.wire(WAYS[-1])
        game.wait_for_title("Let there be light.")
        self.pad.push(*ADA)
        run = self.the_run(f"level:{BOX}")
        self.assertEqual((run["rank"], run["moves"], run["optimum"], run["verified"]),
                         (1, len(WAYS), len(WAYS), True))

        self.leave_to_leaderboard(game, "Arukone", "Next door")
        game.wait_for_picture(lambda picture: len(picture.lit_rows()) == 1, "the player's own row")
        self.quit(game)

    def test_plays_on_with_a_pad_plugged_in_again(self):
        level = shipped_level("shed", 4)
        self.assertGreaterEqual(len(level.presses), 2)
        self.pad.unplug()
        game = self.start("--player", "Ada", "--level", f"{level.pack}/{level.id}", pad=self.pad)
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses[:-1]:
            self.pad.plug_in()
            play.press_by_pad(self.pad, cell)
            play.wait_for_light()
            self.pad.unplug()
        self.pad.plug_in()
        play.press_by_pad(self.pad, level.presses[-1])
        game.wait_for_title("Good night.")
        self.assertEqual(self.the_run(level.key)["moves"], len(level.presses))


if __name__ == "__main__":
    unittest.main()
