// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that everything that may take long ends soon when it is stopped from another thread, at whatever time.

#include "arukone/SolverBoards.hpp"
#include "arukone/generators/GradedBoard.hpp"
#include "arukone/generators/TrapBoard.hpp"
#include "arukone/greedy/Greedy.hpp"
#include "arukone/solver/Solver.hpp"
#include "arukone/trace/Grade.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <ctime>
#include <functional>
#include <pthread.h>
#include <stdexcept>
#include <stop_token>
#include <string_view>
#include <thread>

namespace arukone {
namespace {

using std::chrono::microseconds;

constexpr std::chrono::milliseconds soon(200); // Processor time.

/// The processor time that a thread has taken. Unlike the time of day it stands still while others run, so that a busy
/// machine makes no test fail.
std::chrono::nanoseconds timeTaken(pthread_t thread) {
    clockid_t clock{};
    timespec time{};
    if (::pthread_getcpuclockid(thread, &clock) != 0 || ::clock_gettime(clock, &time) != 0)
        throw std::runtime_error("a test cannot read the clock of a thread");
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
}

/// Runs something again and again, each time stopped after up to 20 ms; then it has to end soon.
/// \returns how often it was still running.
int stopAtRandom(const char* seed, const std::function<void(const SearchControl&)>& run) {
    puzzle::Random random{std::string_view(seed)};
    int running = 0;
    for (int i = 0; i < 20; ++i) {
        const microseconds delay(random.below(20'000));
        std::stop_source source;
        SearchControl control;
        control.stop = source.get_token();
        std::atomic<bool> ended = false;
        const pthread_t runner = ::pthread_self();
        std::chrono::nanoseconds asked{};
        std::thread stopper([&] {
            std::this_thread::sleep_for(delay);
            running += ended ? 0 : 1;
            asked = timeTaken(runner);
            source.request_stop();
        });
        run(control);
        ended = true;
        const std::chrono::nanoseconds end = timeTaken(runner);
        stopper.join();
        EXPECT_LT(end - asked, soon) << "after " << delay.count() << " µs";
    }
    return running;
}

/// A board of a random cover without touching, and the solution that it was made of.
UniqueBoard covered(Size size, int pairs, const char* seed) {
    puzzle::Random random{std::string_view(seed)};
    for (int i = 0; i < 100; ++i)
        if (const auto cover = drawCover(size, {}, pairs, random, 1'000'000))
            return boardOfCover(size, {}, *cover, Fill::All, random);
    throw std::logic_error("a test made no board");
}

TEST(ArukoneStop, EndsSolvingSoon) {
    puzzle::Random random("stop/board");
    const Board board = test::randomBoard({15, 15}, 0, 8, Fill::All, random);
    for (const Board& each : {board, board.withFill(Fill::Any)})
        EXPECT_GT(stopAtRandom("stop/solve", [&](const SearchControl& control) { (void)solve(each, control); }), 0);
    EXPECT_GT(stopAtRandom("stop/count", [&](const SearchControl& control) { (void)countSolutions(board, control); }),
              0);
}

TEST(ArukoneStop, EndsTheSearchForAnotherSolutionSoon) {
    const auto drawn = covered({15, 15}, 12, "stop/unique");
    const auto& board = drawn.board;
    const auto& solution = drawn.solution;
    EXPECT_GT(
        stopAtRandom("stop/unique", [&](const SearchControl& control) { (void)isUnique(board, solution, control); }),
        0);
    (void)stopAtRandom("stop/strict", [&](const SearchControl& control) { (void)isStrict(board, solution, control); });
}

TEST(ArukoneStop, EndsJudgingSoon) {
    puzzle::Random random("stop/board");
    const Board board = test::randomBoard({30, 30}, 0, 61, Fill::Any, random);
    EXPECT_GT(
        stopAtRandom("stop/judge", [&](const SearchControl& control) { (void)judgeProgram(board, nullptr, control); }),
        0);
}

TEST(ArukoneStop, EndsGradingSoon) {
    const Board board = covered({30, 30}, 61, "stop/grade").board;
    for (const bool strict : {false, true})
        EXPECT_GT(
            stopAtRandom("stop/grade", [&](const SearchControl& control) { (void)gradeOf(board, strict, control); }),
            0);
}

TEST(ArukoneStop, EndsDrawingSoon) {
    puzzle::Random random("stop/draw");
    EXPECT_GT(stopAtRandom("stop/strict boards",
                           [&](const SearchControl& control) {
                               (void)drawUniqueBoard({{15, 15}, 40}, random, control);
                           }),
              0);
    EXPECT_GT(stopAtRandom("stop/graded boards",
                           [&](const SearchControl& control) {
                               (void)drawGradedBoard({{15, 15}, puzzle::Difficulty::Hardest}, random, control);
                           }),
              0);
    EXPECT_GT(stopAtRandom("stop/traps",
                           [&](const SearchControl& control) {
                               (void)drawTrapBoard({15, 15}, 40, random, control.stop);
                           }),
              0);
}

} // namespace
} // namespace arukone
