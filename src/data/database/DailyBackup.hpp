// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/files/Log.hpp"
#include "puzzle/Day.hpp"

#include <filesystem>
#include <functional>
#include <optional>

namespace data {

struct Connection;

/// Returns the current day in the player's time zone. It is called by the thread that writes: see Database::alongside.
using Today = std::function<puzzle::Day()>;

/// Copies a database into a folder before the first write of each day, and keeps the newest keptBackups of the copies.
class DailyBackup {
public:
    DailyBackup(std::filesystem::path folder, Today today)
        : m_folder(std::move(folder))
        , m_today(std::move(today)) {}

    [[nodiscard]] const std::filesystem::path& folder() const noexcept { return m_folder; }

    /// Makes the backup of the day, unless there is one, or the database has no runs. If that fails, it is logged and
    /// not tried again on that day, so that a full disk does not slow down every press. \pre no transaction is open.
    void beforeWrite(Connection& source, const Log& log) noexcept;

private:
    std::filesystem::path m_folder;
    Today m_today;
    std::optional<puzzle::Day> m_done; ///< The last day that was handled.
};

} // namespace data
