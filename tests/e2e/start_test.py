# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""If the program cannot start, it prints one clear line and exits with the right code."""

import os
import shutil
import subprocess
import tempfile
import unittest
from functools import partial
from pathlib import Path

from driver import GAME, PATIENCE, Display, limit_files

SHARE = GAME.parent.parent / "share" / "lichter-aus"


def run_game(*arguments, program=GAME, longest_file=None, **changes):
    """Runs the program to its end with a changed environment; None removes a variable."""
    wanted = {**os.environ, "LC_ALL": "C.UTF-8", "WAYLAND_DISPLAY": None, **changes}
    environment = {key: value for key, value in wanted.items() if value is not None}
    limits = {} if longest_file is None else {"preexec_fn": partial(limit_files, longest_file)}
    return subprocess.run([program, *map(str, arguments)], env=environment, capture_output=True, text=True,
                          timeout=PATIENCE, check=False, **limits)


class Start(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="lichter-e2e-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def assert_one_line(self, result, *words):
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertRegex(result.stderr, r"\Alichter-aus: [^\n]+\n\Z")
        for word in words:
            self.assertIn(word, result.stderr)


class WithoutDisplay(Start):
    def test_reports_missing_display(self):
        self.assert_one_line(run_game(DISPLAY=None), "display")

    def test_reports_unreachable_display(self):
        self.assert_one_line(run_game(DISPLAY=":9876"), "display")

    def test_reports_missing_display_in_german(self):
        self.assert_one_line(run_game("--lang", "de", DISPLAY=None), "Bildschirm")

    def test_says_that_wayland_alone_is_not_enough(self):
        for display in (None, ":9876"):
            self.assert_one_line(run_game(DISPLAY=display, WAYLAND_DISPLAY="wayland-0"), "Wayland session", "xwayland")
        self.assert_one_line(run_game("--lang", "de", DISPLAY=None, WAYLAND_DISPLAY="wayland-0"), "Wayland-Sitzung",
                             "das Paket xwayland")
        result = run_game(DISPLAY=None, WAYLAND_DISPLAY="")
        self.assert_one_line(result, "There is no display")
        self.assertNotIn("Wayland", result.stderr)

    def test_help_and_version_need_no_display(self):
        for option in ("--help", "--version"):
            result = run_game(option, DISPLAY=None)
            self.assertEqual((result.returncode, result.stderr), (0, ""))
            self.assertIn("lichter-aus", result.stdout.lower())


class WithoutOpenGl(Start):
    def assert_reported(self, display, **changes):
        data = self.folder / "data"
        for arguments in ([], ["--screenshot", self.folder / "menu.png"], ["--demo"]):
            with self.subTest(arguments=arguments):
                result = run_game("--data-dir", data, *arguments, DISPLAY=display, **changes)
                self.assert_one_line(result, "OpenGL", "lichter-aus-cli")
        self.assertIn("OpenGL", (data / "lichter-aus.log").read_text(encoding="utf-8"))

    def test_display_without_glx(self):
        display = Display(1280, 800, "-extension", "GLX")
        self.addCleanup(display.close)
        self.assert_reported(display.name)

    def test_no_direct_rendering(self):
        display = Display(1280, 800, "-iglx")
        self.addCleanup(display.close)
        self.assert_reported(display.name, LIBGL_ALWAYS_INDIRECT="1")
        result = run_game("--lang", "de", "--data-dir", self.folder, DISPLAY=display.name, LIBGL_ALWAYS_INDIRECT="1")
        self.assert_one_line(result, "funktioniert auf diesem Bildschirm nicht")


class WithDisplay(Start):
    @classmethod
    def setUpClass(cls):
        display = Display(1280, 800)
        cls.addClassCleanup(display.close)
        cls.display = display.name

    def run_game(self, *arguments, **how):
        return run_game("--data-dir", self.folder / "data", "--mute", *arguments, DISPLAY=self.display, **how)

    def test_invalid_options(self):
        for arguments in (["--size", "big"], ["--size", "0x0"], ["--size", "-5x100"], ["--theme", "pink"],
                          ["--lang", "xx"], ["--screen", "kitchen"], ["--screen", "3"], ["--no-such-option"],
                          ["--player", ""], ["--level", ""], ["--screenshot", ""], [""],
                          ["--player", "a name of more than sixteen letters"], ["--player", "\x1b[31mred"],
                          ["--level", "shed/no-such-level"], ["--level", "no-slash"],
                          ["no-such-file.json"], ["LA1 is no code"], ["LA1" + "A" * 5000],
                          ["--screenshot", "/no/such/folder/a.png"]):
            with self.subTest(arguments=arguments):
                self.assert_one_line(self.run_game(*arguments))

    def test_output_is_safe_on_a_terminal(self):
        result = self.run_game("no-such\x1b[2J\nfile")
        self.assert_one_line(result, "no-such")
        self.assertNotIn("\x1b", result.stderr)

    def test_reports_unusable_data_folder(self):
        under = self.folder / "file" / "data"
        under.parent.touch()
        for folder, words in ((__file__, "is not a folder"), ("", "cannot be empty"), (under, f"{under.parent} is not a folder"),
                              ("/proc/data", "--data-dir"), ("n" * 300, "too long"), ("n/" * 3000, "too long")):
            self.assert_one_line(run_game("--data-dir", folder, DISPLAY=self.display), "--data-dir", words)

    def test_reports_full_disk_for_screenshot(self):
        picture = self.folder / "menu.png"
        self.assert_one_line(self.run_game("--screenshot", picture, longest_file=4096), str(picture))

    def test_reports_missing_data_files(self):
        program = self.copy_program()
        self.assert_one_line(self.run_game(program=program, XDG_DATA_DIRS=str(self.folder)), "share/lichter-aus")

    def test_reports_missing_or_damaged_font(self):
        program = self.copy_program()
        share = self.folder / "share" / "lichter-aus"
        shutil.copytree(SHARE, share)
        font = share / "fonts" / "Lato-Regular.ttf"
        font.write_bytes(b"no font")
        self.assert_one_line(self.run_game(program=program), font.name)
        font.unlink()
        self.assert_one_line(self.run_game(program=program), font.name)

    def copy_program(self):
        program = self.folder / "bin" / "lichter-aus"
        program.parent.mkdir()
        shutil.copy(GAME, program)
        return program


if __name__ == "__main__":
    unittest.main()
