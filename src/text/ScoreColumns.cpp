// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "text/ScoreColumns.hpp"

#include "data/files/Characters.hpp"
#include "text/Format.hpp"

#include <array>

namespace text {

namespace {

using Run = data::LeaderboardRow;
using Shift = data::ShiftRow;

template<class Row>
using Column = ScoreColumnOf<Row>;

template<class Row>
Column<Row> rankColumn() {
    return {.column = ScoreColumn::Rank,
            .head = [](const Text& text, bool) { return text.tr("Rank"); },
            .cell = [](const Row& row, const Text&,
                       ScorePlace) { return row.rank ? std::to_string(*row.rank) : std::string("–"); },
            .before = [](const Row& a, const Row& b) { return a.rank && (!b.rank || *a.rank < *b.rank); },
            .fromLeft = true,
            .stand = {0, 0}};
}

template<class Row>
Column<Row> playerColumn() {
    return {
        .column = ScoreColumn::Player,
        .head = [](const Text& text, bool) { return text.tr("Player"); },
        .cell = [](const Row& row, const Text& text, ScorePlace) { return playerName(text, row.run.player); },
        .before = [](const Row& a, const Row& b) { return data::sortKey(a.run.player) < data::sortKey(b.run.player); },
        .words = true,
        .fromLeft = true,
        .stand = {90, 90}};
}

/// The window shows the day in the player's time zone, the terminal that in UTC.
template<class Row>
Column<Row> dateColumn() {
    return {
        .column = ScoreColumn::Date,
        .head = [](const Text& text, bool) { return text.tr("Date"); },
        .cell = [](const Row& row, const Text&, ScorePlace) { return row.run.date.substr(0, row.run.date.find('T')); },
        .before = [](const Row& a, const Row& b) { return a.run.date < b.run.date; },
        .largestFirst = true,
        .words = true,
        .stand = {0, 0}};
}

/// One of the numbers of a night shift.
template<int puzzle::ShiftScore::*Value>
std::string number(const Shift& row, const Text&, ScorePlace) {
    return std::to_string(row.run.score.*Value);
}

template<int puzzle::ShiftScore::*Value>
bool byNumber(const Shift& a, const Shift& b) {
    return a.run.score.*Value < b.run.score.*Value;
}

std::string levelOrKey(const Run& row, const Text&, ScorePlace) {
    const std::string level(row.run.key.levelPath());
    return level.empty() ? row.run.key.text() : level;
}

std::string optimum(const Run& row, const Text& text, ScorePlace) {
    return row.run.exact ? std::to_string(row.run.optimum) : text.tr("≤ {1}", row.run.optimum);
}

std::string points(const Shift& row, const Text& text, ScorePlace place) {
    const int points = row.run.score.points;
    return place == ScorePlace::Window ? number(text, points) : std::to_string(points);
}

} // namespace

template<>
std::span<const ScoreColumnOf<Run>> scoreColumns() {
    static const std::array columns{
        rankColumn<Run>(),
        playerColumn<Run>(),
        Column<Run>{.column = ScoreColumn::Board,
                    .head = [](const Text& text, bool) { return text.tr("Level"); },
                    .cell = levelOrKey,
                    .words = true},
        Column<Run>{.column = ScoreColumn::Stars,
                    .head = [](const Text& text, bool) { return text.tr("Stars"); },
                    .before = [](const Run& a, const Run& b) { return a.run.stars() < b.run.stars(); },
                    .largestFirst = true,
                    .printed = false,
                    .stand = {660, 460},
                    .positionForManyBoards = {674, 544}},
        Column<Run>{.column = ScoreColumn::Over,
                    .head = [](const Text& text, bool) { return text.trc("column: moves over the optimum", "Over"); },
                    .cell = [](const Run& row, const Text&,
                               ScorePlace) { return (row.run.over() > 0 ? "+" : "") + std::to_string(row.run.over()); },
                    .before = [](const Run& a, const Run& b) { return a.run.over() < b.run.over(); },
                    .printed = false,
                    .stand = {},
                    .positionForManyBoards = {488, 358}},
        Column<Run>{.column = ScoreColumn::Moves,
                    .head = [](const Text& text, bool) { return text.tr("Moves"); },
                    .cell = [](const Run& row, const Text&, ScorePlace) { return std::to_string(row.run.moves); },
                    .before = [](const Run& a, const Run& b) { return a.run.moves < b.run.moves; },
                    .stand = {384, 254}},
        Column<Run>{.column = ScoreColumn::Optimum,
                    .head = [](const Text& text, bool) { return text.tr("Optimum"); },
                    .cell = optimum,
                    .before = [](const Run& a, const Run& b) { return a.run.optimum < b.run.optimum; },
                    .stand = {258, std::nullopt}},
        Column<Run>{.column = ScoreColumn::Time,
                    .head = [](const Text& text, bool) { return text.tr("Time"); },
                    .cell = [](const Run& row, const Text&, ScorePlace) { return clock(row.run.duration); },
                    .before = [](const Run& a, const Run& b) { return a.run.duration < b.run.duration; },
                    .stand = {132, 138}},
        dateColumn<Run>(),
    };
    return columns;
}

template<>
std::span<const ScoreColumnOf<Shift>> scoreColumns() {
    using Score = puzzle::ShiftScore;
    static const std::array columns{
        rankColumn<Shift>(),
        playerColumn<Shift>(),
        Column<Shift>{.column = ScoreColumn::Points,
                      .head = [](const Text& text, bool) { return text.tr("Points"); },
                      .cell = points,
                      .before = byNumber<&Score::points>,
                      .largestFirst = true,
                      .stand = {570, 374}},
        Column<Shift>{.column = ScoreColumn::Houses,
                      .head = [](const Text& text, bool) { return text.tr("Houses"); },
                      .cell = number<&Score::houses>,
                      .before = byNumber<&Score::houses>,
                      .largestFirst = true,
                      .stand = {440, 262}},
        Column<Shift>{
            .column = ScoreColumn::AtOptimum,
            .head = [](const Text& text, bool brief) { return brief ? text.tr("Optimum") : text.tr("At the optimum"); },
            .cell = number<&Score::atOptimum>,
            .before = byNumber<&Score::atOptimum>,
            .largestFirst = true,
            .stand = {270, 128}},
        Column<Shift>{.column = ScoreColumn::Chain,
                      .head = [](const Text& text, bool) { return text.tr("Chain"); },
                      .cell = number<&Score::bestChain>,
                      .before = byNumber<&Score::bestChain>,
                      .largestFirst = true,
                      .stand = {140, std::nullopt}},
        dateColumn<Shift>(),
    };
    return columns;
}

} // namespace text
