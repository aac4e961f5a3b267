#pragma once

#include <SFML/Window/Keyboard.hpp>

#include <optional>
#include <string_view>

namespace ui {

/// The name of a key by itself, without spaces: "A", "F11", "Esc", "Num5"; empty for keys that cannot be bound.
[[nodiscard]] std::string_view bareKeyName(sf::Keyboard::Key key) noexcept;
/// The key of a name, which may be written in capitals or not, or one of the usual others: "Escape", "Return", "Del".
[[nodiscard]] std::optional<sf::Keyboard::Key> bareKeyFromName(std::string_view name);

/// Whether two names are the same but for capitals (ASCII).
[[nodiscard]] bool sameName(std::string_view a, std::string_view b) noexcept;

} // namespace ui
