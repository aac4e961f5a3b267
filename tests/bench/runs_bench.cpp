// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the leaderboard with 100 000 runs: the size of the file, and the time of each of the game's queries.
//
// build/bench/bin/runs-bench FILE [RUNS]
//
// makes the database FILE unless it is there already, with sound runs of eight players: a fifth of them on one level,
// two fifths on 120 others, a quarter on random boards of twenty settings, the rest on daily puzzles, and a fiftieth as
// many night shifts. Then each query is asked twenty times.

#include "data/database/Attempt.hpp"
#include "data/database/DatabaseFile.hpp"
#include "data/levels/Library.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/Achievements.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/players/Players.hpp"
#include "data/players/Progress.hpp"
#include "data/players/Statistics.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/ShiftTable.hpp"
#include "data/runs/Shifts.hpp"
#include "data/shared/SharedRuns.hpp"
#include "lights/Daily.hpp"
#include "lights/Session.hpp"
#include "lights/ShareCode.hpp"
#include "lights/solver/Generator.hpp"
#include "lights/solver/Generators.hpp"
#include "lights/solver/Solver.hpp"
#include "puzzle/Random.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <exception>
#include <filesystem>
#include <functional>
#include <iomanip>
#include <iostream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <vector>

namespace {

namespace fs = std::filesystem;

/// The processor time of this thread: other load on the machine counts only as far as it takes up caches.
struct Clock {
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<Clock>;
    // NOLINTNEXTLINE(readability-identifier-naming): the name that a clock has to use.
    [[maybe_unused]] static constexpr bool is_steady = true;

    static time_point now() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
    }
};

constexpr int players = 8;
constexpr int levels = 120;
constexpr int settings = 20;
constexpr int days = 300; ///< From 2026 on: none in the future.
constexpr int repetitions = 20;
constexpr const char* heavyKey = "level:bench/heavy";
constexpr const char* randomKey = "random:5x5,plane,plus,off,any";

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// A board and its optimal presses.
struct Board {
    lights::Puzzle puzzle;
    std::vector<lights::Cell> presses;
};

Board boardOf(const lights::RandomSetting& setting, const std::string& seed) {
    auto puzzle = lights::generate(setting, seed).value().puzzle;
    auto presses = lights::solve(puzzle).result->presses().toCells();
    return {std::move(puzzle), std::move(presses)};
}

/// Generates runs as players might play them: some detours, some undos, half a second to three seconds per press.
class Runs {
public:
    data::Run play(const Board& board, const std::string& key) {
        lights::Session session(board.puzzle);
        const auto press = [&](lights::Cell cell) {
            session.press(cell);
            session.advance(puzzle::Milliseconds(500 + below(2500)));
        };
        for (int detours = below(4); detours > 0; --detours) {
            press(board.presses.front());
            if (below(2) == 0)
                session.undo();
            else
                press(board.presses.front());
        }
        for (const lights::Cell cell : board.presses)
            press(cell);
        if (below(10) == 0)
            session.noteHints(1);
        auto run = data::runOf(session.performance(lights::encodePuzzle(board.puzzle)),
                               {key, player(), static_cast<int>(board.presses.size()), true, moment(), "bench"});
        return std::move(run).value();
    }
    [[nodiscard]] int below(int most) { return static_cast<int>(m_random.below(static_cast<std::uint64_t>(most))); }
    [[nodiscard]] std::string player() { return "Player " + std::to_string(below(players) + 1); }
    [[nodiscard]] std::string moment() {
        std::ostringstream text;
        const puzzle::Day day = puzzle::plusDays(puzzle::firstDailyDay, below(days));
        text << puzzle::dayText(day) << std::setfill('0') << 'T' << std::setw(2) << below(24) << ':' << std::setw(2)
             << below(60) << ':' << std::setw(2) << below(60) << 'Z';
        return text.str();
    }

private:
    puzzle::Random m_random{"runs-bench"};
};

