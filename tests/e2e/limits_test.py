# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Limits imposed by the system: a reader that closes the pipe, a limit on the size of files."""

import os
import shutil
import subprocess
import tempfile
import unittest
from functools import partial
from pathlib import Path

from driver import CLI, PATIENCE, WITHOUT_FILE_OF_SANITIZER, limit_files


class Limits(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="lichter-e2e-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def run_in_shell(self, line):
        return subprocess.run(["bash", "-c", line, "bash", CLI, self.folder], capture_output=True, text=True,
                              timeout=PATIENCE, check=False)

    def test_closed_pipe_is_not_an_error(self):
        # The first one inherits an ignored SIGPIPE, like a program started by a service.
        for before in ("trap '' PIPE", ":"):
            with self.subTest(before=before):
                result = self.run_in_shell(f'{before}; "$1" --help | true; "$1" scores --data-dir "$2" --csv | head -1')
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                self.assertTrue(result.stdout.startswith("rank,player,key"))

    def test_endless_input_is_refused(self):
        for line in ('"$1" check <(yes)', 'yes | "$1" check -', '"$1" check --json <(yes)', '"$1" check /dev/zero',
                     '"$1" solve <(yes)'):
            with self.subTest(line=line):
                result = self.run_in_shell(line)
                self.assertEqual(result.returncode, 2)
                self.assertRegex(result.stderr, r"\Alichter-aus-cli: [^\n]+\n\Z")

    def test_checks_levels_from_a_pipe(self):
        result = self.run_in_shell('"$1" check <(sleep 0.2; "$1" decode LA1ChQAjvuID)')
        self.assertEqual((result.returncode, result.stderr), (0, ""))

    def test_empty_pipe_is_read_to_its_end(self):
        for line in ('"$1" check <(true)', 'true | "$1" check /dev/stdin'):
            with self.subTest(line=line):
                self.assertEqual(self.run_in_shell(line).returncode, 1)

    def test_reports_file_size_limit(self):
        (self.folder / "lichter-aus.db").touch()  # An existing empty file is used as the database, which takes space.
        result = subprocess.run([CLI, "scores", "--data-dir", self.folder], preexec_fn=partial(limit_files, 0),
                                env={**os.environ, **WITHOUT_FILE_OF_SANITIZER}, capture_output=True, text=True,
                                timeout=PATIENCE, check=False)
        self.assertGreaterEqual(result.returncode, 0, "no signal ended it")
        self.assertEqual(result.stderr.count("\n"), 1 if result.returncode else 0)


if __name__ == "__main__":
    unittest.main()
