// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/classes/ClassProgress.hpp"

#include <algorithm>
#include <utility>

namespace game {

namespace {

constexpr data::ClassTableReader::Portion portion{4, 50}; ///< A fraction of a frame.

} // namespace

void ClassProgress::begin(const std::string& board, const data::ClassPlan& plan) {
    if (board != m_board || plan.tasks != m_tasks)
        m_results.assign(plan.tasks.size(), std::nullopt);
    m_board = board;
    m_tasks = plan.tasks;
    m_counts = plan.counts;
    m_here.reset();
    // What was given is on the leaderboard. What was played before joining it is never given, and does not count.
    if (const auto last = m_records.lastGivenToShared(m_shared.find(board)->folder))
        m_here.emplace(plan, m_library, data::ClassTableReader::Which{m_records.player(), last});
    m_there.emplace(plan, m_library, data::ClassTableReader::Which{m_records.player(), {}});
}

bool ClassProgress::update() {
    if (!m_there || m_shared.find(m_board) == nullptr)
        return false;
    // What cannot be read is missing, as if it had not been played.
    if ((m_here && !m_here->read(m_records.leaderboard(), portion).value_or(true)) ||
        !m_there->read(m_shared.leaderboard(m_board), portion).value_or(true))
        return false;
    finish();
    return true;
}

void ClassProgress::finish() {
    const data::ClassTable here = m_here ? m_here->table() : data::ClassTable();
    const data::ClassTable there = m_there->table();
    for (std::size_t i = 0; i < m_results.size(); ++i) {
        const std::optional<data::ClassResult> none;
        const auto& own = here.empty() ? none : here.front().results[i];
        const auto& other = there.empty() ? none : there.front().results[i];
        m_results[i] = own && other ? data::countingOf(*own, *other, m_counts) : own ? own : other;
    }
    m_here.reset();
    m_there.reset();
}

std::size_t ClassProgress::done() const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count_if(m_results, [](const auto& each) { return each && each->done; }));
}

} // namespace game
