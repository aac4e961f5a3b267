// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cli/Printing.hpp"
#include "cli/Scores.hpp"
#include "data/players/DailyProgress.hpp"
#include "data/runs/Ranking.hpp"
#include "text/Csv.hpp"
#include "text/Format.hpp"
#include "text/HelpFormatter.hpp"
#include "text/ScoreColumns.hpp"
#include "text/Text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
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

/// A value as spreadsheets in the reader's language read it.
std::string csvValue(const ScoreJson& row, const std::string& name, const text::Text& text) {
    const auto value = row.find(name);
    if (value == row.end() || value->is_null())
        return {};
    if (value->is_string())
        return text::csvText(value->get<std::string>());
    std::string words = value->dump();
    if (value->is_number_float() && text::hasDecimalComma(text))
        std::ranges::replace(words, '.', ',');
    return text::csvCell(words);
}

/// A JSON object with the rows under "runs".
std::string scoresJson(const std::vector<ScoreJson>& rows) {
    return jsonLine({{"runs", rows}});
}

/// Comma-separated values: a row of names, then the rows. A row may lack values that do not apply to it. In English
/// they are as in version 1.0.0, which programs may read.
std::string scoresCsv(const std::vector<std::string>& names, const std::vector<ScoreJson>& rows,
                      const text::Text& text) {
    const char separator = text::csvSeparator(text);
    std::string lines = text.language() == text::Language::English ? "" : std::string(text::byteOrderMark);
    for (const std::string& name : names)
        lines += (&name == &names.front() ? "" : std::string(1, separator)) + name;
    lines += "\n";
    for (const ScoreJson& row : rows) {
        for (const std::string& name : names)
            lines += (&name == &names.front() ? "" : std::string(1, separator)) + csvValue(row, name, text);
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

/// Prints rows as a table. In a narrow terminal, what the runs are on stands above them instead of in each row, and
/// columns that can be done without are left out, which the last line says.
/// \tparam Remark makes of a row and a text::Text what else there is to say about the row; may be empty.
template<class Row, class Remark>
class ScoreTable {
public:
    ScoreTable(const std::vector<Row>& rows, const text::Text& text, const Remark& remark, std::size_t width)
        : m_rows(rows)
        , m_text(text)
        , m_remark(remark)
        , m_width(width) {}

    [[nodiscard]] std::string print() {
        if (fitting())
            return tableOf(m_rows);
        const bool grouped = leaveOut(Column::Board);
        std::vector<std::string> left;
        for (const Column column : {Column::Chain, Column::AtOptimum, Column::Houses, Column::Optimum, Column::Date})
            if (!fitting() && leaveOut(column))
                left.push_back(text::scoreColumn<Row>(column).head(m_text, false));
        std::string lines = grouped ? groups() : tableOf(m_rows);
        if (!left.empty())
            lines += "\n" + text::wrapped(m_text.tr("No room for: {1}", text::list(m_text, left)), m_width) + "\n";
        return lines;
    }

private:
    using Column = text::ScoreColumn;
    using Rows = std::span<const Row>;

    /// \returns whether there is such a column.
    bool leaveOut(Column column) {
        if (std::ranges::find(text::scoreColumns<Row>(), column, &text::ScoreColumnOf<Row>::column) ==
            text::scoreColumns<Row>().end())
            return false;
        m_without.push_back(column);
        return true;
    }

    /// The cells of the columns that are shown, with their heads, and how the columns are aligned.
    [[nodiscard]] std::pair<TableRows, std::vector<Side>> cellsOf(Rows rows) const {
        TableRows cells(rows.size() + 1);
        std::vector<Side> sides;
        for (const text::ScoreColumnOf<Row>& column : text::scoreColumns<Row>()) {
            if (!column.printed || std::ranges::find(m_without, column.column) != m_without.end())
                continue;
            sides.push_back(column.words ? Side::Left : Side::Right);
            cells.front().push_back(column.head(m_text, false));
            for (std::size_t i = 0; i < rows.size(); ++i)
                cells[i + 1].push_back(printable(column.cell(rows[i], m_text, text::ScorePlace::Terminal)));
        }
        std::vector<std::string> remarks;
        for (const Row& row : rows)
            remarks.push_back(m_remark(row, m_text));
        if (std::ranges::all_of(remarks, &std::string::empty))
            return {std::move(cells), std::move(sides)};
        sides.push_back(Side::Left);
        cells.front().emplace_back();
        for (std::size_t i = 0; i < rows.size(); ++i)
            cells[i + 1].push_back(std::move(remarks[i]));
        return {std::move(cells), std::move(sides)};
    }

    [[nodiscard]] bool fitting() const {
        const auto [cells, sides] = cellsOf(m_rows);
        return fits(cells, sides, m_width);
    }

    [[nodiscard]] std::string tableOf(Rows rows) const {
        const auto [cells, sides] = cellsOf(rows);
        return table(cells, sides, m_width);
    }

    /// The rows on each board, below its name.
    [[nodiscard]] std::string groups() const {
        const auto boardOf = [this](const Row& row) {
            return printable(text::scoreColumn<Row>(Column::Board).cell(row, m_text, text::ScorePlace::Terminal));
        };
        std::string lines;
        for (Rows rest = m_rows; !rest.empty();) {
            const std::string board = boardOf(rest.front());
            const auto end = std::ranges::find_if(rest, [&](const Row& row) { return boardOf(row) != board; });
            const auto count = static_cast<std::size_t>(end - rest.begin());
            lines += (lines.empty() ? "" : "\n") + table({{board}}, {Side::Left}, m_width) + tableOf(rest.first(count));
            rest = rest.subspan(count);
        }
        return lines;
    }

    Rows m_rows;
    const text::Text& m_text;
    const Remark& m_remark;
    std::size_t m_width;
    std::vector<Column> m_without;
};

/// Formats the rows as `request` demands.
/// \param rowJson the JSON of a row. \param names of the columns in CSV. \param rowsText the rows as a table.
template<class Row, class RowJson, class RowsText>
std::string formatScores(const std::vector<Row>& rows, const ScoresRequest& request, const text::Text& text,
                         const std::vector<std::string>& names, const RowJson& rowJson, const RowsText& rowsText) {
    if (!request.json && !request.csv)
        return rowsText(rows);
    std::vector<ScoreJson> values;
    values.reserve(rows.size());
    for (const Row& row : rows)
        values.push_back(rowJson(row));
    return request.json ? scoresJson(values) : scoresCsv(names, values, text);
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

std::string runsText(const std::vector<data::LeaderboardRow>& rows, std::size_t width, const text::Text& text) {
    if (rows.empty())
        return text.tr("No runs yet.") + "\n";
    return ScoreTable(rows, text, remarkOfRun, width).print();
}

ScoreJson shiftJson(const data::ShiftRow& row) {
    const puzzle::ShiftScore& score = row.run.score;
    ScoreJson json = commonJson(row, {row.run.key(), score.moves, score.optimum, true, row.run.time.clock, false});
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

std::string shiftsText(const std::vector<data::ShiftRow>& rows, std::size_t width, const text::Text& text) {
    if (rows.empty())
        return text.tr("Nobody has worked the night shift yet.") + "\n";
    return ScoreTable(rows, text, remarkOfShift, width).print();
}

} // namespace

std::string formatRuns(const std::vector<data::LeaderboardRow>& rows, const ScoresRequest& request,
                       const text::Text& text) {
    std::vector<std::string> names = namesOf(runJson({}));
    names.emplace_back(lateName);
    names.emplace_back(withinName);
    return formatScores(rows, request, text, names, runJson, [&](const std::vector<data::LeaderboardRow>& shown) {
        return runsText(shown, request.width, text);
    });
}

std::string formatShifts(const std::vector<data::ShiftRow>& rows, const ScoresRequest& request,
                         const text::Text& text) {
    return formatScores(
        rows, request, text, namesOf(shiftJson({})), shiftJson,
        [&](const std::vector<data::ShiftRow>& shown) { return shiftsText(shown, request.width, text); });
}

} // namespace cli
