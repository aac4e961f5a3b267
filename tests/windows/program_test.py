# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The command line program for Windows, as it is in the archive, run with Wine: scripts/windows --test program.

LICHTER_PROGRAM is the folder that the archive unpacks to, in which this is done under a path with letters of other
alphabets; LICHTER_SOURCE the sources; WINEPREFIX where Wine keeps its drive C:.
"""

import concurrent.futures
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from datetime import date
from pathlib import Path, PureWindowsPath

SOURCE = Path(os.environ["LICHTER_SOURCE"])
sys.path.insert(0, str(SOURCE / "scripts"))
from made_up_runs import Player  # noqa: E402

PATIENCE = 300
PLUS = ".#.\n###\n.#.\n"  # One press in the middle puts this out.
LEVEL = {"format": "lichter-aus/level", "version": 1, "id": "plus", "name": "Plus", "board": PLUS.split()}
FOREIGN = "Häuser für zwölf 家 ☾"
DRIVE_C = Path(os.environ["WINEPREFIX"]) / "drive_c"


def windows_path(path):
    """How Windows calls a path of this system."""
    path = Path(path)
    if path.is_relative_to(DRIVE_C):
        return "C:\\" + str(PureWindowsPath(path.relative_to(DRIVE_C)))
    return "Z:" + str(PureWindowsPath(path))


class ProgramTest(unittest.TestCase):
    """Runs the program in a folder of its own."""

    @classmethod
    def setUpClass(cls):
        cls._place = tempfile.TemporaryDirectory(prefix="lichter-windows-")
        cls.installed = Path(cls._place.name) / FOREIGN
        shutil.copytree(os.environ["LICHTER_PROGRAM"], cls.installed)
        cls.program = cls.installed / "lichter-aus-cli.exe"

    @classmethod
    def tearDownClass(cls):
        cls._place.cleanup()

    def setUp(self):
        self._folder = tempfile.TemporaryDirectory(prefix="lichter-windows-")
        self.addCleanup(self._folder.cleanup)
        self.folder = Path(self._folder.name)

    def command(self, *arguments):
        return ["wine", windows_path(self.program), *map(str, arguments)]

    @staticmethod
    def environment(**variables):
        return {**os.environ, "LC_ALL": "C.UTF-8", "WINEDEBUG": "-all", **variables}

    def call(self, *arguments, text=None, folder=None, **variables):
        """What the program answers: exit code, standard output and standard error, as they are."""
        done = subprocess.run(self.command(*arguments), input=(text or "").encode(), capture_output=True, check=False,
                              cwd=folder or self.folder, timeout=PATIENCE, env=self.environment(**variables))
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    def answer(self, *arguments, **options):
        """Standard output of a call that succeeds and has nothing to remark."""
        code, out, err = self.call(*arguments, **options)
        self.assertEqual((code, err), (0, ""), out)
        return out

    def write(self, name, content):
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    def runs(self, count, name="Zoë Çelik 王"):
        """Lines of so many runs on one board."""
        player = Player(name, 1, lambda *arguments: self.answer(*arguments))
        run = player.run("random:3x3,plane,plus,off,any", self.answer("code", "-", text=PLUS).strip(), date(2026, 11, 1))
        return [json.dumps({**run, "date": f"2026-{i // 86400 // 28 % 10 + 1:02}-{i // 86400 % 28 + 1:02}T"
                                           f"{i // 3600 % 24:02}:{i // 60 % 60:02}:{i % 60:02}Z"}) for i in range(count)]

    def stored(self, data):
        return self.answer("scores", "export", "-", "--data-dir", windows_path(data)).splitlines()


class Boards(ProgramTest):
    def test_solves_a_board(self):
        answer = json.loads(self.answer("solve", "-", "--json", text=PLUS))
        self.assertEqual((answer["optimum"], answer["presses"]), (1, [[1, 1]]))

    def test_generates_the_boards_of_linux(self):
        """A few of each kind; the part lights compares all of them."""
        lines = [line for line in (SOURCE / "tests/lights/golden-boards.txt").read_text(encoding="utf-8").splitlines()
                 if line and not line.startswith(";")]
        for line in random.Random("golden").sample(lines, 12):
            setting, code, seed = line.split(" ", 2)
            size, surface, stamp, goal, wish = setting.split(",")
            wanted = "--optimum" if wish.isdigit() else "--difficulty"
            with self.subTest(line):
                _, out, _ = self.call("generate", size, "--surface", surface, "--stamp", stamp, "--goal", goal, wanted,
                                      wish, "--seed", seed, "--format", "code")
                self.assertEqual(out.strip() or "-", code)

    def test_proves_and_solves_arukone(self):
        board = self.answer("arukone", "generate", "6x6", "--seed", "Mond ☾")
        answer = json.loads(self.answer("arukone", "solve", "-", "--json", "--count", text=board))
        self.assertTrue(answer["solvable"])

    def test_all_shipped_levels_are_sound(self):
        levels = sorted((self.installed / "share/lichter-aus/levels").glob("?-*.json"))
        self.assertGreaterEqual(len(levels), 10)
        out = self.answer("check", *map(windows_path, levels), "--lang", "en")
        self.assertEqual(out.count("no problems"), len(levels))

    def test_ends_lines_as_on_linux(self):
        self.assertNotIn("\r", self.answer("generate", "4x4", "--seed", "x"))
        self.assertNotIn("\r", self.answer("--help"))

    def test_reads_the_line_ends_of_windows(self):
        crlf = PLUS.replace("\n", "\r\n")
        self.assertIn("1", self.answer("solve", windows_path(self.write("plus.txt", crlf)), "--lang", "en"))
        level = json.dumps(LEVEL, indent=2).replace("\n", "\r\n")
        for start in ("", "\ufeff"):
            out = self.answer("check", windows_path(self.write("plus.json", start + level)), "--lang", "en")
            self.assertIn("1 level, no problems", out)

    def test_speaks_other_languages(self):
        self.assertIn("Aufruf", self.answer("--help", "--lang", "de"))
        _, _, err = self.call("solve", "gibt-es-nicht.json", "--lang", "de")
        self.assertIn("weder eine Datei noch", err)

    def test_refuses_sheets_without_cairo(self):
        """Until Cairo is there, the program says what is missing, and writes nothing."""
        file = self.folder / "sheet.pdf"
        code, _, err = self.call("sheet", "5x5", "--output", windows_path(file), "--lang", "en")
        self.assertEqual(code, 2)
        self.assertIn("airo", err)
        self.assertEqual(list(self.folder.iterdir()), [])


class Places(ProgramTest):
    def test_letters_of_other_alphabets_in_names(self):
        file = self.write(f"{FOREIGN}/Tür 門 №1.json", json.dumps(LEVEL))
        self.assertIn("Tür 門 №1.json: 1 level", self.answer("check", windows_path(file), "--lang", "en"))
        self.assertIn("Tür 門 №1.json: 1 level", self.answer("check", windows_path(file.parent), "--lang", "en"))
        for name in (windows_path(file), f"{FOREIGN}/{file.name}", f"{FOREIGN}\\{file.name}#plus"):
            self.assertEqual(json.loads(self.answer("solve", name, "--json"))["optimum"], 1)
        _, _, err = self.call("solve", f"{FOREIGN}/Tür 門 №2.json", "--lang", "en")
        self.assertIn("Tür 門 №2.json", err)

    def test_letters_of_other_alphabets_in_the_data_folder(self):
        data = self.folder / FOREIGN
        lines = self.runs(3)
        file = self.write("Läufe 走.jsonl", "\r\n".join(lines) + "\r\n")
        self.answer("scores", "import", windows_path(file), "--data-dir", windows_path(data))
        self.assertTrue((data / "lichter-aus.db").is_file())
        self.assertEqual(len(self.stored(data)), 3)
        self.assertIn("Zoë Çelik 王", self.answer("scores", "--all", "--data-dir", windows_path(data)))
        out = self.folder / "Ausgabe 出.jsonl"
        self.answer("scores", "export", windows_path(out), "--data-dir", windows_path(data), "--lang", "en")
        self.assertEqual(out.read_text(encoding="utf-8").splitlines(), self.stored(data))
        code, _, err = self.call("scores", "export", windows_path(out), "--data-dir", windows_path(data), "--lang", "en")
        self.assertEqual(code, 2)
        self.assertIn("Ausgabe 出.jsonl exists already", err)

    def test_shared_leaderboard_in_a_folder_with_such_letters(self):
        shared, data = self.folder / "Klasse 七", self.folder / "data"
        shared.mkdir()
        pupils = self.write("Schüler.txt", "Zoë\r\nÖzgür\r\nŁucja\r\n")
        self.answer("class", "make", windows_path(shared), "--name", "Klasse 7b ☀", "--pupils", windows_path(pupils),
                    "3x3", "--seed", "x", "--data-dir", windows_path(data))
        out = self.answer("class", windows_path(shared), "--data-dir", windows_path(data))
        for word in ("Klasse 7b ☀", "Zoë", "Özgür", "Łucja"):
            self.assertIn(word, out)

    def test_drive_c(self):
        place = DRIVE_C / f"lichter-aus-test-{os.getpid()}"
        self.addCleanup(shutil.rmtree, place, ignore_errors=True)
        place.mkdir(parents=True)
        (place / "plus.json").write_text(json.dumps(LEVEL), encoding="utf-8")
        for name in (f"C:\\{place.name}\\plus.json", f"c:/{place.name}/PLUS.JSON", f"\\\\?\\C:\\{place.name}\\plus.json"):
            with self.subTest(name):
                self.assertEqual(json.loads(self.answer("solve", name, "--json"))["optimum"], 1)

    def test_keeps_the_players_files_among_those_of_programs(self):
        home = self.folder / "AppData"
        runs = "\n".join(self.runs(2))
        places = {"APPDATA": windows_path(home / "Roaming"), "LOCALAPPDATA": windows_path(home / "Local")}
        # Wine gives programs its own values of these, so a program of Windows has to set them.
        script = self.write("start.bat", "".join(f"@set {name}={value}\r\n" for name, value in places.items())
                            + f"@{self.program.name} scores import -\r\n")
        done = subprocess.run(["wine", "cmd", "/c", windows_path(script)], input=runs.encode(), capture_output=True,
                              check=False, cwd=self.program.parent, timeout=PATIENCE, env=self.environment())
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertTrue((home / "Roaming/lichter-aus/lichter-aus.db").is_file(), sorted(self.folder.rglob("*")))

    def test_long_paths(self):
        data = self.folder
        for i in range(8):
            data /= f"Straße der langen Namen {i}, " * 2 + "Ende"
        self.assertGreater(len(windows_path(data)), 400)
        self.answer("scores", "import", "-", "--data-dir", windows_path(data), text="\n".join(self.runs(2)))
        self.assertEqual(len(self.stored(data)), 2)
        level = self.write(data / "plus.json", json.dumps(LEVEL))
        self.assertEqual(json.loads(self.answer("solve", windows_path(level), "--json"))["optimum"], 1)

    def test_names_of_devices_are_no_files(self):
        for name in ("NUL", "nul.json", "CON"):
            code, _, err = self.call("check", name, "--lang", "en")
            self.assertEqual(code, 2, err)
            self.assertNotEqual(err, "")


class ReadOnly(ProgramTest):
    def test_folder_in_which_nothing_can_be_created(self):
        """Not even root creates files there."""
        code, _, err = self.call("scores", "import", "-", "--data-dir", "Z:\\sys\\kernel\\new", "--lang", "en",
                                 text="\n".join(self.runs(1)))
        self.assertEqual(code, 2)
        self.assertIn("cannot be written to", err)
        code, _, err = self.call("scores", "export", "Z:\\sys\\kernel\\runs.jsonl", "--data-dir", windows_path(self.folder),
                                 "--lang", "en")
        self.assertEqual(code, 2)
        self.assertIn("runs.jsonl", err)

    def test_folder_that_became_read_only_still_shows_the_scores(self):
        data = self.folder / "data"
        self.answer("scores", "import", "-", "--data-dir", windows_path(data), text="\n".join(self.runs(2)))
        if subprocess.run(["chattr", "+i", data, data / "lichter-aus.db"], capture_output=True, check=False).returncode != 0:
            self.skipTest("no file can be made unchangeable here")
        self.addCleanup(subprocess.run, ["chattr", "-i", data, data / "lichter-aus.db"], check=True)
        before = (data / "lichter-aus.db").read_bytes()
        self.assertEqual(len(self.stored(data)), 2)
        code, _, err = self.call("scores", "import", "-", "--data-dir", windows_path(data), "--lang", "en",
                                 text="\n".join(self.runs(3)))
        self.assertEqual(code, 2)
        self.assertNotEqual(err, "")
        self.assertEqual((data / "lichter-aus.db").read_bytes(), before)

    def test_file_that_is_read_only_is_not_replaced(self):
        file = self.write("out.jsonl", "mine")
        file.chmod(0o444)
        code, _, _ = self.call("scores", "export", windows_path(file), "--data-dir", windows_path(self.folder / "data"))
        self.assertEqual(code, 2)
        self.assertEqual(file.read_bytes(), b"mine")


class Trouble(ProgramTest):
    def test_killed_while_it_stores_runs(self):
        """Whatever was stored stays, and the rest can be stored afterwards. \\see RunTransferProcesses on Linux."""
        lines = self.runs(4000)
        file = self.write("runs.jsonl", "\n".join(lines) + "\n")
        data = self.folder / "data"
        begun = time.monotonic()
        self.answer("scores", "import", windows_path(file), "--data-dir", windows_path(self.folder / "whole"))
        whole = time.monotonic() - begun
        chance = random.Random("killed")
        stored = 0
        for _ in range(8):
            process = subprocess.Popen(self.command("scores", "import", windows_path(file), "--data-dir", windows_path(data)),
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment())
            try:
                process.wait(timeout=chance.uniform(0.1, 1) * whole)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                process.wait()
            if data.exists():
                kept = self.stored(data)
                self.assertGreaterEqual(len(kept), stored)
                stored = len(kept)
        self.call("scores", "import", windows_path(file), "--data-dir", windows_path(data))
        self.assertEqual(self.stored(data), self.stored(self.folder / "whole"))
        self.assertEqual([path.name for path in data.iterdir() if path.name.startswith(".")], [])

    def test_two_programs_on_one_folder(self):
        """They lose nothing, and nothing is there twice."""
        lines = self.runs(1500)
        data = self.folder / "data"
        files = [self.write(f"{i}.jsonl", "\n".join(lines[500 * i:500 * i + 1000]) + "\n") for i in range(2)]
        with concurrent.futures.ThreadPoolExecutor() as pool:
            calls = [pool.submit(self.call, "scores", "import", windows_path(file), "--data-dir", windows_path(data))
                     for file in files]
            self.assertEqual([call.result()[0] for call in calls], [0, 0], [call.result() for call in calls])
        self.assertEqual(len(self.stored(data)), 1500)

    def test_damaged_scores_are_moved_aside(self):
        data = self.folder / "data"
        self.answer("scores", "import", "-", "--data-dir", windows_path(data), text="\n".join(self.runs(30)))
        (data / "lichter-aus.db").write_bytes(b"no database" * 1000)
        code, _, err = self.call("scores", "--data-dir", windows_path(data), "--lang", "en")
        self.assertIn("lichter-aus.db.damaged-1", err)
        self.assertTrue((data / "lichter-aus.db.damaged-1").is_file(), code)
        self.answer("scores", "import", "-", "--data-dir", windows_path(data), text="\n".join(self.runs(5)))
        self.assertEqual(len(self.stored(data)), 5)


if __name__ == "__main__":
    unittest.main()
