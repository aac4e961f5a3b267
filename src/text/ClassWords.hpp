// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/classes/ClassTable.hpp"
#include "data/levels/Library.hpp"
#include "text/Text.hpp"

#include <chrono>
#include <string>

/// Texts about the classes of shared leaderboards.
namespace text {

/// A task's board: "Garden Shed 3 · Molehill", "Daily puzzle, 1 Dec", the name of a shared one, or what a random one is
/// like. \param thisYear see shortDate.
[[nodiscard]] std::string taskName(const Text& text, const data::ClassTask& task, const data::Library& library,
                                   std::chrono::year thisYear);

/// When runs on it count: "until 12 Dec", "from 3 Dec", "3 Dec – 12 Dec"; empty if always.
[[nodiscard]] std::string taskTime(const Text& text, const data::ClassTask& task, std::chrono::year thisYear);

/// A sentence on what counts.
[[nodiscard]] std::string countsSentence(const Text& text, data::ClassCounts counts);
/// What counts, as a choice: "The best run".
[[nodiscard]] std::string countsChoice(const Text& text, data::ClassCounts counts);

/// The table as comma-separated values: a line for each pupil and task. The heads are the same in every language.
/// \param thisYear for the names of days.
[[nodiscard]] std::string classCsv(const Text& text, const data::ClassPlan& plan, const data::ClassTable& table,
                                   const data::Library& library, std::chrono::year thisYear);

} // namespace text