data::ShiftRun shiftOf(Runs& runs, lights::ShiftHouses& houses, const std::string& seed) {
    lights::Shift shift(houses.street(seed));
    for (int left = 3 + runs.below(20); left > 0 && !shift.over(); --left) {
        if (shift.offer())
            shift.pick(0);
        for (const lights::Cell cell : lights::solve(shift.session().puzzle()).result->presses().toCells()) {
            shift.press(cell);
            shift.advance(puzzle::Milliseconds(400 + runs.below(1500)));
        }
    }
    auto run = data::shiftRunOf(shift.performance(lights::encodePuzzle(houses.house(seed, 0))),
                                {runs.player(), runs.moment(), "bench"});
    return std::move(run).value();
}

template<class Table>
void put(SQLite::Database& sql, const typename Table::Value& run) {
    SQLite::Statement insert(sql, data::insertion<Table>());
    Table::bind(insert, data::playerId(sql, run.player), run);
    insert.exec();
}

void fill(SQLite::Database& sql, int count) {
    Runs runs;
    lights::RandomSetting plain;
    std::map<std::string, Board> boards;
    const auto board = [&](const std::string& key, const auto& draw) -> const Board& {
        const auto found = boards.find(key);
        return found != boards.end() ? found->second : boards.emplace(key, draw()).first->second;
    };
    SQLite::Transaction transaction = data::beginImmediate(sql);
    for (int i = 0; i < count; ++i) {
        const int kind = i % 20;
        if (kind < 12) {
            const std::string key = kind < 4 ? heavyKey : "level:bench/level-" + std::to_string(runs.below(levels));
            put<data::RunTable>(sql, runs.play(board(key, [&] { return boardOf(plain, key); }), key));
        } else if (kind < 17) {
            lights::RandomSetting setting;
            setting.rows = 4 + runs.below(4);
            setting.columns = 4 + runs.below(settings / 4);
            put<data::RunTable>(sql, runs.play(boardOf(setting, std::to_string(i)), "random:" + lights::key(setting)));
        } else {
            const puzzle::Day day = puzzle::plusDays(puzzle::firstDailyDay, runs.below(days));
            const std::string key = puzzle::RunKey::daily(day).text();
            const auto draw = [&] {
                auto puzzle = lights::dailyBoard(day).puzzle;
                auto presses = lights::solve(puzzle).result->presses().toCells();
                return Board{std::move(puzzle), std::move(presses)};
            };
            put<data::RunTable>(sql, runs.play(board(key, draw), key));
        }
    }
    lights::ShiftHouses houses;
    for (int i = 0; i < count / 50; ++i)
        put<data::ShiftTable>(sql, shiftOf(runs, houses, "bench-" + std::to_string(i)));
    transaction.commit();
}

void print(const std::string& name, std::size_t rows, const std::vector<double>& times) {
    double sum = 0;
    for (const double time : times)
        sum += time;
    std::cout << "| " << name << " | " << rows << " | " << std::setprecision(3) << times.front() << " | "
              << sum / static_cast<double>(times.size()) << " | " << *std::max_element(times.begin(), times.end())
              << " |\n";
}

/// Prints the first, the mean and the longest time of an action.
void measure(const std::string& name, const std::function<std::size_t()>& action) {
    std::vector<double> times;
    std::size_t rows = 0;
    for (int i = 0; i < repetitions; ++i) {
        const auto start = Clock::now();
        rows = action();
        times.push_back(millisecondsSince(start));
    }
    print(name, rows, times);
}

/// Measures a page as the game reads it: some rows are verified at once, the others in the frames that follow.
template<class Ranking, class Query>
void measurePage(const fs::path& file, const std::string& name, Query query) {
    constexpr std::size_t verifiedAtOnce = 50;
    query.maxVerifications = verifiedAtOnce;
    std::vector<double> firsts;
    std::vector<double> others{0};
    std::size_t rows = 0;
    std::size_t firstRows = 0;
    for (int i = 0; i < repetitions; ++i) {
        data::Database database = data::Database::open(file, data::puzzles(),
                                                       data::Inspection::InBackground); // No run has been verified yet.
        while (!database.inspected())
            std::this_thread::yield();
        Ranking ranking(database);
        for (bool first = true, more = true; more; first = false) {
            const auto start = Clock::now();
            const auto page = ranking.rows(query).value();
            (first ? firsts : others).push_back(millisecondsSince(start));
            rows = page.rows.size();
            firstRows = first ? rows : firstRows;
            more = page.partial;
        }
    }
    print(name + ": at once", firstRows, firsts);
    print(name + ": a frame after it", rows, others);
}

