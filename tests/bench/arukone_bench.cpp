// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arukone/Arukone.hpp"
#include "arukone/ShareCode.hpp"
#include "arukone/generators/SeedBoard.hpp"
#include "arukone/generators/TrapBoard.hpp"
#include "arukone/generators/UniqueBoard.hpp"
#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Diagonal.hpp"
#include "arukone/solver/Router.hpp"
#include "arukone/solver/Sat.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

/// Measures how long questions about Arukone boards take, on sets of boards that are the same everywhere, and prints
/// tables in Markdown: median and maximum in milliseconds, and how many boards were not decided within a limit.
///
///     arukone-bench [SECONDS]    tables; questions are given up after so many seconds (5)
///     arukone-bench --codes      the codes of the boards that tests/bench/arukone.py gives to clingo too
namespace {

using namespace arukone;
using Clock = std::chrono::steady_clock;

struct Sample {
    std::string name;
    std::vector<Board> boards;
    std::vector<Cables> solutions; ///< Solutions of the boards, if they were made from them.
};

Sample uniqueSample(int side, int pairs, int count) {
    puzzle::Random random(std::string_view("bench"));
    Sample sample{std::to_string(side) + "×" + std::to_string(side) + ", " + std::to_string(pairs) + " pairs", {}, {}};
    for (int i = 0; i < count; ++i) {
        UniqueBoard made = drawUniqueBoard({{side, side}, pairs}, random).board.value();
        sample.boards.push_back(std::move(made.board));
        sample.solutions.push_back(std::move(made.solution));
    }
    return sample;
}

/// Boards that can be filled without touching, and have few pairs for their size; more than one solution, maybe.
Sample fewPairsSample(int side, int pairs, int count) {
    puzzle::Random random(std::string_view("bench"));
    Sample sample{std::to_string(side) + "×" + std::to_string(side) + ", " + std::to_string(pairs) + " pairs", {}, {}};
    const auto moves = std::uint64_t{2'000} * static_cast<std::uint64_t>(side * side);
    while (static_cast<int>(sample.boards.size()) < count)
        if (const auto cover = drawCover({side, side}, {}, pairs, random, moves)) {
            UniqueBoard made = boardOfCover({side, side}, {}, *cover, Fill::All, random);
            sample.boards.push_back(std::move(made.board));
            sample.solutions.push_back(std::move(made.solution));
        }
    return sample;
}

Sample trapSample(int side, int count) {
    puzzle::Random random(std::string_view("bench"));
    Sample sample{std::to_string(side) + "×" + std::to_string(side) + " traps", {}, {}};
    for (int i = 0; i < count; ++i) {
        TrapBoard made = drawTrapBoard({side, side}, defaultTrapPairs({side, side}), random).value();
        sample.boards.push_back(std::move(made.board));
        sample.solutions.push_back(std::move(made.solution));
    }
    return sample;
}

Sample schemeSample(int side, int count) {
    puzzle::Random random(std::string_view("bench"));
    Sample sample{std::to_string(side) + "×" + std::to_string(side) + " scheme", {}, {}};
    for (int i = 0; i < count; ++i) {
        TrapBoard made = drawSeedBoard(side, random);
        sample.boards.push_back(std::move(made.board));
        sample.solutions.push_back(std::move(made.solution));
    }
    return sample;
}

/// Terminals in random cells: most boards cannot be solved.
Sample scatteredSample(int side, int pairs, int count) {
    puzzle::Random random(std::string_view("bench"));
    Sample sample{std::to_string(side) + "×" + std::to_string(side) + ", " + std::to_string(pairs) + " pairs", {}, {}};
    while (static_cast<int>(sample.boards.size()) < count) {
        std::vector<Cell> cells;
        while (static_cast<int>(cells.size()) < 2 * pairs) {
            const auto draw = [&] { return static_cast<int>(random.below(static_cast<std::uint64_t>(side))); };
            const int row = draw();
            if (const Cell cell{row, draw()}; std::find(cells.begin(), cells.end(), cell) == cells.end())
                cells.push_back(cell);
        }
        std::vector<Pair> made;
        for (std::size_t i = 0; i < cells.size(); i += 2)
            made.push_back({cells[i], cells[i + 1]});
        sample.boards.push_back(Board::make({side, side}, {}, made, Fill::Any).value());
    }
    return sample;
}

/// Requests a stop when the time is up.
class Timer {
public:
    explicit Timer(double seconds)
        : m_thread([this, seconds](const std::stop_token& gone) {
            std::unique_lock lock(m_mutex);
            if (!m_never.wait_for(lock, gone, std::chrono::duration<double>(seconds), [] { return false; }) &&
                !gone.stop_requested())
                m_source.request_stop();
        }) {}
    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable_any m_never;
    std::jthread m_thread;
};

/// A question about board i of a sample: whether it was answered.
using Question = std::function<bool(const Sample& sample, std::size_t i, const SearchControl& control)>;

std::string measured(const Sample& sample, const Question& question, double limit) {
    std::vector<double> times;
    int open = 0;
    for (std::size_t i = 0; i < sample.boards.size(); ++i) {
        const Timer timer(limit);
        SearchControl control;
        control.stop = timer.token();
        const auto begin = Clock::now();
        const bool answered = question(sample, i, control);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
        open += answered ? 0 : 1;
    }
    std::sort(times.begin(), times.end());
    char text[64];
    std::snprintf(text, sizeof text, times.back() < 10 ? "%.2f / %.1f" : "%.1f / %.0f", times[times.size() / 2],
                  times.back());
    return text + (open > 0 ? " (" + std::to_string(open) + " open)" : std::string());
}

bool decided(SatSearch::Answer answer) {
    return answer != SatSearch::Answer::Stopped;
}

SearchControl within(SearchControl control, std::uint64_t work) {
    control.maxWork = work;
    return control;
}

struct Column {
    const char* heading;
    Question question;
};

const Column untouching{"first and second without touching, diagonal",
                        [](const Sample& sample, std::size_t i, const SearchControl& control) {
                            return findUntouching(sample.boards[i], 2, within(control, diagonalNodes)).complete();
                        }};
const Column first{"first solution, diagonal", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                       return !findUntouching(sample.boards[i], 1, within(control, diagonalNodes)).solutions.empty();
                   }};
const Column filledFrontier{"only one that fills, frontier",
                            [](const Sample& sample, std::size_t i, const SearchControl& control) {
                                return countSolutions(sample.boards[i], control).complete();
                            }};
const Column filledSat{"only one that fills, SAT",
                       [](const Sample& sample, std::size_t i, const SearchControl& control) {
                           SatSearch search(sample.boards[i], SatSearch::Touching::Allowed, control.stop);
                           search.forbid(edgesOf(sample.boards[i], sample.solutions[i]));
                           return decided(search.search());
                       }};
const Column strictSat{"strict, SAT", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                           return isStrict(sample.boards[i], sample.solutions[i], control).has_value();
                       }};
