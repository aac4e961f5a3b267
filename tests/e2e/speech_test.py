# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Plays by ear: the real Speech Dispatcher runs with a module that writes what it is told to say into a file."""

import os
import re
import shutil
import signal
import subprocess
import unittest

from driver import PATIENCE, EndToEnd, wait_until

CONFIGURATION = """
AddModule "record" "sd_generic" "record.conf"
DefaultModule record
DefaultLanguage "en"
AudioOutputMethod "alsa"
AudioALSADevice "null"
"""
# A line of the file for each message: the command goes through a shell, which gets the words in quotes.
MODULE = """
GenericExecuteSynth "echo \\'$DATA\\' >> {file}"
GenericCmdDependency "echo"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
AddVoice "en" "MALE1" "any"
AddVoice "de" "MALE1" "any"
DefaultVoice "any"
"""
PLACE = re.compile(r"row (\d+), column (\d+), (\w+)")


class Voice:
    """A speech service of its own, and what it has said."""

    def __init__(self, folder):
        self._socket = folder / "speech.sock"
        self._said = folder / "said.txt"
        settings = folder / "speech"
        (settings / "modules").mkdir(parents=True)
        (settings / "speechd.conf").write_text(CONFIGURATION, encoding="utf-8")
        (settings / "modules" / "record.conf").write_text(MODULE.format(file=self._said), encoding="utf-8")
        self._folder, self._settings = folder, settings
        self._output = (folder / "speech.txt").open("wb")
        self.start()

    def start(self):
        folder, settings = self._folder, self._settings
        self._socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            ["speech-dispatcher", "--run-single", "--config-dir", settings, "--communication-method", "unix_socket",
             "--socket-path", self._socket, "--timeout", "0", "--log-dir", folder, "--pid-file", folder / "speech.pid"],
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}, stdout=self._output,
            stderr=self._output, start_new_session=True)
        wait_until(self._socket.exists, "the speech service")

    def environment(self):
        return {"SPEECHD_ADDRESS": f"unix_socket:{self._socket}"}

    def said(self):
        return self._said.read_text(encoding="utf-8").splitlines() if self._said.exists() else []

    def kill(self):
        """Kills the service and its module. Asked to terminate, it can wait for its module forever (0.11.4)."""
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def close(self):
        self.kill()
        self._output.close()


@unittest.skipUnless(shutil.which("speech-dispatcher"), "speech-dispatcher is not installed")
class ByEar(EndToEnd):
    def setUp(self):
        super().setUp()
        self.voice = Voice(self.folder)
        self.addCleanup(self.voice.close)
        self.heard = 0

    def listen(self, condition, what):
        """Waits for the first message after those heard that condition() takes, and returns what that returns."""
        def find():
            said = self.voice.said()
            for number in range(self.heard, len(said)):
                if found := condition(said[number]):
                    self.heard = number + 1
                    return found
            return None
        return wait_until(find, f"“{what}”; heard {self.voice.said()}")

    def hear(self, words):
        return self.listen(lambda message: message if words in message else None, words)

    def place(self):
        """The next place that the cursor tells: row, column, state."""
        match = self.listen(PLACE.search, "a place")
        return int(match[1]), int(match[2]), match[3]

    def press(self, game, key):
        self.heard = len(self.voice.said())
        game.key(key)

    def test_a_level(self):
        game = self.start("--speech", "--level", "shed/first-light", variables=self.voice.environment())
        self.hear("Garden Shed 1")
        row, column, _ = self.place()
        self.press(game, "F3")
        self.hear("Goal: all lights off")
        self.press(game, "F8")
        before = self.heard
        self.hear("Row 3: ")  # The service cuts what is said into sentences.
        board = " ".join(self.voice.said()[before:])
        rows = [line.split(", ") for line in re.findall(r"Row \d+: ([^.]*)\.", board)]
        # A press switches a window and its neighbours, so this is the middle of the plus.
        middle = next((r, c) for r in range(1, 4) for c in range(1, 4)
                      if all(rows[y - 1][x - 1] == "lit"
                             for y, x in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1))
                             if 1 <= y <= 3 and 1 <= x <= 3))
        while (row, column) != middle:
            self.press(game, "Down" if row < middle[0] else "Right" if column < middle[1] else
                       "Up" if row > middle[0] else "Left")
            row, column, _ = self.place()
        self.press(game, "Return")
        self.hear("3 stars")

    def test_survives_the_service(self):
        game = self.start("--speech", "--screen", "settings", variables=self.voice.environment())
        self.hear("Language, menu, English")
        self.voice.kill()
        self.voice.start()
        for _ in range(30):  # The first words after it has come back may be lost.
            self.press(game, "Down")
            try:
                wait_until(lambda: len(self.voice.said()) > self.heard, "a control", patience=1)
                break
            except AssertionError:
                continue
        self.hear("slider")
        self.assertIsNone(game.process.poll())

    def test_the_settings(self):
        game = self.start("--speech", "--screen", "settings", variables=self.voice.environment())
        self.hear("Settings")
        self.hear("Language, menu, English")
        self.press(game, "e")
        for _ in range(30):
            self.press(game, "Tab")
            if "Residents" in self.listen(lambda message: message, "a control"):
                break
        self.press(game, "Return")
        self.hear("off")
        self.press(game, "Return")
        self.hear("on")


class AtFirstStart(EndToEnd):
    def setUp(self):
        super().setUp()
        self.voice = Voice(self.folder)
        self.addCleanup(self.voice.close)
        bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(bus.stdout.close)
        self.addCleanup(bus.wait)
        self.addCleanup(bus.terminate)
        self.bus = {"DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip()}

    def tell_desktop(self, runs):
        """What a screen reader tells when it starts; the service that keeps it is started by the bus."""
        subprocess.run(["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
                        "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "ScreenReaderEnabled",
                        f"<{str(runs).lower()}>"], env={**os.environ, **self.bus}, check=True, capture_output=True)

    def test_speaks_if_a_screen_reader_runs(self):
        self.tell_desktop(True)
        self.start(variables={**self.voice.environment(), **self.bus})
        wait_until(lambda: any("Main menu" in message for message in self.voice.said()), "the name of the screen")

    def test_is_silent_if_none_does(self):
        self.tell_desktop(False)
        game = self.start(variables={**self.voice.environment(), **self.bus})
        game.wait_for_title("Main menu")
        game.key("Down", "Down")
        self.assertEqual(self.voice.said(), [])


class WithoutService(EndToEnd):
    def test_says_so_and_goes_on(self):
        nowhere = {"SPEECHD_ADDRESS": f"unix_socket:{self.folder}/nothing", "HOME": str(self.folder)}
        game = self.start("--speech", "--level", "shed/first-light", variables=nowhere)
        wait_until(lambda: "Nothing can be heard" in (self.data / "lichter-aus.log").read_text(encoding="utf-8")
                   if (self.data / "lichter-aus.log").exists() else False, "the sentence in the log")
        game.key("Return", "Right", "Down")
        game.wait_for_title("Garden Shed 1")


if __name__ == "__main__":
    unittest.main()