void measurePages(const fs::path& file) {
    data::LeaderboardQuery query;
    query.allRuns = true;
    for (const char* const key : {heavyKey, "level:bench/level-7", randomKey, "daily:2026-02-03"}) {
        query.key = key;
        measurePage<data::Leaderboard>(file, std::string(key) + ", all runs", query);
    }
    data::ShiftQuery shifts;
    shifts.allRuns = true;
    measurePage<data::Shifts>(file, "night shifts, all", shifts);
    std::vector<double> times;
    for (int i = 0; i < repetitions; ++i) {
        data::Database database = data::Database::open(file, data::puzzles(), data::Inspection::InBackground);
        while (!database.inspected())
            std::this_thread::yield();
        const auto start = Clock::now();
        static_cast<void>(data::loadDailyProgress(database, "Player 3"));
        times.push_back(millisecondsSince(start));
    }
    print("calendar of a player with all days of a year, for the first time", 1, times);
}

void measureAll(const fs::path& file) {
    std::cout << "| query | rows | first, ms | mean | worst |\n| --- | --- | --- | --- | --- |\n";
    measure("open the database, all of it looked through",
            [&] { return data::Database::open(file, data::puzzles()).saves() ? 1U : 0U; });
    {
        std::vector<double> times;
        for (int i = 0; i < repetitions; ++i) {
            const auto start = Clock::now();
            const data::Database opened = data::Database::open(file, data::puzzles(), data::Inspection::InBackground);
            times.push_back(millisecondsSince(start));
        }
        print("open the database as the game does", 1, times);
    }
    measurePages(file);
    data::Database database = data::Database::open(file, data::puzzles());
    data::Leaderboard leaderboard(database);
    data::Shifts shifts(database);
    measure("players", [&] { return leaderboard.players().value().size(); });
    measure("keys", [&] { return leaderboard.keys().value().size(); });
    const auto ask = [&](const std::string& name, const data::LeaderboardQuery& query) {
        measure(name, [&] { return leaderboard.rows(query).value().rows.size(); });
    };
    data::RunId last = 0;
    for (const std::string& key : {std::string(heavyKey), std::string("level:bench/level-7"), std::string(randomKey),
                                   std::string("daily:2026-02-03")}) {
        data::LeaderboardQuery query;
        query.key = key;
        ask(key + ", best of each player", query);
        query.player = "Player 3";
        ask(key + ", one player", query);
        query.player.clear();
        query.allRuns = true;
        ask(key + ", all runs, the first thousand", query);
        query.minStars = 3;
        ask(key + ", all runs with three stars", query);
        query.minStars = 0;
        query.since = "2026-10-01";
        ask(key + ", all runs of a month", query);
        query.since.clear();
        query.limit = 5000;
        const auto page = leaderboard.rows(query).value();
        if (page.rows.empty())
            continue;
        last = page.rows.back().id;
        measure(key + ", standing of a player", [&] { return leaderboard.standing(last, 5).value()->rows.size(); });
        measure(key + ", standing of a run", [&] { return leaderboard.standing(last, 5, true).value()->rows.size(); });
    }
    measure("night shifts, best of each player", [&] { return shifts.rows({}).value().rows.size(); });
    data::ShiftQuery all;
    all.allRuns = true;
    measure("night shifts, all, the first thousand", [&] { return shifts.rows(all).value().rows.size(); });
    measure("everybody, with what they have", [&] { return data::Players(database).all().value().size(); });
    const puzzle::Day today = puzzle::plusDays(puzzle::firstDailyDay, days);
    measure("statistics of a player", [&] {
        return data::loadStatistics(database, "Player 3", {today, 28, {}}).value().days.size();
    });
    measure("statistics of everybody together", [&] {
        return data::loadStatistics(database, {}, {today, 28, {}}).value().days.size();
    });
    measure("streak of a player",
            [&] { return data::loadDailyStreak(database, "Player 3", today).value().longest > 0 ? 1U : 0U; });
    const data::Library library = data::Library::load(file.parent_path() / "bench-levels", {});
    measure("stars of a player in the campaign",
            [&] { return data::loadProgress(database, library, "Player 3").value().best.size(); });
    const data::Progress progress = data::loadProgress(database, library, "Player 3").value();
    const data::DailyProgress daily = data::loadDailyProgress(database, "Player 3").value();
    measure("achievements of a player", [&] {
        return data::loadAchievements(database, "Player 3", library, progress, {daily.longestStreak(), 0})
            .value()
            .size();
    });
    measure("calendar of a player", [&] { return data::loadDailyProgress(database, "Player 3").value().best.size(); });
}

