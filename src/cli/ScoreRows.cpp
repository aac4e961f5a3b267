// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/Ranking.hpp"
#include "text/Csv.hpp"
#include "text/Format.hpp"
#include "text/ScoreColumns.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <string>
#include <vector>

namespace cli {

namespace {

using ScoreJson = nlohmann::ordered_json;

/// What every row has: runs on boards and night shifts use the same names, in the same order.
struct CommonScore {
    puzzle::RunKey key;
    int moves = 0;
    int optimum = 0;
    bool exact = false;
    std::chrono::duration<double> time{};
    bool assisted = false;
};

template<class Value>
ScoreJson commonJson(const data::RankedRow<Value>& row, const CommonScore& score) {
    ScoreJson json;
    json["rank"] = row.rank ? ScoreJson(*row.rank) : ScoreJson();
    json["player"] = row.run.player;
    json["key"] = score.key.text();
    json["moves"] = score.moves;
    json["optimum"] = score.optimum;
    json["exact"] = score.exact;
    json["over"] = score.moves - score.optimum;
    json["seconds"] = score.time.count();
    json["date"] = row.run.date;
    json["assisted"] = score.assisted;
    json["verified"] = !row.tampered;
    return json;
}

std::string csvValue(const ScoreJson& row, const std::string& name) {
    const auto value = row.find(name);
    if (value == row.end() || value->is_null())
        return {};
    return value->is_string() ? text::csvText(value->get<std::string>()) : text::csvCell(value->dump());
}

/// A JSON object with the rows under "runs".
std::string scoresJson(const std::vector<ScoreJson>& rows) {
    const ScoreJson json{{"runs", rows}};
    return json.dump(-1, ' ', false, ScoreJson::error_handler_t::replace) + "\n";
}

/// Comma-separated values: a row of names, then the rows. A row may lack values that do not apply to it.
std::string scoresCsv(const std::vector<std::string>& names, const std::vector<ScoreJson>& rows) {
    std::string lines;
    for (const std::string& name : names)
        lines += (lines.empty() ? "" : ",") + name;
    lines += "\n";
    for (const ScoreJson& row : rows) {
        for (const std::string& name : names)
            lines += (&name == &names.front() ? "" : ",") + csvValue(row, name);
        lines += "\n";
    }
    return lines;
}

/// The names of a row's values.
std::vector<std::string> namesOf(const ScoreJson& row) {
    std::vector<std::string> names;
    for (const auto& [name, value] : row.items())
        names.push_back(name);
    return names;
}

/// The rows as a table. \param remark anything else there is to say about a row, as text; may be empty.
template<class Row, class Remark>
std::string scoresTable(const std::vector<Row>& rows, const text::Text& text, const Remark& remark) {
    std::vector<std::vector<std::string>> cells(rows.size() + 1);
    std::vector<Side> sides;
    for (const text::ScoreColumnOf<Row>& column : text::scoreColumns<Row>()) {
        if (!column.printed)
            continue;
        sides.push_back(column.words ? Side::Left : Side::Right);
        cells.front().push_back(column.head(text, false));
        for (std::size_t i = 0; i < rows.size(); ++i)
            cells[i + 1].push_back(printable(column.cell(rows[i], text, text::ScorePlace::Terminal)));
    }
    sides.push_back(Side::Left);
    cells.front().emplace_back();
    for (std::size_t i = 0; i < rows.size(); ++i)
        cells[i + 1].push_back(remark(rows[i], text));
    return table(cells, sides);
}

/// Formats the rows as `request` demands.
/// \param rowJson the JSON of a row. \param names of the columns in CSV. \param rowsText the rows as a table.
template<class Row, class RowJson, class RowsText>
std::string formatScores(const std::vector<Row>& rows, const ScoresRequest& request,
                         const std::vector<std::string>& names, const RowJson& rowJson, const RowsText& rowsText) {
    if (!request.json && !request.csv)
        return rowsText(rows);
    std::vector<ScoreJson> values;
    values.reserve(rows.size());
    for (const Row& row : rows)
        values.push_back(rowJson(row));
    return request.json ? scoresJson(values) : scoresCsv(names, values);
}

constexpr const char* lateName = "late"; ///< Only for daily puzzles: nothing else can be late.
/// Only for shared leaderboards on a server: see RunSummary::within.
constexpr const char* withinName = "within";

ScoreJson runJson(const data::LeaderboardRow& row) {
    const data::RunSummary& run = row.run;
    ScoreJson json = commonJson(row, {run.key.text(), run.moves, run.optimum, run.exact, run.duration, run.assisted()});
    json["stars"] = row.tampered ? 0 : run.stars();
    if (run.key.day())
        json[lateName] = data::isLate(run);
    if (run.within)
        json[withinName] = std::chrono::duration<double>(*run.within).count();
    return json;
}

std::string remarkOfRun(const data::LeaderboardRow& row, const text::Text& text) {
    if (row.tampered)
        return text.tr("not verified");
    std::vector<std::string> remarks;
    if (row.run.assisted())
        remarks.push_back(text.tr("assisted"));
    if (data::isLate(row.run))
        remarks.push_back(text.tr("late"));
    if (row.run.within)
        remarks.push_back(text::withinWords(text, *row.run.within));
    std::string joined;
    for (const std::string& remark : remarks)
        joined += (joined.empty() ? "" : ", ") + remark;
    return joined;
}

std::string runsText(const std::vector<data::LeaderboardRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("No runs yet.") + "\n";
    return scoresTable(rows, text, remarkOfRun);
}

ScoreJson shiftJson(const data::ShiftRow& row) {
    const puzzle::ShiftScore& score = row.run.score;
    const puzzle::Milliseconds length = puzzle::shiftLength(row.run.rules, score);
    ScoreJson json = commonJson(row, {row.run.key(), score.moves, score.optimum, true, length, false});
    json["points"] = score.points;
    json["houses"] = score.houses;
    json["atOptimum"] = score.atOptimum;
    json["chain"] = score.bestChain;
    json["skipped"] = score.skipped;
    json["seed"] = row.run.seed;
    return json;
}

std::string remarkOfShift(const data::ShiftRow& row, const text::Text& text) {
    return row.tampered ? text.tr("not verified") : std::string();
}

std::string shiftsText(const std::vector<data::ShiftRow>& rows, const text::Text& text) {
    if (rows.empty())
        return text.tr("Nobody has worked the night shift yet.") + "\n";
    return scoresTable(rows, text, remarkOfShift);
}

} // namespace

std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                       const text::Text& text) {
    std::vector<std::string> names = namesOf(runJson({}));
    names.emplace_back(lateName);
    names.emplace_back(withinName);
    return formatScores(rows, request, names, runJson,
                        [&text](const std::vector<data::LeaderboardRow>& shown) { return runsText(shown, text); });
}

std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                         const text::Text& text) {
    return formatScores(rows, request, namesOf(shiftJson({})), shiftJson,
                        [&text](const std::vector<data::ShiftRow>& shown) { return shiftsText(shown, text); });
}

} // namespace cli
