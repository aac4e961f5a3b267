// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/shared/SharedRuns.hpp"
#include "text/Text.hpp"

#include <string>
#include <vector>

namespace text {

/// A sentence on why the folder of a shared leaderboard cannot be used.
[[nodiscard]] std::string describe(const Text& text, data::SharedProblem problem);
/// A sentence on why a shared leaderboard cannot be read.
[[nodiscard]] std::string describe(const Text& text, const data::SharedFailure& problem);

/// Says which files of runs could not be read; empty if all could. \param unread see data::SharedNews.
[[nodiscard]] std::string unreadSentence(const Text& text, const std::vector<std::string>& unread);

} // namespace text
