// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"

#include <map>
#include <string>
#include <vector>

namespace data {

/// The name of the player of a run, who has had others before.
struct NewName {
    std::string name;
    std::vector<std::string> former; ///< Each as foldedName().
};

/// Runs of this computer that may have been given to a shared leaderboard under a name that their player has no longer,
/// by identityOf(). So whoever corrects a name is not two people there.
using NewNames = std::map<std::string, NewName>;

/// What makes a run the same whoever is its player.
[[nodiscard]] inline std::string identityOf(const Run& run) {
    return run.code + "\n" + run.date + "\n" + run.events;
}
[[nodiscard]] inline std::string identityOf(const ShiftRun& run) {
    return run.seed + "\n" + run.date + "\n" + run.events;
}

} // namespace data
