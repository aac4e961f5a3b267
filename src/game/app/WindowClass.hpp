#pragma once

#include <SFML/Window/WindowHandle.hpp>

namespace game {

/// The id of the application, which its desktop file has too: by this class a desktop knows which application a window
/// belongs to.
[[nodiscard]] const char* windowClass() noexcept;

/// Gives an open window its class. SFML 2.5 makes it from the first title, and the name of the instance from that of
/// the program up to a dash.
void setWindowClass(sf::WindowHandle window);

} // namespace game
