// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "data/database/BackgroundCheck.hpp"

#include "data/database/Sql.hpp"

#include <sqlite3.h>
#include <stop_token>
#include <utility>

namespace data {

namespace {

Condition conditionOf(const std::filesystem::path& file, const std::stop_token& stop) {
    const auto found = attempt([&] {
        SQLite::Database sql(file.string(), SQLITE_OPEN_READONLY, busyTimeout);
        const std::stop_callback interrupt(stop, [&sql] { sqlite3_interrupt(sql.getHandle()); });
        harden(sql);
        return stop.stop_requested() ? Condition::Sound : check(sql, Depth::Everything);
    });
    // Any other failure is not damage; the next query will fail in the same way and report it.
    return found ? *found : found.error() == StorageProblem::Damaged ? Condition::Damaged : Condition::Sound;
}

} // namespace

BackgroundCheck::BackgroundCheck(std::filesystem::path file)
    : m_thread([this, file = std::move(file)](const std::stop_token& stop) {
        const Condition condition = conditionOf(file, stop);
        if (!stop.stop_requested()) // An interrupted check proves nothing.
            m_condition = condition;
        m_over = true;
    }) {}

} // namespace data
