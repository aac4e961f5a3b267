# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Plays the real program as a player does: keys and clicks go to a virtual screen, pushes to a gamepad made for the test
(FakePad.cpp); the tests check the window's title, its picture, and the scores reported by the command line program.

Nothing here waits for a fixed time: every step waits for its expected effect, and fails with a sentence if it does not
occur (and with a picture, if LICHTER_E2E_PICTURES names a folder). A title stands for a screen that takes input: the
game announces no screen before. Environment variables: LICHTER_SOURCE (the sources), LICHTER_BIN (the built
programs).
"""

import json
import os
import re
import resource
import shutil
import signal
import struct
import subprocess
import tempfile
import time
import unittest
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
GAME = Path(os.environ["LICHTER_BIN"]) / "lichter-aus"
CLI = Path(os.environ["LICHTER_BIN"]) / "lichter-aus-cli"
FAKE_PAD = Path(os.environ["LICHTER_BIN"]) / "fake-pad.so"

PATIENCE = 60.0  # Seconds that any step may take on a busy machine, with sanitizers.

NAME = "Lichter Aus"

# Variables that make windows larger. The tests must not depend on those of whoever runs them.
SCALES = ("GDK_SCALE", "QT_SCALE_FACTOR")

# The entries of the main menu that the arrows lead to, row by row.
MENU = (("Continue",), ("Campaign",), ("Daily puzzle",), ("Random board",), ("Night shift",), ("Around the house",),
        ("Duel", "Arukone", "Editor"), ("Leaderboard", "Learn", "Players"))
FOLDED = 6  # From this row on, they are there once the plate above has been pressed.


def way_in_menu(plate, focus, confirm):
    """The keys that choose an entry of the main menu, from the one that has the focus. Those around the house are
    folded away, unless one of them has it."""
    def place(name):
        return next((row, entries.index(name)) for row, entries in enumerate(MENU) if name in entries)

    def go(row, column, from_row, from_column):
        if row != from_row and from_row < FOLDED:
            from_column = 0  # Down from the plates leads to the first tile.
        return (["Down" if row > from_row else "Up"] * abs(row - from_row)
                + ["Right" if column > from_column else "Left"] * abs(column - from_column)
                + [confirm])

    to, start = place(plate), place(focus)
    if to[0] < FOLDED:
        return go(to[0], start[1] if start[0] >= FOLDED else 0, *start)
    if start[0] >= FOLDED:
        return go(*to, *start)
    return go(FOLDED - 1, 0, *start) + go(*to, FOLDED - 1, 0)


def wait_until(condition, what, patience=PATIENCE):
    """Polls condition() and returns its first true value; raises an AssertionError that names `what` on timeout."""
    end = time.monotonic() + patience
    while not (value := condition()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {patience:.0f} s in vain for {what}")
        time.sleep(0.02)
    return value


def cli(*arguments, code=0, said=False):
    """Runs lichter-aus-cli and returns its standard output, or with `said` its errors; fails unless it exits with the given
    code."""
    result = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True, check=False)
    if result.returncode != code:
        raise AssertionError(f"lichter-aus-cli {arguments} ended with {result.returncode}: {result.stderr}")
    return result.stderr if said else result.stdout


def exported(key, code, **more):
    """A run that solves the board with the fewest presses, as a line of an export."""
    answer = json.loads(cli("solve", code, "--json", "--presses"))
    return run_line(key, code, [[500 * i, "p", *cell] for i, cell in enumerate(answer["presses"])], **more)


def exported_box(key, code):
    """The same for a fuse box whose every cell is to be filled: one stroke for each pair."""
    answer = json.loads(cli("arukone", "solve", code, "--json"))
    return run_line(key, code, [[500 * i, "c", row, column, word]
                                for i, (_, row, column, word) in enumerate(answer["cables"])])


def run_line(key, code, events, **more):
    """A run of Mina's at the optimum, as a line of an export."""
    return json.dumps({"format": "lichter-aus/run", "version": 1, "key": key, "code": code, "player": "Mina",
                       "events": events, "moves": len(events), "optimum": len(events), "exact": True,
                       "hints": 0, "live": False, "undos": 0, "ms": events[-1][0],
                       "date": "2026-07-14T12:00:00Z", "program": "test", **more})


