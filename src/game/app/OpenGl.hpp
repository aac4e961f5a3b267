// SPDX-FileCopyrightText: 2026 The Lichter Aus authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "platform/window/Display.hpp"

#include <SFML/Graphics/Texture.hpp>

#include <functional>
#include <optional>

namespace game {

/// What SFML needs of OpenGL, kept while the game runs. SFML 2.5 has no way to say that OpenGL does not work: it
/// crashes, draws nothing, or causes an X error, on which Xlib prints a raw message and ends the process. So this
/// creates what SFML creates for the first window or picture anyway, and looks at what becomes of it.
class OpenGl {
public:
    /// Ends the process if OpenGL does not work. \pre display.available()
    /// \param report says so, and returns the exit code; it must not use the display.
    OpenGl(const platform::DisplayConnection& display, const std::function<int()>& report);

private:
    std::optional<sf::Texture> m_shared; ///< Keeps SFML's first context, which all others share.
};

} // namespace game
