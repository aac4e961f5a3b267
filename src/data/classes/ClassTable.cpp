// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/classes/ClassTable.hpp"

#include "data/files/Json.hpp"
#include "data/files/PlayerName.hpp"

#include <algorithm>
#include <chrono>
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

Json resultJson(const std::optional<ClassResult>& result) {
    if (!result)
        return {};
    const RunSummary& run = result->run;
    return {{"done", result->done},
            {"late", result->tooLate},
            {"moves", run.moves},
            {"optimum", run.optimum},
            {"exact", run.exact},
            {"stars", run.stars()},
            {"seconds", std::chrono::duration<double>(run.duration).count()},
            {"hints", run.hints},
            {"live", run.live},
            {"undos", run.undos},
            {"runs", result->runs},
            {"date", run.date}};
}

} // namespace

std::size_t ClassRow::done() const noexcept {
    return static_cast<std::size_t>(
        std::ranges::count_if(results, [](const auto& each) { return each && each->done; }));
}

const ClassResult& countingOf(const ClassResult& a, const ClassResult& b, ClassCounts counts) noexcept {
    if (a.tooLate != b.tooLate)
        return a.tooLate ? b : a;
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
    if (m_which.player.empty())
        addListed();
    m_begun = true;
    return {};
}

void ClassTableReader::addListed() {
    std::map<std::string, std::string> known; // The name in the leaderboard, by its folded form.
    for (const std::string& name : m_names)
        known.emplace(foldedName(name), name);
    std::vector<std::string> order;
    for (const std::string& pupil : m_plan.pupils) {
        const auto found = known.find(foldedName(pupil));
        order.push_back(found == known.end() ? pupil : found->second);
        ClassRow& row = m_rows[order.back()];
        row.player = pupil;
        row.listed = true;
        row.results.resize(m_plan.tasks.size());
    }
    std::ranges::copy_if(m_names, std::back_inserter(order),
                         [this](const std::string& name) { return !m_rows.at(name).listed; });
    m_names = std::move(order);
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
        const bool tooLate = isTooLate(m_plan.tasks[m_next], row.run);
        if (!row.rank || pupil == m_rows.end() || (!tooLate && !isInTime(m_plan.tasks[m_next], row.run)))
            continue;
        const bool counts = m_plan.counts != ClassCounts::Optimum || row.run.stars() == 3;
        ClassResult found{row.run, row.id, 1, counts && !tooLate, tooLate};
        auto& result = pupil->second.results[m_next];
        if (result) {
            const std::size_t runs = result->tooLate == tooLate ? result->runs + 1 : 0;
            found = countingOf(*result, found, m_plan.counts);
            if (runs > 0) // Otherwise runs in time are not counted together with later ones.
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

std::string formatClassTable(const ClassPlan& plan, const ClassTable& table, const std::vector<std::string>& boards) {
    Json tasks = Json::array();
    for (std::size_t i = 0; i < plan.tasks.size(); ++i) {
        const ClassTask& task = plan.tasks[i];
        Json object{{"key", task.key.text()}, {"board", boards[i]}};
        object["from"] = task.from ? Json(puzzle::dayText(*task.from)) : Json();
        object["until"] = task.until ? Json(puzzle::dayText(*task.until)) : Json();
        tasks.push_back(std::move(object));
    }
    Json pupils = Json::array();
    for (const ClassRow& row : table) {
        Json results = Json::array();
        for (const auto& result : row.results)
            results.push_back(resultJson(result));
        Json object{{"player", row.player}};
        object["listed"] = plan.pupils.empty() ? Json() : Json(row.listed);
        object["done"] = row.done();
        object["results"] = std::move(results);
        pupils.push_back(std::move(object));
    }
    const Json whole{
        {"name", plan.name}, {"counts", name(plan.counts)}, {"tasks", std::move(tasks)}, {"pupils", std::move(pupils)}};
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace data
