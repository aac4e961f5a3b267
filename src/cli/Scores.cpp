// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Scores.hpp"

#include "cli/Commands.hpp"
#include "data/database/Backups.hpp"
#include "data/database/Recovery.hpp"
#include "data/files/Log.hpp"
#include "data/files/PlayerName.hpp"
#include "data/levels/Puzzles.hpp"
#include "data/runs/Leaderboard.hpp"
#include "data/shared/SharedPlace.hpp"
#include "data/shared/SharedRuns.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"
#include "text/SharedProblems.hpp"

#include <algorithm>
#include <atomic>
#include <system_error>

namespace cli {

namespace {

std::string unusable(const std::filesystem::path& file, const text::Text& text) {
    return text::describe(text, data::FileProblem{data::FileError::Failed, file});
}

using ScoreRows = std::vector<data::LeaderboardRow>;

constexpr std::size_t maxRows = 1'000'000; ///< Per key: effectively all.

tl::expected<std::vector<puzzle::RunKey>, data::StorageProblem> wantedKeys(const ScoresRequest& request,
                                                                           data::Leaderboard& leaderboard) {
    if (request.key.empty())
        return leaderboard.keys();
    return std::vector<puzzle::RunKey>{request.key};
}

/// The stored name of the requested player. The table shows "Spieler" for an unnamed one, so that name is accepted too.
tl::expected<std::string, data::StorageProblem> wantedPlayer(const ScoresRequest& request,
                                                             data::Leaderboard& leaderboard, const text::Text& text) {
    const std::string unnamed(data::unnamedPlayer);
    if (request.player.empty() || request.player != text::playerName(text, unnamed))
        return request.player;
    return leaderboard.players().map([&](const std::vector<std::string>& players) {
        const bool isName = std::find(players.begin(), players.end(), request.player) != players.end();
        return isName ? request.player : unnamed;
    });
}

tl::expected<ScoreRows, data::StorageProblem> readRows(const ScoresRequest& request, data::Leaderboard& leaderboard,
                                                       const data::Library& library, const text::Text& text) {
    const auto keys = wantedKeys(request, leaderboard);
    if (!keys)
        return tl::unexpected(keys.error());
    const auto player = wantedPlayer(request, leaderboard, text);
    if (!player)
        return tl::unexpected(player.error());
    ScoreRows rows;
    for (const puzzle::RunKey& key : *keys) {
        data::LeaderboardQuery query;
        query.key = key;
        if (const auto level = library.levelOf(key)) {
            query.code = level->code();
            query.accepts = data::filterOf(level->level());
        }
        query.allRuns = request.all;
        query.player = *player;
        query.limit = maxRows;
        auto page = leaderboard.rows(query);
        if (!page)
            return tl::unexpected(page.error());
        rows.insert(rows.end(), std::make_move_iterator(page->rows.begin()), std::make_move_iterator(page->rows.end()));
    }
    return rows;
}

tl::expected<std::vector<data::ShiftRow>, data::StorageProblem> readShifts(const ScoresRequest& request,
                                                                           data::Database& database,
                                                                           data::Leaderboard& leaderboard,
                                                                           const text::Text& text) {
    const auto player = wantedPlayer(request, leaderboard, text);
    if (!player)
        return tl::unexpected(player.error());
    data::ShiftQuery query;
    query.allRuns = request.all;
    query.player = *player;
    query.limit = maxRows;
    query.key = request.key;
    return data::Shifts(database).rows(query).map([](data::ShiftPage&& page) { return std::move(page.rows); });
}

tl::expected<std::string, data::StorageProblem> readAnswer(const ScoresRequest& request, data::Database& database,
                                                           const data::Library& library, const text::Text& text) {
    data::Leaderboard leaderboard(database);
    if (request.key.mode() != puzzle::RunMode::Shift)
        return readRows(request, leaderboard, library, text).map([&](const ScoreRows& rows) {
            return formatRuns(rows, request, text);
        });
    return readShifts(request, database, leaderboard, text).map([&](const std::vector<data::ShiftRow>& rows) {
        return formatShifts(rows, request, text);
    });
}

data::Database open(const std::filesystem::path& file, const data::Paths& paths) {
    return data::Database::open(file, data::puzzles(), data::Inspection::AtOnce, data::Log(paths, logName));
}

/// Whether a file that cannot be used has no reason of its own.
bool saysNothingNew(const data::Database& opened) {
    return !opened.isDamaged() && opened.inTheWay().empty() &&
           (opened.refusal() == data::StorageProblem::ReadOnly || opened.refusal() == data::StorageProblem::Failed);
}

/// A database with everything that its file had, or what could be copied of it. \returns it, or an error message.
tl::expected<OpenedScores, std::string> usable(data::Database&& opened, const std::filesystem::path& file,
                                               const text::Text& text) {
    auto said = text::describe(text, opened);
    if (opened.state() == data::DatabaseState::Newer)
        return tl::unexpected(said.value_or(unusable(file, text)));
    if (!opened.hasAll()) // Read-only is fine as long as everything could be read.
        return tl::unexpected(saysNothingNew(opened) ? unusable(file, text) : said.value_or(unusable(file, text)));
    const bool readOnly = opened.state() == data::DatabaseState::Unwritable;
    return OpenedScores{{}, std::move(opened), readOnly ? std::string() : said.value_or("")};
}

/// Whether nothing but a missing permission or place keeps the file from being written.
bool cannotBeWritten(const data::Database& opened) {
    return opened.state() == data::DatabaseState::Unwritable && saysNothingNew(opened);
}

/// A folder to work in; null if none can be made.
std::shared_ptr<const data::TemporaryFolder> temporaryFolder() {
    try {
        return std::make_shared<data::TemporaryFolder>();
    } catch (const std::system_error&) { // What follows says that the player's folder cannot be used.
        return nullptr;
    }
}

std::string both(const std::string& first, const std::string& second) {
    return first + (first.empty() || second.empty() ? "" : " ") + second;
}

/// Whether a damaged file was moved aside, and no run could be copied.
bool nothingLeft(const data::Database& database) {
    return database.state() == data::DatabaseState::Recovered && database.salvaged().copied == 0;
}

} // namespace

tl::expected<OpenedScores, std::string> openScores(const data::Paths& paths, const text::Text& text) {
    const std::filesystem::path file = paths.database();
    std::error_code error;
    if (!std::filesystem::exists(file, error) && !data::hasRemains(file)) {
        if (error)
            return tl::unexpected(unusable(file, text));
        return OpenedScores{{}, std::nullopt, text::describe(text, data::lookBeside(file, 0))};
    }
    auto scores = usable(open(file, paths), file, text);
    if (scores && nothingLeft(*scores->database))
        return tl::unexpected(std::move(scores->remark));
    return scores;
}

tl::expected<OpenedScores, std::string> openScoresToWrite(const data::Paths& paths, const text::Text& text) {
    data::Database opened = open(paths.database(), paths);
    if (!opened.saves() || nothingLeft(opened))
        return tl::unexpected(text::describe(text, opened).value_or(unusable(paths.database(), text)));
    return usable(std::move(opened), paths.database(), text);
}

Outcome remarked(const std::string& remark, Outcome outcome) {
    std::string& said = outcome ? outcome->remark : outcome.error();
    said = both(remark, said);
    return outcome;
}

tl::expected<std::filesystem::path, std::string> sharedAddress(const std::string& typed, const text::Text& text) {
    if (data::isServerAddress(typed)) {
        if (data::hasPassword(typed))
            return tl::unexpected(text.tr("Leave the password out; it belongs in the file ~/.pgpass."));
        return data::pathFromText(typed);
    }
    std::error_code error;
    std::filesystem::path whole = std::filesystem::canonical(data::pathFromText(typed), error);
    if (error)
        return tl::unexpected(text.tr("There is no folder {1}.", typed));
    return whole;
}

tl::expected<OpenedScores, std::string> openShared(const std::string& folder, const data::Paths& paths,
                                                   puzzle::Moment now, const text::Text& text) {
    const auto whole = sharedAddress(folder, text);
    if (!whole)
        return tl::unexpected(whole.error());
    std::filesystem::path file = data::sharedRunsFile(paths.shared(), *whole);
    // Before the board is read, so that what a damaged file has lost is read again.
    data::Database own = open(file, paths);
    const auto instead = cannotBeWritten(own) ? temporaryFolder() : nullptr;
    if (instead)
        file = instead->path() / file.filename();
    auto scores = usable(instead ? open(file, paths) : std::move(own), file, text);
    if (!scores)
        return scores;
    if (instead) {
        scores->instead = instead;
        scores->remark = text.tr("The folder {1} cannot be written to. So what is read from the shared leaderboard is "
                                 "not kept: the next time all of it is read again.",
                                 paths.data.string());
    }
    scores->database->told(); // What is missing is read again now.
    const std::atomic<bool> goOn = false;
    const data::Log log(paths, logName);
    data::SharedRuns runs(file, data::puzzles(), log);
    data::SharedPlace place = data::sharedPlace(*whole, log);
    const auto read = std::visit([&](auto& at) { return runs.follow(at, now, goOn); }, place);
    if (!read)
        return tl::unexpected(both(scores->remark, text::describe(text, read.error())));
    scores->remark = both(scores->remark, text::unreadSentence(text, read->unread));
    return scores;
}

namespace {

Outcome answerFrom(std::optional<data::Database>& database, const ScoresRequest& request, const data::Library& library,
                   const text::Text& text) {
    if (!database)
        return Answer{request.key.mode() == puzzle::RunMode::Shift ? formatShifts({}, request, text)
                                                                   : formatRuns({}, request, text),
                      exitYes,
                      {}};
    const auto answer = readAnswer(request, *database, library, text);
    if (!answer)
        return tl::unexpected(text::describe(text, answer.error()));
    if (database->reopenCount() > 0) // Some rows come from one file, some from another.
        return tl::unexpected(text::describe(text, data::StorageProblem::Replaced));
    return Answer{*answer, exitYes, {}};
}

} // namespace

Outcome scores(const ScoresRequest& request, const data::Paths& paths, const data::Library& library, puzzle::Moment now,
               const text::Text& text) {
    auto opened = request.shared.empty() ? openScores(paths, text) : openShared(request.shared, paths, now, text);
    if (!opened)
        return tl::unexpected(std::move(opened.error()));
    return remarked(opened->remark, answerFrom(opened->database, request, library, text));
}

} // namespace cli
