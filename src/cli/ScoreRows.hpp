#pragma once

#include "cli/Arguments.hpp"
#include "cli/Printing.hpp"
#include "text/ScoreColumns.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <string>
#include <vector>

/// What the lines of `scores` have in common, whatever was ranked.
namespace cli {

using ScoreJson = nlohmann::ordered_json;

/// What every row has: runs on boards and night shifts under the same names, in the same order.
struct CommonScore {
    puzzle::RunKey key;
    int moves = 0;
    int optimum = 0;
    bool exact = false;
    std::chrono::duration<double> time{};
    bool assisted = false;
};

template<class Value>
[[nodiscard]] ScoreJson commonJson(const data::RankedRow<Value>& row, const CommonScore& score) {
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

/// One object with the rows under "runs".
[[nodiscard]] std::string scoresJson(const std::vector<ScoreJson>& rows);

/// Comma-separated values: a row of the names, then the rows. A row may lack what has no meaning for it.
[[nodiscard]] std::string scoresCsv(const std::vector<std::string>& names, const std::vector<ScoreJson>& rows);

/// The rows as a table.
/// \param remark what is to be known of a row beside its columns, in words; may be empty.
template<class Row, class Remark>
[[nodiscard]] std::string scoresTable(const std::vector<Row>& rows, const text::Text& text, const Remark& remark) {
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

/// The names of a row's values.
[[nodiscard]] std::vector<std::string> namesOf(const ScoreJson& row);

/// Rows as `request` wants them.
/// \param rowJson the JSON of a row. \param names of the columns in CSV. \param rowsText the rows as a table.
template<class Row, class RowJson, class RowsText>
[[nodiscard]] std::string formatScores(const std::vector<Row>& rows, const ScoresRequest& request,
                                       const std::vector<std::string>& names, const RowJson& rowJson,
                                       const RowsText& rowsText) {
    if (!request.json && !request.csv)
        return rowsText(rows);
    std::vector<ScoreJson> values;
    values.reserve(rows.size());
    for (const Row& row : rows)
        values.push_back(rowJson(row));
    return request.json ? scoresJson(values) : scoresCsv(names, values);
}

} // namespace cli
