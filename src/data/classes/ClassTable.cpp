// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassTable.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace data {

namespace {

/// The order in which runs count, the best first: that of the leaderboard, or of time.
auto rankOf(const ClassResult& result) {
    const RunSummary& run = result.run;
    return std::make_tuple(run.assisted(), run.over(), run.duration, std::string_view(run.date));
}

} // namespace

std::size_t ClassRow::done() const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count_if(results, [](const auto& each) { return each && each->done; }));
}

const ClassResult& countingOf(const ClassResult& a, const ClassResult& b, ClassCounts counts) noexcept {
    if (counts == ClassCounts::First)
        return b.run.date < a.run.date ? b : a;
    return rankOf(b) < rankOf(a) ? b : a;
}

std::optional<TaskBoard> boardOfTask(const ClassTask& task, const Library& library) {
    if (task.key.mode() == puzzle::RunMode::Daily)
        return TaskBoard{};
    if (task.key.mode() == puzzle::RunMode::Board)
        return TaskBoard{{}, task.key.text(), {}};
    auto level = library.levelOf(task.key);
    if (!level || isAsked(level->level()))
        return std::nullopt;
    std::string code = level->code();
    RunFilter accepts = filterOf(level->level());
    return TaskBoard{std::move(level), std::move(code), std::move(accepts)};
}

std::vector<std::size_t> taskLevels(const LibraryPack& pack) {
    std::vector<std::size_t> levels;
    for (std::size_t i = 0; i < pack.pack.levels.size(); ++i)
        if (!isAsked(pack.pack.levels[i]))
            levels.push_back(i);
    return levels;
}

ClassTableReader::ClassTableReader(const ClassPlan& plan, const Library& library, Which which)
    : m_plan(plan)
    , m_which(std::move(which)) {
    for (const ClassTask& task : m_plan.tasks)
        m_boards.push_back(boardOfTask(task, library));
}

tl::expected<void, StorageProblem> ClassTableReader::begin(Leaderboard& leaderboard) {
    m_names = {m_which.player};
    if (m_which.player.empty()) {
        auto names = leaderboard.players();
        if (!names)
            return tl::unexpected(names.error());
        m_names = *std::move(names);
    }
    for (const std::string& name : m_names)
        m_rows[name] = {name, std::vector<std::optional<ClassResult>>(m_plan.tasks.size())};
    m_begun = true;
    return {};
}

tl::expected<bool, StorageProblem> ClassTableReader::read(Leaderboard& leaderboard, const Portion& portion) {
    if (!m_begun)
        if (const auto begun = begin(leaderboard); !begun)
            return tl::unexpected(begun.error());
    for (std::size_t tasks = 0; m_next < m_plan.tasks.size(); ++m_next) {
        const auto& board = m_boards[m_next];
        if (!board)
            continue;
        if (tasks++ == portion.tasks)
            return false;
        LeaderboardQuery query{
            {true, m_which.player, {}, std::numeric_limits<std::size_t>::max(), portion.verifications},
            m_plan.tasks[m_next].key,
            board->code,
            0,
            board->accepts};
        const auto page = leaderboard.rows(query);
        if (!page)
            return tl::unexpected(page.error());
        if (page->partial)
            return false;
        take(*page);
    }
    return true;
}

void ClassTableReader::take(const LeaderboardPage& page) {
    for (const LeaderboardRow& row : page.rows) {
        const auto pupil = m_which.player.empty() ? m_rows.find(row.run.player) : m_rows.begin();
        if (m_which.after && (row.id <= *m_which.after || row.run.imported))
            continue;
        if (!row.rank || pupil == m_rows.end() || !isInTime(m_plan.tasks[m_next], row.run))
            continue;
        ClassResult found{row.run, row.id, 1, m_plan.counts != ClassCounts::Optimum || row.run.stars() == 3};
        auto& result = pupil->second.results[m_next];
        if (result) {
            const std::size_t runs = result->runs + 1;
            found = countingOf(*result, found, m_plan.counts);
            found.runs = runs;
        }
        result = std::move(found);
    }
}

ClassTable ClassTableReader::table() const {
    ClassTable table;
    for (const std::string& name : m_names)
        table.push_back(m_rows.at(name));
    return table;
}

} // namespace data
