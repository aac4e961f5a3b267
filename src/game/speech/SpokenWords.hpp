// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "data/settings/Settings.hpp"
#include "game/boards/Challenge.hpp"
#include "puzzle/Milliseconds.hpp"
#include "text/Text.hpp"
#include "ui/Event.hpp"
#include "ui/Spoken.hpp"

#include <optional>
#include <string>

namespace game {

/// How much is said: names and values only; what kind of control something is as well; or which of several it is, too.
enum class Verbosity : unsigned char { Short, Medium, Long };

/// Everything that a control says of itself: "Surface, menu, Torus, 3 of 6".
[[nodiscard]] std::string spokenWords(const text::Text& text, const ui::Spoken& spoken, Verbosity verbosity);

/// What a control says when something about it has changed: only that. Empty if nothing has.
[[nodiscard]] std::string changedWords(const text::Text& text, const ui::Spoken& before, const ui::Spoken& now,
                                       Verbosity verbosity);

/// The figures beside a board in play, as far as the player wants to see them: "3 moves, optimum 4, 0:12".
/// \param score as text. \param optimum if it is known.
[[nodiscard]] std::string figureWords(const text::Text& text, const data::InSight& shown, std::string score,
                                      const std::optional<Par>& optimum, puzzle::Milliseconds time);

/// The direction of an arrow, or that a cable would end here for a confirmation: "right", "end here".
[[nodiscard]] std::string directionWords(const text::Text& text, ui::Action action);

} // namespace game
