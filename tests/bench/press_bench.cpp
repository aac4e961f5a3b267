// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What storing an unfinished board costs the thread that asks for it, at every press: written by that thread itself, as
// up to version 0.1.0, and handed to a WriteQueue. press-bench FOLDER, which must be on the disk to be measured.

#include "data/database/WriteQueue.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/SavedBoards.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <thread>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

constexpr int presses = 500;
constexpr std::chrono::milliseconds pace{10}; ///< Between two presses; nobody is faster.

lights::Puzzle board() {
    lights::Board start{lights::BitGrid(10, 10), lights::BitGrid(10, 10)};
    for (int i = 0; i < 10; ++i)
        lights::press(start, {}, {i, i});
    return *lights::Puzzle::make(start, {}, lights::GoalKind::Off);
}

/// Presses one window after the other and stores the board each time. Prints how long `store` took.
template<class Store>
void measure(const std::string& name, const Store& store) {
    lights::Session session(board());
    const std::string code = lights::encodePuzzle(session.puzzle());
    std::vector<double> took;
    for (int i = 0; i < presses; ++i) {
        session.press({i % 10, i / 10 % 10});
        const auto begun = Clock::now();
        store(data::SavedBoard{"Mina", code, code, session.save(), "2026-11-23T12:00:00Z"});
        took.push_back(std::chrono::duration<double, std::micro>(Clock::now() - begun).count());
        std::this_thread::sleep_for(pace);
    }
    std::sort(took.begin(), took.end());
    std::cout << name << ": median " << took[presses / 2] << " µs, 99 % " << took[presses * 99 / 100] << " µs, worst "
              << took.back() << " µs\n";
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::cerr << "press-bench FOLDER\n";
        return 2;
    }
    const std::filesystem::path file = std::filesystem::path(argv[1]) / "press-bench.db";
    data::Database database = data::Database::open(file, data::puzzles());
    measure("written by the thread itself",
            [&](const data::SavedBoard& board) { static_cast<void>(data::SavedBoards(database).save(board)); });
    {
        data::WriteQueue queue(database);
        measure("handed to a queue", [&](const data::SavedBoard& board) {
            queue.deliver();
            queue.add([board](data::Database& to) { return data::SavedBoards(to).save(board); }, [](const auto&) {},
                      board.key);
        });
    }
    return data::SavedBoards(database).load("Mina", "x") ? 0 : 1;
}
