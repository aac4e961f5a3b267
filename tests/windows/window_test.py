# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The game for Windows, as it is in the archive, played with Wine on a virtual screen: scripts/windows --test window.

The steps are those of tests/e2e, whose driver starts the programs for Windows here. LICHTER_PROGRAM is the folder that the
archive unpacks to, in which this is done under a path with letters of other alphabets; LICHTER_SOURCE the sources.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
FOREIGN = "Häuser für zwölf 家 ☾"
PATIENCE = 300

_place = tempfile.TemporaryDirectory(prefix="lichter-windows-")  # Until the end of the process.
INSTALLED = Path(_place.name) / FOREIGN
shutil.copytree(os.environ["LICHTER_PROGRAM"], INSTALLED)
for _name in ("lichter-aus", "lichter-aus-cli"):
    _script = Path(_place.name) / "bin" / _name
    _script.parent.mkdir(exist_ok=True)
    _script.write_text(f'#!/bin/sh\nexec wine "{INSTALLED}/{_name}.exe" "$@"\n', encoding="utf-8")
    _script.chmod(0o755)
os.environ["LICHTER_BIN"] = str(Path(_place.name) / "bin")
os.environ["WINEDEBUG"] = "-all"

sys.path.insert(0, str(SOURCE / "tests/e2e"))
import driver  # noqa: E402
from crash_test import Killed  # noqa: E402,F401
from driver import Display, EndToEnd, Play, shipped_level, wait_until  # noqa: E402
from mouse_test import MouseAlone  # noqa: E402,F401

driver.PATIENCE = PATIENCE


class Window(EndToEnd):
    def test_folder_with_letters_of_other_alphabets(self):
        self.data = self.folder / FOREIGN
        level = shipped_level("shed", 1)
        game = self.start("--player", "Zoë 王", "--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_mouse(cell)
        game.wait_for_title("Good night.")
        self.assertTrue((self.data / "lichter-aus.db").is_file())
        self.assertEqual([run["player"] for run in self.scores()], ["Zoë 王"])

    def test_small_window_and_full_screen(self):
        game = self.start(size="800x600")
        game.wait_for_title("Main menu")
        self.assertEqual(game.size(), (800, 600))
        game.key("F11")

        def is_full():
            game.window = game._find_window() or game.window  # It is another one.
            return game.title() and game.size() == self.SCREEN
        wait_until(is_full, "a full screen")


class Demo(unittest.TestCase):
    def test_wins_and_saves_a_picture(self):
        display = Display(1920, 1200)
        self.addCleanup(display.close)
        file = Path(_place.name) / f"Sieg {FOREIGN}.png"
        done = subprocess.run([driver.GAME, "--demo", "--mute", "--lang", "en", "--screenshot", f"Z:{file}"],
                              env={**os.environ, "DISPLAY": display.name, "LIBGL_ALWAYS_SOFTWARE": "1"},
                              capture_output=True, check=False, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("A picture of the win", done.stdout.decode())
        self.assertTrue(file.read_bytes().startswith(b"\x89PNG"))


if __name__ == "__main__":
    unittest.main()
