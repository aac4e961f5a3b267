// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/Geometry.hpp"
#include "ui/widgets/PushButton.hpp"

/// How overlays that ask for something are laid out: title, words, fields with labels, and two buttons.
namespace game::prompt {

inline constexpr float width = 620;
inline constexpr float padding = 28;
inline constexpr float titleHeight = 62;
inline constexpr float titleMiddle = 38; ///< Below the top of the panel.
inline constexpr float lineHeight = 24;  ///< Height of a line of words.
inline constexpr float fieldPitch = 96;  ///< Including the label above and a sentence below.
inline constexpr float labelAbove = 16;

/// Places the buttons in the lower right corner of the panel, as wide as their labels need.
inline void placeButtons(const ui::Rect& panel, ui::PushButton& agree, ui::PushButton& cancel,
                         const ui::Measure& measure) {
    constexpr float gap = 12;
    const float top = panel.bottom() - padding - ui::PushButton::height;
    const float agreeing = agree.preferredWidth(measure);
    const float cancelling = cancel.preferredWidth(measure);
    agree.place({panel.right() - padding - agreeing, top, agreeing, ui::PushButton::height});
    cancel.place({agree.bounds().x - gap - cancelling, top, cancelling, ui::PushButton::height});
}

} // namespace game::prompt
