// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/runs/Run.hpp"
#include "game/boards/RandomPreview.hpp"
#include "text/Text.hpp"

#include <string>

namespace game {

/// The name of a difficulty, such as "Night owl".
[[nodiscard]] std::string difficultyName(const text::Text& text, lights::Difficulty difficulty);

/// "1 move", "6 moves", "6 to 9 moves".
[[nodiscard]] std::string movesWords(const text::Text& text, const lights::OptimumRange& range);

/// The number of moves that matching boards take, such as "Hard · 11 to 14 moves"; for an exact optimum, the possible
/// range.
/// \param range null while it is not known.
[[nodiscard]] std::string rangeWords(const text::Text& text, const lights::RandomSetting& setting,
                                     const RandomPreview::Range* range);

/// A sentence on how the edges meet; empty for the plane.
[[nodiscard]] std::string edgeWords(const text::Text& text, lights::Surface surface);

/// The player's best run with a setting as text, such as "Your record: optimum + 2, 1:24".
[[nodiscard]] std::string recordWords(const text::Text& text, const std::optional<data::RunSummary>& best);

} // namespace game