void measureTransfer(const fs::path& file) {
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    data::Database database = data::Database::open(file, data::puzzles());
    auto start = Clock::now();
    const auto exported = data::exportRuns(database).value();
    std::cout << "export: " << exported.runs << " runs, " << static_cast<double>(exported.lines.size()) / 1e6 << " MB, "
              << millisecondsSince(start) / 1e3 << " s\n";
    std::istringstream in(exported.lines);
    start = Clock::now();
    const fs::path copy = file.string() + ".import";
    fs::remove(copy);
    {
        data::Database empty = data::Database::open(copy, data::puzzles());
        const auto report = data::importRuns(empty, in, now);
        std::cout << "import: " << report.stored << " runs, " << millisecondsSince(start) / 1e3 << " s\n";
        std::istringstream again(exported.lines);
        start = Clock::now();
        std::cout << "import again: " << data::importRuns(empty, again, now).present << " present, "
                  << millisecondsSince(start) / 1e3 << " s\n";
    }
    fs::remove(copy);
}

/// The most memory that this process has used so far, in bytes.
double mostMemory() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) * 1024;
}

/// Reads all runs as a shared leaderboard of a thousand files: by time passed, since the disk is most of it.
void measureShared(const fs::path& file) {
    constexpr std::size_t files = 1000;
    const fs::path folder = file.string() + ".shared";
    const fs::path own = file.string() + ".board";
    fs::remove_all(folder);
    fs::create_directory(folder);
    const data::SharedFolder shared(folder);
    if (!shared.create())
        throw std::runtime_error("no shared leaderboard in " + folder.string());
    std::istringstream lines;
    {
        data::Database database = data::Database::open(file, data::puzzles());
        lines.str(data::exportRuns(database).value().lines);
    }
    std::vector<std::string> contents(files);
    std::size_t count = 0;
    for (std::string line; std::getline(lines, line); ++count)
        contents[count % files] += line + '\n';
    for (const std::string& content : contents)
        static_cast<void>(shared.publish({data::sharedFileName(content), content}));
    const auto now = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    const std::atomic<bool> goOn = false;
    const auto follow = [&](const std::string& what) {
        const auto start = std::chrono::steady_clock::now();
        data::SharedRuns runs(own, data::puzzles(), {});
        const auto news = runs.follow(shared, now, goOn).value();
        std::cout << what << ": " << news.runs << " runs, "
                  << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() << " s\n";
    };
    const double before = mostMemory();
    follow("shared leaderboard of " + std::to_string(count) + " runs in " + std::to_string(files) + " files");
    std::cout << "memory for it: " << (mostMemory() - before) / 1e6 << " MB more than before\n";
    follow("the next start");
    fs::remove(folder / "runs" / data::sharedFileName(contents.front()));
    follow("after a file was removed");
    fs::remove_all(folder);
    data::removeDatabase(own);
}

} // namespace

int main(int argc, char** argv) {
    try {
        if (argc < 2 || argv[1][0] == '-') {
            std::cerr << "usage: runs-bench FILE [RUNS]\n";
            return 2;
        }
        const fs::path file = argv[1];
        if (!fs::exists(file)) {
            data::Database database = data::Database::open(file, data::puzzles());
            fill(database.connection().sql, argc > 2 ? std::stoi(argv[2]) : 100'000);
        }
        std::cout << "file: " << static_cast<double>(fs::file_size(file)) / 1e6 << " MB\n\n";
        measureAll(file);
        std::cout << '\n';
        measureTransfer(file);
        measureShared(file);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    return 0;
}
