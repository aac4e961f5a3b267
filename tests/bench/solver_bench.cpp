// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/solver/Rectangle.hpp"
#include "lights/solver/Solver.hpp"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstring>
#include <m4ri/m4ri.h>
#include <memory>
#include <vector>

/// Measures the solver against the methods it replaces. tests/bench/solver.py runs this and prints the table.
namespace {

using namespace lights;

/// A board that looks random; the same on every machine.
BitGrid scattered(int rows, int columns) {
    BitGrid grid(rows, columns);
    std::uint64_t state = 1;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) {
            state = state * 6364136223846793005U + 1442695040888963407U;
            grid.set({r, c}, (state >> 63) != 0);
        }
    return grid;
}

BitGrid effect(const BitGrid& presses) {
    Board board(BitGrid(presses.rows(), presses.columns()));
    presses.forEach([&](Cell cell) { press(board, {}, cell); });
    return board.lit();
}

int sideOf(const benchmark::State& state) {
    return static_cast<int>(state.range(0));
}

/// Everything, given only the size: polynomials, gcd, both chases.
void wholeSolution(benchmark::State& state) {
    const BitGrid wanted = effect(scattered(sideOf(state), sideOf(state)));
    while (state.KeepRunning())
        benchmark::DoNotOptimize(Rectangle(wanted.rows(), wanted.columns()).solve(wanted));
}
BENCHMARK(wholeSolution)
    ->ArgsProduct({{20, 30, 50, 100, 1000, 2000, 2500, 5000, 10000}})
    ->Unit(benchmark::kMicrosecond);

/// Reads and writes a board's bits once, row by row, as any solver has to.
void copyInAndOut(benchmark::State& state) {
    const BitGrid board = scattered(sideOf(state), sideOf(state));
    BitGrid copy(board.rows(), board.columns());
    while (state.KeepRunning()) {
        for (int r = 0; r < board.rows(); ++r)
            std::memcpy(copy.row(r).data(), board.row(r).data(), board.wordsPerRow() * sizeof(std::uint64_t));
        benchmark::ClobberMemory();
    }
}
BENCHMARK(copyInAndOut)->Arg(2000)->Arg(10000)->Unit(benchmark::kMicrosecond);

struct Free {
    void operator()(mzd_t* matrix) const noexcept { mzd_free(matrix); }
};
using Matrix = std::unique_ptr<mzd_t, Free>;

/// The words of one row.
using Row = std::vector<std::uint64_t>;

/// Replaces `above` by the next row, above + here + its neighbours, for rows of the system's matrix.
void chaseMatrix(std::vector<Row>& above, const std::vector<Row>& here) {
    // Row i of the matrix of presses is B applied from the left: row i−1 + row i + row i+1.
    for (std::size_t i = 0; i < here.size(); ++i)
        for (std::size_t w = 0; w < here[i].size(); ++w)
            above[i][w] ^= here[i][w] ^ (i > 0 ? here[i - 1][w] : 0) ^ (i + 1 < here.size() ? here[i + 1][w] : 0);
}

/// Light chasing with a dense system for the first row, which M4RI solves, as good published solvers do.
void m4riOnTheChasingSystem(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const BitGrid wanted = effect(scattered(sideOf(state), sideOf(state)));
    const std::size_t words = (side + 63) / 64;
    while (state.KeepRunning()) {
        std::vector<Row> before(side, Row(words));
        std::vector<Row> here = before;
        for (std::size_t i = 0; i < side; ++i)
            here[i][i / 64] = std::uint64_t{1} << (i % 64);
        // Column `side` of the system: what chasing leaves below the last row.
        std::vector<std::uint64_t> rest(words);
        std::vector<std::uint64_t> presses(words);
        std::vector<std::uint64_t> pressesBefore(words);
        for (std::size_t r = 0; r < side; ++r) {
            chaseMatrix(before, here);
            before.swap(here);
            const auto row = wanted.row(static_cast<int>(r));
            for (std::size_t w = 0; w < words; ++w)
                rest[w] = pressesBefore[w] ^ row[w] ^ presses[w] ^ (presses[w] << 1) ^ (presses[w] >> 1) ^
                          (w > 0 ? presses[w - 1] >> 63 : 0) ^ (w + 1 < words ? presses[w + 1] << 63 : 0);
            if (side % 64 != 0)
                rest.back() &= (std::uint64_t{1} << (side % 64)) - 1;
            pressesBefore.swap(presses);
            presses = rest;
        }
        const Matrix system(mzd_init(static_cast<rci_t>(side), static_cast<rci_t>(side) + 1));
        for (std::size_t i = 0; i < side; ++i) {
            std::memcpy(mzd_row(system.get(), static_cast<rci_t>(i)), here[i].data(), words * sizeof(std::uint64_t));
            mzd_write_bit(system.get(), static_cast<rci_t>(i), static_cast<rci_t>(side),
                          static_cast<int>((rest[i / 64] >> (i % 64)) & 1U));
        }
        benchmark::DoNotOptimize(mzd_echelonize_m4ri(system.get(), 1, 0));
    }
}
BENCHMARK(m4riOnTheChasingSystem)->Arg(100)->Arg(1000)->Arg(2000)->Unit(benchmark::kMicrosecond);

