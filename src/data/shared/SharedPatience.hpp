// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <string>

namespace data {

/// Which files of a folder are not worth another look yet, in this sitting: those that hold no runs never are, and
/// those that were not complete are looked at ever more rarely.
class SharedPatience {
public:
    /// Begins another look at the folder.
    void beginRound() noexcept { ++m_round; }
    [[nodiscard]] bool skips(const std::string& file) const {
        const auto known = m_files.find(file);
        return known != m_files.end() && m_round < known->second.again;
    }
    void giveUp(const std::string& file) { m_files[file].again = never; }
    void waitFor(const std::string& file) {
        Wait& wait = m_files[file];
        wait.again = m_round + wait.rounds;
        wait.rounds = std::min(2 * wait.rounds, longest);
    }

private:
    static constexpr long never = std::numeric_limits<long>::max();
    static constexpr long longest = 60; ///< Rounds; one takes about a minute.

    struct Wait {
        long rounds = 1; ///< Doubled each time.
        long again = 0;
    };

    long m_round = 0;
    std::map<std::string, Wait> m_files;
};

} // namespace data
