"""Starting where something is missing or wrong: a clear line, no crash, nothing lost."""

import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from driver import GAME, PATIENCE, EndToEnd, Play, shipped_level, wait_until


class WithoutWindow(unittest.TestCase):
    """What the program says before it has a window."""

    def run_game(self, *arguments, program=GAME, **changes):
        environment = {key: value for key, value in {**os.environ, **changes}.items() if value is not None}
        return subprocess.run([program, *map(str, arguments)], env=environment, capture_output=True, text=True,
                              timeout=PATIENCE, check=False)

    def assert_one_line(self, result, code):
        self.assertEqual((result.returncode, result.stdout), (code, ""))
        self.assertRegex(result.stderr, r"\A[^\n]+\n\Z")

    def test_without_a_display_it_says_so_and_ends(self):
        result = self.run_game(DISPLAY=None)
        self.assert_one_line(result, 2)
        self.assertIn("display", result.stderr)

    def test_with_a_display_that_does_not_answer(self):
        self.assert_one_line(self.run_game(DISPLAY=":9876"), 2)

    def test_help_and_version_need_no_display(self):
        for option in ("--help", "--version"):
            result = self.run_game(option, DISPLAY=None)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertIn("lichter-aus", result.stdout.lower())

    def test_options_that_make_no_sense(self):
        for arguments in (["--size", "big"], ["--size", "0x0"], ["--size", "-5x100"], ["--theme", "pink"],
                          ["--lang", "xx"], ["--screen", "kitchen"], ["--no-such-option"], ["--player", ""],
                          ["--player", "a name of more than sixteen letters"],
                          ["--level", "shed/no-such-level"], ["--level", "no-slash"],
                          ["no-such-file.json"], ["LA1 is no code"], ["--screenshot", "/no/such/folder/a.png"]):
            with self.subTest(arguments=arguments):
                self.assert_one_line(self.run_game(*arguments), 2)

    def test_a_copy_without_its_data_names_what_is_missing(self):
        folder = Path(tempfile.mkdtemp(prefix="lichter-e2e-"))
        self.addCleanup(shutil.rmtree, folder)
        program = folder / "bin" / "lichter-aus"
        program.parent.mkdir()
        shutil.copy(GAME, program)
        result = self.run_game(program=program, XDG_DATA_DIRS=str(folder))
        self.assert_one_line(result, 2)
        self.assertIn("share/lichter-aus", result.stderr)


class WithWindow(EndToEnd):
    def test_a_window_made_tiny_and_large_again(self):
        game = self.start()
        game.wait_for_title("Main menu")
        before = game.settled_picture()
        for width, height in ((200, 120), (1, 1), (64, 900)):
            game.resize(width, height)
            wait_until(lambda: game.process.poll() is None and game.title(), "the game to live on")
        game.resize(before.width, before.height)
        wait_until(lambda: not game.picture().is_blank(), "the menu to come back")

    def test_a_data_folder_that_cannot_be_written(self):
        (self.folder / "file").write_text("no folder", encoding="utf-8")
        self.data = self.folder / "file" / "data"
        level = shipped_level("shed", 1)
        game = self.start("--level", f"{level.pack}/{level.id}")
        game.wait_for_title(f"{level.house} {level.number}")
        play = Play(game, level)
        for cell in level.presses:
            play.press_by_mouse(cell)
        game.wait_for_title("Good night.")

    def test_damaged_settings_are_moved_aside(self):
        self.data.mkdir(parents=True)
        (self.data / "settings.json").write_bytes(b'{"theme": "pap')
        game = self.start()
        game.wait_for_title("Main menu")
        kept = [path for path in self.data.iterdir() if path.read_bytes() == b'{"theme": "pap']
        self.assertEqual(len(kept), 1)
        self.assertNotEqual(kept[0].name, "settings.json")

    def test_a_damaged_database_is_moved_aside(self):
        self.data.mkdir(parents=True)
        (self.data / "lichter-aus.db").write_bytes(b"this is no database" * 500)
        game = self.start()
        game.wait_for_title("Main menu")
        kept = [path for path in self.data.iterdir() if path.read_bytes().startswith(b"this is no database")]
        self.assertEqual(len(kept), 1)
        self.assertNotEqual(kept[0].name, "lichter-aus.db")
        self.assertEqual(self.scores(), [])


if __name__ == "__main__":
    unittest.main()