@dataclass(frozen=True)
class Level:
    """A shipped level, with one of its shortest solutions as (row, column), counted from 0."""

    pack: str
    number: int
    id: str
    house: str  # The name in English.
    board: tuple
    presses: tuple

    @property
    def key(self):
        return f"level:{self.pack}/{self.id}"


def shipped_level(pack, number):
    """The level in the window of a house with that number, counted from 1."""
    for file in (SOURCE / "levels").glob("*.json"):
        content = json.loads(file.read_text(encoding="utf-8"))
        if content.get("id") == pack:
            level = [each for each in content["levels"] if not each.get("album")][number - 1]
            with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as alone:
                json.dump({"format": "lichter-aus/level", "version": 4, **level}, alone)
                alone.flush()
                answer = json.loads(cli("solve", "--json", "--presses", alone.name))
            return Level(pack, number, level["id"], content["name"], tuple(level["board"]),
                         tuple(map(tuple, answer["presses"])))
    raise AssertionError(f"no pack {pack} in {SOURCE / 'levels'}")


def lit_cells(board):
    """The (row, column) of every lit window of a board written as rows of '#' and '.'."""
    return {(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == "#"}


def pressed(lit, cell, rows, columns):
    """The lit windows after a press on a plane board with the plus stamp."""
    r, c = cell
    arms = {(r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
    return lit ^ {(y, x) for y, x in arms if 0 <= y < rows and 0 <= x < columns}


class Display:
    """A private virtual screen: Xvfb on a free display number."""

    def __init__(self, width, height, *options):
        read, write = os.pipe()
        self._process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24", "-noreset", "-nolisten", "tcp",
             *options],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise AssertionError("Xvfb did not start")
        self.name = f":{number}"

    def close(self):
        self._process.terminate()
        self._process.wait(PATIENCE)


class Picture:
    """The pixels of a window: red, green and blue of each, row by row."""

    def __init__(self, width, height, pixels):
        self.width, self.height, self.pixels = width, height, pixels

    def at(self, x, y):
        place = 3 * (y * self.width + x)
        return tuple(self.pixels[place : place + 3])

    def mean(self, x, y, reach):
        """The average colour of the square of pixels up to `reach` from (x, y)."""
        square = [self.at(i, j) for i in range(x - reach, x + reach + 1) for j in range(y - reach, y + reach + 1)]
        return tuple(sum(colour[channel] for colour in square) / len(square) for channel in range(3))

    def differs(self, other):
        """The fraction of bytes that differ from a picture of the same size."""
        return sum(mine != its for mine, its in zip(self.pixels, other.pixels)) / len(self.pixels)

    def is_blank(self):
        return len(set(self.pixels)) < 8

    def lit_rows(self):
        """The bands in which lamplight fills more than half of the width, as (top, bottom). On the leaderboard that is
        the player's own row."""
        across = range(0, self.width, 4)
        return stretches([2 * sum(shines(self.at(x, y)) for x in across) > len(across) for y in range(self.height)], 4)


class Pad:
    """A gamepad with Xbox layout, plugged in. A game gets it when it is started: see EndToEnd.start()."""

    # Numbered as in messages of the driver, and named as in the settings.
    BUTTONS = ("A", "B", "X", "Y", "LB", "RB", "View", "Menu", "Guide", "LS", "RS")
    AXES = (("StickLeft", "StickRight"), ("StickUp", "StickDown"), (None, "LT"),
            ("Stick2Left", "Stick2Right"), ("Stick2Up", "Stick2Down"), (None, "RT"),
            ("DpadLeft", "DpadRight"), ("DpadUp", "DpadDown"))
    FAR = 32767
    PACE = 0.03  # Seconds between pushes, as between keys: a run that no hand could make is not recorded.
    BUTTON, AXIS, AT_FIRST = 0x01, 0x02, 0x80  # The types of messages.

    def __init__(self, folder):
        if not FAKE_PAD.exists():
            raise AssertionError(f"{FAKE_PAD} is not built")
        self._node = folder / "js0"
        self.plug_in()

    def environment(self):
        """What gives the pad to a program that is started with it."""
        # AddressSanitizer insists on being the first library unless told otherwise.
        options = ":".join(filter(None, [os.environ.get("ASAN_OPTIONS"), "verify_asan_link_order=0"]))
        return {"LD_PRELOAD": str(FAKE_PAD), "LICHTER_E2E_PAD": str(self._node), "ASAN_OPTIONS": options}

    def plug_in(self):
        os.mkfifo(self._node)
        self._file = os.open(self._node, os.O_RDWR)  # Also for reading, so that it never waits for a reader.
        # The driver begins by saying how everything stands.
        for button in range(len(self.BUTTONS)):
            self._say(self.BUTTON | self.AT_FIRST, button, 0)
        for axis in range(len(self.AXES)):
            self._say(self.AXIS | self.AT_FIRST, axis, self._rest(axis))

    def unplug(self):
        """Pulls the plug; what the game has not read yet is lost."""
        self._node.unlink()
        os.close(self._file)

    def push(self, *names):
        """Pushes and releases buttons ("A"), sticks ("StickUp"), the D-pad ("DpadUp") and triggers ("LT"), one after the
        other."""
        for name in names:
            if name in self.BUTTONS:
                button = self.BUTTONS.index(name)
                self._say(self.BUTTON, button, 1)
                self._say(self.BUTTON, button, 0)
            else:
                (axis, side), = [(axis, ends.index(name)) for axis, ends in enumerate(self.AXES) if name in ends]
                self._say(self.AXIS, axis, self.FAR if side else -self.FAR)
                self._say(self.AXIS, axis, self._rest(axis))
            time.sleep(self.PACE)

    def ring(self, plate, focus="Continue"):
        """Chooses an entry of the main menu, starting from the focused one."""
        self.push(*[key if key == "A" else f"Dpad{key}" for key in way_in_menu(plate, focus, "A")])

    def _rest(self, axis):
        """The position of an axis that nobody touches: a trigger has only one side."""
        return 0 if self.AXES[axis][0] else -self.FAR

    def _say(self, kind, number, value):
        os.write(self._file, struct.pack("=IhBB", 0, value, kind, number))


# ThreadSanitizer writes a temporary file when a program starts, and the limit kills the program then. Without a folder
# for temporary files it skips that.
WITHOUT_FILE_OF_SANITIZER = {"TMPDIR": "/nonexistent"}


def limit_files(longest):
    """Limits the size of files that this process can write, which simulates a full disk. A write beyond the limit also
    raises SIGXFSZ, which ends a program that does not ignore it."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (longest, longest))


class Game:
    """A running lichter-aus with its window."""

    def __init__(self, display, data, log, *arguments, longest_file=resource.RLIM_INFINITY, pad=None,
                 variables=None):
        self._environment = {**os.environ, "DISPLAY": display.name, "LIBGL_ALWAYS_SOFTWARE": "1", "LC_ALL": "C.UTF-8"}
        for name in ("XAUTHORITY", *SCALES):
            self._environment.pop(name, None)
        self._environment.update(variables or {})
        with_pad = pad.environment() if pad else {}
        self.log = log
        with self.log.open("ab") as output:
            self.process = subprocess.Popen([GAME, "--data-dir", data, "--mute", *map(str, arguments)],
                                            env={**self._environment, **with_pad}, stdout=output, stderr=output,
                                            preexec_fn=partial(limit_files, longest_file))
        self.window = wait_until(self._find_window, "the window")
        self._tool("windowfocus", "--sync", self.window)  # No window manager does it.

    def _run(self, *command):
        return subprocess.run([*map(str, command)], env=self._environment, capture_output=True, check=False).stdout

    def _tool(self, *arguments):
        """Runs xdotool and returns its output."""
        return self._run("xdotool", *arguments).decode()

    def _find_window(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the game ended with {self.process.returncode}:\n{self.log.read_text()}")
        found = self._tool("search", "--onlyvisible", "--name", f"^{NAME}").split()
        return found[0] if found else None

    # Output: what a player sees.

    def title(self):
        """The window's title without the name of the game, such as "Campaign"."""
        answer = self._run("xprop", "-id", self.window, "-notype", "8u", "_NET_WM_NAME").decode()
        found = re.search(r'= "(.*)"$', answer, re.MULTILINE)
        return found[1].removeprefix(f"{NAME} – ") if found else ""

    def properties(self, *names):
        """Properties of the window, one a line: NAME = VALUE, with numbers in full."""
        formats = {"WM_CLASS": "8s", "_NET_WM_ICON": "32c"}
        return "\n".join(self._run("xprop", "-id", self.window, "-notype", "-len", 2 ** 20, "-f", name, formats[name],
                                   " = $0+\n", name).decode() for name in names)

    def size(self):
        """The width and height of the window in pixels."""
        said = dict(re.findall(r"^(WIDTH|HEIGHT)=(\d+)$", self._tool("getwindowgeometry", "--shell", self.window), re.M))
        return int(said["WIDTH"]), int(said["HEIGHT"])

    def wait_for_title(self, title):
        try:
            wait_until(lambda: self.title() == title, f'the title "{title}"')
        except AssertionError as error:
            self.save_picture()
            raise AssertionError(f'{error}; it is "{self.title()}"') from None

    def picture(self):
        """The current picture of the window."""
        answer = self._run("import", "-silent", "-window", self.window, "-depth", "8", "ppm:-")
        header = re.match(rb"P6\s+(\d+)\s+(\d+)\s+255\s", answer)
        if not header:
            raise AssertionError("the window could not be photographed")
        return Picture(int(header[1]), int(header[2]), answer[header.end():])

    def wait_for_picture(self, condition, what):
        """Waits for a picture of the window for which condition(picture) holds, and returns it."""
        try:
            return wait_until(lambda: picture if condition(picture := self.picture()) else None, what)
        except AssertionError:
            self.save_picture()
            raise

    def save_picture(self):
        folder = os.environ.get("LICHTER_E2E_PICTURES")
        if folder:
            self._run("import", "-silent", "-window", self.window, Path(folder) / f"{self.process.pid}.png")

    # Input: what a player does.

    def key(self, *names, every=30):
        """Presses and releases keys, one every so many milliseconds, by their X11 names ("Return", "ctrl+z")."""
        self._tool("key", "--delay", every, *names)

    def type(self, text):
        self._tool("type", "--delay", "30", text)

    def move(self, x, y):
        self._tool("mousemove", "--window", self.window, round(x), round(y))

    def ring(self, plate, focus="Continue"):
        """Chooses an entry of the main menu with the keys, starting from the focused one."""
        self.key(*way_in_menu(plate, focus, "Return"))

    def click(self, x, y, button=1):
        self.move(x, y)
        self._tool("click", button)

    def unfold_menu(self):
        """Clicks on the plate of the main menu that has what is around the house behind it."""
        self.click(200, 541)
        self.wait_for_picture(lambda picture: shines(picture.at(380, 527)), "the plate, lit")

    def click_each(self, places, every):
        """Clicks the places one after the other, one every so many seconds."""
        self._tool(*[word for x, y in places for word in ("mousemove", "--window", self.window, round(x), round(y),
                                                          "click", 1, "sleep", every)])

    @contextmanager
    def stopped(self):
        """Meanwhile the game does not run, as when the computer swaps. What a player does then waits for it."""
        self.process.send_signal(signal.SIGSTOP)
        wait_until(lambda: Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T",
                   "the game to stop")
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def resize(self, width, height):
        """Resizes the window, with all of it on the screen, and waits until it has that size."""
        self._tool("windowmove", self.window, 0, 0, "windowsize", self.window, width, height)
        self.wait_for_picture(lambda picture: (picture.width, picture.height) == (width, height),
                              f"a window of {width}×{height}")

    # Ending the game.

    def kill(self):
        """Kills the game, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def quit(self):
        """Quits from the main menu by keyboard, where Esc leads to Quit and quits from there. Returns the exit code."""
        self.key("Escape", "Escape")
        return self.wait_for_end()

    def wait_for_end(self):
        """Waits for a game that was asked to quit, and returns its exit code."""
        return self.process.wait(PATIENCE)


def shines(colour):
    """Whether a pixel has the colour of lamplight in the theme "night"."""
    red, _, blue = colour
    return red > 215 and red > blue + 40


def stretches(marks, gap):
    """The stretches of true values, as (first, last); gaps of up to `gap` positions are bridged."""
    found = []
    for place in (place for place, mark in enumerate(marks) if mark):
        if found and place - found[-1][1] <= gap:
            found[-1][1] = place
        else:
            found.append([place, place])
    return [tuple(stretch) for stretch in found]


def thick(found):
    """The stretches that are windows: thicker than a line, and than the glow on a wall between two lit ones."""
    widest = max((last - first for first, last in found), default=0)
    return [(first, last) for first, last in found if last - first > max(6, widest / 3)]


@dataclass(frozen=True)
class BoardOnScreen:
    """The positions of a house's windows: the centre of the first one and the distance to the next."""

    left: float
    top: float
    pitch: float

    @classmethod
    def find(cls, picture, lit):
        """Finds the board between the side columns of the play screen by its light; None if the picture does not show
        it (yet). `lit`: the windows that are lit, in at least two rows and two columns."""
        return cls._where(picture, lambda x, y: shines(picture.at(x, y)), lit)

    @classmethod
    def switched(cls, before, after, cells):
        """Finds the board by the windows that changed between two pictures; None if others changed, or none yet."""
        return cls._where(after, lambda x, y: shines(before.at(x, y)) != shines(after.at(x, y)), cells)

    @classmethod
    def _where(cls, picture, belongs, lit):
        """Finds the board between the side columns of the play screen by the pixels of the windows `lit`."""
        across = range(round(0.25 * picture.width), round(0.75 * picture.width))
        down = range(round(0.07 * picture.height), round(0.87 * picture.height))
        light = [[belongs(x, y) for x in across] for y in down]
        # A few bright pixels are a reflection or a number; a window has more. Gaps within it are its glazing bars.
        columns = thick(stretches([sum(column) > 12 for column in zip(*light)], 10))
        rows = thick(stretches([sum(row) > 12 for row in light], 10))
        lit_columns, lit_rows = sorted({c for _, c in lit}), sorted({r for r, _ in lit})
        if (len(columns), len(rows)) != (len(lit_columns), len(lit_rows)):
            return None

        def centre(stretch, start):
            return start + (stretch[0] + stretch[1]) / 2

        first, last = centre(columns[0], across[0]), centre(columns[-1], across[0])
        pitch = (last - first) / (lit_columns[-1] - lit_columns[0])
        return cls(first - pitch * lit_columns[0], centre(rows[0], down[0]) - pitch * lit_rows[0], pitch)

    def centre(self, cell):
        row, column = cell
        return round(self.left + column * self.pitch), round(self.top + row * self.pitch)

    def lit(self, picture, rows, columns):
        """The windows that are lit in the picture."""
        # Clear of the bars; whoever lives there leaves some of these places free.
        reach = round(0.03 * self.pitch)
        places = [(x, y) for x in (-0.24, -0.09, 0.09, 0.24) for y in (-0.24, -0.03, 0.15)]

        def is_lit(cell):
            x, y = self.centre(cell)
            bright = sum(shines(picture.mean(round(x + dx * self.pitch), round(y + dy * self.pitch), reach))
                         for dx, dy in places)
            return bright >= 3

        return {(r, c) for r in range(rows) for c in range(columns) if is_lit((r, c))}


class Play:
    """A level being played on a plane board with the plus stamp; tracks which windows should be lit."""

    def __init__(self, game, level):
        self.game = game
        self.rows, self.columns = len(level.board), len(level.board[0])
        self.lit = lit_cells(level.board)
        self.screen = None
        self.cursor = (0, 0)
        wait_until(self._find_board, "the board to come to rest")

    def _find_board(self):
        """Whether the board was found in the same place twice in a row."""
        before, self.screen = self.screen, BoardOnScreen.find(self.game.picture(), self.lit)
        return self.screen is not None and self.screen == before

    def wait_for_light(self):
        """Waits until exactly the windows that should be lit are lit."""
        self.game.wait_for_picture(lambda picture: self.screen.lit(picture, self.rows, self.columns) == self.lit,
                                   f"the light in {sorted(self.lit)}")

    def press_by_key(self, cell):
        """Moves the cursor to the cell with the arrows and presses Enter. The cursor starts at the first window."""
        self.game.key(*self._move_cursor(cell), "Return")
        self.lit = pressed(self.lit, cell, self.rows, self.columns)

    def press_by_pad(self, pad, cell):
        """The same with the stick and A."""
        pad.push(*[f"Stick{direction}" for direction in self._move_cursor(cell)], "A")
        self.lit = pressed(self.lit, cell, self.rows, self.columns)

    def press_all_by_keys(self, cells, every):
        """Presses cells by one sequence of keys, one every so many milliseconds. Returns the number of keys up to the
        first press, and of all."""
        ways = [[*self._move_cursor(cell), "Return"] for cell in cells]
        self.game.key(*sum(ways, []), every=every)
        return len(ways[0]), sum(map(len, ways))

    def _move_cursor(self, cell):
        """The directions that lead from the cursor to the cell, where it then is."""
        down, right = cell[0] - self.cursor[0], cell[1] - self.cursor[1]
        self.cursor = cell
        return ["Down" if down > 0 else "Up"] * abs(down) + ["Right" if right > 0 else "Left"] * abs(right)

    def press_by_mouse(self, cell):
        self.game.click(*self.screen.centre(cell))
        self.lit = pressed(self.lit, cell, self.rows, self.columns)


class EndToEnd(unittest.TestCase):
    """A test with a virtual screen and a data folder of its own."""

    SCREEN = (1920, 1200)

    def setUp(self):
        self.display = Display(*self.SCREEN)
        self.addCleanup(self.display.close)
        self.folder = Path(tempfile.mkdtemp(prefix="lichter-e2e-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.data = self.folder / "data"
        self.games = []
        self.addCleanup(self._end_games)

    def _end_games(self):
        for game in self.games:
            if game.process.poll() is None:
                game.kill()

    def start(self, *arguments, size="1280x800", **extras):
        """Starts the game in English; `size`: None for its own; `extras`: see Game."""
        sized = ["--size", size] if size else []
        game = Game(self.display, self.data, self.folder / "output.txt", "--lang", "en", *sized, *arguments, **extras)
        self.games.append(game)
        return game

    def scores(self, *arguments):
        """The runs listed by the command line program."""
        return json.loads(cli("scores", "--json", "--data-dir", self.data, *arguments))["runs"]