/// The textbook method: Gauss–Jordan elimination of the N×N press matrix, though 64 columns at a time.
void schoolElimination(benchmark::State& state) {
    const int side = sideOf(state);
    const auto cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
    const auto place = [side](Cell cell) {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(side) +
               static_cast<std::size_t>(cell.column);
    };
    const BitGrid wanted = effect(scattered(side, side));
    while (state.KeepRunning()) {
        std::vector<Row> rows(cells, Row(cells / 64 + 1));
        for (int r = 0; r < side; ++r)
            for (int c = 0; c < side; ++c) {
                const std::size_t press = place({r, c});
                for (const Cell cell : stamped({}, Board(wanted), {r, c}))
                    rows[place(cell)][press / 64] |= std::uint64_t{1} << (press % 64);
                rows[press][cells / 64] |= std::uint64_t{wanted.test({r, c})} << (cells % 64);
            }
        std::size_t rank = 0;
        for (std::size_t column = 0; column < cells; ++column) {
            std::size_t pivot = rank;
            while (pivot < cells && ((rows[pivot][column / 64] >> (column % 64)) & 1U) == 0)
                ++pivot;
            if (pivot == cells)
                continue;
            rows[rank].swap(rows[pivot]);
            for (std::size_t i = 0; i < cells; ++i)
                if (i != rank && ((rows[i][column / 64] >> (column % 64)) & 1U) != 0)
                    for (std::size_t w = column / 64; w < rows[i].size(); ++w)
                        rows[i][w] ^= rows[rank][w];
            ++rank;
        }
        benchmark::DoNotOptimize(rank);
    }
}
BENCHMARK(schoolElimination)->Arg(20)->Arg(30)->Arg(50)->Arg(100)->Unit(benchmark::kMicrosecond);

/// The proven optimum of a square, including elimination. Argument 1: 0 for all on, 1 for a scattered board.
void optimum(benchmark::State& state, Rules rules) {
    const int side = sideOf(state);
    Board start(state.range(1) == 0 ? BitGrid(side, side).complement() : BitGrid(side, side));
    if (state.range(1) != 0)
        scattered(side, side).forEach([&](Cell cell) { press(start, rules, cell); });
    const auto puzzle = Puzzle::make(start, rules, GoalKind::Off);
    SolveControl control;
    control.budget = std::uint64_t{1} << 40;
    while (state.KeepRunning()) {
        const Answer answer = solve(*puzzle, control);
        if (!answer.solvable() || !answer.result->exact())
            state.SkipWithError("not proven");
    }
}
BENCHMARK_CAPTURE(optimum, plane, Rules{})
    ->ArgsProduct({{5, 19, 20, 30, 39, 47, 61, 62, 64, 65, 67, 78, 99, 100}, {0, 1}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(optimum, torus, Rules{Stamp::Plus, Surface::Torus})
    ->ArgsProduct({{20, 24, 30}, {0, 1}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(optimum, cylinder, Rules{Stamp::Plus, Surface::Cylinder})
    ->ArgsProduct({{30, 100}, {0, 1}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(optimum, klein, Rules{Stamp::Plus, Surface::Klein})
    ->ArgsProduct({{24, 33}, {0, 1}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(optimum, projective, Rules{Stamp::Plus, Surface::Projective})
    ->ArgsProduct({{30, 33, 40}, {0, 1}})
    ->Unit(benchmark::kMillisecond);

/// A long proof: the optimum of a square that is all on and too large for tables, proven once.
void longOptimum(benchmark::State& state) {
    const int side = sideOf(state);
    const auto puzzle = Puzzle::make(Board(BitGrid(side, side).complement()), {}, GoalKind::Off);
    SolveControl control;
    control.budget = std::uint64_t{1} << 40;
    control.memory = std::uint64_t{1} << 29;
    while (state.KeepRunning()) {
        const Answer answer = solve(*puzzle, control);
        if (!answer.solvable() || !answer.result->exact())
            state.SkipWithError("not proven");
    }
}
BENCHMARK(longOptimum)->Arg(79)->Iterations(1)->Unit(benchmark::kMillisecond);

/// One solution and the quiet space of a board with holes.
void holes(benchmark::State& state, Rules rules) {
    const int side = sideOf(state);
    BitGrid gaps(side, side);
    std::uint64_t random = 7;
    for (int r = 0; r < side; ++r)
        for (int c = 0; c < side; ++c) {
            random = random * 6364136223846793005U + 1442695040888963407U;
            gaps.set({r, c}, (random >> 57) < 26); // A fifth.
        }
    const auto puzzle = Puzzle::make(Board(gaps.complement(), gaps), rules, GoalKind::Off);
    while (state.KeepRunning())
        benchmark::DoNotOptimize(solveAny(*puzzle));
}
BENCHMARK_CAPTURE(holes, plusPlane, Rules{})->Arg(30)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(holes, squareTorus, Rules{Stamp::Square, Surface::Torus})
    ->Arg(30)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(holes, crossKlein, Rules{Stamp::Cross, Surface::Klein})
    ->Arg(30)
    ->Arg(100)
    ->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
