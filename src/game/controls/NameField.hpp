#pragma once

#include "game/words/KeyCaps.hpp"
#include "ui/widgets/TextField.hpp"

#include <vector>

namespace game {

/// A field for a player's name.
[[nodiscard]] ui::TextFieldOptions nameFieldOptions(const text::Text& text);

/// What the keys and the pad do while the field has the focus.
/// \param leave what Back does in words.
[[nodiscard]] std::vector<ui::LegendEntry> nameFieldLegend(const text::Text& text, const KeyCaps& caps,
                                                           const ui::TextField& field, const std::string& leave);

} // namespace game
