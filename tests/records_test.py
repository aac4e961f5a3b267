# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""docs/records/rectangles.tsv, the fewest presses that turn off each rectangle with all windows lit: complete, the same as
the published squares, and proven again, as far as that is quick by a program that knows nothing of ours.

The environment says where things are: LICHTER_SOURCE (the sources), LICHTER_BIN (the built programs).
"""

import importlib.machinery
import importlib.util
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

SOURCE = Path(os.environ["LICHTER_SOURCE"])
CLI = Path(os.environ["LICHTER_BIN"]) / "lichter-aus-cli"
RECORDS = SOURCE / "docs" / "records"
LINES = (RECORDS / "rectangles.tsv").read_text(encoding="utf-8").splitlines()
MOST = 100


def presses_and_nullity():
    """(presses, nullity) of each (rows, columns)."""
    rows = [[int(field) for field in line.split("\t")] for line in LINES[1:]]
    return {(height, width): (presses, nullity) for height, width, presses, nullity in rows}


def sample(count):
    """The same rectangles each time."""
    return random.Random("rectangles").sample(sorted(presses_and_nullity()), count)


def run_script(*arguments, cli=CLI):
    return subprocess.run([sys.executable, "-B", SOURCE / "scripts" / "records", *arguments], capture_output=True,
                          text=True, check=False, env={**os.environ, "LICHTER_CLI": str(cli), "LICHTER_BUDGET": ""})


def solve(rows, columns):
    answer = subprocess.run([CLI, "solve", "-", "--json"], input=("#" * columns + "\n") * rows, capture_output=True,
                            text=True, check=True)
    return json.loads(answer.stdout)


def next_row(row, above, width):
    """The presses of the next row, which turn off the windows of a row where all are lit."""
    return (row ^ row << 1 ^ row >> 1 ^ above ^ -1) & (1 << width) - 1


def fewest_by_chasing(width):
    """The fewest presses for each height: all sets of presses in the first row are tried, and the others follow."""
    fewest = {}
    for first in range(1 << width):
        above, row, presses = 0, first, 0
        for height in range(1, MOST + 1):
            presses += bin(row).count("1")
            above, row = row, next_row(row, above, width)
            if row == 0:
                fewest[height] = min(presses, fewest.get(height, presses))
    return fewest


def any_solution(height, width):
    """How many presses a solution has, whichever elimination finds.

    Each press is a sum of unknowns, which are the presses of the first row: a bit for each, and one for the constant.
    """
    one = 1 << width
    above, row, forms = [0] * width, [1 << i for i in range(width)], []
    for _ in range(height):
        forms += row
        above, row = row, [form ^ above[i] ^ (row[i - 1] if i > 0 else 0) ^ (row[i + 1] if i + 1 < width else 0) ^ one
                           for i, form in enumerate(row)]
    pivots = {}  # Each equation says that a sum is 0; it is kept under its first unknown.
    for form in row:
        for unknown, equation in pivots.items():
            if form >> unknown & 1:
                form ^= equation
        if form & (one - 1):
            unknown = (form & (one - 1)).bit_length() - 1
            pivots = {other: each ^ form if each >> unknown & 1 else each for other, each in pivots.items()}
            pivots[unknown] = form
        elif form:
            raise AssertionError(f"{height}×{width} has no solution")
    values = one | sum(1 << unknown for unknown, equation in pivots.items() if equation & one)  # Free unknowns are 0.
    pressed = [bin(form & values).count("1") & 1 for form in [*forms, *row]]
    assert not any(pressed[height * width:]), "a press below the board is needed"
    return sum(pressed)


def remainder(a, b):
    """Of polynomials over the field of two elements, a bit for each power."""
    while a.bit_length() >= b.bit_length():
        a ^= b << a.bit_length() - b.bit_length()
    return a


def degree_of_gcd(a, b):
    while b:
        a, b = b, remainder(a, b)
    return a.bit_length() - 1


class Table(unittest.TestCase):
    def test_it_has_a_proven_number_for_each_rectangle_in_order(self):
        self.assertEqual(LINES[0], "rows\tcolumns\tpresses\tnullity")
        self.assertFalse([line for line in LINES[1:] if not re.fullmatch(r"\d+\t\d+\t\d+\t\d+", line)])
        sizes = [tuple(int(field) for field in line.split("\t")[:2]) for line in LINES[1:]]
        self.assertEqual(sizes, [(rows, columns) for rows in range(1, MOST + 1) for columns in range(1, rows + 1)])
        self.assertEqual(len(sizes), 5050)

    def test_squares_are_those_of_the_tables_of_squares(self):
        document = (SOURCE / "docs" / "records.md").read_text(encoding="utf-8")
        section = document.split("## From all on to all off")[1].split("\n## ")[0]
        squares = {int(n): int(plane) for n, plane in re.findall(r"^\| (\d+) \| (\d+) \|", section, re.MULTILINE)}
        self.assertEqual(sorted(squares), list(range(1, MOST + 1)))
        table = presses_and_nullity()
        self.assertEqual(squares, {n: table[n, n][0] for n in squares})

    def test_nullities_are_the_degrees_of_common_divisors(self):
        """Of the Fibonacci polynomials f(x) and f(x + 1), which is a theorem and needs no board."""
        plain, moved = [1, 0b10], [1, 0b11]
        while len(plain) <= MOST:
            plain.append(plain[-1] << 1 ^ plain[-2])
            moved.append(moved[-1] << 1 ^ moved[-1] ^ moved[-2])
        table = presses_and_nullity()
        self.assertEqual({size: nullity for size, (_, nullity) in table.items()},
                         {(rows, columns): degree_of_gcd(plain[rows], moved[columns]) for rows, columns in table})

    def test_narrow_ones_have_no_better_solution(self):
        """By going through all solutions, without any program of ours."""
        table = presses_and_nullity()
        for width in range(1, 12):
            fewest = fewest_by_chasing(width)
            self.assertEqual({height: fewest.get(height) for height in range(width, MOST + 1)},
                             {height: table[height, width][0] for height in range(width, MOST + 1)}, width)

    def test_any_solution_has_the_same_parity_and_no_fewer_presses(self):
        """Solutions differ by patterns that change nothing, and these have an even number of presses. For count the pairs
        of a press of the pattern and a press of a solution that switches its window: for each press of the pattern there
        is an odd number, as that window is turned off; for each press of the solution an even one."""
        table = presses_and_nullity()
        for size in sample(40):
            presses = any_solution(*size)
            self.assertGreaterEqual(presses, table[size][0], size)
            self.assertEqual(presses % 2, table[size][0] % 2, size)

    def test_a_sample_is_proven_again_in_both_directions(self):
        table = presses_and_nullity()
        for rows, columns in sample(20):
            for answer in (solve(rows, columns), solve(columns, rows)):
                self.assertTrue(answer["exact"], (rows, columns))
                self.assertEqual((answer["optimum"], answer["nullity"]), table[rows, columns], (rows, columns))


class Script(unittest.TestCase):
    def test_it_prints_the_table(self):
        printed = run_script("rectangles", "8")
        self.assertEqual((printed.returncode, printed.stderr), (0, ""))
        self.assertEqual(printed.stdout.splitlines(), LINES[:1 + 8 * 9 // 2])

    def test_it_is_patient_and_says_what_is_not_proven(self):
        """With a program that proves 2×1 only if it is given time, and 2×2 never."""
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "program"
            program.write_text(f"""#!{sys.executable}
