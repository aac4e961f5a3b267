// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lights/Methods.hpp"

#include "lights/Inference.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace lights {

namespace {

/// A puzzle on which windows are pressed one after the other.
class Trial {
public:
    explicit Trial(const Puzzle& puzzle)
        : m_puzzle(puzzle)
        , m_board(puzzle.start())
        , m_pressed(puzzle.rows(), puzzle.columns()) {}

    void press(Cell cell) {
        lights::press(m_board, m_puzzle.rules(), cell);
        m_pressed.flip(cell);
    }
    [[nodiscard]] const Board& board() const noexcept { return m_board; }
    [[nodiscard]] BitGrid wrong() const { return m_puzzle.open(m_board); }
    [[nodiscard]] bool isSolvedIn(int moves) const { return !wrong().any() && m_pressed.count() == moves; }

private:
    const Puzzle& m_puzzle;
    Board m_board;
    BitGrid m_pressed;
};

/// How many more windows are right after a press.
int gainOf(const Puzzle& puzzle, const Trial& trial, const BitGrid& wrong, Cell cell) {
    int gain = 0;
    for (const Cell changed : stamped(puzzle.rules(), trial.board(), cell))
        if (!puzzle.start().isCurtained(changed))
            gain += wrong.test(changed) ? 1 : -1;
    return gain;
}

bool greedySolves(const Puzzle& puzzle, int optimum) {
    Trial trial(puzzle);
    const std::vector<Cell> pressable = puzzle.start().pressable().toCells();
    for (int i = 0; i < optimum; ++i) {
        const BitGrid wrong = trial.wrong();
        trial.press(
            *std::ranges::max_element(pressable, {}, [&](Cell cell) { return gainOf(puzzle, trial, wrong, cell); }));
    }
    return trial.isSolvedIn(optimum);
}

bool chaseSolves(const Puzzle& puzzle, int optimum) {
    Trial trial(puzzle);
    for (int row = 0; row + 1 < puzzle.rows(); ++row) {
        const BitGrid wrong = trial.wrong();
        for (int column = 0; column < puzzle.columns(); ++column)
            if (wrong.test({row, column}) && trial.board().canPress({row + 1, column}))
                trial.press({row + 1, column});
    }
    return trial.isSolvedIn(optimum);
}

bool pressWrongSolves(const Puzzle& puzzle, int optimum) {
    Trial trial(puzzle);
    (trial.wrong() & puzzle.start().pressable()).forEach([&](Cell cell) { trial.press(cell); });
    return trial.isSolvedIn(optimum);
}

} // namespace

Methods methodsFor(const Puzzle& puzzle, int optimum) {
    if (puzzle.rules().quietHours)
        return {};
    return {greedySolves(puzzle, optimum), chaseSolves(puzzle, optimum), pressWrongSolves(puzzle, optimum)};
}

DeductionDepth deductionDepth(const Puzzle& puzzle) {
    const Equations equations(puzzle);
    Knowledge known(equations, puzzle.open(puzzle.start()), BitGrid(puzzle.rows(), puzzle.columns()));
    DeductionDepth depth;
    std::int64_t left = puzzle.start().pressable().count();
    while (left > 0) {
        std::vector<std::pair<int, int>> ripe; // A window, and a light that decides it.
        for (const int light : known.takeRipe())
            if (const int window = known.open(light); window != nobody)
                ripe.emplace_back(window, light);
        std::ranges::sort(ripe);
        const auto same = std::ranges::unique(ripe, {}, &std::pair<int, int>::first);
        ripe.erase(same.begin(), same.end());
        if (ripe.empty())
            return {depth.starts, 0};
        for (const auto& [window, light] : ripe)
            known.decide(window, known.isWrong(light), light);
        if (depth.rounds++ == 0)
            depth.starts = static_cast<int>(ripe.size());
        left -= std::ssize(ripe);
    }
    return depth;
}

} // namespace lights
