// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Writes to a database as the game does, and prints a line to standard output as soon as something is stored:
//
//     storage-writer write FILE PLAYER FIRST LAST    stores runs, boards, days and shifts, numbered FIRST to LAST
//     storage-writer hold FILE PLAYER FIRST LAST     the same, then keeps the database open until killed
//     storage-writer play FILE                       opens the file as the game does, until it has been checked
//     storage-writer restore FILE BACKUP             restores a backup, which lies in the folder of the backups
//     storage-writer old FILE VERSION COUNT          makes a new file as an earlier version did, with COUNT runs
//
// "run 7" means that run number 7 is stored; "found 7", that the file has 7 runs and shifts; "kept FILE", that the
// backup is restored and FILE has what it replaced. Exits with 0, with 1 and the problem on standard error, or with 2
// for an exception or wrong usage; dies earlier if LICHTER_DIES_AT is set: see Death.cpp.

#include "data/OldVersions.hpp"
#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Database.hpp"
#include "data/database/Restore.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/runs/RunTransfer.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/Shifts.hpp"
#include "processes/Numbers.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <thread>
#include <unistd.h>

namespace {

using data::StorageProblem;

void confirm(const char* what, int number) {
    const std::string line = std::string(what) + " " + std::to_string(number) + "\n";
    if (::write(STDOUT_FILENO, line.data(), line.size()) != static_cast<ssize_t>(line.size()))
        std::exit(3); // Nobody reads the output any more.
}

int problem(const data::SubmitProblem& why) {
    const auto* storage = std::get_if<StorageProblem>(&why);
    std::cerr << (storage == nullptr                     ? "refused"
                  : *storage == StorageProblem::Full     ? "full"
                  : *storage == StorageProblem::Busy     ? "busy"
                  : *storage == StorageProblem::ReadOnly ? "read-only"
                                                         : "failed")
              << "\n";
    return 1;
}

enum class Then : std::uint8_t { Close, Hold };

int write(const std::filesystem::path& file, const std::string& player, int first, int last, Then then) {
    constexpr int reopenEach = 25;
    constexpr int shiftEach = 16;
    auto database = data::Database::open(file, data::puzzles());
    for (int i = first; i <= last; ++i) {
        if (!database.saves()) {
            std::cerr << "not opened\n";
            return 1;
        }
        if (const auto saved = data::SavedBoards(database).save(processes::board(player, i)); !saved)
            return problem(saved.error());
        confirm("board", i);
        if (const auto noted = data::noteDay(database, processes::day(i), std::chrono::sys_days(processes::day(i)));
            !noted)
            return problem(noted.error());
        confirm("day", i);
        if (const auto run = data::Leaderboard(database).submit(processes::run(player, i)); !run)
            return problem(run.error());
        if (!database.saves()) // It is only in memory.
            return problem(data::StorageProblem::Failed);
        confirm("run", i);
        if (i % shiftEach == 0) {
            data::test::NightShift night;
            night.player = player;
            night.houses = 1;
            night.date = processes::moment(i);
            night.seed = player + std::to_string(i);
            if (const auto stored = data::Shifts(database).submit(processes::shift(night, i / shiftEach)); !stored)
                return problem(stored.error());
            confirm("shift", i);
        }
        if (i % reopenEach == 0) { // Closing the last connection writes the log back to the file.
            database = data::Database::inMemory(data::puzzles());
            database = data::Database::open(file, data::puzzles());
        }
    }
    while (then == Then::Hold)
        ::pause();
    return 0;
}

int play(const std::filesystem::path& file) {
    auto database = data::Database::open(file, data::puzzles(), data::Inspection::InBackground);
    while (!database.inspected())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const auto exported = data::exportRuns(database); // As every read, this handles what the check has found.
    if (!exported || !database.hasAll()) {
        std::cerr << "not opened\n";
        return 1;
    }
    confirm("found", static_cast<int>(exported->runs));
    return 0;
}

int restore(const std::filesystem::path& file, const std::filesystem::path& backup) {
    auto database = data::Database::open(file, data::puzzles());
    database.backUpDaily(backup.parent_path(), [] { return processes::day(1); });
    const auto kept = data::restoreBackup(database, backup, processes::day(1));
    if (!kept) {
        std::cerr << "not restored: " << static_cast<int>(kept.error()) << '\n';
        return 1;
    }
    std::cout << "kept " << kept->string() << '\n';
    return 0;
}

int makeOld(const std::filesystem::path& file, int version, int count) {
    SQLite::Database sql(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    data::test::writeOld(sql, version, data::test::oldContent(version, count));
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    std::signal(SIGXFSZ, SIG_IGN); // As in the game.
    try {
        if (arguments.size() == 2 && arguments[0] == "play")
            return play(arguments[1]);
        if (arguments.size() == 3 && arguments[0] == "restore")
            return restore(arguments[1], arguments[2]);
        if (arguments.size() == 4 && arguments[0] == "old")
            return makeOld(arguments[1], std::stoi(arguments[2]), std::stoi(arguments[3]));
        if (arguments.size() == 5 && (arguments[0] == "write" || arguments[0] == "hold"))
            return write(arguments[1], arguments[2], std::stoi(arguments[3]), std::stoi(arguments[4]),
                         arguments[0] == "hold" ? Then::Hold : Then::Close);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
    std::cerr << "usage: storage-writer write|hold FILE PLAYER FIRST LAST, storage-writer play FILE,\n"
                 "       storage-writer restore FILE BACKUP, or storage-writer old FILE VERSION COUNT\n";
    return 2;
}