import json, sys
board = sys.stdin.read().split()
size = (len(board), len(board[0]))
exact = size == (1, 1) or size == (2, 1) and "--budget" in sys.argv
print(json.dumps({{"solvable": True, "optimum": 7 + exact, "exact": exact, "nullity": 0}}))
""", encoding="utf-8")
            program.chmod(0o755)
            printed = run_script("rectangles", "2", cli=program)
        self.assertEqual(printed.stdout.splitlines()[1:], ["1\t1\t8\t0", "2\t1\t8\t0", "2\t2\t7?\t0"])
        self.assertEqual(printed.stderr, "scripts/records: 2×2 is not proven\n")
        self.assertEqual(printed.returncode, 1)


class Picture(unittest.TestCase):
    def test_it_shows_the_table(self):
        sys.path.insert(0, str(SOURCE / "scripts"))
        loader = importlib.machinery.SourceFileLoader("draw_rectangles", str(SOURCE / "scripts" / "draw-rectangles"))
        script = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
        loader.exec_module(script)
        drawn = script.draw(script.read_rectangles()).png()
        shown = (RECORDS / "rectangles.png").read_bytes()
        self.assertEqual(parts(shown), parts(drawn), "scripts/draw-rectangles has to be run again")


def parts(png):
    """Header and pixels: how the pixels are compressed depends on the version of zlib."""
    size = png.index(b"IDAT") - 4
    length = int.from_bytes(png[size:size + 4], "big")
    return png[:size], zlib.decompress(png[size + 8:size + 8 + length])


if __name__ == "__main__":
    unittest.main()
