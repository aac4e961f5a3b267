// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/look/board/LightsBoardView.hpp"
#include "game/round/Round.hpp"
#include "lights/Deduction.hpp"
#include "text/Text.hpp"

#include <cstddef>
#include <string>

namespace game {

/// The reason for a hint: in a sentence or two, and on the board.
struct HintReason {
    std::string words;
    HintMarks marks; ///< The window to press, and those that the words call tinted and ringed.
};

/// Says why a window is the next to press.
[[nodiscard]] HintReason whyPress(const text::Text& text, const Round& round, const lights::Deduction& next);

/// Says why a window is the next of an order of quiet hours. \pre round.orderFromHere() has presses.
[[nodiscard]] HintReason whyInOrder(const text::Text& text, const Round& round);

/// Says in quiet hours that the last presses should be undone. \param presses how many: see Round::pressesTooMany.
[[nodiscard]] std::string whyUndo(const text::Text& text, const Round& round, std::size_t presses);

/// Says why a press has to be taken back, and which others. \param mistake see Round::mistake().
[[nodiscard]] HintReason whyBack(const text::Text& text, const Round& round, const Round::Mistake& mistake);

} // namespace game
