// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/words/KeyCaps.hpp"
#include "ui/widgets/TextField.hpp"

#include <vector>

namespace game {

/// The options of a field for a player's name.
[[nodiscard]] ui::TextFieldOptions nameFieldOptions(const text::Text& text);

/// The legend of keys and pad buttons while the field has the focus.
/// \param leave label for what Back does.
[[nodiscard]] std::vector<ui::LegendEntry> nameFieldLegend(const text::Text& text, const KeyCaps& caps,
                                                           const ui::TextField& field, const std::string& leave);

} // namespace game
