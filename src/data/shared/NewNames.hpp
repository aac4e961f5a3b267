// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"

#include <map>
#include <string>
#include <vector>

namespace data {

/// The current name of a player who has had others.
struct NewName {
    std::string name;
    std::vector<std::string> former; ///< Each as foldedName().
};

/// Runs of this computer that a shared leaderboard may have under a former name of their player, by identityOf():
/// somebody who corrects their name must not appear there as two people.
using NewNames = std::map<std::string, NewName>;

/// Identifies a run regardless of its player's name.
[[nodiscard]] inline std::string identityOf(const Run& run) {
    return run.code + "\n" + run.date + "\n" + run.events;
}
[[nodiscard]] inline std::string identityOf(const ShiftRun& run) {
    return run.seed + "\n" + run.date + "\n" + run.events;
}

} // namespace data
