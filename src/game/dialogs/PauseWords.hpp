// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/dialogs/ToPause.hpp"
#include "game/services/Preferences.hpp"
#include "text/Text.hpp"

#include <string>

/// What the pause and the menu over a board share: the entries of the game itself.
namespace game {

[[nodiscard]] std::string continueLabel(const text::Text& text, const ToPause& to);
[[nodiscard]] std::string fullscreenLabel(const text::Text& text, const data::Settings& settings);
[[nodiscard]] std::string muteLabel(const text::Text& text, const data::Settings& settings);

/// Turns a setting off if it is on, and on if it is off.
void toggle(Preferences& preferences, bool data::Settings::*setting);

/// Words what comes from the scene below in the current language.
void translate(ToPause& to);

} // namespace game
