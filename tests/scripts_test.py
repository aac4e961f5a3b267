# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Every script says what it does when it is asked, and does nothing else; and scripts/play says how far it is.

The environment says where the sources are: LICHTER_SOURCE.
"""

import ast
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
SCRIPTS = sorted(path.name for path in (SOURCE / "scripts").iterdir() if path.is_file() and os.access(path, os.X_OK))

# What installs, builds, draws or reaches other computers.
TOOLS = ("apt-get", "dpkg", "sudo", "cmake", "ctest", "ninja", "g++", "clang++", "git", "xvfb-run", "Xvfb", "debootstrap",
         "xgettext", "msgfmt", "gcovr", "sox", "curl", "wget")


def said_at_the_head(script):
    """The words of the comment at the head of a shell script, or of the docstring of one in Python."""
    text = (SOURCE / "scripts" / script).read_text(encoding="utf-8")
    if text.startswith("#!/usr/bin/env python3"):
        return ast.get_docstring(ast.parse(text)).split()
    head = next(part for part in text.split("\n\n") if not part.startswith("#!"))
    return re.sub(r"^#", "", head, flags=re.MULTILINE).split()


class ScriptsInACopy(unittest.TestCase):
    """The scripts in a folder where nothing else is, with tools that only note that they were called."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="lichter-scripts-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.project = self.folder / "project"
        shutil.copytree(SOURCE / "scripts", self.project / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
        self.tools = self.folder / "tools"
        self.tools.mkdir()
        for tool in TOOLS:
            self.tool(tool, "exit 1")

    def tool(self, name, commands):
        """A tool that notes its call and then does what the commands say."""
        path = self.tools / name
        path.write_text(f'#!/bin/bash\necho "${{0##*/}} $*" >>"{self.folder}/called"\n{commands}\n', encoding="utf-8")
        path.chmod(0o755)

    def called(self):
        """The calls of the tools so far."""
        notes = self.folder / "called"
        return notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []

    def run_script(self, *command, **variables):
        environment = {**os.environ, "PATH": f"{self.tools}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1",
                       **variables}
        environment.pop("CI", None)
        return subprocess.run([self.project / "scripts" / command[0], *command[1:]], cwd=self.folder, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)

    def files(self):
        return {path: path.read_bytes() for path in self.folder.rglob("*") if path.is_file()}


# These hand on what they are told: to the game, and to ctest.
HANDED_ON = {"play", "test"}


class WrongUse(ScriptsInACopy):
    def test_no_script_begins_with_an_option_that_it_does_not_know(self):
        for script in sorted(set(SCRIPTS) - HANDED_ON):
            with self.subTest(script=script):
                answer = self.run_script(script, "--nonsense")
                self.assertEqual(answer.returncode, 2, answer.stderr)
                self.assertIn(script, answer.stderr)
                self.assertEqual(self.called(), [])
                self.assertNotIn("Traceback", answer.stderr)

    def test_what_is_missing_is_wrong_use_too(self):
        for call in (["slow-classes"], ["slow-classes", "all", "3"], ["try-bundle"], ["try-bundle", "/nonexistent"],
                     ["windows-libraries"], ["render-ambience"], ["records"], ["attack", "--seed"], ["hardest", "many"]):
            with self.subTest(call=call):
                answer = self.run_script(*call)
                self.assertEqual((answer.returncode, answer.stdout), (2, ""))
                self.assertEqual(self.called(), [])

    def test_the_installers_of_the_bundle_do_nothing_else(self):
        for program in ("install", "uninstall"):
            with self.subTest(program=program):
                file = SOURCE / "share" / "bundle" / program
                home = {**os.environ, "HOME": str(self.folder / "home")}
                helped = subprocess.run(["sh", file, "--help"], env=home, capture_output=True, text=True, check=False)
                self.assertEqual((helped.returncode, helped.stderr), (0, ""))
                self.assertIn("~/.local", helped.stdout)
                wrong = subprocess.run(["sh", file, "--nonsense"], env=home, capture_output=True, text=True, check=False)
                self.assertEqual(wrong.returncode, 2)
                self.assertFalse((self.folder / "home").exists())


class Help(ScriptsInACopy):
    def test_every_script_says_what_it_does_and_does_nothing(self):
        self.assertIn("play", SCRIPTS)
        before = self.files()
        for script in SCRIPTS:
            with self.subTest(script=script):
                answer = self.run_script(script, "--help")
                self.assertEqual((answer.returncode, answer.stderr), (0, ""))
                self.assertIn(" ".join(said_at_the_head(script)), " ".join(answer.stdout.split()))
                self.assertNotIn("SPDX", answer.stdout)
        self.assertEqual(self.run_script("attack", "--seed", "7", "-h").returncode, 0)
        self.assertEqual(self.called(), [])
        self.assertEqual(self.files(), before)


    def test_all_have_the_same_form(self):
        for script in SCRIPTS:
            with self.subTest(script=script):
                help_text = self.run_script(script, "--help").stdout
                what, calls, *_ = help_text.split("\n\n")
                self.assertRegex(what, r"^[A-Z][a-z]+s [^:]", "first a sentence that says what it does")
                self.assertTrue(what.rstrip().endswith("."), what)
                self.assertRegex(calls.split("\n")[0], rf"^    scripts/{re.escape(script)}( |$)", "then how it is called")
                self.assertNotRegex(help_text, r"(?m)^(usage|options|positional arguments):")
                self.assertLessEqual(max(map(len, help_text.split("\n"))), 125)

    def test_says_which_options_there_are(self):
        for script in SCRIPTS:
            text = (SOURCE / "scripts" / script).read_text(encoding="utf-8")
            options = re.findall(r'add_argument\("(--[a-z-]+)"', text)
            if options:
                with self.subTest(script=script):
                    answer = self.run_script(script, "--help").stdout
                    self.assertEqual([option for option in options if option not in answer], [])


class Play(ScriptsInACopy):
    """scripts/play where Debian's tools say that everything is installed, and cmake builds a game that says so."""

    BUILT = "[1/400] one\\nhouse.cpp: warning: odd\\n[200/400] two\\n[400/400] three"

    def setUp(self):
        super().setUp()
        self.tool("dpkg-query", 'for name; do case $name in -*) ;; *) echo "installed $name" ;; esac; done')
        self.tool("cmake", f"""
            [[ $* != *--build* ]] || {{
                printf '{self.BUILT}\\n'
                [[ ! -e "{self.folder}/broken" ]] || {{ echo 'FAILED: house.o'; exit 1; }}
                mkdir -p "{self.project}/build/release/bin"
                cp "{self.tools}/game" "{self.project}/build/release/bin/lichter-aus"
            }}""")
        self.tool("game", 'echo "the game: $*"')

    def log(self):
        return (self.project / "build" / "play.log").read_text(encoding="utf-8")

    def test_says_how_far_it_is_and_keeps_the_rest(self):
        answer = self.run_script("play", "--lang", "de", DISPLAY=":0")
        self.assertEqual((answer.returncode, answer.stdout), (0, "the game: --lang de\n"), answer.stderr)
        lines = [line.removeprefix("scripts/play: ") for line in answer.stderr.splitlines()]
        self.assertEqual((lines[0], lines[-1]), ("1/3 packages: none is missing", "3/3 starting"))
        self.assertRegex("\n".join(lines), r"(?m)^2/3 building: 1 of 400 steps, about (\d+ minutes|a minute) left$")
        self.assertNotIn("odd", answer.stderr)
        self.assertIn("house.cpp: warning: odd", self.log())

    def test_shows_the_end_of_the_log_when_something_fails(self):
        (self.folder / "broken").touch()
        answer = self.run_script("play", DISPLAY=":0")
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertIn("FAILED: house.o", answer.stderr)
        self.assertIn("building failed", answer.stderr)
        self.assertIn("build/play.log", answer.stderr.splitlines()[-1])

    def test_packages_that_cannot_be_installed_are_named(self):
        self.tool("dpkg-query", "exit 1")
        self.tool("apt-get", '[[ $* != *install* ]] || { echo "E: no such package"; exit 100; }')
        self.tool("sudo", '"$@"')
        answer = self.run_script("play", DISPLAY=":0")
        self.assertEqual((answer.returncode, answer.stdout), (1, ""))
        self.assertIn("E: no such package", answer.stderr)
        self.assertIn("apt-get install build-essential", answer.stderr)
        self.assertFalse([call for call in self.called() if call.startswith("cmake")])

    def test_the_version_takes_neither_packages_nor_a_build(self):
        (self.project / "CMakeLists.txt").write_text("project(lichter-aus VERSION 7.8.9 DESCRIPTION)\n", encoding="utf-8")
        answer = self.run_script("play", "--version")
        self.assertEqual((answer.returncode, answer.stdout, self.called()), (0, "lichter-aus 7.8.9\n", []))


if __name__ == "__main__":
    unittest.main()