const Column graded{"grade", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                        return gradeOf(sample.boards[i], true, control).has_value();
                    }};
const Column solvable{"solvable", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                          return solve(sample.boards[i], control).solvable.has_value();
                      }};
const Column satSolvable{"solvable, SAT", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                             return decided(
                                 SatSearch(sample.boards[i], SatSearch::Touching::Forbidden, control.stop).search());
                         }};
const Column routed{"solution, router", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                        return route(sample.boards[i], control).has_value();
                    }};
const Column least{"least length", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                       return leastLength(sample.boards[i], sample.solutions[i], control).exact();
                   }};
const Column greedy{"simple program judged", [](const Sample& sample, std::size_t i, const SearchControl& control) {
                        return judgeProgram(sample.boards[i], nullptr, control).always != Always::Open;
                    }};

/// Samples are drawn one after the other, as drawing some takes minutes.
using Draw = std::function<Sample()>;

void print(const char* title, const std::vector<Draw>& samples, const std::vector<Column>& columns, double limit) {
    std::cout << "| " << title;
    for (const Column& column : columns)
        std::cout << " | " << column.heading;
    std::cout << " |\n|";
    for (std::size_t i = 0; i <= columns.size(); ++i)
        std::cout << " --- |";
    std::cout << '\n';
    for (const Draw& draw : samples) {
        const Sample sample = draw();
        std::cout << "| " << sample.name << " (" << sample.boards.size() << ")";
        for (const Column& column : columns)
            std::cout << " | " << measured(sample, column.question, limit) << std::flush;
        std::cout << " |\n";
    }
    std::cout << '\n';
}

void printCodes() {
    for (const Sample& sample : {uniqueSample(8, 8, 20), uniqueSample(10, 11, 20), uniqueSample(12, 14, 10)})
        for (const Board& board : sample.boards)
            std::cout << sample.name << '\t' << encodeBoard(board) << '\n';
}

} // namespace

int main(int count, char** arguments) {
    if (count > 1 && std::string_view(arguments[1]) == "--codes") {
        printCodes();
        return 0;
    }
    const double limit = count > 1 ? std::atof(arguments[1]) : 5;
    const auto unique = [](int side, int pairs, int boards) -> Draw {
        return [=] { return uniqueSample(side, pairs, boards); };
    };
    const auto trap = [](int side, int boards) -> Draw { return [=] { return trapSample(side, boards); }; };
    const auto scheme = [](int side) -> Draw { return [=] { return schemeSample(side, 10); }; };
    const auto scattered = [](int side, int pairs) -> Draw { return [=] { return scatteredSample(side, pairs, 20); }; };
    print("strict boards, to be filled",
          {unique(8, 8, 40), unique(10, 11, 30), unique(12, 14, 20), unique(15, 20, 10), unique(20, 31, 2)},
          {untouching, filledFrontier, filledSat, strictSat, graded}, limit);
    const auto few = [](int side, int pairs) -> Draw { return [=] { return fewPairsSample(side, pairs, 20); }; };
    print("few pairs, to be filled", {few(15, 10), few(20, 14), few(25, 17), few(30, 24)}, {first, untouching}, limit);
    print("cells may stay empty",
          {trap(8, 20), trap(12, 20), trap(15, 10), trap(20, 10), trap(30, 3), scheme(12), scheme(20), scheme(30)},
          {solvable, routed, satSolvable, least, greedy}, limit);
    print("random terminals, cells may stay empty",
          {scattered(8, 4), scattered(10, 5), scattered(12, 6), scattered(15, 7)}, {solvable, satSolvable}, limit);
}
