// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/controls/Toolbar.hpp"
#include "game/look/Theme.hpp"
#include "lights/Shift.hpp"

namespace game {

/// The buttons below the house: undo, redo, restart, and skip with its cost.
[[nodiscard]] std::vector<Toolbar::Tool> shiftTools();

/// Enables the buttons of what can be done in the shift as it stands, and says what a skip costs now.
void offer(Toolbar& tools, const lights::Shift& shift, const text::Text& text);

/// "Skip (−10 s)", or that it is free.
[[nodiscard]] std::string skipWords(const text::Text& text, const lights::Shift& shift);

/// The front of a house of the night shift, counted from 0; neighbouring houses have different fronts. Where sides are
/// joined it is one whose wall turns away.
[[nodiscard]] House shiftHouseFront(int index, lights::Surface surface) noexcept;

} // namespace game
