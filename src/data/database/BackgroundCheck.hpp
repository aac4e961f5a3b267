// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/database/Finding.hpp"

#include <atomic>
#include <filesystem>
#include <thread>

namespace data {

/// Checks a database for damage in its own thread and on its own connection. Reads every page, which takes a while for
/// a large file. The destructor cancels the check.
class BackgroundCheck {
public:
    explicit BackgroundCheck(std::filesystem::path file);

    /// What has been found so far.
    [[nodiscard]] Condition condition() const noexcept { return m_condition.load(); }
    /// Whether the check has finished, or cannot be done.
    [[nodiscard]] bool over() const noexcept { return m_over.load(); }

private:
    std::atomic<Condition> m_condition = Condition::Sound;
    std::atomic<bool> m_over = false;
    std::jthread m_thread; // Must be last, so that it is stopped and joined first.
};

} // namespace data
