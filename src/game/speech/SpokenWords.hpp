// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "text/Text.hpp"
#include "ui/Event.hpp"
#include "ui/Spoken.hpp"

#include <string>

namespace game {

/// How much is said: names and values only; what kind of control something is as well; or which of several it is, too.
enum class Verbosity : unsigned char { Short, Medium, Long };

/// Everything that a control says of itself: "Surface, menu, Torus, 3 of 6".
[[nodiscard]] std::string spokenWords(const text::Text& text, const ui::Spoken& spoken, Verbosity verbosity);

/// What a control says when something about it has changed: only that. Empty if nothing has.
[[nodiscard]] std::string changedWords(const text::Text& text, const ui::Spoken& before, const ui::Spoken& now,
                                       Verbosity verbosity);

/// The direction of an arrow, or that a cable would end here for a confirmation: "right", "end here".
[[nodiscard]] std::string directionWords(const text::Text& text, ui::Action action);

} // namespace game
