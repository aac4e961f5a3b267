// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/Runs.hpp"
#include "data/ShiftRuns.hpp"
#include "data/database/Attempt.hpp"
#include "data/database/Migrations.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/RunCoder.hpp"
#include "data/runs/RunTable.hpp"
#include "data/runs/SavedBoards.hpp"
#include "data/runs/ShiftTable.hpp"

#include <string>
#include <vector>

/// Database files as written by earlier versions of the program, and their content. Each statement names the columns
/// that existed then, so that the tests do not depend on the current code.
namespace data::test {

/// The content of an old file.
struct OldContent {
    std::vector<Run> runs;
    std::vector<ShiftRun> shifts; ///< Since version 3.
    std::vector<SavedBoard> boards;
    std::optional<puzzle::Day> day; ///< Since version 6.

    /// The content in export format.
    [[nodiscard]] std::string lines() const {
        std::string text;
        for (const Run& run : runs)
            text += formatRunLine(run);
        for (const ShiftRun& shift : shifts)
            text += formatRunLine(shift);
        return text;
    }
};

/// A run that presses a window twice before anything else. It has no more moves, but had before version 16.
inline Run withVainPresses(Run run) {
    changeEvents(run, [](auto& events) {
        for (lights::Event& event : events)
            event.at += 2 * lights::test::quickly;
        const lights::Cell cell{1, 1};
        events.insert(events.begin(),
                      {{{}, lights::EventKind::Move, cell}, {lights::test::quickly, lights::EventKind::Move, cell}});
    });
    run.duration += 2 * lights::test::quickly;
    return run;
}

/// Returns what a family would have stored in a file of this version after `count` runs.
inline OldContent oldContent(int version, int count) {
    OldContent content;
    const std::vector<std::string> players{"Mina", "Ada", "Sigrún"};
    for (int i = 0; i < count; ++i) {
        const std::string date =
            "2025-07-12T18:" + std::to_string(10 + i % 50) + ":" + std::to_string(10 + i % 49) + "Z";
        Run run = smallRun({players[static_cast<std::size_t>(i) % players.size()], i % 3, i + 1, date, i % 5 / 4},
                           i % 4 == 3 ? "random:3x5,plane,plus,off,any" : "level:shed/corners");
        if (i % 4 == 1) // Versions before the sixteenth counted these presses: see writeOld().
            run = withVainPresses(run);
        run.program = "0.0." + std::to_string(version);
        run.seed.clear(); // No version stored it before the fifteenth.
        content.runs.push_back(std::move(run));
    }
    if (version >= 3)
        for (int i = 0; i < 3; ++i)
            content.shifts.push_back(shiftRun({.player = players[static_cast<std::size_t>(i)],
                                               .houses = i + 1,
                                               .detours = i % 2,
                                               .rules = puzzle::ShiftRules::ThreeMinutes}));
    for (const std::string& player : players) {
        SavedBoard board{player, "level:shed/corners", smallRun({}).code, {}, "2025-07-13T18:03:11Z"};
        board.game.events = R"([[0,"p",1,1],[700,"u"]])";
        board.game.elapsed = puzzle::Milliseconds(900);
        board.game.assists = {2, true, false};
        if (version >= 2)
            board.origin = "3x5,plane,plus,off,any#moon";
        content.boards.push_back(std::move(board));
    }
    if (version >= 6)
        content.day = puzzle::dayFromText("2026-07-14");
    return content;
}

/// Makes the checksums of all rows match, in a file of version 10 or later.
inline void seal(SQLite::Database& sql) {
    std::string ofRun =
        "player_id, key, code, events, moves, optimum, exact, hints, live, undos, duration, date, program,"
        " late, utc_offset, imported";
    if (versionOf(sql) >= 15)
        ofRun += ", seed";
    sql.exec("UPDATE runs SET checksum = row_checksum(" + ofRun + ")");
    std::string ofShift =
        "player_id, seed, code, events, points, houses, at_optimum, best_run, skipped, moves, optimum,"
        " date, program";
    if (versionOf(sql) >= 18)
        ofShift += ", rules";
    sql.exec("UPDATE shifts SET checksum = row_checksum(" + ofShift + ")");
}

/// Returns the id of a player in a file of any version, who is added if new.
inline std::int64_t oldPlayerId(SQLite::Database& sql, const std::string& name) {
    if (versionOf(sql) >= 10)
        return playerId(sql, name);
    SQLite::Statement insertion(sql, "INSERT OR IGNORE INTO players(name) VALUES (?)");
    insertion.bind(1, name);
    insertion.exec();
    SQLite::Statement select(sql, "SELECT id FROM players WHERE name = ?");
    select.bind(1, name);
    select.executeStep();
    return select.getColumn(0).getInt64();
}

/// Creates the tables of a version and inserts the content.
inline void writeOld(SQLite::Database& sql, int version, const OldContent& content) {
    migrate(sql, version);
    SQLite::Transaction transaction(sql);
    for (const Run& run : content.runs) {
        SQLite::Statement insertion(
            sql, std::string("INSERT INTO runs(player_id, key, code, events, moves, optimum, exact, hints, live, undos,"
                             " duration, date, program") +
                     (version >= 2 ? ", late" : "") + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?" +
                     (version >= 2 ? ", 0)" : ")"));
        insertion.bind(1, oldPlayerId(sql, run.player));
        insertion.bind(2, run.key.text());
        insertion.bind(3, run.code);
        insertion.bind(4, run.events);
        const auto presses = version < 16 ? puzzle::countPresses(run.events) : std::nullopt;
        insertion.bind(5, presses ? presses->standing : run.moves);
        insertion.bind(6, run.optimum);
        insertion.bind(7, run.exact ? 1 : 0);
        insertion.bind(8, run.hints);
        insertion.bind(9, run.live ? 1 : 0);
        insertion.bind(10, run.undos);
        insertion.bind(11, run.duration.count());
        insertion.bind(12, run.date);
        insertion.bind(13, run.program);
        insertion.exec();
    }
    for (const ShiftRun& shift : content.shifts) {
        SQLite::Statement insertion(sql, "INSERT INTO shifts(player_id, seed, code, events, points, houses, at_optimum,"
                                         " best_run, skipped, moves, optimum, date, program)"
                                         " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        insertion.bind(1, oldPlayerId(sql, shift.player));
        insertion.bind(2, shift.seed);
        insertion.bind(3, shift.code);
        insertion.bind(4, shift.events);
        const puzzle::ShiftScore& score = shift.score;
        int column = 5;
        for (const int count :
             {score.points, score.houses, score.atOptimum, score.bestChain, score.skipped, score.moves, score.optimum})
            insertion.bind(column++, count);
        insertion.bind(12, shift.date);
        insertion.bind(13, shift.program);
        insertion.exec();
    }
    for (const SavedBoard& board : content.boards) {
        SQLite::Statement insertion(
            sql, std::string("INSERT INTO saved_boards(player_id, key, code, events, elapsed, hints, live,"
                             " solution_shown, date") +
                     (version >= 2 ? ", origin" : "") + ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?" +
                     (version >= 2 ? ", ?)" : ")"));
        insertion.bind(1, oldPlayerId(sql, board.player));
        insertion.bind(2, board.key);
        insertion.bind(3, board.code);
        insertion.bind(4, board.game.events);
        insertion.bind(5, board.game.elapsed.count());
        insertion.bind(6, board.game.assists.hints);
        insertion.bind(7, board.game.assists.liveCounter ? 1 : 0);
        insertion.bind(8, board.game.assists.solutionShown ? 1 : 0);
        insertion.bind(9, board.date);
        if (version >= 2)
            insertion.bind(10, board.origin);
        insertion.exec();
    }
    if (content.day) {
        SQLite::Statement insertion(sql, "INSERT INTO calendar(id, latest) VALUES (1, ?)");
        bindText(insertion, 1, puzzle::dayText(*content.day));
        insertion.exec();
    }
    if (version >= 10)
        seal(sql);
    transaction.commit();
}

} // namespace data::test
