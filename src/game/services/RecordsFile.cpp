// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The file of the records as a whole: its backups, and how it is deleted.

#include "data/files/PlayerName.hpp"
#include "game/services/Records.hpp"
#include "text/Problems.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {

void Records::backUpDaily() {
    m_writeDay = today();
    if (!m_paths.data.empty())
        m_database.backUpDaily(m_paths.backups(), [this] { return m_writeDay.load(); });
}

std::vector<data::Backup> Records::backups() {
    settle(); // The first write of the day may be making one.
    return m_paths.data.empty() ? std::vector<data::Backup>() : data::listBackups(m_paths.backups());
}

std::vector<std::string> Records::listedNames() {
    std::vector<std::string> names;
    for (data::PlayerSummary& each : m_players.all().value_or(std::vector<data::PlayerSummary>()))
        names.push_back(std::move(each.name));
    return names;
}

std::optional<data::RestoreProblem> Records::restoreBackup(const std::filesystem::path& file) {
    using Names = std::vector<std::string>;
    const auto has = [](const Names& names, const std::string& name) {
        return std::any_of(names.begin(), names.end(), [folded = data::foldedName(name)](const std::string& each) {
            return data::foldedName(each) == folded;
        });
    };
    finishStoring();
    m_writes.clear();
    // A former name that still is somebody's is not another name of the current player.
    Names before = m_players.formerNames(player()).value_or(Names());
    std::erase_if(before, [&, others = listedNames()](const std::string& name) { return has(others, name); });
    if (const auto restored = data::restoreBackup(m_database, file, today()); !restored)
        return restored.error();
    m_reportedReopens = m_database.reopenCount(); // The player asked for it.
    markStale();
    const Names listed = listedNames();
    if (has(listed, player()))
        return std::nullopt;
    Names same; // Listed under another name.
    const Names later = m_players.formerly(player()).value_or(Names());
    std::copy_if(listed.begin(), listed.end(), std::back_inserter(same),
                 [&](const std::string& name) { return has(later, name) || has(before, name); });
    if (same.size() == 1)
        setCurrentPlayer(same.front() == data::unnamedPlayer ? std::string() : same.front());
    return std::nullopt;
}

data::Deletion Records::deleteEverything() {
    const puzzle::Kinds kinds = m_database.kinds();
    const data::Log log = m_database.log();
    if (beforeDeletion)
        beforeDeletion();
    m_writes.clear();
    m_unsaved.clear();
    m_pending.clear();
    data::Deletion deletion = data::deleteOwnData(m_paths, std::exchange(m_database, data::Database::inMemory(kinds)));
    m_database = m_paths.data.empty() ? data::Database::inMemory(kinds)
                                      : data::Database::open(m_paths.database(), kinds, data::Inspection::AtOnce, log);
    backUpDaily();
    for (const data::FileProblem& problem : deletion.problems)
        log.warn(text::describe(text::Text(), problem));
    m_levels = {};
    m_days = {};
    m_lessons = {};
    m_storedDay.reset();
    m_reportedReopens = m_recordedReopens = m_database.reopenCount();
    m_preferences.reset();
    return deletion;
}

} // namespace game
