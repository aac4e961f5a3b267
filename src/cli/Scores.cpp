#include "cli/Scores.hpp"

#include "cli/Printing.hpp"
#include "cli/ShiftScores.hpp"
#include "data/File.hpp"
#include "data/Leaderboard.hpp"
#include "data/PlayerName.hpp"
#include "lights/ShareCode.hpp"
#include "text/Format.hpp"
#include "text/Problems.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cli {

namespace {

using Json = nlohmann::ordered_json;
using Rows = std::vector<data::LeaderboardRow>;

constexpr std::string_view levelPrefix = "level:";
constexpr std::size_t mostRows = 1'000'000; ///< Of one key: all of them.

tl::expected<std::vector<std::string>, data::StorageProblem> wantedKeys(const ScoresRequest& request,
                                                                        data::Leaderboard& leaderboard) {
    if (request.key.empty())
        return leaderboard.keys();
    return std::vector<std::string>{request.key};
}

/// The stored name of the player that is asked for: whoever sees "Spieler" in the table may ask for "Spieler".
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

tl::expected<Rows, data::StorageProblem> readRows(const ScoresRequest& request, data::Leaderboard& leaderboard,
                                                  const data::Library& library, const text::Text& text) {
    const auto keys = wantedKeys(request, leaderboard);
    if (!keys)
        return tl::unexpected(keys.error());
    const auto player = wantedPlayer(request, leaderboard, text);
    if (!player)
        return tl::unexpected(player.error());
    Rows rows;
    for (const std::string& key : *keys) {
        data::LeaderboardQuery query;
        query.key = key;
        if (const auto level = library.find(key))
            query.code = lights::encodePuzzle(level->level().puzzle);
        query.allRuns = request.all;
        query.player = *player;
        query.limit = mostRows;
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
    query.limit = mostRows;
    return data::Shifts(database).rows(query).map([](data::ShiftPage&& page) { return std::move(page.rows); });
}

double seconds(const data::Run& run) {
    return std::chrono::duration<double>(run.duration).count();
}

Json rowJson(const data::LeaderboardRow& row) {
    Json json;
    json["rank"] = row.rank ? Json(*row.rank) : Json();
    json["player"] = row.run.player;
    json["key"] = row.run.key;
    json["moves"] = row.run.moves;
    json["optimum"] = row.run.optimum;
    json["exact"] = row.run.exact;
    json["over"] = row.run.over();
    json["seconds"] = seconds(row.run);
    json["date"] = row.run.date;
    json["assisted"] = row.run.assisted();
    json["verified"] = !row.tampered;
    return json;
}

std::string rowsJson(const Rows& rows) {
    Json json;
    json["runs"] = Json::array();
    for (const data::LeaderboardRow& row : rows)
        json["runs"].push_back(rowJson(row));
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

/// The same columns as in JSON, under the same names.
std::string rowsCsv(const Rows& rows) {
    std::string lines = "rank,player,key,moves,optimum,exact,over,seconds,date,assisted,verified\n";
    for (const data::LeaderboardRow& row : rows) {
        const Json json = rowJson(row);
        std::string line;
        for (const Json& value : json) {
            const std::string cell = value.is_null()     ? std::string()
                                     : value.is_string() ? value.get<std::string>()
                                                         : value.dump();
            line += (&value == &json.front() ? "" : ",") + csvCell(cell);
        }
        lines += line + "\n";
    }
    return lines;
}

std::string remarkOf(const data::LeaderboardRow& row, const text::Text& text) {
    if (row.tampered)
        return text.tr("not verified");
    return row.run.assisted() ? text.tr("assisted") : "";
}

std::string rowsText(const Rows& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("No runs yet.") + "\n";
    std::vector<std::vector<std::string>> cells{{text.tr("Rank"), text.tr("Player"), text.tr("Level"), text.tr("Moves"),
                                                 text.tr("Optimum"), text.tr("Time"), text.tr("Date"), ""}};
    for (const data::LeaderboardRow& row : rows) {
        const data::Run& run = row.run;
        const bool isLevel = run.key.compare(0, levelPrefix.size(), levelPrefix) == 0;
        cells.push_back({row.rank ? std::to_string(*row.rank) : "–", printable(text::playerName(text, run.player)),
                         printable(isLevel ? run.key.substr(levelPrefix.size()) : run.key), std::to_string(run.moves),
                         (run.exact ? "" : "≤ ") + std::to_string(run.optimum), text::clock(run.duration),
                         printable(run.date.substr(0, run.date.find('T'))), remarkOf(row, text)});
    }
    return table(cells,
                 {Side::Right, Side::Left, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left, Side::Left});
}

std::string formatRows(const Rows& rows, const ScoresRequest& request, const text::Text& text) {
    if (request.json)
        return rowsJson(rows);
    return request.csv ? rowsCsv(rows) : rowsText(rows, text);
}

tl::expected<std::string, data::StorageProblem> readAnswer(const ScoresRequest& request, data::Database& database,
                                                           const data::Library& library, const text::Text& text) {
    data::Leaderboard leaderboard(database);
    if (request.key != data::shiftKey)
        return readRows(request, leaderboard, library, text).map([&](const Rows& rows) {
            return formatRows(rows, request, text);
        });
    return readShifts(request, database, leaderboard, text).map([&](const std::vector<data::ShiftRow>& rows) {
        return formatShifts(rows, request, text);
    });
}

} // namespace

Outcome scores(const ScoresRequest& request, const std::filesystem::path& database, const data::Library& library,
               const text::Text& text) {
    std::error_code error;
    if (!std::filesystem::exists(database, error)) {
        if (error)
            return tl::unexpected(text::describe(text, data::FileProblem{data::FileError::Failed, database}));
        return Answer{request.key == data::shiftKey ? formatShifts({}, request, text) : formatRows({}, request, text),
                      exitYes,
                      {}};
    }
    data::Database opened = data::Database::open(database);
    if (opened.state() == data::DatabaseState::Newer || opened.state() == data::DatabaseState::Recovered)
        return tl::unexpected(text::describe(text, opened).value_or(""));
    if (!opened.hasAll()) // Read-only is fine, as long as it could be read.
        return tl::unexpected(text::describe(text, data::FileProblem{data::FileError::Failed, database}));
    const auto answer = readAnswer(request, opened, library, text);
    if (!answer)
        return tl::unexpected(text::describe(text, answer.error()));
    if (opened.timesReopened() > 0) // Some rows are of one file, some of another.
        return tl::unexpected(text::describe(text, data::StorageProblem::Replaced));
    return Answer{*answer, exitYes, {}};
}

} // namespace cli
